"""When the daily letter to a person is due: at their hour, where they live."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.preferences import Person
from bot.turns.calendars import Calendar, zone_of
from bot.turns.own_time import nights_of, quiet_of


def day_of(person: Person, now: float) -> str:
    """The day that it is where somebody lives."""
    return datetime.fromtimestamp(now, zone_of(person.zone)).date().isoformat()


def due_at(person: Person, now: float) -> float | None:
    """When the letter is due that comes today: at the hour that was set, or after quiet hours.

    Quiet hours around midnight put off the letter of the evening before; None if none comes.
    """
    here, quiet = datetime.fromtimestamp(now, zone_of(person.zone)), quiet_of(person)
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    for days in (-1, 0):
        hour = midnight + timedelta(days=days, hours=person.digest)
        due = Calendar(person.zone, quiet).resumes(hour.timestamp())
        if day_of(person, due) == day_of(person, now):
            return nights_of(person).resumes(due)
    return None


def is_due(person: Person, last: str | None, now: float) -> bool:
    """Return whether the letter of today is to be written now, ``last`` being the last one's day.

    One that falls into a vacation is not written later: what waits is then in the next one.
    """
    if last == day_of(person, now) or nights_of(person).is_stopped(now):
        return False
    due = due_at(person, now)
    return due is not None and due <= now and day_of(person, due) == day_of(person, now)
