"""Kemet, cases C-17 to C-36: Pray, Build, Buy, Recruit."""

from __future__ import annotations

import pytest

from .kemet import table

# --- Pray, Build -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prayer", "powers", "after"), [(4, "", 6), (4, "priest", 7), (10, "priest", 11)]
)
def test_c_17_pray(prayer, powers, after):
    """Kemet C-17: 2, with Priest 3, eleven at most (K-6.1)."""
    t = table(2, P1={"prayer": prayer, "powers": powers}).say("P1", "pray3")
    assert t.prayer("P1") == after


def built(prayer, level, key, powers=""):
    p1 = {"prayer": prayer, "powers": powers, "pyramids": {"red": (level, "A1")}}
    return table(2, P1=p1).say("P1", "build", key)


def test_c_18_build_one_level():
    """Kemet C-18: level 3 costs 3 (K-6.2)."""
    t = built(5, 2, "red 3")
    assert (t.prayer("P1"), t.player("P1").levels["red"]) == (2, 3)


def test_c_19_build_two_levels():
    """Kemet C-19: levels 2 and 3 cost 5 (K-6.2)."""
    assert built(6, 1, "red 3").prayer("P1") == 1


def test_c_20_slaves():
    """Kemet C-20: each level costs 1 less (K-6.2)."""
    assert built(3, 1, "red 3", "slaves").prayer("P1") == 0
    assert built(3, 1, "blue 1 12", "slaves").prayer("P1") == 3


def test_c_21_priest_of_ra_counts_once():
    """Kemet C-21: one discount for the action, after that of Slaves (K-9.1)."""
    assert built(5, 1, "red 3", "priest_of_ra").prayer("P1") == 1
    assert built(5, 1, "red 3", "priest_of_ra slaves").prayer("P1") == 3


def test_c_22_what_cannot_be_built():
    """Kemet C-22: one pyramid in a district, level 4 at most, and it must be paid (K-6.2)."""
    p1 = {"prayer": 3, "pyramids": {"red": (1, "A1"), "white": (1, "A2")}}
    t = table(2, P1=p1).say("P1", "build")
    assert t.refused("P1", "blue 1 11") == "district_taken"
    assert t.refused("P1", "red 3") == "not_enough_prayer"
    t.say("P1", "blue 1 13")
    assert t.prayer("P1") == 2
    assert t.player("P1").sites["blue"] == 13
    t = table(2, P1={"prayer": 9, "pyramids": {"red": (4, "A1")}}).say("P1", "build")
    assert t.refused("P1", "red 4") == "pyramid_max"


def test_c_23_one_pyramid_an_action():
    """Kemet C-23: a second pyramid needs another action (K-6.2 e)."""
    p1 = {"prayer": 9, "pyramids": {"red": (1, "A1"), "white": (1, "A2")}, "hand": ["prayer"]}
    t = table(2, P1=p1).say("P1", "build", "red 2")
    assert t.refused("P1", "build") == "space_taken"


def test_c_24_building_under_an_enemy():
    """Kemet C-24: own pyramids only, also where an enemy stands (K-6.2 d)."""
    p1 = {"prayer": 3, "pyramids": {"red": (2, "A1")}}
    t = table(4, P1=p1, P2={"prayer": 9, "soldiers": {"A1": 3}})
    t.say("P1", "build", "red 3")
    assert t.prayer("P1") == 0
    assert t.view(None).players[1].levels["red"] == 3
    t.say("P2", "build")
    assert t.refused("P2", "red 4 11") == "not_your_city"


# --- Buy -------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [3, 4])
def test_c_25_level_of_the_pyramid(level):
    """Kemet C-25: the pyramid must be as high as the tile (K-6.3)."""
    t = table(2, P1={"prayer": 8, "pyramids": {"blue": (2, "A1")}}).say("P1", "blue")
    assert t.refused("P1", "331") == "pyramid_level"
    t = table(2, P1={"prayer": 8, "pyramids": {"blue": (level, "A1")}}).say("P1", "blue", "331")
    assert t.prayer("P1") == 5
    assert 331 not in t.view(None).market
    assert t.view(None).owners == {331: 0}


def test_c_26_captured_pyramid():
    """Kemet C-26: whoever holds the district uses its pyramid (K-6.3 b)."""
    p1 = {"prayer": 5, "pyramids": {"blue": (1, "A1")}, "soldiers": {"B1": 2}}
    p2 = {"prayer": 5, "pyramids": {"blue": (3, "B1")}}
    t = table(4, P1=p1, P2=p2).say("P1", "blue", "331")
    assert t.prayer("P1") == 2
    t = table(4, P1=p1, P2=p2, active=1, order=[1, 0, 2, 3])
    t.say("P2", "blue")
    assert t.events("no_effect") == [{"seat": 1, "deed": "buy"}]  # nothing else is on offer


