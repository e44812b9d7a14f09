"""A stored game retold: its moments in order, as the public saw them.

A step is known by the revision that it made, which is also the number on its board.  What
was undone is not told.  Nothing is rolled: positions come from logged decisions, and where
the rules have changed since, from the positions that were kept.
"""

from __future__ import annotations

import asyncio
import json
import logging
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, overload

from bot.games.game_ui import Moment, View
from bot.games.registry import lookup
from bot.store.owners import of_game
from bot.store.rows import ActRow, CheckpointRow, DecisionRow
from bot.store.store import Store
from bot.tables import seals
from bot.tables.acting import read_events
from bot.tables.position import Line
from bot.tables.refusals import place_of
from bot.tables.seals import Unsealed
from rules.engine import plain
from rules.engine.events import Event, events_for
from rules.engine.game import Game
from rules.engine.session import Session
from rules.engine.trial import no_chance

log = logging.getLogger(__name__)


class Chronicle(Sequence[Moment]):
    """The moments of a game, with the number of the step that led to each."""

    def __init__(
        self,
        moments: Sequence[Moment],
        steps: Sequence[int],
        last: int,
        unsealed: Sequence[Sequence[Unsealed]] = (),
    ) -> None:
        self._moments = tuple(moments)
        self.steps = tuple(steps)
        self.unsealed = tuple(unsealed) or ((),) * len(self.steps)  # picks that each step revealed
        self.last = last  # step of the game; later than that of the last moment after an undo

    @overload
    def __getitem__(self, index: int) -> Moment: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Moment]: ...
    def __getitem__(self, index: int | slice) -> Moment | Sequence[Moment]:
        return self._moments[index]

    def __len__(self) -> int:
        return len(self._moments)

    @property
    def first(self) -> int:
        """The first step that can be shown."""
        return self.steps[0] if self.steps else self.last

    def covers(self, step: int) -> bool:
        """Return whether there was such a step that can be shown."""
        return bool(self.steps) and self.first <= step <= self.last

    def moment_at(self, step: int) -> Moment:
        """Return how things stood after a step, or after the last before it that counts.

        Raises :exc:`LookupError` if there was no such step, or it cannot be shown.
        """
        return self._moments[self._index(step)]

    def step_at(self, step: int) -> int:
        """Return the number of the step whose moment :meth:`moment_at` returns."""
        return self.steps[self._index(step)]

    def between(self, first: int, last: int) -> Sequence[Moment]:
        """Return the moments of the steps from one to another."""
        start = bisect_right(self.steps, first - 1)
        return self._moments[start : bisect_right(self.steps, last)]

    def _index(self, step: int) -> int:
        if not self.covers(step):
            raise LookupError(step)
        return bisect_right(self.steps, step) - 1


async def chronicle(store: Store, game: int) -> Chronicle:
    """Tell a game; raises :exc:`~bot.store.errors.NoSuchGame`, and nothing for odd games."""
    kept = await kept_of(store, game)
    return await asyncio.to_thread(kept.told)


async def kept_of(store: Store, game: int) -> Kept:
    """Read what a game is told from; raises :exc:`~bot.store.errors.NoSuchGame`."""
    row = await store.game(game)
    acts = _counted(await store.decisions(game), await store.acts(game))
    positions = {checkpoint.seq: checkpoint for checkpoint in await store.checkpoints(game)}
    number = seals.number_of(game, await store.settings(of_game(game)))
    return Kept(row.name, number, row.revision, acts, positions)


async def told_before(store: Store, game: int, act: int) -> list[Event]:
    """Everything before an act that the public has been told and that still counts."""
    acts = _counted(await store.decisions(game), await store.acts(game))
    return [event for earlier in acts if earlier.act < act for event in earlier.events]


class _Act(NamedTuple):
    """The decisions of one act that count."""

    act: int
    step: int
    rows: list[DecisionRow]

    @property
    def events(self) -> list[Event]:
        """What everybody may know of what it did."""
        told = [event for row in self.rows for event in read_events(row.events)]
        return events_for(told, None)


