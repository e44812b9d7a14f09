"""Imhotep, cases C-01 to C-22, C-60 and C-80: set-up and the actions of a turn."""

from __future__ import annotations

import pytest

from rules.engine.errors import BadSetting
from rules.engine.history import History
from rules.imhotep.data import MINIMUM_LOAD, ROUND_CARDS
from rules.imhotep.state import discard_pile, draw_pile
from tests.cases.imhotep import GAME, any_luck, table


def opened(seats, **options):
    return History(GAME, GAME.new(seats, options), any_luck).session


def ships(s):
    return "-".join(str(ship.capacity) for ship in s.ships)


# --- set-up ---------------------------------------------------------------------------


def test_c_01_four_player_set_up():
    """Imhotep C-01: stones by turn order, a round card, four market cards (I-2, I-3)."""
    session = opened(4, first=0)
    s = session.state
    assert [p.colour for p in s.players] == ["black", "white", "brown", "gray"]
    assert [p.sled for p in s.players] == [2, 3, 4, 5]
    assert [p.quarry for p in s.players] == [27, 26, 25, 24]
    assert [p.score for p in s.players] == [0, 0, 0, 0]
    assert ships(s) in ROUND_CARDS[4]
    assert all(not ship.loaded and ship.site is None for ship in s.ships)
    assert GAME.view(s, None).round_cards == 5
    assert len(s.round_cards) == 5 + 1  # the one removed unseen is whichever stays
    assert len([card for card in s.market if card]) == 4
    assert (draw_pile(s), discard_pile(s)) == (30, 0)
    assert set(s.sides.values()) == {"A"}
    assert not s.wrath
    assert [(c.seat, c.what) for c in session.request.choices] == [(0, "action")]


@pytest.mark.parametrize(
    ("seats", "sleds", "quarries", "cells"),
    [(2, [2, 3], [27, 26], 4), (3, [2, 3, 4], [27, 26, 25], 5)],
)
def test_c_02_two_and_three_player_set_up(seats, sleds, quarries, cells):
    """Imhotep C-02: two players use four temple cells and their own round cards (I-2, I-8.5)."""
    s = opened(seats, first=0).state
    assert [p.sled for p in s.players] == sleds
    assert [p.quarry for p in s.players] == quarries
    assert len(GAME.view(s, None).temple) == cells
    assert {*s.round_cards, ships(s)} == set(ROUND_CARDS[seats])


def test_c_03_ships_of_a_round_card():
    """Imhotep C-03: exactly the four ships of the card, with their minimums (I-3.1, I-1.4)."""
    t = table(
        lambda choice: list(choice.options).index("4-3-2-2") if "4-3-2-2" in choice.options else 0,
        K={},
        W={},
        next="round",
    )
    shown = [(ship.capacity, ship.minimum) for ship in t.view(None).ships]
    assert shown == [(4, 3), (3, 2), (2, 1), (2, 1)]


def test_c_04_market_b_set_up_and_secrecy():
    """Imhotep C-04: three cards face up, a pair that nobody can see (I-3.3, I-14.1)."""
    s = opened(3, sides={"market": "B"}).state
    assert len(s.market) == 3
    for viewer in (None, 0, 1, 2):
        market = GAME.view(s, viewer).market
        assert (market.pair, market.looking, market.draw) == (2, (), 29)


@pytest.mark.parametrize("seats", [1, 5])
def test_c_05_wrong_number_of_players(seats):
    """Imhotep C-05: two to four players (I-1.1)."""
    with pytest.raises(BadSetting) as caught:
        GAME.new(seats, {})
    assert caught.value.path == "seats"


# --- get stones -----------------------------------------------------------------------


def taking(sled, quarry):
    return table(K={"sled": sled, "quarry": quarry}, W={})


def test_c_06_get_stones():
    """Imhotep C-06: three stones from the quarry; then the left neighbour (I-5.2)."""
    t = taking(1, 20).say("K", "take")
    assert (t.sled("K"), t.quarry("K")) == (4, 17)
    assert t.asked() == {"W": "action"}


def test_c_07_room_for_two():
    """Imhotep C-07: only two fit on the sled (I-5.2)."""
    t = taking(3, 20).say("K", "take")
    assert (t.sled("K"), t.quarry("K")) == (5, 18)


def test_c_08_full_sled():
    """Imhotep C-08: a full sled cannot take stones (Ruling 5)."""
    assert taking(5, 20).refused("K", "take") == "sled_full"


def test_c_09_empty_quarry():
    """Imhotep C-09: an empty quarry gives none (I-5.1)."""
    assert taking(2, 0).refused("K", "take") == "quarry_empty"


