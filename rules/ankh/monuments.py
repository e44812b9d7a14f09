"""Monuments: who owns them, where new ones come from, how they are destroyed."""

from __future__ import annotations

from collections import Counter

from rules.ankh.board import Cell, Cells
from rules.ankh.data import God, MonumentKind
from rules.ankh.state import Monument, State
from rules.engine.events import tell


def store_of(s: State, god: God) -> dict[MonumentKind, int]:
    """Where a god's new monuments come from: the supply, or its own one if none is common."""
    return s.supply or s.sheets[god].monuments


def kinds_available(s: State, god: God) -> list[MonumentKind]:
    """The kinds of monument that a god could still build."""
    return [kind for kind, left in store_of(s, god).items() if left]


def build(s: State, god: God, kind: MonumentKind, cell: Cell) -> None:
    """Put a monument with the god's ankh token on a cell."""
    store_of(s, god)[kind] -= 1
    s.sheets[god].ankhs -= 1
    s.monuments[cell] = Monument(kind, god)
    tell(s, "built", god=god, monument=kind, cell=cell)


def take_over(s: State, god: God, cell: Cell) -> None:
    """Replace whatever token is on a monument by the god's own."""
    monument = s.monuments[cell]
    if monument.owner is not None:
        s.sheets[monument.owner].ankhs += 1
    s.sheets[god].ankhs -= 1
    s.monuments[cell] = Monument(monument.kind, god)
    tell(s, "claimed", god=god, monument=monument.kind, cell=cell, previous=monument.owner)


def destroy(s: State, cell: Cell) -> None:
    """Take a monument off the board: the token to its owner's pool, the monument to its store.

    A building site's followers just go back to the supply (A-23.7).
    """
    monument = s.monuments.pop(cell)
    if monument.owner is not None:
        s.sheets[monument.owner].ankhs += 1
        store_of(s, monument.owner)[monument.kind] += 1
    elif monument.kind is not MonumentKind.SITE:
        s.supply[monument.kind] += 1
    tell(s, "destroyed", monument=monument.kind, cell=cell, owner=monument.owner)


def controlled(s: State, god: God, kind: MonumentKind, area: Cells) -> list[Cell]:
    """Where in an area a god controls monuments of a kind."""
    return sorted(
        cell
        for cell, m in s.monuments.items()
        if m.owner is god and m.kind is kind and area >> cell & 1
    )


def most_of_a_kind(s: State, god: God) -> int:
    """How many monuments of its most frequent kind a god controls anywhere."""
    counts = Counter(m.kind for m in s.monuments.values() if m.owner is god)
    return max(counts.values(), default=0)
