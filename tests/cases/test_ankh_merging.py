"""Rulings of RULES A-28 and rules on merged and forgotten gods that no case speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.ankh import (
    GAME,
    Table,
    after_conflict,
    again,
    asked_seat,
    say_as,
    table,
)

WEST, EAST, DELTA = "region 1", "region 2", "region 3"


# --- merged players -------------------------------------------------------------------


def test_a_5_5_merged_players_win_together():
    """A-5.5: both seats of Isis-Ra have won."""
    t = merged("god 62", isis={"devotion": 29}, event=18, next="aftermath")
    assert (t.s.winner, t.s.ending) == ("isis", "most_devotion")
    assert sorted(GAME.result(t.s)["seats"]) == [0, 2]


# --- what a merge does to tokens and captives ----------------------------------------


def test_a_18_3_captives_of_a_junior_anubis():
    """A-18.3, ruling 18: the senior's captives go home, the others strengthen its god figure."""
    t = after_conflict(
        3,
        ra={"figures": "god 62", "devotion": 5},
        anubis={"figures": "god 44", "devotion": 3, "captives": ["ra", "isis", "isis"]},
        isis={"figures": "w 81", "devotion": 9},
    )
    ra = t.s.sheets["ra"]
    assert list(ra.captives) == ["isis", "isis"]
    assert (ra.warriors, ra.captive_slots) == (6, 3)
    fought = again(t, next=DELTA, regions_left=[3], event=4).play(ra="flood", isis="flood")
    assert fought.strengths() == {"ra": 3, "isis": 1}


@pytest.mark.parametrize("anubis", [5, 12])
def test_a_18_3_captives_that_belong_to_the_junior(anubis):
    """A-18.3: whether Anubis is the senior or not involved, they leave the game."""
    t = after_conflict(
        3,
        anubis={"figures": "god 62", "devotion": anubis, "captives": ["ra", "isis", "ra"]},
        ra={"figures": "god 44", "devotion": 3},
        isis={"figures": "god 81", "devotion": 9},
    )
    assert t.s.merged == {"ra": "anubis" if anubis == 5 else "isis"}
    # Isis, as a senior, does not hold Anubis's prisoners: her own stays where it is.
    assert list(t.s.sheets["anubis"].captives) == ["isis"]
    assert t.s.sheets["isis"].warriors == 5


def ra_junior(answer: str) -> Table:
    t = after_conflict(
        3,
        isis={"figures": "god 62", "devotion": 5},
        ra={"figures": "god 44, w 45*, cat 43*", "devotion": 3},
        osiris={"figures": "god 84", "devotion": 9},
    )
    return t.say("isis", answer)


def test_a_18_3_suns_of_a_junior_ra():
    """A-18.3: a guardian that is taken keeps its sun, the tokens of the removed come back."""
    t = ra_junior("keep cat 43")
    assert t.figures("isis") == ["cat 43*", "god 62"]
    assert t.s.sheets["isis"].suns == 2
    t = again(t, next="action", active=0).say("isis", "summon")
    assert {"w 63", "w 63*"} < set(t.options("isis"))  # the merged god uses them


def test_a_18_3_the_sun_of_a_guardian_not_taken():
    """A-18.3: it returns as well."""
    t = ra_junior("done")
    assert t.figures("isis") == ["god 62"]
    assert t.s.sheets["isis"].suns == 3


def test_a_18_3_underworld_tokens_of_a_junior_osiris():
    """A-18.3: they stay on the board and serve the merged god."""
    t = after_conflict(
        3,
        isis={"figures": "god 62", "devotion": 5},
        osiris={"figures": "god 44", "devotion": 3, "portals": [37, 82]},
        ra={"figures": "god 84", "devotion": 9},
    )
    assert t.s.portals == {37: "isis", 82: "isis"}
    assert t.s.sheets["isis"].portals == 1
    t = again(t, next="action", active=0).say("isis", "summon", "w 37", "w 63")
    assert t.figures("isis") == ["w 37", "god 62", "w 63"]


def test_a_18_3_a_junior_amun_plays_two_of_the_seniors_cards():
    """A-18.3, ruling 18: the merged god announces two cards and plays them from Isis's hand."""
    t = after_conflict(
        3,
        isis={"figures": "god 62", "devotion": 5, "played": ["flood"]},
        amun={"figures": "god 44", "devotion": 3, "played": ["chariots", "drought"]},
        ra={"figures": "w 81", "devotion": 9},
    )
    t = again(t, next=DELTA, regions_left=[3], event=4)
    assert t.asked() == {"isis": "battle.two"}
    t.say("isis", "two")
    assert t.refused("isis", "flood+cycle") == "not_in_hand"
    t.say("isis", "chariots+drought").say("ra", "flood")
    assert t.strengths() == {"isis": 5, "ra": 1}
    assert list(t.s.sheets["isis"].played) == ["flood", "chariots", "drought"]


