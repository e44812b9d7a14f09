"""Help for newcomers: each thing is explained once a table; a quick taste begins in the middle.

What has been explained at a table is a setting of it.  It is noted after the message that
explains is on Discord: at worst something is explained twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.store.store import Store

PRACTICE = "practice"  # the setting by which a practice game is known
TASTE = "taste"  # the setting of a game that began just before something interesting
TASTING, TASTED = "yes", "over"
EXPLAINED = "explained"  # the setting with what has been explained at a table
READING = "read"  # how to read a panel, as one of the things to explain


def taste_setting(position: Mapping[str, Any] | None) -> dict[str, str]:
    """The settings of a game that begins in a position, or with its set-up."""
    return {} if position is None else {TASTE: TASTING}


async def is_practice(store: Store, game: int) -> bool:
    """Say whether a game is one person's practice."""
    return await store.setting(_owner(game), PRACTICE) is not None


async def is_taste(store: Store, game: int) -> bool:
    """Say whether a game began just before something interesting, and nobody was asked yet."""
    return await store.setting(_owner(game), TASTE) == TASTING


async def end_taste(store: Store, game: int) -> None:
    """Note that people were asked whether they want to play on."""
    await store.set_setting(_owner(game), TASTE, TASTED)


class Explained:
    """What has been explained at one table; everything only once."""

    def __init__(self, store: Store, game: int, told: set[str]) -> None:
        self._store = store
        self._game = game
        self._told = told
        self._kept = len(told)

    @classmethod
    async def at(cls, store: Store, game: int) -> Explained:
        """Return what the people of a game have been told."""
        told = await store.setting(_owner(game), EXPLAINED) or ""
        return cls(store, game, set(told.split()))

    def is_new(self, thing: str | None) -> bool:
        """Say whether something is explained for the first time; from now on it is not."""
        if thing is None or thing in self._told:
            return False
        self._told.add(thing)
        return True

    async def keep(self) -> None:
        """Note what has been explained."""
        if len(self._told) > self._kept:
            self._kept = len(self._told)
            await self._store.set_setting(
                _owner(self._game), EXPLAINED, " ".join(sorted(self._told))
            )


def _owner(game: int) -> str:
    return f"game:{game}"
