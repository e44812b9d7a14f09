"""Same view, same bytes: in another process, with another hash seed."""

from __future__ import annotations

from hashlib import sha256

from bot.commands.seeded_games import random_view
from bot.games.ankh.turn_pictures import draw_turn
from bot.texts import Texts
from tests.renderer.processes import assert_same_in_other_processes


def fingerprint() -> str:
    drawn = draw_turn(random_view("ankh", 5, 60, seats=4), Texts("uk"), names=("а", "б", "в", "г"))
    return sha256(drawn.map + drawn.strip).hexdigest()


def test_two_processes_draw_the_same():
    assert_same_in_other_processes(fingerprint)
