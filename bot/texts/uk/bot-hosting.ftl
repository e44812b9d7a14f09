### Що бачать власники бота: статус і стан.

hosting-presence = { $number ->
        [one] { $number } стіл · /help
        [few] { $number } столи · /help
       *[other] { $number } столів · /help
    }
command-tableadmin-health = Як працює бот; бачите лише ви

health-title = ## Як працює бот
health-discord = - Зв’язок із Discord є, відповідь надходить за { $milliseconds } мс.
health-discord-lost = - Зв’язку з Discord немає.
health-shards = - Шарди: { $own } з { $shards } у цього процесу. Усього процесів: { $processes }.
health-games = - Ігри: тривають — { $playing }, на паузі — { $resting }. Столи, що чекають на гравців: { $lobbies }. Сервери: { $servers }.
health-interactions = - Команд і натискань від запуску: { $total }. З них не вдалося виконати через помилку бота або повний диск: { $failed }.
health-speed = - 95 зі 100 підтверджуються за { $acknowledged } і виконуються за { $answered }. Цикл подій відстає не більше ніж на { $late }.
health-milliseconds = { $number } мс
health-not-measured = (ще не виміряно)
health-news = - Найстаріша ненадіслана новина чекає { $seconds } с.
health-no-news = - Усі новини надіслано.
health-workers = - Втрачено робочих процесів: { $lost }. Зображення та ходи, що чекають своєї черги: { $waiting }.
health-late = - Відстають фонові завдання: { $loops }.
health-on-time = - Усі фонові завдання йдуть вчасно.
health-blocked = - На цьому сервері бракує права для ігор: { $games }. Якого саме, сказано в приватних відповідях за столом.
