"""Quiet hours and vacations, against counting the minutes one by one, across summer time."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import pytest

from bot.turns.calendars import (
    DAY,
    HOUR,
    Calendar,
    QuietHours,
    within_budget,
    zone_names,
    zone_of,
)

MINUTE = 60
ZONES = ("Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC")
CHANGES = [  # days before clocks are changed somewhere, or not
    datetime(2026, 3, 27, tzinfo=UTC),
    datetime(2026, 10, 23, tzinfo=UTC),
    datetime(2026, 3, 6, tzinfo=UTC),
    datetime(2026, 10, 2, tzinfo=UTC),
    datetime(2026, 7, 1, tzinfo=UTC),
]


def is_quiet(calendar, moment):
    """What the calendar says of one moment, told from a watch and a list of vacations."""
    if any(start <= moment < end for start, end in calendar.away):
        return True
    if calendar.quiet is None or calendar.quiet.start == calendar.quiet.end:
        return False
    local = datetime.fromtimestamp(moment, zone_of(calendar.zone))
    minute = local.hour * 60 + local.minute
    start, end = calendar.quiet.start, calendar.quiet.end
    return start <= minute < end if start < end else minute >= start or minute < end


def some_calendar(chance, begins):
    start = chance.randrange(0, 1440, 15)
    quiet = QuietHours(start, (start + chance.randrange(15, 840, 15)) % 1440)
    away = []
    if chance.random() < 0.5:
        first = begins + chance.randrange(0, 4000) * MINUTE
        away = [(first, first + chance.randrange(60, 2000) * MINUTE)]
        away.append((away[0][1] + 600 * MINUTE, away[0][1] + 700 * MINUTE))
    return Calendar(chance.choice(ZONES), quiet, tuple(away))


@pytest.mark.parametrize("number", range(60))
def test_minutes_are_counted_as_a_watch_would(number):
    chance = random.Random(number)
    begins = chance.choice(CHANGES).timestamp() + chance.randrange(0, 1440) * MINUTE
    calendar = some_calendar(chance, begins)
    length = chance.randrange(60, 6 * 1440)
    running = [not is_quiet(calendar, begins + n * MINUTE) for n in range(length)]
    assert calendar.counted(begins, begins + length * MINUTE) == sum(running) * MINUTE
    for n in chance.sample(range(length), 20):
        assert calendar.is_stopped(begins + n * MINUTE) is not running[n]


@pytest.mark.parametrize("number", range(60))
def test_a_deadline_is_where_the_minutes_have_run_out(number):
    chance = random.Random(1000 + number)
    begins = chance.choice(CHANGES).timestamp() + chance.randrange(0, 1440) * MINUTE
    calendar = some_calendar(chance, begins)
    wanted = chance.randrange(1, 2 * 1440)
    at, left = begins, wanted
    while left:
        left -= not is_quiet(calendar, at)
        at += MINUTE
    deadline = calendar.after(begins, wanted * MINUTE)
    assert deadline == at
    assert calendar.counted(begins, deadline) == wanted * MINUTE


@pytest.mark.parametrize("number", range(30))
def test_time_resumes_at_the_first_minute_that_counts(number):
    chance = random.Random(2000 + number)
    begins = chance.choice(CHANGES).timestamp() + chance.randrange(0, 3 * 1440) * MINUTE
    calendar = some_calendar(chance, begins)
    at = begins
    while is_quiet(calendar, at):
        at += MINUTE
    assert calendar.resumes(begins) == at


def test_a_night_of_summer_time_is_an_hour_shorter_and_one_of_winter_an_hour_longer():
    night = Calendar("Europe/Kyiv", QuietHours(22 * 60, 8 * 60))
    for day, hours in (((2026, 3, 28), 9), ((2026, 10, 24), 11), ((2026, 7, 1), 10)):
        evening = datetime(*day, 22, tzinfo=zone_of("Europe/Kyiv")).timestamp()
        assert night.resumes(evening) == evening + hours * HOUR


def test_without_quiet_hours_all_time_counts():
    assert Calendar().after(1000.0, 500.0) == 1500.0
    assert Calendar().counted(1000.0, 1500.0) == 500.0
    assert Calendar().counted(1500.0, 1000.0) == 0.0
    assert not Calendar().is_stopped(1000.0)


def test_only_so_much_vacation_stops_a_clock_and_only_since_somebody_sat_down():
    vacations = [(0.0, 2 * DAY), (3 * DAY, 5 * DAY), (10 * DAY, 20 * DAY)]
    assert within_budget(vacations, DAY, 4 * DAY) == (
        (DAY, 2 * DAY),
        (3 * DAY, 5 * DAY),
        (10 * DAY, 11 * DAY),
    )
    assert within_budget(vacations, 6 * DAY, 0.0) == ()


def test_vacations_that_overlap_count_once():
    assert within_budget([(0.0, 2 * DAY), (DAY, 3 * DAY)], 0.0, 7 * DAY) == (
        (0.0, 2 * DAY),
        (2 * DAY, 3 * DAY),
    )


def test_an_unknown_zone_is_utc_and_known_ones_have_places():
    assert str(zone_of("Atlantis/Poseidonis")) == "UTC"
    assert {"Europe/Kyiv", "Europe/Berlin", "UTC"} <= zone_names()
    assert "Etc/GMT+5" not in zone_names()
