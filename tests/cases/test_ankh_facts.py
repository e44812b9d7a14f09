"""The components, the map and the scenarios of Ankh against the facts that were gathered of them.

The facts lie beside the repository, in ``../shared/games/ankh/facts.json``.  Where the
repository stands alone these tests are skipped, except in CI, which must have the facts.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rules.ankh import data
from rules.ankh.board import (
    AROUND,
    AXIAL,
    BORDERS,
    DIRECTIONS,
    RIVERS,
    TERRAIN,
    WATER,
    Cells,
    border,
    borders_of,
    cells,
    distance,
    land,
    members,
    shore,
)
from rules.ankh.chains import LEAST_LAND, MOST_CAMELS, corners_of, cuts, is_anchor
from rules.ankh.data import Action, Base, God, Kind, MonumentKind
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.game import Ankh
from rules.ankh.scenarios import SCENARIOS, ScenarioId
from rules.ankh.setup import OWN_MONUMENTS, start_spots
from rules.ankh.state import Phase, State, extent
from rules.ankh.words import CITIES
from rules.engine.session import Session

FACTS = Path(__file__).resolve().parents[2].parent / "shared/games/ankh/facts.json"

MAPS = [(sid, key) for sid, scenario in SCENARIOS.items() for key in scenario.layouts]


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    if not FACTS.exists():
        if os.environ.get("CI"):
            pytest.fail(f"{FACTS} is missing")
        pytest.skip(f"{FACTS} is not here: the repository stands alone")
    return json.loads(FACTS.read_text(encoding="utf-8"))


def numbers(names: list[str]) -> list[int]:
    return sorted(int(name) for name in names)


def pairs(edges: list[list[str]]) -> list[tuple[int, int]]:
    return sorted(border(int(a), int(b)) for a, b in edges)


# --- the map ------------------------------------------------------------------------------


def test_hexes_with_their_terrain(facts):
    hexes = facts["map"]["hexes"]
    assert {int(h["name"]): h["terrain"][0] for h in hexes} == TERRAIN
    assert len(hexes) == len(TERRAIN) == 101
    assert {h["terrain"] for h in hexes} == {"fertile", "desert", "water"}
    for h in hexes:
        assert int(h["name"]) == 10 * (h["col"] + 1) + h["row"]
        assert AXIAL[int(h["name"])] == (h["q"], h["r"])


def test_rivers(facts):
    assert sorted(RIVERS) == pairs(facts["map"]["rivers"])
    assert len(RIVERS) == len(set(RIVERS))


def test_neighbours(facts):
    deltas = facts["map"]["neighbour_deltas_axial"]
    assert [(d.name.upper(), [d.q, d.r]) for d in DIRECTIONS] == list(deltas.items())
    at = {(h["q"], h["r"]): int(h["name"]) for h in facts["map"]["hexes"]}
    for (q, r), cell in at.items():
        assert AROUND[cell] == tuple(at.get((q + dq, r + dr)) for dq, dr in deltas.values())


def test_distances(facts):
    hexes = {int(h["name"]): (h["q"], h["r"]) for h in facts["map"]["hexes"]}
    for a, (aq, ar) in hexes.items():
        for b, (bq, br) in hexes.items():
            dq, dr = aq - bq, ar - br
            assert distance(a, b) == (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def test_start_regions(facts):
    known = {
        (tuple(numbers(r["land"])), tuple(numbers(r["water"])))
        for r in facts["map"]["start_regions"].values()
    }
    regions = land(0, 0).regions
    assert {(tuple(members(r)), tuple(members(shore(r)))) for r in regions} == known
    for h in facts["map"]["hexes"]:
        cell = int(h["name"])
        inside = sum((r | shore(r)) >> cell & 1 for r in regions)
        assert inside == len(h["start_regions"])


# --- caravans ---------------------------------------------------------------------------------


def test_borders_open_to_camels(facts):
    assert sorted(BORDERS) == pairs(facts["caravan"]["open_edges_at_start"])


def test_anchors(facts):
    """On the board without camels, a corner is an anchor at the edge, at water, at a river."""
    known = {
        frozenset(tuple(map(int, axial.split(","))) for axial in v["id"].split(";")): v
        for v in facts["caravan"]["vertices"]
    }
    met = 0
    for edge in BORDERS:
        region = next(r for r in land(0, 0).regions if r >> edge[0] & 1)
        for corner in corners_of(edge):
            v = known[corner]
            assert is_anchor(corner, region) is (v["outer"] or v["water"] or v["river"])
            met += 1
    assert met == 2 * len(BORDERS) == 330


def test_caravan_numbers(facts):
    caravan = facts["caravan"]
    assert caravan["max_camels_per_caravan"] == MOST_CAMELS
    assert caravan["min_land_hexes_per_new_region"] == LEAST_LAND
    total = 0
    for name, region in facts["map"]["start_regions"].items():
        chains = cuts(cells(numbers(region["land"])), 0)
        lengths = [chain.camels.bit_count() for chain in chains]
        by_length = {str(n): lengths.count(n) for n in sorted(set(lengths))}
        assert by_length == caravan["legal_on_empty_board"]["by_length"][name]
        assert len(chains) == caravan["legal_on_empty_board"][name]
        total += len(chains)
    assert total == caravan["legal_on_empty_board"]["total"]


# --- tracks and components ----------------------------------------------------------------------


def test_action_tracks(facts):
    board = facts["central_board"]
    assert [str(action) for action in data.ACTIONS] == board["action_order"]
    assert set(board["action_tracks"]) == set(Action)
    for action, track in board["action_tracks"].items():
        assert data.TRACK_SPACES[Action(action)] == track["spaces"]
        assert {str(n): space for n, space in data.START_SPACE.items()} == track["start_space"]
        steps = {str(n): track["spaces"] - start for n, start in data.START_SPACE.items()}
        assert steps == track["steps_to_event"]


def test_event_track(facts):
    track = facts["central_board"]["event_track"]
    assert [e["position"] for e in track] == list(range(1, len(track) + 1))
    assert [str(kind) for kind in data.EVENT_TRACK] == [e["type"] for e in track]
    conflicts = {e["conflict_number"]: e for e in track if e["type"] == "conflict"}
    positions = tuple(conflicts[n]["position"] for n in sorted(conflicts))
    assert positions == data.CONFLICT_POSITIONS
    after = {n: e["after"] for n, e in conflicts.items() if e["after"]}
    assert list(after) == [data.MERGE_AFTER, data.FORGOTTEN_AFTER, 5]
    assert after[data.MERGE_AFTER].startswith("merge")
    assert after[data.FORGOTTEN_AFTER] == "forgotten gods"


def test_devotion_track(facts):
    track = facts["devotion_track"]
    assert [track["red"][1], track["top"]] == [data.LAST_RED, data.TOP]
    assert track["blue"] == [data.LAST_RED + 1, data.TOP]
    assert (track["lowest"], track["spaces"]) == (0, data.TOP + 1)


def test_components(facts):
    box = facts["components"]
    assert {
        "warriors_per_god": data.WARRIORS,
        "gods": len(God),
        "ankh_tokens_in_pool_at_start": data.ANKH_TOKENS_IN_POOL,
        "ankh_tokens_on_dashboard": len(data.UNLOCK_LEVELS),
        "ankh_tokens_per_god": data.ANKH_TOKENS_IN_POOL + len(data.UNLOCK_LEVELS),
        "monuments": {str(kind): data.MONUMENTS_OF_A_KIND for kind in data.MONUMENTS},
        "camels": data.CAMELS,
        "conflict_order_tokens": data.CONFLICT_TOKENS,
        "bases_per_god": {str(base): data.BASES_PER_SIZE for base in Base},
        "battle_cards_per_god": len(data.CARDS),
        "sun_tokens": data.SUN_TOKENS,
        "underworld_tokens": data.UNDERWORLD_TOKENS,
        "anubis_slots": data.CAPTIVE_SLOTS,
        "start_followers": SCENARIOS[ScenarioId.MIDDLE_KINGDOM].followers,
        "city_tokens": max(len(scenario.cities) for scenario in SCENARIOS.values()),
    }.items() <= box.items()


def test_gods(facts):
    assert [str(god) for god in data.GODS] == [god["id"] for god in facts["gods"]]


def test_powers(facts):
    powers = facts["ankh_powers"]
    assert [str(power) for power in data.Power] == [power["id"] for power in powers]
    for power in powers:
        level = data.LEVEL_OF_POWER[data.Power(power["id"])]
        assert level == power["level"] == power["cost"]  # the level is what it costs
        assert data.POWERS_OF_LEVEL[level].index(power["id"]) == power["slot"] - 1
    assert sum(map(len, data.POWERS_OF_LEVEL.values())) == len(powers)


def test_unlocks(facts):
    unlocks = facts["ankh_unlocks"]
    assert [u["unlock"] for u in unlocks] == [1, 2, 3, 4, 5, 6]
    assert tuple(u["level"] for u in unlocks) == data.UNLOCK_LEVELS
    assert tuple(u["cost"] for u in unlocks) == data.UNLOCK_LEVELS
    assert tuple(u["guardian"] or 0 for u in unlocks) == data.GUARDIAN_SYMBOLS


def test_cards(facts):
    known = {card["id"]: card["strength"] for card in facts["battle_cards"]}
    assert {str(card): strength for card, strength in data.CARD_STRENGTH.items()} == known
    assert set(data.CARDS) == set(known)


def test_guardians(facts):
    known = {g["id"]: (g["level"], g["base"], g["figures"]) for g in facts["guardians"]}
    ours = {k.name.lower(): (g.level, str(g.base), g.figures) for k, g in data.GUARDIANS.items()}
    assert ours == known
    assert {g["strength"] for g in facts["guardians"]} == {1}


def test_guardian_figures_by_players(facts):
    for players, figures in facts["components"]["guardian_figures_by_players"].items():
        for kind, guardian in data.GUARDIANS.items():
            assert data.guardian_figures(kind, int(players)) == figures[guardian.base]


# --- scenarios ---------------------------------------------------------------------------------


def setup_of(facts: dict[str, Any], sid: str, key: str) -> dict[str, Any]:
    (scenario,) = [scenario for scenario in facts["scenarios"] if scenario["id"] == sid]
    return scenario["setups"][key]


@cache
def begun(sid: ScenarioId, key: str) -> State:
    """A scenario set up by the rules, with the first of the gods as first player."""
    players = len(SCENARIOS[sid].layouts[key].players)
    game = Ankh()
    options = {"scenario": sid, "map": key, "gods": list(God)[:players], "first": 0}
    return Session(game, game.new(players, options), lambda choice: 0).state


def player(s: State, god: God | None) -> int:
    """Players are numbered from 1 in turn order; 0 is nobody."""
    return 0 if god is None else s.seats.index(god) + 1


def test_scenarios_and_their_maps(facts):
    assert [s["id"] for s in facts["scenarios"]] == [str(sid) for sid in SCENARIOS]
    for scenario in facts["scenarios"]:
        ours = SCENARIOS[ScenarioId(scenario["id"])]
        assert list(ours.layouts) == list(scenario["setups"])
        assert ours.seats() == scenario["players"]
        for key, layout in ours.layouts.items():
            assert len(layout.players) == scenario["setups"][key]["players"]


@pytest.mark.parametrize(("sid", "key"), MAPS)
def test_pieces_of_a_scenario(facts, sid, key):
    s = begun(sid, key)
    words = {Kind.GOD: "god", Kind.WARRIOR: "warrior"}
    ours = [(words[f.kind], cell, player(s, f.owner)) for cell, f in s.figures.items()]
    ours += [(str(m.kind), cell, player(s, m.owner)) for cell, m in s.monuments.items()]
    if s.phase is Phase.DRAFT:
        ours += [("start_spot", cell, player(s, god)) for god, cell in start_spots(s).items()]
    known = [
        (p["kind"], int(p["hex"]), p["player"]) for p in setup_of(facts, sid, key)["placements"]
    ]
    assert sorted(ours) == sorted(known)


@pytest.mark.parametrize(("sid", "key"), MAPS)
def test_regions_of_a_scenario(facts, sid, key):
    s, known = begun(sid, key), setup_of(facts, sid, key)
    camels = [edge for chain in known["caravans"] for edge in chain]
    assert borders_of(s.camels) == pairs(camels)
    assert list(members(s.flooded)) == numbers(known.get("unavailable", []))
    assert {token: list(members(region)) for token, region in s.regions.items()} == {
        r["order"]: numbers(r["land"]) for r in known["regions"]
    }
    assert {token: list(members(extent(s, token) & WATER)) for token in s.regions} == {
        r["order"]: numbers(r["water"]) for r in known["regions"]
    }


@pytest.mark.parametrize(("sid", "key"), MAPS)
def test_caravans_of_a_scenario_are_legal(facts, sid, key):
    """Each chain that a map begins with could have been built by a player."""
    s, known = begun(sid, key), setup_of(facts, sid, key)
    camels = 0
    for chain in known["caravans"]:
        regions = land(camels, s.flooded).regions
        options = [c for region in regions for c in cuts(region, cells(s.cities))]
        (built,) = [c.camels for c in options if borders_of(c.camels) == pairs(chain)]
        camels |= built
    assert camels == s.camels


@pytest.mark.parametrize(("sid", "key"), MAPS)
def test_cities_and_grey_hexes_of_a_scenario(facts, sid, key):
    s, known = begun(sid, key), setup_of(facts, sid, key)
    named = {city.cell: city.name for city in SCENARIOS[sid].cities}
    assert {c: (named[c], player(s, god)) for c, god in s.cities.items()} == {
        int(c["hex"]): (c["name"].lower().replace("-", "_"), c.get("controller", 0))
        for c in known["cities"]
    }
    assert set(named.values()) <= set(CITIES)
    grey: Cells = rules_of(s).closed_to_tokens(s)
    assert list(members(grey)) == numbers(known.get("grey", []))


@pytest.mark.parametrize(("sid", "key"), MAPS)
def test_numbers_of_a_scenario(facts, sid, key):
    s, known = begun(sid, key), setup_of(facts, sid, key)
    assert {sheet.devotion for sheet in s.sheets.values()} == {known["start_devotion"]}
    assert {sheet.followers for sheet in s.sheets.values()} == {known["start_followers"]}
    aside = 1 if known.get("city_tokens") else 0
    for god, sheet in s.sheets.items():
        own = sum(m.owner is god for m in s.monuments.values())
        assert sheet.ankhs == data.ANKH_TOKENS_IN_POOL - aside - own
    extra = known.get("event_followers", {})
    conflicts = zip(data.CONFLICT_POSITIONS, extra.get("conflicts", [0] * 5), strict=True)
    followers = {position: count for position, count in conflicts if count}
    followers |= dict.fromkeys(extra.get("auction_events", []), 1)
    assert s.event_followers == followers


@pytest.mark.parametrize(("sid", "key"), MAPS)
def test_auctions_of_a_scenario(facts, sid, key):
    """The marked events are auctions, and all six guardians wait for them in a row."""
    s, known = begun(sid, key), setup_of(facts, sid, key)
    auctions = known.get("event_followers", {}).get("auction_events", [])
    assert list(SCENARIOS[sid].auctions) == auctions
    assert len(s.row) == len(auctions)
    if auctions:
        assert sorted(s.row) == sorted(data.GUARDIANS)
        assert [data.GUARDIANS[kind].level for kind in s.row] == [1, 1, 2, 2, 3, 3]
        assert all(data.EVENT_TRACK[n - 1] is data.EventKind.CONTROL for n in auctions)


@pytest.mark.parametrize(("sid", "key"), MAPS)
def test_supply_of_a_scenario(facts, sid, key):
    """What is not on the board lies in the supply, or is to be drafted."""
    s, known = begun(sid, key), setup_of(facts, sid, key)
    assert (s.phase is Phase.DRAFT) is ("draft_pool" in known)
    if "draft_pool" in known:
        assert {str(kind): left for kind, left in s.supply.items()} == known["draft_pool"]
        assert known["personal_supply"] == OWN_MONUMENTS
        assert sum(s.supply.values()) == OWN_MONUMENTS * known["players"]
        return
    placed = [p["kind"] for p in known["placements"]]
    box = facts["components"]["monuments"]
    assert s.supply == {kind: box[kind] - placed.count(kind) for kind in data.MONUMENTS}
    assert MonumentKind.SITE not in s.supply