def test_a_18_4_going_down_to_the_junior_is_no_loss():
    """A-18.4, ruling 33: the token is put directly above the junior's, below all others there."""
    t = after_conflict(
        3,
        amun={"figures": "god 44", "devotion": 5},
        ra={"figures": "god 24", "devotion": 5},
        isis={"figures": "god 62", "devotion": 5},
        osiris={"figures": "god 84", "devotion": 8},
        ranking=["ra", "amun", "isis", "osiris"],
    )
    assert list(t.s.ranking) == ["amun", "isis", "osiris"]
    assert t.events("devotion") == []


# --- playing a merged god --------------------------------------------------------------


def merged(figures: str = "god 62, w 63", **position: Any) -> Table:
    """Isis (senior, seat 2) and Ra (junior, seat 0) are merged; Amun sits between them."""
    isis = {"figures": figures, "people": [2, 0], "abilities": ["isis", "ra"], "devotion": 4}
    own = position.pop("isis", {})
    return table(
        amun={"figures": "god 81", "devotion": 9, **position.pop("amun", {})},
        isis={**isis, **own},
        seats=["ra", "amun", "isis"],
        merged={"ra": "isis"},
        event=position.pop("event", 4),
        **position,
    )


def test_a_19_2_an_unlock_counts_for_both():
    """A-19.2: paid once by one of the two, a power works for the other's turn as well."""
    t = merged("god 62", isis={"followers": 2}, neutral=["temple 61"], active=0)
    say_as(t, 0, "unlock")
    say_as(t, 0, "revered")
    assert t.followers("isis") == 1
    t.say("amun", "gain", "unlock")
    say_as(t, 2, "gain")
    assert t.followers("isis") == 3  # a temple, and Revered once


@pytest.mark.parametrize("active", [0, 2])
def test_ruling_19_in_a_turn_its_player_decides(active):
    """Ruling 19, A-19.3: a Control event is decided by the player whose turn it is."""
    t = merged("god 62", neutral=["temple 61", "temple 63"], active=active, event=0, next="control")
    assert asked_seat(t) == active
    say_as(t, active, "63")
    assert t.monument(63) == "temple isis"


def test_ruling_19_in_a_conflict_the_senior_decides():
    """Ruling 19, A-19.3, A-19.4: even if the junior triggered it; his answer is a proposal."""
    t = merged(active=0, next=DELTA, amun={"two_cards": False})
    assert t.s.tie_breaker == "isis"
    assert t.asked() == {"amun": "battle.card", "isis": "battle.card"}
    say_as(t, 0, "chariots")  # Ra's player
    assert t.asked() == {"amun": "battle.card", "isis": "battle.card"}
    say_as(t, 1, "drought")
    say_as(t, 2, "flood")
    assert list(t.s.sheets["isis"].played) == ["flood"]
    assert t.strengths() == {"amun": 2, "isis": 2}
    assert asked_seat(t) == 2  # the tie-breaker
    say_as(t, 2, "tie")
    assert t.winner() == "isis"


@pytest.mark.parametrize("active", [0, 2])
def test_a_19_4_either_of_them_brings_the_tie_breaker(active):
    """A-19.4: the merged god holds it, whichever of the two triggered the conflict."""
    t = merged(active=active, next="conflict 4", event=16)
    assert t.events("conflict")[0]["god"] == "isis"
    assert t.s.tie_breaker == "isis"


def test_ruling_19_effects_on_each_player_hit_a_merged_god_once():
    """Ruling 19, A-19.5: a dead Cat Mummy costs Isis-Ra 1 devotion, not 2."""
    t = merged(
        "god 62, w 63, w 53", next=DELTA, amun={"figures": "god 81, cat 82", "two_cards": False}
    )
    t.play(amun="cycle", isis="flood")
    assert t.gains() == [("isis", "battle", 1), ("isis", "cat_mummy", -1)]


# --- forgotten gods ------------------------------------------------------------------


def test_a_20_1_a_forgotten_osiris_takes_the_underworld_with_him():
    """A-20.1: all underworld tokens leave, so others may stand there again."""
    t = after_conflict(
        4,
        osiris={"figures": "god 44, w 37", "devotion": 12, "portals": [37, 63]},
        isis={"figures": "god 62", "devotion": 22},
        ra={"figures": "god 84", "devotion": 25},
    )
    assert t.s.portals == {}
    t.say("isis", "move", "62>63")
    assert t.figures("isis") == ["god 63"]


