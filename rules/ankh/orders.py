"""What a figure can be summoned to: the orders that summons are chosen from (RULES A-8)."""

from __future__ import annotations

from rules.ankh.board import Cells
from rules.ankh.data import God, Kind
from rules.ankh.effects.guardians import NATURES
from rules.ankh.keys import Summon
from rules.ankh.placing import captor_of
from rules.ankh.refusals import Reason, why_not_adjacent, why_not_stand
from rules.ankh.rows import OnCells, summons
from rules.ankh.state import (
    State,
    adjacent,
    beside,
    figures_of,
    monuments_of,
    standable,
)
from rules.engine.errors import Why


def basic_area(s: State, god: God) -> Cells:
    """Next to the player's figures and the monuments they control (A-8.1)."""
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
) -> OnCells[Summon]:
    """List the ways to summon a figure into an area, with every aim and sun token.

    ``anywhere`` opens the cells that a figure can reach from nowhere (Apep's water).
    """
    nature = NATURES[kind]
    beyond = nature.extra_cells(s)
    cells = (area & standable(s, god)) | (beyond if anywhere else beyond & area)
    return summons(kind, nature.aims, cells, s.sheets[god].suns, ransom)


def summonable(s: State, god: God) -> list[Kind]:
    """The different figures in the pool; gods are never summoned."""
    sheet = s.sheets[god]
    warriors = [Kind.WARRIOR] if sheet.warriors else []
    return warriors + sorted(set(sheet.guardians))


# --- refusing ------------------------------------------------------------------------------


def why_not_order(s: State, god: God, order: Summon, area: Cells) -> Why | None:
    """Say why a figure is not available, or cannot be placed there."""
    why = _why_not_piece(s, god, order)
    if why:
        return why
    if not NATURES[order.kind].extra_cells(s) >> order.cell & 1:
        why = why_not_stand(s, god, order.cell)
        if why:
            return why
        if not area >> order.cell & 1:
            return why_not_adjacent(s, [*figures_of(s, god), *monuments_of(s, god)], order.cell)
    is_aimed = order.aim >= 0 or len(NATURES[order.kind].aims) == 1
    return None if is_aimed else Why(Reason.NEEDS_AIM, {"cell": order.cell})


def _why_not_piece(s: State, god: God, order: Summon) -> Why | None:
    """Say why the figure itself, its ransom or its sun token cannot be had."""
    about = {"figure": order.kind}
    if order.ransom:
        if captor_of(s, god) is None:
            return Why(Reason.NO_CAPTIVE, about)
        if not s.sheets[god].followers:
            return Why(Reason.TOO_FEW_FOLLOWERS, {"need": 1, "have": 0})
    elif order.kind not in summonable(s, god):
        return Why(Reason.NOT_IN_POOL, about)
    if order.sun and not s.sheets[god].suns:
        return Why(Reason.NO_SUN_LEFT, about)
    return None
