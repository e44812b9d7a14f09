"""Chances that are foretold are those of the sticks."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine.trial import Trial
from rules.senet.data import AGAIN, FALLS
from rules.senet.foresight import foresee
from rules.senet.view import view
from tests.kit.foretold import asks

unhurried = pytest.mark.unhurried("--foretold")


def strikes_after(session, key, fall):
    """Move, let the sticks fall so, and say whether whoever threw could change places."""
    first, random = [fall], Random(fall)

    def chance(choice):
        return first.pop() if first else random.randrange(len(choice.options))

    twin = session.clone(chance)
    twin.drain()
    twin.answer(twin.request.choices[0].seat, key)
    events = [event for event in twin.drain().events if event.what != "set_up"]
    thrown = [n for n, event in enumerate(events) if event.what == "thrown"]
    if not thrown:
        return None  # the game is over
    thrower, then = events[thrown[0]].data["seat"], events[thrown[0] + 1 :]
    if not then:  # there is a choice
        moves = view(twin.state, None).moves
        return any(move.other == 1 - thrower for move in moves)
    return then[0].what == "moved" and then[0].data["other"] == 1 - thrower


@unhurried
def test_chances_are_those_of_all_falls_of_the_sticks(foretelling):
    compared = {True: 0, False: 0}
    for number, session in foretelling.positions("senet", lambda one: asks(one, "move")):
        ahead = foresee(Trial.of(session))
        move = Random(number).choice(ahead.moves)
        found = [strikes_after(session, move.key, fall) for fall in range(len(FALLS))]
        if None in found:
            continue
        again = session.state.throw in AGAIN
        assert sum(found) == (move.hope if again else move.risk)
        compared[again] += any(found)
    assert all(compared.values())


def test_every_move_on_offer_has_its_chances(foretelling):
    for _, session in foretelling.positions("senet", lambda one: asks(one, "move")):
        told = [move.key for move in foresee(Trial.of(session)).moves]
        assert told == [str(option) for option in session.request.choices[0].options]
