"""The preview of a draft: stones on ships, ways, and where stones would land."""

from __future__ import annotations

import random

import pytest

from bot.commands.seeded_games import drafted as draft_of
from bot.games.uis import ui_of
from renderer.imhotep.board_picture import draw_board
from renderer.imhotep.draft_marks import draft_marks
from renderer.imhotep.layout import TOWERS, Spot
from renderer.imhotep.marks import NO_MARKS, Landing, on_board, on_table
from renderer.imhotep.table_picture import draw_table
from rules.imhotep.data import Card, Side, Site
from rules.imhotep.keys import read_action
from rules.imhotep.lookup import cargo
from tests.cases.imhotep import table
from tests.renderer.imhotep.views import LABELS, TABLES, sessions
from tests.renderer.pixels import changed

UI = ui_of("imhotep")


def drafted(t, who, *answers):
    """What is marked for a player who drafts some answers."""
    draft = draft_of(t.history.session, *answers)
    assert draft.seat == t.seat(who)
    return draft_marks(draft.before, draft.after, draft.seat, answers)


def open_to(t, who, *way):
    """What is marked for a player who has made some clicks."""
    draft = draft_of(t.history.session)
    what = t.asked()[who]
    ways = UI.clicks(LABELS, draft.after, what, draft.keys)
    left = [key for key in ways if tuple(step.value for step in ways[key])[: len(way)] == way]
    assert left
    return draft_marks(draft.before, draft.after, draft.seat, (), left)


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
    t = table(K={}, W={}, sides={"pyramid": "B"}, ships="4 3 2[K,W] 2", market=["statue"] * 4)
    for site in ("market", "pyramid"):
        marks = drafted(t, "K", f"sail 3 {site}")
        assert marks.queue == (t.seat("K"), t.seat("W"))
        assert not marks.landings


def test_a_chosen_card_and_a_chosen_pyramid():
    t = table(
        K={},
        W={},
        sides={"market": "B", "pyramid": "B"},
        ships="4 3 2[K,_] 2",
        market=["sail", "statue", "statue"],
        pair=2,
    )
    assert drafted(t, "K", "sail 3 market", "statue 2").cards == (2,)
    assert drafted(t, "K", "sail 3 market", "pair").cards == (3,)
    marks = drafted(t, "K", "sail 3 pyramid", "middle")
    assert marks.landings == (Landing(Spot(Site.PYRAMID, 0, 1), t.seat("K"), ()),)


def test_who_has_chosen_stands_in_the_queue_no_longer():
    t = table(K={}, W={}, ships="4 3 2[K,W] 2", market=["statue"] * 4)
    assert drafted(t, "K", "sail 3 market").queue == (t.seat("K"), t.seat("W"))
    assert drafted(t, "K", "sail 3 market", "statue 2").queue == (t.seat("W"),)


def test_a_red_card_puts_a_stone_where_no_ship_goes():
    t = table(K={}, W={}, ships="4 3 2[K,_] 2", market=["sarcophagus", None, None, "sail"])
    marks = drafted(t, "K", "sail 3 market", "sarcophagus")
    assert marks.landings == (Landing(Spot(Site.TOMB, 0), t.seat("K"), ()),)
    assert marks.ways == ((3, Site.MARKET),)


def test_the_last_ship_of_a_round_is_shown_though_the_next_round_is_not_known():
    """What comes after it is chance; what it does itself is not."""
    t = table(K={}, W={}, ships="4@market 3@tomb 2[K,_] 2@temple", market=["sail", "statue"])
    marks = drafted(t, "K", "sail 3 pyramid")
    assert marks.ways == ((3, Site.PYRAMID),)
    assert marks.landings == (Landing(Spot(Site.PYRAMID, 0), t.seat("K"), (1,)),)
    assert marks.gains == ((t.seat("K"), 2),)
    assert marks.cards == ()  # that the market is cleared is no buying
    t = table(K={}, W={}, ships="4@obelisks 3@tomb 2[K,_] 2@temple", market=["sail", "statue"])
    assert drafted(t, "K", "sail 3 market", "statue").cards == (1,)


# --- where one can still go ----------------------------------------------------------------------


def test_of_all_actions_at_once_nothing_is_marked():
    assert open_to(at_hand(), "K") == NO_MARKS


def test_places_are_open_then_those_of_a_ship():
    t = at_hand()
    assert open_to(t, "K", "load").spaces == (
        (1, 2),
        (2, 1),
        (2, 3),
        (3, 1),
        (3, 2),
        (4, 1),
        (4, 2),
    )
    assert open_to(t, "K", "load", "ship 2").spaces == ((2, 1), (2, 3))


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


def test_the_card_sail_asks_for_a_place_and_then_for_a_site():
    t = at_hand(cards=["sail"])
    marks = open_to(t, "K", "card", "sail", "ship 2")
    assert (marks.spaces, marks.sites) == (((2, 1), (2, 3)), ())
    marks = open_to(t, "K", "card", "sail", "ship 2", "2.1")
    assert (marks.spaces, marks.sites) == ((), tuple(Site))


def test_what_a_stone_can_choose_is_marked_unasked():
    t = table(K={}, W={}, ships="4 3 2[K,_] 2", market=["sail", None, "statue", None])
    t.say("K", "sail 3 market")
    assert open_to(t, "K").cards == (0, 2)


# --- the rules agree ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_all_stones_of_a_ship_land_in_the_order_of_unloading(seats, sides):
    """Every ship that sails where nobody chooses, in random games."""
    rng, sailed = random.Random(seats), 0
    for session in sessions(seats, sides, seed=7):
        if session.request is None or session.request.choices[0].what != "action":
            continue
        choice = session.request.choices[0]
        ways = [str(o) for o in choice.options if read_action(o).ship]
        key = rng.choice(ways) if ways else ""
        wanted = read_action(key)
        if wanted is None or wanted.site == Site.MARKET:
            continue
        draft = draft_of(session, key)
        marks = draft_marks(draft.before, draft.after, draft.seat, [key])
        if wanted.site == Site.PYRAMID and draft.before.sides[Site.PYRAMID] is Side.B:
            continue
        sailed += 1
        landed = {n: landing.seat for landing in marks.landings for n in landing.orders}
        stones = cargo(draft.before, choice.seat, wanted)
        assert sorted(landed) == list(range(1, len(stones) + 1))
        surplus = any(landing.spot.part < 0 for landing in marks.landings)
        assert surplus or [landed[n] for n in sorted(landed)] == stones
        assert marks.queue == ()
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
