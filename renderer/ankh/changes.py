"""What changed on the map between two looks of a reader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from renderer.ankh.marks import Ghost, Marks
from rules.ankh.board import REACH, Cell, distance
from rules.ankh.data import Kind
from rules.ankh.view import FigureView, View


def changed_marks(before: View, after: View) -> Marks:
    """Arrows for figures that moved; highlights for what came, went or changed hands.

    A figure that is gone is shown faintly where it stood; new camels shine.
    """
    gone, come = without(before, after), without(after, before)
    arrows = _moves(gone, come)
    left, reached = {start for start, _ in arrows}, {end for _, end in arrows}
    lost = [f for f in gone if f.cell not in left]
    return Marks(
        arrows=tuple(arrows),
        ghosts=_ghosts(lost, after),
        cells=tuple(
            sorted(
                {
                    *(f.cell for f in lost),
                    *(f.cell for f in come if f.cell not in reached),
                    *_turned(before, after),
                    *changed_cells(before, after),
                }
            )
        ),
        borders=tuple(camel for camel in after.camels if camel not in before.camels),
    )


def without(one: View, other: View) -> list[FigureView]:
    """The figures of one view that do not stand there in the other."""
    there = {(f.cell, f.god, f.kind) for f in other.figures}
    return [f for f in one.figures if (f.cell, f.god, f.kind) not in there]


def _moves(gone: list[FigureView], come: list[FigureView]) -> list[tuple[Cell, Cell]]:
    """Pair what left with what arrived, the nearest first."""
    pairs = sorted(
        (distance(a.cell, b.cell), a.cell, b.cell)
        for a in gone
        for b in come
        if a.god is b.god and a.kind is b.kind and _can_be_the_same(a, b)
    )
    found: list[tuple[Cell, Cell]] = []
    used: set[tuple[str, Cell]] = set()
    for _, start, end in pairs:
        if not {("from", start), ("to", end)} & used:
            used |= {("from", start), ("to", end)}
            found.append((start, end))
    return sorted(found)


def _can_be_the_same(a: FigureView, b: FigureView) -> bool:
    """A god is always the same; others could have died and been summoned far away."""
    return a.kind is Kind.GOD or distance(a.cell, b.cell) <= REACH


def _ghosts(lost: Iterable[FigureView], after: View) -> tuple[Ghost, ...]:
    taken = {*(f.cell for f in after.figures), *(m.cell for m in after.monuments)}
    return tuple(Ghost(f.cell, f.god, f.kind, f.sun, f.aim) for f in lost if f.cell not in taken)


def _turned(before: View, after: View) -> Iterable[Cell]:
    """Figures that stayed but got or lost a sun token, or aim elsewhere."""
    was = {(f.cell, f.god, f.kind): (f.sun, f.aim) for f in before.figures}
    for f in after.figures:
        if was.get((f.cell, f.god, f.kind), (f.sun, f.aim)) != (f.sun, f.aim):
            yield f.cell


def _things(view: View) -> dict[tuple[str, Cell], Any]:
    """Everything on a cell but figures, with its owner."""
    return {
        **{("monument", m.cell): (m.kind, m.god) for m in view.monuments},
        **{("portal", cell): god for cell, god in view.portals.items()},
        **{("city", c.cell): (c.name, c.god) for c in view.cities},
        **dict.fromkeys((("flood", cell) for cell in view.flooded), True),
        **dict.fromkeys((("grey", cell) for cell in view.grey), True),
    }


def changed_cells(before: View, after: View) -> Iterable[Cell]:
    """Where anything but a figure came, went or changed hands."""
    was, now, none = _things(before), _things(after), object()
    for place in {**was, **now}:
        if was.get(place, none) != now.get(place, none):
            yield place[1]
