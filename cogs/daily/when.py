"""When the daily letter to a person is due: at their hour, where they live."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.preferences import Person
from bot.turns.calendars import zone_of
from bot.turns.own_time import nights_of


def day_of(person: Person, now: float) -> str:
    """The day that it is where somebody lives."""
    return datetime.fromtimestamp(now, zone_of(person.zone)).date().isoformat()


def due_at(person: Person, now: float) -> float:
    """When today's letter is due: at the hour that was set, or when quiet hours end after it."""
    here = datetime.fromtimestamp(now, zone_of(person.zone))
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    return nights_of(person).resumes((midnight + timedelta(hours=person.digest)).timestamp())


def is_due(person: Person, last: str | None, now: float) -> bool:
    """Return whether the letter of today is to be written now, ``last`` being that of its day.

    One that falls into a vacation is not written later: what waits is then in the next one.
    """
    if last == day_of(person, now) or nights_of(person).is_stopped(now):
        return False
    due = due_at(person, now)
    return due <= now and day_of(person, due) == day_of(person, now)
