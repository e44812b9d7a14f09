"""Rulings 5 to 22 of RULES A-28 that no case speaks of; merges and scenarios stand apart."""

from __future__ import annotations

import pytest

from tests.cases.ankh import (
    Table,
    ends,
    questions,
    table,
)

WEST, EAST, DELTA = "region 1", "region 2", "region 3"


# --- rulings 5 and 6: the devotion track -----------------------------------------------------


def test_ruling_5_who_is_on_zero_already_keeps_the_place():
    """Ruling 5: Osiris stays below Ra, whose Cat Mummy died; Isis, who does lose, lands on top."""
    t = table(
        ra="god 62, cat 63",
        isis="god 91, w 92",
        osiris="",
        amun="",
        ranking=["osiris", "isis", "ra", "amun"],
        next=DELTA,
    )
    t.play(ra="cycle", isis="chariots")
    assert t.gains() == [
        ("isis", "battle", 1),
        ("osiris", "cat_mummy", 0),
        ("amun", "cat_mummy", 0),
        ("isis", "cat_mummy", -1),
    ]
    assert list(t.s.ranking) == ["osiris", "ra", "amun", "isis"]


def test_ruling_5_a_gain_stops_at_the_top():
    """Ruling 5, A-4.5: from 30 a gain of 2 ends on 31."""
    t = table(ra={"figures": "w 62*", "devotion": 30}, isis="", next=DELTA)
    assert t.devotion("ra") == 31
    assert (t.s.winner, t.s.ending) == ("ra", "top")


def test_ruling_6_simultaneous_gains_are_ascending():
    """Ruling 6, A-4.4: Ra on 3 gains 2 first, then Isis on 4 gains 1 and lies on top of him."""
    t = table(
        isis={"figures": "god 62", "devotion": 4, "monuments": "obelisk 61"},
        ra={"figures": "god 81", "devotion": 3, "monuments": "temple 91, pyramid 92"},
        osiris="",
        active=2,
        next=DELTA,
    )
    t.play(isis="cycle", ra="cycle")
    assert t.gains() == [("ra", "majority", 2), ("isis", "majority", 1)]
    assert list(t.s.ranking) == ["osiris", "ra", "isis"]


# --- rulings 12 and 13: Obelisk Attuned ------------------------------------------------------


def test_ruling_12_nobody_joins_a_battle():
    """Ruling 12: Osiris, holding the tie-breaker and an obelisk there, is still no participant."""
    t = table(
        osiris={"figures": "god 55", "monuments": "obelisk 52", "powers": ["obelisk_attuned"]},
        isis={"figures": "w 62", "monuments": "obelisk 61", "powers": ["obelisk_attuned"]},
        ra="w 81",
        next=DELTA,
    )
    assert t.asked() == {"isis": "battle.muster"}
    assert t.refused("osiris", "55>42") == "not_a_participant"
    t.say("isis", "done")
    assert t.asked() == {"isis": "battle.card", "ra": "battle.card"}
    assert t.events("battle")[0]["gods"] == ["isis", "ra"]


def muster() -> Table:
    """Isis's obelisk on 61 has beside it 51, 52, 62, 71, 72 and the sea on 60."""
    return table(
        isis={
            "figures": "w 62, satet 83, apep 70, scorpion 84@n+ne",
            "monuments": "obelisk 61",
            "powers": ["obelisk_attuned"],
        },
        ra="w 52, god 81",
        next=DELTA,
    )


def test_ruling_13_obelisk_attuned_does_not_lead_onto_water():
    """Ruling 13, 24: land cells only, also for Apep; figures already there may be shifted."""
    t = muster()
    assert ends(t, "isis", "62") == {"51", "71", "72"}
    assert ends(t, "isis", "70") == {"51", "71", "72"}
    assert t.refused("isis", "70>60") == "water"


def test_ruling_13_satet_does_not_push_there():
    """Ruling 13: on 52 stands an enemy, and Satet cannot make it go."""
    t = muster()
    assert ends(t, "isis", "83") == {"51", "71", "72"}
    assert t.refused("isis", "83>52") == "occupied"
    t.refused("isis", "83>52^51")


def test_ruling_13_a_scorpion_is_aimed_anew():
    """Ruling 13: each way for it to go comes with six aims."""
    t = muster()
    assert len(ends(t, "isis", "84")) == 3 * 6
    assert t.refused("isis", "84>51") == "needs_aim"
    t.say("isis", "84>72@73+82")
    assert "scorpion 72@82+73" in t.figures("isis")


def test_ruling_13_each_figure_moves_once():
    """Ruling 13: a figure that has moved stays, and who stops is out for this battle."""
    t = muster().say("isis", "62>51")
    assert not ends(t, "isis", "51")
    assert t.refused("isis", "51>62") == "already_moved"
    t.say("isis", "done")
    assert t.asked() == {"isis": "battle.card", "ra": "battle.card"}


