"""Clocks with names and with times of their own, as people type them and as they are stored."""

from __future__ import annotations

import pytest

from bot.tables.limits import (
    DAY,
    HOUR,
    NAMED,
    BadClock,
    Limits,
    is_clock,
    limits_of,
    nearest_named,
    read_clock,
)


@pytest.mark.parametrize(
    ("typed", "stored", "limits"),
    [
        ("36h", "1d12h/18h", Limits(36 * HOUR, 18 * HOUR)),
        ("2d / 12h", "2d/12h", Limits(2 * DAY, 12 * HOUR)),
        ("1 день 6 часов", "1d6h/15h", Limits(30 * HOUR, 15 * HOUR)),
        ("3 дні / 20 хв", "3d/20m", Limits(3 * DAY, 1200.0)),
        ("1.5h/90s", "1h30m/1m30s", Limits(5400.0, 90.0)),
        ("1m", "1m/30s", Limits(60.0, 30.0)),
        (" 30D ", "30d/15d", Limits(30 * DAY, 15 * DAY)),
    ],
)
def test_times_of_ones_own_are_read_and_stored_alike_in_every_language(typed, stored, limits):
    assert read_clock(typed) == stored
    assert limits_of(stored) == limits
    assert is_clock(stored)
    assert read_clock(stored) == stored
    assert " " not in stored  # a vote and a button carry it as one word


@pytest.mark.parametrize("typed", ["", "soon", "36", "h", "1x", "1h/", "/1h", "1h/2h/3h", "-1h"])
def test_what_is_no_time_is_refused(typed):
    with pytest.raises(BadClock) as bad:
        read_clock(typed)
    assert not bad.value.is_readable
    assert not is_clock(typed)


@pytest.mark.parametrize("typed", ["59s", "31d", "1h/29s", "1d/31d", "0h"])
def test_what_is_too_short_or_too_long_is_refused_as_such(typed):
    with pytest.raises(BadClock) as bad:
        read_clock(typed)
    assert bad.value.is_readable


def test_names_stay_and_rubbish_is_the_usual_clock():
    for name, limits in NAMED.items():
        assert read_clock(name.upper()) == name
        assert limits_of(name) == limits
    assert limits_of("rubbish") == limits_of(None) == NAMED["async"]


@pytest.mark.parametrize(
    ("clock", "named"),
    [("5m/1m", "live"), ("12h/6h", "async"), ("5d/1d", "slow"), ("none", "none")],
)
def test_a_game_hears_of_the_named_clock_that_is_most_alike(clock, named):
    assert nearest_named(clock) == named
