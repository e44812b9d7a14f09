"""Rulings 23 to 51 of RULES A-28 that no case speaks of; merges and scenarios stand apart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases.ankh import (
    Table,
    ends,
    questions,
    table,
)

WEST, EAST, DELTA = "region 1", "region 2", "region 3"


# --- A-22 and rulings 23 to 25: guardians ----------------------------------------------------


def test_ruling_23_a_pushed_scorpion_is_aimed_by_its_controller():
    """Ruling 23: Satet's player pushes, the Scorpion's player aims; then the Move goes on."""
    t = table(isis="satet 83, w 102", ra="scorpion 84@n+ne").say("isis", "move", "83>84^85")
    assert t.asked() == {"ra": "aim"}
    assert set(t.options("ra")) == {"@84+95", "@95+96", "@96+86", "@86+76", "@76+75", "@75+84"}
    t.say("ra", "@86+76")
    assert t.figures("ra") == ["scorpion 85@86+76"]
    assert t.figures("isis") == ["satet 84", "w 102"]
    assert t.asked() == {"isis": "move"}


def test_ruling_23_where_satet_cannot_stop():
    """Ruling 23: not on her own side's figures, and not on monuments."""
    t = table(isis="satet 83, w 84", ra="", neutral=["temple 94"]).say("isis", "move")
    assert t.refused("isis", "83>84") == "occupied"
    assert t.refused("isis", "83>84^85") == "occupied"
    assert t.refused("isis", "83>94") == "occupied"
    assert not [o for o in t.options("isis") if "^" in o]


def test_a_22_6_androsphinxes_neutralise_each_other():
    """A-22.6: two enemy ones side by side have strength 0, and still numb what is beside them."""
    t = table(amun="sphinx 84, w 83", ra="sphinx 94, w 75", isis="", next=EAST)
    t.play(amun="cycle", ra="cycle")
    gods = t.events("strength")[0]["gods"]
    assert gods["amun"]["figures"] == {83: 0, 84: 0}
    assert gods["ra"]["figures"] == {75: 0, 94: 0}


def test_ruling_24_apep_does_not_go_into_the_water():
    """Ruling 24: from land it moves to land, even if it was summoned on water; nor is it pushed."""
    t = table(isis="apep 61, satet 31", ra="w 55").say("isis", "move")
    assert t.refused("isis", "61>60") == "water"
    t = table(isis="satet 72", ra="apep 61").say("isis", "move")
    assert ends(t, "isis", "72") >= {"61^51", "61^52", "61^62", "61^71", "61^72"}
    assert "61^60" not in ends(t, "isis", "72")


def test_ruling_24_land_beside_apeps_water_is_adjacent():
    """Ruling 24: Isis's warrior on 61 stands beside the Apep on 60 and may survive."""
    t = table(isis="w 61, w 30", ra="apep 60, god 91", next=DELTA)
    t.play(isis="cycle", ra="chariots")
    assert t.options("isis") == ["keep 61", "done"]


def test_ruling_24_the_underworld_never_puts_apep_on_water():
    """Ruling 24: once the basic summon is used, only Osiris's token is left for Apep."""
    t = table(osiris={"figures": "god 24", "guardians": ["apep"], "portals": [62]}, ra="")
    t.say("osiris", "summon")
    assert "apep 60" in t.options("osiris")
    t.say("osiris", "w 25")
    assert {o for o in t.options("osiris") if o.startswith("apep")} == {"apep 62"}
    assert t.refused("osiris", "apep 60") == "slot_used"


def test_ruling_25_six_aims_even_at_the_edge():
    """Ruling 25: on 11 three of the six cells around do not exist; all aims are allowed."""
    t = table(ra={"figures": "god 12", "guardians": ["scorpion"]}, isis="").say("ra", "summon")
    aims = {o for o in t.options("ra") if o.startswith("scorpion 11") and not o.endswith("*")}
    assert aims == {
        f"scorpion 11@{pair}" for pair in ("n+20", "20+21", "21+12", "12+sw", "sw+nw", "nw+n")
    }
    assert t.refused("ra", "scorpion 11") == "needs_aim"


