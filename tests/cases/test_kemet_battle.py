"""Kemet, cases C-54 to C-69: battles."""

from __future__ import annotations

import pytest

from rules.engine import plain

from .kemet import table


def battle(attackers, defenders, at="TW", start="FA", p1=None, p2=None, board=4, **rest):
    """P1 attacks P2 from a neighbouring area; both are asked for their cards."""
    one, two = dict(p1 or {}), dict(p2 or {})
    one["soldiers"] = {start: attackers, **one.get("soldiers", {})}
    two["soldiers"] = {at: defenders, **two.get("soldiers", {})}
    t = table(board, P1={"prayer": 0, **one}, P2={"prayer": 0, **two}, **rest)
    steps = {"FA": 10, "WB": 71, "FB": 20, "OW": 63, "TW": 81, "TS": 82}
    return t.say("P1", "move1", f"{steps[start]}>{steps[at]}")


def fought(t, one, two):
    """Both choose; return strength and losses."""
    t.say("P1", one).say("P2", two)
    said = t.events("fought")[-1]
    return said["strength"], said["lost"], said["winner"]


def test_c_54_the_example():
    """Kemet C-54: the worked example of the rulebook (K-8)."""
    p1 = {"powers": "charge blades_of_neith"}
    p2 = {
        "powers": "ancestral_elephant",
        "creatures": {"ancestral_elephant": "TW"},
        "prayer": 3,
        "hand": ["bronze", "fury"],
    }
    t = battle(5, 4, p1=p1, p2=p2)
    assert t.points("P2", "temple") == 1
    assert fought(t, "320 410", "202 410 fury bronze") == ([10, 9], [0, 0], 0)
    assert t.prayer("P2") == 2
    sides = t.view(None).battle
    assert sides.attacker.strength == {
        "soldiers": 5,
        "card": 3,
        "di": 0,
        "tiles": 2,
        "creature": 0,
    }
    assert sides.defender.total_protection == 4
    assert t.points("P1", "battle") == 1
    t.say("P2", "recall")
    assert t.prayer("P2") == 6
    assert t.creature("P2", "ancestral_elephant") == 0
    t.say("P1", "stay")
    assert (t.points("P1", "temple"), t.points("P2", "temple")) == (1, 0)


def test_c_55_equal_strength():
    """Kemet C-55: the defender wins a tie (K-8.8)."""
    t = battle(3, 3)
    assert fought(t, "410 320", "410 320") == ([7, 7], [1, 1], 1)
    assert t.total("P1") == 0
    assert t.points("P2", "battle") == 0


def test_c_56_winner_without_survivors():
    """Kemet C-56: defenders who lost to nobody are not driven out (K-8.14)."""
    t = battle(2, 3)
    assert fought(t, "410 320", "130 320") == ([6, 4], [2, 1], 0)
    assert t.points("P1", "battle") == 0
    assert t.asked() == {"P2": "winner"}
    assert t.options() == ["recall", "stay"]
    t.say("P2", "recall")
    assert t.prayer("P2") == 2


def test_c_56_defender_won_but_died():
    """Kemet C-56: attackers who lost to nobody must go (Ruling 41)."""
    t = battle(2, 1)
    assert fought(t, "130 320", "410 320") == ([3, 5], [1, 1], 1)
    assert t.asked() == {"P1": "loser"}
    t.say("P1", "retreat")
    assert t.asked() == {"P2": "retreat"}


def test_c_57_where_the_loser_retreats():
    """Kemet C-57: the loser decides first, the winner names the area (K-8.12)."""
    t = battle(5, 3, at="FB", start="WB", P3={"soldiers": {"TW": 1}})
    assert fought(t, "410 320", "301 320")[2] == 0
    assert t.soldiers("P2", "FB") == 3
    assert t.asked() == {"P2": "loser"}
    t.say("P2", "retreat")
    assert t.asked() == {"P1": "retreat"}
    assert t.options() == ["21", "22", "23", "63", "71"]
    assert t.refused("P1", "81") == "not_empty"
    t.say("P1", "63")
    assert t.asked() == {"P1": "winner"}
    assert t.say("P1", "stay").soldiers("P2", "OW") == 3


