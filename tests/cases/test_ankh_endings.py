"""Devotion, the merge, forgotten gods and the end of the game (RULES A-4, A-5, A-18 to A-20)."""

from __future__ import annotations

import pytest

from rules.ankh.devotion import gain, lose
from tests.cases.ankh import Table, after_conflict, table

DELTA = "region 3"


def merges(t: Table) -> list[tuple[str, str]]:
    return [(e["senior"], e["junior"]) for e in t.events("merged")]


# --- C-93, C-94: the devotion track --------------------------------------------------------


def test_c_93_an_arriving_token_goes_on_top():
    """Ankh C-93: upwards and downwards, a token lands on top of the stack."""
    t = table(
        isis={"devotion": 5},
        amun={"devotion": 5},
        ra={"devotion": 4},
        ranking=["ra", "isis", "amun"],
    )
    gain(t.s, t.s.seats[2], {"case": 1})
    assert list(t.s.ranking) == ["isis", "amun", "ra"]
    lose(t.s, t.s.seats[1], 1, "case")
    assert list(t.s.ranking) == ["amun", "isis", "ra"]
    gain(t.s, t.s.seats[1], {"case": 1})
    assert list(t.s.ranking) == ["isis", "ra", "amun"]
    assert [t.devotion(god) for god in t.s.ranking] == [5, 5, 5]


def test_c_93_in_play():
    """Ankh C-93: Ra dominates and joins the stack on 5 at its top."""
    t = table(
        isis={"devotion": 5},
        amun={"devotion": 5},
        ra={"figures": "god 62", "devotion": 4},
        ranking=["ra", "isis", "amun"],
        next=DELTA,
    )
    assert list(t.s.ranking) == ["isis", "amun", "ra"]


def test_c_94_the_first_to_reach_the_top_wins_at_once():
    """Ankh C-94: on 30 Ra lies below Isis, so he gains first and ends the game."""
    t = table(
        isis={"figures": "w 81", "monuments": "temple 82", "devotion": 30},
        ra={"figures": "w 62", "monuments": "obelisk 52", "devotion": 30},
        ranking=["ra", "isis"],
        next=DELTA,
    )
    t.say("isis", "flood").say("ra", "flood")
    assert t.asked() == {}
    assert (t.s.winner, t.s.ending) == ("ra", "top")
    assert (t.devotion("ra"), t.devotion("isis")) == (31, 30)
    assert [e["god"] for e in t.events("devotion")] == ["ra"]
    assert t.events("strength") == []
    assert t.refused("isis", "gain") == "game_over"


# --- C-95 to C-98: the merge -----------------------------------------------------------------


def four_gods() -> Table:
    return after_conflict(
        3,
        amun={
            "figures": "god 44, w 45",
            "devotion": 6,
            "followers": 2,
            "guardians": ["cat"],
            "powers": ["revered", "inspiring"],
            "monuments": "pyramid 34",
            "played": ["flood"],
        },
        ra={
            "figures": "god 24, w 25*, w 26, cat 43",
            "devotion": 3,
            "followers": 4,
            "powers": ["commanding", "omnipresent"],
            "monuments": "obelisk 15, temple 22",
            "played": ["chariots"],
        },
        isis={"figures": "god 62", "devotion": 9},
        osiris={"figures": "god 84", "devotion": 12},
    )


def test_c_95_the_merge():
    """Ankh C-95: Amun, the higher of the two lowest, takes Ra into himself."""
    t = four_gods()
    assert t.asked() == {"amun": "merge.keep"}
    assert set(t.options("amun")) == {"keep cat 43", "done"}
    t.say("amun", "keep cat 43")
    assert merges(t) == [("amun", "ra")]
    assert t.s.merged == {"ra": "amun"}
    assert (t.monument(15), t.monument(22), t.monument(34)) == (None, None, "pyramid amun")
    assert t.s.supply == {"obelisk": 10, "pyramid": 9, "temple": 10}
    assert t.figures("amun") == ["cat 43", "god 44", "w 45"]
    assert set(t.s.figures) == {43, 44, 45, 62, 84}
    amun = t.s.sheets["amun"]
    assert list(amun.guardians) == ["cat"]
    assert amun.followers == 6
    assert list(amun.powers) == ["revered", "inspiring"]
    assert list(amun.abilities) == ["amun", "ra"]
    assert list(amun.people) == [0, 1]
    assert (amun.warriors, amun.ankhs) == (5, 8)
    assert list(amun.played) == ["flood"]
    assert amun.suns == 3  # the token of the removed warrior is with the merged god
    assert "ra" not in t.s.sheets
    assert list(t.s.ranking) == ["amun", "isis", "osiris"]
    assert (t.devotion("amun"), t.devotion("isis"), t.devotion("osiris")) == (3, 9, 12)
    assert t.events("devotion") == []  # moving the token down is no loss


def test_c_95_the_senior_need_not_take_a_guardian():
    """Ankh C-95: a guardian that is not taken leaves the game."""
    t = four_gods().say("amun", "done")
    assert t.figures("amun") == ["god 44", "w 45"]
    assert list(t.s.sheets["amun"].guardians) == ["cat"]
    assert t.s.guardians["cat"] == 1  # of three, with two used so far


def merged_turns(active: int) -> Table:
    """Amun and Ra are merged; they sit at the table with Isis between them."""
    return table(
        amun={
            "figures": "god 44",
            "devotion": 3,
            "people": [0, 2],
            "abilities": ["amun", "ra"],
        },
        isis={"figures": "god 62", "devotion": 9},
        seats=["amun", "isis", "ra"],
        merged={"ra": "amun"},
        active=active,
        event=12,
    )


