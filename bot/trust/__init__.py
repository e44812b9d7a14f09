"""What lets people trust a game: its file holds everything, and anybody can check it.

* ``exporting`` - a finished game as a file: every decision, the seeds of chance, the seals
* ``importing`` - such a file as a finished game of this database
* ``proving`` - whether draws come from the seed, picks fit their seals, and moves are legal

The rules by which chance and seals can be checked are in docs/trust.md.
"""
