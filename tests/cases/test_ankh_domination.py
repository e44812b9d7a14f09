"""Ankh, cases C-52 to C-56: domination, majorities and the start of a conflict."""

from __future__ import annotations

from tests.cases.ankh import Table, table


def gains(t: Table) -> list[tuple[str, str, int, int]]:
    """Every change of devotion so far: whose, by what, from and to which space."""
    return [(e["god"], e["source"], e["before"], e["after"]) for e in t.events("devotion")]


def test_c_52_majority_then_domination():
    """Ankh C-52: one gain for the majorities, another for dominating (A-15)."""
    t = table(
        amun={
            "figures": "god 62, w 63",
            "devotion": 4,
            "monuments": "obelisk 31, obelisk 41, pyramid 52",
        },
        isis={"monuments": "pyramid 81, temple 72"},
        next="region 3",
    )
    assert t.events("majority") == [{"god": "amun", "monuments": ["obelisk"]}]
    assert gains(t) == [("amun", "majority", 4, 5), ("amun", "domination", 5, 6)]
    assert (t.devotion("amun"), t.devotion("isis")) == (6, 0)
    assert t.events("battle") == []


def test_c_53_absent_gods_deny_majorities():
    """Ankh C-53: strictly more than every other god, present or not (A-16.8, ruling 41)."""
    t = table(
        isis={"figures": "w 30", "monuments": "pyramid 31, pyramid 41"},
        amun={"figures": "w 91", "monuments": "temple 81, pyramid 82"},
        ra={"monuments": "temple 52, obelisk 62"},
        next="region 3",
    )
    t.say("amun", "one").say("isis", "cycle").say("amun", "cycle")
    assert t.asked() == {"isis": "battle.tie"}  # majorities are scored, the winner is not known
    assert t.events("majority") == [{"god": "isis", "monuments": ["pyramid"]}]
    assert gains(t) == [("isis", "majority", 0, 1)]
    assert [t.devotion(god) for god in ("isis", "amun", "ra")] == [1, 0, 0]


def test_c_54_regions_in_the_order_of_their_tokens():
    """Ankh C-54: regions are resolved in ascending order of their tokens (A-14.1)."""
    order = {"3": 11, "1": 66, "2": 20}
    t = table(isis="god 74, w 62, w 54", amun="", tokens=order, next="conflict")
    assert [74 in t.region(1), 62 in t.region(2), 54 in t.region(3)] == [True, True, True]
    assert [e["region"] for e in t.events("dominated")] == [1, 2, 3]
    assert t.events("region_skipped") == []
    assert t.devotion("isis") == 3


def test_c_54_a_region_without_figures_is_skipped():
    """Ankh C-54: nothing happens where nobody is (A-14.1)."""
    order = {"3": 11, "1": 66, "2": 20}
    t = table(isis="god 74, w 54", amun="", tokens=order, next="conflict")
    happened = [(e.what, e.data["region"]) for e in t.told if "region" in e.data]
    assert happened == [("dominated", 1), ("region_skipped", 2), ("dominated", 3)]
    assert t.devotion("isis") == 2


def test_c_55_apep_dominates_two_regions():
    """Ankh C-55: a figure on water is in all regions of its hex (A-1.6, A-22.4)."""
    t = table(amun="apep 56", ra="", next="conflict")
    assert [(e["region"], e["god"]) for e in t.events("dominated")] == [(1, "amun"), (2, "amun")]
    assert gains(t) == [("amun", "domination", 0, 1), ("amun", "domination", 1, 2)]
    assert t.devotion("amun") == 2


def test_c_56_omnipresent():
    """Ankh C-56: 1 follower a region with a figure, before the first region (A-24.3)."""
    t = table(amun={"figures": "w 62, apep 56", "powers": ["omnipresent"]}, ra="", next="conflict")
    followers = [e for e in t.events("followers") if e["god"] == "amun"]
    assert [(e["source"], e["amount"]) for e in followers] == [("omnipresent", 3)]
    assert t.followers("amun") == 3
    happened = [event.what for event in t.told]
    assert happened.index("conflict") < happened.index("followers") < happened.index("dominated")
