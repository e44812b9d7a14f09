### What hosts see: presence and health.

hosting-presence = { $number ->
        [one] { $number } table · /help
       *[other] { $number } tables · /help
    }
command-tableadmin-health = How the bot is doing, for you alone

health-title = ## How the bot is doing
health-discord = - Connected to Discord; a heartbeat takes { $milliseconds } ms.
health-discord-lost = - There is no connection to Discord.
health-shards = - Shards: { $own } of { $shards } in this process. Processes: { $processes }.
health-games = - Games: { $playing } running, { $resting } paused. Tables waiting for players: { $lobbies }. Servers: { $servers }.
health-interactions = - Commands and presses since the start: { $total }. Of these, { $failed } failed because of a bug or a full disk.
health-speed = - 95 of 100 are acknowledged within { $acknowledged } and done within { $answered }. The event loop is late by at most { $late }.
health-milliseconds = { $number } ms
health-not-measured = (not measured yet)
health-news = - The oldest news not posted yet has been waiting for { $seconds } s.
health-no-news = - All news has been posted.
health-workers = - Lost worker processes: { $lost }. Pictures and moves waiting for a worker: { $waiting }.
health-late = - These background loops are late: { $loops }.
health-on-time = - All background loops are on time.
health-blocked = - On this server, these games wait for a permission: { $games }. The table’s private answers name it.