def test_c_58_no_retreat():
    """Kemet C-58: without an area only recall is left (K-8.12)."""
    t = table(4, P1={"prayer": 0, "soldiers": {"WB": 5}}, P2={"prayer": 0, "soldiers": {"TS": 2}})
    t.say("P1", "move1", "71:4>82")
    fought(t, "301 320", "221 320")
    assert t.soldiers("P2", "TS") == 0
    assert t.prayer("P2") == 2
    assert t.asked() == {"P1": "winner"}


def test_c_59_an_army_is_not_split():
    """Kemet C-59: an army is recalled or retreats as a whole (K-8.12)."""
    t = battle(5, 3, p2={"prayer": 10})
    fought(t, "301 320", "221 320")
    assert t.refused("P2", "recall 2 retreat 1") == "cannot_split"
    reserve = t.reserve("P2")
    t.say("P2", "recall")
    assert (t.prayer("P2"), t.reserve("P2")) == (11, reserve + 3)


@pytest.mark.parametrize(
    ("powers", "defenders", "cards", "points"),
    [
        ("", 4, ("301 410", "410 320"), 0),
        ("defensive_victory", 4, ("301 410", "410 320"), 1),
        ("defensive_victory", 2, ("130 410", "410 320"), 0),
    ],
)
def test_c_60_defensive_victory(powers, defenders, cards, points):
    """Kemet C-60: a defender gets a battle point with the tile and a survivor (K-8.10)."""
    t = battle(1, defenders, p2={"powers": powers})
    assert fought(t, *cards)[2] == 1
    assert t.points("P2", "battle") == points


def test_c_61_battle_cards_come_back():
    """Kemet C-61: two cards a battle, all six after the third (K-8.15)."""
    t = battle(5, 1)
    t.say("P1", "410 221").say("P2", "301 410")
    assert t.player("P1").cards == ("fervent", "shield", "phalanx", "chariot")
    second = {"played": ["cavalry"], "dropped": ["mixed"]}
    t = battle(5, 1, p1=second)
    assert t.refused("P1", "410 320") == "card_not_held"
    assert t.refused("P1", "320 320") == "card_not_held"
    t.say("P1", "320 301").say("P2", "301 410")
    assert len(t.player("P1").cards) == 2
    third = {"played": ["cavalry", "fervent"], "dropped": ["mixed", "shield"]}
    t = battle(5, 1, p1=third)
    assert sorted(t.options("P1")) == ["130 202", "202 130"]
    t.say("P1", "202 130").say("P2", "410 320", "recall").say("P1", "stay")
    assert len(t.player("P1").cards) == 6
    assert t.player("P1").played == ()


def test_c_62_cards_must_be_paid():
    """Kemet C-62: what cannot be paid cannot be chosen (K-8.3)."""
    hand = ["fury", "rage", "fire"]
    t = battle(3, 3, p1={"hand": hand})
    assert t.refused("P1", "410 320 fury") == "not_enough_prayer"
    assert t.refused("P1", "410 320 fire") == "wrong_phase"
    t.say("P1", "410 320 rage")
    free = battle(3, 3, p1={"hand": hand, "powers": "priest_of_ra"})
    assert fought(free, "410 320 fury", "410 320")[0] == [9, 7]
    assert free.prayer("P1") == 0


def test_c_63_divine_wound():
    """Kemet C-63: cards in hand become strength, those played do not (K-8.5)."""
    p1 = {"powers": "divine_wound", "hand": ["rage", "prayer", "veto"]}
    t = battle(3, 3, p1=p1).say("P1", "202 410 rage").say("P2", "301 410")
    assert t.asked() == {"P1": "wound"}
    assert t.refused("P1", "rage") == "card_not_held"
    t.say("P1", "prayer", "done")
    said = t.events("fought")[0]
    assert (said["strength"], said["winner"]) == ([7, 6], 0)
    assert t.player("P1").hand == ("veto",)
    assert t.events("buried", "P2") == []
    assert t.events("wounded", "P2") == [{"seat": 0, "wounds": 1}]
    assert "prayer" not in t.view("P2").shown


