"""One worker per table: computers play, deadlines are watched, news is told once.

With several processes, each attends to the tables of the shards that it serves, and to no other.

Any change of a table wakes its worker.  News is in the store's outbox, written together with the
act, and removed when it has been told.  How it is told is up to a :class:`Teller`.
"""

from __future__ import annotations

import asyncio
import enum
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from itertools import chain, repeat
from typing import Any, Protocol

from bot.process.services import Services
from bot.process.supervised import LEAST, again_and_again, end_all
from bot.store.errors import StoreError
from bot.store.fleet import Shards
from bot.store.rows import ClockRow, Status
from bot.tables.refusals import CannotOpen, place_of
from bot.tables.table import Table
from bot.turns import deadlines, together
from bot.turns.autoplay import autoplay
from bot.turns.thinking import shown_thinking
from bot.turns.timekeeping import Timekeeper
from bot.turns.timeouts import play_for_the_late

log = logging.getLogger(__name__)
PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0, 300.0)  # seconds between attempts, the last again and again
LONG = 4  # the pause to begin with where only people can help: a permission, or our own fault
CLOCKS = "clocks"  # as the health check names them
CLOCK_SECONDS = 5.0
SWEEP_SECONDS = 60.0
LET_GO_SECONDS = 10.0  # for what is being told at tables that another process is about to have


class Outlook(enum.Enum):
    """What to do about news that could not be told."""

    PASSES = enum.auto()  # retry soon
    BLOCKED = enum.auto()  # people must help first: a permission is missing
    HOPELESS = enum.auto()  # the place is gone; the game pauses


class NotTold(Exception):
    """News of a table did not get through."""

    def __init__(self, why: str, outlook: Outlook) -> None:
        super().__init__(why)
        self.outlook = outlook


class Teller(Protocol):
    """Shows tables to people.  All of it raises :exc:`NotTold`."""

    async def ready(self) -> None:
        """Return when people can be told something."""
        ...

    def online(self) -> Shards:
        """Return the shards of which Discord can tell us what people do."""
        ...

    async def show_rest(self, table: Table) -> None:
        """Let the panel of a game that its people have paused say so."""
        ...

    async def lets_sleep(self, table: Table) -> bool:
        """Return whether nobody needs to hear what is to be told; then it is struck off."""
        ...

    async def show_thinking(self, table: Table) -> None:
        """Show for some seconds that somebody thinks; whether it is seen does not matter."""
        ...

    async def tell(self, table: Table, clock: ClockRow | None, *, final: bool) -> None:
        """Tell what is in the outbox; ask whoever is to decide only if ``final``."""
        ...

    async def tidy_up(self, table: Table, clock: ClockRow | None) -> None:
        """Let everything that was shown before be true; the game does not wait for it."""
        ...

    def doubt(self, game: int) -> None:
        """Note that something may have been told that the store does not know of."""
        ...

    def forget(self) -> None:
        """Rely no longer on what we have told: another process may tell more."""
        ...


