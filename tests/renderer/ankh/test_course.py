"""The course of a game is what its public events say."""

from __future__ import annotations

import pytest

from bot.commands.seeded_games import played
from bot.tables.acting import read_events, write_events
from renderer.ankh.course import Conflict, Merge, course
from rules.ankh.data import TOP, God
from rules.engine.events import Event

BEGIN = Event("set_up", {"scenario": "middle_kingdom", "gods": [God.AMUN, God.RA, God.ISIS]})


def devotion(god: God, after: int) -> Event:
    return Event("devotion", {"god": god, "after": after})


def conflict(number: int) -> Event:
    return Event("conflict", {"number": number, "god": God.RA})


def over(number: int) -> Event:
    return Event("conflict_over", {"number": number})


def test_nothing_has_happened_yet():
    begun = course([BEGIN])
    assert begun.length == 0
    assert [line.devotion for line in begun.lines] == [(0,), (0,), (0,)]


def test_a_god_keeps_its_devotion_until_it_changes():
    events = [BEGIN, Event("action", {}), devotion(God.RA, 3), Event("action", {})]
    assert course(events).line(God.RA).devotion == (0, 3, 3)


def test_every_region_of_a_conflict_is_a_moment():
    events = [
        BEGIN,
        conflict(1),
        Event("dominated", {}),
        devotion(God.RA, 1),
        Event("battle", {}),
        devotion(God.AMUN, 3),
        over(1),
    ]
    told = course(events)
    assert told.conflicts == (Conflict(1, 1, 4),)
    assert told.line(God.RA).devotion == (0, 0, 1, 1, 1)
    assert told.line(God.AMUN).devotion == (0, 0, 0, 3, 3)


def test_a_conflict_that_ends_the_game_lasts_to_the_end():
    told = course([BEGIN, conflict(5), Event("battle", {}), devotion(God.RA, TOP)])
    assert told.conflicts == (Conflict(5, 1, 2),)


def test_the_senior_takes_the_place_of_the_junior():
    """The merged god has the lower devotion of the two (RULES A-18)."""
    merged = Event("merged", {"senior": God.RA, "junior": God.ISIS, "devotion": 2})
    told = course([BEGIN, devotion(God.RA, 9), devotion(God.ISIS, 2), merged, Event("action", {})])
    assert told.merges == (Merge(1, God.RA, God.ISIS),)
    assert told.line(God.RA).devotion == (9, 2, 2)
    assert told.line(God.ISIS).devotion == (2,)


def test_a_forgotten_god_ends_where_it_stood():
    events = [
        BEGIN,
        devotion(God.ISIS, 7),
        Event("forgotten", {"god": God.ISIS}),
        Event("action", {}),
    ]
    told = course(events)
    assert told.forgotten == (God.ISIS,)
    assert told.line(God.ISIS).devotion == (7,)
    assert told.line(God.RA).end == told.length


@pytest.mark.parametrize("seed", [2, 6, 25, 99])
def test_a_whole_game_ends_as_its_view_says(seed):
    moments = list(played("ankh", seed))
    view = moments[-1].view
    told = course(event for moment in moments for event in moment.events)
    assert {god.god: god.devotion for god in view.gods} == {
        line.god: line.devotion[-1]
        for line in told.lines
        if line.god not in view.forgotten and line.god not in view.merged
    }
    assert {merge.junior: merge.senior for merge in told.merges} == view.merged
    assert told.forgotten == view.forgotten
    assert [c.number for c in told.conflicts] == list(range(1, len(told.conflicts) + 1))
    assert all(0 <= value <= TOP for line in told.lines for value in line.devotion)


def test_stored_events_lead_along_the_same_course():
    """Stored events hold plain words where the rules have ids."""
    for seed in (1, 2, 3):
        events = [event for moment in played("ankh", seed) for event in moment.events]
        stored = read_events(write_events(events))
        assert course(stored) == course(events)
        assert all(type(god) is God for god in course(stored).forgotten)
