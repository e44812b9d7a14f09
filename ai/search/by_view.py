"""Players that judge by a view, where all that is given is a veil."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.player import Player
from ai.search.search import asked, deal
from rules.engine.game import Game
from rules.engine.veil import Veil


def answer_by_view(game: Game[Any], player: Player[Any], veil: str) -> str:
    """Let a player see what the seat of a veil sees, and return its answer.

    All positions that fit the veil look alike to its seat, so any of them will do.
    """
    known = Veil.loads(game.state_type, veil)
    session = deal(game, known, Random(veil))
    choice = asked(session, known)
    options = [str(option) for option in choice.options]
    return player.answer(game.view(session.state, choice.seat), choice.what, options)
