"""Spellings of answers that only Ankh has."""

from __future__ import annotations

import pytest

from tests.cases.ankh import table


@pytest.mark.parametrize("spelled", ["@n+ne", "@ne+n", "@N+NE", "@ n + ne", "@76+ne", "@76+86"])
def test_a_pushed_scorpion_is_aimed_by_directions(spelled):
    """rules.md 3: the question after a push by Satet takes what a move takes."""
    t = table(isis="god 44, satet 65", ra="god 12, scorpion 76@75+85")
    t.say("isis", "move", "65>76^77")
    assert t.asked() == {"ra": "aim"}
    assert "@76+86" in t.options("ra")
    t.say("ra", spelled)
    assert "scorpion 77@76+86" in t.figures("ra")
