"""Statistics are sums over results; what changes no rating is counted apart."""

from __future__ import annotations

from dataclasses import replace

from bot.results import statistics
from bot.results.ratings import ratings
from bot.results.statistics import Apart, Meeting, Tally
from bot.store.rows import Status
from tests.bot.results.test_ratings import outcome

PLAYED = [
    outcome(1, (1, 1), (2, 2)),
    outcome(2, (2, 1), (1, 2)),
    outcome(3, (1, 1), (2, 1), (3, 3)),
    outcome(4, (1, 1), (-1, 2)),
    replace(outcome(5, (1, 1), (2, 2)), status=Status.CLOSED),
]
TWO, THREE = ("game", 2), ("game", 3)


def roles(game, *played):
    """The same with something that was played in each seat."""
    rows = [replace(row, role=role) for row, role in zip(game.placings, played, strict=True)]
    return replace(game, placings=tuple(rows))


def test_a_person_is_counted_by_game_and_number_of_players():
    assert statistics.by_kind(PLAYED, 1) == {TWO: Tally(2, 1, 3), THREE: Tally(1, 1, 1)}
    assert list(statistics.by_kind(PLAYED, 1)) == [TWO, THREE]
    assert statistics.by_kind(PLAYED, 9) == {}
    tally = statistics.by_kind(PLAYED, 1)[TWO]
    assert (tally.share, tally.mean) == (0.5, 1.5)


def test_games_with_computers_and_abandoned_ones_are_apart():
    assert statistics.apart(PLAYED, 1) == Apart(Tally(1, 1, 1), 1)
    assert statistics.apart(PLAYED, 3) == Apart(Tally(), 0)


def test_what_is_played_counts_in_games_of_people_alone():
    games = [roles(PLAYED[0], "red", "blue"), roles(PLAYED[1], "red", "blue")]
    games += [roles(PLAYED[3], "red", "blue"), roles(PLAYED[4], "red", "red")]
    found = statistics.by_role(games, "game")
    assert found == {"red": Tally(2, 2, 2), "blue": Tally(2, 0, 4)}
    assert statistics.by_role(games, "another") == {}
    assert statistics.favourite(games, 1) == ("game", "red", 3)
    assert statistics.favourite(games, 9) is None


def test_two_people_are_compared_in_all_games_that_both_have_ended():
    assert statistics.between(PLAYED, 1, 2) == {"game": Meeting(1, 1, 1)}
    assert statistics.between(PLAYED, 2, 3) == {"game": Meeting(1, 0, 0)}
    assert statistics.between(PLAYED, 1, 9) == {}
    both = statistics.all_meetings([Meeting(1, 2, 3), Meeting(4, 5, 6)])
    assert (both, both.games, both.share) == (Meeting(5, 7, 9), 21, 9.5 / 21)


def test_only_those_who_are_listed_stand_in_the_order_of_their_points():
    after = ratings(statistics.of_kind(PLAYED, TWO))
    assert statistics.kinds(PLAYED) == {TWO: 2, THREE: 1}
    assert statistics.standings(PLAYED, TWO, [1, 2, 3]) == sorted(
        ((person, after[person].points) for person in (1, 2)), key=lambda row: -row[1]
    )
    assert statistics.standings(PLAYED, TWO, [2]) == [(2, after[2].points)]
    assert statistics.people_of(PLAYED) == {1, 2, 3}


def test_the_course_of_somebodys_points_ends_with_those_they_have():
    points = statistics.points_of(PLAYED, TWO, 1)
    assert len(points) == 2
    assert points[-1] == ratings(statistics.of_kind(PLAYED, TWO))[1].points


def test_the_change_by_a_game_is_what_it_alone_has_done():
    games = statistics.of_kind(PLAYED, TWO)
    before, after = statistics.change_by(games, 2)
    assert before == ratings(games[:1])
    assert after == ratings(games[:2])
    assert statistics.change_by(games, 77) == ({}, {})
