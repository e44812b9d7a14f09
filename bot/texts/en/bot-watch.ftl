### For those who watch: boards, the log, replays, following; and for those who manage a server.

## What commands say about themselves; at most 100 characters

command-look-game = Which game, if not the one of this place
command-board = Look at the board, now or after an earlier step
command-board-view = Pictures or words; usually what your settings say
command-board-at = After which step: the number on its board
command-board-share = Show it to everybody here
command-status = Everything about one player that all may know
command-status-player = Whom: the name of the player or of what they play; usually you
command-log = What has happened, the newest first
command-log-last = How many of the newest lines
command-log-turn = Only what happened in this turn
command-replay = The game, or a stretch of it, as an animation
command-replay-first = From which step; usually the first
command-replay-last = To which step; usually the last
command-replay-share = Show it to everybody here, so that it can be forwarded
command-watch = Follow a game without playing
command-watch-how = Where you hear of it; usually in the thread
command-watch-level = Of what you hear; usually conflicts and the end
command-tableadmin = For those who manage this server
command-tableadmin-channels = Where games may be opened; shows the list if nothing is given
command-tableadmin-allow = Games may be opened in this channel
command-tableadmin-forbid = Games may no longer be opened in this channel
command-tableadmin-everywhere = Games may be opened in every channel
command-tableadmin-mirror = Show the boards of the game here in another channel too
command-tableadmin-mirror-channel = In which channel, best one where nobody else can write
command-tableadmin-mirror-off = Show them there no more; without a channel, nowhere else
command-tableadmin-end = End the game here without a result
command-tableadmin-seat = Give a seat of the game here to somebody else
command-tableadmin-seat-seat = Which seat: the name of the player or of what they play
command-tableadmin-seat-person = Who takes the seat
command-tableadmin-seat-computer = Let the computer take the seat
command-tableadmin-language = Choose the language of the game here
command-tableadmin-language-language = In which language everybody reads about the game
command-tableadmin-export = The public log and position of the game here as a file

## Looking

look-view-map = Pictures
look-view-text = Words
look-board = **Step { $step }** · { $headline }
look-replay = **Steps { $first } to { $last }**
look-shared = { $what } (shown by { $who })
look-shared-now = Everybody here can see it now.
look-newer = You have asked for something newer meanwhile; that is coming.
look-nothing-happened = There is nothing to show between these steps.
look-no-step = There is no such step. The steps of this game that can be shown are { $first } to { $last }.

## The log

log-title = **The log** · page { $number } of { $total }
log-empty = Nothing has happened yet.
log-no-turn = Nothing has happened in turn { $number }. The newest turn is { $last }.
log-oldest = Oldest
log-older = Older
log-newer = Newer
log-newest = Newest

## Following

watch-how-thread = Calls in the game's thread
watch-how-dm = Direct messages
watch-how-off = No more
watch-level-turns = Every turn, conflicts, the end
watch-level-conflicts = Conflicts and the end
watch-level-end = Only the end
watch-state = { $how ->
    [dm] You follow this game. I write to you: { $level }.
   *[thread] You follow this game. I call you in its thread: { $level }.
}
watch-menu = What do you want to hear of?
watch-by-thread = Call me in the thread
watch-by-dm = Write to me instead
watch-stop = Stop following
watch-on = Follow
watch-off = You no longer follow this game. Its thread stays open to you.
watch-playing = You play in this game, so you hear of everything anyway. What you are called for is in `/settings`.
watch-over = This game has ended. `/board`, `/log` and `/replay` still show it.
watch-letters-closed = Discord does not let me write to you. Nothing has changed. Allow direct messages from this server, or follow in the thread.
watch-letter = You follow game { $number } ({ $game }). I shall write to you here.
watch-called = -# Watching: { $who }
watch-told-turns = **{ $game } { $number }** · { $headline } · [a new turn]({ $link })
watch-told-conflicts = **{ $game } { $number }** · { $headline } · [a conflict]({ $link })
watch-told-end = **{ $game } { $number }** · [the end of the game]({ $link })

## Managing

admin-everywhere = everywhere
admin-nowhere = nowhere
admin-not-announced = It is done, but I could not write about it in the game's channel.
admin-channels = Games may be opened: { $channels }.
admin-channels-none = Games are kept out of a channel by allowing others. Allow at least one other channel first, or choose `everywhere`.
admin-mirrors = The boards of this game are shown here and: { $channels }.
admin-mirror = The boards of this game will be shown in { $channel } too.
admin-mirror-hello = The boards of game { $number } ({ $game }) will be shown here.
admin-mirror-off = They will not be shown there any more.
admin-mirror-itself = The game is played there; its boards are there anyway.
admin-over = This game has ended already.
admin-end-sure = Really end game { $number } ({ $names }) without a result? This cannot be taken back.
admin-end-button = End the game
admin-ended = The game is ended.
admin-seat = Done: { $seat }.
admin-seat-whom = Name either a person or the computer.
admin-seat-computer = The computer has this seat already.
admin-language = The game now speaks { $language }.
admin-language-en = English
admin-language-ru = Russian
admin-language-uk = Ukrainian
admin-export = The public log and position of this game.
admin-said-channels = { $who } has settled where games may be opened: { $channels }.
admin-said-mirror = { $who } has the boards of this game shown in { $channel } too.
admin-said-mirror-off = { $who } has the boards of this game shown nowhere else any more.
admin-said-end = { $who } has ended this game without a result.
admin-said-seat = { $who } has given a seat away: { $seat }.
admin-said-language = { $who } has chosen the language of this game: { $language }.
admin-said-export = { $who } has saved the public log of this game.

## A part of the board

command-board-part = A part of the board, enlarged
look-parts = These parts of the board can be shown enlarged: { $list }
