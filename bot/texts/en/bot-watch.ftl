### For spectators: boards, the log, replays, following; and for people who manage a server.

## Descriptions of commands; at most 100 characters

command-look-game = Which game, if not this one
command-board = See the board, now or after an earlier step
command-board-view = Pictures or words; as in your settings by default
command-board-at = After which step: the number on its picture
command-board-share = Show it to everyone here
command-status = Everything public about one player
command-status-player = A player's name, or who they play; you by default
command-log = What has happened, latest first
command-log-last = How many of the latest lines
command-log-turn = Only what happened on this turn
command-replay = The game, or part of it, as an animation
command-replay-first = First step; the beginning by default
command-replay-last = Last step; the latest by default
command-replay-share = Show it to everyone here, so that it can be forwarded
command-review = See how a game went, and which decisions cost most
command-review-share = Show it to everyone here, without anyone's secret choices
command-panel = Post the board with its buttons again below, or get a link to it
command-watch = Follow a game without playing
command-watch-this = Watch
command-watch-how = Where to notify you; in the thread by default
command-watch-level = What to notify you about; key moments and the end by default
command-tableadmin = For people who manage this server
command-tableadmin-channels = Where games can be opened; shows the list if you give no option
command-tableadmin-allow = Allow games in this channel
command-tableadmin-forbid = No longer allow games in this channel
command-tableadmin-everywhere = Allow games in every channel
command-tableadmin-mirror = Show this game's boards in another channel too
command-tableadmin-mirror-channel = Which channel, preferably one where nobody else can post
command-tableadmin-mirror-off = Stop showing them there; without a channel, stop all mirrors
command-tableadmin-end = End this game without a result
command-tableadmin-seat = Give a seat in this game to someone else
command-tableadmin-seat-seat = Which seat: the player's name, or who they play
command-tableadmin-seat-person = Who takes the seat
command-tableadmin-seat-computer = Let the computer take the seat
command-tableadmin-language = Choose this game's language
command-tableadmin-language-language = The language of the game's public messages
command-tableadmin-export = This game's public log and position as a file

## Looking

look-view-map = Pictures
look-view-text = Words
look-view-forecast = Forecast
look-board = **Step { $step }** · { $headline }
look-button-replay = Replay
look-replay = **Steps { $first } to { $last }**
look-shared = { $what } (shared by { $who })
look-shared-now = Everyone here can see it now.
look-newer = You've asked for something else since; that's on its way.
look-nothing-happened = There's nothing to show between these steps.
look-no-step = There's no such step. This game has steps { $first } to { $last }.
look-panel-link = The board with its buttons is here: { $link }
look-panel-newest = It's the latest message here: { $link }
look-panel-wait = It was posted less than a minute ago: { $link }
look-panel-again = Here it is again.
look-panel-soon = The board is on its way.

## The log

log-button = Full log
log-title = **Log** · page { $number } of { $total }
log-empty = Nothing has happened yet.
log-no-turn = Nothing happened on turn { $number }. The latest turn is { $last }.
log-oldest = Oldest
log-older = Older
log-newer = Newer
log-newest = Latest

## Following

watch-how-thread = Pings in the game's thread
watch-how-dm = Direct messages
watch-how-off = Not any more
watch-level-turns = Every turn and the end
watch-level-chapters = Key moments and the end
watch-level-these = { $chapters } and the end
watch-level-end = Only the end
watch-state = { $how ->
    [dm] You're following this game. I send you direct messages: { $level }.
   *[thread] You're following this game. I ping you in its thread: { $level }.
}
watch-menu = What should I tell you about?
watch-by-thread = Ping me in the thread
watch-by-dm = Send me direct messages
watch-stop = Stop following
watch-on = Follow
watch-off = You no longer follow this game. You can still read its thread.
watch-playing = You're playing in this game, so you hear about everything anyway. Choose your pings in `/settings`.
watch-plays-nothing = { $name } isn't playing any game here that you can read.
watch-which = Which game do you want to follow?
watch-no-game = This message belongs to no game.
watch-over = This game is over. `/board`, `/log` and `/replay` still show it.
watch-letters-closed = Discord doesn't let me send you direct messages, so nothing has changed. Allow direct messages from this server, or follow in the thread.
watch-letters-off = You've turned direct messages off. Turn them on in `/settings`, or follow in the thread.
watch-letter = You're following game { $number } ({ $game }). I'll write to you here.
watch-called = -# Watching: { $who }
watch-told-turns = **{ $game } { $number }** · { $headline } · [new turn]({ $link })
watch-told-chapters = **{ $game } { $number }** · { $headline } · [{ $chapter }]({ $link })
watch-told-end = **{ $game } { $number }** · [game over]({ $link })

## Managing a server

admin-everywhere = everywhere
admin-nowhere = nowhere
admin-not-announced = Done, but I couldn't post about it in the game's channel.
admin-channels = Games can be opened: { $channels }.
admin-channels-none = To keep games out of one channel, allow them in others. Allow at least one other channel first, or choose `everywhere`.
admin-mirrors = This game's boards are shown here and: { $channels }.
admin-mirror = This game's boards will also be shown in { $channel }.
admin-mirror-hello = The boards of game { $number } ({ $game }) will be shown here.
admin-mirror-off = They will no longer be shown there.
admin-mirror-itself = The game is played there, so its boards are shown there anyway.
admin-over = This game is already over.
admin-end-sure = Really end game { $number } ({ $names }) without a result? You can't undo this.
admin-end-button = End game
admin-ended = The game was ended.
admin-seat = Done: { $seat }.
admin-seat-whom = Choose either a person or the computer.
admin-seat-computer = The computer already has this seat.
admin-language = The game is now in { $language }.
admin-language-en = English
admin-language-ru = Russian
admin-language-uk = Ukrainian
admin-export = This game's public log and position.
admin-said-channels = { $who } changed where games can be opened: { $channels }.
admin-said-mirror = { $who } now shows this game's boards in { $channel } too.
admin-said-mirror-off = { $who } stopped showing this game's boards elsewhere.
admin-said-end = { $who } ended this game without a result.
admin-said-seat = { $who } reassigned a seat: { $seat }.
admin-said-language = { $who } changed this game's language: { $language }.
admin-said-export = { $who } exported this game's public log.

## Parts of the board

command-board-part = One part of the board, enlarged
look-parts = Parts that can be enlarged: { $list }

## After a game: what cost most

review-button = Review
review-going-on = This game is still being played. `/review` looks back when it's over.
review-looking = I'm looking through the game. This takes up to a minute…
review-failed = I couldn't look through this game. Please try again later.
review-other-rules = The program's rules have changed since this game was played, so I can't look through it.
review-title = ### What cost most
review-line = **{ $number }.** Step { $step } · **{ $player }**: { $chosen } ({ $share }%). Better: **{ $better }** ({ $most }%).
review-nothing = I found no decision that cost much. Well played!
review-own = -# Your secret choices are shown to you alone.
review-some = -# The game was long: I looked at { $looked } of its { $all } decisions.
review-how = -# Per cent: the share of a win I expected, judging by what the player could know. I may be wrong.
review-picture = Expected share of a win
review-step = step { $number }
