### The people at a table: votes that close, invitations, stand-ins, series of games, open seats.

## Votes

vote-until = Open until { $when }.
vote-expired = Time's up: not enough players agreed.
vote-lapsed = Closed: the players at this table have changed, or the game is over.
vote-void = Agreed, but this is no longer possible. Nothing has changed.

## The host

command-game-host = Let someone else at the table be the host
command-game-host-person = Who decides from now on; they must sit at this table
host-handed-on = { $who } is the host of this table now.
host-now = Host: { $who }
told-host-given = { $who } is now the host.
lobby-refused-host-stranger = Only someone who sits at this table can be its host.
seat-refused-not-host = Only the host can do that. The host is { $who }.
seat-refused-host-stranger = Only someone who plays at this table can be its host.
seat-refused-host-already = You're the host already.

## A computer player that stands in for somebody who is away

stand-in = AI for { $name }
stand-in-note = { $plays }: { $name }.

## Invitations

lobby-invited = Invited, no answer yet: { $list }
lobby-declined = Declined: { $list }
invite-accept-button = Accept
invite-decline-button = Decline
invite-withdraw-button = Take back
invite-accepted = Accepted: { $list }
invite-declined = Declined: { $list }
invite-withdrawn = Taken back: { $list }
invite-over = This table is closed, or its game has begun.
invite-you-declined = You've declined. If you change your mind, you can still join with the buttons of the table.
invite-told-declined = { $host }: { $who } has declined your invitation.
invite-which = Whose invitation do you want to take back?
lobby-invite-declined = Declined before: { $list }
lobby-refused-not-invited = This invitation is for someone else. You can join with the buttons of the table.
lobby-refused-answered = This invitation is no longer open. You can join with the buttons of the table.

## Open seats

command-game-seats = Open seats and tables on this server
command-tableadmin-board = Keep a list of open seats and tables in a channel
command-tableadmin-board-channel = Which channel; shows the present one if you leave it out
command-tableadmin-board-off = Stop listing open seats
seats-title = ## Open seats
seats-seat = { $link }: **{ $plays }** · waiting for { $who }
seats-none = No seat is free right now. Open a table with `/game new`.
seats-more = … and { $number } more.
seats-server = Open seats are listed on servers. Use this command in a server channel.
seats-yours = You now play { $plays }: { $link }
admin-board = Open seats are listed in: { $channel }
admin-board-closed = I can't post in { $channel }. Allow me to view the channel and to send messages there.

## Series of games

series-number = Game { $number } of a series
series-before = before: { $link }
series-after = next: { $link }
series-game = game { $number }
series-goes-on = The series goes on: { $link }

## Taking back

undo-more = … and { $number } more
