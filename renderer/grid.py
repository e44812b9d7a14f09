"""A table to look things up in: rows and columns of short texts, some good, some bad.

It is drawn (:mod:`renderer.grid_picture`) and told in words alike.
"""

from __future__ import annotations

import enum
from typing import NamedTuple


class Tone(enum.StrEnum):
    """What a cell means to its reader; a sign tells it without colours."""

    PLAIN = ""
    GOOD = "▲"
    EVEN = "●"
    BAD = "▼"


class Cell(NamedTuple):
    """A short text."""

    text: str
    tone: Tone = Tone.PLAIN


class Grid(NamedTuple):
    """Rows of cells under their columns."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]
    meaning: str = ""  # how to read the cells


def compared(own: int, other: int) -> Tone:
    """Whether a number is more than another."""
    if own == other:
        return Tone.EVEN
    return Tone.GOOD if own > other else Tone.BAD


def spoken(grid: Grid) -> str:
    """The table in words, a line for each row."""
    lines = [
        f"**{label}**: " + ", ".join(_spoken(column, cell) for column, cell in _cells(grid, row))
        for label, row in grid.rows
    ]
    head = f"**{grid.title}**" + (f"\n-# {grid.meaning}" if grid.meaning else "")
    return "\n".join([head, *lines])


def _cells(grid: Grid, row: tuple[Cell, ...]) -> list[tuple[str, Cell]]:
    return [(column, cell) for column, cell in zip(grid.columns, row, strict=True) if cell.text]


def _spoken(column: str, cell: Cell) -> str:
    return " ".join(part for part in (column, cell.tone.value, cell.text) if part)
