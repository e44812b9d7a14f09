### The rules topics and the answer to /help.

command-help = What you can do now, here and in your games
command-rules = Look something up in the rules; no game needed
command-rules-topic = A word in English, Russian or Ukrainian: battle, караван, нічия

## Rules

rules-overview = ## Rules
    Choose a topic below, or type a word: `/rules topic:battle`. Words of all three languages are understood, and small slips too.
rules-which-game = Whose rules?
rules-topic = ## { $title }
    { $text }
rules-page = -# In the printed rules (Russian edition): p. { $page }
rules-near = I know no topic “{ $query }”. Did you mean one of these?
rules-unknown = I know no topic “{ $query }”. Choose one below, or try another word.
rules-gone = This topic is no longer there. Choose another one.
rules-menu = Topics: { $first } … { $last }
rules-button = Rules
rules-about = Rules: { $title }
rules-all = All topics

## Help

help-practice = Practice
help-new-game = New game
help-settings = Settings
help-start = ## Thoth keeps the rules for you
    I run board games here: I know who may do what, draw the table after every turn, take secret choices and write everything down.
    - **Practice** begins a small game against the computer at once; mistakes can be taken back.
    - **New game** opens a table in a thread of its own; others sit down with a button. The same: `/game new`
    - `/game list` shows your games, `/rules` explains any of them, `/settings` has your language, colours and pings.
    - Everybody may watch a game: just read along, or look with `/board`.
help-lobby = ## A table is being arranged here
    Players: { $here } of { $seats }. Host: { $host }.
help-lobby-guest = - You sit at this table. The host starts with the button of the message above, or with `/game start`.
    - Choose whom you play in its menu; get up with `/game leave`.
help-lobby-host = - You are the host: fill empty seats with the computer, change scenario and clock, and start with the button of the message above.
    - The same by commands: `/game settings`, `/game start`.
help-lobby-stranger = - Sit down with the button of the message above, or with `/game join`.
help-several = ## You play several games
    Ask again in the place of the game that you mean: { $places }. `/game list` shows them all.
help-asked = ## { $who }: you are asked
    { $headline }
    ### { $asked }
help-asked-ways = - Press a button under the newest message of the game; nothing counts before you confirm.
    - Or type a line after `/play`. For this decision for example:
help-asked-secret = - This is a secret choice: press the button under the newest message of the game, or answer my direct message. Nobody sees what you choose before all have chosen.
    - Or type a line after `/play`; only you see it. For this decision for example:
help-example = - `{ $line }`
help-asked-more = - `/hand` shows what is yours, `/board` the table, in words too; `/undo` takes your last act back.
help-advises = ## { $who }: your partner decides
    { $headline }
    ### { $asked }
    You may tap an answer too: your partner sees it, and it counts if they stay silent.
help-waiting = ## { $who }: it is not your turn
    { $headline }
    We wait for: { $waiting }.
help-waiting-chosen = Your choice is in. You may change it until the last one has chosen.
help-meanwhile = Meanwhile you can:
    - plan: `/play` with your line and `when: on my next turn`. It is offered to you when your turn comes.
    - look: `/board`, `/status`, `/log`, `/replay`
    - look up: `/rules`
help-spectator = ## You are watching
    { $headline }
    We wait for: { $waiting }.
    - look: `/board`, `/status`, `/log`, `/replay`
    - `/watch` calls you for turns, conflicts or the end
    - `/rules` explains what you see
help-player = { $seat } ({ $name })
