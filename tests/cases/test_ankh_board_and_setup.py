"""Ankh, cases C-01 to C-10: the map, adjacency, regions and the set-up."""

from __future__ import annotations

import pytest

from rules.ankh.board import (
    DESERT,
    FERTILE,
    NEIGHBOURS,
    RIVERS,
    TERRAIN,
    WATER,
    land,
    members,
)
from rules.ankh.caravan import free_token
from rules.ankh.data import CONFLICT_TOKENS, God, Kind, MonumentKind
from rules.ankh.game import Ankh
from rules.ankh.refusals import why_not_adjacent
from rules.ankh.state import State, adjacent, camels_left, extent
from rules.engine.session import Session
from tests.cases.ankh import no_chance, table

WEST, EAST, DELTA = 1, 2, 3  # the tokens of the base position
BY_LEVEL = ["cat", "mummy", "scorpion"]


def around(cell: int) -> list[int]:
    """The cells adjacent to a cell on the board without camels."""
    return list(members(land(0, 0).adjacent[cell]))


def regions_of(s: State, cell: int) -> list[int]:
    """The tokens of all regions that a cell belongs to."""
    return [token for token in s.regions if extent(s, token) >> cell & 1]


def sizes(s: State) -> list[int]:
    """The land hexes of the regions, in the order of their tokens."""
    return [s.regions[token].bit_count() for token in sorted(s.regions)]


def set_up(scenario: str, players: int, guardians: list[str] | None = None) -> State:
    game = Ankh()
    options = {
        "scenario": scenario,
        "gods": list(God)[:players],
        "guardians": guardians or BY_LEVEL,
        "first": 0,
    }
    return Session(game, game.new(players, options), no_chance).state


def cell_of(s: State, god: God, kind: Kind) -> int:
    (cell,) = [c for c, f in s.figures.items() if f.owner is god and f.kind is kind]
    return cell


def tokens_left(s: State) -> list[int]:
    return [token for token in range(1, CONFLICT_TOKENS + 1) if token not in s.regions]


# --- map, adjacency, regions --------------------------------------------------------------


def test_c_01_the_board():
    """Ankh C-01: terrain, rivers and the three regions that the rivers make (A-1.1, A-1.5)."""
    assert len(TERRAIN) == 101
    assert FERTILE.bit_count() == 43
    assert DESERT.bit_count() == 39
    assert WATER.bit_count() == 19
    assert len(RIVERS) == len(set(RIVERS)) == 31
    s = table(isis="", amun="").s
    assert {token: region.bit_count() for token, region in s.regions.items()} == {
        WEST: 32,
        EAST: 28,
        DELTA: 22,
    }
    assert [11 in members(s.regions[WEST]), 66 in members(s.regions[EAST])] == [True, True]
    assert s.regions[DELTA] & FERTILE == s.regions[DELTA]


def test_c_02_a_river_separates_neighbours():
    """Ankh C-02: neighbours share a border; adjacent they are only without a river (A-1.4)."""
    assert NEIGHBOURS[65] == (64, 75, 76, 66, 56, 55)
    assert around(65) == [55, 56, 64]
    assert WATER >> 56 & 1
    s = table(isis="", amun="").s
    for across in (75, 76, 66):
        assert why_not_adjacent(s, [65], across).reason == "river_between"


def test_c_03_a_hex_at_the_edge():
    """Ankh C-03: 11 has three neighbours, two of them across the river (A-1.3, A-1.4)."""
    assert sorted(NEIGHBOURS[11]) == [12, 20, 21]
    assert around(11) == [12]


def test_c_04_water_belongs_to_every_region_it_borders():
    """Ankh C-04: water touches all around it and is in several regions (A-1.6, ruling 3)."""
    s = table(isis="", amun="").s
    assert around(56) == [45, 46, 55, 57, 65, 66]
    assert regions_of(s, 56) == [WEST, EAST]
    assert regions_of(s, 111) == [EAST, DELTA]
    assert regions_of(s, 70) == [DELTA]


def test_c_05_adjacent_to_the_pyramid_but_not_across_the_river():
    """Ankh C-05: the warrior is next to the pyramid, not to the Scorpion (A-1.4)."""
    s = table(ra="w 64", amun="scorpion 74@n+ne", neutral=["pyramid 65"]).s
    assert adjacent(s)[64] >> 65 & 1
    assert 74 in NEIGHBOURS[64]
    assert not adjacent(s)[64] >> 74 & 1
    assert not adjacent(s)[74] >> 64 & 1
    assert why_not_adjacent(s, [64], 74).reason == "river_between"


def test_c_06_camels_make_a_fourth_region():
    """Ankh C-06: a caravan splits the West; its water is in both parts (A-1.5, A-1.6)."""
    t = table(isis="god 23", amun="", camels=["13|14", "14|23", "23|24", "24|34"])
    assert sorted(sizes(t.s)) == [14, 18, 22, 28]
    assert not adjacent(t.s)[23] >> 24 & 1
    assert not adjacent(t.s)[24] >> 23 & 1
    (north,), (south,), (east,) = (regions_of(t.s, cell) for cell in (11, 14, 66))
    assert [len(t.region(token)) for token in (north, south, east)] == [14, 18, 28]
    for lake in (35, 36, 46):
        assert sorted(regions_of(t.s, lake)) == sorted([north, south])
    assert sorted(regions_of(t.s, 56)) == sorted([north, south, east])
    t.say("isis", "summon")
    assert t.refused("isis", "w 24") == "camel_between"


