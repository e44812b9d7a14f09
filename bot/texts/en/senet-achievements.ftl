### What can be achieved in Senet, and what it takes.

senet-achievement-dry = Dry feet
senet-achievement-shut-out = Shut-out
senet-achievement-twice-drowned = Back from the deep
senet-achievement-four-throws = On a roll

senet-text-achievement-dry = Won without a piece falling into the water.
senet-text-achievement-shut-out = Won before a piece of the rival had left the board.
senet-text-achievement-twice-drowned = Won though pieces fell into the water twice or more.
senet-text-achievement-four-throws = Four moves or more in one turn.
