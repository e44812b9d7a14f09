"""Duel, cases C-29 to C-40: the Conflict track, science symbols, Progress tokens."""

from __future__ import annotations

from .duel import FIVE, table

MANY = {"coins": 30}


# --- conflict -----------------------------------------------------------------------------------


def test_c_29_two_coin_token():
    """Duel C-29: entering a zone costs its side 2 coins, once (D-10.2)."""
    t = table("guard_tower", B={"coins": 7}, pawn=2).say("A", "build guard_tower")
    assert (t.s.pawn, t.coins("B")) == (3, 5)
    assert t.s.military == (-5, -2, 5)


def test_c_30_both_tokens_in_one_move():
    """Duel C-30: the 2 falls first, then the 5 takes what is left (D-10.2, D-7.7, R 2)."""
    a = {**MANY, "progress": ["strategy"]}
    t = table("arsenal", A=a, B={"coins": 6}, pawn=2).say("A", "build arsenal")
    assert (t.s.pawn, t.coins("B")) == (6, 0)
    assert t.s.military == (-5, -2)
    fallen = [(e["token"], e["coins"]) for e in t.events("military_token")]
    assert fallen == [(2, 2), (5, 4)]


def test_c_31_a_token_works_once():
    """Duel C-31: an empty zone costs nothing (D-10.3)."""
    t = table("parade_ground", A=MANY, B={"coins": 5}, pawn=1, military=[-5, -2, 5])
    t.say("A", "build parade_ground")
    assert (t.s.pawn, t.coins("B")) == (3, 5)


def test_c_32_across_neutral():
    """Duel C-32: over the neutral space into the first zone (D-10.1, D-10.4)."""
    t = table("fortifications", A=MANY, pawn=-1).say("A", "build fortifications")
    assert t.s.pawn == 1
    assert t.s.military == (-5, -2, 2, 5)
    assert (t.points("A")["military"], t.points("B")["military"]) == (2, 0)


def test_c_33_military_supremacy():
    """Duel C-33: shields beyond the capital are ignored (D-10.5, D-10.6)."""
    t = table("pretorium", A=MANY, pawn=7).say("A", "build pretorium")
    assert (t.s.pawn, t.s.ending, t.winners()) == (9, "military", ["A"])
    assert t.asked() == {}


def test_c_34_supremacy_before_the_rest():
    """Duel C-34: nothing else is resolved after it (D-5.4)."""
    a = {**MANY, "wonders": ["statue_of_zeus"]}
    b = {"cards": ["sawmill", "brickyard"]}
    t = table("altar", A=a, B=b, pawn=8).say("A", "wonder altar statue_of_zeus")
    assert (t.s.ending, t.winners()) == ("military", ["A"])
    assert t.cards("B") == ["sawmill", "brickyard"]
    assert t.asked() == {}


def test_c_35_strategy_not_for_wonders():
    """Duel C-35: the Colossus has two shields, with Strategy too (D-9.7)."""
    a = {**MANY, "wonders": ["colossus"], "progress": ["strategy"]}
    assert table("altar", A=a).say("A", "wonder altar colossus").s.pawn == 2


# --- science ------------------------------------------------------------------------------------


def pair(progress=FIVE, **a):
    """A is about to build the second mortar."""
    player = {**MANY, "cards": ["pharmacist"], **a}
    return table("dispensary altar", A=player, progress=progress)


def test_c_36_pair():
    """Duel C-36: a second copy earns a token of the board at once (D-11.2, D-11.3)."""
    t = pair(coins=0).say("A", "build dispensary")
    assert t.asked() == {"A": "choose_progress"}
    assert t.options() == FIVE
    t.say("A", "agriculture")
    assert t.coins("A") == 6
    assert t.board() == FIVE[1:]
    assert t.asked() == {"B": "main_action"}


def test_c_37_a_pair_must_be_answered():
    """Duel C-37: nothing else can be done, and only what lies there be taken (D-23.3)."""
    t = pair().say("A", "build dispensary")
    assert t.refused("A", "sell altar") == "decision_pending"
    assert t.refused("A", "strategy") == "token_not_available"
    assert t.refused("B", "sell altar") == "not_your_turn"


def test_c_38_scientific_supremacy():
    """Duel C-38: the law is one of six different symbols (D-11.5)."""
    four = ["scriptorium", "pharmacist", "workshop", "apothecary"]
    a = {**MANY, "cards": four, "progress": ["law"]}
    t = table("university", A=a).say("A", "build university")
    assert (t.s.ending, t.winners()) == ("science", ["A"])


def test_c_39_law_as_reward():
    """Duel C-39: the Law that a pair earns can win at once (D-11.3, D-11.5)."""
    five = ["scriptorium", "pharmacist", "workshop", "apothecary", "academy"]
    t = pair(cards=five).say("A", "build dispensary", "law")
    assert (t.s.ending, t.winners()) == ("science", ["A"])


def test_c_40_pair_without_tokens():
    """Duel C-40: with none left nothing is asked (D-11.2)."""
    t = pair(progress=[]).say("A", "build dispensary")
    assert t.player("A").progress == ()
    assert t.asked() == {"B": "main_action"}
    assert t.events("pair") == [{"seat": 0, "symbol": "mortar", "left": 0}]