def test_c_64_snake():
    """Kemet C-64: the Snake cancels the other creature altogether (K-8.6)."""
    p1 = {"powers": "deep_desert_snake", "creatures": {"deep_desert_snake": "FA"}}
    p2 = {"powers": "giant_scorpion", "creatures": {"giant_scorpion": "TW"}}
    t = battle(4, 4, p1=p1, p2=p2)
    assert fought(t, "320 410", "301 410") == ([7, 7], [0, 1], 1)
    assert t.view(None).battle.defender.cancelled


def test_c_65_prescience():
    """Kemet C-65: the owner sees the card, and nothing of DI cards (K-8.3)."""
    p1 = {"powers": "prescience", "soldiers": {"TW": 3}, "prayer": 5}
    views = []
    for cards in ("", " rage", " rage bronze"):
        p2 = {"soldiers": {"FB": 3}, "hand": ["rage", "bronze"], "prayer": 5}
        t = table(4, P1=p1, P2=p2, order=[1, 0, 2, 3]).say("P2", "move1", "20>81")
        assert t.asked() == {"P2": "battle"}
        t.say("P2", f"320 410{cards}")
        assert t.asked() == {"P1": "battle"}
        seen = t.view("P1")
        assert seen.battle.attacker.card == "fervent"
        assert seen.battle.attacker.drop is None
        assert seen.players[1].di == 2
        assert t.view(None).battle.attacker.card is None
        assert t.view("P3").battle.attacker.card is None
        assert t.events("foreseen", "P1") == [{"seat": 0, "rival": 1, "card": "fervent"}]
        assert t.events("foreseen", "P3") == []
        views.append(plain.dumps(seen))
    assert len(set(views)) == 1
    t.say("P1", "410 320")
    assert t.events("revealed")[0]["cards"] == ["rage", "bronze"]


def test_c_66_initiative():
    """Kemet C-66: two defenders fall before the battle (K-8.2)."""
    p1 = {"powers": "initiative"}
    t = battle(3, 4, p1=p1, p2={"powers": "shield_of_neith"})
    assert t.asked() == {"P1": "battle", "P2": "battle"}
    assert t.soldiers("P2", "TW") == 2
    before = battle(3, 2, p1=p1)
    assert before.soldiers("P2", "TW") == 0
    assert before.soldiers("P1", "TW") == 3
    assert (before.reserve("P1"), before.reserve("P2")) == (9, 12)
    assert before.points("P1", "battle") == 0
    assert before.events("fought") == []


def test_c_67_escape_before_initiative():
    """Kemet C-67: Escape comes before Initiative (K-8.1, Ruling 31)."""
    t = battle(3, 2, p1={"powers": "initiative"}, p2={"hand": ["escape"]})
    assert t.asked() == {"P2": "escape"}
    assert t.history.session.request.quiet
    t.say("P2", "escape 63")
    assert t.soldiers("P2", "OW") == 2
    assert t.events("initiative") == []


def test_c_68_crusade_and_holy_war():
    """Kemet C-68: prayer points for kills and for the win (K-8.10)."""
    t = battle(5, 2, p1={"powers": "crusade holy_war", "prayer": 2})
    assert fought(t, "130 410", "301 410") == ([6, 5], [0, 2], 0)
    assert t.prayer("P1") == 10
    assert t.points("P1", "battle") == 1


def test_c_69_creature_home():
    """Kemet C-69: a creature goes to soldiers at home without one (K-9.4)."""
    p2 = {
        "powers": "mummy ancestral_elephant",
        "soldiers": {"B1": 1, "B2": 2, "B3": 1},
        "creatures": {"mummy": "TW", "ancestral_elephant": "B2"},
    }
    t = battle(5, 1, p2=p2)
    t.say("P1", "130 410").say("P2", "410 320")
    assert t.asked() == {"P2": "home"}
    assert t.options() == ["21", "23"]
    assert t.refused("P2", "22") == "creature_limit"
    t.say("P2", "23")
    assert t.creature("P2", "mummy") == 23
    t = battle(5, 1, p2={**p2, "soldiers": {"B2": 2}})
    t.say("P1", "130 410").say("P2", "410 320")
    assert t.creature("P2", "mummy") == 0