def test_c_10_quarry_almost_empty():
    """Imhotep C-10: the last stone of the quarry (I-5.2)."""
    t = taking(0, 1).say("K", "take")
    assert (t.sled("K"), t.quarry("K")) == (1, 0)


# --- place a stone --------------------------------------------------------------------


def test_c_11_any_empty_place():
    """Imhotep C-11: any empty place may be used, gaps are allowed (I-6.3)."""
    t = table(K={"sled": 2}, W={}, ships="4 3 2 2").say("K", "load 1.3")
    assert t.ship(1) == "4[_,_,K,_]"
    assert t.sled("K") == 1


def test_c_12_occupied_place():
    """Imhotep C-12: a place holds one stone."""
    t = table(K={"sled": 2}, W={}, ships="4 3[W,_,_] 2 2")
    assert t.refused("K", "load 2.1") == "slot_taken"


def test_c_13_place_does_not_exist():
    """Imhotep C-13: a ship of two has no third place."""
    t = table(K={"sled": 2}, W={}, ships="4 3 2 2")
    assert t.refused("K", "load 3.3") == "slot_range"


def test_c_14_docked_ship():
    """Imhotep C-14: a ship that has sailed takes no more stones (I-6.2)."""
    t = table(K={"sled": 2}, W={}, N={}, ships="4 3@temple 2 2", temple="WN", sailor=2)
    assert t.refused("K", "load 2.2") == "ship_sailed"


def test_c_15_empty_sled():
    """Imhotep C-15: no stone to place."""
    t = table(K={"sled": 0, "quarry": 10}, W={}, ships="4 3 2 2")
    assert t.refused("K", "load 1.1") == "sled_empty"


def test_c_16_out_of_turn():
    """Imhotep C-16: only the active player acts."""
    assert table(K={}, W={}).refused("W", "take") == "not_your_turn"


# --- sail -----------------------------------------------------------------------------


def test_c_17_minimum_of_a_four_ship():
    """Imhotep C-17: a ship of four sails with three stones, unloaded from the bow (I-7.1)."""
    t = table(K={}, W={}, ships="4[K,_,W,_] 3 2 2")
    assert t.refused("K", "sail 1 tomb") == "below_minimum"
    t = table(K={}, W={}, ships="4[K,_,W,W] 3 2 2").say("K", "sail 1 tomb")
    assert t.stones("tomb") == "KWW"
    assert t.ship(1) == "4@tomb"


def test_c_18_minimums_of_the_other_ships():
    """Imhotep C-18: who may sail with how many stones (I-1.4)."""
    t = table(K={}, W={}, ships="4 3[_,K,_] 2[_,K] 1")
    assert [t.offers("K", f"sail {n} tomb") for n in (2, 3, 4)] == [False, True, False]
    t = table(K={}, W={}, ships="4 3[K,_,W] 2 1[W]")
    assert [t.offers("K", f"sail {n} tomb") for n in (2, 4)] == [True, True]
    assert MINIMUM_LOAD == {4: 3, 3: 2, 2: 1, 1: 1}


def test_c_19_site_taken():
    """Imhotep C-19: one ship a site and round (I-7.1)."""
    t = table(K={}, W={}, ships="4@pyramid 3 2[K,_] 2", sailor=1)
    assert t.refused("K", "sail 3 pyramid") == "site_occupied"


def test_c_20_no_own_stone_aboard():
    """Imhotep C-20: one may sail others' stones (I-7.2)."""
    t = table(K={}, W={}, N={}, ships="4 3 2[W,N] 2").say("K", "sail 3 obelisks")
    assert t.obelisks() == {"K": 0, "W": 1, "N": 1}
    assert t.asked() == {"W": "action"}


def test_c_21_sailing_twice():
    """Imhotep C-21: a ship sails once a round."""
    t = table(K={}, W={}, ships="4 3 2@temple 2", temple="KW", sailor=1)
    assert t.refused("K", "sail 3 tomb") == "ship_sailed"


def test_c_22_dock_frees_only_with_the_round():
    """Imhotep C-22: the temple takes one ship in round 2, and one again in round 3 (I-7.3)."""
    t = table(
        any_luck,
        K={},
        W={},
        round=2,
        sailor=1,
        temple="K",
        ships="4@temple 3[K,K,_] 2[W,_] 2[K,W]",
    )
    for number in (2, 3, 4):
        assert t.refused("K", f"sail {number} temple") == "site_occupied"
    t.say("K", "sail 2 tomb").say("W", "sail 3 obelisks").say("K", "sail 4 pyramid")
    assert t.s.round == 3
    assert t.asked() == {"W": "action"}
    assert t.view(None).free_sites == ("market", "pyramid", "temple", "tomb", "obelisks")
    while not any(option.endswith(" temple") for option in t.options(next(iter(t.asked())))):
        who = next(iter(t.asked()))
        t.say(who, next(o for o in t.options(who) if o.startswith("load")))
    who = next(iter(t.asked()))
    t.say(who, next(o for o in t.options(who) if o.endswith(" temple")))
    assert "temple" not in t.view(None).free_sites


