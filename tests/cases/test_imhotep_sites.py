"""Imhotep, cases C-23 to C-38: pyramid, temple, tomb and obelisks, side A."""

from __future__ import annotations

import pytest

from rules.imhotep.scoring import group_points
from tests.cases.imhotep import any_luck, table

FOUR = {"K": {}, "W": {}, "N": {}, "G": {}}


def four(**more):
    return {**{letter: dict(player) for letter, player in FOUR.items()}, **more}


# --- pyramid --------------------------------------------------------------------------


def test_c_23_first_four_cells():
    """Imhotep C-23: 2, 1, 3, 2 at once, stone by stone (I-8.3)."""
    t = table(**four(ships="4[K,W,N,G] 3 2 2")).say("K", "sail 1 pyramid")
    assert t.gains() == [("K", 2), ("W", 1), ("N", 3), ("G", 2)]
    assert t.pyramid() == "KWNG"


def test_c_24_gaps_are_skipped():
    """Imhotep C-24: empty places of the ship are skipped (I-7.4)."""
    t = table(K={}, W={}, ships="4[_,K,W,K] 3 2 2").say("K", "sail 1 pyramid")
    assert t.gains() == [("K", 2), ("W", 1), ("K", 3)]
    assert t.scores() == {"K": 5, "W": 1}


def test_c_25_second_level():
    """Imhotep C-25: the tenth to thirteenth cell are 2, 3, 1, 3 (I-8.3.2)."""
    t = table(**four(ships="4[N,N,G,G] 3 2 2", pyramids="KWNGKWNGK"))
    t.say("K", "sail 1 pyramid")
    assert t.gains() == [("N", 2), ("N", 3), ("G", 1), ("G", 3)]
    assert len(t.pyramid()) == 13


def test_c_26_top_and_surplus():
    """Imhotep C-26: 3, the top 4, and 1 for the surplus (I-8.3.3)."""
    t = table(**four(ships="4 3[G,G,N] 2 2", pyramids="KWNGKWNGKWNG"))
    t.say("K", "sail 2 pyramid")
    assert t.gains() == [("G", 3), ("G", 4), ("N", 1)]
    assert len(t.pyramid()) == 14
    assert t.stones("edge") == "N"


def test_c_27_whole_pyramid():
    """Imhotep C-27: sixteen stones of one player score 36 (I-8.3)."""
    total = 0
    for before in range(0, 16, 4):
        built, edge = min(before, 14), max(0, before - 14)
        t = table(
            K={"sled": 0}, W={}, ships="4[K,K,K,K] 3 2 2", pyramids="K" * built, edge="K" * edge
        )
        total += t.say("K", "sail 1 pyramid").scores()["K"]
    assert t.stones("edge") == "KK"
    assert total == 34 + 2


# --- temple ---------------------------------------------------------------------------


def cells(t):
    return ["".join(t.letter(seat) for seat in cell.stones) for cell in t.view(None).temple]


def test_c_28_starting_a_new_level():
    """Imhotep C-28: a full level starts a new one from the left (I-8.5.2)."""
    t = table(**four(ships="4 3[N,N,W] 2 2", temple="KWGK")).say("K", "sail 2 temple")
    assert cells(t) == ["KN", "WW", "G", "K", "N"]


def test_c_29_scoring():
    """Imhotep C-29: a point for each visible stone at the end of a round (I-8.5.3)."""
    t = table(
        any_luck,
        **four(
            ships="4@tomb 3@market 2@temple 2@obelisks", temple="GWNKG", next="round_end", sailor=0
        ),
    )
    assert t.gained("temple") == {"K": 1, "W": 1, "N": 1, "G": 2}


def test_c_30_two_players_four_cells():
    """Imhotep C-30: two players use four cells; covered stones do not score (I-8.5.1)."""
    t = table(
        any_luck,
        K={},
        W={},
        ships="4@tomb 3@market 2@temple 2@obelisks",
        temple="WKWWKK",
        next="round_end",
        sailor=0,
    )
    assert [cell[-1] for cell in cells(t)] == ["K", "K", "W", "W"]
    assert t.gained("temple") == {"K": 2, "W": 2}


def test_c_31_scored_again_each_round():
    """Imhotep C-31: nothing is removed, so stones score again (I-8.5.3)."""
    t = table(
        any_luck,
        K={"score": 4},
        W={},
        N={},
        temple="KW",
        round=3,
        sailor=0,
        ships="4@tomb 3@market 2@pyramid 2@obelisks",
        next="round_end",
    )
    assert t.scores() == {"K": 5, "W": 1, "N": 0}
    assert t.stones("temple") == "KW"


# --- tomb -----------------------------------------------------------------------------


def scored(**position):
    """The end of the game at this position."""
    return table(next="scoring", **position)


def test_c_32_unloading():
    """Imhotep C-32: column by column from the top left (I-8.7.1)."""
    t = table(**four(ships="4[W,N,G,W] 3 2 2")).say("K", "sail 1 tomb")
    assert t.stones("tomb") == "WNGW"


def test_c_33_final_scoring():
    """Imhotep C-33: all groups of a player count, by size (I-8.7.3)."""
    t = scored(**four(tomb="WNG WNG KNG GGG N"))
    assert t.gained("tomb") == {"W": 3, "K": 1, "N": 6 + 1, "G": 15 + 2}


def test_c_34_diagonals():
    """Imhotep C-34: diagonals do not connect (I-8.7.2)."""
    t = scored(K={}, W={}, N={}, tomb="KWN WKN")
    assert t.gained("tomb") == {"K": 2, "W": 2, "N": 3}


def test_c_35_large_group():
    """Imhotep C-35: two more for every stone above five (I-8.7.3)."""
    t = scored(K={}, W={}, tomb="KKKKKKK")
    assert t.gained("tomb") == {"K": 15 + 2 + 2, "W": 0}
    assert [group_points(n) for n in range(8)] == [0, 1, 3, 6, 10, 15, 17, 19]


# --- obelisks -------------------------------------------------------------------------


def test_c_36_unloading():
    """Imhotep C-36: each stone on its owner's obelisk, no points now (I-8.9.1)."""
    t = table(**four(ships="4 3[K,W,K] 2 2", obelisks={"K": 1, "N": 2}))
    t.say("K", "sail 2 obelisks")
    assert t.obelisks() == {"K": 3, "W": 1, "N": 2, "G": 0}
    assert t.gains() == []


@pytest.mark.parametrize(
    ("heights", "points"),
    [
        ({"K": 3, "W": 4, "N": 0, "G": 3}, {"K": 7, "W": 15, "N": 0, "G": 7}),
        ({"K": 3, "W": 3}, {"K": 5, "W": 5}),
        ({"K": 3, "W": 0}, {"K": 10, "W": 0}),
        ({"K": 5, "W": 2, "N": 2}, {"K": 12, "W": 3, "N": 3}),
        ({"K": 4, "W": 4, "N": 0}, {"K": 9, "W": 9, "N": 0}),
        ({"K": 2, "W": 2, "N": 2, "G": 2}, {"K": 7, "W": 7, "N": 7, "G": 7}),
        ({"K": 5, "W": 5, "N": 5, "G": 1}, {"K": 10, "W": 10, "N": 10, "G": 1}),
    ],
)
def test_c_37_and_c_38_ties(heights, points):
    """Imhotep C-37, C-38: who is tied shares the ranks covered, rounded down (I-11.5)."""
    t = scored(**{letter: {} for letter in heights}, obelisks=heights)
    assert t.gained("obelisks") == points
