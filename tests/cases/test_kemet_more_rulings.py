"""Kemet: the other rulings of K-15 that no published case is about, by their numbers."""

from __future__ import annotations

import pytest

from rules.kemet.boards import BOARDS
from rules.kemet.data import Discards

from .kemet import GAME, area, table


def attack(*, p1=None, p2=None, board=4, **more):
    """P1 goes from FA with three to TW, where P2 has three."""
    one = {"soldiers": {"FA": 3}, **(p1 or {})}
    two = {"soldiers": {"TW": 3}, **(p2 or {})}
    return table(board, P1=one, P2=two, **more).say("P1", "move1", "10>81")


# --- the board and the set-up ------------------------------------------------------------------


def test_rulings_2_3_and_4_borders_and_harbours():
    assert area("EB") in BOARDS[5].adjacent[area("FC")]
    assert all(area("DM") in board.areas for board in BOARDS.values())
    for players in (2, 3):
        harbours = {frozenset(pair) for pair in BOARDS[players].harbours}
        assert not any(area("WB") in pair for pair in harbours)
    assert frozenset((area("DM"), area("TD"))) in {frozenset(p) for p in BOARDS[3].harbours}


def test_ruling_5_a_harbour_is_a_border_for_retreats():
    """A loser in TD retreats over the water."""
    p1 = {"soldiers": {"DM": 5}}
    t = table(5, P1=p1, P2={"soldiers": {"TD": 2}}).say("P1", "move1", "73>85")
    t.say("P1", "320 410").say("P2", "202 410").say("P2", "retreat")
    assert t.asked() == {"P1": "winner"}, "DM is the only neighbour, so nobody has to choose"
    assert t.soldiers("P2", "DM") == 2


def test_rulings_6_and_7_cities_then_pyramids_then_soldiers():
    t = table(2, next="city", P1={"city": 0}, P2={"city": 0})
    assert t.asked() == {"P1": "city"}
    t.say("P1", "2")
    assert t.asked() == {"P1": "pyramids"}, "the only city left is P2's"
    t.say("P1", "white 2 21 red 1 22").say("P2", "white 1 11 red 1 12 blue 1 13")
    assert t.asked() == {"P1": "soldiers"}
    t.say("P1", "21:4 22:1 23:5")
    assert t.soldiers("P1", "B3") == 5, "a district without a pyramid"


def test_ruling_49_discards_lie_face_down_unless_agreed():
    assert GAME.new(2, {}).setting.discards is Discards.FACE_DOWN
    assert GAME.new(2, {"discards": "face_up"}).setting.discards is Discards.FACE_UP


def test_ruling_59_beginners_may_begin_with_a_level_2_pyramid():
    t = table(2, next="pyramids", mode="beginner")
    assert "white 2 11 red 1 12" in t.options()


# --- tokens, cards in between, pyramids --------------------------------------------------------


def test_ruling_11_a_card_between_two_steps():
    p1 = {"soldiers": {"A1": 3}, "powers": "god_speed", "prayer": 1, "hand": ["fire"]}
    p2 = {"soldiers": {"TS": 2, "TE": 1}}
    t = table(4, P1=p1, P2=p2).say("P1", "move1", "11>10", "card", "fire", "82")
    assert t.soldiers("P2", "TS") == 1
    assert t.say("P1", "10>81").soldiers("P1", "TW") == 3


def test_ruling_13_silver_and_gold_need_not_be_used():
    t = table(4, P1={"powers": "act_of_god divine_will"}).say("P1", "pray2")
    assert {"silver build", "gold move", "end"} <= set(t.options())
    assert t.say("P1", "end").asked() == {"P2": "action"}


def test_ruling_15_hand_of_god_raises_a_pyramid_that_an_enemy_holds():
    p1 = {"powers": "hand_of_god", "pyramids": {"red": (2, "A1")}}
    p2 = {"soldiers": {"A1": 1}}
    t = table(2, next="night_tiles", night_tiles=["hand_of_god"], day=2, P1=p1, P2=p2)
    assert t.say("P1", "raise red").player("P1").levels["red"] == 3


# --- recruits ----------------------------------------------------------------------------------


def test_ruling_21_several_creatures_return_in_one_action():
    p1 = {"powers": "phoenix sphinx", "soldiers": {"A1": 1}, "prayer": 5}
    t = table(4, P1=p1).say("P1", "recruit", "phoenix 11")
    assert t.refused("P1", "sphinx 11") == "creature_limit"
    t.say("P1", "12+1", "sphinx 12").close("P1")
    assert (t.creature("P1", "phoenix"), t.creature("P1", "sphinx")) == (11, 12)
    assert t.prayer("P1") == 4


def test_rulings_22_and_33_recruits_attack_with_a_creature_and_initiative():
    p1 = {"powers": "phoenix initiative", "soldiers": {}, "prayer": 9}
    t = table(4, P1=p1, P2={"soldiers": {"A1": 3}}).say("P1", "recruit", "11+2", "phoenix 11")
    t.close("P1")
    assert t.asked() == {"P1": "battle", "P2": "battle"}
    assert t.soldiers("P2", "A1") == 1, "Initiative has killed two"
    t.say("P1", "320 410").say("P2", "202 410")
    assert t.events("fought")[0]["strength"] == [2 + 3 + 2, 1 + 2]


