"""Whether a game is over, as it is stored."""

from __future__ import annotations

from typing import Any

from bot import shown
from bot.store.rows import Status
from rules.engine.session import Session


def standing(session: Session[Any]) -> tuple[Status, str | None]:
    """Return how far a game has come, and its result once it is over."""
    if session.request is not None:
        return Status.PLAYING, None
    return Status.OVER, shown.dumps(session.game.result(session.state))
