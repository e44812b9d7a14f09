from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.store.opening import open_store
from bot.store.store import Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "thoth.sqlite3")
    yield opened
    await opened.close()
    GAMES.pop("toy", None)  # some tests teach this build another game
