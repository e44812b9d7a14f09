### Где идут игры: чего там не хватает, какие игры на паузе и как их продолжить.

## Права, как они называются в настройках Discord

permission-view-channel = Просматривать каналы
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений

## Что мешает; несколько причин идут через точку с запятой

trouble-permission = у меня нет права «{ $name }»
trouble-kind = для игры нужен текстовый канал или ветка в нём
trouble-locked = эта ветка заблокирована
trouble-archived = эта ветка в архиве
trouble-gone = канала этой игры больше нет
trouble-absent = меня нет на этом сервере; сначала меня должен добавить тот, кто им управляет
trouble-here = Вести здесь игру не получится: { $list }.
trouble-stored = Ваш ход записан, но написать об этом сюда не получается: { $list }. Как только это исправят, игра пойдёт дальше сама.

## Игры на паузе

resume-game = { $game } { $number }
resume-none = Ни одна ваша игра не стоит на паузе.
resume-which = Какую игру продолжить?
resume-done = Игра продолжается здесь: { $link }
resume-goes-on = Эта игра уже идёт: { $link }
resume-in-a-channel = В этой игре есть и другие игроки. Продолжите её в канале сервера, где её увидят все.
resume-posted = ## { $game }: игра продолжается
resume-called = { $who }, игра продолжается здесь.
error-paused = Эта игра на паузе. Любой её игрок может продолжить её когда угодно: `/game resume`.
