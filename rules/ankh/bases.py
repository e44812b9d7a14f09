"""Guardian bases: how many guardians of a size a god can control (RULES A-2.3)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.ankh.data import BASES_PER_SIZE, GUARDIANS, God, Kind
from rules.ankh.state import State


def guardians_of(s: State, god: God) -> list[Kind]:
    """All guardians that a god controls, on the board and in the pool."""
    on_board = [f.kind for f in s.figures.values() if f.owner is god and f.kind in GUARDIANS]
    return [*on_board, *s.sheets[god].guardians]


def has_free_base(s: State, god: God, kind: Kind) -> bool:
    """Return whether the god has a base of the guardian's size left."""
    return is_base_left(guardians_of(s, god), kind)


def is_base_left(held: Iterable[Kind], kind: Kind) -> bool:
    """Return whether some guardians leave a base for one more."""
    size = GUARDIANS[kind].base
    return sum(GUARDIANS[each].base is size for each in held) < BASES_PER_SIZE
