"""A stored game walked through again: every decision before it is made.

Nothing is rolled: what luck gave is in the log.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.games.registry import lookup
from bot.store.store import Store
from bot.tables.position import Line
from rules.engine import plain
from rules.engine.decisions import CHANCE, Choice
from rules.engine.events import Event
from rules.engine.session import Entry, Session


class OtherRules(Exception):
    """The rules have changed since the game was played, so nobody can walk through it again."""


class Decided(NamedTuple):
    """A decision of the log."""

    entry: Entry
    step: int  # the number on the board that came of it
    person: int | None  # who made it, if a person did


class Log(NamedTuple):
    """A whole game as it is sent to a worker."""

    game: int
    name: str
    seats: int
    state: str  # JSON of the position in which it began, with secrets
    decided: tuple[Decided, ...]


class Faced(NamedTuple):
    """A decision before it is made."""

    decided: Decided
    choice: Choice[Any]
    session: Session[Any]  # it moves on
    is_secret: bool  # what is picked, only whoever picks may be told
    told: Sequence[Event]  # since the last one
    step_ended: bool


async def log_of(store: Store, game: int) -> Log:
    """Read a game; raises :exc:`OtherRules`."""
    row = await store.game(game)
    rows = await store.decisions(game)
    version = lookup(row.name).version
    if any(made.rules != version for made in rows):
        raise OtherRules
    beginning = await store.checkpoint(game, [0])
    steps = {act.act: act.revision for act in await store.acts(game)}
    made = [Decided(m.entry, steps.get(m.act, 0), m.person) for m in Line.of(rows).made]
    return Log(game, row.name, len(await store.seats(game)), beginning.state, tuple(made))


def walk(log: Log) -> Iterator[Faced]:
    """Go through a game; at each decision the session stands before it."""
    rules = lookup(log.name)
    state = plain.from_data(rules.state_type, json.loads(log.state))
    session = Session.resume(rules, state, 0, [], _LoggedLuck(log))
    base = session.base
    for decided in log.decided:
        seat, what, key, auto = decided.entry
        if auto or seat == CHANCE:
            continue
        request = session.request
        choice = None if request is None else request.of(seat)
        if request is None or choice is None or choice.what != what:
            raise OtherRules
        told, step_ended = session.drain().events, session.base != base
        base = session.base
        is_secret = request.secret or request.quiet or choice.seen_by is not None
        yield Faced(decided, choice, session, is_secret, told, step_ended)
        session.answer(seat, key)


class _LoggedLuck:
    """Chance that gives what the log says."""

    def __init__(self, log: Log) -> None:
        self._left = iter([d.entry for d in log.decided if d.entry.is_luck])

    def __call__(self, choice: Choice[Any]) -> int:
        entry = next(self._left, None)
        keys = [str(option) for option in choice.options]
        if entry is None or entry.what != choice.what or entry.key not in keys:
            raise OtherRules
        return keys.index(entry.key)
