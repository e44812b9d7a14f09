"""What is looked up in a view is what the rules find in the state."""

from __future__ import annotations

import pytest

from bot.commands.checks import waiting
from bot.commands.seeded_games import playing
from rules.ankh import bases, lookup, state
from rules.ankh.board import land
from rules.ankh.data import GUARDIANS, Action, Kind
from rules.ankh.keys import Caravan, Move, Summon
from rules.ankh.view import view as look

SEEDS = (3, 4, 6, 99)


def positions(seed):
    """The state and the public view after each decision of a random game."""
    for session in playing("ankh", seed):
        if session.state.sheets:
            yield session, session.state, look(session.state, None)


@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_state_agree(seed):
    for _, s, view in positions(seed):
        assert lookup.adjacent(view) == state.adjacent(s)
        assert lookup.land_of(view).regions == land(s.camels, s.flooded).regions
        for seat in range(len(s.seats)):
            assert lookup.god_of(view, seat) is state.god_of(s, seat)
        for god in s.sheets:
            assert lookup.standable(view, god) == state.standable(s, god)
            assert lookup.sheet_of(view, god).god is god


@pytest.mark.parametrize("seed", SEEDS)
def test_a_guardian_is_announced_that_an_unlock_then_brings(seed):
    unlocks = 0
    for session, _, view in positions(seed):
        choice = waiting(session)[0] if session.request is not None else None
        if choice is None or choice.what != "unlock":
            continue
        expected = lookup.guardian_to_gain(view, lookup.decider(view, "unlock"))
        trial = session.clone()
        trial.answer(choice.seat, str(choice.options[0]))
        told = [e for e in trial.drain().events if e.what == "guardian_gained"]
        assert [event.data["guardian"] for event in told] == ([expected] if expected else [])
        unlocks += 1
    assert unlocks


@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_has_an_effect_if_it_has_options(seed):
    asked = {Action.MOVE: Move, Action.SUMMON: Summon}
    for session, _, view in positions(seed):
        choice = waiting(session)[0] if session.request is not None else None
        if choice is None or choice.what != "action":
            continue
        sheet = lookup.decider(view, "action")
        for action in choice.options:
            if action not in asked:
                continue
            trial = session.clone()
            trial.answer(choice.seat, str(action))
            following = waiting(trial)[0] if trial.request is not None else None
            has_any = following is not None and following.what == action
            assert has_any == lookup.has_effect(view, action, sheet)


@pytest.mark.parametrize("seed", SEEDS)
def test_both_sides_of_a_caravan_are_the_regions_that_it_makes(seed):
    for session, s, view in positions(seed):
        choice = waiting(session)[0] if session.request is not None else None
        if choice is None or choice.what != "caravan":
            continue
        for chain in [option for option in choice.options if isinstance(option, Caravan)][::7]:
            after = land(s.camels | chain.camels, s.flooded).regions
            edges = [tuple(map(int, pair.split("|"))) for pair in chain.split()[1:]]
            made = [part for part in after if part not in land(s.camels, s.flooded).regions]
            assert sorted(lookup.sides(view, edges)) == sorted(made)


def test_a_base_is_left_for_one_more():
    large = [kind for kind in Kind if kind in GUARDIANS][:1]
    assert bases.is_base_left([], large[0])
    assert not bases.is_base_left(large * 9, large[0])
