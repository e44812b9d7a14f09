### The people at a table: votes that close, invitations, stand-ins, series of games, open seats.

## Votes

vote-until = Open until { $when }.
vote-expired = Time's up: not enough players agreed.
vote-lapsed = Closed: the players at this table have changed, or the game is over.
vote-void = Agreed, but this is no longer possible. Nothing has changed.
