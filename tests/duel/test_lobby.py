"""What is agreed for another game of Duel after one that is over."""

from __future__ import annotations

import pytest

from bot.games.uis import UIS
from tests.cases.duel import table

UI = UIS["duel"]
AGREED = {"pantheon": "yes", "first": "random", "taste": "no"}


@pytest.mark.parametrize(
    ("order", "begins"),
    [([0, 1], "2"), ([1, 0], "1")],  # seat 1 was the Moon
)
def test_whoever_was_the_moon_begins(order, begins):
    again = UI.rematch(AGREED, table("altar").view(None), order)
    assert again == {"pantheon": "yes", "first": begins, "taste": "no"}
    assert UI.settings(again, [None, None])["first"] == int(begins) - 1


def test_after_a_taste_comes_the_base_game():
    again = UI.rematch({**AGREED, "taste": "yes"}, table("altar").view(None), [0, 1])
    assert (again["pantheon"], again["taste"]) == ("no", "no")
