"""A person's own time: quiet hours and vacations, in each of their games."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.process.services import Services
from bot.store.owners import of_game
from bot.store.rows import ClockChange
from bot.tables.limits import DAY, USUAL, limits_of
from bot.tables.preferences import Person, written
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.turns.calendars import MOST_QUIET, Calendar, QuietHours, within_budget
from bot.turns.reminders import reminders_of

log = logging.getLogger(__name__)
CLOCK = "clock"  # the setting of a table that says which limits it has
VACATION = "vacation"  # the setting of a table with the days that stop a player's clock
USUAL_DAYS, MOST_DAYS = 7, 60
SEATED = "seated"  # the setting of a table with the moment when each was first waited for
KEPT_DAYS = 400  # after which a vacation is forgotten
_HOURS = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?")


class BadHours(ValueError):
    """What was typed is no quiet hours; ``is_readable`` if they are only too long."""

    def __init__(self, *, is_readable: bool) -> None:
        super().__init__()
        self.is_readable = is_readable


def read_hours(typed: str) -> QuietHours:
    """Quiet hours as people type them: ``22-8``, ``22:30-07:00``."""
    match = _HOURS.fullmatch(typed.strip())
    if match is None:
        raise BadHours(is_readable=False)
    start_hour, start, end_hour, end = (int(part or 0) for part in match.groups())
    if max(start_hour, end_hour) > 24 or max(start, end) > 59:
        raise BadHours(is_readable=False)
    hours = QuietHours((start_hour * 60 + start) % 1440, (end_hour * 60 + end) % 1440)
    if not 0 < hours.minutes <= MOST_QUIET:
        raise BadHours(is_readable=True)
    return hours


def quiet_of(person: Person) -> QuietHours | None:
    """The quiet hours that somebody has set; none if what is stored makes no sense."""
    try:
        return read_hours(person.quiet) if person.quiet else None
    except BadHours:
        return None


def nights_of(person: Person) -> Calendar:
    """When somebody wants to hear of no game: their quiet hours, and all their vacations."""
    return Calendar(person.zone, quiet_of(person), tuple(sorted(person.vacations)))


def days_of(settings: Mapping[str, str]) -> int:
    """How many days of vacation stop a player's clock at a table."""
    written_days = settings.get(VACATION, "")
    return min(int(written_days), MOST_DAYS) if written_days.isdecimal() else USUAL_DAYS


def is_live(settings: Mapping[str, str]) -> bool:
    """Return whether a table with these settings is played at one sitting."""
    limits = limits_of(settings.get(CLOCK, USUAL))
    return limits is not None and limits.is_live


def calendar_in(settings: Mapping[str, str], number: int, person: Person) -> Calendar:
    """When time counts for a person at the table with these settings.

    Where people play at one sitting nobody's night stops the clock: whoever is there plays.
    """
    if is_live(settings):
        return Calendar()
    since = json.loads(settings.get(SEATED, "{}")).get(str(number), 0.0)
    away = within_budget(person.vacations, since, days_of(settings) * DAY)
    return Calendar(person.zone, quiet_of(person), away)


async def calendar_of(services: Services, table: Table, number: int) -> Calendar:
    """When time counts for a person at a table; without a person, always."""
    if not number:
        return Calendar()
    return calendar_in(table.settings, number, await services.people.get(number))


async def sit_down(services: Services, table: Table, people: list[int]) -> None:
    """Note since when people are waited for at a table: vacations before are no concern of it."""
    known = json.loads(table.settings.get(SEATED, "{}"))
    new = {str(person): services.clock() for person in people if str(person) not in known}
    if new:
        await table.set(SEATED, json.dumps({**known, **new}))


async def change_time(services: Services, number: int, **changes: Any) -> Person:  # noqa: ANN401 - fields
    """Change somebody's quiet hours, zone or vacations: what is left of their time stays theirs."""
    before, now = await services.people.get(number), services.clock()
    after = replace(before, **changes)
    clocks = []
    for clock in await services.store.clocks.running(number):
        settings = await services.store.settings(of_game(clock.game))
        left = calendar_in(settings, number, before).counted(now, clock.deadline)
        calendar = calendar_in(settings, number, after)
        moved = replace(clock, deadline=calendar.after(now, left))
        clocks.append(ClockChange(clock, moved, reminders_of(calendar, now, moved)))
    await services.store.clocks.change(clocks, setting=written(number, after))
    services.people.is_stored(number, after)
    for change in clocks:  # their panels say until when
        try:
            services.touch(await services.tables.open(change.before.game))
        except CannotOpen as error:
            log.warning("%s", error)
    return after


async def change_days(services: Services, table: Table, days: int) -> None:
    """Let another number of days of vacation stop the clocks of a table, from now on."""
    now, clocks = services.clock(), []
    after = {**table.settings, VACATION: str(days)}
    for clock in await services.store.clocks.all_of(table.id):
        if clock.person and not clock.overdue and clock.remaining is None:
            person = await services.people.get(clock.person)
            left = calendar_in(table.settings, clock.person, person).counted(now, clock.deadline)
            calendar = calendar_in(after, clock.person, person)
            moved = replace(clock, deadline=calendar.after(now, left))
            clocks.append(ClockChange(clock, moved, reminders_of(calendar, now, moved)))
    await table.set(VACATION, str(days))
    await services.store.clocks.change(clocks)
    services.touch(table)


def with_vacation(person: Person, start: float, end: float) -> tuple[tuple[float, float], ...]:
    """Somebody's vacations with one more; of one that goes on or is to come only the new counts."""
    kept = [
        (begins, min(ends, start))
        for begins, ends in person.vacations
        if begins < start and ends > start - KEPT_DAYS * DAY
    ]
    return (*kept, (start, end)) if end > start else tuple(kept)


def vacation_at(person: Person, moment: float) -> tuple[float, float] | None:
    """The vacation that goes on at a moment, or is to come."""
    return next((v for v in sorted(person.vacations) if v[1] > moment), None)
