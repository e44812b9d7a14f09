"""Ratings are what openskill makes of the results, in their order."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.results.ratings import BEGINNER, BEGINNING, course, ratings
from bot.store.outcomes import OutcomeRow, PlacingRow
from bot.store.rows import Status


def outcome(game, *placings, status=Status.OVER, players=None):
    """Who came where: persons with places; a computer player is a negative one."""
    rows = tuple(
        PlacingRow(seat, place, place == 1, "", *((None, "thoth") if person < 0 else (person,)))
        for seat, (person, place) in enumerate(placings)
    )
    return OutcomeRow(game, "game", 1, float(game), status, False, rows)


def test_a_thousand_games_are_rated_as_openskill_rates_them():
    random, model = Random(2), PlackettLuce()
    own = {person: model.rating() for person in range(40)}
    results = []
    for game in range(1000):
        people = random.sample(sorted(own), random.randint(2, 5))
        places = [random.randint(1, len(people)) for _ in people]  # with ties and gaps
        results.append(outcome(game, *zip(people, places, strict=True)))
        rated = model.rate([[own[p]] for p in people], ranks=[float(n) for n in places])
        own |= {p: team[0] for p, team in zip(people, rated, strict=True)}
    found = ratings(results)
    assert found.keys() == own.keys()
    for person, theirs in own.items():
        assert (found[person].mu, found[person].sigma) == (theirs.mu, theirs.sigma)
    assert sum(rating.games for rating in found.values()) == sum(r.players for r in results)


def test_computing_them_again_and_in_two_parts_gives_the_same():
    random = Random(4)
    results = [outcome(n, (random.randint(1, 4), 1), (random.randint(5, 9), 2)) for n in range(60)]
    steps = [dict(now) for _, now in course(results)]
    assert steps[-1] == ratings(results) == ratings(list(results))
    assert steps[29] == ratings(results[:30])


@pytest.mark.parametrize(
    "uncounted",
    [
        outcome(2, (1, 1), (-1, 2)),
        replace(outcome(2, (1, 1), (2, 2)), status=Status.CLOSED),
        outcome(2, (1, 1), (1, 2)),
        outcome(2, (1, 1)),
    ],
    ids=["with a computer player", "ended early", "against oneself", "alone"],
)
def test_such_games_change_nobodys_rating(uncounted):
    counted = outcome(1, (1, 1), (2, 2))
    assert ratings([counted, uncounted]) == ratings([counted])


def test_whoever_is_forgotten_counts_as_a_beginner_and_is_not_rated():
    forgotten = outcome(1, (1, 1), (2, 2))
    gone = tuple(replace(row, person=None) for row in forgotten.placings[1:])
    found = ratings([replace(forgotten, placings=(forgotten.placings[0], *gone))])
    assert found == {1: ratings([forgotten])[1]}


def test_a_beginner_has_round_points_and_a_win_brings_some():
    assert BEGINNER.points == BEGINNING
    found = ratings([outcome(1, (1, 1), (2, 2))])
    assert found[1].points > BEGINNING > found[2].points
