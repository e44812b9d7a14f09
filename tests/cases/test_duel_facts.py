"""The components of Duel against the facts that were gathered of them, piece by piece.

The facts lie beside the repository, in ``../shared/games/duel/facts.json``.  Where the
repository stands alone these tests are skipped, except in CI, which must have the facts.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules.duel import data, layouts
from rules.duel.cards import CARDS, Count
from rules.duel.keys import What
from rules.duel.refusals import Reason
from rules.duel.scoring import categories

FACTS = Path(__file__).resolve().parents[2].parent / "shared/games/duel/facts.json"
BACKS = {
    "age1": "age_1",
    "age2": "age_2",
    "age3": "age_3",
    "guild": "guild",
    "grand_temple": "temple",
}
COUNTS = {
    "own_grey_cards": Count.GREY,
    "own_brown_cards": Count.BROWN,
    "own_red_cards": Count.RED,
    "own_yellow_cards": Count.YELLOW,
    "own_constructed_wonders": Count.WONDERS,
    "yellow_cards": Count.YELLOW,
    "brown_plus_grey_cards": Count.RESOURCES,
    "constructed_wonders": Count.WONDERS,
    "blue_cards": Count.BLUE,
    "green_cards": Count.GREEN,
    "red_cards": Count.RED,
    "full_sets_of_3_coins": Count.COINS,
}


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    if not FACTS.exists():
        if os.environ.get("CI"):
            pytest.fail(f"{FACTS} is missing")
        pytest.skip(f"{FACTS} is not here: the repository stands alone")
    return json.loads(FACTS.read_text(encoding="utf-8"))


def cost(printed):
    """A printed cost, as the facts write it."""
    units = {r: n for r, n in zip(data.RESOURCES, printed.units, strict=True) if n}
    return {"coins": printed.coins, **units}


def known_cost(known):
    return {name: n for name, n in known.items() if n or name == "coins"}


def place(name):
    """32 for r3.2."""
    return int(name[1]) * 10 + int(name[3])


# --- cards ------------------------------------------------------------------------------------


def test_every_card_is_there_once(facts):
    known = [card["id"] for card in facts["cards"] + facts["grand_temples"]]
    assert sorted(CARDS) == sorted(known)
    assert Counter(kind.back for kind in CARDS.values()) == {
        "age_1": 23,
        "age_2": 23,
        "age_3": 20,
        "guild": 7,
        "temple": 5,
    }


def test_every_card_as_printed(facts):
    for known in facts["cards"]:
        kind = CARDS[known["id"]]
        made = {r: n for r, n in zip(data.RESOURCES, kind.makes, strict=True) if n}
        assert {
            "deck": kind.back,
            "color": kind.colour,
            "cost": cost(kind.cost),
            "chain_gives": kind.gives,
            "chain_needs": kind.needs,
            "produces_fixed": made,
            "produces_choice": set(kind.chooses),
            "trade_price_1": set(kind.fixes),
            "shields": kind.shields,
            "vp": kind.points,
            "science": kind.symbol,
            "coins_on_build": kind.coins,
        } == {
            "deck": BACKS[known["deck"]],
            "cost": known_cost(known["cost"]),
            "produces_choice": set(known["produces_choice"]),
            "trade_price_1": set(known["trade_price_1"]),
            **{
                name: known[name]
                for name in ("color", "chain_gives", "chain_needs", "produces_fixed", "shields")
            },
            **{name: known[name] for name in ("vp", "science", "coins_on_build")},
        }, known["id"]


def test_what_cards_count(facts):
    for known in facts["cards"]:
        kind, now, guild = CARDS[known["id"]], known["coins_per_on_build"], known["guild"]
        wanted = (None, 0, 0)
        if now:
            wanted = (COUNTS[now["per"]], now["amount"], 0)
        elif guild:
            each, points = guild["coins_each_on_build"], guild["vp_each_at_end"]
            wanted = (COUNTS[guild["count"]], each, points)
        assert (kind.counts, kind.each, kind.points_each) == wanted, known["id"]


def test_grand_temples(facts):
    for known in facts["grand_temples"]:
        kind = CARDS[known["id"]]
        assert cost(kind.cost) == known_cost(known["cost"])
        assert kind.mythology == known["free_with_mythology_token"]
        assert (kind.back, kind.colour) == ("temple", known["color"])


# --- Wonders and tokens -------------------------------------------------------------------------


def test_wonders(facts):
    assert [known["id"] for known in facts["wonders"]] == list(data.WONDERS)
    for known in facts["wonders"]:
        kind = data.WONDERS[known["id"]]
        assert cost(kind.cost) == known_cost(known["cost"])
        assert set(kind.chooses) == set(known["produces_choice"])
        ours = (kind.points, kind.replay, kind.shields, kind.coins, kind.loss)
        names = ("vp", "replay", "shields", "coins_on_build", "opponent_loses_coins")
        assert ours == tuple(known[name] for name in names), known["id"]
        assert (known["id"] in data.PANTHEON_WONDERS) == (known["expansion"] == "pantheon")


def test_progress_tokens(facts):
    known = facts["progress_tokens"]
    assert [token["id"] for token in known] == list(data.Progress)
    coins = {token["id"]: token["coins_on_gain"] for token in known if token["coins_on_gain"]}
    assert coins == data.PROGRESS_COINS
    points = {token["id"]: token["vp"] for token in known if token["vp"]}
    assert points == data.PROGRESS_POINTS
    pantheon = [token["id"] for token in known if token["expansion"] == "pantheon"]
    assert pantheon == list(data.PANTHEON_PROGRESS)


def test_symbols(facts):
    known = facts["science_symbols"]
    assert list(data.Symbol) == [*known["on_cards"], *known["special"]]
    assert known["to_win"] == data.SYMBOLS_TO_WIN
    on_cards = Counter(kind.symbol for kind in CARDS.values() if kind.symbol)
    assert on_cards == dict.fromkeys(known["on_cards"], 2)


def test_gods(facts):
    gods = {m["id"]: tuple(m["gods"]) for m in facts["mythologies"]}
    assert gods == data.GODS
    assert [god["id"] for god in facts["gods"]] == list(data.God)[:-1]
    by_id = {god["id"]: god for god in facts["gods"]}
    assert by_id["tanit"]["coins_on_activate"] == data.TANIT_COINS
    assert by_id["aphrodite"]["vp"] == data.APHRODITE_POINTS
    assert by_id["mars"]["shields"] == data.MARS_SHIELDS
    assert facts["gate"]["id"] == data.God.GATE
    tokens = Counter(token["mythology"] for token in facts["mythology_tokens"])
    assert tokens == Counter(data.MYTHOLOGY_TOKENS)
    offerings = tuple(token["discount"] for token in facts["offering_tokens"])
    assert offerings == data.OFFERINGS
    for slot in facts["pantheon_board"]["slots"]:
        prices = (slot["cost_A"], slot["cost_B"])
        assert tuple(data.slot_cost(slot["slot"], side) for side in data.Side) == prices
    temples = {int(n): points for n, points in facts["scoring"]["grand_temples"].items()}
    assert dict(enumerate(data.TEMPLE_POINTS)) == temples


# --- boards and layouts -------------------------------------------------------------------------


@pytest.mark.parametrize("age", layouts.AGES)
def test_layouts(facts, age):
    known = {place(p["pos"]): p for p in facts["layouts"][f"age{age}"]["positions"]}
    assert tuple(known) == layouts.PLACES[age]
    for at, position in known.items():
        assert layouts.COLUMN[age][at] == position["column"]
        assert set(layouts.COVERED_BY[age][at]) == {place(p) for p in position["covered_by"]}
        assert set(layouts.COVERS[age][at]) == {place(p) for p in position["covers"]}
        assert (at in layouts.FACE_UP[age]) == (position["face"] == "up")
    tokens = {1: layouts.MYTHOLOGY_PLACES, 2: layouts.OFFERING_PLACES}.get(age, ())
    assert tuple(at for at, p in known.items() if p["pantheon_token"]) == tokens


def test_track(facts):
    track = facts["conflict_track"]
    assert track["range"] == [-data.CAPITAL, data.CAPITAL]
    for zone in track["vp_zones"][:-1]:
        for distance in range(zone["abs_min"], zone["abs_max"] + 1):
            assert data.ZONE_POINTS[distance] == zone["vp"]
    for token in track["military_tokens"]:
        sign = 1 if token["side"] == "B" else -1
        assert sign * token["coins"] in data.MILITARY_TOKENS
        begins = min(abs(space) for space in token["zone"])
        assert data.ZONE_BEGINS[token["coins"]] == begins


def test_set_up(facts):
    known = facts["setup"]
    assert {
        "coins_each": data.START_COINS,
        "progress_tokens_on_board": data.ON_BOARD,
        "progress_pool_base": len(data.BASE_PROGRESS),
        "progress_pool_pantheon": len(data.Progress),
        "wonders_pool_base": len(data.BASE_WONDERS),
        "wonders_pool_pantheon": len(data.Wonder),
        "wonders_dealt": data.BATCH * len(data.DRAFT),
        "removed_per_age_deck": layouts.REMOVED,
        "guilds_added_age3_base": layouts.SPECIAL_CARDS,
        "grand_temples_added_age3_pantheon": layouts.SPECIAL_CARDS,
        "cards_per_age": layouts.CARDS_OF_AGE,
        "mythology_tokens_on_age1": len(layouts.MYTHOLOGY_PLACES),
        "offering_tokens_on_age2": len(layouts.OFFERING_PLACES),
    } == known
    orders = [facts["draft"][f"order_batch_{n}"] for n in (1, 2)]
    assert [["AB"[side] for side in order] for order in data.DRAFT] == orders


def test_decisions_and_refusals_are_those_of_the_rules():
    assert len(What) == 24
    engine_has = {"game_over", "not_your_turn"}
    assert len(Reason) + len(engine_has) == 17
    assert len(categories(pantheon=True)) == 9
