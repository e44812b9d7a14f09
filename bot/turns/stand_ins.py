"""What a seat is called while a computer holds it for somebody who is away.

Wherever a seat is named, in words, pictures or what pictures say to those who do not see them,
its name is asked for here.
"""

from __future__ import annotations

from bot.games.uis import ui_of
from bot.tables.naming import called
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.absences import Absence, absences
from rules.engine.decisions import Seat


def name_of(texts: Texts, table: Table, seat: Seat) -> str:
    """What a seat's player is called: ``AI for Olena`` if she is away."""
    absence, name = _held(table).get(seat), called(texts, table.seats[seat])
    return name if absence is None else texts("stand-in", name=absence.name or name)


def names_of(texts: Texts, table: Table) -> list[str]:
    """What all players are called, seat by seat."""
    return [name_of(texts, table, row.seat) for row in table.seats]


def mention_of(texts: Texts, table: Table, seat: Seat) -> str:
    """A seat's player as a mention, or a computer's name."""
    absence, row = _held(table).get(seat), table.seats[seat]
    if absence is not None:
        return texts("stand-in", name=f"<@{absence.person}>")
    return f"<@{row.person}>" if row.person is not None else called(texts, row)


def note_of(texts: Texts, table: Table) -> str:
    """For whom computers play, for those who do not see a picture; nothing if for nobody."""
    ui, view = ui_of(table.row.name), table.view(None)
    return " ".join(
        texts(
            "stand-in-note",
            plays=ui.seat_name(texts, view, seat),
            name=name_of(texts, table, seat),
        )
        for seat in sorted(_held(table))
    )


def _held(table: Table) -> dict[Seat, Absence]:
    """The seats that a computer holds for somebody."""
    return {seat: absence for seat, absence in absences(table).items() if absence.standing_in}
