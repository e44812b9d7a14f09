"""Random games of Kemet, for the tests of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.games.registry import settings_of
from bot.tables.chance import seeded
from rules.engine.session import Session
from rules.kemet.game import GAME

SETTINGS = settings_of(GAME)


def new_session(seed: int) -> Session[Any]:
    """A game that is about to begin: another number of players and another mode for each seed."""
    setting = SETTINGS[seed * 5 % len(SETTINGS)]
    state = GAME.new(setting.seats, setting.options(Random(seed)))
    return Session(GAME, state, seeded(seed))


def positions(seed: int) -> Iterator[Session[Any]]:
    """The same session before each decision of a random game, and at its end."""
    session, taste = new_session(seed), Taste(Random(seed))
    while session.request is not None:
        yield session
        choice = waiting(session)[0]
        session.answer(choice.seat, taste.pick(choice))
    yield session
