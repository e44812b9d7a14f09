"""A game plays to its end, can be restored anywhere, comes out the same again, keeps secrets."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.commands import recordings
from bot.commands.checks import everything, waiting
from bot.commands.random_game import Deal, Taste, fuzz
from bot.commands.replay import replay
from bot.games.registry import GAMES as RULES
from bot.games.uis import UIS
from bot.tables import shown
from bot.tables.chance import seeded
from rules.engine.events import events_for
from tests.conformance.played import SEEDS, every_game, new_session, setting_of

RECORDED = Path(__file__).parents[1] / "games"


def test_every_game_that_has_rules_has_a_front():
    assert set(UIS) == set(RULES)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_ends_and_replays(game, seed):
    """Undo, clones, restoring and written positions are tried at random moments."""
    setting = setting_of(game, seed)
    deal = Deal(setting.seats, setting.options(Random(seed)), seed)
    fuzzed = fuzz(UIS[game].game, deal)
    assert fuzzed.problem == ""
    assert fuzzed.decisions > 0
    assert replay(fuzzed.game, thorough=False).problem == ""


@every_game
def test_every_position_of_a_game_can_be_restored(game):
    seed = SEEDS[0]
    session, taste, random = new_session(game, seed), Taste(Random(seed)), Random(seed)
    while session.request is not None:
        everything(session, setting_of(game, seed).seats, random)
        choice = waiting(session)[0]
        session.answer(choice.seat, taste.pick(choice))
    result = session.game.result(session.state)
    assert result is not None
    assert {"ending", "seats"} <= set(result)
    assert set(result["seats"]) <= set(range(setting_of(game, seed).seats))


@every_game
def test_there_is_a_recorded_game(game):
    """A game that is kept shows by a difference that the rules have changed."""
    games = [g for path in RECORDED.glob(f"{game}-*.jsonl") for g in recordings.read(path)]
    assert games
    assert all(g.game == game and g.version == RULES[game].version for g in games)


# --- secrets ------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_learns_what_only_somebody_else_is_asked(game, seed):
    """Where other luck would offer a seat other things in secret, nobody else may notice."""
    session, taste = new_session(game, seed), Taste(Random(seed))
    while session.request is not None:
        choice = waiting(session)[0]
        before = session.clone(seeded(seed))
        key = taste.pick(choice)
        session.answer(choice.seat, key)
        if session.request is not None and session.request.secret:
            compare_other_luck(before, choice.seat, key, setting_of(game, seed).seats)


def compare_other_luck(before, seat, key, seats):
    """Give the same answer with different luck; what others see depends on what they may know."""
    ways = [after(before, seat, key, luck) for luck in range(6)]
    for one in ways:
        for two in ways:
            if [entry.what for entry in one[1]] != [entry.what for entry in two[1]]:
                continue
            asked = differing(one[0], two[0])
            if asked is None:
                continue
            for viewer in {None, *range(seats)} - asked - told_alone(one) - told_alone(two):
                assert seen(*one, viewer) == seen(*two, viewer), (key, viewer)


def told_alone(way):
    """The seats that chance has dealt something on the way, which nobody else may see."""
    return {seat for event in way[2] for seat in event.audience or ()}


def after(before, seat, key, luck):
    twin = before.clone(seeded(f"luck {luck}"))
    twin.drain()
    twin.answer(seat, key)
    progress = twin.drain()
    drawn = [entry for entry in progress.entries if entry.seat < 0]
    return twin, drawn, progress.events


def differing(one, two):
    """The seats that are offered different things in secret; None if nobody is."""
    if not all(session.request is not None and session.request.secret for session in (one, two)):
        return None
    offers = [{c.seat: [str(o) for o in c.options] for c in s.request.choices} for s in (one, two)]
    if offers[0].keys() != offers[1].keys():
        return None
    return {seat for seat in offers[0] if offers[0][seat] != offers[1][seat]} or None


def seen(session, _drawn, events, viewer):
    return shown.dumps([shown.view(session, viewer), shown.events(events, viewer)])


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_to_some_is_not_told_to_all(game, seed):
    session, taste = new_session(game, seed), Taste(Random(seed))
    while session.request is not None:
        choice = waiting(session)[0]
        session.answer(choice.seat, taste.pick(choice))
        for event in session.drain().events:
            if event.audience is not None:
                assert event not in events_for([event], None)
                outside = set(range(setting_of(game, seed).seats)) - set(event.audience)
                assert all(events_for([event], viewer) == [] for viewer in outside)
