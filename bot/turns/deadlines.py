"""Deadlines: how long each of those who are asked may think.

Everybody has a clock of their own, which their quiet hours and vacations stop; a deadline is when
it will have run out.  What is asked quietly has one clock for all: one that ran apart would tell
who is asked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.games.uis import ui_of
from bot.process.services import Services
from bot.store.rows import ClockChange, ClockRow, ReminderRow
from bot.tables.limits import DAY, HOUR, MINUTE, USUAL, limits_of, nearest_named
from bot.tables.table import Table
from bot.turns.nexts import next_reminder
from bot.turns.own_time import CLOCK, calendar_of, sit_down
from bot.turns.reminders import reminders_of

__all__ = ["DAY", "HOUR", "WAIT", "is_up", "keep_time", "time_for", "wait_longer"]

WAIT = 24 * HOUR  # more, if the others choose to wait


async def keep_time(services: Services, table: Table) -> ClockRow | None:
    """Let the clocks of those run who are waited for; return the one that runs out first."""
    while True:
        opened, before = table.row.opened, await services.store.clocks.all_of(table.id)
        shared = [clock for clock in before if not clock.person and clock.opened == opened]
        if shared and table.session.request is not None:
            return shared[0]
        seconds = time_for(table)
        if seconds is None:
            if before:
                await services.store.clocks.stop(table.id)
            return None
        after, reminders = await _clocks(services, table, opened, before, seconds)
        if after == before or await services.store.clocks.keep(table.id, before, after, reminders):
            return first_of(table, after)


async def _clocks(
    services: Services, table: Table, opened: int, before: Sequence[ClockRow], seconds: float
) -> tuple[list[ClockRow], list[ReminderRow]]:
    """The clocks of a request: those who have answered keep what was left to them."""
    now, reminders = services.clock(), list[ReminderRow]()
    if table.is_quiet:
        return [ClockRow(table.id, opened, now + seconds, total=seconds)], []
    waiting = people_asked(table)
    found = {clock.person: clock for clock in before if clock.opened == opened}
    if not found and {clock.person for clock in before} != set(waiting):  # else a turn goes on
        reminders += await next_reminder(services, table)
    await sit_down(services, table, waiting)
    for person in table.people:
        clock, calendar = found.get(person), await calendar_of(services, table, person)
        if person in waiting and (clock is None or clock.remaining is not None):
            total, left = (seconds, seconds) if clock is None else (clock.total, clock.remaining)
            assert left is not None
            deadline = calendar.after(now, left)
            found[person] = clock = ClockRow(table.id, opened, deadline, person=person, total=total)
            reminders += [
                ReminderRow(table.id, person, kind, opened, due)
                for kind, due in reminders_of(calendar, now, clock).items()
            ]
        elif person not in waiting and clock is not None and clock.remaining is None:
            left = 0.0 if clock.overdue else calendar.counted(now, clock.deadline)
            found[person] = replace(clock, overdue=False, remaining=left)
    return [found[person] for person in sorted(found) if person in table.people], reminders


def first_of(table: Table, clocks: Sequence[ClockRow]) -> ClockRow | None:
    """The clock of those who are waited for that runs out first; if all have, the first that did.

    One that all who are asked share is theirs too.
    """
    waiting = people_asked(table)
    running = [
        clock
        for clock in clocks
        if clock.remaining is None and (clock.person in waiting or not clock.person)
    ]
    return min(running, key=lambda clock: (clock.overdue, clock.deadline), default=None)


async def own_deadline(services: Services, table: Table, person: int) -> float | None:
    """Until when somebody may think, if it is not what the panel says to all."""
    clocks = await services.store.clocks.all_of(table.id)
    clocks = [clock for clock in clocks if clock.opened == table.row.opened]
    first = first_of(table, clocks)
    mine = first_of(table, [clock for clock in clocks if clock.person == person])
    if first is None or mine is None or mine.deadline - first.deadline < MINUTE:
        return None
    return mine.deadline


def people_asked(table: Table) -> list[int]:
    """The people whose answer is still to come, once each."""
    request, picks = table.session.request, table.session.picks
    choices = request.choices if request is not None else ()
    people = [table.seats[c.seat].person for c in choices if c.seat not in picks]
    return list(dict.fromkeys(person for person in people if person is not None))


def time_for(table: Table) -> float | None:
    """How many seconds there are for what is asked; the game itself says so of a quiet request."""
    request, kind = table.session.request, table.settings.get(CLOCK, USUAL)
    if request is None:
        return None
    if request.quiet:
        what = request.choices[0].what
        agreed = ui_of(table.row.name).limit(what, table.agreed, nearest_named(kind))
        return None if agreed is None else agreed.total_seconds()
    limits = limits_of(kind)
    return None if limits is None else limits.secret if request.secret else limits.turn


async def is_up(services: Services, table: Table) -> bool:
    """Return whether the time for what is asked now has run out."""
    clock = await services.store.clocks.of(table.id)
    return clock is not None and clock.overdue and clock.opened == table.row.opened


async def overdue_people(
    services: Services, table: Table, passed: int | None = None
) -> dict[int, ClockRow]:
    """Those who are waited for and whose time is up, each with their clock.

    With a deadline that has ``passed``, only those whose it was.
    """
    clocks = await services.store.clocks.all_of(table.id)
    late = [clock for clock in clocks if clock.overdue and clock.opened == table.row.opened]
    late = [clock for clock in late if passed in (None, int(clock.deadline))]
    found: dict[int, ClockRow] = {}
    for person in people_asked(table):
        mine = [clock for clock in late if clock.person in (0, person)]
        if mine:
            found[person] = mine[0]
    return found


async def wait_longer(
    services: Services, table: Table, people: Collection[int] | None = None
) -> None:
    """Give those who are waited for more time, or only some of them."""
    now, opened = services.clock(), table.row.opened
    clocks = [c for c in await services.store.clocks.all_of(table.id) if c.opened == opened]
    if not any(clock.person for clock in clocks):
        await services.store.clocks.start(ClockRow(table.id, opened, now + WAIT))
    changes = []
    for clock in clocks:
        if clock.person and (people is None or clock.person in people):
            calendar = await calendar_of(services, table, clock.person)
            longer = replace(
                clock,
                deadline=calendar.after(now, WAIT),
                overdue=False,
                total=WAIT,
                remaining=None,
            )
            changes.append(ClockChange(clock, longer, reminders_of(calendar, now, longer)))
    await services.store.clocks.change(changes)
    services.touch(table)  # its panel says until when
