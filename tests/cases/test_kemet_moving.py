"""Kemet, cases C-37 to C-53: moving."""

from __future__ import annotations

import pytest

from .kemet import table


def moving(board=4, p1=None, **rest):
    """P1 begins a Move action; a card in hand keeps it open until P1 ends it."""
    return table(board, P1={"prayer": 0, **(p1 or {})}, **rest).say("P1", "move1")


def test_c_37_one_step():
    """Kemet C-37: one step without a bonus (K-7.3)."""
    t = moving(p1={"soldiers": {"A1": 5}, "hand": ["rage"]})
    assert t.refused("P1", "11>81") == "not_adjacent"
    t.say("P1", "11>10")
    assert t.refused("P1", "10>81") == "no_movement"
    assert t.soldiers("P1", "FA") == 5


def test_c_38_teleport_from_a_pyramid():
    """Kemet C-38: two prayer points from a district with a pyramid; steps are left (K-7.5)."""
    p2 = {"prayer": 2, "soldiers": {"B1": 5}, "pyramids": {"red": (1, "B1")}}
    t = table(4, P2=p2, order=[1, 0, 2, 3]).say("P2", "move1", "21^83")
    assert t.prayer("P2") == 0
    assert t.s.moving.used == 0
    assert "83>72" in t.options()
    t.say("P2", "stop")
    assert t.points("P2", "temple") == 1


@pytest.mark.parametrize("board", [4, 5])
def test_c_39_three_steps_and_a_harbour(board):
    """Kemet C-39: God Speed and the Snake make three steps, one over the Nile (K-7.4)."""
    p2 = {
        "prayer": 0,
        "powers": "god_speed deep_desert_snake",
        "soldiers": {"B1": 5},
        "creatures": {"deep_desert_snake": "B1"},
        "hand": ["rage"],
    }
    order = [1, 0, *range(2, board)]
    t = table(board, P2=p2, order=order).say("P2", "move1", "21>20", "20>71", "71>83")
    assert t.soldiers("P2", "TC") == 5
    assert t.creature("P2", "deep_desert_snake") == 83
    assert t.refused("P2", "83>72") == "no_movement"
    alone = table(board, P2=p2, order=order).say("P2", "move1", "21:4/0>20", "20>71")
    assert alone.refused("P2", "71>83") == "no_movement"


def test_c_40_dropped_and_picked_up():
    """Kemet C-40: soldiers may be left and taken along on the way (K-7.2)."""
    t = moving(p1={"powers": "god_speed", "soldiers": {"A1": 5, "FA": 3}})
    t.say("P1", "11:4>10", "10>81").close("P1")
    assert [t.soldiers("P1", code) for code in ("A1", "FA", "TW")] == [1, 2, 5]


def test_c_41_creature_joined_on_the_way():
    """Kemet C-41: a creature picked up later adds no movement (K-7.3)."""
    p1 = {
        "soldiers": {"A1": 2, "FA": 2},
        "powers": "royal_scarab",
        "hand": ["rage"],
        "creatures": {"royal_scarab": "FA"},
    }
    t = moving(p1=p1).say("P1", "11>10")
    assert t.refused("P1", "10>81") == "no_movement"


def test_c_42_walls():
    """Kemet C-42: a wall opens to the first step alone (K-7.6)."""
    speed = {"powers": "god_speed", "hand": ["rage"]}
    t = moving(p1={**speed, "soldiers": {"WB": 4}}).say("P1", "71>20")
    assert t.refused("P1", "20>21") == "wall"
    t = moving(p1={**speed, "soldiers": {"FB": 4}}).say("P1", "20>21")
    assert t.refused("P1", "21>22") == "wall"
    t.say("P1", "21>20")
    assert t.soldiers("P1", "FB") == 4
    again = moving(p1={"soldiers": {"B1": 4}}).say("P1", "21>22")
    assert again.soldiers("P1", "B2") == 4


def test_c_43_open_gates():
    """Kemet C-43: the tile, the Phoenix and the card open walls (K-7.6)."""
    t = moving(p1={"powers": "god_speed open_gates", "soldiers": {"WB": 4}})
    assert t.say("P1", "71>20", "20>21").soldiers("P1", "B1") == 4
    p1 = {"powers": "god_speed phoenix", "soldiers": {"WB": 4}, "creatures": {"phoenix": "WB"}}
    t = moving(p1=p1).say("P1", "71>20", "20>21", "21>22")
    assert t.soldiers("P1", "B2") == 4
    p1 = {"powers": "god_speed", "soldiers": {"WB": 4}, "hand": ["gates", "rage"], "prayer": 1}
    t = moving(p1=p1).say("P1", "71>20", "card", "gates")
    assert t.prayer("P1") == 0
    t.say("P1", "20>21").close("P1")
    assert t.soldiers("P1", "B1") == 4
    t.say("P1", "end").say("P2", "pray2").say("P3", "pray2").say("P4", "pray2")
    t.say("P1", "move2", "21>20")
    assert t.refused("P1", "20>22") == "wall"


def test_c_44_own_walls():
    """Kemet C-44: walls never bind the owner of the city (K-7.6)."""
    t = moving(p1={"powers": "god_speed", "soldiers": {"WB": 4}}, P2={"soldiers": {"A1": 1}})
    t.say("P1", "71>10", "10>11")
    assert t.asked() == {"P1": "battle", "P2": "battle"}


