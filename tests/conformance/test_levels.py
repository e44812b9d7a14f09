"""Every level of every game answers legally, the same again, in time, as its seat may know."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ai.levels import EASY, HARD, LEVELS, NORMAL, RANDOM, player_of
from ai.player import Weigher
from bot.commands.checks import waiting
from bot.games.uis import UIS
from tests.conformance.influence import dealt_anew, other_luck, other_picks
from tests.conformance.played import SEEDS, every_game, playing, setting_of
from tests.kit.example import GAME

FEW = 3  # iterations: what they find does not matter here
ROOT = Path(__file__).parents[2]
every_level = pytest.mark.parametrize("level", [*LEVELS, RANDOM])


class Clock:
    """Goes on by a second whenever somebody looks."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def hurried(game: str, seed: int, level: str, seconds: float = FEW) -> Weigher:
    """A player for whom time is up after a few iterations."""
    seats = setting_of(game, seed).seats
    return player_of(UIS[game].game, level, seats, "conformance", seconds, Clock())


def asked(game: str, seed: int) -> list[tuple[list[str], str]]:
    """Every kind of decision of a random game, a few times: what is offered, and the veil."""
    met, found = dict[str, int](), []
    for session, _ in playing(game, seed):
        for choice in waiting(session):
            met[choice.what] = met.get(choice.what, 0) + 1
            if met[choice.what] in (1, 5, 25):
                keys = [str(option) for option in choice.options]
                found.append((keys, session.veiled(choice.seat)))
    return found


@every_level
@every_game
def test_it_answers_whatever_it_is_asked(game, level):
    player = hurried(game, SEEDS[0], level)
    for keys, veil in asked(game, SEEDS[0]):
        weighed = player.weigh(veil)
        assert weighed.key in keys
        assert set(weighed.shares) <= set(keys)
        assert all(0 <= share <= 1 for share in weighed.shares.values())
        assert player.answer_veil(veil) == weighed.key


@every_level
@every_game
def test_it_remembers_nothing(game, level):
    veils = [veil for _, veil in asked(game, SEEDS[1])]
    one, two = hurried(game, SEEDS[1], level), hurried(game, SEEDS[1], level)
    forth = [one.answer_veil(veil) for veil in veils]
    back = [two.answer_veil(veil) for veil in reversed(veils)]
    assert forth == back[::-1]


def answers_alike(game: str, seed: int, level: str, twins: Any) -> bool:
    """Ask it in both positions, if its seat is asked; nothing may differ."""
    seat, one, two = twins
    if seat is None or one.request is None or seat in one.picks or one.request.of(seat) is None:
        return False
    player = hurried(game, seed, level)
    assert player.weigh(one.veiled(seat)) == player.weigh(two.veiled(seat))
    return True


@every_level
@every_game
def test_it_knows_what_its_seat_knows(game, level):
    compared = [
        answers_alike(game, seed, level, twins)
        for seed in SEEDS[:2]
        for some in (
            dealt_anew(game, seed, every=13),
            other_picks(game, seed, every=12),
            other_luck(game, seed),
        )
        for twins in some
    ]
    assert any(compared)


@pytest.mark.parametrize("level", [EASY, HARD])
@every_game
def test_it_answers_with_the_best_so_far_when_time_is_up(game, level):
    veil = next(veil for keys, veil in asked(game, SEEDS[0]) if len(keys) > 2)
    for seconds in (1, 5):
        player, clock = hurried(game, SEEDS[0], level, seconds), Clock()
        hasty = player_of(UIS[game].game, level, player.seats, "conformance", seconds, clock)
        weighed = hasty.weigh(veil)
        assert clock.looks == seconds + 1
        assert 0 < len(weighed.shares) <= seconds
        assert weighed.key in weighed.shares


@pytest.mark.parametrize("level", LEVELS)
def test_after_a_restart_it_answers_alike(level):
    """Nothing depends on the order of sets, or on what else is loaded; it may travel."""
    seed = SEEDS[0]
    veil = next(veil for keys, veil in asked(GAME, seed) if len(keys) > 2)
    player = player_of(UIS[GAME].game, level, setting_of(GAME, seed).seats, 7)
    code = (
        "import pickle, sys; player = pickle.loads(bytes.fromhex(sys.argv[1])); "
        "print(player.answer_veil(sys.stdin.read()))"
    )
    packed = pickle.dumps(player)
    assert len(packed) < 1_000
    said = subprocess.run(
        [sys.executable, "-c", code, packed.hex()],
        input=veil,
        env={**os.environ, "PYTHONHASHSEED": "5"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert said == player.answer_veil(veil)


@every_game
def test_old_tables_go_on_with_the_usual_level(game):
    veil = asked(game, SEEDS[0])[0][1]
    seats = setting_of(game, SEEDS[0]).seats
    old, usual = (player_of(UIS[game].game, level, seats, 1) for level in ("thoth", NORMAL))
    assert old.answer_veil(veil) == usual.answer_veil(veil)


def test_a_level_that_nobody_knows_is_refused():
    with pytest.raises(ValueError, match="godlike"):
        player_of(UIS[GAME].game, "godlike", 2, 1)
