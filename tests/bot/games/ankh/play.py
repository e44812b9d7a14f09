"""Decisions met in random games of Ankh, as those who decide see them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.commands.seeded_games import drafted
from bot.games.registry import lookup, settings_of
from bot.tables.chance import seeded
from rules.ankh.view import View
from rules.engine.events import Event, events_for
from rules.engine.session import Session

# Seeds of games in which, together, all scenarios are played and every decision comes up.
SEEDS = (0, 1, 2, 5, 8, 10, 15, 16, 17, 27)


class Asked(NamedTuple):
    """A decision: who decides what, in view of what, and what was answered."""

    seat: int
    what: str
    keys: tuple[str, ...]
    view: View
    answer: str
    after: View  # of the same seat, as far as it may know


class Game(NamedTuple):
    """A whole random game: its decisions, and the public events and views after each."""

    decisions: list[Asked]
    views: list[View]
    events: list[list[Event]]


@cache
def game(seed: int) -> Game:
    """Play a random game with a taste of its own, in one of all scenarios and seat counts."""
    return _play(seed)


def decisions(seed: int) -> list[Asked]:
    return game(seed).decisions


def _play(seed: int) -> Game:
    random, rules = Random(seed), lookup("ankh")
    settings = settings_of(rules)
    setting = settings[seed * 7 % len(settings)]
    session = Session(rules, rules.new(setting.seats, setting.options(random)), seeded(seed))
    taste = Taste(random)
    played = Game([], [], [])
    _note(played, session)
    while session.request is not None:
        choice = waiting(session)[0]
        keys = tuple(str(option) for option in choice.options)
        view = rules.view(session.state, choice.seat)
        answer = taste.pick(choice)
        after = drafted(session, answer).after
        played.decisions.append(Asked(choice.seat, choice.what, keys, view, answer, after))
        session.answer(choice.seat, answer)
        _note(played, session)
    return played


def _note(played: Game, session: Session) -> None:
    played.views.append(session.game.view(session.state, None))
    played.events.append(events_for(session.drain().events, None))


def every_decision() -> Iterator[Asked]:
    for seed in SEEDS:
        yield from decisions(seed)
