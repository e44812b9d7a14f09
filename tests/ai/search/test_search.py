"""The search finds what is best in games where that is known, and knows no more than its seat."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.search.guide import Guide
from ai.search.limits import Limits
from ai.search.player import Searcher
from ai.search.search import LOOK_EVERY, Search
from rules.engine.decisions import choose
from tests.ai.search.toys import (
    begin_or_wait,
    begun,
    bets,
    doors,
    guess_the_die,
    hide_and_seek,
    offered_by_luck,
    peek,
    pennies,
    search,
    three_heirs,
    two_draws,
)

SEEDS = range(40)


def test_finds_the_winning_door():
    found = search(begun(doors), iterations=60)
    assert found.key == "f"
    assert found.shares["f"] == 1.0
    assert found.shares["a"] == 0.0


def test_the_same_veil_seed_and_iterations_give_the_same():
    for rule in (pennies, bets, offered_by_luck):
        assert search(begun(rule), seed=7) == search(begun(rule), seed=7)
    assert search(begun(bets), seed=7).visits != search(begun(bets), seed=8).visits


def test_nothing_is_kept_between_answers():
    veils = [begun(rule).veiled(0) for rule in (bets, bets)]
    game = begun(bets).game
    player = Searcher(game, 2, Limits(iterations=50), "seed", Guide())
    assert player.look_into(veils[0]) == player.look_into(veils[1])


# --- what is secret -----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_picks_made_together_do_not_know_each_other(seat):
    """Whoever knew the other's pick would always win."""
    found = [search(begun(pennies), seat, seed=seed, iterations=400) for seed in SEEDS]
    for one in found:
        assert set(one.shares) == {"heads", "tails"}
        assert all(0.35 < share < 0.65 for share in one.shares.values()), one
        assert min(one.visits.values()) > 150
    chosen = Counter(one.key for one in found)
    assert 10 <= chosen["heads"] <= 30


def test_a_pick_that_is_already_made_is_not_known_either():
    one, two = begun(pennies), begun(pennies)
    one.answer(0, "heads")
    two.answer(0, "tails")
    assert search(one, 1) == search(two, 1)


def test_others_in_the_tree_do_not_know_what_they_cannot_see():
    """If the seeker knew, hiding would be hopeless."""
    found = search(begun(hide_and_seek), iterations=400)
    assert all(0.35 < share < 0.65 for share in found.shares.values()), found


@pytest.mark.parametrize("card", [0, 1])
def test_a_card_that_another_has_seen_is_dealt_anew(card):
    found = search(begun(peek, lambda choice: card), iterations=400)
    assert all(0.4 < share < 0.6 for share in found.shares.values()), found
    assert found == search(begun(peek, lambda choice: 1 - card), iterations=400)


# --- chance -------------------------------------------------------------------------------------


def test_chance_is_reckoned_with():
    for seed in range(5):
        found = search(begun(bets), seed=seed, iterations=400)
        assert found.key == "bold"
        assert found.shares["bold"] == pytest.approx(0.75, abs=0.1)


def test_luck_to_come_is_not_known():
    found = search(begun(guess_the_die), iterations=1_000)
    assert all(share < 0.4 for share in found.shares.values()), found


def test_what_is_offered_may_depend_on_luck():
    """The other one takes what wins whenever it is there."""
    found = search(begun(offered_by_luck), iterations=600)
    assert all(share < 0.25 for share in found.shares.values()), found


class Throws(Guide):
    """Puts the coin on the paths."""

    def luck(self, told):
        return "".join(event.data["coin"] for event in told if event.what == "thrown")


def test_luck_that_a_game_puts_on_the_path_is_answered_to():
    """Without it the other one learns one call for both sides of the coin."""
    wary = search(begun(begin_or_wait), guide=Throws(), iterations=300)
    assert wary.shares["begin"] < 0.2
    blind = search(begun(begin_or_wait), iterations=300)
    assert blind.shares["begin"] > 0.3


# --- several seats ------------------------------------------------------------------------------


def test_everybody_wants_the_most_for_themselves():
    """A search that took the others for allies, or for enemies, would choose otherwise."""
    found = search(begun(three_heirs), seats=3, iterations=600)
    assert found.key == "second"
    assert found.shares["second"] == pytest.approx(0.5, abs=0.1)
    assert found.shares["first"] < 0.35
    assert found.shares["coin"] < 0.45


