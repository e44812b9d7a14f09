"""What people at tables are called, also those who have had their data deleted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.store.rows import ERASED, ScoreRow, SeatRow
from bot.tables.computers import ABSENT
from bot.texts import Texts


def called(texts: Texts, row: SeatRow | ScoreRow) -> str:
    """Return what somebody is called; who is forgotten has no name, and is a player."""
    return row.name or texts("privacy-a-player")


def is_computer(row: SeatRow) -> bool:
    """Return whether a computer player has sat here since somebody left, or from the beginning.

    In the seat of somebody who is forgotten, or unknown here, a person has played.
    """
    return row.person is None and row.level not in (ABSENT, ERASED)


def by_texts(texts: Texts, names: Sequence[str]) -> list[str]:
    """Return the names of a table in somebody's language."""
    return [name or texts("privacy-a-player") for name in names]


def all_called(texts: Texts, rows: Iterable[SeatRow]) -> list[str]:
    """Return what everybody at a table is called, by seat."""
    return [called(texts, row) for row in rows]
