"""The special rules of the scenarios (RULES A-23)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.history import History
from tests.cases.ankh import GAME, Table, no_chance, table

WEST, EAST, DELTA = "region 1", "region 2", "region 3"


# --- C-102: Universal Flood ------------------------------------------------------------------


def test_c_102_nobody_stops_in_the_flooded_delta():
    """Ankh C-102: 42 is unavailable, but a figure may pass over it."""
    t = table(scenario="universal_flood", map="2A", amun="god 33", ra="").say("amun", "move")
    assert t.refused("amun", "33>42") == "unavailable"
    assert "33>54" in t.options("amun")  # three cells, over 42 and 53
    t.say("amun", "33>54")
    assert t.figures("amun") == ["god 54"]


def test_c_102_apep_may_not_use_the_flooded_sea():
    """Ankh C-102: 70 touches nothing but the Delta; 111 is water of the East."""
    amun: dict[str, Any] = {"figures": "god 33", "guardians": ["apep"]}
    t = table(scenario="universal_flood", map="2A", amun=amun, ra="").say("amun", "summon")
    assert t.refused("amun", "apep 70") == "unavailable"
    assert "apep 111" in t.options("amun")
    t.say("amun", "apep 111")
    assert "apep 111" in t.figures("amun")


def test_c_102_the_delta_is_never_resolved():
    """Ankh C-102: a conflict goes through the other regions only; 111 belongs to the East."""
    t = table(scenario="universal_flood", map="2A", amun="god 33, apep 111", ra="", next="conflict")
    assert sorted(len(t.region(token)) for token in t.s.regions) == [28, 32]
    assert [e["region"] for e in t.events("dominated")] == [1, 2]
    assert t.events("region_skipped") == []


# --- C-103 to C-105: Two Capitals ------------------------------------------------------------


def capitals(isis: str, amun: str, ra: str) -> Table:
    """A conflict starts; the battle in the West that follows stops it at the first question."""
    return table(
        scenario="two_capitals",
        isis={"figures": isis, "devotion": 6},
        amun={"figures": amun, "devotion": 4},
        ra={"figures": ra, "devotion": 1},
        next="conflict",
    )


def test_c_103_who_holds_the_land_around_the_capitals():
    """Ankh C-103: Isis with 3 figures takes the followers; the others lose 2, ascending."""
    t = capitals("w 22, w 75, w 76", "w 24, w 34", "")
    assert t.asked() == {"amun": "battle.two"}
    assert (t.followers("isis"), t.followers("amun"), t.followers("ra")) == (2, 0, 0)
    assert t.gains() == [("ra", "capitals", -1), ("amun", "capitals", -2)]
    assert (t.devotion("ra"), t.devotion("amun"), t.devotion("isis")) == (0, 2, 6)
    assert 4 not in t.s.event_followers


def test_c_104_a_tie_for_the_capitals():
    """Ankh C-104: with 2, 2 and 1 the followers are discarded; only Ra, not tied, loses."""
    t = capitals("w 22, w 75", "w 24, w 34", "w 84")
    assert t.asked() == {"amun": "battle.two"}
    assert (t.followers("isis"), t.followers("amun"), t.followers("ra")) == (0, 0, 0)
    assert t.gains() == [("ra", "capitals", -1)]
    assert (t.devotion("ra"), t.devotion("amun"), t.devotion("isis")) == (0, 4, 6)
    assert 4 not in t.s.event_followers


def test_c_105_nothing_is_built_around_a_capital():
    """Ankh C-105: a monument on the grey cell 34 is refused."""
    isis = {"figures": "god 44", "followers": 3}
    t = table(scenario="two_capitals", isis=isis, ra="god 15", next=WEST)
    t.play(isis="build", ra="flood")
    assert t.refused("isis", "temple 34") == "grey"
    built = {int(option.split()[1]) for option in t.options("isis") if option != "no"}
    assert not built & {13, 14, 22, 23, 24, 33, 34}
    assert {12, 25, 43} < built


def test_c_105_nobody_stops_in_a_capital():
    """Ankh C-105: 23 is Memphis."""
    t = table(scenario="two_capitals", isis="god 44", ra="").say("isis", "move")
    assert t.refused("isis", "44>23") == "city"
    assert "44>34" in t.options("isis")


def test_c_105_no_camel_at_a_capital():
    """Ankh C-105: no camel on the border of a city."""
    t = table(scenario="two_capitals", isis="god 44", ra="", next="caravan")
    assert t.refused("isis", "caravan 23|24") == "city_border"
    assert t.refused("isis", "caravan 13|14 14|23 23|24 24|34") == "city_border"
    assert not [o for o in t.options("isis") if "23|24" in o]


# --- C-106: Gift of the Delta ----------------------------------------------------------------


def test_c_106_regions_with_cities_are_worth_more():
    """Ankh C-106: in the Delta a majority gives 2 and the win 2, two cities or not."""
    amun = {"figures": "god 62", "monuments": "temple 72"}
    t = table(scenario="gift_of_the_delta", amun=amun, ra="w 81", isis="", next=DELTA)
    t.play(amun="chariots", ra="flood")
    assert t.gains() == [("amun", "majority", 2), ("amun", "battle", 2)]
    assert t.devotion("amun") == 4


def test_c_106_other_regions_are_not():
    """Ankh C-106, elsewhere: without a city both give 1."""
    amun = {"figures": "god 84", "monuments": "temple 94"}
    t = table(scenario="gift_of_the_delta", amun=amun, ra="w 113", isis="", next=EAST)
    t.play(amun="chariots", ra="flood")
    assert t.gains() == [("amun", "majority", 1), ("amun", "battle", 1)]


# --- C-107, C-108: Dynastic Crisis -----------------------------------------------------------


def test_c_107_waves_of_doubt():
    """Ankh C-107: after Conflict 3 everybody loses 2, the least devoted takes the 2 followers."""
    t = table(
        scenario="dynastic_crisis",
        ra={"devotion": 1},
        amun={"devotion": 5},
        isis={"devotion": 9},
        next="aftermath",
        event=12,
    )
    assert t.gains() == [
        ("ra", "waves_of_doubt", -1),
        ("amun", "waves_of_doubt", -2),
        ("isis", "waves_of_doubt", -2),
    ]
    assert [t.devotion(god) for god in ("ra", "amun", "isis")] == [0, 3, 7]
    assert [t.followers(god) for god in ("ra", "amun", "isis")] == [2, 0, 0]
    assert t.events("merge") == []
    assert set(t.s.sheets) == {"ra", "amun", "isis"}


def test_c_107_bountiful_does_not_exist():
    """Ankh C-107: Bountiful cannot be unlocked."""
    powers = ["revered", "commanding", "resplendent", "pyramid_attuned"]
    isis = {"figures": "god 62", "followers": 3, "powers": powers}
    t = table(scenario="dynastic_crisis", isis=isis, ra="").say("isis", "unlock")
    assert t.refused("isis", "bountiful") == "no_such_power"
    assert set(t.options("isis")) == {"glorious", "magnanimous", "worshipful", "no"}


def test_c_108_doubt_comes_before_oblivion():
    """Ankh C-108: the waves put Amun on 20 and Ra on 21; then Amun is forgotten and Ra wins."""
    t = table(
        scenario="dynastic_crisis",
        amun={"figures": "god 62", "devotion": 22},
        ra={"figures": "god 84", "devotion": 23},
        next="aftermath",
        event=16,
    )
    assert t.gains() == [("amun", "waves_of_doubt", -2), ("ra", "waves_of_doubt", -2)]
    assert [e["after"] for e in t.events("devotion")] == [20, 21]
    taken = [(e["god"], e["amount"]) for e in t.events("followers")]
    assert taken == [("amun", 2)]
    told = [e.what for e in t.told if e.what in ("followers", "forgotten", "game_over")]
    assert told == ["followers", "forgotten", "game_over"]
    assert [e["god"] for e in t.events("forgotten")] == ["amun"]
    assert (t.s.winner, t.s.ending) == ("ra", "last_god")


# --- C-109, C-110: Great Rebuilding ----------------------------------------------------------


def test_c_109_the_draft_changes_direction_each_round():
    """Ankh C-109: from the last player to the first, back again, and so on: 18 picks."""
    settings: dict[str, Any] = {
        "scenario": "great_rebuilding",
        "gods": ["amun", "isis", "ra"],
        "guardians": ["cat", "mummy", "sphinx"],
        "first": 0,
    }
    history = History(GAME, GAME.new(3, settings), no_chance)
    session, told = history.session, list(history.opening)
    while session.request and session.request.choices[0].what == "draft":
        choice = session.request.choices[0]
        told += history.answer(choice.seat, str(choice.options[-1]))
    drafted = [event.data["god"] for event in told if event.what == "drafted"]
    picks = [settings["gods"].index(god) + 1 for god in drafted]
    assert picks == [3, 2, 1, 1, 2, 3, 3, 2, 1, 1, 2, 3, 3, 2, 1, 1, 2, 3]
    assert [sum(s.monuments.values()) for s in session.state.sheets.values()] == [6, 6, 6]


def rebuilding(**own: int) -> Table:
    isis = {"figures": "god 26", "own_monuments": own}
    return table(
        scenario="great_rebuilding",
        isis=isis,
        ra="",
        amun="",
        neutral=["site 27", "site 58"],
        next="control",
    )


def test_c_110_building_on_a_site():
    """Ankh C-110: Isis chooses one of her own monuments; the site's followers are discarded."""
    t = rebuilding(temple=1, obelisk=1)
    assert t.asked() == {"isis": "control.monument"}  # 27 is the only site beside her
    assert set(t.options("isis")) == {"temple", "obelisk"}
    t.say("isis", "temple")
    assert t.monument(27) == "temple isis"
    assert t.s.sheets["isis"].monuments == {"obelisk": 1, "pyramid": 0, "temple": 0}
    assert t.s.sheets["isis"].ankhs == 8
    assert t.followers("isis") == 0
    assert t.monument(58) == "site neutral"


