### The rules topics and the answer to /help.

command-help = What you can do now, here and in your games
command-rules = Look up a rule, even outside a game
command-rules-topic = A word in English, Russian or Ukrainian: battle, караван, нічия

## Rules

rules-overview = ## Rules
    Choose a topic below, or search: `/rules topic:{ $example }`. Any of the three languages works, and typos are fine.
rules-which-game = Rules of which game?
rules-topic = ## { $title }
    { $text }
rules-page = -# Printed rules (Russian edition), p. { $page }
rules-near = There's no topic “{ $query }”. Did you mean one of these?
rules-unknown = There's no topic “{ $query }”. Choose one below, or try another word.
rules-gone = This topic no longer exists. Choose another one.
rules-menu = Topics: { $first } … { $last }
rules-button = Rules
rules-about = Rules: { $title }
rules-all = All topics

## Help

help-practice = Practice
help-new-game = New game
help-settings = Settings
help-start = ## Thoth runs board games
    I enforce the rules, draw the board after every turn, collect secret choices and keep a log.
    - **Practice** starts a short game against the computer right away, and you can undo mistakes.
    - **New game** opens a table in its own thread, and others join with a button. You can also use `/game new`.
    - `/game list` shows your games, `/rules` explains any of them, and `/settings` has your language, colours and pings.
    - Anyone can watch a game: read the thread, or use `/board`.
help-lobby = ## A table is waiting for players here
    Players: { $here } of { $seats }. Host: { $host }.
help-lobby-guest = - You're at this table. The host starts the game with the button above or `/game start`.
    - Choose who to play in the menu above. `/game leave` gives up your seat.
help-lobby-host = - You're the host: fill empty seats with computer players, change the options and the clock, and start the game with the buttons above.
    - Or use `/game settings` and `/game start`.
help-lobby-stranger = - Join with the button above or `/game join`.
help-several = ## You're in several games
    Ask again in the game you mean: { $places }. `/game list` shows them all.
help-asked = ## Your decision, { $who }
    { $headline }
    ### { $asked }
help-asked-ways = - Press a button under the game's latest message. Nothing counts until you confirm.
    - Or type a line after `/play`, for example:
help-asked-secret = - This choice is secret: press the button under the game's latest message, or answer my direct message. Nobody sees your choice until everyone has chosen.
    - Or type a line after `/play`, which only you see, for example:
help-example = - `{ $line }`
help-asked-more = - `/hand` shows your hand, `/board` the board, in words if you like, and `/undo` undoes your last step.
help-advises = ## { $who }: your partner decides
    { $headline }
    ### { $asked }
    You can press an answer too: your partner sees it, and it counts if they don't answer.
help-waiting = ## { $who }: it isn't your turn
    { $headline }
    Waiting for: { $waiting }.
help-waiting-chosen = Your choice is in. You can change it until the last player has chosen.
help-meanwhile = Meanwhile you can:
    - plan: type `/play`, your line and `when: on my next turn`. I'll offer it to you on your turn.
    - look around: `/board`, `/status`, `/log`, `/replay`
    - look up a rule: `/rules`
help-spectator = ## You're watching
    { $headline }
    Waiting for: { $waiting }.
    - look around: `/board`, `/status`, `/log`, `/replay`
    - get pinged for turns, key moments or the end: `/watch`
    - look up a rule: `/rules`
help-player = { $seat } ({ $name })
