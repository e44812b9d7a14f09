"""A computer player answers everything that its seat can be asked, quickly, by its view alone."""

from __future__ import annotations

import time

import pytest

from bot.commands.match import Tally, play_one
from bot.games.registry import settings_of
from bot.games.uis import UIS
from tests.conformance.played import decisions, every_game

MOST_SECONDS = 2.0
GAMES_PLAYED, ENOUGH = 12, 9  # a fair share would be 6; 90 of 100 are measured by `bot match`


@every_game
def test_it_answers_whatever_random_players_run_into(game):
    player = UIS[game].player("thoth", "conformance")
    for asked in decisions(game):
        began = time.process_time()  # of this process: others may be at work
        assert player.answer(asked.view, asked.what, asked.keys) in asked.keys
        assert time.process_time() - began < MOST_SECONDS, asked.what


@every_game
def test_it_does_not_depend_on_what_was_asked_before(game):
    """A restarted bot goes on as if nothing had been."""
    seen = decisions(game)[::7]
    one, two = (UIS[game].player("thoth", "same") for _ in range(2))
    forth = [one.answer(a.view, a.what, a.keys) for a in seen]
    back = [two.answer(a.view, a.what, a.keys) for a in reversed(seen)]
    assert forth == back[::-1]


@every_game
def test_it_beats_chance(game):
    ui = UIS[game]
    settings = [setting for setting in settings_of(ui.game) if setting.seats == 2]
    tally = Tally("thoth", "random", 2)
    for n in range(GAMES_PLAYED):
        play_one(ui, settings[n % len(settings)], seed=500 + n, n=n, tally=tally)
    assert tally.wins >= ENOUGH, tally.words()


@pytest.mark.parametrize("level", ["thoth", "random"])
@every_game
def test_every_level_can_play(game, level):
    asked = decisions(game)[0]
    assert UIS[game].player(level, "1").answer(asked.view, asked.what, asked.keys) in asked.keys
