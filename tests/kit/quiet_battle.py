"""Battle cards asked quietly, for tests of what the house does with a quiet request."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest

from bot.games.uis import ui_of
from rules.engine.decisions import choose_together
from tests.kit.example import ASKS, BATTLE, GAME

__all__ = ["BATTLE", "SILENCE", "ask_quietly"]

SILENCE = "plague"


def ask_quietly(patch: pytest.MonkeyPatch, limits: dict[str, timedelta | None]) -> None:
    """Let battle cards be asked quietly, for as long as ``limits`` says of the table's clock."""
    patch.setattr(ASKS, partial(choose_together, quiet=True))
    ui = ui_of(GAME)
    said = {
        "limit": lambda what, agreed, clock: limits[agreed.get("window", clock)],
        "silence": lambda what: SILENCE,
        "quietly_asked": lambda texts, view, what, until: f"Cards are played until {until}",
    }
    for name, function in said.items():
        patch.setattr(ui, name, function, raising=False)
