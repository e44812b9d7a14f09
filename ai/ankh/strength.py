"""Strength in a battle, and majorities, as a player reckons them from the table."""

from __future__ import annotations

from ai.ankh.table import Region, Table
from rules.ankh.board import Cell, Cells, cells
from rules.ankh.data import MONUMENTS, God, Kind, MonumentKind, Power

RESPLENDENT_STRENGTH = 3
RESPLENDENT_MONUMENTS = 3
TEMPLE_STRENGTH = 2


def strength(table: Table, god: God, region: Region, figures: list[Cell]) -> int:
    """A god's strength in a region before cards (A-16.9)."""
    if not figures:
        return 0
    without = numbed(table, god)
    total = 0
    for cell in figures:
        if not without >> cell & 1:
            total += god_strength(table, god) if table.figures[cell].kind is Kind.GOD else 1
    if Power.TEMPLE_ATTUNED in table.powers[god]:
        total += TEMPLE_STRENGTH * _temples(table, god, region)
    return total


def god_strength(table: Table, god: God) -> int:
    """Resplendent makes the god figure stronger, and so does each captive of Anubis."""
    base = RESPLENDENT_STRENGTH if is_resplendent(table, god) else 1
    sheet = table.sheets[god]
    return base + (len(sheet.captives) if God.ANUBIS in sheet.abilities else 0)


def is_resplendent(table: Table, god: God) -> bool:
    """Return whether the power counts: three monuments of one type, anywhere."""
    if Power.RESPLENDENT not in table.powers[god]:
        return False
    return max(owned_kinds(table, god).values()) >= RESPLENDENT_MONUMENTS


def owned_kinds(table: Table, god: God) -> dict[MonumentKind, int]:
    """How many monuments of each type a god controls."""
    counts = dict.fromkeys(MONUMENTS, 0)
    for shrine in table.monuments.values():
        if shrine.god is god:
            counts[shrine.kind] += 1
    return counts


def numbed(table: Table, god: God) -> Cells:
    """Cells on which an enemy Androsphinx takes the strength of this god's figures."""
    result = 0
    for cell, piece in table.figures.items():
        if piece.kind is Kind.ANDROSPHINX and piece.god is not god:
            result |= table.near[cell]
    return result


def _temples(table: Table, god: God, region: Region) -> int:
    temple = MonumentKind.TEMPLE
    temples = table.known(
        ("temples", god),
        lambda: cells(c for c, s in table.monuments.items() if s.god is god and s.kind is temple),
    )
    here = temples & region.land
    return (here & table.beside(god)).bit_count() if here else 0


def majorities(table: Table, region: Region) -> dict[God, int]:
    """How many majorities each god has in a region, present or not (A-16.8)."""
    return table.known(("majorities", region.land), lambda: _majorities(table, region))


def _majorities(table: Table, region: Region) -> dict[God, int]:
    counts: dict[MonumentKind, dict[God, int]] = {}
    for cell, shrine in table.monuments.items():
        if shrine.god is not None and region.land >> cell & 1:
            of_kind = counts.setdefault(shrine.kind, {})
            of_kind[shrine.god] = of_kind.get(shrine.god, 0) + 1
    result: dict[God, int] = {}
    for of_kind in counts.values():
        most = max(of_kind.values())
        leaders = [god for god, count in of_kind.items() if count == most]
        if len(leaders) == 1:
            result[leaders[0]] = result.get(leaders[0], 0) + 1
    return result
