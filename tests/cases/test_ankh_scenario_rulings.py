"""Rulings of RULES A-28 on scenarios that no case speaks of."""

from __future__ import annotations

from typing import Any

from tests.cases.ankh import (
    Table,
    after_conflict,
    asked_seat,
    table,
)

WEST, EAST, DELTA = "region 1", "region 2", "region 3"


# --- rulings 26 to 33: scenarios -------------------------------------------------------------


def test_ruling_26_the_flooded_delta_cannot_be_split():
    """Ruling 11, 26: it is no region, so no caravan goes there; its sea is closed to Apep."""
    t = table(scenario="universal_flood", map="2A", ra="god 33", isis="", next="caravan")
    chains = [option for option in t.options("ra") if option != "no"]
    assert len(chains) == 44 + 29
    t.refused("ra", "caravan 61|71 71|72 72|81 72|82 73|82")


def test_ruling_27_nobody_around_the_capitals():
    """Ruling 27: all tie with 0: the followers are discarded and nobody loses."""
    t = table(
        scenario="two_capitals",
        isis={"figures": "god 62", "devotion": 6},
        amun={"devotion": 4},
        ra={"devotion": 1},
        next="conflict",
    )
    assert t.gains() == [("isis", "domination", 1)]
    assert [t.followers(god) for god in ("isis", "amun", "ra")] == [0, 0, 0]
    assert set(t.s.event_followers) == {8, 12, 16, 18}


def site(figures: str = "god 26", **isis: Any) -> Table:
    return table(
        scenario="great_rebuilding",
        isis={"figures": figures, **isis},
        ra="",
        amun="",
        neutral=["site 27"],
        next="control",
    )


def test_ruling_30_no_ankh_token_no_monument_on_a_site():
    """Ruling 30: with monuments of her own but no ankh token Isis can do nothing with it."""
    t = site(own_monuments={"temple": 1}, ankhs=0)
    assert t.monument(27) == "site neutral"
    assert t.followers("isis") == 0
    assert t.asked() == {"ra": "action"}
    assert t.refused("isis", "claim 27") == "no_ankh_token"


def test_ruling_30_clearing_a_site_needs_no_ankh_token():
    """Ruling 30: without monuments of her own she clears it."""
    t = site(own_monuments={}, ankhs=0)
    assert t.monument(27) is None
    assert t.followers("isis") == 3


def test_ruling_30_a_destroyed_monument_goes_to_its_controller():
    """Ruling 30: to the personal supply of the one who controls it then."""
    t = table(
        scenario="great_rebuilding",
        ra="scorpion 84@ne+se",
        isis={"monuments": "obelisk 94", "own_monuments": {"temple": 2}},
        amun="",
        next="conflict",
    )
    assert t.s.sheets["isis"].monuments == {"obelisk": 1, "pyramid": 0, "temple": 2}
    assert t.s.sheets["isis"].ankhs == 9
    assert sum(t.s.sheets["ra"].monuments.values()) == 0


def test_ruling_30_a_merge_joins_the_personal_supplies():
    """A-23.7: the junior's destroyed monuments included."""
    t = after_conflict(
        3,
        scenario="great_rebuilding",
        isis={"figures": "god 62", "devotion": 5, "own_monuments": {"temple": 2}},
        ra={
            "figures": "god 44",
            "devotion": 3,
            "monuments": "obelisk 34",
            "own_monuments": {"temple": 1, "pyramid": 1},
        },
        amun={"figures": "god 84", "devotion": 9},
    )
    assert t.s.sheets["isis"].monuments == {"obelisk": 1, "pyramid": 1, "temple": 3}


def test_ruling_30_monuments_of_forgotten_gods_leave_the_game():
    """A-23.7: there is no common supply to take them."""
    t = after_conflict(
        4,
        scenario="great_rebuilding",
        isis={"figures": "god 62", "devotion": 5, "monuments": "temple 72"},
        ra={"figures": "god 44", "devotion": 23},
        amun={"figures": "god 84", "devotion": 29},
    )
    assert t.s.monuments == {}
    assert t.s.supply == {}
    assert [sum(sheet.monuments.values()) for sheet in t.s.sheets.values()] == [0, 0]


def auction(**position: Any) -> Table:
    position.setdefault("row", ["cat", "satet", "mummy", "apep", "scorpion", "sphinx"])
    return table(scenario="guardians_of_kemet", **position, event=1, next="control")


def test_ruling_31_if_nobody_bids_the_nearest_wins_for_nothing():
    """Ruling 31: going clockwise from the holder, the holder first."""
    t = auction(
        amun={"figures": "god 44", "followers": 1},
        isis={"figures": "god 62", "followers": 1},
        ra={"figures": "god 84", "followers": 1},
        active=1,
    )
    t.say("amun", "0").say("isis", "0").say("ra", "0").say("isis", "cat 63")
    assert "cat 63" in t.figures("isis")
    assert [t.followers(god) for god in ("amun", "isis", "ra")] == [1, 2, 1]