# --- quiet points, priors and quick answers -------------------------------------------------------


class Turns(Guide):
    """Values whole turns by their score, and remembers what it was asked."""

    quiet = frozenset(("dusk",))

    def __init__(self):
        self.valued = []
        self.asked = []

    def score(self, view):
        self.valued.append(list(view.notes))
        return [view.score, 0]

    def prior(self, look, what, options):
        self.asked.append((what, list(options), look().score))
        return [3.0 if option == "bait" else 1.0 for option in options]

    def quick(self, look, what, options, random):
        return options.index("go") if "go" in options else 0


def test_only_quiet_points_are_valued():
    """In the middle of the turn the bait looks best."""
    guide = Turns()
    found = search(begun(two_draws, steps=3), guide=guide, iterations=50)
    assert found.key == "plan"
    assert guide.valued
    assert all(notes and notes[-1] == "whole" for notes in guide.valued)


def test_a_prior_says_what_to_try_first():
    guide = Turns()
    found = search(begun(two_draws, steps=3), guide=guide, iterations=1)
    assert found.visits == {"bait": 1, "plan": 0}
    assert guide.asked[0] == ("first", ["bait", "plan"], 0)


def test_the_quick_policy_plays_on_to_the_quiet_point():
    """It ends the turn by ``go``: the bait then brings nothing, the plan three points."""
    found = search(begun(two_draws, steps=3), guide=Turns(), iterations=30)
    assert found.shares["bait"] == pytest.approx(0.5)
    assert 0.8 < found.shares["plan"] <= 0.96  # of odds of e cubed to one


def test_without_a_guide_the_end_of_the_game_decides():
    async def rule(s):
        s.notes.append(await choose(0, "who", ["0", "1"]) if s.steps == 1 else "-")

    assert search(begun(rule, steps=5), iterations=20).key == "0"


# --- limits -------------------------------------------------------------------------------------


class Clock:
    """Goes on by a second whenever somebody looks."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        self.now += 1
        return self.now


def look_into(limits):
    session = begun(doors)
    return Searcher(session.game, 2, limits, 1, Guide()).look_into(session.veiled(0))


def test_iterations_are_counted():
    for iterations in (1, 2, 17):
        found = look_into(Limits(iterations=iterations))
        assert found.iterations == iterations
        assert sum(found.visits.values()) == iterations


def test_a_search_ends_when_nothing_can_change_its_answer():
    """The same option is best in the end, only earlier; secret picks are mixed by all visits."""
    whole = search(begun(doors), iterations=LOOK_EVERY - 1)
    short = search(begun(doors), iterations=8 * LOOK_EVERY)
    assert whole.iterations == LOOK_EVERY - 1
    assert short.iterations in range(LOOK_EVERY, 8 * LOOK_EVERY, LOOK_EVERY)
    first, second = sorted(short.visits.values())[:-3:-1]
    assert first - second > 8 * LOOK_EVERY - short.iterations
    assert short.key == whole.key == "f"
    assert search(begun(pennies), iterations=2 * LOOK_EVERY).iterations == 2 * LOOK_EVERY


def test_the_clock_ends_a_search():
    found = look_into(Limits(seconds=5, clock=Clock()))
    assert found.iterations == 5
    assert look_into(Limits(iterations=3, seconds=5, clock=Clock())).iterations == 3
    assert look_into(Limits(iterations=8, seconds=5, clock=Clock())).iterations == 5


def test_there_is_an_answer_even_without_time():
    found = look_into(Limits(seconds=0, clock=Clock()))
    assert found.iterations == 1
    assert found.key in "abcdefgh"


def test_a_limit_is_needed():
    with pytest.raises(ValueError, match="limit"):
        Limits()


def test_a_lone_option_needs_no_search():
    async def rule(s):
        await choose(0, "word", ["yes"], always=True)

    found = search(begun(rule))
    assert (found.key, found.iterations) == ("yes", 0)


@pytest.mark.parametrize("seat", [1, None])
def test_whoever_is_not_asked_has_nothing_to_search(seat):
    session = begun(doors)
    with pytest.raises(ValueError, match="nothing to decide"):
        Search(session.game, 2, Guide(), session.veiled(seat), 1).run(Limits(iterations=1))


def test_whoever_has_picked_has_nothing_to_search():
    session = begun(pennies)
    session.answer(0, "heads")
    with pytest.raises(ValueError, match="nothing to decide"):
        search(session, 0)
