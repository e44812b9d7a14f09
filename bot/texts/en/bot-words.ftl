### Words that may be typed in every game.

## Words that say nothing: they may stand before any other

bot-word-small = the, to, in, into, on, onto, at, from, of, with, for, and, my, cell, cells