def test_ruling_31_only_gods_with_a_free_base_bid():
    """Ruling 31, A-2.3: Amun has two small guardians, so only the others bid for a third."""
    t = auction(
        amun={"figures": "god 44", "guardians": ["cat", "satet"]},
        isis={"figures": "god 62", "followers": 1},
        ra={"figures": "god 84", "followers": 1},
        row=["mummy", "apep", "scorpion", "sphinx"],
    )
    assert t.asked() == {"isis": "auction.bid", "ra": "auction.bid"}


def test_ruling_31_merged_players_bid_once_and_count_by_the_nearer_seat():
    """Ruling 31: Isis-Ra sit on seats 1 and 3; from the holder on 2, seat 3 is nearest."""
    t = auction(
        amun={"figures": "god 44", "followers": 2},
        isis={
            "figures": "god 62",
            "followers": 2,
            "people": [1, 3],
            "abilities": ["isis", "ra"],
        },
        osiris={"figures": "god 84", "followers": 0},
        seats=["amun", "isis", "osiris", "ra"],
        merged={"ra": "isis"},
        active=2,
    )
    assert t.asked() == dict.fromkeys(("amun", "isis", "osiris"), "auction.bid")
    t.say("amun", "2").say("isis", "2").say("osiris", "0")
    assert t.events("auction_won")[0]["god"] == "isis"
    assert asked_seat(t) == 1  # the senior places it
    assert t.followers("isis") == 0


def test_ruling_31_without_a_cell_the_guardian_goes_to_the_pool():
    """Ruling 31: Amun has nothing on the board to summon it beside."""
    t = auction(amun={"followers": 0}, isis={"figures": "god 62"}, ra={"figures": "god 84"})
    t.say("amun", "1")
    assert t.events("auction_won")[0]["god"] == "amun"
    assert list(t.s.sheets["amun"].guardians) == ["cat"]
    assert t.asked() == {"isis": "action"}


def test_ruling_31_placing_is_a_summon():
    """Ruling 31: Ra may add a sun token, and a Giant Scorpion is aimed."""
    t = auction(ra={"figures": "god 62"}, isis="", amun="", row=["scorpion", "sphinx"])
    t.say("ra", "1")
    assert t.asked() == {"ra": "auction.place"}
    at_63 = {o for o in t.options("ra") if o.startswith("scorpion 63")}
    assert len(at_63) == 6 * 2
    t.refused("ra", "scorpion 63")
    t.say("ra", "scorpion 63@62+73*")
    assert t.figures("ra") == ["god 62", "scorpion 63@62+73*"]
    assert t.s.sheets["ra"].suns == 2


def test_ruling_32_a_god_that_is_out_controls_no_city():
    """Ruling 32: ranks are taken after the forgotten gods have left."""
    t = after_conflict(
        4,
        scenario="discord_new_kingdom",
        amun={"devotion": 15},
        osiris={"devotion": 18},
        isis={"devotion": 22},
        ra={"devotion": 25},
        cities={72: "amun", 47: "osiris"},
    )
    assert t.asked() == {"isis": "city"}
    assert t.s.cities == {72: None, 47: None}
    t.say("isis", "72")
    assert t.s.cities == {72: "isis", 47: "ra"}


def test_ruling_32_only_the_controller_of_a_city_is_punished():
    """Ruling 32: Ra controls Het-Nesu in the West; the skipped Delta costs nobody else."""
    t = table(
        scenario="discord_new_kingdom",
        amun={"devotion": 9},
        isis={"devotion": 8},
        ra={"devotion": 7},
        osiris={"devotion": 6},
        cities={72: "amun", 47: "ra"},
        next=WEST,
        regions_left=[1, 2, 3],
    )
    assert t.gains() == [("ra", "city_lost", -4), ("amun", "city_lost", -4)]


def test_ruling_33_senior_tokens_go_directly_above_their_juniors():
    """Ruling 33: below what stood above the junior; ranks are read once, before any merge."""
    t = after_conflict(
        3,
        scenario="syncretism",
        ra={"figures": "god 24", "devotion": 6},
        isis={"figures": "god 62", "devotion": 6},
        osiris={"figures": "god 84", "devotion": 6},
        anubis={"figures": "god 44", "devotion": 8},
        amun={"figures": "god 67", "devotion": 9},
        ranking=["ra", "isis", "osiris", "anubis", "amun"],
    )
    assert t.s.merged == {"isis": "anubis", "ra": "osiris"}
    assert list(t.s.ranking) == ["osiris", "anubis", "amun"]
    assert [t.devotion(god) for god in t.s.ranking] == [6, 6, 9]
    assert t.followers("osiris") == 1
