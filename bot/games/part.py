"""What every part of a game on Discord knows (``bot/games/parts.py``)."""

from __future__ import annotations

from typing import Any, Protocol

from rules.engine.game import Game


class Part(Protocol):
    """Something that one game brings."""

    game: Game[Any]