def test_c_96_a_player_of_a_merged_god_takes_one_action():
    """Ankh C-96: Ra's player gains, and the turn is over."""
    t = merged_turns(2)
    assert t.asked() == {"amun": "action"}
    t.history.answer(2, "gain")
    assert t.s.active == 0
    assert t.refused("ra", "unlock") in ("one_action_only", "not_your_turn")
    t.history.answer(0, "gain")
    assert t.s.active == 1  # and so is Amun's player's


def test_c_96_a_player_of_an_unmerged_god_still_takes_two():
    """Ankh C-96: Isis, who is not merged, must take a second action."""
    t = merged_turns(1).say("isis", "gain")
    assert t.options("isis") == ["unlock"]


def test_c_96_both_may_choose_the_same_action():
    """Ankh C-96: both summon in their own turns, from the same pool."""
    t = merged_turns(2)
    for seat, cell in ((2, 43), (0, 45)):
        assert set(t.options("amun")) == {"move", "summon", "gain", "unlock"}
        t.history.answer(seat, "summon")
        t.history.answer(seat, f"w {cell}")
    assert t.figures("amun") == ["w 43", "god 44", "w 45"]
    assert t.s.sheets["amun"].warriors == 4
    assert t.s.markers["summon"] == 5


def test_c_97_the_senior_takes_guardians_as_bases_allow():
    """Ankh C-97: with two small guardians Isis has a base for Apep, not for the Cat Mummy."""
    t = after_conflict(
        3,
        scenario="guardians_of_kemet",
        isis={"figures": "god 62, satet 63", "devotion": 5, "guardians": ["mummy"]},
        ra={"figures": "god 24, cat 25, apep 36", "devotion": 3},
        amun={"figures": "god 84", "devotion": 9},
    )
    assert t.asked() == {"isis": "merge.keep"}
    assert set(t.options("isis")) == {"keep apep 36", "done"}
    assert t.refused("isis", "keep cat 25") == "no_free_base"
    assert t.refused("isis", "keep all") == "no_free_base"
    t.say("isis", "keep apep 36")
    assert t.figures("isis") == ["apep 36", "god 62", "satet 63"]
    assert list(t.s.sheets["isis"].guardians) == ["mummy"]
    assert [(e["guardian"], e["cell"]) for e in t.events("guardian_lost")] == [("cat", 25)]
    assert list(t.s.row) == ["scorpion", "sphinx"]  # it does not come back


def test_c_98_two_players_do_not_merge():
    """Ankh C-98: with two players Conflict 3 has no merge."""
    t = after_conflict(
        3, amun={"figures": "god 44", "devotion": 3}, ra={"figures": "god 84", "devotion": 5}
    )
    assert merges(t) == []
    assert list(t.s.ranking) == ["amun", "ra"]
    assert t.asked() == {"ra": "action"}


# --- C-99 to C-101: forgotten gods and the end ------------------------------------------------


def test_c_99_gods_in_the_red_are_forgotten():
    """Ankh C-99: Amun on 18 leaves with all he has; Osiris and Isis-Ra play on."""
    t = after_conflict(
        4,
        isis={
            "figures": "god 62, w 63",
            "devotion": 25,
            "people": [0, 3],
            "abilities": ["isis", "ra"],
            "monuments": "temple 72",
            "followers": 2,
        },
        amun={
            "figures": "god 44, w 45, cat 43",
            "devotion": 18,
            "followers": 5,
            "monuments": "obelisk 34, temple 54",
        },
        osiris={"figures": "god 84", "devotion": 22},
        seats=["isis", "amun", "osiris", "ra"],
        merged={"ra": "isis"},
    )
    assert [e["god"] for e in t.events("forgotten")] == ["amun"]
    assert set(t.s.figures) == {62, 63, 84}
    assert list(t.s.monuments) == [72]
    assert t.s.supply == {"obelisk": 10, "pyramid": 10, "temple": 9}
    assert "amun" not in t.s.sheets
    assert list(t.s.ranking) == ["osiris", "isis"]
    assert (t.followers("isis"), t.followers("osiris")) == (2, 0)
    assert t.s.winner is None
    assert t.asked() == {"osiris": "action"}  # Amun's turn is skipped
    assert t.refused("amun", "gain") == "not_your_turn"


def test_c_100_the_last_god_left_wins():
    """Ankh C-100: Amun on 20 is forgotten, so Ra on 21 wins."""
    t = after_conflict(
        4, amun={"figures": "god 44", "devotion": 20}, ra={"figures": "god 84", "devotion": 21}
    )
    assert [e["god"] for e in t.events("forgotten")] == ["amun"]
    assert (t.s.winner, t.s.ending) == ("ra", "last_god")
    assert t.asked() == {}


def test_c_100_if_all_are_forgotten_nobody_wins():
    """Ankh C-100: both on 20."""
    t = after_conflict(
        4, amun={"figures": "god 44", "devotion": 20}, ra={"figures": "god 84", "devotion": 20}
    )
    assert {e["god"] for e in t.events("forgotten")} == {"amun", "ra"}
    assert (t.s.winner, t.s.ending) == (None, "no_god_left")
    assert t.asked() == {}
    assert t.history.session.game.result(t.s) == {
        "ending": "no_god_left",
        "god": None,
        "seats": [],
    }


@pytest.mark.parametrize("top", ["amun", "isis"])
def test_c_101_the_most_devoted_god_wins(top):
    """Ankh C-101: on one space the higher token wins."""
    below = {"amun": "isis", "isis": "amun"}[top]
    t = after_conflict(
        5,
        isis={"figures": "god 62", "devotion": 24},
        amun={"figures": "god 44", "devotion": 24},
        ranking=[below, top],
    )
    assert (t.s.winner, t.s.ending) == (top, "most_devotion")
    assert t.asked() == {}