# --- nothing possible -----------------------------------------------------------------


def test_c_60_pass():
    """Imhotep C-60: to pass is legal only when nothing else is (Ruling 4)."""
    k = {"sled": 0, "quarry": 0, "cards": ["lever"]}
    t = table(K=k, W={}, ships="4[W,_,_,_] 3[_,W,_] 2@temple 2@tomb", sailor=1)
    assert t.options("K") == ["pass"]
    assert t.asked() == {"K": "action"}
    t = table(K=k, W={}, ships="4[W,_,_,_] 3[W,W,_] 2@temple 2@tomb", sailor=1)
    assert t.refused("K", "pass") == "pass_not_allowed"


def stalled(**more):
    stuck = {"sled": 0, "quarry": 0}
    return table(any_luck, K=dict(stuck), W=dict(stuck), ships="4[W,_,_,_] 3[_,W,_] 2 2", **more)


def test_c_60_all_pass_and_the_round_is_stalled():
    """Imhotep C-60: stones aboard go back, the temple is scored, the next round begins."""
    t = stalled(temple="KW", first=1, active=0)
    t.say("K", "pass")
    assert t.asked() == {"W": "action"}
    t.say("W", "pass")
    assert t.events("stalled") == [{"round": 1}]
    assert t.gains() == [("K", 1), ("W", 1)]
    assert t.s.round == 2
    assert t.quarry("W") == 2
    assert t.asked() == {"K": "action"}  # left of the start player: nobody sailed (Ruling 29)


def test_a_stalled_round_after_a_ship_has_sailed():
    """Imhotep, Ruling 29: the left neighbour of the last who sailed begins."""
    stuck = {"sled": 0, "quarry": 0}
    t = table(
        any_luck,
        K=dict(stuck),
        W=dict(stuck),
        N=dict(stuck),
        first=0,
        sailor=1,
        ships="4[W,_,_,_] 3[_,W,_] 2@tomb 2",
    )
    t.say("K", "pass").say("W", "pass").say("N", "pass")
    assert t.asked() == {"N": "action"}


def test_an_action_between_passes_keeps_the_round_going():
    """Imhotep, Ruling 4: only passes one after the other stall a round."""
    t = table(
        any_luck,
        K={"sled": 0, "quarry": 0},
        W={"sled": 2, "quarry": 0},
        ships="4 3 2@tomb 2@temple",
        sailor=1,
    )
    t.say("K", "pass").say("W", "load 1.1").say("K", "pass").say("W", "load 2.1")
    assert t.s.passes == 0
    t.say("K", "pass").say("W", "pass")
    assert t.events("stalled") == [{"round": 1}]


# --- what does not exist --------------------------------------------------------------


def test_c_80_unknown_ship_or_site():
    """Imhotep C-80: ships and sites that are not there (I-6.2, I-7.1)."""
    t = table(K={"sled": 2}, W={}, ships="4 3 2[K,_] 2")
    assert t.refused("K", "load 5.1") == "no_such_ship"
    assert t.refused("K", "load 0.1") == "no_such_ship"
    assert t.refused("K", "sail 3 palace") == "no_such_site"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("card lever 9 palace 1", "card_not_held"),  # before the ship
        ("card chisel 9.1 9.2", "sled_empty"),  # before the ship
        ("load 9.9", "sled_empty"),
        ("sail 9 palace", "no_such_ship"),
        ("sail 3 palace", "ship_sailed"),
        ("card hammer 3.9", "ship_sailed"),  # before the place
        ("card hammer 2.9", "slot_range"),
        ("sail 2 palace", "below_minimum"),  # before the site
        ("sail 1 temple", "site_occupied"),
    ],
)
def test_the_first_reason_is_told(answer, reason):
    """Imhotep, I-14.2: if several reasons apply, the first in order is reported."""
    t = table(
        K={"sled": 0, "cards": ["hammer", "chisel"]},
        W={},
        ships="4[W,W,W,_] 3[W,_,_] 2@temple 2",
        sailor=1,
        temple="W",
    )
    assert t.refused("K", answer) == reason
