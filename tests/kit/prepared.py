"""A game that stands where a test wants it, stored before the bot begins."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.store.opening import FILE, open_store
from bot.store.rows import Place, SeatRow
from bot.tables.tables import Tables
from tests.kit.actor import Actor
from tests.kit.example import GAME


async def prepare(
    folder: Path,
    players: Sequence[Actor | None],
    position: Mapping[str, Any],
    *,
    game: str = GAME,
    language: str = "en",
    at: Actor | None = None,
    clock: str = "none",
    database: str = "",
) -> int:
    """Store a game in a position; nobody in a seat is a computer player.

    It is played in the channel that ``at``, or the first person, looks at.  Returns its number.
    """
    first = next(player for player in players if player is not None)
    channel = (at or first).channel()
    seats = [
        SeatRow(n, player.person.display_name, int(player.person.id))
        if player is not None
        else SeatRow(n, f"Thoth {n}", level="thoth")
        for n, player in enumerate(players)
    ]
    store = await open_store(database or folder / FILE)
    try:
        table = await Tables(store).create(
            game,
            seats,
            {},
            host=int(first.person.id),
            language=language,
            place=Place(int(channel["guild_id"]), int(channel["id"])),
            settings={"clock": clock},
            position=position,
        )
        return table.id
    finally:
        await store.close()


async def until(look, patience: float = 10.0):
    """Wait until something is so, and return it."""
    end = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < end, "it never came to be so"
        await asyncio.sleep(0.01)
    return found
