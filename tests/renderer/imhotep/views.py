"""Views to draw: of random games of every number of players and many sides, and of positions."""

from __future__ import annotations

import random
from functools import cache

from bot.commands.checks import waiting
from bot.tables.chance import seeded
from bot.texts import Texts
from rules.engine.session import Session
from rules.imhotep.view import View
from tests.cases.imhotep import GAME

LABELS = Texts("en")
NAMES = ("Petro", "Олена", "Marta", "Андрій")
TABLES = [(seats, sides) for seats in (2, 3, 4) for sides in ("A", "B", "random")]


def sessions(seats: int, sides: str, seed: int = 1):
    """The same session again and again, after each decision of a random game."""
    rng = random.Random(f"{seats}/{sides}/{seed}")
    options = {"sides": sides, "wrath": seats == 3}
    session = Session(GAME, GAME.new(seats, options), seeded(seed))
    yield session
    while session.request is not None:
        choice = waiting(session)[0]
        session.pick(choice.seat, rng.randrange(len(choice.options)))
        yield session


@cache
def views(seats: int, sides: str, seed: int = 1) -> tuple[View, ...]:
    """What the public sees after each decision."""
    return tuple(GAME.view(session.state, None) for session in sessions(seats, sides, seed))


@cache
def late(seats: int = 4, sides: str = "A") -> View:
    """A position late in a game."""
    game = views(seats, sides)
    return game[len(game) * 4 // 5]