# --- set-up -----------------------------------------------------------------------------------


def test_c_07_middle_kingdom_for_three():
    """Ankh C-07: the pieces, pools and supplies of a three-player game (A-3)."""
    s = set_up("middle_kingdom", 3)
    first, second, third = s.seats
    for god in s.seats:
        figures = [f.kind for f in s.figures.values() if f.owner is god]
        assert sorted(figures) == [Kind.GOD, Kind.WARRIOR]
        assert sum(m.owner is god for m in s.monuments.values()) == 1
        sheet = s.sheets[god]
        assert (sheet.warriors, sheet.ankhs, sheet.followers) == (5, 8, 1)
        assert sheet.devotion == 0
        assert [len(sheet.hand), len(sheet.played), len(sheet.powers)] == [7, 0, 0]
    assert len(s.figures) == 6
    assert sum(m.owner is None for m in s.monuments.values()) == 6
    assert len(s.monuments) == 9
    assert s.supply == {MonumentKind.OBELISK: 7, MonumentKind.PYRAMID: 7, MonumentKind.TEMPLE: 7}
    assert camels_left(s) == 30
    assert tokens_left(s) == [4, 5, 6, 7, 8]
    assert free_token(s) == 4
    assert list(s.ranking) == [third, second, first]
    assert s.guardians == {Kind.CAT_MUMMY: 2, Kind.MUMMY: 2, Kind.GIANT_SCORPION: 2}


def test_c_08_middle_kingdom_for_four():
    """Ankh C-08: four regions in order, a god in each; all figures of small guardians (A-3)."""
    s = set_up("middle_kingdom", 4)
    assert sizes(s) == [14, 18, 22, 28]
    north, south, delta, east = (s.regions[token] for token in (1, 2, 3, 4))
    assert [north >> 11 & 1, south >> 14 & 1, delta >> 20 & 1, east >> 66 & 1] == [1, 1, 1, 1]
    assert camels_left(s) == 26
    assert tokens_left(s) == [5, 6, 7, 8]
    for k, god in enumerate(s.seats, 1):
        assert regions_of(s, cell_of(s, god, Kind.GOD)) == [k]


@pytest.mark.parametrize(
    ("guardians", "figures"),
    [(["cat", "mummy", "scorpion"], [3, 3, 2]), (["satet", "apep", "sphinx"], [3, 2, 2])],
)
def test_c_08_guardian_figures_for_four(guardians, figures):
    """Ankh C-08: with four players 3 figures of each small guardian, 2 of each large (A-3.7)."""
    s = set_up("middle_kingdom", 4, guardians)
    assert dict(s.guardians) == dict(zip(guardians, figures, strict=True))


def test_c_09_old_kingdom_for_five():
    """Ankh C-09: obelisk k in region k, but god k beside the next player's obelisk (A-23.2)."""
    s = set_up("old_kingdom", 5)
    assert sizes(s) == [12, 15, 17, 22, 16]
    inside = [66, 16, 11, 20, 74]  # East South, West South, West North, Delta, East North
    assert all(s.regions[k] >> cell & 1 for k, cell in enumerate(inside, 1))
    for k, god in enumerate(s.seats, 1):
        (obelisk,) = [c for c, m in s.monuments.items() if m.owner is god]
        assert s.monuments[obelisk].kind is MonumentKind.OBELISK
        assert regions_of(s, obelisk) == [k]
        assert regions_of(s, cell_of(s, god, Kind.GOD)) == [k % 5 + 1]
    assert camels_left(s) == 23
    kinds = [m.kind for m in s.monuments.values()]
    assert kinds.count(MonumentKind.OBELISK) == 5
    assert kinds.count(MonumentKind.PYRAMID) == 0
    assert kinds.count(MonumentKind.TEMPLE) == 7
    assert len(kinds) == 12


@pytest.mark.parametrize(("players", "space"), [(2, 4), (3, 3), (4, 2), (5, 1)])
def test_c_10_start_spaces(players, space):
    """Ankh C-10: all four markers start on the space for the number of players (A-3.5)."""
    s = set_up("middle_kingdom", players)
    assert s.markers == {"move": space, "summon": space, "gain": space, "unlock": space}


@pytest.mark.parametrize(("players", "uses"), [(2, 3), (3, 4), (4, 5), (5, 6)])
@pytest.mark.parametrize("action", ["move", "summon", "gain"])
def test_c_10_uses_until_the_event(action, players, uses):
    """Ankh C-10: Move, Summon and Gain bring an event on use number players + 1 (A-6.8)."""
    assert uses_until_event(action, players) == uses


@pytest.mark.parametrize(("players", "uses"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_c_10_uses_of_unlock_until_the_event(players, uses):
    """Ankh C-10: Unlock brings an event on use number players (A-6.8)."""
    assert uses_until_event("unlock", players) == uses


def uses_until_event(action: str, players: int) -> int:
    """Play turn after turn with this action first; on the empty board nothing else is asked."""
    t = table(**dict.fromkeys(list(God)[:players], ""))
    for use in range(1, 10):
        god, events = t.s.seats[t.s.active], len(t.events("event"))
        t.say(god, action)
        if len(t.events("event")) > events:
            return use
        if t.s.first_action is not None:
            t.say(god, "unlock")
    raise AssertionError("no event ever came")