# --- ruling 14: empty hands ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "asked"),
    [
        (["chariots", "plague", "drought", "flood", "build", "miracle"], "battle.card"),
        (["chariots", "plague", "drought", "flood", "build"], "battle.two"),
    ],
)
def test_ruling_14_two_cards_need_two_in_hand(played, asked):
    """Ruling 14: with Cycle alone in hand Amun cannot announce two cards."""
    t = table(amun={"figures": "w 62", "played": played}, ra="w 81", next=DELTA)
    if asked == "battle.two":
        assert t.asked() == {"amun": "battle.two"}
        return
    assert t.s.sheets["amun"].two_cards is True
    assert t.events("announced") == []
    assert t.options("amun") == ["cycle"]
    t.say("ra", "chariots")
    assert len(t.s.sheets["amun"].hand) == 7


# --- rulings 15 and 16: winners and losers ---------------------------------------------------


def lone_survivor() -> Table:
    """Ra's Apep on 56 is numbed by the Androsphinx on 55, which is not in the East itself."""
    t = table(
        osiris="w 76",
        ra={"figures": "apep 56", "followers": 1},
        amun="sphinx 55",
        next=EAST,
    )
    return t.play(osiris="plague", ra="flood").say("ra", "1")


def test_ruling_15_a_lone_survivor_wins_with_strength_zero():
    """Ruling 15, A-22.6: nobody else has figures, so strength 0 is enough."""
    t = lone_survivor()
    assert t.strengths() == {"osiris": 0, "ra": 0}
    assert t.winner() == "ra"
    assert t.gains() == [("ra", "battle", 1)]


def test_ruling_15_without_figures_one_has_still_lost():
    """Ruling 15: Osiris, wiped out by the Plague, may open the underworld."""
    assert lone_survivor().asked() == {"osiris": "portal"}


def test_ruling_15_in_an_unbroken_tie_everybody_loses():
    """Ruling 15: also Osiris, who has less than the two that are tied."""
    t = table(
        amun={"figures": "god 62, w 63", "powers": ["magnanimous"]},
        ra="w 81, w 82",
        osiris="w 91",
        isis="",
        active=3,
        next=DELTA,
    )
    t.play(amun="cycle", ra="cycle", osiris="cycle")
    assert t.winner() is None
    assert t.asked() == {"osiris": "portal"}
    assert set(t.s.figures) == {62}
    assert t.gains() == [("amun", "consolation", 2)]


def test_ruling_16_the_order_after_a_battle():
    """Ruling 16: Miracle, then Osiris, then Worshipful, then Cycle."""
    t = table(
        osiris={"figures": "w 62", "powers": ["worshipful"], "followers": 2},
        ra={"figures": "w 82, w 81", "powers": ["commanding"], "played": ["flood"]},
        next=DELTA,
    )
    t.play(osiris="miracle", ra="cycle")
    assert t.asked() == {"osiris": "portal"}
    assert t.gains() == [("ra", "battle", 1), ("osiris", "miracle", 1)]
    assert [e.what for e in t.told if e.what in ("followers", "devotion", "died")] == [
        "followers",
        "devotion",
        "died",
        "devotion",
    ]
    t.say("osiris", "portal 62")
    assert t.asked() == {"osiris": "worshipful"}
    assert t.events("cards_taken_back") == []
    t.say("osiris", "yes")
    assert t.events("cards_taken_back") == [{"god": "ra"}]
    assert list(t.s.sheets["ra"].played) == []


def test_ruling_16_miracles_are_ascending():
    """Ruling 16, A-16.12: Osiris on 3 gains before Ra on 4, who lands above him."""
    t = table(
        ra={"figures": "w 62", "devotion": 4},
        osiris={"figures": "w 52, w 53", "devotion": 3},
        isis="god 81, w 82",
        next=DELTA,
    )
    t.play(ra="miracle", osiris="miracle", isis="chariots")
    assert t.gains() == [("isis", "battle", 1), ("osiris", "miracle", 2), ("ra", "miracle", 1)]
    assert list(t.s.ranking) == ["isis", "osiris", "ra"]


# --- rulings 20 and 21: captives -------------------------------------------------------------


def test_ruling_20_a_plague_and_a_resolution_are_two_events():
    """Ruling 20: Anubis may take one warrior of each, without taking part."""
    t = table(
        anubis="god 44",
        amun={"figures": "w 62, w 63", "followers": 1},
        ra="god 81, w 82",
        next=DELTA,
    )
    t.play(amun="plague", ra="chariots").say("amun", "1")
    assert t.options("anubis") == ["capture ra", "no"]
    t.say("anubis", "capture ra")
    assert t.strengths() == {"amun": 3, "ra": 4}
    assert t.options("anubis") == ["capture amun", "no"]
    t.say("anubis", "capture amun")
    assert list(t.s.sheets["anubis"].captives) == ["ra", "amun"]
    assert (t.s.sheets["ra"].warriors, t.s.sheets["amun"].warriors) == (5, 5)


