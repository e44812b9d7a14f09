"""The preview of a draft: stones on ships, ways, and where stones would land."""

from __future__ import annotations

import random

import pytest

from renderer.imhotep.board_picture import draw_board
from renderer.imhotep.changes import changed_marks
from renderer.imhotep.draft_marks import draft_marks
from renderer.imhotep.layout import TOWERS, Spot
from renderer.imhotep.marks import NO_MARKS, Landing, on_board, on_table
from renderer.imhotep.table_picture import draw_table
from rules.imhotep.data import Card, Site
from rules.imhotep.keys import read_action
from tests.cases.imhotep import GAME, table
from tests.renderer.imhotep.views import LABELS, TABLES, sessions
from tests.renderer.views import changed


def drafted(t, who, *answers, options=(), way=()):
    return draft_marks(t.view(None), t.seat(who), answers, options, way)


def open_to(t, who, *way):
    return drafted(t, who, options=t.options(who), way=way)


def at_hand(**more):
    return table(K={"sled": 3, **more}, W={}, ships="4[W,_,K,W] 3[_,W,_] 2 2")


# --- what answers would do -----------------------------------------------------------------------


def test_stones_from_the_quarry_come_onto_the_sled():
    t = at_hand()
    marks = drafted(t, "K", "take")
    assert marks.sleds == ((t.seat("K"), 2),)
    assert on_table(marks)
    assert not on_board(marks)


def test_a_loaded_stone_is_a_ghost_and_leaves_the_sled():
    t = at_hand()
    marks = drafted(t, "K", "load 2.1")
    assert marks.ghosts == (((2, 1), t.seat("K")),)
    assert marks.sleds == ((t.seat("K"), -1),)


def test_a_ship_sails_and_its_stones_land_in_order():
    t = at_hand()
    marks = drafted(t, "K", "sail 1 tomb")
    assert marks.ways == ((1, Site.TOMB),)
    black, white = t.seat("K"), t.seat("W")
    assert marks.landings == (
        Landing(Spot(Site.TOMB, 0), white, (1,)),
        Landing(Spot(Site.TOMB, 1), black, (2,)),
        Landing(Spot(Site.TOMB, 2), white, (3,)),
    )


def test_the_lever_sets_the_order():
    t = at_hand(cards=["lever"])
    marks = drafted(t, "K", "card lever 1 temple 3-4-1")
    assert [landing.seat for landing in marks.landings] == [t.seat("K"), t.seat("W"), t.seat("W")]
    assert marks.held == ((t.seat("K"), Card.LEVER),)


def test_the_sail_takes_its_new_stone_along():
    t = at_hand(cards=["sail"])
    marks = drafted(t, "K", "card sail 1.2 obelisks")
    assert marks.ghosts == (((1, 2), t.seat("K")),)
    spots = {landing.spot.place: landing.orders for landing in marks.landings}
    assert spots == {t.seat("W"): (1, 4), t.seat("K"): (2, 3)}


def test_hammer_and_chisel():
    t = at_hand(cards=["hammer", "chisel"])
    assert drafted(t, "K", "card hammer 2.1").sleds == ((t.seat("K"), 1),)
    marks = drafted(t, "K", "card chisel 2.1 3.2")
    assert [space for space, _ in marks.ghosts] == [(2, 1), (3, 2)]
    assert marks.sleds == ((t.seat("K"), -2),)


def test_the_third_stone_builds_a_tower():
    t = table(K={}, W={}, sides={"obelisks": "B"}, ships="4 3 2[K,W] 2", obelisks={"K": 2})
    marks = drafted(t, "K", "sail 3 obelisks")
    assert marks.spots == (Spot(Site.OBELISKS, 0, TOWERS),)


def test_owners_who_will_choose_stand_in_a_queue():
    t = table(K={}, W={}, sides={"pyramid": "B"}, ships="4 3 2[K,W] 2",
              market=["statue"] * 4)  # fmt: skip
    for site in ("market", "pyramid"):
        marks = drafted(t, "K", f"sail 3 {site}")
        assert marks.queue == (t.seat("K"), t.seat("W"))
        assert not marks.landings


