"""Views and events show nothing that is hidden (RULES I-14.1)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.tables import shown
from rules.engine import plain
from tests.cases.imhotep import GAME, table
from tests.conformance.played import decisions

from .random_games import sessions


def with_other_secrets(s):
    """The same table as far as anybody can see it, with everything hidden changed."""
    other = plain.copy(s)
    other.unseen = ("statue",) * len(s.unseen)
    other.discard = ("lever",) * len(s.discard)
    other.laid = ("chisel",) * len(s.laid)
    other.round_cards = ("4-3-2-2",) * len(s.round_cards)
    if other.unloading is not None and other.unloading.looking:
        other.unloading = replace(other.unloading, looking=("hammer", "hammer"))
    return other


@pytest.mark.parametrize("seed", range(9))
def test_no_view_depends_on_what_is_hidden(seed):
    seats = 2 + seed % 3
    looked = 0
    for session in sessions(seed, seats, "B" if seed % 2 else "random"):
        s, other = session.state, with_other_secrets(session.state)
        buyer = s.unloading.owner if s.unloading and s.unloading.looking else None
        looked += buyer is not None
        for viewer in (None, *range(seats)):
            same = GAME.view(s, viewer) == GAME.view(other, viewer)
            assert same or viewer == buyer
    assert looked or seed % 2 == 0


@pytest.mark.parametrize("seed", range(6))
def test_what_a_buyer_saw_is_told_to_nobody_else(seed):
    """Only the kept card is named; the other one is in the buyer's event alone."""
    seats, bought = 2 + seed % 3, 0
    for session in sessions(seed, seats, "B"):
        for event in session.drain().events:
            public = json.loads(shown.dumps(shown.events([event], None)))
            if event.what == "pair_seen":
                bought += 1
                assert event.audience == (event.data["seat"],)
                assert public == []
            elif event.what.startswith("pair_"):
                assert set(event.data) <= {"seat", "cards"}
                assert not any(isinstance(value, str) for value in event.data.values())
            else:
                assert event.audience is None
    assert bought


def test_only_the_pair_is_asked_for_in_secret():
    for session in sessions(4, 3, "B"):
        assert session.request.secret == (session.request.choices[0].what == "market.keep")


def test_prospects_are_what_final_scoring_would_give():
    position = {
        "K": {"cards": ["statue", "lever", "tomb_ornament"]},
        "W": {},
        "wrath": True,
        "tomb": "KKW",
        "obelisks": {"K": 2, "W": 1},
        "temple": "K",
        "pyramids": "K",
    }
    before, after = table(**position), table(next="scoring", **position)
    for now, then in zip(before.view(None).players, after.view(None).players, strict=True):
        assert now.score == 0
        assert {source: n for source, n in now.prospects.items() if n} == then.points
        assert then.prospects == {}


def test_options_that_are_secret_themselves_are_met_in_random_games():
    """Otherwise the suite of all games would prove nothing about them."""
    assert any(asked.secret and asked.what == "market.keep" for asked in decisions("imhotep"))
