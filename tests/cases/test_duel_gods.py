"""Duel, cases C-80 to C-103: what each god does."""

from __future__ import annotations

import pytest

from .duel import FIVE, GAME, Luck, table
from .test_duel_set_up import full

RICH = {"coins": 30}
UNDER = ["altar", "theater", "baths", "stable", "garrison", "palisade", "tavern"]


def god(name, lay="", luck=None, **position):
    """A activates a god in slot 1, which costs 3."""
    a = {"coins": 3, **position.pop("A", {})}
    t = table(lay, luck, **{"A": a, "pantheon": True, "slots": {"1": name}, **position})
    return t.say("A", "god 1")


# --- Minerva, Neptune ---------------------------------------------------------------------------


def test_c_80_minerva_stops_the_pawn():
    """Duel C-80: the pawn stops in front of her, the rest is lost (D-19.14)."""
    t = table("pretorium", A=RICH, B={"coins": 7}, minerva=3, pantheon=True).say("A", "31")
    assert (t.s.pawn, t.s.minerva, t.coins("B")) == (2, None, 7)
    assert 2 in t.s.military


def test_c_81_minerva_in_a_city():
    """Duel C-81: she saves a capital once (D-19.14)."""
    t = table("guard_tower stable", A=RICH, pawn=8, minerva=9, pantheon=True)
    t.say("A", "build guard_tower")
    assert (t.s.pawn, t.s.minerva, t.s.ending) == (8, None, None)
    t.say("B", "sell 33").say("A", "build stable")
    assert (t.s.ending, t.winners()) == ("military", ["A"])


def test_c_82_minerva_on_the_pawn():
    """Duel C-82: not on the Conflict pawn (R 28)."""
    t = god("minerva", pawn=2)
    assert t.refused("A", "2") == "minerva_on_pawn"
    assert t.refused("A", "10") == "invalid_target"
    assert t.asked() == {"A": "place_minerva"}
    assert len(t.options()) == 18
    assert t.type("A", "minerva -4").s.minerva == -4


def test_c_83_neptune():
    """Duel C-83: one token is removed, another one hits the opponent (D-19.15)."""
    t = god("neptune", A={"coins": 7}, B={"coins": 9}).type("A", "-5 5")
    assert (t.coins("A"), t.coins("B"), t.s.military) == (4, 4, (-2, 2))


def test_c_84_neptune_with_an_own_side_token():
    """Duel C-84: the opponent loses the coins whatever the side (D-19.15)."""
    t = god("neptune", A={"coins": 7}, B={"coins": 9}).type("A", "2 -2")
    assert (t.coins("A"), t.coins("B"), t.s.military) == (4, 7, (-5, 5))


# --- Ra, Anubis -----------------------------------------------------------------------------------


def test_c_85_ra():
    """Duel C-85: an unbuilt Wonder changes its owner (D-19.12)."""
    mine = ["pyramids", "piraeus", "mausoleum", "colossus"]
    theirs = ["sphinx", "appian_way", "great_library", "circus_maximus"]
    t = god("ra", A={"wonders": mine}, B={"wonders": theirs}).say("A", "sphinx")
    assert t.player("A").wonders == (*mine, "sphinx")
    assert t.player("B").wonders == tuple(theirs[1:])


def test_c_85_five_wonders_of_one_player():
    """Duel C-85: with five and two constructed the eighth goes to the box (D-9.3)."""
    five = ["pyramids", "piraeus", "mausoleum", "colossus", "sphinx"]
    two = dict(zip(["appian_way", "great_library"], UNDER[4:], strict=False))
    built = dict(zip(five[:4], UNDER, strict=False))
    b = {"wonders": [*two, "circus_maximus"], "built": two}
    t = table("academy", A={**RICH, "wonders": five, "built": built}, B=b, pantheon=True)
    t.say("A", "wonder academy sphinx")
    assert len(t.player("A").built) == 5
    assert t.player("B").wonders == tuple(two)


def seven():
    """Seven constructed Wonders, the eighth in the box."""
    mine = dict(zip(["pyramids", "piraeus", "mausoleum"], UNDER, strict=False))
    theirs = ["sphinx", "appian_way", "great_library", "colossus"]
    return {"built": mine}, {"built": dict(zip(theirs, UNDER[3:], strict=True))}


def test_c_86_ra_without_target():
    """Duel C-86: allowed, and nothing happens (D-17.4)."""
    a, b = seven()
    t = god("ra", A=a, B=b)
    assert t.player("A").wonders == tuple(a["built"])
    assert t.asked() == {"B": "main_action"}


def test_c_87_anubis_after_seven_wonders():
    """Duel C-87: the Wonder can be built again, the eighth stays in the box (D-19.10)."""
    a, b = seven()
    t = god("anubis", lay="academy study", A=a, B={**RICH, **b}, pawn=-2)
    before = t.points("B")["wonders"]
    t.say("A", "colossus")
    assert t.s.discard == ("tavern",)
    assert t.s.pawn == -2
    assert t.points("B")["wonders"] == before - 3
    assert len(t.player("A").wonders) + len(t.player("B").wonders) == 7
    t.say("B", "wonder academy colossus")
    assert t.s.pawn == -4


