"""Ankh, cases C-38 to C-51: Control Monument and Camel Caravan."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.ankh.board import AT, BORDER_KEYS, BORDERS, borders_of, camels_of, land, members
from rules.ankh.caravan import legal_caravans, why_not_caravan
from rules.ankh.chains import corners_of, cuts, is_anchor
from rules.ankh.control import claimable, why_not_claim
from rules.ankh.data import God
from rules.ankh.game import Ankh
from rules.ankh.state import camels_left
from tests.cases.ankh import Table, table

WEST, EAST, DELTA = 1, 2, 3  # the tokens of the base position


def ankhs(t: Table, god: str) -> int:
    return t.s.sheets[God(god)].ankhs


def sizes(t: Table) -> list[int]:
    return sorted(region.bit_count() for region in t.s.regions.values())


# --- Control Monument -----------------------------------------------------------------------


CONTROL = {
    "isis": {"god": "isis", "figures": ["w 54"]},
    "ra": {"god": "ra", "monuments": ["obelisk 55"]},
}


def test_c_38_the_only_neutral_monument_in_reach():
    """Ankh C-38: a neutral monument adjacent to a figure; not optional, so not asked (A-12)."""
    neutral = ["temple 44", "pyramid 63"]
    before = Ankh().read_position({"gods": list(CONTROL.values()), "neutral": neutral})
    assert claimable(before, God.ISIS) == [44]
    assert why_not_claim(before, God.ISIS, "63").reason == "river_between"
    assert why_not_claim(before, God.ISIS, "55").reason == "neutral_left"
    t = table(**CONTROL, neutral=neutral, next="control")
    assert t.monument(44) == "temple isis"
    assert t.monument(63) == "pyramid neutral"
    assert t.monument(55) == "obelisk ra"
    assert (ankhs(t, "isis"), ankhs(t, "ra")) == (8, 8)
    assert t.asked() == {"ra": "action"}
    assert t.refused("isis", "claim 63") == "river_between"
    assert t.refused("isis", "claim 55") == "neutral_left"


def test_c_38_refusals_when_asked():
    """Ankh C-38: with a second neutral monument in reach Isis is asked, and must take one."""
    t = table(**CONTROL, neutral=["temple 44", "pyramid 63", "obelisk 43"], next="control")
    assert t.asked() == {"isis": "control"}
    assert t.options("isis") == ["43", "44"]
    assert t.refused("isis", "63") == "river_between"
    assert t.refused("isis", "55") == "neutral_left"
    t.say("isis", "44")
    assert t.monument(44) == "temple isis"
    assert ankhs(t, "isis") == 8


def test_c_39_an_enemy_monument_when_none_is_neutral():
    """Ankh C-39: without neutral monuments an adjacent enemy one changes hands (A-12.2)."""
    t = table(
        isis={"figures": "w 54", "monuments": "temple 44"},
        ra={"monuments": "obelisk 55"},
        next="control",
    )
    assert t.monument(55) == "obelisk isis"
    assert t.monument(44) == "temple isis"
    assert ankhs(t, "isis") == 7
    assert ankhs(t, "ra") == 9
    assert t.events("claimed") == [
        {"god": "isis", "monument": "obelisk", "cell": 55, "previous": "ra"}
    ]


def test_c_40_a_neutral_monument_far_away():
    """Ankh C-40: any neutral monument on the board protects the enemies' (A-12.2)."""
    t = table(isis="w 54", ra={"monuments": "obelisk 55"}, neutral=["pyramid 105"], next="control")
    assert t.asked() == {"ra": "action"}
    assert t.events("claimed") == []
    assert (t.monument(55), t.monument(105)) == ("obelisk ra", "pyramid neutral")
    assert (ankhs(t, "isis"), ankhs(t, "ra")) == (9, 8)
    assert t.refused("isis", "claim 55") == "neutral_left"
    assert t.refused("isis", "claim 105") == "not_adjacent"


