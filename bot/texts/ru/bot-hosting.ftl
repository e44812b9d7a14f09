### Что видят владельцы бота: статус и состояние.

hosting-presence = { $number ->
        [one] { $number } стол · /help
        [few] { $number } стола · /help
       *[other] { $number } столов · /help
    }
command-tableadmin-health = Как работает бот; видите только вы

health-title = ## Как работает бот
health-discord = - Связь с Discord есть, ответ приходит за { $milliseconds } мс.
health-discord-lost = - Связи с Discord нет.
health-shards = - Шарды: { $own } из { $shards } у этого процесса. Всего процессов: { $processes }.
health-games = - Игры: идут — { $playing }, на паузе — { $resting }. Столы, которые ждут игроков: { $lobbies }. Серверы: { $servers }.
health-interactions = - Команд и нажатий с момента запуска: { $total }. Из них не удалось выполнить из-за ошибки бота или полного диска: { $failed }.
health-speed = - 95 из 100 подтверждаются за { $acknowledged } и выполняются за { $answered }. Цикл событий отстаёт не больше чем на { $late }.
health-milliseconds = { $number } мс
health-not-measured = (пока не измерено)
health-news = - Самая старая неотправленная новость ждёт { $seconds } с.
health-no-news = - Все новости отправлены.
health-workers = - Потеряно рабочих процессов: { $lost }. Картинки и ходы, которые ждут своей очереди: { $waiting }.
health-late = - Отстают фоновые задачи: { $loops }.
health-on-time = - Все фоновые задачи идут вовремя.
health-blocked = - На этом сервере не хватает права для игр: { $games }. Какого именно, сказано в личных ответах за столом.
