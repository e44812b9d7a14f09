### Личная панель /settings.

command-settings = Ваш язык, сообщения, уведомления, цвета и постоянные ответы

settings-title = ## Ваши настройки
    Они действуют во всех играх, и видите их только вы.
settings-line = - { $name } — **{ $value }**
settings-language = Язык
settings-language-own = Как в моём Discord
settings-language-en = Английский
settings-language-ru = Русский
settings-language-uk = Украинский
settings-letters = Личные сообщения
settings-letters-on = включены, для тайного выбора
settings-letters-closed = недоступны: выбор в канале
settings-letters-off = выключены: выбор в канале
settings-letters-turn-on = Включить личные сообщения
settings-letters-turn-off = Выключить личные сообщения
settings-letters-again = Попробовать личные сообщения снова
settings-pings = Уведомления
settings-pings-turns = Когда нужен мой ответ
settings-pings-chapters = Важные события и тайный выбор
settings-pings-end = Только конец игры
settings-pings-off = Никогда
settings-theme = Цвета картинок
settings-theme-light = Светлая тема
settings-theme-dark = Тёмная тема
settings-theme-contrast = Высокий контраст
settings-words = Поле
settings-words-on = словами
settings-words-off = картинками
settings-words-turn-on = Показывать поле словами
settings-words-turn-off = Показывать поле картинками
settings-hints = Подсказки об угрозах
settings-hints-first = В первых трёх партиях
settings-hints-always = Всегда
settings-hints-off = Никогда
settings-to-standing = Постоянные ответы
settings-to-general = Назад
settings-standing-title = ## Постоянные ответы
    На такие вопросы можно ответить раз и навсегда; тогда бот отвечает за вас сразу. «Как обычно» — бот спрашивает вас, кроме случаев, когда ответ очевиден.
settings-standing-game = ### { $game }
settings-standing-which = Какой вопрос?
settings-standing-answer = Ваш ответ
settings-standing-usual = Как обычно
settings-standing-ask = Спрашивать меня
settings-standing-always = Всегда: { $answer }
settings-standing-none = Таких вопросов нет ни в одной игре.
settings-saved = Сохранено.
