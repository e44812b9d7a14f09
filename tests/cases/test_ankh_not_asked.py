"""Whoever is not asked, for a reason that the rules know, is told this reason (rules.md 1)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.ankh.chains import cuts
from tests.cases.ankh import Table, table

from .test_ankh_events import EIGHT_REGIONS

DELTA = "region 3"


def auction(row: tuple[str, ...] = ("cat", "apep"), **isis: Any) -> Table:
    """Ra triggers the first auction of the Guardians of Kemet, for the Cat Mummy."""
    return table(
        ra={"figures": "god 12", "followers": 3},
        amun={"figures": "god 33", "followers": 3},
        isis={"figures": "god 62", "followers": 3, **isis},
        scenario="guardians_of_kemet",
        row=list(row),
        event=1,
        next="control",
    )


@pytest.mark.parametrize("answer", ["1", "bid 1", "bid 0"])
def test_a_god_without_a_free_base_does_not_bid(answer):
    """rules.md 1: the reason is the base, not the turn."""
    t = auction(guardians=["satet", "mummy"])
    assert t.asked() == {"ra": "auction.bid", "amun": "auction.bid"}
    assert t.refused("isis", answer) == "no_free_base"
    assert t.refused("isis", "gain") == "not_your_turn"


def test_after_the_bids_there_is_nothing_to_bid_for():
    """rules.md 1: whatever comes next in the row, the auction is over."""
    t = auction(("cat", "sphinx"), guardians=["apep", "scorpion"])
    t.say("ra", "3").say("amun", "0").say("isis", "0")
    assert t.asked() == {"ra": "auction.place"}
    assert t.refused("isis", "1") == "not_your_turn"


def test_a_god_whose_figures_are_gone_does_not_bid():
    """rules.md 1, a brother: a second Plague asks only those with figures left (A-25.3)."""
    t = table(
        isis={"figures": "god 62, w 63", "followers": 2},
        ra={"figures": "w 81", "followers": 2},
        amun={"figures": "god 82", "followers": 2},
        next=DELTA,
    )
    t.say("amun", "one").play(isis="plague", ra="plague", amun="flood")
    t.say("isis", "1").say("ra", "0").say("amun", "0")
    assert t.asked() == {"isis": "battle.bid", "amun": "battle.bid"}
    assert t.refused("ra", "0") == "not_a_participant"
    assert t.refused("ra", "bid 1") == "not_a_participant"


def test_no_figures_are_moved_to_obelisks_by_those_not_attuned():
    """rules.md 1, a brother: Obelisk Attuned must be unlocked, and an obelisk be there."""
    isis = {"figures": "god 62", "monuments": "obelisk 61", "powers": ["obelisk_attuned"]}
    t = table(isis=isis, ra={"figures": "god 81", "monuments": "obelisk 92"}, next=DELTA)
    assert t.asked() == {"isis": "battle.muster"}
    assert t.refused("ra", "81>82") == "not_unlocked"
    t = table(isis=isis, ra={"figures": "god 81", "powers": ["obelisk_attuned"]}, next=DELTA)
    assert t.refused("ra", "81>82") == "not_adjacent"


def test_amun_with_one_card_is_not_asked_for_two():
    """rules.md 1, a brother: the token is face up, but there are no two cards."""
    rest = ["chariots", "plague", "drought", "flood", "build", "miracle"]
    isis = {"figures": "god 62", "monuments": "obelisk 61", "powers": ["obelisk_attuned"]}
    t = table(isis=isis, amun={"figures": "god 81", "played": rest}, next=DELTA)
    assert t.asked() == {"isis": "battle.muster"}
    assert t.refused("amun", "two") == "one_card_only"
    t.say("isis", "done")
    assert t.asked() == {"isis": "battle.card", "amun": "battle.card"}


@pytest.mark.parametrize(
    ("ra", "answer", "reason"),
    [
        ({"followers": 2}, "temple 72", "too_few_followers"),
        ({"followers": 2}, "build temple 72", "too_few_followers"),
        ({"followers": 3, "ankhs": 0}, "temple 72", "no_ankh_token"),
    ],
)
def test_who_cannot_build_is_not_asked(ra, answer, reason):
    """rules.md 1, a brother: Build Monument without followers or ankh tokens (A-25.2)."""
    t = building(ra)
    assert t.asked() == {"isis": "battle.build"}
    assert t.refused("ra", answer) == reason


def building(ra: dict[str, Any]) -> Table:
    """Ra and Isis both play Build Monument; Ra comes first and is not asked."""
    t = table(
        ra={"figures": "god 81", "devotion": 1, **ra},
        isis={"figures": "god 62", "followers": 3, "devotion": 5},
        next=DELTA,
    )
    return t.play(ra="build", isis="build")


def test_without_a_monument_nothing_is_built():
    """rules.md 1, a brother: the supply is empty."""
    t = table(
        ra={"figures": "god 81", "followers": 3},
        isis={"figures": "god 62, w 63", "followers": 3},
        supply={"temple": 0, "pyramid": 0, "obelisk": 0},
        next=DELTA,
    )
    t.play(ra="build", isis="plague")
    assert t.asked() == {"ra": "battle.bid", "isis": "battle.bid"}
    t = building({"followers": 3})
    assert t.asked() == {"ra": "battle.build"}


def test_anubis_takes_no_captive_without_a_slot():
    """rules.md 1, a brother: three slots, or no enemy warrior that died (A-21.2)."""
    three = {"isis": "god 62", "ra": "god 81"}
    t = table(**three, anubis={"figures": "god 55", "captives": ["ra", "ra", "isis"]}, next=DELTA)
    assert t.refused("anubis", "capture ra") == "no_free_slot"
    t = table(**three, anubis={"figures": "god 55", "captives": ["ra"]}, next=DELTA)
    assert t.refused("anubis", "capture ra") == "no_captive"


def test_only_figures_next_to_an_enemy_are_kept_alive():
    """rules.md 1, a brother: nobody else is asked which figures survive (A-21.3)."""
    t = table(isis="god 62, w 63, w 92", ra="w 53, w 81", next=DELTA).play(
        isis="miracle", ra="chariots"
    )
    assert t.asked() == {"isis": "battle.keep"}
    assert t.refused("ra", "keep 53") == "not_protected"


def test_worshipful_needs_two_followers():
    """rules.md 1, a brother: with one follower nobody is asked (A-24.12)."""
    t = table(
        ra={"figures": "god 81", "powers": ["worshipful"], "followers": 1, "devotion": 0},
        isis={"figures": "god 62", "powers": ["worshipful"], "followers": 2, "devotion": 9},
        next=DELTA,
    ).play(ra="drought", isis="chariots")
    assert t.asked() == {"isis": "worshipful"}
    assert t.refused("ra", "yes") == "too_few_followers"


def test_a_power_that_cannot_be_paid_is_not_asked_for():
    """rules.md 1, a brother: "unlock revered" without followers is not a matter of turns."""
    t = table(ra="god 81", isis="god 62").say("ra", "unlock")
    assert t.refused("ra", "revered") == "too_few_followers"
    assert t.refused("ra", "unlock glorious") == "wrong_level"
    t = table(ra={"figures": "god 81", "followers": 1}, isis="god 62", active=1)
    assert t.refused("ra", "revered") == "not_your_turn"


def test_a_figure_that_is_not_there_is_not_summoned():
    """rules.md 1, a brother: with an empty pool a Summon action asks nothing."""
    t = table(ra={"figures": "god 81", "warriors": 0}, isis="god 62", first_action="move")
    t.say("ra", "summon")
    assert t.asked() == {"isis": "action"}
    assert t.refused("ra", "w 82") == "not_in_pool"
    assert t.refused("ra", "81>82") == "not_your_turn"


def test_no_caravan_without_a_conflict_token():
    """rules.md 1, a brother: all eight tokens are on the map, so nobody is asked."""
    camels = [border for chain in EIGHT_REGIONS for border in chain.split()[1:]]
    t = table(ra="god 81", isis="god 62", next="caravan", camels=camels)
    assert t.asked() == {"isis": "action"}
    chain = next(chain for region in t.s.regions.values() for chain in cuts(region, 0))
    assert t.refused("ra", chain) == "no_token_left"
    assert table(ra="god 81", isis="god 62").refused("isis", chain) == "not_your_turn"
