"""What happens to clocks while the bot or Discord is away, or when the machine's clock jumps."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from dataclasses import replace

from bot.process.services import Services
from bot.store.owners import of_game
from bot.store.rows import ClockChange, ClockRow
from bot.tables.table import Table
from bot.turns.calendars import Calendar
from bot.turns.nudging import remind
from bot.turns.own_time import calendar_in, calendar_of
from bot.turns.reminders import reminders_of

log = logging.getLogger(__name__)
ALIVE = ("bot", "alive")  # the setting that says when the bot was last seen at work
JUMP = 5.0  # seconds by which the clock may differ from one look to the next
SHORT_ABSENCE = 60.0  # a restart, or a lost connection, that nobody needs to hear about


async def come_back(services: Services) -> None:
    """Give everybody the time back that the bot was away, and say so if it was long.

    A clock that was put back meanwhile makes the absence negative: that is corrected too.
    """
    last, now = _moment(await services.store.setting(*ALIVE)), services.clock()
    away = now - last if last is not None else 0.0
    if abs(away) > SHORT_ABSENCE:
        await give_back(services, now - away, now, told=away > SHORT_ABSENCE)
    else:
        await be_alive(services)


async def give_back(
    services: Services, until: float, since: float, *, told: bool = False
) -> list[int]:
    """Let all clocks go on since a moment as they stood at an earlier one; return their games."""
    settings: dict[int, dict[str, str]] = {}
    changes = []
    for clock in await services.store.clocks.running():
        calendar = Calendar()
        if clock.person:
            if clock.game not in settings:
                settings[clock.game] = await services.store.settings(of_game(clock.game))
            person = await services.people.get(clock.person)
            calendar = calendar_in(settings[clock.game], clock.person, person)
        changes.append(_moved(clock, calendar, until, since))
    alive = (*ALIVE, str(services.clock()))
    await services.store.clocks.change(changes, told=told, away=since - until, setting=alive)
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


async def be_alive(services: Services) -> None:
    """Note that the bot is at work."""
    await services.store.set_setting(*ALIVE, str(services.clock()))


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

    def __init__(self, services: Services, is_online: Callable[[], bool] = lambda: True) -> None:
        self._services = services
        self._is_online = is_online
        self._seen = services.clock()  # when Discord was there
        self._is_lost = False
        self._offset = services.clock() - services.steady()

    async def look(self) -> list[int]:
        """Move deadlines that must move; return the games whose time is up, or to be told of."""
        services, now = self._services, self._services.clock()  # once: it may jump while we look
        offset = now - services.steady()
        jump = offset - self._offset
        if abs(jump) > JUMP:
            log.warning("the clock has jumped by %.0f s; deadlines move with it", jump)
            await give_back(services, now - jump, now)
            self._seen += jump
        self._offset = offset
        if not self._is_online():
            self._is_lost = True
            return []
        told = list[int]()
        if self._is_lost and now - self._seen > SHORT_ABSENCE:
            log.warning("Discord was away for %.0f s; everybody gets them back", now - self._seen)
            told = await give_back(services, self._seen, now, told=True)
        self._is_lost, self._seen = False, now
        await be_alive(services)
        due = await services.store.clocks.due(now)
        await services.store.clocks.run_out(*due)
        reminded = await remind(services, now)
        return list(dict.fromkeys([*told, *(clock.game for clock in due), *reminded]))
