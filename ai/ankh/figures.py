"""Where figures go: moves, musters, summons, portals and aims, each tried on the table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ai.ankh import values
from ai.ankh.outlook import aim_worth, outlook
from ai.ankh.table import Piece, Table
from rules.ankh.board import LAND, WITHIN_REACH, Cell, Cells, aimed_from, members
from rules.ankh.data import Kind, MonumentKind, Power
from rules.ankh.keys import DONE, NO
from rules.ankh.read_keys import read_facing, read_move, read_portal, read_summon

Known = dict[Hashable, float]  # what has been looked at already

STIRRING = 0.04  # a move must promise this much more than staying
SUN = 0.15  # a sun token kept for later
RANSOM = 0.15  # a follower for Anubis, who is weakened


def best_move(table: Table, options: Sequence[str]) -> str:
    """The move that promises most, or to be done."""
    return _best(options, move_worths(table, options))


def best_summon(table: Table, options: Sequence[str]) -> str:
    """The summon that promises most; with nothing to win, none."""
    return _best(options, summon_worths(table, options))


def best_place(table: Table, options: Sequence[str]) -> str:
    """The cell for a figure that must be placed."""
    return _best(options, summon_worths(table, options))


def move_worths(table: Table, options: Sequence[str]) -> list[float]:
    """What the table promises after each move; to be done is worth a little for itself."""
    known: Known = {}
    staying = outlook(table) + STIRRING
    return [staying if key == DONE else _after_move(table, key, known) for key in options]


def summon_worths(table: Table, options: Sequence[str]) -> list[float]:
    """What the table promises after each summon, or without one."""
    known: Known = {}
    return [
        outlook(table) if key in (DONE, NO) else _after_summon(table, key, known) for key in options
    ]


def best_aim(table: Table, options: Sequence[str]) -> str:
    """The aim of a Giant Scorpion that was pushed; the one that hits enemies most."""

    def hits(key: str) -> float:
        facing = read_facing(key)
        aimed = facing.cells if facing else ()
        owners = [table.monuments[c].god for c in aimed if c in table.monuments]
        return sum(-1.0 if god is table.me else 0.0 if god is None else 1.0 for god in owners)

    return max(options, key=hits)


def best_portal(table: Table, options: Sequence[str]) -> str:
    """An underworld token where a summoned figure would do most; new tokens first."""
    portals = [portal for key in options if (portal := read_portal(key))]
    new = [portal for portal in portals if not portal.start]
    if not new:
        return NO
    return str(max(new, key=lambda portal: outlook(place(table, Kind.WARRIOR, portal.end))))


def _best(options: Sequence[str], worths: Sequence[float]) -> str:
    """The option that promises most; of equals the closing one."""
    most = max(worths)
    closing = [key for key, worth in zip(options, worths, strict=True) if worth == most]
    return DONE if DONE in closing else closing[0]


def _after_move(table: Table, key: str, known: Known) -> float:
    """An aim changes nothing else, so a move is looked at once for all its aims."""
    step = read_move(key)
    assert step is not None, "only moves are weighed here"
    plain = (step.start, step.end, step.push)
    if plain not in known:
        trial = table.copy()
        piece = trial.figures.pop(step.start)
        if step.push:
            trial.figures[step.push] = trial.figures.pop(step.end)
        trial.figures[step.end] = piece._replace(aimed=())
        known[plain] = outlook(trial)
    return known[plain] + aim_worth(table, step.end, aimed_from(step.end, step.aim))


def _after_summon(table: Table, key: str, known: Known) -> float:
    order = read_summon(key)
    assert order is not None, "only summons are weighed here"
    plain = (order.kind, order.cell, order.sun)
    if plain not in known:
        known[plain] = outlook(place(table, *plain))
    cost = (SUN if order.sun else 0.0) + (RANSOM if order.ransom else 0.0)
    return known[plain] + aim_worth(table, order.cell, aimed_from(order.cell, order.aim)) - cost


def place(table: Table, kind: Kind, cell: Cell, sun: bool = False) -> Table:
    """The table with a figure of mine summoned, not yet aimed at anything."""
    trial = table.copy()
    trial.figures[cell] = Piece(table.me, kind, sun)
    return trial


# --- plans without options: what an action would bring ----------------------------------------


def after_moving(table: Table) -> Table:
    """The table after a Move Figures action of mine, each figure once, one after another."""
    now = table.copy()
    value = outlook(now)
    for start in [c for c, piece in table.figures.items() if piece.god is table.me]:
        piece = now.figures.pop(start)
        best, chosen = value + STIRRING, start
        for cell in _stops(now, start):
            now.figures[cell] = piece
            worth = outlook(now)
            del now.figures[cell]
            if worth > best:
                best, chosen = worth, cell
        now.figures[chosen] = piece
        value = best if chosen != start else value
    return now


def _stops(table: Table, start: Cell) -> list[Cell]:
    """Where a figure could stop."""
    return [cell for cell in WITHIN_REACH[start] if table.is_free(cell, table.me)]


def after_summoning(table: Table) -> Table:
    """The table after a Summon Figure action of mine, extra summons included."""
    pool = [Kind.WARRIOR] * table.mine.warriors + list(table.mine.guardians)
    pool.sort(key=lambda kind: values.FIGURE[kind], reverse=True)
    basic = table.beside(table.me)
    for cell in table.mine.monuments:
        basic |= table.near[cell]
    for kind, area in zip(pool, [*_extra_areas(table), basic], strict=False):
        trials = [
            place(table, kind, cell)
            for cell in members(area & LAND)
            if table.is_free(cell, table.me)
        ]
        table = max(trials, key=outlook, default=table)
    return table


def _extra_areas(table: Table) -> list[Cells]:
    """Where Pyramid Attuned and the underworld let me summon more (A-8.2)."""
    ways = sum(1 << cell for cell, god in table.view.portals.items() if god is table.me)
    areas = [ways] if ways else []
    if table.has(table.me, Power.PYRAMID_ATTUNED):
        areas += [
            table.near[cell]
            for cell in table.mine.monuments
            if table.monuments[cell].kind is MonumentKind.PYRAMID
        ]
    return areas