def test_ruling_25_a_scorpion_may_turn_on_the_spot():
    """Ruling 25: a Move may end where it began, with another aim."""
    t = table(ra="scorpion 84@n+ne", isis="").say("ra", "move", "84>84@85+75")
    assert t.figures("ra") == ["scorpion 84@85+75"]


def test_ruling_25_neutral_monuments_and_cells_off_the_board():
    """Ruling 25: a neutral temple is destroyed; an aim off the board does nothing."""
    t = table(
        ra="scorpion 12@n+ne, scorpion 98@s+sw",
        isis="",
        amun="",
        neutral=["temple 11"],
        next="conflict",
    )
    assert t.monument(11) is None
    assert t.s.supply["temple"] == 10
    assert [e["cell"] for e in t.events("scorpion_struck")] == [12]


def test_ruling_25_a_building_site_is_destroyed_too():
    """Ruling 25, A-23.7: its followers go to the supply."""
    t = table(
        scenario="great_rebuilding",
        ra="scorpion 26@s+sw",
        isis="",
        amun="",
        neutral=["site 27"],
        next="conflict",
    )
    assert t.monument(27) is None
    assert t.events("followers") == []


# --- rulings 34 and 35: Magnanimous and Plague -----------------------------------------------


def test_ruling_34_the_figures_of_the_magnanimous_need_not_die():
    """Ruling 34: under Flood all survive, and the defeat still gives 2."""
    t = table(ra={"figures": "w 62, w 63", "powers": ["magnanimous"]}, isis="god 81", next=DELTA)
    t.play(ra="flood", isis="chariots")
    assert t.figures("ra") == ["w 62", "w 63"]
    assert t.gains() == [("isis", "battle", 1), ("ra", "consolation", 2)]


def test_ruling_34_several_magnanimous_losers_gain_ascending():
    """Ruling 34, A-16.11: Osiris on 3 gains before Ra on 4, who lands above him."""
    power = {"powers": ["magnanimous"]}
    t = table(
        ra={"figures": "w 62, w 63", "devotion": 4, **power},
        osiris={"figures": "w 52, w 53", "devotion": 3, **power},
        isis="god 81, w 82",
        next=DELTA,
    )
    t.play(ra="cycle", osiris="cycle", isis="chariots")
    assert t.gains() == [
        ("isis", "battle", 1),
        ("osiris", "consolation", 2),
        ("ra", "consolation", 2),
    ]


def test_ruling_35_two_plagues_are_two_bids():
    """Ruling 35: in ascending devotion; for the second only those with figures left bid."""
    t = table(
        ra={"figures": "god 81, w 82", "devotion": 6, "followers": 3},
        osiris={"figures": "w 62", "devotion": 3, "followers": 2},
        isis={"figures": "god 91, w 92", "followers": 5},
        next=DELTA,
    )
    t.play(ra="plague", osiris="plague", isis="cycle")
    assert t.asked() == dict.fromkeys(("ra", "osiris", "isis"), "battle.bid")
    t.say("ra", "1").say("osiris", "0").say("isis", "0")
    assert t.asked() == dict.fromkeys(("ra", "isis"), "battle.bid")  # gods bid as well
    assert t.figures("ra") == ["god 81", "w 82"]
    t.say("ra", "1").say("isis", "4")
    assert [e["god"] for e in t.events("plague")] == ["osiris", "ra"]
    assert [t.followers(god) for god in ("ra", "osiris", "isis")] == [1, 2, 1]
    assert t.figures("ra") == ["god 81"]


