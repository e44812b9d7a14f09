"""A search answers everything legally, the same again, and by what its seat may know."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ai.search.guide import guide_of
from ai.search.limits import Limits
from ai.search.player import Searcher
from bot.commands.checks import waiting
from bot.games.uis import UIS
from tests.conformance.influence import dealt_anew, other_luck, other_picks
from tests.conformance.played import SEEDS, every_game, playing, setting_of
from tests.kit.example import GAME

FEW = 4  # iterations: what they find does not matter here
AT_MOST = 25  # of each kind of decision of a game
ROOT = Path(__file__).parents[2]


def searcher(game: str, seed: int, iterations: int = FEW) -> Searcher:
    seats = setting_of(game, seed).seats
    return Searcher(UIS[game].game, seats, Limits(iterations=iterations), "conformance")


def asked(game: str, seed: int) -> list[tuple[list[str], str]]:
    """Every kind of decision of a random game, some times: what is offered, and the veil."""
    met, found = dict[str, int](), []
    for session, _ in playing(game, seed):
        for choice in waiting(session):
            met[choice.what] = met.get(choice.what, 0) + 1
            if met[choice.what] % 7 == 1 and met[choice.what] < AT_MOST:
                keys = [str(option) for option in choice.options]
                found.append((keys, session.veiled(choice.seat)))
    return found


@every_game
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_it_answers_whatever_random_players_run_into(game, seed):
    player, positions = searcher(game, seed), asked(game, seed)
    assert positions
    for keys, veil in positions:
        found = player.look_into(veil)
        assert found.key in keys
        assert set(found.visits) == set(keys)
        assert sum(found.visits.values()) == found.iterations == (FEW if len(keys) > 1 else 0)
        assert all(0 <= share <= 1 for share in found.shares.values())


@every_game
def test_it_does_not_depend_on_what_was_asked_before(game):
    veils = [veil for _, veil in asked(game, SEEDS[0])][::3]
    one, two = searcher(game, SEEDS[0]), searcher(game, SEEDS[0])
    forth = [one.look_into(veil) for veil in veils]
    back = [two.look_into(veil) for veil in reversed(veils)]
    assert forth == back[::-1]


def answers_alike(game: str, seed: int, seat: int | None, one: Any, two: Any) -> bool:
    """Let the seat search in both positions, if it is asked; they must not differ in anything."""
    if seat is None or one.request is None or seat in one.picks or one.request.of(seat) is None:
        return False
    player = searcher(game, seed)
    first, second = (player.look_into(session.veiled(seat)) for session in (one, two))
    assert first == second
    return True


@every_game
def test_it_does_not_know_how_hidden_cards_lie(game):
    compared = [
        answers_alike(game, seed, *twins)
        for seed in SEEDS[:3]
        for twins in dealt_anew(game, seed, every=11)
    ]
    assert any(compared)


@every_game
def test_it_does_not_know_what_others_have_picked_or_seen(game):
    for seed in SEEDS[:3]:
        for twins in other_picks(game, seed, every=8):
            answers_alike(game, seed, *twins)
        for twins in other_luck(game, seed):
            answers_alike(game, seed, *twins)


def test_positions_that_differ_in_picks_are_among_them():
    """Otherwise the test above would prove nothing about them."""
    met = [
        answers_alike(game, seed, *twins)
        for game in UIS
        for seed in SEEDS[:3]
        for twins in other_picks(game, seed, every=8)
    ]
    assert sum(met) > 5


@every_game
def test_values_are_shares(game):
    """At every position of a game the shares of all seats are 1 together."""
    seats, guide = setting_of(game, SEEDS[0]).seats, guide_of(game)
    for n, (session, answer) in enumerate(playing(game, SEEDS[0])):
        if n % 20 == 0 and answer is not None:
            value = guide.value(session.game.view(session.state, None), seats)
            assert len(value) == seats
            assert sum(value) == pytest.approx(1)


@every_game
def test_quiet_points_are_met(game):
    """What a guide waits for comes about, so that no search plays on to the end for it."""
    quiet, base, guide = 0, 0, guide_of(game)
    for session, _ in playing(game, SEEDS[0]):
        quiet += guide.is_quiet(session.drain().events, step_ended=session.base != base)
        base = session.base
    assert quiet > 1


def test_another_process_answers_alike():
    """Nothing depends on the order of sets, or on what else is loaded."""
    game, seed = GAME, SEEDS[0]
    veil = asked(game, seed)[0][1]
    code = (
        "import sys; from tests.conformance.test_searchers import searcher; "
        f"print(searcher({game!r}, {seed}, 30).look_into(sys.stdin.read()))"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code],
            input=veil,
            env={**os.environ, "PYTHONHASHSEED": hashing},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for hashing in ("1", "2")
    ]
    assert said == [str(searcher(game, seed, 30).look_into(veil))] * 2
