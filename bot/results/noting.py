"""Notes what has come of each game that has ended, once.

To go through a game takes a while, so a worker process does it.  A game of other rules, or one
that cannot be followed to its end, is noted as far as its log tells.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from bot.games.game_ui import GameUi
from bot.games.registry import UnknownGame
from bot.games.uis import ui_of
from bot.store.errors import NoSuchGame, StoreError
from bot.store.outcomes import AchievementRow, OutcomeRow, PlacingRow
from bot.store.owners import of_game
from bot.store.rows import ERASED, ActRow, GameRow, SeatRow, Status
from bot.store.store import Store
from bot.tables.lobbies import SCORE
from bot.tables.refusals import place_of
from bot.tables.story import Chronicle, Kept, kept_of
from rules.engine.decisions import Seat

log = logging.getLogger(__name__)
AT_ONCE = 50  # games of one round
OLD_SECONDS = 0.2  # between two of them, so that nobody waits for it
TRIES = 3  # after which a game is left to the next process
# The numbers of interactions say when they were made: milliseconds since the beginning of 2015.
DISCORD_BEGINS, MILLISECONDS_FROM = 1_420_070_400.0, 22


class Judged(NamedTuple):
    """What a game that has ended has come to, by seat."""

    places: tuple[int, ...]  # empty if nobody can tell, or people ended it early
    winners: tuple[Seat, ...]
    roles: tuple[str, ...]
    achieved: tuple[tuple[str, Seat], ...]


Work: TypeAlias = Callable[[Callable[[], Judged]], Awaitable[Judged | None]]


def judged(kept: Kept, seats: int, *, over: bool) -> Judged:
    """Go through a game; slow, so call it in a worker."""
    ui, told = ui_of(kept.name), kept.told()
    if not told:
        return Judged((), (), ("",) * seats, ())
    end = told[-1].view
    roles = tuple(ui.role(end, seat) for seat in range(seats))
    if not over:
        return Judged((), (), roles, ())
    return Judged(tuple(ui.places(end)), tuple(ui.winners(end)), roles, _achieved(ui, told))


def _achieved(ui: GameUi, told: Chronicle) -> tuple[tuple[str, Seat], ...]:
    """What was achieved; events of other rules may say things differently, and then nothing was."""
    try:
        found = ui.achieved(told)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        log.info("what was achieved cannot be told: %s", place_of(error))
        return ()
    return tuple(
        (name, seat) for name in ui.achievements() for seat in sorted(set(found.get(name, ())))
    )


class Noter:
    """Notes the results of a process' games, and of those that ended before it began."""

    def __init__(self, store: Store, work: Work) -> None:
        self._store = store
        self._work = work  # does it in a worker process
        self._failed: Counter[int] = Counter()  # how often a game could not be noted

    async def note_some(self) -> None:
        """Note games that have ended and are not noted yet, one after another; not too many."""
        most = AT_ONCE + len(self._failed)
        for game in await self._store.results.to_note(most):
            if self._failed[game] < TRIES:
                await self._noted(game)
                await asyncio.sleep(OLD_SECONDS)

    async def note(self, game: int) -> None:
        """Note a game now, for somebody who asks for its result."""
        if await self._store.results.of(game) is None:
            await self._noted(game)

    async def _noted(self, game: int) -> None:
        """Note a game, or count that it could not be noted."""
        try:
            row = await self._store.game(game)
            if not row.status.is_over:
                return  # it goes on, and will end again
            seats = await self._store.seats(game)
            over = row.status is Status.OVER
            kept = await kept_of(self._store, game)
            found = await self._work(partial(judged, kept, len(seats), over=over))
            if found is None:
                self._failed[game] += 1
                return
            outcome = await self._outcome(row, seats, found)
            achieved = achievements_of(game, seats, found)
            await self._store.results.note(outcome, achieved, row.revision)
        except (NoSuchGame, UnknownGame, StoreError) as error:
            log.error("game %d: its result cannot be noted: %s", game, error)
            self._failed[game] += 1

    async def _outcome(self, row: GameRow, seats: Sequence[SeatRow], found: Judged) -> OutcomeRow:
        settings = await self._store.settings(of_game(row.id))
        return OutcomeRow(
            row.id,
            row.name,
            row.place.guild,
            when(await self._store.acts(row.id)),
            row.status,
            SCORE in settings,
            tuple(placings(row, seats, found)),
        )


def placings(row: GameRow, seats: Sequence[SeatRow], found: Judged) -> list[PlacingRow]:
    """Where each seat came: as it was judged, or failing that by what the rules said of winners."""
    places, winners = dict(enumerate(found.places)), set(found.winners)
    if row.status is Status.OVER and len(places) != len(seats):
        winners = set(_winners(row.result))
        places = {seat.seat: 1 if seat.seat in winners or not winners else 2 for seat in seats}
    roles = dict(enumerate(found.roles))
    return [
        PlacingRow(
            seat.seat,
            places.get(seat.seat),
            seat.seat in winners,
            roles.get(seat.seat, ""),
            seat.person,
            None if seat.level == ERASED else seat.level,
        )
        for seat in seats
    ]


def _winners(result: str | None) -> Sequence[Seat]:
    said: Mapping[str, Sequence[Seat]] = json.loads(result or "{}")
    return said.get("seats", ())


def achievements_of(game: int, seats: Sequence[SeatRow], found: Judged) -> list[AchievementRow]:
    """What people have achieved; computer players achieve nothing."""
    people = {row.seat: row.person for row in seats}
    return [
        AchievementRow(game, seat, person, name)
        for name, seat in found.achieved
        if (person := people.get(seat)) is not None
    ]


def when(acts: Sequence[ActRow]) -> float | None:
    """When the last act was made that came by an interaction; None if none did."""
    made = [act.interaction for act in acts if act.interaction is not None]
    return None if not made else (made[-1] >> MILLISECONDS_FROM) / 1000 + DISCORD_BEGINS
