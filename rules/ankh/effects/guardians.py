"""What figures do by their nature: the six guardians (RULES A-22)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.ankh.asking import ask
from rules.ankh.board import (
    LAND,
    NEIGHBOURS,
    WATER,
    WITHIN_REACH,
    Cell,
    Cells,
    aimed_from,
    members,
)
from rules.ankh.data import God, Kind
from rules.ankh.devotion import lose
from rules.ankh.keys import AIMS, Move, Summon, move, summon
from rules.ankh.placing import god_figure, place
from rules.ankh.read_keys import read_summon
from rules.ankh.refusals import why_not_adjacent, why_not_stand
from rules.ankh.rows import PlainMoves
from rules.ankh.state import Figure, State, adjacent, ascending, standable
from rules.engine.errors import Why
from rules.engine.events import tell


class Nature:
    """The moments of a figure.  Gods and warriors have nothing special at any of them."""

    aims: tuple[int, ...] = (-1,)  # the ways to face; a Giant Scorpion has six

    def moves(self, s: State, start: Cell, free: Cells) -> Sequence[Move]:
        """List the moves of a figure that may stop on the free cells."""
        return PlainMoves(start, free)

    def extra_cells(self, s: State) -> Cells:
        """Where it can be summoned besides land next to the player's own pieces."""
        return 0

    def targets(self, s: State, cell: Cell, figure: Figure) -> list[Cell]:
        """Monuments that it destroys at the start of a conflict."""
        return []

    def numbs(self, s: State, cell: Cell) -> Cells:
        """Where enemy figures have no strength because of it."""
        return 0

    async def rises(self, s: State, god: God) -> None:
        """React to its death by coming back at once, if it does that."""

    def mourned(self, s: State, god: God) -> None:
        """Make others pay for its death, if it does that."""


class CatMummy(Nature):
    """When it dies, every other god loses 1 devotion (A-22.1)."""

    def mourned(self, s: State, god: God) -> None:
        """Curse all gods but the controller, ascending."""
        tell(s, "cat_mummy_died", god=god)
        for other in ascending(s, [g for g in s.sheets if g is not god]):
            lose(s, other, 1, "cat_mummy")


class Satet(Nature):
    """May stop on an enemy figure and push it one cell (A-22.2)."""

    def moves(self, s: State, start: Cell, free: Cells) -> Sequence[Move]:
        """Add stopping on enemies that can be pushed somewhere."""
        mine = s.figures[start].owner
        found = list(super().moves(s, start, free))
        for end in WITHIN_REACH[start]:
            enemy = s.figures.get(end)
            open_to_her = s.portals.get(end, mine) is mine  # an underworld token stays closed
            if enemy is not None and enemy.owner is not mine and open_to_her:
                found += [move(start, end, push) for push in pushes(s, start, end)]
        return found


def pushes(s: State, start: Cell, end: Cell) -> list[Cell]:
    """Where Satet, coming from one cell, can push the figure on another (ruling 23)."""
    victim = s.figures[end]
    free = standable(s, victim.owner)
    if LAND >> start & 1 and s.portals.get(start, victim.owner) is victim.owner:
        free |= 1 << start  # Satet has left it
    return [cell for cell in NEIGHBOURS[end] if free >> cell & 1]


class Mummy(Nature):
    """When it dies it is summoned again next to its god figure (A-22.3)."""

    async def rises(self, s: State, god: God) -> None:
        """Come back at once; its controller chooses where, and may add a sun token."""
        options = self.returns(s, god)
        if options:
            order = await ask(
                s, god, "mummy", options, why_not=lambda key: why_not_return(s, god, key)
            )
            place(s, god, order)

    def returns(self, s: State, god: God) -> list[Summon]:
        """List where a dead Mummy can come back."""
        leader = god_figure(s, god)
        near = adjacent(s)[leader] & standable(s, god) if leader else 0
        suns = (False, True) if s.sheets[god].suns else (False,)
        return [summon(Kind.MUMMY, cell, -1, sun) for cell in members(near) for sun in suns]


def why_not_return(s: State, god: God, key: str) -> Why | None:
    """Say why a Mummy cannot come back there."""
    order = read_summon(key)
    if order is None:
        return None
    near = [leader] if (leader := god_figure(s, god)) else []
    return why_not_stand(s, god, order.cell) or why_not_adjacent(s, near, order.cell)


class Apep(Nature):
    """May be summoned on water, and then is in several regions at once (A-22.4)."""

    def extra_cells(self, s: State) -> Cells:
        """Any empty water cell."""
        result = WATER & ~s.flooded
        for cell in s.figures:
            result &= ~(1 << cell)
        return result


class GiantScorpion(Nature):
    """Destroys the monuments it is aimed at when a conflict starts (A-22.5)."""

    aims = tuple(AIMS)

    def moves(self, s: State, start: Cell, free: Cells) -> Sequence[Move]:
        """Every stop with every aim; staying put to turn around is a move too (ruling 25)."""
        stops = [start] if LAND >> start & 1 else []
        stops += [end for end in WITHIN_REACH[start] if free >> end & 1]
        return [move(start, end, 0, aim) for end in stops for aim in AIMS]

    def targets(self, s: State, cell: Cell, figure: Figure) -> list[Cell]:
        """The adjacent monuments on the two aimed cells, whoever owns them."""
        near = adjacent(s)[cell]
        aimed = aimed_from(cell, figure.aim)
        return [c for c in aimed if c in s.monuments and near >> c & 1]


class Androsphinx(Nature):
    """Enemy figures adjacent to it have no strength (A-22.6)."""

    def numbs(self, s: State, cell: Cell) -> Cells:
        """All adjacent cells."""
        return adjacent(s)[cell]


NATURES: dict[Kind, Nature] = {
    Kind.GOD: Nature(),
    Kind.WARRIOR: Nature(),
    Kind.CAT_MUMMY: CatMummy(),
    Kind.SATET: Satet(),
    Kind.MUMMY: Mummy(),
    Kind.APEP: Apep(),
    Kind.GIANT_SCORPION: GiantScorpion(),
    Kind.ANDROSPHINX: Androsphinx(),
}
assert set(NATURES) == set(Kind), "every figure has a nature"
AIMED = [kind for kind, nature in NATURES.items() if len(nature.aims) > 1]
