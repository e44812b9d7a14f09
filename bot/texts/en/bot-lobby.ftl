### Starting and ending games: the lobby, seats that change hands, votes, the welcome message.

## Descriptions of commands; at most 100 characters

command-game = Start games, change seats, end games
command-game-new = Open a table that others can join
command-game-new-game = Which game; I'll ask if you leave it out
command-game-new-options = Other options, separated by commas; the table's menus have them too
command-game-new-seats = Number of players, computers included; 3 by default
command-game-new-computers = How many of them are computer players
command-game-level = How well the computer plays
command-game-new-clock = How long a player may think; 24 hours by default
command-game-new-language = The table's language; by default yours if you chose one, else the server's
command-game-join = Join the table here
command-game-join-as = Who you want to play; random by default
command-game-leave = Leave the table before the game starts
command-game-start = Start the game: the host, or after 24 hours anyone at the table
command-game-list = Your games and this server's open tables
command-game-resume = Resume a paused game
command-game-settings = See or change seats, clock and language
command-game-settings-seats = Number of players; only before the game starts
command-game-settings-clock = How long a player may think
command-game-settings-language = The table's language
command-game-practice = Play against the computer right now, here or in direct messages
command-game-practice-as = Who you want to play; random by default
command-game-practice-game = Which game; I'll ask if you leave it out
command-game-resign = Leave a game in progress; the computer takes over your seat
command-game-replace = Give a seat to someone else or to the computer
command-game-replace-seat = Which seat: its number, its player, or who they play
command-game-replace-person = Who takes the seat
command-game-replace-computer = Let the computer take the seat
command-game-end = End the game without a result, if everyone agrees
command-invite = Invite to my table

## Names

