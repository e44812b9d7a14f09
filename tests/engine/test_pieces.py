"""Which pieces were used: counted from events, and what was never used is named."""

from __future__ import annotations

from random import Random

import pytest

from bot.commands.fuzz import covered
from bot.commands.random_game import Deal, fuzz
from bot.games.registry import GAMES, settings_of
from rules.engine.events import Event
from rules.engine.pieces import Coverage, HasPieces, Pieces, named

KINDS = {"cards": Pieces(("sun", "moon", 3), {"played": named("card"), "shown": named("cards")})}
WITH_PIECES = [name for name, game in GAMES.items() if isinstance(game, HasPieces)]


def test_pieces_are_counted_and_what_was_never_used_is_named():
    coverage = Coverage(KINDS)
    coverage.add([Event("played", {"card": "sun"}), Event("shown", {"cards": ["sun", 3]})])
    coverage.add([Event("other", {"card": "moon"}), Event("played", {"card": None})])
    assert coverage.counts == {"cards": {"sun": 2, "moon": 0, "3": 1}}
    assert list(covered(coverage, each=False)) == ["cards: 2 of 3 used; never: moon"]
    assert next(covered(coverage, each=True)) == "cards: sun 2, moon 0, 3 1"


@pytest.mark.parametrize("name", WITH_PIECES)
def test_a_random_game_uses_pieces_of_every_kind(name):
    """An event or a field that nobody tells any more would show here."""
    game = GAMES[name]
    coverage = Coverage(game.pieces)
    for seed, setting in enumerate(settings_of(game)):
        deal = Deal(setting.seats, setting.options(Random(seed)), seed)
        assert not fuzz(game, deal, coverage).problem
        if all(any(counts.values()) for counts in coverage.counts.values()):
            return
    raise AssertionError(coverage.unused())
