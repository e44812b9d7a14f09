"""Kemet, cases C-70 to C-83: cards outside battle, the end of a day, victory."""

from __future__ import annotations

import pytest

from .kemet import table

# --- cards outside battle --------------------------------------------------------------------


def test_c_70_no_veto_in_battle():
    """Kemet C-70: nothing can be vetoed in a battle (K-11.5)."""
    p1 = {"soldiers": {"FA": 3}, "hand": ["fury"]}
    p2 = {"soldiers": {"TW": 3}, "hand": ["veto"]}
    t = table(4, P1=p1, P2=p2, P3={"hand": ["veto"]}).say("P1", "move1", "10>81")
    t.say("P1", "410 320 fury")
    assert t.refused("P2", "veto") == "wrong_phase"
    assert t.refused("P3", "veto") == "wrong_phase"


def fire(hands, **more):
    """P1 plays Raining Fire on P2's soldier."""
    p1 = {"prayer": 1, "hand": ["fire", *hands.get("P1", ())]}
    p2 = {"soldiers": {"TW": 2}, "hand": hands.get("P2", [])}
    t = table(4, P1=p1, P2=p2, P3={"hand": hands.get("P3", [])}, **more)
    t.say("P1", "card", "fire")
    return t if t.asked().get("P1") != "fire" else t.say("P1", "81")


def test_c_71_veto():
    """Kemet C-71: a Veto cancels a card, a second one the first (K-11.5)."""
    t = fire({"P2": ["veto"], "P1": ["veto"]})
    assert t.asked() == {"P2": "veto"}
    assert t.refused("P1", "veto") == "wrong_phase"
    t.say("P2", "veto")
    assert t.soldiers("P2", "TW") == 2
    assert t.prayer("P1") == 0
    assert t.s.shown == ("fire", "veto")
    assert t.asked() == {"P1": "action"}
    t = fire({"P2": ["veto"], "P3": ["veto"]})
    assert t.asked() == {"P2": "veto", "P3": "veto"}
    t.say("P2", "veto").say("P3", "pass")
    assert t.asked() == {"P3": "veto"}
    t.say("P3", "veto")
    assert t.soldiers("P2", "TW") == 1
    assert t.events("vetoed") == [
        {"seat": 1, "card": "fire", "against": 0},
        {"seat": 2, "card": "veto", "against": 1},
    ]


def test_c_72_mana_theft():
    """Kemet C-72: a prayer point from whoever has one, one gained in all (K-11.3)."""
    t = table(3, P1={"prayer": 5, "hand": ["theft"]}, P2={"prayer": 0}, P3={"prayer": 3})
    t.say("P1", "card", "theft")
    assert [t.prayer(p) for p in ("P1", "P2", "P3")] == [6, 0, 2]


def test_c_73_fire_on_the_last_soldier():
    """Kemet C-73: the creature goes home and control is lost (K-11.3)."""
    p2 = {
        "powers": "ancestral_elephant",
        "soldiers": {"TW": 1},
        "creatures": {"ancestral_elephant": "TW"},
    }
    t = table(4, P1={"prayer": 1, "hand": ["fire"]}, P2=p2).say("P1", "card", "fire")
    assert t.creature("P2", "ancestral_elephant") == 0
    assert t.soldiers("P2", "TW") == 0
    assert (t.points("P2", "temple"), t.total("P1")) == (0, 0)


def enlisting(p1=None, **rest):
    one = {"powers": "recruiting_scribe", "soldiers": {"TW": 4, "A1": 5}, "hand": ["enlistment"]}
    return table(4, P1={**one, **(p1 or {})}, **rest).say("P1", "card", "enlistment")


def test_c_74_enlistment():
    """Kemet C-74: up to two soldiers, at home or to one army (K-11.3)."""
    t = enlisting()
    assert t.refused("P1", "81+2") == "army_limit"
    assert t.refused("P1", "81+1 12+1") == "illegal_split"
    assert t.refused("P1", "12+3") == "illegal_split"
    assert t.say("P1", "81+1").soldiers("P1", "TW") == 5
    t = enlisting().say("P1", "12+1 13+1")
    assert (t.soldiers("P1", "A2"), t.soldiers("P1", "A3")) == (1, 1)


def test_c_74_enlistment_attacks():
    """Kemet C-74: between actions it may attack, inside a Move it may not (Ruling 69)."""
    enemy = {"P2": {"soldiers": {"A3": 1}}}
    t = enlisting(**enemy).say("P1", "13+2")
    assert t.asked() == {"P1": "battle", "P2": "battle"}
    assert t.events("attacked")[0]["source"] == "enlistment"
    one = {"soldiers": {"TW": 4, "A1": 5}, "hand": ["enlistment"]}
    t = table(4, P1=one, **enemy).say("P1", "move1", "card", "enlistment")
    assert t.refused("P1", "13+2") == "wrong_phase"


def test_c_75_two_prayers():
    """Kemet C-75: any number of cards in one's own turn (K-11.1)."""
    t = table(4, P1={"prayer": 3, "powers": "priest", "hand": ["prayer", "prayer", "rage"]})
    t.say("P1", "card", "prayer", "card", "prayer")
    assert t.prayer("P1") == 7
    t = table(4, P1={"hand": ["prayer"]}, active=1, order=[1, 0, 2, 3])
    assert t.refused("P1", "card prayer") == "not_your_turn"


# --- the end of a day ------------------------------------------------------------------------


def day_ends(board, answers=(), **players):
    """The end of a day; the night that follows is not looked at."""
    t = table(board, next="end_of_day", day=1, **players)
    for who, answer in answers:
        t.say(who, answer)
    return t