def test_a_chosen_card_and_a_chosen_pyramid():
    t = table(K={}, W={}, sides={"market": "B", "pyramid": "B"}, ships="4 3 2[K,_] 2",
              market=["sail", "statue", "statue"], pair=2)  # fmt: skip
    assert drafted(t, "K", "statue 2").cards == (2,)
    assert drafted(t, "K", "pair").cards == (3,)
    assert drafted(t, "K", "middle").spots == (Spot(Site.PYRAMID, 0, 1),)


# --- where one can still go ----------------------------------------------------------------------


def test_of_all_actions_at_once_nothing_is_marked():
    assert open_to(at_hand(), "K") == NO_MARKS


def test_places_are_open_then_those_of_a_ship():
    t = at_hand()
    assert open_to(t, "K", "load").spaces == (
        (1, 2), (2, 1), (2, 3), (3, 1), (3, 2), (4, 1), (4, 2),
    )  # fmt: skip
    assert open_to(t, "K", "load", "ship 2").spaces == ((2, 1), (2, 3))
    assert open_to(t, "K", "load", "ship 1").ghosts  # the only one left is as good as chosen


def test_ships_can_sail_then_to_sites():
    t = table(K={"sled": 3}, W={}, ships="4[W,_,K,W] 3@temple 2[K,_] 2")
    assert open_to(t, "K", "sail").ships == (1, 3)
    marks = open_to(t, "K", "sail", "ship 3")
    assert marks.sites == (Site.MARKET, Site.PYRAMID, Site.TOMB, Site.OBELISKS)
    assert not marks.ships


def test_cards_that_can_be_played():
    t = at_hand(cards=["lever", "chisel", "statue"])
    marks = open_to(t, "K", "card")
    assert marks.held == ((t.seat("K"), Card.LEVER), (t.seat("K"), Card.CHISEL))
    assert not marks.spaces
    assert not marks.ships


def test_the_second_stone_of_a_chisel():
    t = at_hand(cards=["chisel"])
    assert (2, 1) not in open_to(t, "K", "card", "chisel", "2.1").spaces
    assert (3, 1) in open_to(t, "K", "card", "chisel", "2.1").spaces


def test_what_a_stone_can_choose_is_marked_unasked():
    t = table(K={}, W={}, ships="4 3 2[K,_] 2", market=["sail", None, "statue", None])
    t.say("K", "sail 3 market")
    assert open_to(t, "K").cards == (0, 2)


# --- the rules agree ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_stones_land_where_the_preview_said(seats, sides):
    """Every ship that sails where nobody chooses, in random games, lands as was drawn."""
    rng, sailed = random.Random(seats), 0
    for session in sessions(seats, sides, seed=7):
        if session.request is None or session.request.choices[0].what != "action":
            continue
        choice = session.request.choices[0]
        ways = [o for o in choice.options if read_action(o).ship]
        if not ways:
            continue
        key, before = str(rng.choice(ways)), GAME.view(session.state, None)
        marks = draft_marks(before, choice.seat, [key])
        if marks.queue:
            continue
        trial = session.clone()
        trial.pick(choice.seat, [str(o) for o in choice.options].index(key))
        after = GAME.view(trial.state, None)
        if after.round != before.round or trial.request is None:
            continue  # the round is over: the temple may have brought more
        sailed += 1
        landed = {landing.spot for landing in marks.landings}
        built = set(changed_marks(before, after).spots)
        towers = {spot for spot in built if spot.part == TOWERS}
        assert towers == set(marks.spots)
        assert built - towers <= landed
        if not towers:
            assert built == landed
    assert sailed > 5


def test_drafts_are_seen():
    t = at_hand(cards=["lever"])
    view = t.view(None)
    for answer in ("load 2.1", "sail 1 tomb", "sail 1 market", "card lever 1 obelisks 4-3-1"):
        marks = drafted(t, "K", answer)
        assert changed(draw_board(view, LABELS), draw_board(view, LABELS, marks=marks))
    for answer in ("take", "load 2.1", "card lever 1 obelisks 4-3-1"):
        marks = drafted(t, "K", answer)
        assert changed(draw_table(view, LABELS), draw_table(view, LABELS, marks=marks))