def test_c_88_anubis_stops_lasting_effects():
    """Duel C-88: points and production stop (D-19.10)."""
    a = {"built": {"great_lighthouse": "altar"}}
    t = table(A=a, B={"coins": 8}, pantheon=True, slots={"1": "anubis"}, active=1)
    assert len(t.view(None).cities[0].choices) == 1
    assert t.points("A")["wonders"] == 4
    t.say("B", "god 1")
    assert t.view(None).cities[0].choices == ()
    assert t.points("A")["wonders"] == 0


# --- Mesopotamian gods ----------------------------------------------------------------------------


def test_c_89_nisaba_makes_a_pair():
    """Duel C-89: a copied symbol is a second copy (D-19.3)."""
    t = god("nisaba", A={"cards": ["pharmacist"]}, B={"cards": ["dispensary"]}, progress=FIVE)
    assert t.asked() == {"A": "choose_progress"}
    t.say("A", "philosophy")
    assert t.view(None).cities[0].symbols == {"mortar": 2}
    assert t.view(None).cities[1].symbols == {"mortar": 1}


def test_c_90_nisaba_wins():
    """Duel C-90: or the sixth symbol (D-11.5)."""
    five = ["scriptorium", "pharmacist", "workshop", "apothecary", "university"]
    t = god("nisaba", A={"cards": five}, B={"cards": ["academy"]})
    assert (t.s.ending, t.winners()) == ("science", ["A"])


def test_c_91_nisaba_needs_a_green_card():
    """Duel C-91: the law cannot be copied, nor anything later (D-19.3)."""
    t = god("nisaba", lay="academy", B={**RICH, "progress": ["law"], "gods": ["ishtar"]})
    assert t.player("A").snake is None
    t.say("B", "build academy")
    assert (t.player("A").snake, t.view(None).cities[0].symbols) == (None, {})


def test_c_92_ishtar_with_law():
    """Duel C-92: two law symbols are a pair (R 24)."""
    t = god("ishtar", A={"progress": ["law"]}, progress=["economy", "masonry"])
    assert t.asked() == {"A": "choose_progress"}
    assert t.say("A", "economy").player("A").progress == ("law", "economy")


def test_c_93_enki_in_the_pantheon():
    """Duel C-93: two tokens when he is turned up, one is taken, one returns (D-19.1)."""
    slots = {"2": {"god": "enki", "placer": 1}, **others(1, 3, 4, 5)}
    luck = Said(enki_draw=("strategy", "urbanism"))
    t = table(
        next="pantheon", age=1, pantheon=True, slots=slots, luck=luck, progress=FIVE, A={"coins": 9}
    )
    assert t.s.enki == ("strategy", "urbanism")
    assert (len(t.s.box), t.view(None).slots[1].tokens) == (6, t.s.enki)
    t.say("A", "me", "god 2")
    assert t.asked() == {"A": "enki_token"}
    t.say("A", "urbanism")
    assert (t.player("A").progress, len(t.s.box), t.s.enki) == (("urbanism",), 7, ())
    assert t.coins("A") == 9 - 4 + 6


def others(*numbers):
    gods = {1: "mars", 3: "ra", 4: "tanit", 5: "zeus"}
    return {str(n): {"god": gods[n], "placer": 0} for n in numbers}


class Said:
    """Chance that gives what a case says of some draws; the others do not matter."""

    def __init__(self, **said):
        self.said = {what: list(keys) for what, keys in said.items()}

    def __call__(self, choice):
        left = self.said.get(choice.what)
        return [str(option) for option in choice.options].index(left.pop(0)) if left else 0


def test_c_94_enki_not_chosen():
    """Duel C-94: his tokens return to the box, he to the top of his deck (D-18.3)."""
    tops = ("enki", "tanit", "zeus", "ra", "mars")
    luck = Said(god=tops, enki_draw=("strategy", "law"))
    t = god("gate", luck=luck, A={"coins": 6})
    assert t.s.enki == ("law", "strategy")
    t.say("A", "tanit")
    assert t.s.enki == ()
    assert {"law", "strategy"} <= set(t.s.box)
    assert t.s.decks["mesopotamian"].top[0].god == "enki"
    assert t.coins("A") == 12


# --- Gate, Theater --------------------------------------------------------------------------------


def test_c_95_gate():
    """Duel C-95: both see the five gods, one is activated free (D-18)."""
    tops = ("enki", "baal", "zeus", "ra", "mars")
    t = god("gate", luck=Said(god=tops), A={"coins": 6})
    assert t.view("B").revealed == t.view(None).revealed == tops
    assert t.options() == list(tops)
    t.say("A", "mars")
    assert t.player("A").gods == ("gate", "mars")
    assert t.s.pawn == 2
    left = [deck.top[0].god for deck in t.s.decks.values() if deck.top]
    assert left == list(tops[:4])
    assert t.view("B").decks[0].known[0] == "enki"


