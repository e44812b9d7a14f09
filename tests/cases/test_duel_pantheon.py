"""Duel, cases C-63 to C-79: activating gods, Grand Temples, Progress tokens of Pantheon."""

from __future__ import annotations

import pytest

from rules.duel.pantheon import slot_price

from .duel import table


def gods(slots, **position):
    """A turn of Age II in which gods can be activated."""
    return table(pantheon=True, age=2, slots=slots, **position)


# --- activation -----------------------------------------------------------------------------------


def test_c_63_mars_with_an_offering_token():
    """Duel C-63: slot cost less the token; the structure is not touched (D-17)."""
    t = gods({"3": "mars"}, A={"coins": 2, "offerings": [3]})
    before = dict(t.s.structure)
    t.type("A", "#3+3")
    assert (t.coins("A"), t.player("A").offerings) == (0, ())
    assert t.player("A").gods == ("mars",)
    assert (t.s.pawn, t.s.slots, t.s.structure) == (2, {}, before)
    assert t.asked() == {"B": "main_action"}


def test_c_64_two_prices():
    """Duel C-64: slot 6 costs A 8 and B 3 (D-14.6)."""
    t = gods({"6": "tanit"})
    assert t.view(None).slots[5].prices == (8, 3)
    assert [slot.prices for slot in t.view(None).slots] == [(n + 2, 9 - n) for n in range(1, 7)]


def test_c_65_price_of_the_gate():
    """Duel C-65: twice the slot, less the Sanctuary, less Offering tokens (D-17.2, R 21)."""
    t = gods({"4": "gate"})
    assert [slot_price(t.s, seat, 4) for seat in (0, 1)] == [12, 10]
    t = gods({"4": "gate"}, B={"built": {"sanctuary": "altar"}})
    assert slot_price(t.s, 1, 4) == 8
    assert slot_price(t.s, 1, 4, (2, 3)) == 3


def test_c_66_no_change_from_an_offering_token():
    """Duel C-66: a surplus is lost (D-16.2)."""
    t = gods({"1": "aphrodite"}, A={"coins": 0, "offerings": [4]}).say("A", "god 1")
    assert t.options() == ["4"]
    t.say("A", "4")
    assert (t.coins("A"), t.player("A").offerings) == (0, ())
    assert t.player("A").gods == ("aphrodite",)


def test_c_67_cannot_afford():
    """Duel C-67: with Offering 2 it is too dear, with Offering 3 it is paid (D-17.2)."""
    t = gods({"6": "ra"}, A={"coins": 5, "offerings": [2]})
    assert t.refused("A", "god 6") == "cannot_afford"
    t = gods({"6": "ra"}, A={"coins": 5, "offerings": [2, 3]}).say("A", "god 6")
    assert t.options() == ["3", "2+3"]
    assert t.refused("A", "2") == "cannot_afford"
    assert t.refused("A", "0") == "cannot_afford"
    assert t.say("A", "3").coins("A") == 0


def test_c_68_god_without_effect():
    """Duel C-68: the price is paid and the card spent all the same (D-17.4)."""
    t = gods({"1": "baal"}, A={"coins": 3}, B={"cards": ["tavern"]}).say("A", "god 1")
    assert (t.coins("A"), t.cards("B"), t.player("A").gods) == (0, ["tavern"], ("baal",))
    assert t.events("no_effect") == [{"seat": 0, "source": "baal"}]


def test_c_69_illegal_activations():
    """Duel C-69: an empty slot, the other's token, no Pantheon (D-23.3)."""
    t = gods({"1": "ra"}, A={"coins": 9, "offerings": [2]}, B={"offerings": [3]})
    assert t.refused("A", "god 2") == "slot_empty"
    assert t.refused("A", "god 9") == "unknown_id"
    t.say("A", "god 1")
    assert t.refused("A", "3") == "offering_not_owned"
    assert t.refused("A", "god 1") == "decision_pending"
    assert table(age=2).refused("A", "god 1") == "pantheon_off"