def test_c_41_no_ankh_token():
    """Ankh C-41: without an ankh token in the pool nothing is controlled (A-12.3)."""
    t = table(isis={"figures": "w 54", "ankhs": 0}, ra="", neutral=["temple 44"], next="control")
    assert t.asked() == {"ra": "action"}
    assert t.events("claimed") == []
    assert t.monument(44) == "temple neutral"
    assert ankhs(t, "isis") == 0
    assert t.refused("isis", "claim 44") == "no_ankh_token"


# --- Camel Caravan ---------------------------------------------------------------------------


def caravan(**position: object) -> Table:
    """Ra triggers a caravan."""
    return table(ra="", isis="", next="caravan", **position)


def test_c_42_a_caravan_splits_the_delta():
    """Ankh C-42: a chain from the sea to the river; the tokens of the two parts (A-13)."""
    t = caravan(tokens={"1": 20, "2": 66, "3": 11})
    t.say("ra", "caravan 61|71 71|72 72|81 72|82 73|82")
    assert t.asked() == {"ra": "caravan.token"}
    assert t.options("ra") == ["token:20", "token:71"]
    t.say("ra", "token:71")
    assert t.region(1) == [71, 81, 82, 91, 92, 101]
    assert len(t.region(4)) == 16
    assert 20 in t.region(4)
    t.say("ra", "no")
    assert {token: len(t.region(token)) for token in t.s.regions} == {1: 6, 2: 28, 3: 32, 4: 16}
    assert t.region(1) == [71, 81, 82, 91, 92, 101]
    assert camels_left(t.s) == 25
    assert t.asked() == {"isis": "action"}


def test_c_43_all_chains_of_the_empty_board():
    """Ankh C-43: 92 legal chains (A-13.9)."""
    t = caravan()
    chains = legal_caravans(t.s)
    assert [*map(str, chains), "no"] == t.options("ra")
    assert len({chain.camels for chain in chains}) == len(chains) == 92
    lengths = {
        token: Counter(
            chain.camels.bit_count()
            for chain in chains
            if t.s.regions[token] >> borders_of(chain.camels)[0][0] & 1
        )
        for token in t.s.regions
    }
    assert lengths == {
        WEST: {3: 6, 4: 6, 5: 11, 6: 21},
        EAST: {4: 2, 5: 9, 6: 18},
        DELTA: {5: 10, 6: 9},
    }
    assert {token: found.total() for token, found in lengths.items()} == {
        WEST: 44,
        EAST: 29,
        DELTA: 19,
    }


def test_c_44_a_part_of_five():
    """Ankh C-44: both parts need six land hexes (A-13.5)."""
    t = caravan()
    chain = "caravan 71|81 72|81 72|82 73|82"
    assert t.refused("ra", chain) == "region_too_small"
    assert sorted(why_not_caravan(t.s, chain).data["sizes"]) == [5, 17]


def test_c_45_a_loose_end():
    """Ankh C-45: both ends of a chain are anchors: edge, water, river or camel (A-13.3)."""
    t = caravan()
    assert t.refused("ra", "caravan 23|24 24|34") == "not_anchored"
    west = t.s.regions[WEST]
    corners = {
        frozenset(AT.get(axial) for axial in corner): corner
        for edge in [(23, 24), (24, 34)]
        for corner in corners_of(edge)
    }
    assert not is_anchor(corners[frozenset([14, 23, 24])], west)
    assert is_anchor(corners[frozenset([24, 34, 35])], west)


@pytest.mark.parametrize(
    ("chain", "reason"),
    [
        ("54|64 63|64", "on_river"),
        ("63|64", "on_river"),
        ("24|34 34|35", "on_water_border"),
        ("14|4 14|15", "on_board_edge"),
    ],
)
def test_c_46_borders_that_bear_no_camel(chain, reason):
    """Ankh C-46: no camels on rivers, at water or at the edge of the board (A-13.2)."""
    assert caravan().refused("ra", f"caravan {chain}") == reason