def test_ruling_63_no_more_soldiers_than_the_reserve_holds():
    p1 = {"powers": "reinforcements", "soldiers": {"A1": 4, "A2": 5, "TW": 2}}
    t = table(2, next="night_tiles", night_tiles=["reinforcements"], day=2, P1=p1)
    assert t.reserve("P1") == 1
    assert "81+1" in t.options()
    assert t.refused("P1", "81+2") == "not_in_reserve"


# --- moving ------------------------------------------------------------------------------------


def test_ruling_26_a_teleport_leads_elsewhere():
    p1 = {"powers": "teleport", "soldiers": {"TW": 3}, "prayer": 9}
    t = table(4, P1=p1).say("P1", "move1")
    assert "81^82" in t.options()
    assert "81^81" not in t.options()


def test_ruling_28_walls_bind_even_towards_a_district_that_one_holds():
    p1 = {"powers": "god_speed", "soldiers": {"WB": 3, "B1": 1}}
    t = table(4, P1=p1).say("P1", "move1", "71>20")
    assert t.refused("P1", "20>21") == "wall"


def test_ruling_29_an_escape_goes_through_a_wall():
    t = table(4, P1={"soldiers": {"WB": 3}}, P2={"soldiers": {"FA": 2}, "hand": ["escape"]})
    t.say("P1", "move1", "71>10").say("P1", "410 320").say("P2", "escape 11")
    assert t.soldiers("P2", "A1") == 2, "into a city of others"


def test_ruling_32_the_move_goes_on_after_initiative_left_nobody():
    p1 = {"powers": "initiative god_speed", "soldiers": {"FA": 3}}
    t = table(4, P1=p1, P2={"soldiers": {"TW": 2}}).say("P1", "move1", "10>81")
    assert t.asked() == {"P1": "move"}
    assert "81>63" in t.options()
    assert t.points("P1", "battle") == 0


# --- battles -----------------------------------------------------------------------------------


def test_ruling_37_divine_wound_also_while_winning():
    t = attack(p1={"powers": "divine_wound", "hand": ["prayer"]})
    t.say("P1", "410 320").say("P2", "202 410")
    assert t.asked() == {"P1": "wound"}
    t.say("P1", "prayer")
    assert t.events("fought")[0]["strength"] == [3 + 4 + 1, 3 + 2]


def test_ruling_41_attackers_who_lost_cannot_stay_though_nobody_is_left():
    t = attack(p1={"soldiers": {"FA": 4}}, p2={"powers": "defense blades_of_neith"})
    t.say("P1", "130 320").say("P2", "130 410")  # 5 to 6; one attacker survives
    assert t.asked() == {"P1": "loser"}
    assert t.options() == ["recall", "retreat"]
    assert t.points("P2", "battle") == 0


def test_rulings_44_and_45_a_creature_must_go_home_after_a_recall():
    p1 = {
        "soldiers": {"FA": 3, "A1": 1, "A2": 1},
        "powers": "phoenix",
        "creatures": {"phoenix": "FA"},
    }
    t = attack(p1=p1).say("P1", "410 320").say("P2", "202 410").say("P2", "recall")
    t.say("P1", "recall")
    assert t.asked() == {"P1": "home"}
    assert t.options() == ["11", "12"], "it cannot wait on its tile"


def test_ruling_46_holy_war_without_survivors_and_crusade_for_battle_losses_alone():
    p1 = {"powers": "holy_war crusade initiative", "soldiers": {"FA": 3}, "prayer": 0}
    t = attack(p1=p1, p2={"soldiers": {"TW": 3}})  # Initiative leaves one
    t.say("P1", "410 320").say("P2", "130 410")  # 7 to 2; three and one die
    assert t.soldiers("P1", "TW") == 0
    assert t.prayer("P1") == 4 + 2, "a battle won, one soldier killed in it"


def test_ruling_66_what_a_battle_brings_cannot_pay_for_it():
    t = attack(p1={"powers": "holy_war", "prayer": 0, "hand": ["fury"]})
    assert t.refused("P1", "410 320 fury") == "not_enough_prayer"


# --- night and points ----------------------------------------------------------------------------


def test_ruling_55_vision_takes_what_there_is_and_later_players_go_without():
    t = table(2, next="draw", day=2, P1={"powers": "vision"}, deck=["rage", "fire", "iron"])
    assert t.asked() == {"P1": "vision"}
    assert sorted(t.options()) == ["fire", "iron", "rage"]
    t = table(2, next="draw", day=2, deck=["rage"])
    assert (t.player("P1").hand, t.player("P2").hand) == (("rage",), ())


def test_ruling_58_points_are_never_short():
    t = table(2, P1={"points": {"battle": 40}})
    assert t.total("P1") == 40


@pytest.mark.parametrize("kind", ["pyramid", "temple"])
def test_ruling_67_temporary_points_follow_control_at_once(kind):
    p1 = {"pyramids": {"white": (4, "A1")}, "soldiers": {"FA": 3}}
    t = table(4, P1=p1, P2={"soldiers": {"FB": 3, "WB": 3}})
    before = t.points("P1", kind)
    t.say("P1", "move1", "10>81")
    assert t.points("P1", kind) - before == (kind == "temple")