@pytest.mark.parametrize("space", ["-4", "4"])
def test_a_god_and_its_decision_in_one_line(space):
    """``minerva -4`` chooses Minerva where gods are chosen; elsewhere the name only leads."""
    tops = ("enki", "baal", "zeus", "ra", "minerva")
    t = god("gate", luck=Said(god=tops), A={"coins": 6})
    assert f"minerva {space}" in GAME.complete(t.history.session, 0, "minerva ")
    assert t.type("A", f"minerva {space}").s.minerva == int(space)


def test_c_96_divine_theater():
    """Duel C-96: a deck is revealed, one activated, the order is the chooser's secret (D-20.2)."""
    a = {"coins": 0, "cards": ["sawmill", "glassworks", "press", "drying_room"]}
    a["wonders"] = ["divine_theater"]
    t = table("altar", A=a, pantheon=True, luck=Said(god=("astarte", "baal", "tanit")))
    t.say("A", "wonder altar divine_theater", "phoenician")
    assert t.view("B").revealed == ("astarte", "baal", "tanit")
    t.say("A", "tanit")
    assert t.asked() == {"A": "theater_order"}
    t.say("A", "baal")
    assert t.coins("A") == 12
    assert [seen.god for seen in t.s.decks["phoenician"].top] == ["baal", "astarte"]
    assert t.view("A").decks[1].known == ("baal", "astarte")
    assert t.view("B").decks[1].known == t.view(None).decks[1].known == (None, None)
    assert t.events("order_known", "B") == []
    assert t.points("A")["wonders"] == 2
    assert t.asked() == {"B": "main_action"}


# --- coins and cards ------------------------------------------------------------------------------


def test_c_97_astarte_is_protected():
    """Duel C-97: no loss touches her coins (D-19.4)."""
    a = {"coins": 3, "gods": ["astarte"], "vault": 7}
    t = table("guard_tower", A=a, pawn=-5, pantheon=True, active=1).say("B", "31")
    assert (t.s.pawn, t.coins("A"), t.player("A").vault) == (-6, 0, 7)


def test_c_98_spending_astartes_coins():
    """Duel C-98: treasury first, then hers (R 25)."""
    a = {"coins": 3, "gods": ["astarte"], "vault": 7}
    t = table("pretorium", A=a, pantheon=True).say("A", "31")
    assert (t.coins("A"), t.player("A").vault) == (0, 2)
    assert t.points("A")["gods"] == 2
    assert t.events("built")[0]["price"]["vault"] == 5


def test_c_99_hades():
    """Duel C-99: built free, symbol and all, but not by a chain (D-19.8)."""
    a = {"cards": ["scriptorium"], "progress": ["urbanism"]}
    t = god("hades", A=a, discard=["library"], progress=["economy", "masonry"])
    assert t.asked() == {"A": "choose_progress"}
    t.say("A", "masonry")
    assert t.cards("A") == ["scriptorium", "library"]
    assert t.coins("A") == 0


def test_c_100_zeus_and_tokens():
    """Duel C-100: a token on the card is lost (D-19.9, R 26)."""
    structure = full(2)
    t = table(
        age=2,
        pantheon=True,
        structure=structure,
        offerings={"23": 4},
        slots={"1": "zeus"},
        A={"coins": 3},
        luck=Luck("forum"),
    )
    t.say("A", "god 1")
    assert len(t.options()) == 20
    t.say("A", "23")
    assert t.s.discard == ("forum",)
    assert (t.s.offerings, t.player("A").offerings) == ({}, ())
    assert set(structure) - {str(place) for place in t.s.structure} == {"23"}
    assert t.events("turned_up") == []


def test_c_101_isis():
    """Duel C-101: a Wonder is constructed free, with its replay (D-19.11, R 27)."""
    t = god("isis", A={"wonders": ["sphinx"]}, discard=["tavern"])
    assert t.player("A").built == {"sphinx": "tavern"}
    assert (t.coins("A"), t.s.discard) == (0, ())
    assert t.asked() == {"A": "main_action"}


@pytest.mark.parametrize("line", ["1/2", "tavern w2", "tavern sphinx", "tavern/sphinx"])
def test_c_101_isis_chooses(line):
    """Duel C-101: a card and a Wonder, by numbers or names (UX 2)."""
    a = {"wonders": ["pyramids", "sphinx"]}
    t = god("isis", A=a, discard=["tavern", "altar"]).type("A", line)
    assert t.player("A").built == {"sphinx": "tavern"}


def test_c_102_baal():
    """Duel C-102: a card moves over, prices with it (D-19.5)."""
    t = god("baal", B={"cards": ["brickyard"]})
    assert (t.cards("A"), t.cards("B")) == (["brickyard"], [])
    mine, theirs = t.view(None).cities
    assert mine.units["clay"] == 2
    assert (mine.unit_prices["clay"], theirs.unit_prices["clay"]) == (2, 4)
    assert (t.coins("A"), t.coins("B")) == (0, 7)


def test_c_103_tanit_and_aphrodite():
    """Duel C-103: twelve coins, nine points (D-19.6, D-19.7)."""
    assert god("tanit").coins("A") == 12
    assert god("aphrodite").points("A")["gods"] == 9
