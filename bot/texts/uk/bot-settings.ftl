### Особиста панель /settings.

command-settings = Ваша мова, повідомлення, сповіщення, кольори й постійні відповіді

settings-title = ## Ваші налаштування
    Вони діють у всіх іграх, і бачите їх лише ви.
settings-line = - { $name } — **{ $value }**
settings-language = Мова
settings-language-own = Як у моєму Discord
settings-language-en = Англійська
settings-language-ru = Російська
settings-language-uk = Українська
settings-letters = Особисті повідомлення
settings-letters-on = увімкнено, для таємного вибору
settings-letters-closed = недоступні: вибір у каналі
settings-letters-off = вимкнено: вибір у каналі
settings-letters-turn-on = Увімкнути особисті повідомлення
settings-letters-turn-off = Вимкнути особисті повідомлення
settings-letters-again = Знову спробувати особисті
settings-pings = Сповіщення
settings-pings-turns = Коли потрібна моя відповідь
settings-pings-chapters = Важливі події й таємний вибір
settings-pings-end = Лише кінець гри
settings-pings-off = Ніколи
settings-theme = Кольори зображень
settings-theme-light = Світла тема
settings-theme-dark = Темна тема
settings-theme-contrast = Високий контраст
settings-words = Поле
settings-words-on = словами
settings-words-off = зображенням
settings-words-turn-on = Показувати поле словами
settings-words-turn-off = Показувати поле зображенням
settings-hints = Підказки про загрози
settings-hints-first = У перших трьох партіях
settings-hints-always = Завжди
settings-hints-off = Ніколи
settings-to-standing = Постійні відповіді
settings-to-general = Назад
settings-standing-title = ## Постійні відповіді
    На такі запитання можна відповісти раз і назавжди; тоді бот відповідає за вас одразу. «Як зазвичай» — бот питає вас, крім випадків, коли відповідь очевидна.
settings-standing-game = ### { $game }
settings-standing-which = Яке запитання?
settings-standing-answer = Ваша відповідь
settings-standing-usual = Як зазвичай
settings-standing-ask = Питати мене
settings-standing-always = Завжди: { $answer }
settings-standing-none = Таких запитань немає в жодній грі.
settings-saved = Збережено.
