"""Kemet: rulings that no published case is about."""

from __future__ import annotations

import pytest

from .kemet import table


def test_ruling_14_a_new_token_can_be_used_at_once():
    p1 = {"prayer": 9, "pyramids": {"red": (4, "A1")}}
    t = table(2, P1=p1).say("P1", "red", "244")
    assert "silver pray2" in t.options()


def test_ruling_23_a_creature_left_behind_gives_nothing_more():
    """Its bonus is gone for the rest of the action, also if it is picked up again."""
    p1 = {
        "powers": "royal_scarab",
        "soldiers": {"A1": 4},
        "hand": ["rage"],
        "creatures": {"royal_scarab": "A1"},
    }
    t = table(4, P1=p1).say("P1", "move1", "11>10", "10>81")
    assert t.s.moving.counted == "royal_scarab"
    assert t.refused("P1", "81/0>63") == "no_movement"
    assert "81>63" in t.options()


def test_ruling_24_passing_through_a_full_area():
    """Passing is legal only if the action can still end legally from there."""
    p1 = {"powers": "god_speed", "soldiers": {"A1": 2, "FA": 5}, "prayer": 0}
    t = table(4, P1=p1).say("P1", "move1", "11>10")
    assert t.asked() == {"P1": "move_on"}
    assert t.refused("P1", "stop") == "army_limit"
    t.say("P1", "10:2>81").close("P1")
    assert t.soldiers("P1", "TW") == 2
    slow = table(4, P1={"soldiers": {"A1": 2, "FA": 5}, "prayer": 0}).say("P1", "move1")
    assert slow.refused("P1", "11>10") == "army_limit"


def test_ruling_34_an_escape_can_be_vetoed_by_a_third_player():
    p1 = {"soldiers": {"FA": 3}, "hand": ["veto"]}
    p2 = {"soldiers": {"TW": 2}, "hand": ["escape"]}
    t = table(4, P1=p1, P2=p2, P3={"hand": ["veto"]}).say("P1", "move1", "10>81")
    t.say("P1", "410 320").say("P2", "escape 63")
    assert t.asked() == {"P3": "veto"}
    t.say("P3", "veto")
    assert t.asked() == {"P1": "battle", "P2": "battle"}
    assert t.soldiers("P2", "TW") == 2
    assert "escape 63" not in t.options("P2")


def test_ruling_34_no_window_once_both_vetoes_are_seen():
    p1 = {"prayer": 5, "hand": ["prayer"]}
    t = table(4, P1=p1, P2={"hand": ["rage"]}, shown=["veto", "veto"]).say("P1", "card", "prayer")
    assert t.prayer("P1") == 7
    assert t.asked() == {"P1": "action"}


def test_ruling_34_the_first_veto_in_turn_order_counts():
    """The other one is dropped unseen, and its card stays."""
    p1 = {"prayer": 5, "hand": ["prayer"]}
    holders = {"P2": {"hand": ["veto"]}, "P3": {"hand": ["veto"]}}
    t = table(4, P1=p1, **holders, order=[0, 2, 1, 3]).say("P1", "card", "prayer")
    t.say("P2", "veto").say("P3", "veto")
    assert [e["seat"] for e in t.events("vetoed")] == [2]
    assert t.player("P2").hand == ("veto",)


def test_ruling_42_retreat_to_own_soldiers_within_the_limits():
    p2 = {"soldiers": {"TW": 3, "FB": 3, "OW": 2}}
    t = table(4, P1={"soldiers": {"FA": 5}}, P2=p2).say("P1", "move1", "10>81")
    t.say("P1", "301 410").say("P2", "202 410").say("P2", "retreat")
    assert t.options() == ["10", "63"]  # FB would hold six


def test_ruling_50_the_last_soldier_of_the_delta_counts_no_more():
    t = table(4, next="end_of_day", P1={"soldiers": {"TD": 1, "TW": 1}}).say("P1", "sacrifice")
    assert t.points("P1", "two_temples") == 0


def test_ruling_54_reinforcements_attack_at_night():
    p1 = {"powers": "reinforcements", "soldiers": {"TW": 2}}
    t = table(
        2,
        next="night_tiles",
        night_tiles=["reinforcements"],
        day=2,
        P1=p1,
        P2={"soldiers": {"A1": 1}},
    )
    t.say("P1", "11+2", "81+2")
    assert t.asked() == {"P1": "battle", "P2": "battle"}
    assert t.events("attacked")[0]["source"] == "reinforcements"
    t.say("P1", "410 320").say("P2", "410 320")
    t.say("P1", "stay")
    assert t.asked() == {"P2": "order"}


def test_ruling_54_one_army_away_from_home():
    p1 = {"powers": "reinforcements", "soldiers": {"TW": 2, "TS": 1}}
    t = table(2, next="night_tiles", night_tiles=["reinforcements"], day=2, P1=p1)
    t.say("P1", "81+1")
    assert t.refused("P1", "82+1") == "illegal_split"
    assert t.refused("P1", "11+4") == "illegal_split"
    t.say("P1", "11+1", "done")
    assert t.soldiers("P1", "A1") == 1


def test_ruling_64_all_recruits_are_placed_before_the_first_battle():
    p1 = {"prayer": 9, "soldiers": {}}
    t = table(4, P1=p1, P2={"soldiers": {"A1": 1}}, P3={"soldiers": {"A2": 1}})
    t.say("P1", "recruit", "11+3", "12+3", "done")
    assert t.asked() == {"P1": "first_battle"}
    t.say("P1", "12")
    assert t.asked() == {"P1": "battle", "P3": "battle"}
    t.say("P1", "410 320").say("P3", "410 320").say("P1", "stay")
    assert t.asked() == {"P1": "battle", "P2": "battle"}


def test_ruling_17_scribe_helps_recruiting_alone():
    p1 = {"powers": "recruiting_scribe", "hand": ["enlistment"], "soldiers": {"A1": 1}}
    t = table(2, P1=p1).say("P1", "card", "enlistment")
    assert t.refused("P1", "11+3") == "illegal_split"


def test_ruling_57_mana_theft_gives_one_even_if_nobody_loses():
    t = table(2, P1={"prayer": 0, "hand": ["theft"]}, P2={"prayer": 0}).say("P1", "card", "theft")
    assert t.prayer("P1") == 1


def test_a_card_that_is_not_played_is_offered_again_after_something_else():
    """Ruling of our own: so a turn has an end."""
    t = table(2, P1={"hand": ["rage"]}).say("P1", "card", "none")
    assert "card" not in t.options()
    assert "card" in t.say("P1", "pray2").options()


@pytest.mark.parametrize("hand", [["veto"], ["rage"]])
def test_who_holds_nothing_is_asked_all_the_same(hand):
    """D-18: holder or not, the question is the same."""
    t = table(3, P1={"hand": ["prayer"]}, P2={"hand": hand}).say("P1", "card", "prayer")
    assert t.asked() == {"P2": "veto"}
    assert t.view(None).asked == ()
    assert t.options()[0] == "pass"


@pytest.mark.parametrize("hand", [["escape"], ["rage"]])
def test_escape_is_asked_first_of_whoever_could_hold_it(hand):
    """D-19 with Initiative: alone, quietly, holder or not."""
    t = table(
        4,
        P1={"powers": "initiative", "soldiers": {"FA": 3}},
        P2={"soldiers": {"TW": 3}, "hand": hand},
    )
    t.say("P1", "move1", "10>81")
    assert t.asked() == {"P2": "escape"}
    t.say("P2", "fight")
    assert t.soldiers("P2", "TW") == 1
    assert not any(option.startswith("escape") for option in t.options("P2"))