class TableWorkers:
    """Wakes for each change, and keeps the clocks."""

    def __init__(self, services: Services, teller: Teller) -> None:
        self._services = services
        self._teller = teller
        self._awake: dict[int, asyncio.Task[None]] = {}
        self._again: dict[int, asyncio.Event] = {}  # set: look at the table (again)
        self._running: set[asyncio.Task[None]] = set()
        self._taken_up: set[int] = set()  # shards for which we have come back
        self._ending = False

    def begin(self) -> None:
        """Attend to everything from now on, and to what the last process has left."""
        self._services.listeners.append(self._changed)
        self._services.fleet.let_go.append(self._let_go)
        self._start(self._catch_up())

    async def end(self) -> None:
        """Stop; whatever has not been told stays in the outbox."""
        self._ending = True
        await end_all([*self._running, *self._awake.values()])

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    # --- what wakes a worker ------------------------------------------------------------

    async def _catch_up(self) -> None:
        """Give time back, then watch the clocks and what is still to be told."""
        await self._teller.ready()
        timekeeper = Timekeeper(self._services, self._teller.online)
        health = self._services.health
        health.beat(CLOCKS, within=LEAST)  # they are missed if they never begin

        async def look_at_clocks() -> None:
            await self._take_up(timekeeper)
            for game in await timekeeper.look():
                self.wake(game)

        self._start(again_and_again(CLOCKS, look_at_clocks, CLOCK_SECONDS, health))
        await again_and_again("sweep", self._sweep, SWEEP_SECONDS, health)

    async def _take_up(self, timekeeper: Timekeeper) -> None:
        """Come back for shards that are ours now, and attend to what was left there.

        Until that is stored, no clock may run out.
        """
        pauses = chain(PAUSES, repeat(PAUSES[-1]))
        while True:
            try:
                back = await timekeeper.take_up()
                new = tuple(shard for shard in back.own if shard not in self._taken_up)
                if new:
                    left = await self._services.store.restless(owned=Shards(back.count, new))
                    self._start(self._wake_by_and_by(left))
                self._taken_up = set(back.own)
                return
            except Exception as error:  # without this nothing would ever be told
                why = error if isinstance(error, StoreError) else place_of(error)
                log.error("cannot begin: %s", why)
            await asyncio.sleep(next(pauses))

    async def _wake_by_and_by(self, games: Sequence[int]) -> None:
        """Attend to what was left; it can wait, whoever acts now does not."""
        for game in games:
            await self._services.pace.turn()
            self.wake(game)

    async def _sweep(self) -> None:
        """Attend to tables that have something to be told and that nobody attends to."""
        for game in await self._services.store.untold(owned=self._services.fleet.served):
            if game not in self._awake:
                await self._services.pace.turn()
                self.wake(game)

    def _changed(self, table: Table) -> None:
        self.wake(table.id)

    def wake(self, game: int) -> None:
        """Attend to a table soon, and again if it is being attended to."""
        if self._ending:
            return
        self._again.setdefault(game, asyncio.Event()).set()
        if game not in self._awake:
            self._awake[game] = asyncio.create_task(self._work(game))

    def wake_troubled(self) -> None:
        """Try again at once where something has failed: people can be told again."""
        for event in self._again.values():
            event.set()

    async def _let_go(self, shards: Shards) -> None:
        """Finish what is being told at tables of some shards; nothing more begins there."""
        tables = [(game, self._services.tables.known(game)) for game in self._awake]
        working = {
            self._awake[game]
            for game, table in tables
            if table is not None and shards.has(table.row.place.guild)
        }
        self.wake_troubled()  # who waits for another try sees that it is not theirs any more
        if working:
            _, late = await asyncio.wait(working, timeout=LET_GO_SECONDS)
            await end_all(late)
        self._teller.forget()

    # --- one table ----------------------------------------------------------------------

    async def _work(self, game: int) -> None:
        """Attend to a table until nothing is left to do, however long trouble lasts."""
        again, failures = self._again[game], 0
        try:
            while again.is_set():
                again.clear()
                least = await self._attend_surely(game)
                failures = 0 if least is None else max(failures + 1, least)
                if least is not None:
                    pause = PAUSES[min(failures, len(PAUSES)) - 1]
                    with suppress(TimeoutError):
                        await asyncio.wait_for(again.wait(), pause)
                    again.set()
        finally:
            del self._awake[game], self._again[game]

    async def _attend_surely(self, game: int) -> int | None:
        """Attend; if that fails, return after which pause it is worth another try."""
        blocked = self._services.health.blocked
        try:
            await self._attend(game)
        except CannotOpen as error:  # only another build can help
            log.error("game %d: cannot be attended to: %s", game, error)
        except (NotTold, StoreError) as error:
            log.warning("game %d: not told yet, %s", game, error)
            self._teller.doubt(game)
            outlook = error.outlook if isinstance(error, NotTold) else Outlook.PASSES
            if outlook is Outlook.BLOCKED:
                blocked.add(game)
            return {Outlook.PASSES: 1, Outlook.BLOCKED: LONG, Outlook.HOPELESS: None}[outlook]
        except Exception as error:  # one table's trouble must not stop the others
            log.error("game %d: cannot be attended to: %s", game, place_of(error))
            return LONG
        blocked.discard(game)
        return None

    async def _attend(self, game: int) -> None:
        """Play for whoever need not be asked, tell it, and keep true what was told before."""
        table = await self._services.tables.open(game)
        if not self._services.fleet.ours.has(table.row.place.guild):
            return
        if table.row.status is Status.PAUSED:
            await self._teller.show_rest(table)
        if table.row.status.is_paused or await self._teller.lets_sleep(table):
            return
        await play_for_the_late(self._services, table)
        more = True
        while more:
            async with shown_thinking(table, self._teller.show_thinking):
                more = await autoplay(self._services, table)
            clock = await deadlines.keep_time(self._services, table)
            if not more and await self._has_gone_on(table):
                return
            await self._teller.tell(table, clock, final=not more)
        await self._teller.tidy_up(table, clock)

    async def _has_gone_on(self, table: Table) -> bool:
        """Let whoever is asked again go on; return whether anything has changed meanwhile."""
        if together.going_on(table) is None or not together.HELD_SECONDS:
            return False
        rows = await self._services.store.announcements(table.id)
        if not rows or any(row.kind != "moved" for row in rows):
            return False  # it was told already, or something else is to be told
        changed = self._again[table.id]
        with suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), together.HELD_SECONDS)
        return changed.is_set()