def test_c_47_seven_camels():
    """Ankh C-47: at most six camels, even for an otherwise perfect chain (A-13.4)."""
    t = caravan()
    chain = "12|13 13|22 13|23 14|23 14|24 15|24 24|25"
    cut = land(camels_of([BORDERS[BORDER_KEYS.index(key)] for key in chain.split()]), 0).regions
    assert sorted(region.bit_count() for region in cut) == [14, 18, 22, 28]
    assert t.refused("ra", f"caravan {chain}") == "too_many_camels"


def test_c_47_a_gap():
    """Ankh C-47: consecutive camels share a vertex (A-13.4)."""
    assert caravan().refused("ra", "caravan 13|14 23|24") == "broken_chain"


def test_c_48_ending_on_camels():
    """Ankh C-48: camels on the board anchor new ones (A-13.3)."""
    t = caravan(camels=["66|76", "76|77", "77|86", "86|87"])
    assert sizes(t) == [12, 16, 22, 32]
    assert len(t.options("ra")) == 72 + 1
    assert len(legal_caravans(t.s)) == 72
    assert "no" in t.options("ra")
    south = next(token for token, r in t.s.regions.items() if r.bit_count() == 12)
    t.say("ra", "caravan 79|88 78|88 78|87 77|87")
    t.say("ra", t.options("ra")[0], "no")
    assert sizes(t) == [6, 6, 16, 22, 32]
    assert len(t.region(south)) == len(t.region(5)) == 6
    assert camels_left(t.s) == 30 - 8


def test_c_49_a_swap_of_tokens():
    """Ankh C-49: the token of a new region may be swapped with any other (A-13.6, A-13.7)."""
    t = caravan()
    t.say("ra", "caravan 14|15 15|24 24|25", "token:11")
    assert (len(t.region(1)), len(t.region(4))) == (16, 16)
    assert (11 in t.region(1), 15 in t.region(4)) == (True, True)
    north, south, east, delta = (t.s.regions[token] for token in (1, 4, 2, 3))
    t.say("ra", "swap:4=3")
    assert t.s.regions == {1: north, 2: east, 3: south, 4: delta}
    assert t.asked() == {"isis": "action"}


def test_c_50_no_caravan_wanted():
    """Ankh C-50: a caravan may be declined (A-13.1)."""
    t = caravan()
    regions = dict(t.s.regions)
    t.say("ra", "no")
    assert t.s.regions == regions
    assert t.s.camels == 0
    assert t.events("caravan") == []
    assert t.asked() == {"isis": "action"}


EIGHT_REGIONS = (  # legal caravans, one after another: 20 camels
    "caravan 14|15 15|24 24|25",
    "caravan 33|43 34|43 34|44",
    "caravan 75|76 76|85 85|86 86|96",
    "caravan 51|61 52|61 52|62 53|62 53|63",
    "caravan 18|28 27|28 27|38 37|38 37|47",
)


def test_c_51_no_caravan_without_a_token():
    """Ankh C-51: with all eight order tokens on the board no caravan is possible (A-13.6)."""
    camels: list[str] = []
    for regions, key in enumerate(EIGHT_REGIONS, 3):
        t = caravan(camels=camels)
        assert len(t.s.regions) == regions
        (chain,) = [chain for chain in legal_caravans(t.s) if chain == key]
        camels += [BORDER_KEYS[n] for n in members(chain.camels)]
    t = caravan(camels=camels)
    assert sorted(t.s.regions) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert camels_left(t.s) == 10
    further = [chain for region in t.s.regions.values() for chain in cuts(region, 0)]
    assert further  # only tokens are missing
    assert legal_caravans(t.s) == []
    assert t.asked() == {"isis": "action"}
    assert t.events("caravan") == []
    assert t.events("no_caravan") == [{"possible": False}]
    assert why_not_caravan(t.s, further[0]).reason == "no_token_left"
