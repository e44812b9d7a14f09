### Личная панель /settings.

command-settings = Ваш язык, сообщения, уведомления, цвета и постоянные ответы

settings-title = ## Ваши настройки
    Они действуют во всех играх, и видите их только вы.
settings-line = - { $name }: **{ $value }**
settings-language = Язык
settings-language-own = Как в моём Discord
settings-language-en = Английский
settings-language-ru = Русский
settings-language-uk = Украинский
settings-letters = Личные сообщения
settings-letters-on = включены
settings-letters-closed = Discord отказал: выбор в канале
settings-letters-off = выключены: выбор в канале
settings-letters-turn-on = Включить личные сообщения
settings-letters-turn-off = Выключить личные сообщения
settings-letters-again = Личные сообщения: ещё раз
settings-pings = Уведомления
settings-pings-turns = Всегда, когда решаю я
settings-pings-conflicts = Конфликты и тайный выбор
settings-pings-end = Только конец игры
settings-pings-off = Никогда
settings-theme = Цвета картинок
settings-theme-light = Светлая тема
settings-theme-dark = Тёмная тема
settings-theme-contrast = Высокий контраст
settings-words = Поле
settings-words-on = словами
settings-words-off = картинкой
settings-words-turn-on = Показывать поле словами
settings-words-turn-off = Показывать поле картинкой
settings-to-standing = Постоянные ответы
settings-to-general = Назад
settings-standing-title = ## Постоянные ответы
    На такие вопросы можно ответить раз и навсегда; тогда бот отвечает за вас сразу. «Как обычно» — значит, бот спрашивает, если хоть что-то говорит против единственного ответа.
settings-standing-which = Какое решение?
settings-standing-answer = Ваш ответ
settings-standing-usual = Как обычно
settings-standing-ask = Спрашивать меня
settings-standing-always = Всегда: { $answer }
settings-standing-none = Таких решений нет ни в одной игре.
settings-saved = Сохранено.
