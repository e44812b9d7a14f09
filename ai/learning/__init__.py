"""What positions are worth, learned from games that computer players play with themselves.

* :mod:`ai.learning.model`: a small model, and how a game's is found (plain Python, for play)
* :mod:`ai.learning.fitting`: how it is fitted (numpy, for training alone)
* :mod:`ai.learning.judging`: how good its predictions are

``thoth train GAME`` plays the games and writes ``ai/<game>/weights.json``; ``docs/players.md``
tells how a game joins.
"""