lobby-computer = { $number ->
    [1] Thoth
   *[other] Thoth { $number }
}{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-word-easy = easy
level-word-normal = normal
level-word-hard = hard
lobby-levels = { $count ->
    [1] Computer: { $levels }
   *[other] Computers: { $levels }
}
lobby-levels-mixed = different levels
lobby-clock-live = Live: 5 minutes
lobby-clock-async = Async: 24 hours
lobby-clock-slow = Slow: 72 hours
lobby-clock-none = No clock
lobby-random = Random

## The lobby's message

lobby-title = ## { $game }: a table for { $seats }
lobby-host = { $host } · host
lobby-guest = { $place }. **{ $name }**
lobby-guest-plays = { $place }. **{ $name }** as { $choice }
lobby-guest-computer = { $place }. **{ $name }** (computer, { $level })
lobby-guest-none = { $place }. free
lobby-score = Score: **{ $score }**
lobby-agreed = { $option }: **{ $value }**
lobby-clock = Clock
lobby-language = Language
lobby-seats = Seats
lobby-hint = The host starts when everyone is here.
lobby-started = ## { $game }: the game has begun
lobby-started-link = Play here: { $link }
lobby-ended = ## { $game } · { $verdict }
lobby-ended-link = See how it went: { $link }
lobby-closed = This table is closed. Open another with `/game new`.
lobby-which-game = Which game?
lobby-game-for = **{ $game }**: { $seats } players
lobby-game-for-some = **{ $game }**: { $least } to { $most } players
lobby-thread-waiting = { $who } · { $game }
lobby-thread-name = { $number } · { $who } · { $game }
lobby-thread-turn = { $turn } · { $number } · { $who } · { $game }
lobby-thread = { $host }, this is your table. The game will be played here. Others can join with the buttons above or `/game join`.

## Buttons and menus

lobby-new = New game
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-add = Add computer
lobby-button-remove = Remove computer
lobby-button-start = Start
lobby-button-rules = Rules
lobby-button-fill = Computers: { $level }
lobby-button-shrink = Play with { $seats }
lobby-button-practice = Practice
lobby-button-resume = Resume
lobby-button-end = End game
lobby-button-play-on = Play on
lobby-button-agree = Agree
lobby-button-refuse = Refuse
lobby-button-resign = Resign
lobby-menu-invite = Invite players
lobby-menu-choice = Play as
lobby-menu-option = { $option }: { $value }

## Private answers to guests

lobby-open = Your table is open: { $link }
lobby-joined = You've joined the table, seat { $place } of { $seats }. You play: { $choice }.
lobby-joined-random = You've joined the table, seat { $place } of { $seats }. Chance decides who you play.
lobby-left = You've left this table.
lobby-chosen = You play: { $choice }.
lobby-chosen-random = Chance decides who you play.
lobby-invitation = { $who }, **{ $host }** invites you to a game: { $game }
lobby-invite-invited = Invited: { $list }
lobby-invite-bots = Bots cannot be invited: { $list }. **Add computer** adds a computer player.
lobby-invite-here = Already at the table: { $list }
lobby-invite-called = Already invited to this table: { $list }
lobby-invite-blind = Cannot read where this table is: { $list }
lobby-invite-enough = This table has invited enough people. Not invited: { $list }
lobby-changed = Done.
lobby-letters = For secret choices I'll also send you a direct message. You can turn that off in `/settings`.
lobby-letters-closed = I can't send you direct messages. That's fine: you can make secret choices in the channel, where only you see them. If you have allowed direct messages since, try again in `/settings`.
lobby-too-few = { $here } of { $seats } seats are taken. What about the others?
lobby-about = { $about }

    `/rules` explains everything, topic by topic.

## Refusals

lobby-refused-gone = This table is closed, or its game has begun. `/game list` shows your games.
lobby-refused-none-here = No table is waiting for players here.
lobby-refused-no-table = You aren't at a table that is waiting for players.
lobby-refused-which = Several tables are waiting in this channel. Use the buttons of the one you mean, or go to its thread.
lobby-refused-which-game = Which game are these options for? Fill in `game` too.
lobby-refused-busy = One game at a time: { $link } is being played here. With the permissions Create Public Threads and Send Messages in Threads I could open a thread for each game.
lobby-refused-busy-here = One game at a time: { $link } is being played here. You can open another in a different channel.
lobby-refused-not-in-this-channel = On this server, games are played in: { $channels }
lobby-refused-full = All { $seats } seats are taken.
lobby-refused-already-here = You're at this table already.
lobby-refused-not-here = You aren't at this table. Join first.
lobby-refused-not-host = Only the host can do that. After 24 hours anyone at the table can start the game.
lobby-refused-no-computer = There's no computer player at this table.
lobby-refused-taken = Someone else plays that. Free: { $list }
lobby-refused-unknown = That isn't available here. You can choose: { $list }
lobby-refused-not-fitting = That doesn't work with { $seats } players. You can choose: { $list }
lobby-refused-seats = This game is for { $least } to { $most } players.
lobby-refused-too-many-here = There are already { $here } players at the table. Someone has to leave first.
lobby-refused-too-many-computers = At least one seat has to be yours: with { $seats } seats there can be at most { $most ->
    [one] { $most } computer player
   *[other] { $most } computer players
  }.
lobby-refused-too-few = { $here } of { $seats } seats are taken.
lobby-refused-setting = The rules don't allow this combination. Change an option or the number of seats.
lobby-refused-nothing = nothing

## Lists and settings

lobby-list-games = ### Your games
lobby-list-game = { $link }: waiting for { $who }
lobby-list-lobbies = ### Open tables
lobby-list-lobby = { $link }: { $here } of { $seats }, host { $host }
lobby-list-paused = ### Paused: `/game resume`
lobby-list-none = You aren't in any game, and no table is open here.
lobby-list-you = you
lobby-setting = { $option }: { $old } → { $new }
lobby-setting-by = { $who } changed the table.
lobby-settings-now = Seats: { $seats } · Clock: { $clock } · Language: { $language }
lobby-settings-seats-fixed = The number of seats cannot change once the game has begun.
lobby-settings-same = Nothing changed.

## Practice

practice-open = Your practice game is here: { $link }
practice-level = The computer plays at the level **{ $level }**. If you want another:
practice-one = You have a practice game already. Continue it, or end it there with `/game end`.
practice-posted = ## { $game }: { $name } is practising
practice-no-letters = I can't open a thread here, and I can't send you direct messages. Allow direct messages from this server, or play in another channel.
practice-elsewhere = Let's play in direct messages. I can't run a game here: { $list }.

## Seats that change hands, votes

seat-label = { $number }. { $plays }: { $name }
seat-resign = Leave this game for good? The computer plays { $plays } until someone takes the seat.
seat-resign-last = You're the only person at this table: without you the game ends.
seat-resigned = You've left this game.
seat-offer = **{ $name }** no longer plays { $plays }. The computer has taken over for now.
seat-offered = Wanted: a player for { $name }. Anyone can take the seat.
seat-taken = **{ $name }** now plays { $plays }.
seat-take = Take this seat
seat-yours = You now play { $plays }.
seat-give = Give the seat of **{ $name }** ({ $plays }) to { $to }?
seat-offer-this = Offer the seat of **{ $name }** ({ $plays }) to everyone? The computer plays until someone takes it.
seat-button-give = Give the seat
seat-given = Done.
seat-refused-unknown = There's no such seat. You can choose: { $list }
seat-refused-plays-here = That person plays at this table already.
seat-refused-saw-another = Someone who has played another seat in this game can't take this one.
seat-refused-not-free = Someone has already taken this seat.
seat-refused-not-offered = This seat is no longer on offer.
seat-refused-bot = A bot can't take a seat. For the computer, choose `computer`.
seat-refused-last = You're the only person at this table. `/game end` ends the game.
seat-refused-one = Choose either a person or the computer, not both.

vote-about-end = { $who } wants to end this game without a result.
vote-about-replace = { $who } wants to give the seat of { $plays } to { $to }.
vote-about-offer = { $who } wants to offer the seat of { $plays } to anyone.
vote-about-setting = { $who } wants to change: { $setting }
vote-to-computer = the computer ({ $level })
vote-tally = Agreed: { $agreed } of { $people }. Needed: { $needed }.
vote-asked = Still to vote: { $who }
vote-carried = Agreed.
vote-lost = Not agreed.
vote-cast = Your vote has been counted.
vote-over = That's already settled.
vote-confirm-end = End this game without a result?
vote-ended = The game was ended without a result.

## The welcome message

welcome = ## Hello, I am Thoth
    I moderate board games: I know the rules, keep the board, ask each player in turn and keep secret choices secret.
    Press **Practice** for a short game against the computer, or **New game** to open a table that others can join. `/help` always tells you what you can do.
welcome-language = I'll speak { $language } with you from now on.
