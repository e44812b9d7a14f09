"""Random games that are always the same, decision by decision: for pictures and measurements."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from bot.chance import seeded
from bot.checks import waiting
from bot.command import UsageError
from bot.games import lookup, settings_of
from rules.engine.events import Event, events_for
from rules.engine.session import Session


class Moment(NamedTuple):
    """A position and what led to it, as the public sees them."""

    view: Any  # each game has its own
    events: tuple[Event, ...]


def played(
    game: str, seed: int, *, scenario: str | None = None, seats: int | None = None
) -> Iterator[Moment]:
    """Play a random game: the set-up first, then what each decision brought about."""
    for session in playing(game, seed, scenario=scenario, seats=seats):
        view = session.game.view(session.state, None)
        yield Moment(view, tuple(events_for(session.drain().events, None)))


def playing(
    game: str, seed: int, *, scenario: str | None = None, seats: int | None = None
) -> Iterator[Session[Any]]:
    """The same session again and again, set up first and then after each decision."""
    random = Random(seed)
    session = begun(game, seed, random, scenario=scenario, seats=seats)
    yield session
    while session.request is not None:
        choice = waiting(session)[0]
        session.pick(choice.seat, random.randrange(len(choice.options)))
        yield session


def begun(
    game: str, seed: int, random: Random, *, scenario: str | None, seats: int | None
) -> Session[Any]:
    """Begin a game in one of the settings that fit."""
    rules = lookup(game)
    fitting = [
        setting
        for setting in settings_of(rules)
        if scenario in (None, setting.scenario) and seats in (None, setting.seats)
    ]
    if not fitting:
        raise UsageError("no scenario fits --scenario and --seats")
    setting = random.choice(fitting)
    return Session(rules, rules.new(setting.seats, setting.options(random)), seeded(seed))


def random_view(
    game: str, seed: int, steps: int, *, scenario: str | None = None, seats: int | None = None
) -> Any:  # noqa: ANN401 - each game has its own view
    """The public view of a random game after so many decisions."""
    moments = played(game, seed, scenario=scenario, seats=seats)
    *_, last = islice(moments, steps + 1)
    return last.view
