"""Ankh, cases C-11 to C-37: turns and the four actions."""

from __future__ import annotations

import pytest

from rules.ankh.board import NEIGHBOURING
from rules.ankh.data import God
from rules.ankh.state import adjacent
from tests.cases.ankh import Table, table


def cells(t: Table, god: str, figure: str) -> list[int]:
    """Where a god may summon a figure now."""
    words = [option.split() for option in t.options(god) if option.startswith(f"{figure} ")]
    return sorted({int(cell.rstrip("*")) for _, cell in words})


def sheet(t: Table, god: str):
    return t.s.sheets[God(god)]


# --- turn -----------------------------------------------------------------------------


def test_c_11_second_action_below_the_first():
    """Ankh C-11: the second action comes from a track below the first (A-6.4)."""
    t = table(amun="god 62", ra="")
    t.say("amun", "summon", "done")
    assert t.asked() == {"amun": "action"}
    assert t.refused("amun", "move") == "not_below_first"
    assert t.refused("amun", "summon") == "not_below_first"
    assert t.options("amun") == ["gain", "unlock"]


def test_c_12_second_action_brings_a_conflict():
    """Ankh C-12: the unlock comes first, then the event; its player's god can break ties."""
    t = table(
        amun={"figures": "god 62", "followers": 1},
        ra="w 63",
        markers={"unlock": 5},
        event=3,
    )
    t.say("amun", "summon", "done").say("amun", "unlock")
    assert t.s.event == 3
    t.say("amun", "inspiring")
    assert list(sheet(t, "amun").powers) == ["inspiring"]
    assert t.s.event == 4
    happened = [event.what for event in t.told]
    assert happened.index("unlocked") < happened.index("event") < happened.index("conflict")
    assert t.events("event") == [{"position": 4, "kind": "conflict", "god": "amun"}]
    assert t.events("conflict") == [{"number": 1, "god": "amun"}]
    assert (t.s.tie_breaker, t.s.tie_breaker_up) == ("amun", True)
    assert t.asked() == {"amun": "battle.two"}


def test_c_13_turn_ends_after_unlock():
    """Ankh C-13: no track lies below Unlock, so it is the only action of a turn (A-6.4)."""
    t = table(amun="god 62", ra="")
    t.say("amun", "unlock")
    assert t.events("event") == []
    assert t.asked() == {"ra": "action"}
    assert t.s.first_action is None


def test_c_14_no_second_action_after_an_event():
    """Ankh C-14: gain, then the event, then the marker goes back and the turn ends (A-6.3)."""
    t = table(isis="w 54", amun="", ra="", neutral=["temple 44", "pyramid 55"], markers={"gain": 6})
    t.say("isis", "gain")
    assert t.followers("isis") == 2
    assert t.asked() == {"isis": "control"}
    assert t.s.event == 1
    assert t.s.markers["gain"] == 7
    t.say("isis", "44")
    happened = [event.what for event in t.told]
    assert happened.index("followers") < happened.index("event") < happened.index("claimed")
    assert t.monument(44) == "temple isis"
    assert t.s.markers["gain"] == 3
    assert t.asked() == {"amun": "action"}
    assert t.refused("isis", "unlock") == "not_your_turn"


def test_c_15_actions_without_effect():
    """Ankh C-15: an action that cannot be used still advances its marker (A-6.2, A-6.5)."""
    t = table(isis={"figures": "god 62", "followers": 0}, amun="")
    t.say("isis", "gain")
    assert t.followers("isis") == 0
    assert t.events("event") == []
    t.say("isis", "unlock")
    assert t.s.markers == {"move": 4, "summon": 4, "gain": 5, "unlock": 5}
    assert list(sheet(t, "isis").powers) == []
    assert t.followers("isis") == 0
    assert t.asked() == {"amun": "action"}


