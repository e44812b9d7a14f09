"""The six guardians (RULES A-22)."""

from __future__ import annotations

import pytest

from tests.cases.ankh import Table, table

EAST, DELTA = "region 2", "region 3"


def test_c_86_a_dead_cat_mummy_curses_everybody_else():
    """Ankh C-86: at once, ascending: Osiris stays on 0, Isis and Amun fall on top of Ra."""
    t = table(
        isis={"figures": "god 62, w 63", "devotion": 5, "followers": 1},
        amun={"figures": "god 81", "devotion": 5},
        ra={"figures": "cat 73", "devotion": 4},
        osiris={"devotion": 0},
        ranking=["osiris", "ra", "isis", "amun"],
        next=DELTA,
    )
    t.play(isis="flood", amun="plague", ra="chariots").say("isis", "1")
    assert t.asked() == {"isis": "battle.tie"}  # in the middle of the battle
    assert {god: t.devotion(god) for god in ("osiris", "ra", "isis", "amun")} == {
        "osiris": 0,
        "ra": 4,
        "isis": 4,
        "amun": 4,
    }
    assert list(t.s.ranking) == ["osiris", "ra", "isis", "amun"]
    assert [e["god"] for e in t.events("devotion")] == ["osiris", "isis", "amun"]
    assert list(t.s.sheets["ra"].guardians) == ["cat"]
    told = [e.what for e in t.told if e.what in ("died", "cat_mummy_died", "strength")]
    assert told == ["died", "cat_mummy_died", "strength"]


# 62 has the neighbours 52 (where the Mummy stands), 53, 61, 63, 72 and 73.
AROUND_62 = ["temple 53", "temple 61", "temple 63", "temple 73"]


def lost_mummy(figures: str, *occupied: str) -> Table:
    t = table(isis=figures, amun="god 91, w 92", neutral=[*AROUND_62, *occupied], next=DELTA)
    return t.play(isis="cycle", amun="chariots")


def test_c_87_a_dead_mummy_returns_beside_its_god():
    """Ankh C-87: to 72 or to its own cell, which is empty now; her choice, but not optional."""
    t = lost_mummy("god 62, mummy 52")
    assert t.asked() == {"isis": "mummy"}
    assert set(t.options("isis")) == {"mummy 52", "mummy 72"}
    t.say("isis", "mummy 72")
    assert t.figures("isis") == ["god 62", "mummy 72"]
    assert list(t.s.sheets["isis"].guardians) == []


def test_c_87_a_single_cell_is_taken_without_asking():
    """Ankh C-87: with 72 occupied only its own cell is left, and it returns there."""
    t = lost_mummy("god 62, mummy 52", "pyramid 72")
    assert t.figures("isis") == ["mummy 52", "god 62"]


def test_c_87_without_a_cell_it_goes_to_the_pool():
    """Ankh C-87: with 52 and 72 occupied it cannot return."""
    t = lost_mummy("god 62, mummy 30", "pyramid 72", "pyramid 52")
    assert t.figures("isis") == ["god 62"]
    assert list(t.s.sheets["isis"].guardians) == ["mummy"]


def test_c_88_a_scorpion_does_not_strike_across_a_river():
    """Ankh C-88: aimed N and NE from 74 it destroys the temple on 83, not that on 73."""
    t = table(
        ra="scorpion 74@n+ne",
        isis={"monuments": "temple 73, temple 83"},
        next="conflict",
    )
    assert t.monument(83) is None
    assert t.monument(73) == "temple isis"
    assert t.s.supply["temple"] == 9
    assert t.s.sheets["isis"].ankhs == 8
    kinds = [e.what for e in t.told if e.what in ("destroyed", "dominated")]
    assert kinds == ["destroyed", "dominated"]  # before the first region


def test_c_89_a_scorpion_spares_nobody():
    """Ankh C-89: its controller's own obelisk is destroyed too."""
    t = table(
        ra={"figures": "scorpion 84@ne+se", "monuments": "obelisk 94"}, isis="", next="conflict"
    )
    assert t.monument(94) is None
    assert t.s.supply["obelisk"] == 10
    assert t.s.sheets["ra"].ankhs == 9


def test_c_90_an_androsphinx_numbs_enemies_beside_it():
    """Ankh C-90: Ra's resplendent god on 94 counts 0, his warrior on 104 counts 1."""
    t = table(
        amun="sphinx 84, w 74, god 83",
        ra={
            "figures": "god 94, w 104",
            "powers": ["resplendent"],
            "monuments": "obelisk 15, obelisk 16, obelisk 17",
        },
        next=EAST,
    )
    t.play(amun="flood", ra="flood")
    gods = t.events("strength")[0]["gods"]
    assert gods["ra"]["figures"] == {94: 0, 104: 1}
    assert gods["amun"]["figures"] == {74: 1, 83: 1, 84: 1}


def test_c_90_without_the_androsphinx_the_god_is_resplendent():
    """Ankh C-90: the same god counts 3 once nothing numbs it."""
    t = table(
        amun="w 74",
        ra={
            "figures": "god 94, w 104",
            "powers": ["resplendent"],
            "monuments": "obelisk 15, obelisk 16, obelisk 17",
        },
        next=EAST,
    )
    t.play(amun="flood", ra="flood")
    assert t.events("strength")[0]["gods"]["ra"]["figures"] == {94: 3, 104: 1}


@pytest.mark.parametrize("cell", [85, 74])
def test_c_91_satet_pushes_an_enemy_god(cell):
    """Ankh C-91: she stops on the god's cell, and it has to go to a neighbouring one."""
    t = table(isis="satet 83", ra="god 84").say("isis", "move", f"83>84^{cell}")
    assert t.figures("isis") == ["satet 84"]
    assert t.figures("ra") == [f"god {cell}"]


def test_c_91_satet_pushes_one_cell():
    """Ankh C-91: 93 is two cells from 84; possible are the six around it, hers included."""
    t = table(isis="satet 83", ra="god 84").say("isis", "move")
    assert t.refused("isis", "83>84^93") == "not_adjacent"
    pushes = {o for o in t.options("isis") if "^" in o}
    assert pushes == {f"83>84^{cell}" for cell in (74, 75, 83, 85, 94, 95)}


def test_c_92_satet_needs_room_for_her_victim():
    """Ankh C-92: with 12, 20 and 21 occupied nobody can be pushed from 11."""
    t = table(isis="satet 13, w 12", ra="w 11, w 20, w 21").say("isis", "move")
    assert t.refused("isis", "13>11") == "occupied"
    for cell in (12, 20, 21):
        assert t.refused("isis", f"13>11^{cell}") == "occupied"
    assert not [o for o in t.options("isis") if o.startswith("13>11")]


def test_c_92_a_push_crosses_a_river():
    """Ankh C-92: with 20 empty the warrior is pushed there, over the river."""
    t = table(isis="satet 13, w 12", ra="w 11, w 21").say("isis", "move")
    assert [o for o in t.options("isis") if o.startswith("13>11")] == ["13>11^20"]
    t.say("isis", "13>11^20")
    assert t.figures("ra") == ["w 20", "w 21"]
