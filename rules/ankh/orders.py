"""What a figure can be summoned to: the orders that summons are chosen from (RULES A-8)."""

from __future__ import annotations

from rules.ankh.board import Cell, Cells, members
from rules.ankh.data import God, Kind
from rules.ankh.effects.guardians import NATURES
from rules.ankh.keys import Summon, is_cell, summon
from rules.ankh.state import State, adjacent, beside, monuments_of, standable


def basic_area(s: State, god: God) -> Cells:
    """Next to one's figures and to the monuments one controls (A-8.1)."""
    near = adjacent(s)
    area = beside(s, god)
    for cell in monuments_of(s, god):
        area |= near[cell]
    return area


def orders(
    s: State,
    god: God,
    kind: Kind,
    area: Cells,
    *,
    anywhere: bool = False,
    ransom: bool = False,
) -> list[Summon]:
    """List the ways to summon a figure into an area, with every aim and sun token.

    ``anywhere`` opens the cells that a figure can reach from nowhere (Apep's water).
    """
    nature = NATURES[kind]
    beyond = nature.extra_cells(s)
    cells = (area & standable(s, god)) | (beyond if anywhere else beyond & area)
    suns = (False, True) if s.sheets[god].suns else (False,)
    return [
        summon(kind, cell, aim, sun, ransom)
        for cell in members(cells)
        for aim in nature.aims
        for sun in suns
    ]


def parse_order(key: str) -> Summon | None:
    """Read a summon's key as far as refusing needs it."""
    word, _, rest = key.partition(" ")
    kind = word.removesuffix("!")
    cell = rest.partition("@")[0].removesuffix("*")
    if kind not in set(Kind) or not is_cell(cell):
        return None
    aimed = "@" in rest or len(NATURES[Kind(kind)].aims) == 1
    aim = 0 if aimed else -1
    order = Summon(key)
    order.kind, order.cell, order.aim = Kind(kind), Cell(cell), aim
    order.sun, order.ransom = rest.endswith("*"), word.endswith("!")
    return order