def test_c_16_move_without_moving():
    """Ankh C-16: moving nothing is allowed, but a second action is still required (A-6.4)."""
    t = table(isis="god 62, w 63", amun="")
    t.say("isis", "move", "done")
    assert t.figures("isis") == ["god 62", "w 63"]
    assert t.s.markers == {"move": 5, "summon": 4, "gain": 4, "unlock": 4}
    assert t.asked() == {"isis": "action"}
    assert t.options("isis") == ["summon", "gain", "unlock"]
    assert t.refused("isis", "done") == "not_an_option"
    assert t.refused("amun", "gain") == "not_your_turn"


# --- Move Figures ---------------------------------------------------------------------


def test_c_17_passing_is_free():
    """Ankh C-17: figures pass through pieces, water and rivers, up to three hexes (A-7)."""
    t = table(amun="god 27, w 26, w 45, w 64", ra="w 74", neutral=["obelisk 23", "pyramid 47"])
    t.say("amun", "move", "27>24", "45>48", "64>83", "done")
    assert t.figures("amun") == ["god 24", "w 26", "w 48", "w 83"]
    assert t.figures("ra") == ["w 74"]
    assert adjacent(t.s)[24] >> 23 & 1
    assert adjacent(t.s)[48] >> 47 & 1
    assert (t.monument(23), t.monument(47)) == ("obelisk neutral", "pyramid neutral")


def test_c_18_where_a_move_cannot_stop():
    """Ankh C-18: no more than three hexes, never on water or on a monument (A-7.1, A-7.3)."""
    t = table(amun="god 27", ra="", neutral=["obelisk 25"])
    t.say("amun", "move")
    assert t.refused("amun", "27>23") == "too_far"
    assert t.refused("amun", "27>36") == "water"
    assert t.refused("amun", "27>25") == "occupied"


def test_c_18_without_the_monument():
    """Ankh C-18: it is the monument that keeps the god off 25."""
    t = table(amun="god 27", ra="")
    t.say("amun", "move", "27>25")
    assert t.figures("amun") == ["god 25"]


def test_c_19_figures_move_one_after_another():
    """Ankh C-19: a hex is free only once the figure on it has left (A-7.1)."""
    t = table(amun="god 54, w 55", ra="")
    t.say("amun", "move")
    assert t.refused("amun", "54>55") == "occupied"
    t.say("amun", "55>65", "54>55")
    assert t.figures("amun") == ["god 55", "w 65"]


def test_c_20_a_river_costs_nothing():
    """Ankh C-20: crossing a river is one hex like any other (A-7.2)."""
    t = table(amun="w 63", ra="")
    assert 63 in t.region(3)
    t.say("amun", "move", "63>64")
    assert t.figures("amun") == ["w 64"]
    assert 64 in t.region(1)


def test_c_21_control_stays_when_figures_leave():
    """Ankh C-21: moving never changes the control of monuments (A-7.5)."""
    t = table(amun={"figures": "god 25", "monuments": "obelisk 15"}, ra="")
    assert adjacent(t.s)[25] >> 15 & 1
    t.say("amun", "move")
    t.say("amun", "25>54")
    assert t.figures("amun") == ["god 54"]
    assert t.monument(15) == "obelisk amun"
    assert sheet(t, "amun").ankhs == 8


# --- Summon Figure --------------------------------------------------------------------


def test_c_22_where_to_summon():
    """Ankh C-22: on empty land adjacent to own figures and monuments (A-8.1)."""
    t = table(amun={"figures": "w 64", "monuments": "temple 94", "guardians": ["mummy"]}, ra="")
    t.say("amun", "summon")
    assert cells(t, "amun", "mummy") == [54, 55, 65, 83, 84, 93, 95, 104]
    for across in (63, 74, 75):
        assert t.refused("amun", f"mummy {across}") == "river_between"
    assert t.refused("amun", "mummy 103") == "water"


def test_c_23_nothing_to_summon():
    """Ankh C-23: with an empty pool only the marker advances (A-6.2)."""
    figures = "god 62, w 11, w 12, w 13, w 14, w 15, w 16"
    t = table(amun=figures, ra="")
    assert sheet(t, "amun").warriors == 0
    before = t.figures("amun")
    t.say("amun", "summon")
    assert t.s.markers == {"move": 4, "summon": 5, "gain": 4, "unlock": 4}
    assert t.figures("amun") == before
    assert t.events("summoned") == []
    assert t.asked() == {"amun": "action"}
    assert t.s.first_action == "summon"