def test_c_70_sanctuary():
    """Duel C-70: 2 less for every activation, a replay, no points (D-20.1)."""
    a = {"built": {"sanctuary": "altar"}}
    assert slot_price(gods({"1": "ra"}, A=a).s, 0, 1) == 1
    t = gods({"1": "gate"}, A=a)
    assert slot_price(t.s, 0, 1) == 4
    assert t.points("A")["wonders"] == 0
    t = gods({}, lay="altar", A={"coins": 20, "wonders": ["sanctuary"]})
    assert t.say("A", "wonder altar sanctuary").asked() == {"A": "main_action"}


# --- Grand Temples and Progress tokens ------------------------------------------------------------


@pytest.mark.parametrize(("progress", "coins"), [([], 0), (["urbanism"], 4)])
def test_c_71_temple_by_token(progress, coins):
    """Duel C-71: free with the token, which stays; it counts as a chain (D-22.1, R 32)."""
    a = {"coins": 0, "mythologies": ["roman"], "progress": progress}
    t = table("grand_temple_roman", A=a, pantheon=True).say("A", "build grand_temple_roman")
    assert t.coins("A") == coins
    assert t.player("A").mythologies == ("roman",)
    assert t.cards("A") == ["grand_temple_roman"]


def test_c_72_temple_by_paying():
    """Duel C-72: without the token it is paid (D-22.1)."""
    a = {"coins": 6, "cards": ["shelf_quarry", "quarry"], "mythologies": ["roman"]}
    b = {"cards": ["glassworks", "press"]}
    t = table("grand_temple_greek", A=a, B=b, pantheon=True).say("A", "build grand_temple_greek")
    assert t.coins("A") == 0


def test_c_73_temple_points():
    """Duel C-73: 5, 12 or 21 for one, two or three (D-22.3)."""
    temples = ["grand_temple_greek", "grand_temple_roman", "grand_temple_egyptian"]
    t = table(A={"cards": temples[:2]}, B={"cards": temples[2:]}, pantheon=True)
    assert (t.points("A")["temples"], t.points("B")["temples"]) == (12, 5)
    assert table(A={"cards": temples}, pantheon=True).points("A")["temples"] == 21


def engineer(card, *more, **a):
    player = {"coins": 1, "progress": ["engineering", *more], **a}
    return table(card, A=player, pantheon=True)


def test_c_74_engineering():
    """Duel C-74: a card with a chain symbol for one coin (D-21.3)."""
    t = engineer("fortifications").say("A", "build fortifications")
    assert (t.coins("A"), t.s.pawn) == (0, 2)
    assert t.events("built")[0]["price"]["way"] == "engineering"


def test_c_75_engineering_is_no_chain():
    """Duel C-75: Urbanism pays nothing for it (D-21.3)."""
    assert engineer("fortifications", "urbanism").say("A", "31").coins("A") == 0


def test_c_76_engineering_and_temples():
    """Duel C-76: a Grand Temple for one coin (D-21.3)."""
    assert engineer("grand_temple_egyptian").say("A", "31").coins("A") == 0


def test_c_77_engineering_needs_a_symbol():
    """Duel C-77: Walls have none (D-21.3)."""
    t = engineer("walls")
    assert t.refused("A", "build walls") == "cannot_afford"
    assert t.price("A", "walls") == 4


@pytest.mark.parametrize(("pawn", "end", "left"), [(-3, 0, 4), (0, 3, 2)])
def test_c_78_poliorcetics(pawn, end, left):
    """Duel C-78: a coin for each space, Military tokens on top (D-21.2)."""
    a = {"coins": 8, "progress": ["poliorcetics"]}
    t = table("pretorium", A=a, B={"coins": 7}, pawn=pawn, pantheon=True).say("A", "31")
    assert (t.s.pawn, t.coins("B")) == (end, left)


def test_c_79_mysticism():
    """Duel C-79: two points for each Mythology token and unused Offering token (D-21.1)."""
    a = {"progress": ["mysticism"], "mythologies": ["greek", "roman"], "offerings": [3]}
    assert table(A=a, pantheon=True).points("A")["progress"] == 6
    del a["offerings"]
    assert table(A=a, pantheon=True).points("A")["progress"] == 4
