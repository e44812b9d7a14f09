### Arranging and ending games: the lobby, seats that change hands, votes, the first hello.

## What commands say about themselves; at most 100 characters

command-game = Arrange games, change seats, end games
command-game-new = Open a table that others can join
command-game-new-game = Which game; usually Ankh
command-game-new-scenario = Only scenarios for this number of seats are offered
command-game-new-seats = How many play, computer players included; usually 3
command-game-new-computers = How many of them are computer players
command-game-new-clock = How long a player may think; usually 24 hours
command-game-new-language = The language of the table; usually that of the server
command-game-join = Sit down at the table of this place
command-game-join-god = Whom you want to play; left to chance if you do not say
command-game-leave = Get up before the game begins
command-game-start = Begin the game: the host, and after 24 hours anybody at the table
command-game-list = Your games and the open tables of this server
command-game-settings = See or change seats, clock and language
command-game-settings-seats = How many play; only before the game begins
command-game-settings-clock = How long a player may think
command-game-settings-language = The language of the table
command-game-practice = Play against the computer at once, here or in direct messages
command-game-practice-god = Whom you want to play; left to chance if you do not say
command-game-practice-game = Which game; usually Ankh
command-game-resign = Leave a running game; the computer plays on for you
command-game-replace = Give a seat to somebody else or to the computer
command-game-replace-seat = Which seat: its number, whom it plays, or who sits there
command-game-replace-person = Who takes the seat
command-game-replace-computer = Let the computer take the seat
command-game-end = End the game without a result, if everybody agrees

## Names

lobby-computer = { $number ->
    [1] Thoth
   *[other] Thoth { $number }
}
lobby-clock-live = Live: 5 minutes
lobby-clock-async = Async: 24 hours
lobby-clock-slow = Slow: 72 hours
lobby-clock-none = No clock
lobby-random = Random

## The message of a lobby

lobby-title = ## { $game }: a table for { $seats }
lobby-host = Host: { $host }
lobby-guest = { $place }. **{ $name }**
lobby-guest-plays = { $place }. **{ $name }**, plays { $choice }
lobby-guest-computer = { $place }. **{ $name }**, computer player
lobby-guest-none = { $place }. free
lobby-agreed = { $option }: **{ $value }**
lobby-clock = Clock
lobby-language = Language
lobby-seats = Seats
lobby-hint = The host starts when everybody is here. Clock, language and seats: `/game settings`.
lobby-started = ## { $game }: the game has begun
lobby-started-link = Play here: { $link }
lobby-closed = This table is closed. `/game new` opens another one.
lobby-thread-name = { $game }: { $host }
lobby-thread = { $host }, this is your table. The game will be played here; the others join with the buttons above or with `/game join`.

## Buttons and menus

lobby-new = New game
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-add = Add computer
lobby-button-remove = Remove computer
lobby-button-start = Start
lobby-button-rules = Rules
lobby-button-fill = Fill with computers
lobby-button-shrink = Play with { $seats }
lobby-button-practice = Practice
lobby-button-resume = Resume
lobby-button-end = End it
lobby-button-play-on = Play on
lobby-button-agree = Agree
lobby-button-refuse = Refuse
lobby-button-resign = Resign
lobby-menu-choice = My choice
lobby-menu-option = { $option }: { $value }

## What a guest is told privately

lobby-open = Your table is open: { $link }
lobby-joined = You are at the table, seat { $place } of { $seats }. You will play: { $choice }.
lobby-left = You are no longer at this table.
lobby-chosen = You will play: { $choice }.
lobby-changed = Done.
lobby-letter = You have sat down at a table of { $game }. When something has to be chosen in secret, I will ask you here too.
lobby-letter-closed = I cannot send you direct messages. That is no problem: secret choices work in the channel, and only you see them.
lobby-too-few = { $here } of { $seats } seats are taken. What about the rest?
lobby-about = { $about }

    `/rules` explains everything, term by term.
lobby-about-ankh = You are a god of Egypt; in the end only one is remembered. A turn has two actions: move, summon, gain followers, unlock a power. Each action pushes its marker; the end of a row brings an event, and some events are conflicts. There every region is fought over with secretly chosen cards, and monuments bring devotion. Whoever has the most devotion wins; whoever falls too far behind is forgotten, or merges with another god.

## What cannot be done

