"""The action Summon Figure (RULES A-8).

A Summon action has allowances: a basic one, one for each pyramid with Pyramid
Attuned, one for the underworld.  Which allowance a figure uses need not be said:
a figure may be placed as long as all figures of the action can be matched to
different allowances, so no allowance is ever lost and nobody is asked.
"""

from __future__ import annotations

from rules.ankh.board import Cells, members
from rules.ankh.data import God, Kind
from rules.ankh.effects.base import Effect
from rules.ankh.effects.guardians import NATURES
from rules.ankh.effects.owned import owned
from rules.ankh.keys import DONE, Summon
from rules.ankh.orders import basic_area, orders, summonable, why_not_order
from rules.ankh.placing import captor_of, place
from rules.ankh.read_keys import read_summon
from rules.ankh.refusals import Reason
from rules.ankh.rows import OnCells
from rules.ankh.state import State
from rules.engine.decisions import Seat, choose
from rules.engine.errors import Why
from rules.engine.options import Rows

_BASIC = 0  # the first allowance of every action


async def summon_figures(s: State, god: God, seat: Seat) -> None:
    """Summon one figure, and one more for every extra allowance; all optional."""
    placed: list[int] = []  # for each figure, the allowances that it could have used
    extra = extra_areas(s, god)
    while len(placed) <= len(extra):
        areas = [basic_area(s, god), *extra]  # a figure placed earlier already counts
        # The functions are called, if at all, before the loop goes on (B023).
        order = await choose(
            seat,
            "summon",
            lambda: Rows(*legal_summons(s, god, areas, placed), (DONE,)),  # noqa: B023
            why_not=lambda key: why_not_summon(s, god, areas, placed, key),  # noqa: B023
        )
        if not isinstance(order, Summon):
            return
        placed.append(_usable(s, areas, order))
        place(s, god, order)


def extra_areas(s: State, god: God) -> list[Cells]:
    """The cells that each extra allowance reaches; they cannot change during the action."""
    return [
        area
        for effect in owned(s, god, Effect.summon_areas)
        for area in effect.summon_areas(s, god)
    ]


def legal_summons(
    s: State, god: God, areas: list[Cells], placed: list[int]
) -> list[OnCells[Summon]]:
    """Every figure of the pool with every cell it can be summoned to now."""
    open_ones = open_allowances(placed, len(areas))
    area = 0
    for n in members(open_ones):
        area |= areas[n]
    anywhere = bool(open_ones & 1 << _BASIC)
    found = [orders(s, god, kind, area, anywhere=anywhere) for kind in summonable(s, god)]
    if can_ransom(s, god):
        found.append(orders(s, god, Kind.WARRIOR, area, ransom=True))
    return found


def can_ransom(s: State, god: God) -> bool:
    """Return whether the god can buy back a captive warrior."""
    return captor_of(s, god) is not None and s.sheets[god].followers > 0


# --- matching figures to allowances ------------------------------------------------------


def _usable(s: State, areas: list[Cells], order: Summon) -> int:
    """The allowances, as bits, that this order could use at this moment."""
    bits = sum(1 << n for n, area in enumerate(areas) if area >> order.cell & 1)
    if NATURES[order.kind].extra_cells(s) >> order.cell & 1:
        bits |= 1 << _BASIC
    return bits


def open_allowances(placed: list[int], count: int) -> int:
    """The allowances, as bits, that are not needed for the figures placed so far."""
    every = (1 << count) - 1
    if not placed:
        return every
    return sum(1 << n for n in range(count) if can_match(placed, every & ~(1 << n)))


def can_match(placed: list[int], left: int) -> bool:
    """Return whether each figure can have an allowance of its own among those left."""
    if not placed:
        return True
    first, *rest = placed
    return any(can_match(rest, left & ~(1 << n)) for n in members(first & left))


# --- refusing ------------------------------------------------------------------------------


def why_not_summon(
    s: State, god: God, areas: list[Cells], placed: list[int], key: str
) -> Why | None:
    """Say why a figure cannot be summoned there in this action."""
    order = read_summon(key)
    if order is None:
        return None
    area = 0
    for reached in areas:
        area |= reached
    why = why_not_order(s, god, order, area)
    if why:
        return why
    if not _usable(s, areas, order) & open_allowances(placed, len(areas)):
        return Why(Reason.SLOT_USED, {"cell": order.cell})
    return None