def test_c_45_where_teleports_begin_and_end():
    """Kemet C-45: from a pyramid to an obelisk, for a fee (K-7.5)."""
    t = moving(p1={"prayer": 5, "soldiers": {"A1": 3}})
    assert t.refused("P1", "11^81") == "no_pyramid"
    t = moving(p1={"prayer": 5, "soldiers": {"FA": 3}})
    assert t.refused("P1", "10^81") == "no_pyramid"
    p1 = {"prayer": 1, "soldiers": {"A2": 3}, "pyramids": {"red": (1, "A2")}}
    t = moving(p1=p1)
    assert t.refused("P1", "12^71") == "no_obelisk"
    assert t.refused("P1", "12^81") == "not_enough_prayer"
    t = moving(p1={**p1, "powers": "stargate"}).say("P1", "12^81")
    assert t.prayer("P1") == 0


def test_c_46_teleport_with_no_step_left():
    """Kemet C-46: a teleport needs no capacity (Ruling 25)."""
    p1 = {"prayer": 2, "soldiers": {"FA": 3}, "pyramids": {"red": (1, "A2")}}
    t = moving(p1=p1).say("P1", "10>12", "12^82").close("P1")
    assert (t.soldiers("P1", "TS"), t.prayer("P1")) == (3, 0)


def test_c_47_tile_teleport():
    """Kemet C-47: with the tile also out of an area with an obelisk (K-7.5)."""
    p1 = {"prayer": 4, "soldiers": {"TW": 3}}
    t = moving(5, p1={**p1, "powers": "teleport"}).say("P1", "81^91", "91^85").close("P1")
    assert (t.soldiers("P1", "TD"), t.prayer("P1")) == (3, 0)
    assert moving(5, p1=p1).refused("P1", "81^91") == "no_pyramid"


def test_c_48_card_teleportation():
    """Kemet C-48: from anywhere, for the price of the card (K-11.3)."""
    p1 = {"prayer": 1, "powers": "stargate", "soldiers": {"EB": 4}, "hand": ["teleportation"]}
    t = moving(p1=p1).say("P1", "card", "teleportation", "72^85")
    assert (t.prayer("P1"), t.soldiers("P1", "TD")) == (0, 4)
    t.say("P1", "85>73")
    assert t.soldiers("P1", "DM") == 4
    outside = table(4, P1=p1).say("P1", "card")
    assert outside.refused("P1", "teleportation") == "wrong_phase"


def test_c_49_the_delta():
    """Kemet C-49: the delta has no border to the rest (K-2.6)."""
    t = moving(5, p1={"soldiers": {"TD": 3}}).say("P1", "85>73")
    assert t.soldiers("P1", "DM") == 3
    assert moving(5, p1={"soldiers": {"DM": 3}}).refused("P1", "73>10") == "not_adjacent"
    assert moving(4, p1={"soldiers": {"DM": 3}}).refused("P1", "73>91") == "not_adjacent"


@pytest.mark.parametrize(("board", "step"), [(2, "71>30"), (3, "71>30"), (5, "71>72")])
def test_c_50_closed_ways(board, step):
    """Kemet C-50: the east bank is closed to few, and the banks are not joined (K-2.1)."""
    assert moving(board, p1={"soldiers": {"WB": 3}}).refused("P1", step) == "not_adjacent"


def test_c_51_creature_left_behind():
    """Kemet C-51: a creature without a soldier goes home at once (K-7.10)."""
    p1 = {"powers": "ancestral_elephant", "creatures": {"ancestral_elephant": "FA"}}
    t = moving(p1={**p1, "soldiers": {"FA": 2, "A1": 1}}).say("P1", "10/0>81")
    assert t.creature("P1", "ancestral_elephant") == 11
    t = moving(p1={**p1, "soldiers": {"FA": 2}}).say("P1", "10/0>81")
    assert t.creature("P1", "ancestral_elephant") == 0
    t = moving(p1={**p1, "soldiers": {"FA": 2}})
    assert t.refused("P1", "10:0>81") == "no_soldier"


def test_c_52_a_battle_ends_the_move():
    """Kemet C-52: after a battle the Move action is over (K-7.8)."""
    p1 = {"powers": "god_speed", "soldiers": {"FA": 5}}
    t = moving(p1=p1, P2={"soldiers": {"WB": 1}}).say("P1", "10>71")
    t.say("P1", "410 320").say("P2", "410 320")
    assert t.s.moving is not None
    t.say("P1", "stay")
    assert t.s.moving is None
    assert t.asked() == {"P2": "action"}


def escaping(soldiers, p2):
    p1 = {"powers": "god_speed", "soldiers": soldiers}
    return moving(p1=p1, P2=p2)


def test_c_53_escape():
    """Kemet C-53: an army escapes to an empty area, and the attacker may go on (K-8.1)."""
    p2 = {"soldiers": {"WB": 1}, "hand": ["escape"]}
    t = escaping({"FA": 5}, p2).say("P1", "10>71", "410 320").say("P2", "escape 20")
    assert (t.soldiers("P2", "FB"), t.soldiers("P1", "WB")) == (1, 5)
    assert t.player("P1").cards == t.player("P2").cards
    assert len(t.player("P1").cards) == 6
    assert t.total("P1") == t.points("P1", "temple") == 0
    assert t.asked() == {"P1": "move"}
    assert t.say("P1", "71>82").soldiers("P1", "TS") == 5
    t = escaping({"FA": 5}, p2).say("P1", "10>71")
    assert "escape 10" in t.options("P2")
    t = escaping({"FA": 5}, {**p2, "soldiers": {"WB": 1, "FB": 2}}).say("P1", "10>71")
    assert t.refused("P2", "escape 20") == "not_empty"
