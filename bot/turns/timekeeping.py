"""What happens to clocks while the bot or Discord is away, or when the machine's clock jumps.

Both are noted for each shard: while one process serves some, others may be served by nobody.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from dataclasses import replace

from bot.process.services import Services
from bot.store.fleet import Shards
from bot.store.owners import of_game
from bot.store.rows import ClockChange, ClockRow
from bot.tables.table import Table
from bot.turns.calendars import Calendar
from bot.turns.nudging import remind
from bot.turns.own_time import calendar_in, calendar_of
from bot.turns.reminders import reminders_of

log = logging.getLogger(__name__)
BOT = "bot"
ALIVE = (BOT, "alive")  # the setting that says when the bot was last seen at work
ONE = Shards(1, (0,))
JUMP = 5.0  # seconds by which the clock may differ from one look to the next
SHORT_ABSENCE = 60.0  # a restart, or a lost connection, that nobody needs to hear about


async def come_back(services: Services, shard: Shards = ONE) -> None:
    """Give the people of a shard the time back that nobody served it, and say so if it was long.

    A clock that was put back meanwhile makes the absence negative: that is corrected too.
    """
    last, now = await last_alive(services, shard), services.clock()
    away = now - last if last is not None else 0.0
    if abs(away) > SHORT_ABSENCE:
        await give_back(services, now - away, now, shard, told=away > SHORT_ABSENCE)
    else:
        await be_alive(services, shard)


async def give_back(
    services: Services, until: float, since: float, shard: Shards = ONE, *, told: bool = False
) -> list[int]:
    """Let the clocks of a shard go on as they stood at an earlier moment; return their games."""
    settings: dict[int, dict[str, str]] = {}
    changes = []
    for clock in await services.store.clocks.running(owned=shard):
        calendar = Calendar()
        if clock.person:
            if clock.game not in settings:
                settings[clock.game] = await services.store.settings(of_game(clock.game))
            person = await services.people.get(clock.person)
            calendar = calendar_in(settings[clock.game], clock.person, person)
        changes.append(_moved(clock, calendar, until, since))
    (name,) = _names(shard)
    await services.store.clocks.change(
        changes,
        told=told,
        away=since - until,
        setting=(BOT, name, str(services.clock())),
        owned=shard,
    )
    return [change.before.game for change in changes]


def _moved(clock: ClockRow, calendar: Calendar, until: float, since: float) -> ClockChange:
    """A clock that stood still between two moments; one that was up by then is put off alike."""
    if clock.deadline <= until:
        deadline = clock.deadline + since - until
    else:
        deadline = calendar.after(since, calendar.counted(until, clock.deadline))
    moved = replace(clock, deadline=deadline)
    return ClockChange(clock, moved, reminders_of(calendar, since, moved))


def _moment(written: str | None) -> float | None:
    """The time that was noted; None if there is none, or if it is damaged."""
    try:
        moment = float(written) if written is not None else None
    except ValueError:
        return None
    return moment if moment is not None and math.isfinite(moment) else None


async def be_alive(services: Services, shards: Shards = ONE) -> None:
    """Note that the bot is at work for some shards."""
    now = str(services.clock())
    await asyncio.gather(*(services.store.set_setting(BOT, name, now) for name in _names(shards)))


async def last_alive(services: Services, shard: Shards) -> float | None:
    """When the bot was last seen at work for a shard, or for all with another number of shards."""
    noted = {
        name: moment
        for name, written in (await services.store.settings(BOT)).items()
        if (moment := _moment(written)) is not None
    }
    names = set(_names(Shards(shard.count, tuple(range(shard.count)))))
    others = [moment for name, moment in noted.items() if name not in names]
    mine = [noted[name] for name in _names(shard) if name in noted]
    return max([*mine, *others], default=None)


def _names(shards: Shards) -> list[str]:
    """The settings of shards that say so; alone, as before there were any."""
    if shards.count == 1:
        return [ALIVE[1]]
    return [f"{ALIVE[1]} {shard}/{shards.count}" for shard in shards.own]


# --- games that their people pause --------------------------------------------------------------


async def stopped(services: Services, table: Table) -> list[ClockChange]:
    """The running clocks of a table, stopped with what is left of them."""
    now, changes = services.clock(), []
    for clock in await services.store.clocks.all_of(table.id):
        if not clock.overdue and clock.remaining is None:
            calendar = await calendar_of(services, table, clock.person)
            left = calendar.counted(now, clock.deadline)
            changes.append(ClockChange(clock, replace(clock, remaining=left)))
    return changes


async def going_on(services: Services, table: Table) -> list[ClockChange]:
    """The clocks of a table that stand still, running again for what is left of them."""
    now, changes = services.clock(), []
    for clock in await services.store.clocks.all_of(table.id):
        if clock.remaining is not None:
            calendar = await calendar_of(services, table, clock.person)
            deadline = calendar.after(now, clock.remaining)
            runs = replace(clock, deadline=deadline, remaining=None)
            changes.append(ClockChange(clock, runs, reminders_of(calendar, now, runs)))
    return changes


# --- looking at the clocks ----------------------------------------------------------------------


class Timekeeper:
    """Notices what runs out, when the machine's clock jumps, and when Discord is lost.

    A deadline is a time of day, so that it can be shown; how long somebody has left must not
    depend on a clock that was wrong and is put right, on a machine that slept, or on a Discord
    that nobody could use.
    """

    def __init__(self, services: Services, online: Callable[[], Shards] | None = None) -> None:
        self._services = services
        self._online = online or (lambda: services.fleet.served)
        self._seen: dict[int, float] = {}  # by shard, when Discord was there
        self._lost: set[int] = set()
        self._offset = services.clock() - services.steady()

    async def take_up(self) -> Shards:
        """Come back for shards that are ours now; return all that we have come back for."""
        fleet, online = self._services.fleet, self._online()
        self._seen = {s: seen for s, seen in self._seen.items() if s in fleet.ours.own}
        for shard in online.own:
            if shard not in self._seen:
                await come_back(self._services, Shards(online.count, (shard,)))
                self._seen[shard] = self._services.clock()
        return Shards(online.count, tuple(self._seen))

    async def look(self) -> list[int]:
        """Move deadlines that must move; return the games whose time is up, or to be told of."""
        services, now = self._services, self._services.clock()  # once: it may jump while we look
        told = list(await self._move_deadlines(now))
        online = self._attended()
        if not online.own:
            return told
        await be_alive(services, online)
        due = await services.store.clocks.due(now, owned=online)
        await services.store.clocks.run_out(*due)
        reminded = await remind(services, now, online)
        return list(dict.fromkeys([*told, *(clock.game for clock in due), *reminded]))

    def _attended(self) -> Shards:
        """The shards of which Discord tells us, as far as we have come back to them."""
        online = self._online()
        return Shards(online.count, tuple(s for s in online.own if s in self._seen))

    async def _move_deadlines(self, now: float) -> list[int]:
        """Give back what a clock that has jumped or a lost Discord has taken."""
        offset = now - self._services.steady()
        jump, self._offset = offset - self._offset, offset
        online, told = self._attended(), list[int]()
        if abs(jump) > JUMP:
            log.warning("the clock has jumped by %.0f s; deadlines move with it", jump)
        for shard, seen in self._seen.items():
            one = Shards(online.count, (shard,))
            if abs(jump) > JUMP:
                await give_back(self._services, now - jump, now, one)
                self._seen[shard] = seen = seen + jump
            if shard not in online.own:
                self._lost.add(shard)
                continue
            if shard in self._lost and now - seen > SHORT_ABSENCE:
                log.warning("Discord was away for %.0f s; everybody gets them back", now - seen)
                told += await give_back(self._services, seen, now, one, told=True)
            self._lost.discard(shard)
            self._seen[shard] = now
        return told