def test_ruling_35_a_single_bidder_is_spared():
    """Ruling 35, A-25.3: after the first Plague Ra bids alone in the second, and his live."""
    t = table(
        ra={"figures": "w 81, w 82", "devotion": 6, "followers": 2},
        isis={"figures": "w 62", "devotion": 3},
        next=DELTA,
    )
    t.play(ra="plague", isis="plague").say("ra", "1")
    assert t.asked() == {"ra": "battle.bid"}
    t.say("ra", "0")
    assert t.figures("ra") == ["w 81", "w 82"]
    assert t.winner() == "ra"


# --- ruling 38: components that have run out -------------------------------------------------


def builder(**position: Any) -> Table:
    ra = {"figures": "god 62", "followers": 3, **position.pop("ra", {})}
    t = table(ra=ra, isis="god 81", next=DELTA, **position)
    return t.play(ra="build", isis="flood")


def test_ruling_38_a_kind_of_monument_that_has_run_out():
    """Ruling 38: the other two kinds can still be built."""
    t = builder(supply={"obelisk": 0, "pyramid": 1, "temple": 1})
    assert t.refused("ra", "obelisk 63") == "none_left"
    assert {o.split()[0] for o in t.options("ra")} == {"no", "pyramid", "temple"}


@pytest.mark.parametrize(
    "shortage",
    [{"supply": {"obelisk": 0, "pyramid": 0, "temple": 0}}, {"ra": {"ankhs": 0}}],
)
def test_ruling_38_nothing_to_build_with(shortage):
    """Ruling 38: without any monument or without an ankh token nothing is asked or paid."""
    t = builder(**shortage)
    assert t.asked() == {"ra": "battle.tie"}
    assert t.followers("ra") == 3


def test_ruling_38_all_underworld_tokens_in_use():
    """Ruling 38: with three on the map Osiris can only move one."""
    t = table(osiris={"figures": "w 62", "portals": [37, 27, 17]}, ra="god 81", next=DELTA)
    t.play(osiris="cycle", ra="chariots")
    assert t.refused("osiris", "portal 62") == "none_left"
    assert {o.partition(">")[0] for o in t.options("osiris")} == {
        "portal 17",
        "portal 27",
        "portal 37",
        "no",
    }


def test_ruling_38_no_base_no_guardian():
    """Ruling 38, A-10.3: with both small bases in use the second unlock brings no Cat Mummy."""
    isis = {
        "figures": "god 62",
        "followers": 1,
        "powers": ["revered"],
        "guardians": ["satet", "mummy"],
    }
    t = table(isis=isis, ra="").say("isis", "unlock", "inspiring")
    assert list(t.s.sheets["isis"].guardians) == ["satet", "mummy"]
    assert t.s.guardians["cat"] == 1


def test_ruling_39_an_obelisk_built_in_battle():
    """Ruling 39: too late for Obelisk Attuned, in time for a majority and for Resplendent."""
    t = builder(
        ra={"powers": ["obelisk_attuned", "resplendent"], "monuments": "obelisk 15, obelisk 16"}
    )
    t.say("ra", "obelisk 63")
    assert "battle.muster" not in [what for _, what in questions(t)]
    assert t.gains()[0] == ("ra", "majority", 1)
    assert t.strengths() == {"ra": 3, "isis": 1}


# --- rulings 41 to 45 ------------------------------------------------------------------------


def test_ruling_41_the_absent_deny_majorities_in_a_domination_too():
    """Ruling 41: Ra's obelisk in the Delta makes it 1:1, and he earns nothing."""
    t = table(
        isis={"figures": "god 62", "monuments": "obelisk 61, temple 72"},
        ra={"figures": "god 84", "monuments": "obelisk 91, pyramid 92"},
        next=DELTA,
    )
    assert t.gains() == [("isis", "majority", 1), ("isis", "domination", 1)]