def test_c_110_clearing_a_site():
    """Ankh C-110: with nothing of her own to build she takes the followers; 27 is empty then."""
    t = rebuilding()
    assert t.monument(27) is None
    assert t.followers("isis") == 3
    assert t.s.sheets["isis"].ankhs == 9
    t.say("ra", "gain", "unlock").say("amun", "gain", "unlock").say("isis", "move", "26>27")
    assert t.figures("isis") == ["god 27"]


# --- C-111: Guardians of Kemet ---------------------------------------------------------------


def test_c_111_a_guardian_auction():
    """Ankh C-111: tied with Ra, Isis sits nearer to Amun, who triggered it; only she pays."""
    t = table(
        scenario="guardians_of_kemet",
        amun={"figures": "god 44", "followers": 1},
        isis={"figures": "god 62", "followers": 3},
        ra={"figures": "god 84", "followers": 3},
        row=["satet", "cat", "mummy", "apep", "scorpion", "sphinx"],
        event=1,
        next="control",
    )
    assert t.asked() == dict.fromkeys(("amun", "isis", "ra"), "auction.bid")
    assert t.followers("amun") == 2  # with the follower of the event
    assert t.options("amun") == ["0", "1", "2"]
    t.say("isis", "3").say("amun", "2").say("ra", "3")
    assert t.events("auction_won")[0]["god"] == "isis"
    assert [t.followers(god) for god in ("amun", "isis", "ra")] == [2, 0, 3]
    assert t.asked() == {"isis": "auction.place"}
    assert set(t.options("isis")) == {f"satet {cell}" for cell in (52, 53, 61, 63, 72, 73)}
    t.say("isis", "satet 63")
    assert t.figures("isis") == ["god 62", "satet 63"]
    assert list(t.s.row) == ["cat", "mummy", "apep", "scorpion", "sphinx"]
    assert 2 not in t.s.event_followers
    assert t.s.tie_breaker is None
    assert t.asked() == {"isis": "action"}


