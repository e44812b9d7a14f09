"""What can be achieved in Ankh, each earned and not earned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.ui_types import Moment
from bot.games.uis import UIS
from rules.ankh.data import LAST_RED, God, Kind, Power
from rules.ankh.game import GAME
from rules.ankh.state import Ending
from rules.engine.events import Event
from tests.cases.ankh import table
from tests.conformance.played import moments

END = moments("ankh", 1)[-1].view


def achieved(name, view=END, *told):
    """Who has achieved something in a game that ended like this, after some events."""
    return sorted(UIS["ankh"].achieved([Moment(view, told)])[name])


ISIS, RA = God.ISIS, God.RA


def won_by(god, how=Ending.MOST_DEVOTION):
    """Ra and Isis after a game that one of them has won; nobody has anything special."""
    t = table(isis={"devotion": 5}, ra={"devotion": 4}, ranking=["ra", "isis"], next="region 3")
    return replace(GAME.view(t.s, None), winner=god, ending=how)


def devotion(god, after):
    return Event("devotion", {"god": str(god), "after": after})


def conflict(number):
    return Event("conflict", {"number": number, "god": "ra"})


def battle(winner, *gods):
    return Event("battle_result", {"winner": winner, "strength": dict.fromkeys(gods, 1)})


def test_places_are_by_devotion_and_a_merged_god_shares_them():
    ui, view = UIS["ankh"], won_by(RA)
    assert view.seats == (ISIS, RA)
    assert ui.places(view) == [2, 1]
    merged = replace(view, seats=(ISIS, RA, God.AMUN), merged={God.AMUN: RA})
    assert ui.places(merged) == [3, 1, 1]
    lost = replace(view, winner=None, ranking=(), forgotten=(ISIS, RA))
    assert ui.places(lost) == [1, 1]
    assert [ui.role(merged, seat) for seat in range(3)] == ["isis", "ra", "amun"]


def test_the_first_to_the_top_of_a_real_case_has_reached_the_summit():
    t = table(
        isis={"figures": "w 81", "monuments": "temple 82", "devotion": 30},
        ra={"figures": "w 62", "monuments": "obelisk 52", "devotion": 30},
        ranking=["ra", "isis"],
        next="region 3",
    )
    t.say("isis", "flood").say("ra", "flood")
    view = GAME.view(t.s, None)
    assert UIS["ankh"].places(view) == [2, 1]
    assert achieved("summit", view) == [1]
    assert achieved("summit", won_by(RA)) == []


def test_out_of_the_red():
    red, safe = devotion(RA, LAST_RED), devotion(RA, LAST_RED + 1)
    assert achieved("red_zone", won_by(RA), red, conflict(4), safe) == [1]
    assert achieved("red_zone", won_by(RA), red, safe, conflict(4)) == []
    assert achieved("red_zone", won_by(RA), red, conflict(3), safe, conflict(4)) == []
    assert achieved("red_zone", won_by(ISIS), red, conflict(4), safe) == []


def test_what_a_position_showed_before_the_conflict_counts_too():
    """Nobody has gained devotion since the moment before, where Ra stood on 4."""
    before = Moment(won_by(RA), ())
    found = UIS["ankh"].achieved([before, Moment(won_by(RA), (conflict(4),))])
    assert list(found["red_zone"]) == [1]


@pytest.mark.parametrize(
    ("kinds", "who"),
    [((Kind.SATET, Kind.APEP, Kind.ANDROSPHINX), [1]), ((Kind.SATET, Kind.APEP), [])],
)
def test_menagerie(kinds, who):
    view = won_by(ISIS)
    gods = [replace(g, guardians=kinds if g.god is RA else ()) for g in view.gods]
    assert achieved("menagerie", replace(view, gods=tuple(gods))) == who


@pytest.mark.parametrize(("count", "who"), [(6, [1]), (5, [])])
def test_all_six_powers(count, who):
    view = won_by(ISIS)
    powers = tuple(Power)[:count]
    gods = [replace(g, powers=powers if g.god is RA else ()) for g in view.gods]
    assert achieved("enlightened", replace(view, gods=tuple(gods))) == who


def test_unbeaten():
    three = [battle("ra", "ra", "isis")] * 3
    assert achieved("unbeaten", won_by(RA), *three) == [1]
    assert achieved("unbeaten", won_by(RA), *three[:2]) == []
    assert achieved("unbeaten", won_by(RA), *three, battle(None, "ra", "isis")) == []
    assert achieved("unbeaten", won_by(ISIS), *three) == []


def test_master_of_stone():
    def majority(*kinds):
        return Event("majority", {"god": "isis", "monuments": list(kinds)})

    assert achieved("all_monuments", won_by(RA), majority("obelisk", "pyramid", "temple")) == [0]
    assert achieved("all_monuments", won_by(RA), majority("obelisk", "temple")) == []


def test_both_players_of_a_merged_god_achieve_what_it_does():
    view = replace(won_by(RA), seats=(ISIS, RA, God.AMUN), merged={God.AMUN: RA})
    assert achieved("unbeaten", view, *[battle("ra", "ra", "isis")] * 3) == [1, 2]
