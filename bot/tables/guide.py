"""Help for newcomers: each thing is explained once per table; a quick taste starts mid-game.

What has been explained at a table is a setting of it.  It is noted after the message that
explains is on Discord: at worst something is explained twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.tables.table import Table

PRACTICE = "practice"  # the setting by which a practice game is known
TASTE = "taste"  # the setting of a game that began just before something interesting
TASTING, TASTED = "yes", "over"
EXPLAINED = "explained"  # the setting with what has been explained at a table
READING = "read"  # how to read a panel, as one of the things to explain

Settings = Mapping[str, str]  # of a game


def taste_setting(position: Mapping[str, Any] | None) -> dict[str, str]:
    """The settings of a game that begins in a position, or with its set-up."""
    return {} if position is None else {TASTE: TASTING}


def is_practice(settings: Settings) -> bool:
    """Return whether a game is one person's practice."""
    return PRACTICE in settings


def is_taste(settings: Settings) -> bool:
    """Return whether a game began just before something interesting, and nobody was asked yet."""
    return settings.get(TASTE) == TASTING


def began_as_taste(settings: Settings) -> bool:
    """Return whether a game began so, also if its people play on."""
    return TASTE in settings


async def end_taste(table: Table) -> None:
    """Note that people were asked whether they want to play on."""
    await table.set(TASTE, TASTED)


class Explained:
    """What has been explained at one table; everything only once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told = set(table.settings.get(EXPLAINED, "").split())
        self._kept = len(self._told)

    def is_new(self, thing: str | None) -> bool:
        """Return whether something is explained for the first time; from now on it is not."""
        if thing is None or thing in self._told:
            return False
        self._told.add(thing)
        return True

    async def keep(self) -> None:
        """Note what has been explained."""
        if len(self._told) > self._kept:
            self._kept = len(self._told)
            await self._table.set(EXPLAINED, " ".join(sorted(self._told)))
