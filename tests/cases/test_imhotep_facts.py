"""The components and boards of Imhotep against the facts that were gathered of them.

The facts lie beside the repository, in ``../shared/games/imhotep/facts.json``.  Where the
repository stands alone these tests are skipped, except in CI, which must have the facts.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from rules.imhotep import data, designed
from rules.imhotep.game import Imhotep
from rules.imhotep.refusals import Reason

FACTS = Path(__file__).resolve().parents[2].parent / "shared/games/imhotep/facts.json"


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    if not FACTS.exists():
        if os.environ.get("CI"):
            pytest.fail(f"{FACTS} is missing")
        pytest.skip(f"{FACTS} is not here: the repository stands alone")
    return json.loads(FACTS.read_text(encoding="utf-8"))


def by_players(table):
    return {int(players): tuple(values) for players, values in table.items()}


def test_players(facts):
    known = facts["players"]
    assert Imhotep().seats == range(known["minimum"], known["maximum"] + 1)
    assert list(data.COLOURS) == known["colours"]


def test_stones(facts):
    known = facts["stones"]
    assert known["in_play_per_player"] == data.STONES
    assert known["sled_capacity"] == data.SLED
    assert known["taken_per_get_action"] == data.STONES_TAKEN
    assert tuple(known["start_on_sled_by_turn_order"]) == data.START_STONES


def test_ships(facts):
    known = facts["ships"]
    assert {t["capacity"]: t["minimum"] for t in known["types"]} == data.MINIMUM_LOAD
    assert {t["capacity"]: t["count"] for t in known["types"]} == data.FLEET
    assert known["per_round"] == data.SHIPS
    assert sum(data.FLEET.values()) == known["total"]


def test_round_cards(facts):
    known = facts["rounds"]
    cards = {
        int(players): tuple("-".join(map(str, card)) for card in cards)
        for players, cards in known["cards"].items()
    }
    assert cards == data.ROUND_CARDS
    assert known["played"] == data.ROUNDS
    for card in (card for cards in data.ROUND_CARDS.values() for card in cards):
        sizes = Counter(map(int, card.split("-")))
        assert sizes.total() == data.SHIPS
        assert all(count <= data.FLEET[size] for size, count in sizes.items())


def test_market_cards(facts):
    known = facts["market"]
    cards = {c["id"]: (c["colour"], c["count"], c["site"]) for c in known["cards"]}
    ours = {card: (kind.colour, kind.count, kind.site) for card, kind in data.CARDS.items()}
    assert ours == cards
    assert len(data.DECK) == known["deck_size"] == 34
    boards = known["boards"]
    assert {side: boards[side]["face_up"] for side in boards} == data.FACE_UP
    assert {side: boards[side]["face_down"] for side in boards} == data.FACE_DOWN
    assert known["unused_blue_points_at_end"] == data.POINTS_OF_BLUE
    assert known["statue_table"]["points_for_1_to_5"] == list(data.POINTS_OF_GROUP[1:])
    assert known["statue_table"]["each_further"] == data.POINTS_BEYOND
    assert known["ornament"]["stones_per_point"] == data.STONES_PER_ORNAMENT_POINT


def test_sites(facts):
    assert facts["sites"]["order_on_table"] == list(data.SITES)


def cells(known):
    return [{"bonus": None, **{k: v for k, v in cell.items() if k != "n"}} for cell in known]


def test_pyramids(facts):
    known = facts["sites"]["pyramid"]
    assert [asdict(cell) for cell in data.GREAT_PYRAMID] == cells(known["A"]["cells"])
    ours = {p: [asdict(cell) for cell in built] for p, built in designed.SMALL_PYRAMIDS.items()}
    assert ours == {p["id"]: cells(p["cells"]) for p in known["B"]["pyramids"]}
    assert set(data.Bonus) == set(known["B"]["bonuses"])
    assert known["A"]["surplus_points"] == known["B"]["surplus_points"] == data.POINTS_OF_SURPLUS


def test_temple(facts):
    known = facts["sites"]["temple"]
    assert {int(n): count for n, count in known["cells_by_players"].items()} == data.TEMPLE_CELLS
    assert {cell.points for cell in data.TEMPLE_A} == {known["A"]["points_per_visible_stone"]}
    assert {cell.reward for cell in data.TEMPLE_A} == {"points"}
    ours = [(cell.reward, cell.points, cell.stones) for cell in designed.TEMPLE_B]
    assert ours == [
        (c["kind"], c.get("points", 0), c.get("or_stones", 0)) for c in known["B"]["cells"]
    ]


def test_tomb(facts):
    known = facts["sites"]["tomb"]
    assert known["rows"] == data.TOMB_ROWS
    assert known["A"]["group_points_for_1_to_5"] == list(data.POINTS_OF_GROUP[1:])
    assert known["A"]["each_further"] == data.POINTS_BEYOND
    ranks = known["B"]["rank_points_per_row_by_players"]
    assert by_players(ranks) == designed.TOMB_ROW_POINTS


def test_obelisks(facts):
    known = facts["sites"]["obelisks"]
    assert by_players(known["A"]["rank_points_by_players"]) == data.OBELISK_POINTS
    assert set(by_players(known["B"]["tower_points_by_players"]).values()) == {
        designed.TOWER_POINTS
    }
    assert known["B"]["stones_per_tower"] == data.STONES_OF_TOWER
    assert known["B"]["loose_stone_points_at_end"] == data.POINTS_OF_LOOSE


def test_wrath(facts):
    known = facts["variants"]["wrath_of_the_pharaoh"]
    assert known["penalty"] == data.WRATH
    assert known["needs_stone_on_each_of"] == list(data.WRATH_SITES)


def test_what_is_designed_here_stands_in_one_place(facts):
    """Every value that the facts mark as designed is a value of ``designed.py``."""
    paths = {one["path"] for one in facts["designed_or_uncertain"]}
    homes = {
        "sites.pyramid.B.pyramids[*].cells[1..4]": "SMALL_PYRAMIDS",
        "sites.pyramid.B.pyramids[*].cells": "SMALL_PYRAMIDS",
        "sites.obelisks.B.tower_points_by_players": "TOWER_POINTS",
        "sites.tomb.B.rank_points_per_row_by_players": "TOMB_ROW_POINTS",
        "sites.temple.B.cells": "TEMPLE_B",
        "rounds.cards.3": "",  # a printed card, disputed: in data.py
        "turn.pass": "",  # a rule, in turn.py
    }
    assert set(homes) == paths
    assert all(
        hasattr(designed, name) and not hasattr(data, name) for name in homes.values() if name
    )


def test_reasons():
    """The codes of I-14.2, in their order, but for those that every game has."""
    assert [reason.value for reason in Reason] == [
        "decision_pending",
        "not_your_decision",
        "card_not_held",
        "card_not_playable",
        "sled_full",
        "quarry_empty",
        "sled_empty",
        "no_such_ship",
        "ship_sailed",
        "slot_range",
        "slot_taken",
        "below_minimum",
        "no_such_site",
        "site_occupied",
        "bad_order",
        "pass_not_allowed",
    ]