lobby-refused-gone = This table is closed, or its game has begun. `/game list` shows your games.
lobby-refused-none-here = No table is waiting for players here.
lobby-refused-which = Several tables are waiting in this channel. Use the buttons of the one that you mean, or go into its thread.
lobby-refused-busy = One game at a time: this place is taken by { $link }. I could open a thread for each game if I had the rights Create Public Threads and Send Messages in Threads.
lobby-refused-busy-here = One game at a time: this place is taken by { $link }. Another one can be opened in another channel.
lobby-refused-not-in-this-channel = Games are played elsewhere on this server: { $channels }
lobby-refused-full = All { $seats } seats are taken.
lobby-refused-already-here = You are at this table already.
lobby-refused-not-here = You are not at this table. Join first.
lobby-refused-not-host = Only the host can do that. After 24 hours anybody at the table may start.
lobby-refused-no-computer = No computer player is at this table.
lobby-refused-taken = Somebody else plays that. Free: { $list }
lobby-refused-unknown = I do not know that here. Possible: { $list }
lobby-refused-not-fitting = That is not for { $seats } players. Possible: { $list }
lobby-refused-seats = This game is for { $least } to { $most } players.
lobby-refused-too-many-here = { $here } are at the table already. Somebody would have to leave first.
lobby-refused-too-many-computers = One seat at least must be left for you: of { $seats } seats computer players can take { $most }.
lobby-refused-too-few = { $here } of { $seats } seats are taken.
lobby-refused-setting = The rules do not allow what was agreed. Change the scenario or the number of seats.
lobby-refused-nothing = nothing

## Lists and settings

lobby-list-games = ### Your games
lobby-list-game = { $link }: waiting for { $who }
lobby-list-lobbies = ### Open tables
lobby-list-lobby = { $link }: { $here } of { $seats }, host { $host }
lobby-list-none = You play no game, and no table is open here.
lobby-list-you = you
lobby-setting = { $option }: { $old } → { $new }
lobby-setting-by = { $who } changes the table.
lobby-settings-now = Seats: { $seats } · Clock: { $clock } · Language: { $language }
lobby-settings-seats-fixed = The number of seats cannot change once the game has begun.
lobby-settings-same = It is so already.

## Practice

practice-open = Your practice game is here: { $link }
practice-one = You have a practice game already. Go on with it, or end it there with `/game end`.
practice-posted = ## { $game }: { $name } practises
practice-no-letters = I may not open a thread here, and cannot write to you directly. Allow direct messages from this server, or ask for the right Create Public Threads.

## Seats that change hands, votes

seat-label = { $number }. { $plays }: { $name }
seat-resign = Leave this game for good? The computer plays { $plays } until somebody takes the seat.
seat-resign-last = You are the only person at this table: without you the game ends.
seat-resigned = You no longer play in this game.
seat-offer = **{ $name }** no longer plays { $plays }. The computer plays meanwhile.
seat-offered = A player is wanted for { $name }. Whoever wants to may take the seat.
seat-taken = **{ $name }** plays { $plays } now.
seat-take = Take this seat
seat-yours = You play { $plays } now.
seat-give = Give the seat of **{ $name }**, who plays { $plays }, to { $to }?
seat-offer-this = Offer the seat of **{ $name }**, who plays { $plays }, to everybody? The computer plays until somebody takes it.
seat-button-give = Give the seat
seat-given = Done.
seat-refused-unknown = I do not know that seat. Possible: { $list }
seat-refused-plays-here = That person plays at this table already.
seat-refused-saw-another = That seat is not free for somebody who has played another one in this game.
seat-refused-not-free = Somebody has taken this seat already.
seat-refused-bot = A bot cannot take a seat. For the computer choose `computer`.
seat-refused-last = You are the only person at this table. `/game end` ends the game.
seat-refused-one = Name either a person or the computer, not both.

vote-about-end = { $who } wants to end this game without a result.
vote-about-replace = { $who } wants to give the seat of { $plays } to { $to }.
vote-about-offer = { $who } wants to offer the seat of { $plays } to anybody.
vote-about-setting = { $who } wants to change: { $setting }
vote-to-computer = the computer
vote-tally = Agreed: { $agreed } of { $people }. Needed: { $needed }.
vote-asked = Still asked: { $who }
vote-carried = Agreed.
vote-lost = Not agreed.
vote-cast = Your vote counts.
vote-over = That has been settled already.
vote-confirm-end = End this game without a result?
vote-ended = The game is over without a result.

## The first hello

welcome = ## Hello, I am Thoth
    I moderate board games: I know the rules, keep the board, ask everybody in turn and keep secret choices secret.
    Press **Practice** for a short game against the computer, **New game** for a table that others can join. `/help` says what you can do at any moment.
welcome-language = I speak { $language } with you now.
