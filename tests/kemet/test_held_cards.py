"""Whether somebody holds a Veto or an Escape: nobody else gets anything else, on any way in.

Each pair of tables differs in one card of P2's hand and in what P2 would do with it.
"""

from __future__ import annotations

import pytest

from tests.cases.kemet import table
from tests.conformance.influence import shown_to, table_of

SEATS = 4
LINES = ["", "veto", "pass", "escape 63", "fight", "battle 410 320", "10>81", "card", "end"]


def window(held):
    """P1 plays Prayer; P2 and P3 could hold a Veto."""
    hands = {"P2": {"hand": [held, "bronze"]}, "P3": {"hand": ["iron"]}}
    return table(SEATS, P1={"prayer": 3, "hand": ["prayer", "fire"]}, **hands).say(
        "P1", "card", "prayer"
    )


def attack(held, powers=""):
    """P1 attacks P2, who could escape; with Initiative that is asked before the cards."""
    p1 = {"soldiers": {"FA": 3}, "powers": powers, "hand": ["rage"]}
    p2 = {"soldiers": {"TW": 3}, "hand": [held, "bronze"]}
    return table(SEATS, P1=p1, P2=p2, P3={"hand": ["iron"]}).say("P1", "move1", "10>81")


def first_escape(held):
    return attack(held, "initiative")


CASES = {
    "veto": (window, "veto", {"veto": "veto", "iron": "pass"}),
    "escape": (attack, "escape", {"escape": "escape 63", "iron": "410 320 bronze"}),
    "escape first": (first_escape, "escape", {"escape": "escape 63", "iron": "fight"}),
}


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
async def test_nobody_else_can_tell_who_holds_a_card(case, answered, viewer):
    made, card, said = CASES[case]
    seen = []
    for held in (card, "iron"):
        t = made(held)
        if answered and len(t.asked()) > 1:  # alone, P2's answer ends the window for all to see
            t.say("P2", said[held])
        seen.append(await shown_to(table_of(t.history.session, SEATS), viewer, LINES))
    one, two = seen
    assert {way: (one[way], two[way]) for way in one if one[way] != two[way]} == {}


@pytest.mark.parametrize("case", CASES)
async def test_the_holder_can_tell(case):
    """What is compared is not empty."""
    made, card, _ = CASES[case]
    one, two = [
        await shown_to(table_of(made(held).history.session, SEATS), 1, LINES)
        for held in (card, "iron")
    ]
    assert one["view"] != two["view"]
    assert one != two
