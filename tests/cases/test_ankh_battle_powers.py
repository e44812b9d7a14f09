"""Powers in battle (RULES A-16, A-25)."""

from __future__ import annotations

import pytest

from tests.cases.ankh import Table, order, table

WEST, EAST, DELTA = "region 1", "region 2", "region 3"


# --- C-76 to C-80: powers in battle ---------------------------------------------------------------


def test_c_76_a_temple_counts_once_and_only_with_a_figure_beside_it():
    """Ankh C-76: +2 for the temple on 94, however many stand beside it; none for that on 78."""
    t = table(
        isis={
            "figures": "god 84, w 95",
            "monuments": "temple 94, temple 78",
            "powers": ["temple_attuned"],
        },
        ra="w 113",
        next=EAST,
    )
    t.play(isis="flood", ra="flood")
    assert t.events("strength")[0]["gods"]["isis"]["bonus"] == 2
    assert t.strengths() == {"isis": 4, "ra": 1}


@pytest.mark.parametrize(
    ("obelisks", "strength"),
    [("obelisk 15, obelisk 91, obelisk 37", 4), ("obelisk 15, obelisk 91", 2)],
)
@pytest.mark.parametrize(("card", "added"), [("flood", 0), ("chariots", 3)])
def test_c_77_resplendent_needs_three_of_a_kind(obelisks, strength, card, added):
    """Ankh C-77: with three obelisks anywhere the god counts 3, with two of them only 1."""
    t = table(
        isis={"figures": "god 62, w 63", "monuments": obelisks, "powers": ["resplendent"]},
        ra="w 81",
        next=DELTA,
    )
    t.play(isis=card, ra="cycle")
    assert t.strengths()["isis"] == strength + added


def test_c_78_commanding_is_for_battles():
    """Ankh C-78: winning a battle gives 3 followers, before the devotion."""
    t = table(ra={"figures": "god 62", "powers": ["commanding"]}, isis="w 91", next=DELTA)
    t.play(ra="chariots", isis="flood")
    assert t.winner() == "ra"
    assert t.followers("ra") == 3
    gained = [e.data["god"] for e in t.told if e.what in ("followers", "devotion")]
    assert gained == ["isis", "ra", "ra"]
    assert order(t, "followers", "devotion")[-1] == "devotion"


def test_c_78_dominating_commands_nobody():
    """Ankh C-78: domination is no battle, so it brings no followers."""
    t = table(ra={"figures": "god 62", "powers": ["commanding"]}, isis="", next=DELTA)
    assert t.gains() == [("ra", "domination", 1)]
    assert t.followers("ra") == 0


def musters() -> Table:
    power = {"powers": ["obelisk_attuned"]}
    return table(
        amun={"figures": "w 41, w 17", "monuments": "obelisk 52", "devotion": 3, **power},
        ra={"figures": "w 91, w 113, w 112", "monuments": "obelisk 72", "devotion": 6, **power},
        next=DELTA,
    )


def moves(starts: list[int], ends: list[int]) -> set[str]:
    return {f"{start}>{end}" for start in starts for end in ends} | {"done"}


def test_c_79_obelisk_attuned_moves_in_turns():
    """Ankh C-79: from the least devoted on, one figure at a time, until everybody has stopped."""
    t = musters()
    assert t.asked() == {"amun": "battle.muster"}
    assert set(t.options("amun")) == moves([17, 41], [42, 51, 53, 61, 62])
    assert t.refused("amun", "17>41") == "occupied"
    t.say("amun", "17>62")
    assert t.asked() == {"ra": "battle.muster"}
    assert set(t.options("ra")) == moves([91, 112, 113], [61, 71, 73, 81, 82])
    assert t.refused("ra", "113>62") == "occupied"
    t.say("ra", "113>61")
    assert t.asked() == {"amun": "battle.muster"}
    assert set(t.options("amun")) == moves([41], [42, 51, 53])
    assert t.refused("amun", "62>51") == "already_moved"
    t.say("amun", "done")
    assert t.asked() == {"ra": "battle.muster"}
    assert set(t.options("ra")) == moves([91, 112], [71, 73, 81, 82])
    t.say("ra", "112>71")
    assert t.asked() == {"ra": "battle.muster"}  # Amun has stopped
    t.say("ra", "done")
    assert t.asked() == {"amun": "battle.two"}
    assert t.figures("amun") == ["w 41", "w 62"]
    assert t.figures("ra") == ["w 61", "w 71", "w 91"]


def test_c_79_a_cell_that_is_left_comes_free():
    """Ankh C-79: once the warrior on 41 has moved, that cell is open to the other one."""
    t = musters().say("amun", "41>42").say("ra", "done")
    assert set(t.options("amun")) == moves([17], [41, 51, 53, 61, 62])


def test_c_80_the_absent_do_not_muster():
    """Ankh C-80: with no figure in the region Osiris takes no part, obelisk and power or not."""
    t = table(
        osiris={
            "figures": "god 55",
            "monuments": "obelisk 52",
            "powers": ["obelisk_attuned"],
        },
        isis="w 62",
        ra="w 81",
        next=DELTA,
    )
    assert t.asked() == {"isis": "battle.card", "ra": "battle.card"}
    assert t.refused("osiris", "55>42") == "not_a_participant"
    assert t.refused("osiris", "flood") == "not_a_participant"
