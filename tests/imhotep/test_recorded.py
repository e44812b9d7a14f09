"""What happened in recorded games of Imhotep."""

from __future__ import annotations

import pytest

from bot.commands import recordings
from bot.commands.follow_log import follow
from bot.commands.replay import open_again
from tests.games.test_recorded import GAMES

RECORDED = [path for path in GAMES if path.stem.startswith("imhotep")]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_points_told_add_up(path):
    """Every point of the final scores was told, and the market's stones always came back."""
    (game,) = recordings.read(path)
    history = open_again(game)
    told = history.opening + [e for events in follow(history, game.entries) for e in events]
    scores = [0] * game.seats
    for event in told:
        if event.what == "points":
            scores[event.data["seat"]] += event.data["points"]
            assert event.data["score"] == scores[event.data["seat"]]
    assert scores == game.end.result["scores"]
    assert [e.data["number"] for e in told if e.what == "round_over"] == [1, 2, 3, 4, 5, 6]
