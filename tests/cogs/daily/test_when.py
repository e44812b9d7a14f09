"""The daily letter: once a day at somebody's hour, and never while nobody may call them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.tables.preferences import Person
from bot.turns.own_time import nights_of
from cogs.daily.when import day_of, is_due

STEP = 1800  # seconds between two looks
QUIET = ("", "22:00-08:00", "0:00-9:30", "13-2")
CHANGES = [  # the days around which clocks are changed
    ("Europe/Kyiv", (2026, 10, 20)),
    ("America/New_York", (2026, 3, 3)),
    ("UTC", (2026, 6, 1)),
]
DAYS = 10


def letters(person, first, days):
    """The moments of all letters, looked for every half hour as the bot does every minute."""
    found, last = [], None
    begin, end = (int((first + timedelta(days=n)).timestamp()) for n in (0, days))
    for now in range(begin, end, STEP):
        if is_due(person, last, now):
            found.append(now)
            last = day_of(person, now)
    return found


@pytest.mark.parametrize("quiet", QUIET)
@pytest.mark.parametrize("hour", [0, 2, 9, 13, 23])
def test_one_comes_each_day_also_where_clocks_are_changed(hour, quiet):
    for zone, day in CHANGES:
        person, where = Person(zone=zone, quiet=quiet, digest=hour), ZoneInfo(zone)
        begins = datetime(*day, tzinfo=where)
        found = letters(person, begins, DAYS)
        days = [datetime.fromtimestamp(moment, where).date() for moment in found]
        assert days == [begins.date() + timedelta(days=n) for n in range(DAYS)]
        assert not any(nights_of(person).is_stopped(moment) for moment in found)


def test_in_a_vacation_none_comes_and_the_next_one_at_the_usual_hour():
    begins, ends = (datetime(2026, 6, day, 12, tzinfo=UTC).timestamp() for day in (3, 6))
    person = Person(quiet="22:00-08:00", digest=9, vacations=((begins, ends),))
    found = letters(person, datetime(2026, 6, 1, tzinfo=UTC), 9)
    told = [f"{datetime.fromtimestamp(moment, UTC):%d %H:%M}" for moment in found]
    assert told == [f"0{day} {12 if day == 6 else 9:02}:00" for day in (1, 2, 3, 6, 7, 8, 9)]
