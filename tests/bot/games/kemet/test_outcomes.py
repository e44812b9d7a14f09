"""What is foretold of a battle is what comes of it."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.kemet.outcomes import forecast
from rules.kemet.data import Vp
from rules.kemet.keys import DONE, Commit, What
from rules.kemet.view import view
from tests.kit.foretold import asks

unhurried = pytest.mark.unhurried("--foretold")


def fought(session, number):
    """Fight a battle out in the real rules: battle cards by chance, and nothing with them.

    Other cards are secret, so forecasts do not count them.
    """
    twin, cards, random = session.clone(), {}, Random(number)
    area = twin.state.battle.area
    twin.drain()
    while asks_cards(twin) and twin.state.battle.area == area:
        choice = next(c for c in twin.request.choices if c.seat not in twin.picks)
        if choice.what == What.WOUND:
            twin.answer(choice.seat, DONE)
            continue
        bare = [one for one in choice.options if isinstance(one, Commit) and not one.cards]
        cards[choice.seat] = random.choice(bare)
        twin.answer(choice.seat, str(cards[choice.seat]))
    return cards, twin.drain().events


def asks_cards(session):
    return session.request is not None and session.request.choices[0].what in ("battle", "wound")


@unhurried
def test_strengths_losses_and_victory_points_come_as_foretold(foretelling):
    won, points, compared = {True: 0, False: 0}, 0, 0
    for number, session in foretelling.endless("kemet", lambda one: asks(one, What.BATTLE)):
        if compared == foretelling.most:
            break
        battle, seat = session.state.battle, session.request.choices[0].seat
        sides = [battle.attacker, battle.defender]
        own = 0 if sides[0].seat == seat else 1
        rival = sides[1 - own]
        found = forecast(view(session.state, seat), seat)
        cards, events = fought(session, number)
        theirs = rival.commitment or cards[rival.seat]  # with Prescience one side is shown first
        if theirs.cards:
            continue
        result = next(event.data for event in events if event.what == "fought")
        (row,) = (r for r in found.against(cards[seat].card) if r.rival == theirs.card)
        gained = [
            event.data["seat"]
            for event in events
            if event.what == "point_gained" and event.data["source"] == Vp.BATTLE
        ]
        assert row.is_won == (result["winner"] == seat)
        assert row.strengths == (result["strength"][own], result["strength"][1 - own])
        assert (row.lost, row.killed) == (result["lost"][own], result["lost"][1 - own])
        assert row.points == (gained.count(seat), gained.count(rival.seat))
        won[row.is_won] += 1
        points += sum(row.points)
        compared += 1
    assert all(won.values())
    assert points