def attuned(figures: str) -> Table:
    """Isis's temple on 82 has beside it 72, 73, 81 and 92; Ra's Plague strikes her first."""
    t = table(
        isis={"figures": figures, "monuments": "temple 82", "powers": ["temple_attuned"]},
        ra={"figures": "god 30, w 31", "followers": 1},
        next=DELTA,
    )
    return t.play(isis="cycle", ra="plague").say("ra", "1")


def test_ruling_43_temples_are_looked_at_after_a_plague():
    """Ruling 43: the warrior beside the temple is dead when strength is counted."""
    assert attuned("god 62, w 81").strengths() == {"isis": 1, "ra": 3}


@pytest.mark.parametrize(("cell", "strength"), [(72, 4), (52, 2)])
def test_ruling_43_a_returned_mummy_counts(cell, strength):
    """Ruling 43: beside the temple it gives +2, elsewhere it does not."""
    t = attuned("god 62, mummy 81").say("isis", f"mummy {cell}")
    assert t.strengths()["isis"] == strength


def test_ruling_44_winning_by_the_tie_breaker_is_a_full_win():
    """Ruling 44: Commanding, Drought and radiance count, but the margin is 0: not Glorious."""
    t = table(
        ra={"figures": "god 84, w 94*", "powers": ["commanding", "glorious"]},
        isis="god 104, w 113, w 105",
        next=EAST,
    )
    t.play(ra="drought", isis="cycle").say("ra", "tie")
    assert t.strengths() == {"ra": 3, "isis": 3}
    assert t.followers("ra") == 3
    assert t.gains() == [("ra", "battle", 1 + 2 + 1)]


def test_ruling_44_the_tie_breaker_is_used_once():
    """Ruling 44, A-16.10: turned down, it is of no use in the next battle."""
    t = table(ra="w 84, w 62", isis="w 104, w 91", next=EAST, regions_left=[2, 3])
    t.play(ra="cycle", isis="cycle").say("ra", "tie")
    t.play(ra="cycle", isis="cycle")
    assert [e["winner"] for e in t.events("battle_result")] == ["ra", None]


def test_ruling_44_kept_the_tie_breaker_stays_up():
    """Ruling 44, A-16.10: not used in the East, it may be used in the Delta."""
    t = table(ra="god 84, w 62", isis="god 104, w 91", next=EAST, regions_left=[2, 3])
    t.play(ra="cycle", isis="cycle").say("ra", "no")
    t.play(ra="cycle", isis="cycle")
    assert t.asked() == {"ra": "battle.tie"}


def test_ruling_45_a_radiant_apep_dominates_on_both_shores():
    """Ruling 45: on 56 it is in the West and in the East."""
    t = table(ra="apep 56*", isis="", next="conflict")
    assert t.gains() == [("ra", "domination", 2), ("ra", "domination", 2)]


def test_ruling_45_apep_on_water_is_on_no_ground():
    """Ruling 45: neither Flood nor Drought counts it; it has strength 1."""
    t = table(ra="apep 56, god 84", isis="w 113", next=EAST)
    t.play(ra="drought", isis="cycle")
    assert t.strengths() == {"ra": 3, "isis": 1}
    assert t.gains() == [("ra", "battle", 1 + 1)]
    t = table(ra="apep 60, god 62", isis="w 91", next=DELTA)
    t.play(ra="flood", isis="cycle")
    assert t.followers("ra") == 1


def test_ruling_45_apep_on_water_counts_for_magnanimous_and_dies():
    """Ruling 45: with the god it makes two figures; Flood does not protect it."""
    t = table(
        ra={"figures": "apep 60, god 62", "powers": ["magnanimous"]},
        isis="god 91, w 92",
        next=DELTA,
    )
    t.play(ra="flood", isis="chariots")
    assert ("ra", "consolation", 2) in t.gains()
    assert t.figures("ra") == ["god 62"]


# --- rulings 48 to 51: the order of things ---------------------------------------------------