def test_c_26_refused_where_something_else_can_be_bought():
    """Kemet C-26: a pyramid that an enemy holds is worth nothing to its owner (Ruling 16)."""
    p2 = {"prayer": 5, "pyramids": {"blue": (3, "B1"), "red": (1, "B2")}}
    t = table(4, P1={"soldiers": {"B1": 2}}, P2=p2, active=1, order=[1, 0, 2, 3])
    assert t.view(None).players[1].levels["blue"] == 0
    t.say("P2", "red")
    assert t.refused("P2", "331") == "wrong_action"


@pytest.mark.parametrize(
    ("owned", "colour", "wanted"),
    [
        (234, "white", "134"),
        (234, "blue", "334"),
        (211, "red", "212"),
        (244, "blue", "344"),
        (244, "white", "144"),
    ],
)
def test_c_27_no_twins(owned, colour, wanted):
    """Kemet C-27: nobody has two tiles of one power (K-6.3 d)."""
    p1 = {"prayer": 9, "tiles": [owned], "pyramids": {colour: (4, "A1")}}
    t = table(2, P1=p1).say("P1", colour)
    assert t.refused("P1", wanted) == "duplicate_tile"


def test_c_28_one_purchase_a_colour():
    """Kemet C-28: one tile of a colour a day, and each tile once (K-6.3 a)."""
    p1 = {"prayer": 9, "powers": "act_of_god divine_will", "pyramids": {"red": (2, "A1")}}
    t = table(2, P1=p1, P2={"tiles": [221]}).say("P1", "red", "211")
    assert t.refused("P1", "silver red") == "space_taken"
    t = table(2, P1=p1, P2={"tiles": [221]}).say("P1", "red")
    assert t.refused("P1", "221") == "tile_gone"
    t = table(2, next="prayer", day=1, P1={**p1, "tokens": "red"}).say("P1", "1 2")
    assert "red" in t.options()


def test_c_29_discounts():
    """Kemet C-29: Priest of Ra and Priestess each take 1 (K-6.3 c)."""
    p1 = {"prayer": 0, "powers": "priest_of_ra", "pyramids": {"red": (1, "A1")}}
    t = table(2, P1=p1).say("P1", "red", "213")
    assert t.prayer("P1") == 0
    p1 = {"prayer": 2, "powers": "priest_of_ra priestess", "pyramids": {"red": (4, "A1")}}
    assert table(2, P1=p1).say("P1", "red", "221").prayer("P1") == 2
    assert table(2, P1=p1).say("P1", "red", "241").prayer("P1") == 0


def test_c_30_a_new_creature():
    """Kemet C-30: beside soldiers at home, or in the reserve (K-6.3 e)."""
    p1 = {"prayer": 9, "pyramids": {"blue": (4, "A1")}, "soldiers": {"A1": 2}}
    t = table(2, P1=p1).say("P1", "blue", "322")
    assert t.options() == ["wait", "11"]
    assert t.refused("P1", "12") == "no_soldier"
    t.say("P1", "11")
    assert t.creature("P1", "ancestral_elephant") == 11
    with_phoenix = {
        **p1,
        "powers": "phoenix",
        "creatures": {"phoenix": "A1"},
        "soldiers": {"A1": 2},
    }
    t = table(2, P1=with_phoenix).say("P1", "blue", "322")
    assert t.creature("P1", "ancestral_elephant") == 0  # nothing else was possible
    both = {**with_phoenix, "soldiers": {"A1": 2, "A2": 1}}
    t = table(2, P1=both).say("P1", "blue", "322")
    assert t.refused("P1", "11") == "creature_limit"
    t = table(2, P1={**p1, "soldiers": {}}).say("P1", "blue", "342")
    assert t.points("P1", "sphinx") == 1
    assert t.creature("P1", "sphinx") == 0