# --- C-112, C-113: Discord in the New Kingdom ------------------------------------------------

BUBASTIS, HET_NESU = 72, 47


def test_c_112_a_city_that_is_not_defended():
    """Ankh C-112: Isis wins the battle at Bubastis, so Amun, who controls it, loses 4."""
    t = table(
        scenario="discord_new_kingdom",
        amun={"figures": "god 62", "devotion": 9},
        isis={"figures": "god 81, w 82", "devotion": 5},
        ra={"devotion": 3},
        osiris={"devotion": 2},
        cities={BUBASTIS: "amun", HET_NESU: "ra"},
        next=DELTA,
    )
    t.play(amun="flood", isis="chariots")
    assert t.gains() == [("isis", "battle", 1), ("amun", "city_lost", -4)]
    assert (t.devotion("isis"), t.devotion("amun")) == (6, 5)


@pytest.mark.parametrize(
    ("figures", "changes"),
    [("", [("amun", "city_lost", -4)]), ("god 62", [("amun", "domination", 1)])],
)
def test_c_112_an_empty_region_is_not_won_either(figures, changes):
    """Ankh C-112: with nobody there Amun loses 4 as well; if he dominates, nothing."""
    t = table(
        scenario="discord_new_kingdom",
        amun={"figures": figures, "devotion": 9},
        isis="",
        ra="",
        osiris="",
        cities={BUBASTIS: "amun", HET_NESU: "ra"},
        next=DELTA,
    )
    assert t.gains() == changes


