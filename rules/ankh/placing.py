"""Putting figures on the board, and finding them there."""

from __future__ import annotations

from rules.ankh.board import Cell
from rules.ankh.data import God, Kind
from rules.ankh.followers import gain_followers, sacrifice
from rules.ankh.keys import Move, Summon
from rules.ankh.state import Figure, State, without
from rules.engine.events import tell


def god_figure(s: State, god: God) -> Cell | None:
    """Where the god figure stands; only a position that was written down may lack it."""
    cells = (cell for cell, f in s.figures.items() if f.owner is god and f.kind is Kind.GOD)
    return next(cells, None)


def arrive(s: State, figure: Figure, step: Move, reason: str) -> None:
    """Put a figure down where its move ends; a moved Giant Scorpion is aimed again."""
    if step.aim >= 0:
        figure = Figure(figure.owner, figure.kind, figure.sun, step.aim)
    s.figures[step.end] = figure
    tell(
        s,
        "moved",
        god=figure.owner,
        figure=figure.kind,
        start=step.start,
        end=step.end,
        aim=step.aim,
        reason=reason,
    )


def place(s: State, god: God, order: Summon) -> None:
    """Put a summoned figure on the board: from the pool, or ransomed from its captor (A-8)."""
    sheet = s.sheets[god]
    if order.ransom:
        ransom_warrior(s, god)
    elif order.kind is Kind.WARRIOR:
        sheet.warriors -= 1
    else:
        sheet.guardians = without(sheet.guardians, order.kind)
    if order.sun:
        sheet.suns -= 1
    s.figures[order.cell] = Figure(god, order.kind, order.sun, order.aim)
    tell(
        s,
        "summoned",
        god=god,
        figure=order.kind,
        cell=order.cell,
        sun=order.sun,
        aim=order.aim,
        ransom=order.ransom,
    )


def captor_of(s: State, god: God) -> God | None:
    """The god that holds a warrior of this one, if any."""
    return next((g for g, sheet in s.sheets.items() if god in sheet.captives), None)


def ransom_warrior(s: State, god: God) -> None:
    """Pay the captor 1 follower for one of the player's own warriors (A-21.2)."""
    captor = captor_of(s, god)
    assert captor is not None
    sheet = s.sheets[captor]
    sheet.captives = without(sheet.captives, god)
    sacrifice(s, god, 1, "ransom")
    gain_followers(s, captor, 1, "ransom")
