"""Random games with a fixed seed, decision by decision, for pictures and benchmarks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from bot.commands.checks import waiting
from bot.commands.command import UsageError
from bot.games.drafted import Drafted
from bot.games.registry import lookup, settings_of
from bot.games.ui_types import Moment
from bot.tables.chance import seeded
from rules.engine.events import events_for
from rules.engine.session import Session
from rules.engine.trial import Trial

Options: TypeAlias = Mapping[str, Any] | None  # what is agreed; the rest is left to chance


def played(
    game: str, seed: int, *, options: Options = None, seats: int | None = None
) -> Iterator[Moment]:
    """Play a random game: the set-up first, then what each decision brought about."""
    for session in playing(game, seed, options=options, seats=seats):
        view = session.game.view(session.state, None)
        yield Moment(view, tuple(events_for(session.drain().events, None)))


def playing(
    game: str, seed: int, *, options: Options = None, seats: int | None = None
) -> Iterator[Session[Any]]:
    """The same session again and again, set up first and then after each decision."""
    random = Random(seed)
    session = begun(game, seed, random, options=options, seats=seats)
    yield session
    while session.request is not None:
        choice = waiting(session)[0]
        session.pick(choice.seat, random.randrange(len(choice.options)))
        yield session


def drafted(session: Session[Any], *answers: str) -> Drafted:
    """A draft of whoever is asked next: some answers, and nothing clicked after them."""
    seat, look = waiting(session)[0].seat, session.game.view
    trial = Trial.of(session, seat)
    before = look(trial.state, seat)
    for key in answers:
        trial.answer(seat, key)
    choice = trial.request.of(seat) if trial.request is not None and not trial.stopped else None
    keys = tuple(str(option) for option in choice.options) if choice is not None else ()
    return Drafted(seat, before, look(trial.reached, seat), answers, keys, keys)


def begun(
    game: str, seed: int, random: Random, *, options: Options, seats: int | None
) -> Session[Any]:
    """Begin a game in one of the settings that fit."""
    rules = lookup(game)
    fitting = settings_of(rules, seats, options)
    if not fitting:
        raise UsageError("nobody plays that: see --options and --seats")
    setting = random.choice(fitting)
    return Session(rules, rules.new(setting.seats, setting.options(random)), seeded(seed))


def random_view(
    game: str, seed: int, steps: int, *, options: Options = None, seats: int | None = None
) -> Any:  # noqa: ANN401 - each game has its own view
    """The public view of a random game after so many decisions."""
    moments = played(game, seed, options=options, seats=seats)
    *_, last = islice(moments, steps + 1)
    return last.view
