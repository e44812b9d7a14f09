"""The components of Kemet against the facts that were gathered of them, piece by piece.

The facts lie beside the repository, in ``../shared/games/kemet/facts.json``.  Where the
repository stands alone these tests are skipped, except in CI, which must have the facts.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from rules.kemet import boards, data
from rules.kemet.data import BattleCard, Card, Colour, Creature, Power

from .kemet import area

FACTS = Path(__file__).resolve().parents[2].parent / "shared/games/kemet/facts.json"
DI_CODES = {
    "WARRAGE": Card.RAGE,
    "WARFURY": Card.FURY,
    "ENLIST": Card.ENLISTMENT,
    "TELEPORT": Card.TELEPORTATION,
}
SPACES = {
    "G": "gold",
    "MU": "move1",
    "RC": "recruit",
    "MM": "move2",
    "BD": "build",
    "PM": "pray2",
    "PL": "pray3",
    "BW": "white",
    "BR": "red",
    "BB": "blue",
}
ICONS = {"battle": "battle", "day": "day", "black cartouche": "opponent"}


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    if not FACTS.exists():
        if os.environ.get("CI"):
            pytest.fail(f"{FACTS} is missing")
        pytest.skip(f"{FACTS} is not here: the repository stands alone")
    return json.loads(FACTS.read_text(encoding="utf-8"))


def tile_number(code):
    return 100 * ("WRB".index(code[0]) + 1) + 10 * int(code[1]) + "ABCD".index(code[2]) + 1


def test_every_power_tile(facts):
    known = {tile_number(tile["code"]): tile for tile in facts["power_tiles"]}
    assert sorted(data.TILES) == sorted(known)
    for number, tile in known.items():
        kind = data.TILES[number]
        assert (kind.colour, kind.level, kind.power) == (
            tile["colour"],
            tile["cost"],
            tile["identity"],
        ), number
        assert kind.level == tile["level"]
        assert (data.CREATURE_OF.get(kind.power) or None) == tile["creature"]
        copies = [other for other in data.TILES.values() if other.power is kind.power]
        assert len(copies) == tile["copies_in_game"]


def test_numbers_of_tiles(facts):
    """What a tile adds is a number of the rules where it is more than 1."""
    machine = {tile["identity"]: tile["machine"] for tile in facts["power_tiles"]}
    assert machine[Power.REINFORCEMENTS]["night_soldiers"] == data.REINFORCEMENTS
    assert machine[Power.VISION]["night_di_choice"] == data.VISION_CARDS
    assert machine[Power.HIGH_PRIEST]["night_prayer"] == data.HIGH_PRIEST_PRAYER
    assert machine[Power.PRIEST_OF_AMON]["night_prayer"] == data.AMON_PRAYER
    assert machine[Power.RECRUITING_SCRIBE]["recruit_free"] == data.SCRIBE_SOLDIERS
    assert machine[Power.INITIATIVE]["pre_battle_kills"] == data.INITIATIVE_KILLS
    assert machine[Power.HOLY_WAR]["prayer_per_win"] == data.HOLY_WAR_PRAYER
    assert machine[Power.CRUSADE]["prayer_per_kill"] == data.CRUSADE_PRAYER
    assert machine[Power.LEGION]["army_limit"] == data.LEGION_LIMIT


def test_every_creature(facts):
    assert {creature["id"] for creature in facts["creatures"]} == set(Creature)
    for known in facts["creatures"]:
        kind = data.CREATURES[Creature(known["id"])]
        wanted = tuple(known[name] for name in ("move", "strength", "damage", "protection"))
        assert (kind.move, kind.strength, kind.damage, kind.protection) == wanted
        assert data.TILES[tile_number(known["tile"])].power == known["id"]


def test_every_battle_card(facts):
    cards = facts["battle_cards"]["cards"] + facts["battle_cards"]["special_cards"]
    assert len(cards) == len(BattleCard)
    for known, card in zip(cards, BattleCard, strict=True):
        strike = data.BATTLE_CARDS[card]
        wanted = tuple(known[name] for name in ("strength", "damage", "protection"))
        assert (strike.strength, strike.damage, strike.protection) == wanted, known["code"]
        assert known["code"].lower()[:6] == card[:6]
    for known in facts["battle_cards"]["special_cards"]:
        power = data.TILES[tile_number(known["given_by_tile"])].power
        assert data.SPECIAL_OF[power][:6] == known["code"].lower()[:6]
    assert facts["battle_cards"]["per_player_colour"] == data.HAND


def test_every_di_card(facts):
    assert len(facts["di_cards"]) == len(Card)
    for known in facts["di_cards"]:
        card = DI_CODES.get(known["code"]) or Card(known["code"].lower())
        kind = data.CARDS[card]
        assert (kind.count, kind.cost, kind.icon) == (
            known["count"],
            known["cost"],
            ICONS[known["icon"]],
        ), card
        assert (card in data.IN_MOVE) == (known["phase"] == "own_move_action")
        if kind.icon == "battle":
            strike = {n: getattr(kind.strike, n) for n in ("strength", "damage", "protection")}
            assert {name: n for name, n in strike.items() if n} == known["machine"]
    assert len(data.DECK) == 35


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_every_board(facts, players):
    known, board = facts["boards"][players], boards.BOARDS[int(players)]
    assert [10 * city for city in board.cities] == [area(f"F{c}") for c in known["cities"]]
    assert set(board.areas) == {area(a["code"]) for a in known["areas"]}
    for found in known["areas"]:
        number = area(found["code"])
        assert set(board.adjacent[number]) == {area(code) for code in found["adjacent"]}
        assert (number in board.obelisks) == found["obelisk"]
        assert (number in board.temples) == (found["type"] == "temple")
        owner = found["owner_city"] if found["type"] == "district" else None
        assert boards.city_of(number) == ("ABCDE".index(owner) + 1 if owner else 0)
        if found["type"] == "temple":
            temple = found["temple"]
            assert boards.PAY[number] == temple["prayer_end_of_day"]
            sacrifice = boards.DELTA_SACRIFICE if number == boards.DELTA_TEMPLE else 0
            assert temple["soldiers_to_sacrifice"] == sacrifice
    harbours = {frozenset(pair) for pair in board.harbours}
    wanted = [edge for edge in known["edges"] if edge["kind"] == "harbour"]
    assert harbours == {frozenset((area(e["a"]), area(e["b"]))) for e in wanted}
    assert known["has_sanctuary"] == (boards.SANCTUARY in board.areas)


def test_the_pyramid_of_actions(facts):
    spaces = {
        SPACES[space["code"]]: (row["row"], space)
        for row in facts["action_pyramid"]["rows"]
        for space in row["spaces"]
    }
    assert list(spaces) == list(data.SPACES)
    for space, (row, known) in spaces.items():
        kind = data.SPACES[data.Space(space)]
        assert kind.row == row
        if kind.deed is None:
            assert known["actions"] == list(data.GOLD_DEEDS)
        else:
            colour = f"_{kind.colour}" if kind.colour else ""
            assert known["action"] == f"{kind.deed}{colour}"


def test_numbers(facts):
    limits, setup, costs = facts["limits"], facts["setup"], facts["costs"]
    assert (limits["players_min"], limits["players_max"]) == (data.SEATS[0], data.SEATS[-1])
    assert limits["prayer_max"] == data.MOST_PRAYER
    assert limits["army_limit"] == data.ARMY_LIMIT
    assert limits["soldiers_per_player"] == data.SOLDIERS
    assert limits["pyramid_max_level"] == data.HIGHEST
    assert limits["action_tokens_per_player"] == data.TOKENS
    assert setup["prayer"] == data.START_PRAYER
    assert setup["soldiers_on_board"] == data.START_SOLDIERS
    splits = {tuple(sorted(split)) for split in setup["pyramid_level_splits"]}
    assert splits == set(data.START_LEVELS)
    assert setup["pyramid_colours"] == list(Colour)
    assert costs["teleport"] == data.TELEPORT_FEE
    assert costs["pray_gain"] == data.PRAY
    assert costs["night_prayer"] == data.NIGHT_PRAYER
    targets = {
        mode: kind["vp_target"] for mode, kind in facts["modes"].items() if "vp_target" in kind
    }
    assert targets == {str(mode): n for mode, n in data.TARGET.items()}
    assert facts["modes"]["beginner"]["pyramid_max"] == data.BEGINNER_HIGHEST
    assert facts["modes"]["battle_discards"]["options"] == list(data.Discards)


def test_kinds_of_points(facts):
    names = {"tile_victory_point": "tile", "pyramid_4": "pyramid"}
    for kind, ours in (("permanent", data.PERMANENT), ("temporary", data.TEMPORARY)):
        known = [names.get(vp["id"], vp["id"]) for vp in facts["vp_kinds"][kind]]
        assert known == list(ours)
