"""What a plan of Duel means: a card or a god, and a price that has not risen."""

from __future__ import annotations

import pytest

from bot.games.uis import UIS
from tests.cases.duel import Table, any_luck
from tests.duel.evening import MOCK

UI = UIS["duel"]
SUN, MOON = 0, 1


def foreseen(*answers):
    """What the beginnings of a turn bring about, after the Sun has given some answers."""
    table = Table(MOCK, any_luck)
    table.say("A", *answers)
    return UI.consequences(table.view(None))


@pytest.mark.parametrize(
    ("key", "holds"),
    [
        ("build 31", False),  # stone costs the Moon 2 more
        ("sell 31", True),
        ("build 12", True),
        ("wonder 31 sphinx", False),
        ("wonder 31 divine_theater", True),
        ("god 6", True),
    ],
)
def test_a_price_that_rises_ends_a_plan(key, holds):
    before, after = foreseen(), foreseen("build 24")
    assert UI.is_as_foreseen(before.get(key), after.get(key), MOON) is holds


def test_a_price_may_fall():
    before, after = foreseen(), foreseen("wonder 32 statue_of_zeus", "sawmill")
    assert before["build 13"] == '["courthouse", 5, 3]'
    assert UI.is_as_foreseen(before["build 13"], after["build 13"], SUN)
    assert not UI.is_as_foreseen(before["build 13"], after["build 13"], MOON)


def test_a_plan_means_one_card():
    """Nobody has planned for a card that lay face down."""
    before = foreseen()
    assert "build 23" not in before
    assert not UI.is_as_foreseen(before.get("build 23"), '["forum", 3, 3]', SUN)
    assert not UI.is_as_foreseen('["altar", 0, 0]', '["forum", 0, 0]', SUN)
