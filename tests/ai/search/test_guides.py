"""How points become shares, and where a game's guide is found."""

from __future__ import annotations

import math

import pytest

from ai.search.guide import Guide, guide_of, shares, won_by
from bot.games.registry import GAMES


def test_shares_are_odds_of_the_lead():
    one, two = shares([13, 10], 3)
    assert one / two == pytest.approx(math.e)
    assert sum(shares([3, 1, 4, 1, 5], 2)) == pytest.approx(1)
    assert shares([7, 7, 7, 7], 2) == [0.25] * 4


def test_great_leads_are_no_trouble():
    assert shares([10_000, 0], 0.1) == [1.0, 0.0]


def test_winners_share_and_nobody_leaves_all_alike():
    assert won_by([1], 3) == [0, 1, 0]
    assert won_by([0, 2], 3) == [0.5, 0, 0.5]
    assert won_by([], 4) == [0.25] * 4


def test_a_game_without_a_guide_is_searched_without():
    assert type(guide_of("chess")) is Guide
    assert Guide().value(None, 4) == [0.25] * 4
    assert Guide().prior(lambda: None, "door", ["a"]) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_one(game):
    assert type(guide_of(game)) is not Guide