def test_a_20_1_a_forgotten_anubis_frees_his_captives():
    """A-20.1: captives return to their owners' pools, but those of forgotten gods are gone."""
    t = after_conflict(
        4,
        anubis={"figures": "god 44", "devotion": 12, "captives": ["isis", "ra", "amun"]},
        isis={"figures": "god 62", "devotion": 22},
        ra={"figures": "god 84, w 85", "devotion": 25},
        amun={"figures": "god 24", "devotion": 20},
    )
    assert set(t.s.sheets) == {"isis", "ra"}
    assert (t.s.sheets["isis"].warriors, t.s.sheets["ra"].warriors) == (6, 5)


def test_a_20_1_captives_of_a_forgotten_god_leave():
    """A-20.1: Anubis, who is not forgotten, has a free slot again."""
    t = after_conflict(
        4,
        anubis={"figures": "god 44", "devotion": 24, "captives": ["isis", "ra"]},
        isis={"figures": "god 62", "devotion": 2},
        ra={"figures": "god 84", "devotion": 25},
    )
    assert list(t.s.sheets["anubis"].captives) == ["ra"]


def test_a_20_1_guardians_leave_too():
    """A-20.1: a forgotten god's guardians do not return to their cards."""
    t = after_conflict(
        4,
        isis={"figures": "god 62, cat 63", "devotion": 2, "guardians": ["mummy"]},
        amun={"figures": "god 44", "devotion": 24},
        ra={"figures": "god 84", "devotion": 25},
    )
    assert set(t.s.figures) == {44, 84}
    assert (t.s.guardians["cat"], t.s.guardians["mummy"]) == (1, 1)  # of two each


# --- rulings 17 and 18: guardians and powers in a merge --------------------------------------


def test_ruling_17_the_senior_chooses_if_bases_are_short():
    """Ruling 17: among the junior's guardians only; what is given up does not return."""
    t = after_conflict(
        3,
        isis={"figures": "god 62, cat 63", "devotion": 5},
        ra={"figures": "god 24, satet 25", "devotion": 3, "guardians": ["mummy"]},
        amun={"figures": "god 84", "devotion": 9},
    )
    assert set(t.options("isis")) == {"keep satet 25", "keep mummy", "done"}
    t.say("isis", "keep mummy")
    assert t.events("guardian_lost") == [{"god": "ra", "guardian": "satet", "cell": 25}]
    assert t.figures("isis") == ["god 62", "cat 63"]
    assert list(t.s.sheets["isis"].guardians) == ["mummy"]
    assert t.s.guardians["mummy"] == 1


def test_a_18_2_the_guardians_come_after_everything_else_of_the_junior():
    """rules.md 2, A-18.2: while Isis chooses, Ra has no followers, pieces or cards any more."""
    t = after_conflict(
        3,
        isis={"figures": "god 62", "devotion": 5, "followers": 2},
        ra={
            "figures": "god 24, satet 25, w 26",
            "devotion": 3,
            "followers": 4,
            "monuments": "temple 27",
            "played": ["flood"],
        },
        amun={"figures": "god 84", "devotion": 9},
    )
    assert t.asked() == {"isis": "merge.keep"}
    for viewer in (None, 0, 1, 2):
        isis, ra = GAME.view(t.s, viewer).gods[:2]
        assert (isis.followers, ra.followers) == (6, 0)
        assert (ra.warriors, ra.ankhs, ra.hand, ra.played, ra.monuments) == (0, 0, (), (), ())
    t.say("isis", "keep satet 25")
    assert t.followers("isis") == 6


def test_ruling_18_the_number_of_unlocks_is_the_seniors():
    """Ruling 18: Isis's one power is what both have; their next unlock is the second one."""
    t = after_conflict(
        3,
        isis={"figures": "god 62", "devotion": 5, "powers": ["revered"], "followers": 1},
        ra={
            "figures": "god 24",
            "devotion": 3,
            "powers": ["commanding", "inspiring", "resplendent"],
        },
        amun={"figures": "god 84", "devotion": 9},
    )
    isis = t.s.sheets["isis"]
    assert list(isis.powers) == ["revered"]
    assert list(isis.guardians) == []  # nothing is uncovered by the merge itself
    assert t.asked() == {"isis": "action"}
    seat = asked_seat(t)
    say_as(t, seat, "unlock")
    say_as(t, seat, "commanding")
    assert list(t.s.sheets["isis"].powers) == ["revered", "commanding"]
    assert list(t.s.sheets["isis"].guardians) == ["cat"]