def attuned_isis() -> Table:
    """Isis begins a Summon action with Pyramid Attuned and two pyramids (C-24)."""
    isis = {
        "figures": "god 24",
        "monuments": "pyramid 62, pyramid 94",
        "powers": ["pyramid_attuned"],
    }
    return table(isis=isis, amun="").say("isis", "summon")


def test_c_24_a_summon_for_each_pyramid():
    """Ankh C-24: one basic summon and one next to each own pyramid, no more (A-8.2)."""
    t = attuned_isis()
    t.say("isis", "w 72", "w 81", "w 104")
    assert t.figures("isis") == ["god 24", "w 72", "w 81", "w 104"]
    assert sheet(t, "isis").warriors == 3
    assert t.refused("isis", "w 105") == "slot_used"


def test_c_25_slots_are_used_up():
    """Ankh C-25: each slot takes one figure; that of 94 only next to 94 (ruling 9)."""
    t = attuned_isis()
    t.say("isis", "w 72", "w 61")
    assert t.refused("isis", "w 52") == "slot_used"
    assert cells(t, "isis", "w") == [83, 84, 93, 95, 104]


def test_c_26_one_summon_from_the_underworld():
    """Ankh C-26: Osiris summons one extra figure on a token of his, in all (A-21.4)."""
    t = table(osiris={"figures": "god 33", "portals": [37, 81]}, amun="")
    t.say("osiris", "summon", "w 81")
    assert t.refused("osiris", "w 37") == "slot_used"
    t.say("osiris", "w 72")
    assert t.figures("osiris") == ["god 33", "w 72", "w 81"]
    assert t.refused("osiris", "w 37") == "slot_used"


def test_c_27_others_may_not_enter_the_underworld():
    """Ankh C-27: a token of Osiris is never empty for another god (A-21.4)."""
    t = table(isis="god 38", osiris={"portals": [37]})
    t.say("isis", "move")
    assert t.refused("isis", "38>37") == "underworld"
    t.say("isis", "done").say("isis", "summon")
    assert t.refused("isis", "w 37") == "underworld"


def test_c_28_apep_rises_from_any_water():
    """Ankh C-28: Apep is summoned on any empty water hex, on land only normally (A-22.4)."""
    t = table(ra={"figures": "god 13", "guardians": ["apep"]}, amun="")
    t.say("ra", "summon")
    assert t.refused("ra", "apep 71") == "not_adjacent"
    t.say("ra", "apep 70")
    assert t.figures("ra") == ["god 13", "apep 70"]


def ra_at_the_sea() -> Table:
    """Ra begins a Summon action with Pyramid Attuned, a pyramid on 61 and Apep (C-29)."""
    ra = {
        "figures": "god 13",
        "monuments": "pyramid 61",
        "guardians": ["apep"],
        "powers": ["pyramid_attuned"],
    }
    return table(ra=ra, amun="").say("ra", "summon")


def test_c_29_apep_as_the_extra_figure_of_a_pyramid():
    """Ankh C-29: on water adjacent to the pyramid Apep leaves the basic summon free (A-22.4)."""
    t = ra_at_the_sea()
    t.say("ra", "apep 60")
    assert {12, 14, 23} <= set(cells(t, "ra", "w"))
    t.say("ra", "w 12")
    assert t.figures("ra") == ["w 12", "god 13", "apep 60"]


@pytest.mark.parametrize("water", [70, 56])
def test_c_29_apep_elsewhere_uses_the_basic_summon(water):
    """Ankh C-29: anywhere else Apep is the basic summon; only the pyramid's is left."""
    t = ra_at_the_sea()
    t.say("ra", f"apep {water}")
    assert t.refused("ra", "w 12") == "slot_used"
    assert cells(t, "ra", "w") == [51, 52, 62, 71, 72]
    t.say("ra", "w 62")
    assert t.refused("ra", "w 12") == "slot_used"


