"""Option keys read as data, as far as a player thinks about them."""

from __future__ import annotations

from typing import NamedTuple

from rules.ankh.board import Cell
from rules.ankh.data import Kind


class Step(NamedTuple):
    """A move of a figure; ``push`` is 0 when nobody is pushed, ``aimed`` are the aim's cells."""

    start: Cell
    end: Cell
    push: Cell
    aimed: tuple[Cell, ...]


class Order(NamedTuple):
    """A figure put on a cell."""

    kind: Kind
    cell: Cell
    aimed: tuple[Cell, ...]
    sun: bool
    ransom: bool


def read_step(key: str) -> Step:
    """Read ``57>68^78@67+78``."""
    places, _, aim = key.partition("@")
    places, _, push = places.partition("^")
    start, _, end = places.partition(">")
    return Step(int(start), int(end), int(push or 0), _cells(aim))


def read_order(key: str) -> Order:
    """Read ``w! 45``, ``scorpion 45@46+55*``."""
    word, _, rest = key.partition(" ")
    place, _, aim = rest.removesuffix("*").partition("@")
    kind = Kind(word.removesuffix("!"))
    return Order(kind, int(place), _cells(aim), rest.endswith("*"), word.endswith("!"))


def read_aim(key: str) -> tuple[Cell, ...]:
    """Read ``@46+55``."""
    return _cells(key.removeprefix("@"))


def _cells(aim: str) -> tuple[Cell, ...]:
    """The cells of an aim; a direction off the board is none."""
    return tuple(int(part) for part in aim.split("+") if part.isdecimal())
