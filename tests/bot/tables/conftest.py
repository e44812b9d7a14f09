from __future__ import annotations

import pytest

from bot.games.registry import GAMES


@pytest.fixture(autouse=True)
def usual_games():
    """Some tests teach this build another game."""
    yield
    GAMES.pop("toy", None)
