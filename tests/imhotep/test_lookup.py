"""What is looked up in a view is what the rules find in the state."""

from __future__ import annotations

import pytest

from bot.commands.checks import waiting
from bot.commands.seeded_games import drafted, playing
from rules.imhotep import lookup, state
from rules.imhotep.data import STONES_TAKEN, Site
from rules.imhotep.keys import Deed, offers, read_action, read_offer
from rules.imhotep.view import view as look
from tests.cases.imhotep import table

SEEDS = (2, 4, 8, 11)


@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_state_agree(seed):
    for session in playing("imhotep", seed):
        s, view = session.state, look(session.state, None)
        for seat in range(len(view.players)):
            mine = look(s, seat)
            assert lookup.room_for(mine) == state.room_for(s, seat, STONES_TAKEN)
        for number, ship in state.harbour(s):
            assert lookup.ship_of(view, number).places == ship.places
        for site in Site:
            docked = lookup.ship_at(view, site)
            assert (docked is not None) == any(ship.site is site for ship in s.ships)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_ship_brings_as_many_stones_as_its_site_then_has(seed):
    for session in playing("imhotep", seed):
        choice = waiting(session)[0] if session.request is not None else None
        if choice is None or choice.what != "action":
            continue
        for action in [option for option in choice.options if option.ship][:4]:
            draft, site = drafted(session, str(action)), Site(action.site)
            if site is Site.MARKET or lookup.owners_to_choose(draft.after):
                continue
            came = lookup.stones_at(draft.after, site) - lookup.stones_at(draft.before, site)
            assert came == len(lookup.cargo(draft.before, draft.seat, action))


def test_the_lever_and_the_card_sail_say_who_comes_when():
    t = table(K={"sled": 3, "cards": ["lever", "sail"]}, W={}, ships="4[W,_,K,W] 3 2 2")
    view, black, white = t.view(None), t.seat("K"), t.seat("W")
    assert lookup.cargo(view, black, read_action("sail 1 tomb")) == [white, black, white]
    lever = read_action("card lever 1 tomb 3-4-1")
    assert lookup.cargo(view, black, lever) == [black, white, white]
    sail = read_action("card sail 1.2 tomb")
    assert lookup.cargo(view, black, sail) == [white, black, black, white]
    assert lookup.cargo(view, black, read_action("sail 9 tomb")) == []


def test_offers_are_read_as_they_are_written():
    t = table(K={}, W={}, ships="4 3 2[K,_] 2", market=["statue", "sail", "statue", None])
    made = offers(t.view(None).market.cards)
    assert [str(offer) for offer in made] == ["statue", "sail", "statue 2"]
    read = [read_offer(str(offer)) for offer in made]
    assert [offer.card for offer in read] == [offer.card for offer in made]
    assert [offer.copy for offer in read] == [1, 1, 2]
    assert read_offer("pair") is read_offer("statue x") is read_offer("") is None
    assert read_action("sail 1 tomb").deed is Deed.SAIL


def test_the_next_cell_of_a_pyramid():
    t = table(K={}, W={}, sides={"pyramid": "B"}, ships="4 3 2[K,W] 2")
    view = t.view(None)
    assert lookup.next_cell(view, "middle") == view.pyramids[1].cells[0]
    assert lookup.next_cell(view, "great") is None