def paid(t, who):
    """Prayer points of a player before the night."""
    seat = int(who[1]) - 1
    gained = [e for e in t.events("prayer_gained") if (e["source"], e["seat"]) == ("night", seat)]
    return t.prayer(who) - sum(e["prayer"] for e in gained)


def test_c_76_temples_and_sanctuary():
    """Kemet C-76: temples pay, the sanctuary and two temples give points (K-10)."""
    p1 = {"prayer": 1, "soldiers": {"TW": 2, "TS": 1, "SA": 3}}
    t = day_ends(5, P1=p1)
    assert t.asked() == {"P1": "sanctuary"}
    t.say("P1", "sacrifice")
    assert paid(t, "P1") == 6
    assert t.soldiers("P1", "SA") == 1
    assert (t.points("P1", "sanctuary"), t.points("P1", "two_temples")) == (1, 1)
    assert t.points("P1", "temple") == 2


@pytest.mark.parametrize(("answer", "prayer", "soldiers"), [("sacrifice", 9, 2), ("no", 4, 3)])
def test_c_77_temple_in_the_delta(answer, prayer, soldiers):
    """Kemet C-77: it pays for a sacrifice only (K-10.1)."""
    t = day_ends(4, P1={"prayer": 4, "soldiers": {"TD": 3}}).say("P1", answer)
    assert paid(t, "P1") == prayer
    assert t.soldiers("P1", "TD") == soldiers
    assert t.reserve("P1") == 12 - soldiers
    assert t.points("P1", "temple") == 1


def test_c_78_two_soldiers_for_the_sanctuary():
    """Kemet C-78: two soldiers are needed, the last two do (K-10.3)."""
    t = day_ends(5, P1={"soldiers": {"SA": 1}})
    assert t.events("sacrificed") == []
    assert t.asked() != {"P1": "sanctuary"}
    t = day_ends(5, P1={"soldiers": {"SA": 1}}, P2={"soldiers": {"TD": 1}})
    assert t.asked() == {"P2": "delta"}
    assert t.refused("P1", "sacrifice") == "no_soldier"
    t = day_ends(5, P1={"soldiers": {"SA": 2}}).say("P1", "sacrifice")
    assert t.soldiers("P1", "SA") == 0
    assert t.points("P1", "sanctuary") == 1


def test_c_79_two_temples():
    """Kemet C-79: the sanctuary is no temple, and four give one point (K-10.4)."""
    t = day_ends(5, [("P1", "no")], P1={"soldiers": {"SA": 2, "TW": 1}})
    assert t.points("P1", "two_temples") == 0
    t = day_ends(5, P1={"soldiers": {"TW": 1, "TS": 1, "TC": 1, "TE": 1}})
    assert t.points("P1", "two_temples") == 1


def won(*points):
    """Who wins with points of two kinds each."""
    players = {
        f"P{n}": {"points": {"battle": battle, "tile": tile}}
        for n, (battle, tile) in enumerate(points, 1)
    }
    t = day_ends(3, **players)
    return list(t.s.winners), t.s.ending


def test_c_80_victory():
    """Kemet C-80: only at the end of a day; battle points and order break ties (K-12)."""
    t = table(3, P1={"points": {"tile": 8}, "hand": ["rage"]})
    t.say("P1", "pray2", "end")
    assert t.asked() == {"P2": "action"}
    assert won((3, 5), (4, 4), (3, 4)) == ([1], "battle")
    assert won((4, 4), (4, 4), (3, 4)) == ([0], "order")
    assert won((4, 5), (4, 4), (3, 4)) == ([0], "points")


def test_c_80_the_result():
    """Kemet C-80: points by kind and by day are a part of the result (K-12)."""
    t = day_ends(2, P1={"points": {"battle": 8}}, P2={"soldiers": {"TW": 1}})
    result = t.history.session.game.result(t.s)
    assert result["totals"] == [8, 1]
    assert result["points"][1]["temple"] == 1
    assert result["days"] == [[8, 1]]


def test_c_81_a_captured_pyramid():
    """Kemet C-81: the point of a level-4 pyramid follows control (K-12.1)."""
    p1 = {"pyramids": {"white": (4, "A1")}, "prayer": 0}
    assert table(4, P1=p1).points("P1", "pyramid") == 1
    t = table(4, P1=p1, P2={"soldiers": {"A1": 2}, "prayer": 2}, order=[1, 0, 2, 3])
    assert (t.points("P1", "pyramid"), t.points("P2", "pyramid")) == (0, 1)
    t.say("P2", "move1", "11^81")
    assert t.prayer("P2") == 0
    assert (t.points("P1", "pyramid"), t.points("P2", "pyramid")) == (1, 0)


def test_c_82_beginners():
    """Kemet C-82: level 1, then 2; pyramids to 2; four points win (K-13)."""
    p1 = {"prayer": 9, "pyramids": {"red": (2, "A1")}}
    t = table(2, P1=p1, mode="beginner", day=1).say("P1", "red")
    assert t.refused("P1", "221") == "wrong_phase"
    t = table(2, P1=p1, mode="beginner", day=2).say("P1", "red", "221")
    assert t.player("P1").tiles == {"carnage": 221}
    t = table(2, P1={**p1, "pyramids": {"red": (1, "A1")}}, mode="beginner").say("P1", "build")
    assert t.refused("P1", "red 3") == "pyramid_max"
    t = day_ends(2, mode="beginner", P1={"points": {"tile": 4}})
    assert t.s.winners == (0,)


def test_c_83_whose_turn():
    """Kemet C-83: in turn order, and with a normal token (K-5.2)."""
    t = table(2, P1={"hand": ["rage"]})
    assert t.refused("P2", "pray2") == "not_your_turn"
    assert t.refused("P1", "end") == "wrong_token"
