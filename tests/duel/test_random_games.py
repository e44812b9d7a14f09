"""Random games of Duel: events are as listed, everything is used, secrets stay secret."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from bot.commands.random_game import Taste
from bot.tables.chance import seeded
from rules.duel.data import God, Mythology
from rules.duel.events import EVENTS, PRICE
from rules.duel.game import Duel
from rules.duel.keys import What
from rules.duel.lookup import accessible, card_at, known_on_top, place_of, placed_by, uncovered_by
from rules.engine.session import Session

GAME = Duel()
GAMES = 40


@cache
def played(pantheon):
    """The decisions, events and last states of some games."""
    asked, told, ends = Counter(), [], []
    for seed in range(GAMES):
        session = Session(GAME, GAME.new(2, {"pantheon": pantheon}), seeded(seed))
        taste = Taste(Random(seed))
        while session.request is not None:
            choice = session.request.choices[0]
            asked[choice.what] += 1
            session.answer(choice.seat, taste.pick(choice))
            told += session.drain().events
        ends.append(session.state)
    return asked, told, ends


both = pytest.mark.parametrize("pantheon", [False, True])


@both
def test_events_are_as_listed(pantheon):
    _, told, _ = played(pantheon)
    for event in told:
        assert set(event.data) == set(EVENTS[event.what]), event.what
        if isinstance(event.data.get("price"), dict):
            assert set(event.data["price"]) == set(PRICE)


def test_what_is_told_to_one_seat_alone():
    _, told, _ = played(True)
    private = {event.what for event in told if event.audience is not None}
    assert private == {"gods_seen", "god_hidden", "order_known"}


@both
def test_money_is_accounted_for(pantheon):
    """Nobody ever has fewer coins than none, and the sum of all prices was paid (D-1.7)."""
    _, told, ends = played(pantheon)
    assert all(player.coins >= 0 and player.vault >= 0 for s in ends for player in s.players)
    for event in told:
        if isinstance(event.data.get("price"), dict):
            price = event.data["price"]
            bought = sum(units * each for _, units, each in price["bought"])
            assert price["total"] == price["coins"] + bought
            assert price["rival"] in (0, bought)


def test_all_decisions_are_met():
    asked = played(False)[0] + played(True)[0]
    assert set(What) - set(asked) <= {What.PLACE_GATE, What.THEATER_ORDER, What.ANUBIS_WONDER}


def test_look_ups_agree_with_the_view():
    session = Session(GAME, GAME.new(2, {"pantheon": True, "first": 0}), seeded(3))
    taste, gods = Taste(Random(3)), set()
    while session.request is not None:
        view = GAME.view(session.state, 0)
        for card in accessible(view):
            assert card_at(view, place_of(view, card.card)) is card
            assert all(not lower.accessible for lower in uncovered_by(view, card.place))
        gods |= {slot.god for slot in placed_by(view, 0)}
        assert all(isinstance(mythology, Mythology) for mythology in known_on_top(view))
        choice = session.request.choices[0]
        session.answer(choice.seat, taste.pick(choice))
    assert gods <= set(God)