def test_ruling_20_neither_own_warriors_nor_guardians_are_captured():
    """Ruling 20: Anubis's own warrior and Ra's Satet die, and there is nobody to take."""
    t = table(anubis="w 62", ra="satet 63", isis="god 81, w 82", next=DELTA)
    t.play(anubis="cycle", ra="cycle", isis="chariots")
    assert set(t.s.figures) == {81, 82}
    assert "capture" not in [what for _, what in questions(t)]


def test_ruling_21_captives_are_bought_back_in_every_slot():
    """Ruling 21: at a pyramid, by the basic summon and on the underworld; Anubis is paid."""
    t = table(
        osiris={
            "figures": "god 24",
            "monuments": "pyramid 62",
            "powers": ["pyramid_attuned"],
            "captives": [],
            "portals": [81],
            "followers": 3,
        },
        anubis={"captives": ["osiris", "osiris", "osiris"]},
    )
    t.say("osiris", "summon", "w! 72", "w! 25", "w! 81")
    assert t.figures("osiris") == ["god 24", "w 25", "w 72", "w 81"]
    assert (t.followers("osiris"), t.followers("anubis")) == (0, 3)
    assert list(t.s.sheets["anubis"].captives) == []
    assert t.s.sheets["osiris"].warriors == 3


# --- ruling 22: underworld tokens ------------------------------------------------------------


def test_ruling_22_nobody_else_is_summoned_onto_the_underworld():
    """Ruling 22: neither by a Summon action ..."""
    t = table(isis="god 62", osiris={"portals": [63]}).say("isis", "summon")
    assert t.refused("isis", "w 63") == "underworld"


def test_ruling_22_nobody_else_is_mustered_there():
    """Ruling 22: ... nor by Obelisk Attuned ..."""
    t = table(
        isis={"figures": "w 62", "monuments": "obelisk 61", "powers": ["obelisk_attuned"]},
        ra="w 81",
        osiris={"portals": [71]},
        next=DELTA,
    )
    assert ends(t, "isis", "62") == {"51", "52", "72"}
    assert t.refused("isis", "62>71") == "underworld"


def test_ruling_22_nobody_else_is_pushed_there():
    """Ruling 22: ... nor by Satet; Osiris's own figures can be pushed there."""
    t = table(isis="satet 83", ra="god 84", osiris={"figures": "w 93", "portals": [85, 94]})
    t.say("isis", "move")
    assert ends(t, "isis", "83") >= {"84^74", "84^75", "84^83", "84^95", "93^94"}
    assert not ends(t, "isis", "83") & {"84^85", "84^94", "85", "94"}
    t.refused("isis", "83>84^85")


def test_ruling_22_no_other_mummy_returns_there():
    """Ruling 22: ... nor as a returning Mummy."""
    t = table(amun="god 62, mummy 52", ra="god 91, w 92", osiris={"portals": [72]}, next=DELTA)
    t.play(amun="cycle", ra="chariots")
    assert set(t.options("amun")) == {f"mummy {cell}" for cell in (52, 53, 61, 63, 73)}


def test_ruling_22_a_figure_stays_when_its_token_is_moved():
    """Ruling 22: the token goes from under the warrior on 37; two tokens never share a cell."""
    t = table(osiris={"figures": "w 62, w 37", "portals": [37, 71]}, ra="god 81, w 82", next=DELTA)
    t.play(osiris="cycle", ra="chariots")
    assert t.refused("osiris", "portal 71") == "underworld"
    assert t.refused("osiris", "portal 37>71") == "underworld"
    t.say("osiris", "portal 37>62")
    assert t.figures("osiris") == ["w 37"]
    assert t.s.portals == {62: "osiris", 71: "osiris"}


@pytest.mark.parametrize(("portals", "followers", "devotion"), [([], 2, 3), ([62, 84], 1, 2)])
def test_a_21_4_the_underworld_is_neither_fertile_nor_desert(portals, followers, devotion):
    """A-21.4: on a token Osiris's figures count neither for Flood nor for Drought."""
    osiris = {"figures": "w 62, w 63, god 84, w 94", "portals": portals}
    t = table(osiris=osiris, ra="w 113, w 91", next=EAST, regions_left=[2, 3])
    t.play(osiris="drought", ra="cycle")
    assert t.devotion("osiris") == devotion
    t.play(osiris="flood", ra="cycle")
    assert t.followers("osiris") == followers


def test_ruling_22_satet_cannot_stop_on_a_foreign_underworld_token():
    """Ankh ruling 22: pushing a figure of Osiris off his token does not open the hex to her."""
    t = table(
        isis="god 62, satet 83",
        osiris={"figures": "god 33, w 84", "portals": [84]},
    )
    t.say("isis", "move")
    assert t.refused("isis", "83>84^85") == "underworld"
    assert not [o for o in t.options("isis") if o.startswith("83>84")]
