"""Deadlines, and what happens to clocks while the bot is offline."""

from __future__ import annotations

import logging
import math

from bot.games.uis import ui_of
from bot.process.services import Services
from bot.store.rows import ClockRow
from bot.tables.table import Table

log = logging.getLogger(__name__)
HOUR = 3600.0
LIMITS: dict[str, tuple[float, float] | None] = {  # for a turn, and for a secret choice
    "async": (24 * HOUR, 12 * HOUR),
    "live": (300.0, 90.0),
    "slow": (72 * HOUR, 24 * HOUR),
    "none": None,
}
USUAL = "async"
CLOCK = "clock"  # the setting of a table that says which limit it has
WAIT = 24 * HOUR  # more, if the others choose to wait
ALIVE = ("bot", "alive")  # the setting that says when the bot was last seen at work
JUMP = 5.0  # seconds by which the clock may differ from one look to the next
SHORT_ABSENCE = 60.0  # a restart that nobody needs to hear about


async def keep_time(services: Services, table: Table) -> ClockRow | None:
    """Start the clock of a request that has just been opened; return the one that runs."""
    clock = await services.store.clocks.of(table.id)
    request = table.session.request
    if request is not None and clock is not None and clock.opened == table.row.opened:
        return clock
    seconds = time_for(table)
    if seconds is None:
        if clock is not None:
            await services.store.clocks.stop(table.id)
        return None
    clock = ClockRow(table.id, table.row.opened, services.clock() + seconds)
    await services.store.clocks.start(clock)
    return clock


def time_for(table: Table) -> float | None:
    """How many seconds there are for what is asked; the game itself says so of a quiet request."""
    request, kind = table.session.request, table.settings.get(CLOCK, USUAL)
    if request is None:
        return None
    if request.quiet:
        agreed = ui_of(table.row.name).limit(request.choices[0].what, table.agreed, kind)
        return None if agreed is None else agreed.total_seconds()
    limits = LIMITS[kind]
    return None if limits is None else limits[1 if request.secret else 0]


async def is_up(services: Services, table: Table) -> bool:
    """Return whether the time for what is asked now has run out."""
    clock = await services.store.clocks.of(table.id)
    return clock is not None and clock.overdue and clock.opened == table.row.opened


async def wait_longer(services: Services, table: Table) -> None:
    """Give the open request more time."""
    await services.store.clocks.start(ClockRow(table.id, table.row.opened, services.clock() + WAIT))
    services.touch(table)  # its panel says until when


async def come_back(services: Services) -> None:
    """Give everybody the time back that the bot was away, and say so if it was long.

    A clock that was put back meanwhile makes the absence negative: that is corrected too.
    """
    last = _moment(await services.store.setting(*ALIVE))
    away = services.clock() - last if last is not None else 0.0
    if abs(away) > SHORT_ABSENCE:
        alive = (*ALIVE, str(services.clock()))
        await services.store.clocks.give_back(away, told=away > SHORT_ABSENCE, alive=alive)
    else:
        await be_alive(services)


def _moment(written: str | None) -> float | None:
    """The time that was noted; None if there is none, or if it is damaged."""
    try:
        moment = float(written) if written is not None else None
    except ValueError:
        return None
    return moment if moment is not None and math.isfinite(moment) else None


async def be_alive(services: Services) -> None:
    """Note that the bot is at work."""
    await services.store.set_setting(*ALIVE, str(services.clock()))


class Timekeeper:
    """Notices when the machine's clock jumps, and moves all deadlines with it.

    A deadline is a time of day, so that it can be shown; how long somebody has left must not
    depend on a clock that was wrong and is put right, or on a machine that slept.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._offset = services.clock() - services.steady()

    async def look(self) -> list[int]:
        """Move deadlines if the clock has jumped; return the games whose time is up."""
        services, now = self._services, self._services.clock()  # once: it may jump while we look
        offset = now - services.steady()
        jump = offset - self._offset
        if abs(jump) > JUMP:
            log.warning("the clock has jumped by %.0f s; deadlines move with it", jump)
            await services.store.clocks.give_back(jump)
        self._offset = offset
        await be_alive(services)
        due = await services.store.clocks.due(now)
        for clock in due:
            await services.store.clocks.run_out(clock)
        return [clock.game for clock in due]