def test_c_113_cities_change_hands():
    """Ankh C-113: Isis, second in devotion, chooses a city; Amun, the first, gets the other."""
    t = table(
        scenario="discord_new_kingdom",
        osiris={"devotion": 3},
        ra={"devotion": 5},
        isis={"devotion": 7},
        amun={"devotion": 8},
        cities={BUBASTIS: "osiris", HET_NESU: "ra"},
        next="aftermath",
    )
    assert t.asked() == {"isis": "city"}
    assert set(t.options("isis")) == {str(BUBASTIS), str(HET_NESU)}
    t.say("isis", str(HET_NESU))
    assert t.s.cities == {BUBASTIS: "amun", HET_NESU: "isis"}


# --- C-114: Syncretism -----------------------------------------------------------------------


def test_c_114_two_merges():
    """Ankh C-114: the 2nd merges with the 4th, then the 3rd with the 5th; Amun stays alone."""
    t = table(
        scenario="syncretism",
        ra={"figures": "god 24", "devotion": 4},
        isis={"figures": "god 62", "devotion": 6},
        osiris={"figures": "god 84", "devotion": 8},
        anubis={"figures": "god 44", "devotion": 10},
        amun={"figures": "god 67", "devotion": 13},
        next="aftermath",
        event=12,
    )
    merged = [(e["senior"], e["junior"], e["devotion"]) for e in t.events("merged")]
    assert merged == [("anubis", "isis", 6), ("osiris", "ra", 4)]
    assert t.s.merged == {"isis": "anubis", "ra": "osiris"}
    assert list(t.s.ranking) == ["osiris", "anubis", "amun"]
    assert [t.devotion(god) for god in t.s.ranking] == [4, 6, 13]
    assert [t.followers(god) for god in t.s.ranking] == [1, 0, 0]
    assert list(t.s.sheets["anubis"].abilities) == ["anubis", "isis"]
    assert list(t.s.sheets["osiris"].abilities) == ["osiris", "ra"]
    assert list(t.s.sheets["amun"].people) == [4]
