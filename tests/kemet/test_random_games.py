"""Random games of Kemet: events are as listed, everything is used, secrets stay secret."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rules.engine.events import events_for
from rules.kemet.data import TILES, BattleCard, Card, Creature, Power
from rules.kemet.events import EVENTS, PRIVATE, SOMETIMES
from rules.kemet.game import GAME
from rules.kemet.keys import What
from rules.kemet.lookup import (
    area_of,
    armies_of,
    fighter_of,
    in_turn_order,
    losses,
    seat_of_city,
    temples_of,
    tile_price,
    why_not_buy,
)
from rules.kemet.state import Phase
from tests.kemet.games import positions

GAMES = 72  # six of each number of players and mode


@cache
def played():
    """The decisions and events of some games."""
    asked, told = Counter(), []
    for seed in range(GAMES):
        for session in positions(seed):
            told += session.drain().events
            if session.request is not None:
                asked.update(choice.what for choice in session.request.choices)
        assert session.state.phase is Phase.OVER
    return asked, told


def test_events_are_as_listed():
    _, told = played()
    assert {event.what for event in told} == set(EVENTS)
    for event in told:
        more = set(event.data) - set(EVENTS[event.what])
        assert more <= set(SOMETIMES.get(event.what, ())), event.what
        assert set(EVENTS[event.what]) <= set(event.data), event.what


def test_what_is_told_to_one_seat_alone():
    _, told = played()
    assert {event.what for event in told if event.audience is not None} == PRIVATE
    for event in told:
        if event.audience is not None:
            assert event.audience == (event.data["seat"],)
            assert events_for([event], None) == []


def test_all_decisions_are_met():
    asked, _ = played()
    assert set(What) - set(asked) <= {What.FIRST_BATTLE}


def test_every_tile_and_power_is_bought():
    _, told = played()
    bought = Counter(event.data["tile"] for event in told if event.what == "bought")
    assert set(bought) == set(TILES)
    assert {TILES[tile].power for tile in bought} == set(Power)


def test_every_card_is_played():
    _, told = played()
    outside = {event.data["card"] for event in told if event.what == "card_played"}
    vetoes = {Card.VETO for event in told if event.what == "vetoed"}
    in_battle = {c for event in told if event.what == "revealed" for c in event.data["cards"]}
    assert outside | vetoes | in_battle == set(Card)
    assert {event.data["card"] for event in told if event.what == "revealed"} == set(BattleCard)


def test_every_creature_moves():
    _, told = played()
    moved = {event.data["creature"] for event in told if event.what == "moved"}
    assert moved == {None, *Creature}


def test_look_ups_agree_with_the_view():
    for n, session in enumerate(positions(5)):
        if n % 20 or session.request is None:
            continue
        view = GAME.view(session.state, 0)
        assert [player.seat for player in in_turn_order(view)] == list(view.order)
        for player in view.players:
            for area, army in armies_of(view, player.seat).items():
                assert army in area_of(view, area).armies
            assert len(temples_of(view, player.seat)) == player.points["temple"]
            if player.city:
                assert seat_of_city(view, player.city) == player.seat
            for tile in view.market:
                if why_not_buy(view, player.seat, tile) is None:
                    assert tile_price(player, tile) <= player.prayer
        if view.battle is not None and view.battle.stage == "after":
            one, two = view.battle.attacker, view.battle.defender
            assert fighter_of(view, one.seat) is one
            assert (losses(one, two), losses(two, one)) == (one.lost, two.lost)
