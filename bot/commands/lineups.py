"""One game between computer players, each given what its seat may know and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from bot.commands import checks, contestants
from bot.games.game_ui import GameUi
from bot.games.registry import Setting
from bot.tables.chance import seeded
from rules.engine.decisions import Seat
from rules.engine.session import Session

MOST_DECISIONS = 20_000  # of one game

# Whose answer it was, what was asked, and how many seconds of this process it took.
Took: TypeAlias = Callable[[Seat, str, float], None]


def play(
    ui: GameUi, setting: Setting, seed: int, names: Sequence[str], took: Took | None = None
) -> Session[Any]:
    """Play a game to its end, with players of these names; what is not agreed is left to chance."""
    game = ui.game
    players = [
        contestants.contestant(ui, name, setting.seats, f"{seed}/{seat}")
        for seat, name in enumerate(names)
    ]
    state = game.new(setting.seats, setting.options(Random(seed)))
    session = Session(game, state, seeded(seed))
    for _ in range(MOST_DECISIONS):
        if session.request is None:
            return session
        choice = checks.waiting(session)[0]
        began = time.process_time()  # of this process: others may be at work
        key = contestants.answer(players[choice.seat], session, choice)
        if took is not None:
            took(choice.seat, choice.what, time.process_time() - began)
        session.answer(choice.seat, key)
        session.drain()
    raise AssertionError(f"seed {seed}: no end after {MOST_DECISIONS} decisions")