def test_ruling_48_suns_come_back_before_mummies():
    """Ruling 48: all three suns lay on figures that died; the Mummy can take one again."""
    t = table(ra="god 62, mummy 52*, w 53*, w 61*", isis="god 91, w 92", next=DELTA)
    assert t.s.sheets["ra"].suns == 0
    t.play(ra="cycle", isis="chariots")
    cells = (52, 53, 61, 63, 72, 73)  # those of the other dead are empty now
    assert set(t.options("ra")) == {f"mummy {c}{sun}" for c in cells for sun in ("", "*")}
    t.say("ra", "mummy 53*")
    assert t.figures("ra") == ["mummy 53*", "god 62"]
    assert t.s.sheets["ra"].suns == 2


def test_ruling_48_captures_come_before_mummies_and_cats():
    """Ruling 48: capture, then Mummies, then Cat Mummies."""
    t = table(
        ra={"figures": "god 62, mummy 52, cat 53, w 61", "devotion": 3},
        isis={"figures": "god 91, w 92", "devotion": 5},
        anubis={"figures": "god 44", "devotion": 9},
        next=DELTA,
    )
    t.play(ra="cycle", isis="chariots")
    assert t.asked() == {"anubis": "capture"}
    assert t.s.sheets["ra"].warriors == 5  # the dead one is in no pool yet
    t.say("anubis", "capture ra")
    assert t.asked() == {"ra": "mummy"}
    assert t.gains() == [("isis", "battle", 1)]
    t.say("ra", "mummy 52")
    assert t.gains()[1:] == [("isis", "cat_mummy", -1), ("anubis", "cat_mummy", -1)]


def test_ruling_49_each_gain_carries_bountiful():
    """Ruling 49: Magnanimous, Miracle and Worshipful are gains of their own."""
    t = table(
        ra={
            "figures": "w 62, w 63",
            "followers": 2,
            "powers": ["bountiful", "magnanimous", "worshipful"],
        },
        isis="god 81",
        next=DELTA,
    )
    t.play(ra="miracle", isis="chariots").say("ra", "yes")
    assert t.gains() == [
        ("isis", "battle", 1),
        ("ra", "consolation", 2 + 1),
        ("ra", "miracle", 2 + 1),
        ("ra", "worship", 1 + 1),
    ]


def test_ruling_49_no_gain_no_bonus():
    """Ruling 49, A-25.7: a Miracle with no dead is no gain."""
    t = table(ra={"figures": "w 62", "powers": ["bountiful"]}, isis="w 81", next=DELTA)
    t.play(ra="miracle", isis="cycle").say("ra", "tie")
    assert t.gains() == [("ra", "battle", 2)]


def test_ruling_50_the_steps_before_the_first_region():
    """Ruling 50: tie-breaker, Omnipresent, Scorpions, capitals, then the regions."""
    t = table(
        scenario="two_capitals",
        ra={"figures": "scorpion 94@s+sw", "powers": ["omnipresent"]},
        isis={"monuments": "temple 95", "devotion": 4},
        next="conflict",
    )
    steps = (
        "conflict",
        "followers",
        "scorpion_struck",
        "destroyed",
        "capitals",
        "dominated",
        "conflict_over",
    )
    told = [e.what for e in t.told if e.what in steps]
    assert told == [
        "conflict",
        "followers",
        "scorpion_struck",
        "destroyed",
        "capitals",
        "dominated",
        "conflict_over",
    ]


def test_ruling_51_flood_protects_a_returned_mummy():
    """Ruling 51: protection is looked at when the deaths of the resolution are decided."""
    t = table(
        ra="god 62, mummy 52",
        isis={"figures": "god 91, w 92", "followers": 3},
        next=DELTA,
    )
    t.play(ra="flood", isis="plague").say("ra", "0").say("isis", "3")
    assert t.followers("ra") == 2  # counted when the cards were revealed
    t.say("ra", "mummy 72")
    assert t.winner() == "isis"
    assert t.figures("ra") == ["god 62", "mummy 72"]