@pytest.mark.parametrize("discards", ["face_down", "face_up"])
def test_c_31_strategy(discards):
    """Kemet C-31: all cards come back, one is given up for the special one (K-9.6)."""
    p1 = {"prayer": 5, "pyramids": {"red": (2, "A1")}, "played": ["cavalry"], "dropped": ["mixed"]}
    t = table(2, P1=p1, discards=discards).say("P1", "red", "222")
    assert t.asked() == {"P1": "strategy"}
    t.say("P1", "130")
    player = t.player("P1")
    assert player.cards == ("cavalry", "fervent", "shield", "mixed", "phalanx", "offense")
    assert (player.played, player.dropped, player.removed) == ((), (), ("chariot",))
    seen = t.view("P2").players[0].own_removed
    assert seen == (("chariot",) if discards == "face_up" else ())
    assert t.view("P1").players[0].own_removed == ("chariot",)
    told = t.events("card_given_up", "P2") + t.events("cards_taken_back")
    assert ("chariot" in str(told)) == (discards == "face_up")


# --- Recruit ---------------------------------------------------------------------------------


def recruiting(**p1):
    return table(2, P1=p1).say("P1", "recruit")


def test_c_32_recruit():
    """Kemet C-32: paid, in reserve, and within the limit (K-6.4)."""
    six = {"soldiers": {"A1": 3, "TW": 3}, "prayer": 5}
    t = recruiting(**six)
    assert t.refused("P1", "11+3") == "army_limit"
    t.say("P1", "11+2", "12+2").close("P1")
    assert (t.prayer("P1"), t.reserve("P1")) == (1, 2)
    t = recruiting(**six).say("P1", "11+2")
    assert t.refused("P1", "12+4") == "not_enough_prayer"
    two = recruiting(soldiers={"A1": 3, "TW": 4, "TS": 3}, prayer=9)
    assert two.refused("P1", "12+5") == "not_in_reserve"


def test_c_33_scribe():
    """Kemet C-33: two soldiers are free, and Priest of Ra takes 1 (K-6.4 b)."""
    t = recruiting(powers="recruiting_scribe", prayer=2).say("P1", "11+4")
    assert t.prayer("P1") == 0
    for count, price in ((4, 1), (3, 0), (2, 0)):
        t = recruiting(powers="recruiting_scribe priest_of_ra", prayer=2)
        assert t.say("P1", f"11+{count}").prayer("P1") == 2 - price


def test_c_34_never_abroad():
    """Kemet C-34: nobody recruits in another city (K-6.4 c)."""
    t = table(4, P1={"soldiers": {"B1": 2}}).say("P1", "recruit")
    assert t.refused("P1", "21+1") == "not_your_city"


def test_c_35_recruits_attack():
    """Kemet C-35: soldiers recruited upon an enemy attack (K-6.4 d)."""
    away = {"TS": 4, "TD": 3}
    t = table(4, P1={"prayer": 5, "soldiers": away}, P2={"prayer": 0, "soldiers": {"A1": 2}})
    t.say("P1", "recruit", "11+4").close("P1")
    assert t.prayer("P1") == 1
    t.say("P1", "320 410").say("P2", "202 410")
    fought = t.events("fought")[0]
    assert (fought["strength"], fought["lost"], fought["winner"]) == ([7, 4], [0, 0], 0)
    assert t.points("P1", "battle") == 1
    assert t.asked() == {"P2": "loser"}
    retreat = table(
        4, P1={"prayer": 5, "soldiers": {**away, "A2": 1}}, P2={"prayer": 0, "soldiers": {"A1": 2}}
    )
    retreat.say("P1", "recruit", "11+4").close("P1")
    retreat.say("P1", "320 410").say("P2", "202 410").say("P2", "retreat")
    assert retreat.asked() == {"P1": "retreat"}
    assert retreat.options() == ["10", "13"]
    t.say("P2", "retreat")
    assert t.options() == ["10", "12", "13"]
    recalled = table(4, P1={"prayer": 5, "soldiers": away}, P2={"prayer": 0, "soldiers": {"A1": 2}})
    recalled.say("P1", "recruit", "11+4").close("P1")
    recalled.say("P1", "320 410").say("P2", "202 410", "recall")
    assert recalled.prayer("P2") == 2


def test_c_36_creatures_return():
    """Kemet C-36: a creature comes back beside soldiers, also without new ones (K-6.4 e)."""
    scorpion = {"powers": "giant_scorpion", "prayer": 1}
    t = recruiting(**scorpion, soldiers={"A1": 1}).say("P1", "giant_scorpion 11").close("P1")
    assert t.creature("P1", "giant_scorpion") == 11
    assert t.prayer("P1") == 1
    t = recruiting(**scorpion).say("P1", "12+1")
    assert t.refused("P1", "giant_scorpion 11") == "no_soldier"
    t.say("P1", "giant_scorpion 12").close("P1")
    assert t.creature("P1", "giant_scorpion") == 12