def _counted(rows: Sequence[DecisionRow], acts: Iterable[ActRow]) -> list[_Act]:
    """The acts that were not undone; the opening is always there."""
    steps = {act.act: act.revision for act in acts}
    seqs = {made.seq for made in Line.of(rows).made}
    counted = [row for row in rows if row.seq in seqs]
    found = [
        _Act(act, steps[act], list(made)) for act, made in groupby(counted, lambda row: row.act)
    ]
    return found if found and found[0].act == 0 else [_Act(0, 0, []), *found]


class Kept(NamedTuple):
    """What a game is told from; it can be sent to a worker, and holds secrets."""

    name: str
    number: int  # by which its picks were sealed
    revision: int
    acts: list[_Act]
    positions: Mapping[int, CheckpointRow]

    def told(self) -> Chronicle:
        """Tell the game; slow, so call it in a worker."""
        telling = _Telling(lookup(self.name), self.positions, self.number)
        telling.tell(self.acts)
        return telling.chronicle(max(self.revision, self.acts[-1].step))


class _Telling:
    """Goes along the acts of a game, and notes what the public saw after each."""

    def __init__(self, rules: Game[Any], kept: Mapping[int, CheckpointRow], number: int) -> None:
        self._rules = rules
        self._number = number
        self._kept = kept
        self._session: Session[Any] | None = None  # None: the position is not known
        self._made = 0  # decisions before the act
        self._untold: list[Event] = []  # of acts after which the position is not known
        self._unsealed: list[Unsealed] = []  # in the same acts
        self._all_unsealed: list[Sequence[Unsealed]] = []
        self._moments: list[Moment] = []
        self._steps: list[int] = []

    def tell(self, acts: Iterable[_Act]) -> None:
        """Go along; slow, so call it in a worker."""
        for act in acts:
            self._session = self._followed(act) or self._picked_up(act)
            self._made += len(act.rows)
            self._untold += act.events
            self._unsealed += seals.unsealed(self._number, act.rows)
            if self._session is not None:
                view = self._rules.view(self._session.state, None)
                self._note(view, act.step)
        if self._untold and self._moments:  # told, though only the position before is known
            self._note(self._moments[-1].view, act.step)

    def _note(self, view: View, step: int) -> None:
        self._moments.append(Moment(view, tuple(self._untold)))
        self._steps.append(step)
        self._all_unsealed.append(self._unsealed)
        self._untold, self._unsealed = [], []

    def chronicle(self, last: int) -> Chronicle:
        """Return what was noted."""
        return Chronicle(self._moments, self._steps, last, self._all_unsealed)

    def _followed(self, act: _Act) -> Session[Any] | None:
        """Go on from where we are, unless an act was made by other rules."""
        session = self._session
        if session is None or any(row.rules != self._rules.version for row in act.rows):
            return None
        return self._resumed(session.checkpoint, session.base, [*session.since, *_entries(act)])

    def _picked_up(self, act: _Act) -> Session[Any] | None:
        """Start from the newest position that was kept within an act, and go to its end."""
        ends = [(0, 0)] if act.act == 0 else []
        ends += [(n, row.seq) for n, row in enumerate(act.rows, 1)]
        for count, seq in reversed(ends):
            if seq in self._kept:
                session = self._read(self._kept[seq], self._made + count, _entries(act)[count:])
                if session is not None:
                    return session
        return None

    def _read(self, kept: CheckpointRow, base: int, entries: list[Any]) -> Session[Any] | None:
        try:
            state = plain.from_data(self._rules.state_type, json.loads(kept.state))
        except Exception as error:  # changed rules may have another state
            log.info("a position after %d cannot be read: %s", kept.seq, place_of(error))
            return None
        return self._resumed(state, base, entries)

    def _resumed(self, state: Any, base: int, entries: list[Any]) -> Session[Any] | None:  # noqa: ANN401 - a state
        try:
            return Session.resume(self._rules, state, base, entries, no_chance)
        except Exception as error:  # changed rules may fail in any way on old decisions
            log.info("decision %d cannot be followed: %s", base, place_of(error))
            return None


def _entries(act: _Act) -> list[Any]:
    return [row.entry for row in act.rows]
