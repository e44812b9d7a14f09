"""Random games of every registered game: all that was asked, told and seen in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.games.registry import Setting, settings_of
from bot.games.ui_types import Moment
from bot.games.uis import UIS
from bot.tables.chance import seeded
from rules.engine.events import Event, events_for
from rules.engine.session import Session

GAMES = tuple(UIS)
SEEDS = (1, 2, 3, 4, 5, 6)
ALL = 250  # decisions of one game that are kept, and of later ones
FIRST, THEN = 10, 10  # so many of each kind, then one in so many
every_game = pytest.mark.parametrize("game", GAMES)


class Asked(NamedTuple):
    """A decision: who decides what, in view of what, and what was answered."""

    seat: int
    what: str
    keys: tuple[str, ...]
    view: Any  # of whoever decides
    secret: bool
    answer: str


class Played(NamedTuple):
    """A whole random game."""

    seats: int
    decisions: list[Asked]  # all of a short game; of a long one, all that differ (``Memory``)
    views: list[Any]  # as the public saw it, before the first decision and after each
    events: list[list[Event]]  # everything that was told to anybody, in the same order

    def public(self, at: int) -> list[Event]:
        """What everybody was told in a step."""
        return events_for(self.events[at], None)


def setting_of(game: str, seed: int) -> Setting:
    """Another number of players and another scenario for each seed."""
    settings = settings_of(UIS[game].game)
    return settings[seed * 7 % len(settings)]


def new_session(game: str, seed: int) -> Session[Any]:
    """A game that is about to begin."""
    rules, setting = UIS[game].game, setting_of(game, seed)
    return Session(rules, rules.new(setting.seats, setting.options(Random(seed))), seeded(seed))


class Memory:
    """Says which decisions of a game are worth keeping: a long game asks the same all over again.

    Views are what costs, so they are not even made for the others.
    """

    def __init__(self) -> None:
        self._met: Counter[tuple[str, bool]] = Counter()
        self._widest: dict[tuple[str, bool], int] = {}

    def wants(self, what: str, options: int, *, secret: bool) -> bool:
        """The first of each kind, then one in some, and whatever offers more than any before."""
        kind = what, secret
        self._met[kind] += 1
        if options > self._widest.get(kind, 0):
            self._widest[kind] = options
            return True
        met = self._met[kind]
        return self._met.total() <= ALL or met <= FIRST or met % THEN == 0


@cache
def played(game: str, seed: int) -> Played:
    """Play at random, with a taste of its own, to the end."""
    told, memory = Played(setting_of(game, seed).seats, [], [], []), Memory()
    for session, answer in playing(game, seed):
        _note(told, session)
        if answer is not None:
            choice, secret = waiting(session)[0], session.request.secret
            if memory.wants(choice.what, len(choice.options), secret=secret):
                told.decisions.append(asked_in(session, answer))
    return told


def playing(game: str, seed: int) -> Iterator[tuple[Session[Any], str | None]]:
    """The same session before each decision of a game, with its answer, and at its end."""
    session, taste = new_session(game, seed), Taste(Random(seed))
    while session.request is not None:
        choice = waiting(session)[0]
        answer = taste.pick(choice)
        yield session, answer
        session.answer(choice.seat, answer)
    yield session, None


def asked_in(session: Session[Any], answer: str) -> Asked:
    """The decision that is open in a session, and how it will be answered."""
    choice = waiting(session)[0]
    keys = tuple(str(option) for option in choice.options)
    view = session.game.view(session.state, choice.seat)
    return Asked(choice.seat, choice.what, keys, view, session.request.secret, answer)


def _note(told: Played, session: Session[Any]) -> None:
    told.views.append(session.game.view(session.state, None))
    told.events.append(list(session.drain().events))


@cache
def moments(game: str, seed: int) -> tuple[Moment, ...]:
    """The same game as it is retold to the public."""
    told = played(game, seed)
    return tuple(Moment(view, tuple(told.public(n))) for n, view in enumerate(told.views))


def decisions(game: str) -> list[Asked]:
    """What was asked in all of them, every kind of it."""
    return [asked for seed in SEEDS for asked in played(game, seed).decisions]
