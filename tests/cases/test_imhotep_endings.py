"""Imhotep, cases C-73 to C-79: the end of the game."""

from __future__ import annotations

import pytest

from tests.cases.imhotep import GAME, any_luck, table


def scored(**position):
    return table(next="scoring", **position)


@pytest.mark.parametrize(
    ("statues", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25)]
)
def test_c_73_statues(statues, points):
    """Imhotep C-73: a player's statues score by their number (I-9.4)."""
    t = scored(K={"cards": ["statue"] * statues}, W={})
    assert t.gained("statues") == {"K": points, "W": 0}


def test_c_74_ornament():
    """Imhotep C-74: a point for every three stones on the site, of all colours (I-9.3)."""
    t = scored(K={"cards": ["tomb_ornament"]}, W={}, tomb="KWKWKWKWKWKWK")
    assert t.gained("ornaments") == {"K": 4, "W": 0}
    t = scored(K={"cards": ["tomb_ornament"]}, W={}, tomb="KW")
    assert t.gained("ornaments") == {"K": 0, "W": 0}


def test_ornaments_count_every_stone():
    """Imhotep, Ruling 27: covered, surplus, loose and tower stones; two copies score twice."""
    cards = ["temple_ornament", "temple_ornament", "pyramid_ornament", "obelisk_ornament"]
    t = scored(
        K={"cards": cards},
        W={},
        N={},
        temple="KWKWKW",
        pyramids="KWNKWNKWNKWNKW",
        edge="N",
        sides={"obelisks": "B"},
        towers="KW",
        obelisks={"N": 2, "K": 1},
    )
    assert t.gained("ornaments")["K"] == 2 + 2 + 15 // 3 + 9 // 3


def test_c_75_unused_blue_cards():
    """Imhotep C-75: a point each (I-9.5)."""
    t = scored(K={"cards": ["lever", "sail", "sail"]}, W={})
    assert t.gained("blue") == {"K": 3, "W": 0}


def test_c_76_whole_final_scoring():
    """Imhotep C-76: everything together (I-11)."""
    t = scored(
        K={"score": 30, "cards": ["statue", "statue", "chisel"]},
        W={"score": 33, "cards": ["obelisk_ornament", "temple_ornament"]},
        tomb="KKW KWW",
        obelisks={"K": 4, "W": 2},
        temple="KWKWKWKWKWKWKWKWK",
    )
    assert t.gained("tomb") == {"K": 6, "W": 6}
    assert t.gained("obelisks") == {"K": 10, "W": 1}
    assert t.gained("ornaments") == {"K": 0, "W": 2 + 5}
    assert t.gained("statues") == {"K": 3, "W": 0}
    assert t.gained("blue") == {"K": 1, "W": 0}
    assert t.scores() == {"K": 50, "W": 47}
    assert GAME.result(t.s) == {
        "ending": "points",
        "seats": [0],
        "scores": [50, 47],
        "places": [1, 2],
    }
    order = [event["source"] for event in t.events("points")]
    assert list(dict.fromkeys(order)) == ["tomb", "obelisks", "ornaments", "statues", "blue"]


def test_c_77_tie_broken_by_the_sled():
    """Imhotep C-77: more stones on the sled win, else the victory is shared (I-11.4)."""
    t = scored(K={"score": 45, "sled": 1}, W={"score": 45, "sled": 3}, N={"score": 40, "sled": 5})
    assert GAME.result(t.s) == {
        "ending": "sled",
        "seats": [1],
        "scores": [45, 45, 40],
        "places": [2, 1, 3],
    }
    t = scored(K={"score": 45, "sled": 2}, W={"score": 45, "sled": 2}, N={"score": 40, "sled": 5})
    assert GAME.result(t.s) == {
        "ending": "shared",
        "seats": [0, 1],
        "scores": [45, 45, 40],
        "places": [1, 1, 3],
    }


def angry(*, wrath):
    return scored(
        K={"score": 2},
        W={"score": 2},
        N={"score": 2},
        wrath=wrath,
        pyramids="KWN",
        temple="KN",
        tomb="KWN",
        obelisks={"K": 1, "N": 1},
    )


def test_c_78_wrath_of_the_pharaoh():
    """Imhotep C-78: five points once, however many sites are missing (I-13)."""
    assert angry(wrath=True).gained("wrath") == {"K": 0, "W": -5, "N": 0}
    assert angry(wrath=False).gained("wrath") == {"K": 0, "W": 0, "N": 0}
    t = angry(wrath=True)
    assert t.gains()[-1] == ("W", -5)  # after all other scoring


def test_a_score_may_become_negative():
    """Imhotep, Ruling 30."""
    t = scored(K={}, W={}, wrath=True)
    assert t.scores() == {"K": -5, "W": -5}
    assert GAME.read_position(GAME.write_position(t.s)) == t.s


def test_c_79_game_over():
    """Imhotep C-79: nothing can be done any more."""
    t = scored(K={}, W={})
    assert t.asked() == {}
    for answer in ("take", "pass", "left", "nonsense"):
        assert t.refused("K", answer) == "game_over"


def test_the_temple_is_scored_after_the_sixth_round_too():
    """Imhotep, I-10.2, I-10.6: then the game ends."""
    t = table(
        any_luck,
        K={},
        W={},
        round=6,
        sailor=0,
        temple="KW",
        ships="4@temple 3@market 2@obelisks 2[K,_]",
    )
    t.say("K", "sail 4 tomb")
    assert t.gained("temple") == {"K": 1, "W": 1}
    assert t.gained("tomb") == {"K": 1, "W": 0}
    assert t.view(None).winners == (0,)
    assert t.view(None).ending == "points"
