"""The opponent that takes what brings most points now looks no further, and knows no secrets."""

from __future__ import annotations

from ai.search.guide import Guide
from ai.search.points import PointsNow
from rules.engine.decisions import choose
from tests.ai.search.toys import begun, pennies, two_draws


class Scores(Guide):
    """The first seat has the score, the second what was noted."""

    def score(self, view):
        return [view.score, len(view.notes)]


def takes(session, seat=0, seats=2, seed=1):
    return PointsNow(session.game, seats, seed, Scores()).answer_veil(session.veiled(seat))


def test_takes_the_bait():
    assert {takes(begun(two_draws, steps=3), seed=seed) for seed in range(9)} == {"bait"}


def test_counts_how_far_it_leads():
    async def rule(s):
        """Two points, or one that costs the other two."""
        way = await choose(0, "way", ["gain", "rob"])
        s.score += 2 if way == "gain" else 1
        del s.notes[2 if way == "gain" else 0 :]

    assert takes(begun(rule, steps=2, notes=["a", "b"])) == "rob"


def test_a_won_game_counts_more_than_points():
    async def rule(s):
        way = await choose(0, "way", ["rich", "won"])
        s.score += 50 if way == "rich" else 0
        s.notes.append("1" if way == "rich" else "0")

    assert takes(begun(rule)) == "won"


def test_takes_any_of_those_that_are_alike_and_does_not_know_what_others_pick():
    one, two = begun(pennies), begun(pennies)
    one.answer(0, "heads")
    two.answer(0, "tails")
    answers = [(takes(one, 1, seed=seed), takes(two, 1, seed=seed)) for seed in range(20)]
    assert all(first == second for first, second in answers)
    assert len(set(answers)) == 2