def test_c_30_a_captive_is_bought_back():
    """Ankh C-30: instead of a pool warrior a captive, for 1 follower to Anubis (A-21.2)."""
    t = table(amun={"figures": "god 62", "followers": 2}, anubis={"captives": ["amun"]})
    assert sheet(t, "amun").warriors == 5
    t.say("amun", "summon", "w! 63")
    assert t.figures("amun") == ["god 62", "w 63"]
    assert (t.followers("amun"), t.followers("anubis")) == (1, 1)
    assert list(sheet(t, "anubis").captives) == []
    assert sheet(t, "amun").warriors == 5


def test_c_30_without_followers():
    """Ankh C-30: without a follower there is no ransom, but a pool warrior can come."""
    t = table(amun={"figures": "god 62"}, anubis={"captives": ["amun"]})
    t.say("amun", "summon")
    assert t.refused("amun", "w! 63") == "too_few_followers"
    assert cells(t, "amun", "w!") == []
    assert 63 in cells(t, "amun", "w")


def test_c_31_a_radiant_warrior():
    """Ankh C-31: Ra may put a sun token on a figure as he summons it (A-21.5)."""
    t = table(ra="god 62", amun="")
    assert sheet(t, "ra").suns == 3
    t.say("ra", "summon", "w 63*")
    assert t.figures("ra") == ["god 62", "w 63*"]
    assert sheet(t, "ra").suns == 2


def test_c_31_no_sun_left():
    """Ankh C-31: with no sun token left radiance is not offered."""
    t = table(ra={"figures": "god 62, w 52*, w 53*, w 61*"}, amun="")
    assert sheet(t, "ra").suns == 0
    t.say("ra", "summon")
    assert 63 in cells(t, "ra", "w")
    assert not any(option.endswith("*") for option in t.options("ra"))
    assert t.refused("ra", "w 63*") == "no_sun_left"


# --- Gain Followers -------------------------------------------------------------------


def test_c_32_followers_of_monuments():
    """Ankh C-32: own and neutral monuments with an adjacent figure give 1 each (A-9.1)."""
    t = table(
        isis={"figures": "god 33, w 54", "monuments": "obelisk 23, pyramid 17"},
        amun={"monuments": "obelisk 43"},
        neutral=["temple 44", "pyramid 55", "pyramid 63"],
    )
    t.say("isis", "gain")
    assert t.followers("isis") == 3
    assert t.followers("amun") == 0


@pytest.mark.parametrize("missing", ["obelisk 23", "temple 44", "pyramid 55"])
def test_c_32_each_of_the_three_counts(missing):
    """Ankh C-32: the three are 23, 44 and 55; without one of them it is 2."""
    neutral = [m for m in ("temple 44", "pyramid 55", "pyramid 63") if m != missing]
    own = "pyramid 17" if missing == "obelisk 23" else "obelisk 23, pyramid 17"
    t = table(
        isis={"figures": "god 33, w 54", "monuments": own},
        amun={"monuments": "obelisk 43"},
        neutral=neutral,
    )
    t.say("isis", "gain")
    assert t.followers("isis") == 2


@pytest.mark.parametrize(
    ("powers", "neutral", "followers"),
    [([], ["obelisk 23"], 1), (["revered"], ["obelisk 23"], 2), (["revered"], [], 1)],
)
def test_c_33_a_monument_counts_once_and_revered_adds_one(powers, neutral, followers):
    """Ankh C-33: two figures at one monument gain 1; Revered adds 1, also to 0 (A-9.2)."""
    t = table(isis={"figures": "god 33, w 34", "powers": powers}, amun="", neutral=neutral)
    assert NEIGHBOURING[23] >> 33 & 1
    assert NEIGHBOURING[23] >> 34 & 1
    t.say("isis", "gain")
    assert t.followers("isis") == followers


