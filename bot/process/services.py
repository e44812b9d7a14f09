"""What the process shares: store, tables, people's settings, pictures, clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from bot.process.fleet import Fleet
from bot.process.health import Health
from bot.process.hearing import Hearing
from bot.process.metrics import Metrics
from bot.process.pace import Pace
from bot.process.workers import Busy, Superseded, WorkerLost, Workers, WorkFailed
from bot.results.noting import Noter
from bot.review.reviews import Reviews
from bot.store.opening import FILE, open_store
from bot.store.store import Store
from bot.tables.lobbies import Lobbies
from bot.tables.preferences import People
from bot.tables.refusals import place_of
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)
T = TypeVar("T")
Clock = Callable[[], float]
# Processes that draw, that play for computer players quickly or after a long search, and that look
# through games that are over.
PAINTERS, THINKERS, SEARCHERS, REVIEWERS = 2, 2, 2, 1
# Far longer than anything takes, also on a machine that has much else to do; in seconds.
DRAWING_SECONDS, THINKING_SECONDS, REVIEWING_SECONDS = 60.0, 30.0, 300.0
# How long a computer player may think about one answer, and if very many tables wait for theirs.
LONGEST_SECONDS, SHORTEST_SECONDS = 2.0, 0.1


class Drawing(Generic[T]):
    """A picture that somebody may wait for now, and fetch later if it was not ready.

    >>> drawing = services.drawing(key, work)
    >>> picture = await drawing.within(2.0)  # None: not yet, or it came to nothing
    >>> picture = await drawing  # however long it takes; None: it came to nothing
    """

    def __init__(self, future: asyncio.Future[T] | None) -> None:
        self._future = future

    @property
    def is_over(self) -> bool:
        """Return whether nothing more will come than has come already."""
        return self._future is None or self._future.done()

    async def within(self, seconds: float) -> T | None:
        """Return the picture if it is ready within that many seconds; otherwise drawing goes on."""
        if not self.is_over:
            assert self._future is not None
            await asyncio.wait({self._future}, timeout=seconds)
        return await self if self.is_over else None

    def __await__(self) -> Generator[Any, None, T | None]:
        return _outcome(self._future, "a picture could not be drawn").__await__()


async def _outcome(future: asyncio.Future[T] | None, trouble: str) -> T | None:
    """What a worker has returned; None if it came to nothing.

    What is wrong with the work itself is logged, and the game goes on; with
    :attr:`Services.strict`, which the tests set, it is raised.
    """
    try:
        return None if future is None else await future
    except Superseded:
        return None
    except WorkerLost as lost:
        log.error("%s: %s", trouble, lost)
    except Exception as error:  # in the work, or it cannot even be sent to a worker
        if Services.strict:
            raise
        log.error("%s: %s", trouble, error if isinstance(error, WorkFailed) else place_of(error))
    return None


async def _done(workers: Workers, work: Callable[[], T], trouble: str) -> T | None:
    try:
        future = workers.submit(object(), work)
    except Busy as busy:
        log.error("%s: %s", trouble, busy)
        return None
    return await _outcome(future, trouble)


def _seconds_left(workers: Workers) -> float:
    """So long that nobody waits much longer than if they were alone."""
    return max(LONGEST_SECONDS * workers.share, SHORTEST_SECONDS)


class _Pondering(Generic[T]):
    """Work that hears how long it may take: it is pickled, and asks, when its turn comes."""

    def __init__(self, work: Callable[[float], T], seconds: Callable[[], float]) -> None:
        self._work = work
        self._seconds = seconds

    def __reduce__(self) -> tuple[Any, ...]:
        return partial, (self._work, self._seconds())

    def __call__(self) -> T:
        return self._work(self._seconds())


class Services:
    """One process's share of the world; made by :meth:`open`, ended by :meth:`close`."""

    strict: ClassVar[bool] = False  # whether mistakes in what workers do are raised, not logged
    patience: ClassVar[float] = 3.0  # seconds that words and buttons wait for their pictures
    private_patience: ClassVar[float] = 1.0  # the same for an answer that only one person sees

    def __init__(self, store: Store, clock: Clock, steady: Clock = time.monotonic) -> None:
        self.store = store
        self.clock = clock  # the time of day, which may be put right
        self.steady = steady  # how time passes, whatever is done to the clock
        self.health = Health()
        self.metrics = Metrics()
        self.fleet = Fleet(store.fleet, report=self.health.report)
        self.tables = Tables(
            store, changed=self._changed, is_ours=lambda guild: self.fleet.ours.has(guild)
        )
        self.lobbies = Lobbies(store, self.tables)
        self.people = People(store)
        self.hearing = Hearing(store.fleet, self.fleet, self.tables, self.people, self._changed)
        self.pace = Pace()  # for whatever has time, such as what is told after a return
        self.listeners: list[Callable[[Table], None]] = []  # told after every stored act
        self._painters = Workers(PAINTERS, DRAWING_SECONDS)
        self._thinkers = Workers(THINKERS, THINKING_SECONDS)
        self._searchers = Workers(SEARCHERS, THINKING_SECONDS, idle=True)
        self._reviewers = Workers(REVIEWERS, REVIEWING_SECONDS, idle=True)
        self.pools = {
            "painters": self._painters,
            "thinkers": self._thinkers,
            "searchers": self._searchers,
            "reviewers": self._reviewers,
        }
        self.reviews = Reviews(store, self._review)
        self.noter = Noter(store, self._look_through)

    @classmethod
    async def open(
        cls,
        folder: Path,
        clock: Clock = time.time,
        steady: Clock = time.monotonic,
        *,
        database: str = "",
        shards: int = 1,
        is_advice: bool = False,
    ) -> Services:
        """Open the database of a folder, or at an address, and become one of its processes.

        Raises :exc:`~bot.store.errors.StoreError`.
        """
        if not database:
            await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        store = await open_store(database or folder / FILE)
        services = cls(store, clock, steady)
        try:
            await services.fleet.join(shards, is_advice=is_advice)
        except BaseException:
            await store.close()
            raise
        services.hearing.begin()
        return services

    async def close(self) -> None:
        """Let go of everything, so that the next process can begin at once."""
        await self.hearing.end()
        await self.fleet.leave()
        await self.reviews.close()
        await self.store.close()
        for workers in self.pools.values():
            await workers.close()

    @property
    def pictures_waiting(self) -> int:
        """How many pictures wait for a worker."""
        return len(self._painters)

    def touch(self, table: Table) -> None:
        """Let everybody who listens look at a table again, in whatever process it is served."""
        if self.fleet.ours.has(table.row.place.guild):
            self._changed(table)
        else:
            self.hearing.tell(table)

    def _changed(self, table: Table) -> None:
        """Tell who listens; where a table is not ours, its own process hears of it by itself."""
        if self.fleet.ours.has(table.row.place.guild):
            for listener in self.listeners:
                listener(table)

    def drawing(self, key: str, work: Callable[[], T]) -> Drawing[T]:
        """Begin to draw in a worker process, so ``work`` is pickled.

        It comes to nothing when something newer of the same key is asked for meanwhile, when
        too much waits already, and when it fails: then words must do, and the game goes on.
        """
        try:
            return Drawing(self._painters.submit(key, work))
        except Busy:
            return Drawing(None)

    async def draw(self, key: str, work: Callable[[], T]) -> T | None:
        """Draw in a worker process and wait for it; None if it came to nothing."""
        return await self.drawing(key, work)

    async def ponder(self, work: Callable[[float], T], *, is_long: bool) -> T | None:
        """Think in a worker process, with a limit in seconds; None if it came to nothing.

        The limit is shorter when many others wait.  Long searches have workers of their own,
        so that quick answers do not wait behind them.
        """
        workers = self._searchers if is_long else self._thinkers
        pondering = _Pondering(work, partial(_seconds_left, workers))
        return await _done(workers, pondering, "a computer player cannot think")

    async def _look_through(self, work: Callable[[], T]) -> T | None:
        """Go through a game that is over, for its result; None if it came to nothing.

        That is as quick as a picture, and those who draw are there anyway: a process less.
        """
        return await _done(self._painters, work, "a result cannot be noted")

    async def _review(self, work: Callable[[], T]) -> T | None:
        """Look through something in a worker process that has time; None if it came to nothing."""
        return await _done(self._reviewers, work, "a game cannot be looked through")
