"""Random games of Imhotep with all mixtures of sides, for tests that want to see everything."""

from __future__ import annotations

import random

from rules.engine.session import Session
from tests.cases.imhotep import GAME


def sessions(seed, seats, sides="random"):
    """Yield a session at every decision of a random game."""
    rng = random.Random(seed)
    options = {"sides": sides, "wrath": rng.random() < 0.5, "colours": "random"}
    chance = random.Random(seed + 1)
    session = Session(GAME, GAME.new(seats, options), lambda c: chance.randrange(len(c.options)))
    while session.request:
        yield session
        choice = session.request.choices[0]
        # Every kind of action is as likely as every other, so that all cards are played.
        words = sorted({str(option).split()[0] for option in choice.options})
        word = rng.choice(words)
        fitting = [n for n, o in enumerate(choice.options) if str(o).split()[0] == word]
        session.pick(choice.seat, rng.choice(fitting))