# --- Unlock Ankh Power ----------------------------------------------------------------


def unlock(t: Table, power: str) -> None:
    """Amun unlocks a power; Ra, who has no followers, only passes the turn back."""
    t.say("amun", "unlock", power)
    if "ra" in t.asked():
        t.say("ra", "unlock")


def test_c_34_first_unlocks():
    """Ankh C-34: two powers of level 1, a guardian with the second, then level 2 (A-10)."""
    t = table(amun={"figures": "god 62", "followers": 3}, ra="", markers={"unlock": 1})
    unlock(t, "inspiring")
    assert t.followers("amun") == 2
    assert list(sheet(t, "amun").guardians) == []
    unlock(t, "revered")
    assert t.followers("amun") == 1
    assert list(sheet(t, "amun").guardians) == ["cat"]
    assert t.s.guardians["cat"] == 0
    assert t.refused("amun", "unlock commanding") == "level_full"
    assert t.refused("amun", "unlock resplendent") == "too_few_followers"
    t.say("amun", "unlock")  # no effect
    assert t.asked() == {"ra": "action"}
    assert t.followers("amun") == 1
    assert list(sheet(t, "amun").powers) == ["inspiring", "revered"]
    assert list(sheet(t, "amun").guardians) == ["cat"]


def test_c_34_level_full_with_enough_followers():
    """Ankh C-34: a third power of level 1 is refused even to a god who could pay (A-10.1)."""
    t = table(amun={"followers": 3, "powers": ["inspiring", "revered"]}, ra="")
    t.say("amun", "unlock")
    assert t.options("amun") == [
        "resplendent",
        "obelisk_attuned",
        "temple_attuned",
        "pyramid_attuned",
        "no",
    ]
    assert t.refused("amun", "commanding") == "level_full"
    t.say("amun", "resplendent")
    assert t.followers("amun") == 1


def test_c_35_levels_in_order():
    """Ankh C-35: the first unlock is of level 1 (A-10.1)."""
    t = table(amun={"followers": 6}, ra="")
    assert t.refused("amun", "unlock glorious") == "wrong_level"
    t.say("amun", "unlock")
    assert t.refused("amun", "glorious") == "wrong_level"


FOUR_POWERS = ["inspiring", "revered", "resplendent", "temple_attuned"]


def test_c_36_the_last_unlocks():
    """Ankh C-36: the fifth brings a guardian, the sixth none, a seventh nothing (A-10.2)."""
    amun = {"followers": 10, "powers": FOUR_POWERS}
    t = table(amun=amun, ra="", markers={"unlock": 1})
    unlock(t, "glorious")
    assert t.followers("amun") == 7
    assert list(sheet(t, "amun").guardians) == ["scorpion"]
    unlock(t, "bountiful")
    assert t.followers("amun") == 4
    assert list(sheet(t, "amun").guardians) == ["scorpion"]
    t.say("amun", "unlock")
    assert len(t.events("unlocked")) == 2
    assert t.followers("amun") == 4
    assert list(sheet(t, "amun").powers) == [*FOUR_POWERS, "glorious", "bountiful"]
    assert list(sheet(t, "amun").guardians) == ["scorpion"]
    assert t.asked() == {"ra": "action"}


def test_c_37_no_guardian_left_on_the_card():
    """Ankh C-37: a guardian that is not there is lost for good (A-10.3)."""
    amun = {"followers": 10, "powers": ["inspiring"]}
    t = table(amun=amun, ra={"guardians": ["cat"]}, markers={"unlock": 1})
    assert t.s.guardians["cat"] == 0
    unlock(t, "revered")
    assert list(sheet(t, "amun").powers) == ["inspiring", "revered"]
    assert list(sheet(t, "amun").guardians) == []
    unlock(t, "resplendent")
    assert list(sheet(t, "amun").guardians) == []
    unlock(t, "temple_attuned")
    assert list(sheet(t, "amun").guardians) == ["mummy"]
    assert list(sheet(t, "ra").guardians) == ["cat"]
