"""Absences: a computer player stands in, for one turn or until the person is back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from bot.tables.table import Table
from rules.engine.decisions import Seat

ABSENT = "absent"
LONG = 2  # turns in a row after which the computer keeps the seat until its owner is back


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody was silent; a computer answers while ``standing_in``."""

    person: int  # whoever takes the seat over has not been absent
    turns: int = 0  # played for them in a row
    standing_in: bool = False
    name: str = ""  # what they were called, if their seat is the computer's until they are back
    computer: str = ""  # what that computer player is called

    @property
    def is_long(self) -> bool:
        """Return whether the seat is held until its owner comes back."""
        return self.turns >= LONG


def absences(table: Table) -> dict[Seat, Absence]:
    """Return who of a table is away, and has not lost their seat to somebody else."""
    return {seat: found for seat, found in _kept(table).items() if _counts(table, seat, found)}


def _counts(table: Table, seat: Seat, absence: Absence) -> bool:
    row = table.seats[seat]
    if row.person is None:
        return bool(absence.computer) and absence.computer == row.name
    return row.person == absence.person


def is_away(table: Table, seat: Seat) -> bool:
    """Return whether somebody's turn is taken for them."""
    absence = absences(table).get(seat)
    return absence is not None and absence.standing_in


async def stand_in(table: Table, seat: Seat) -> Absence:
    """Let a computer player answer for a seat until its turn is over."""
    person, found = table.seats[seat].person, _kept(table)
    assert person is not None, "nobody needs to stand in for a computer player"
    before = found.get(seat)
    turns = before.turns if before is not None and before.person == person else 0
    found[seat] = Absence(person, turns + 1, standing_in=True)
    await _keep(table, found)
    return found[seat]


async def hold(table: Table, seat: Seat, computer: str) -> None:
    """Note that a computer player of this name is to have a seat until its owner is back."""
    row, found = table.seats[seat], _kept(table)
    assert row.person is not None, "nobody needs to stand in for a computer player"
    found[seat] = Absence(row.person, LONG, standing_in=True, name=row.name, computer=computer)
    await _keep(table, found)


async def forget(table: Table, seat: Seat) -> None:
    """Forget who was away from a seat: it has changed hands."""
    found = _kept(table)
    if found.pop(seat, None) is not None:
        await _keep(table, found)


async def turn_is_over(table: Table, seat: Seat) -> None:
    """Ask a person again who was away for one turn; a long absence goes on."""
    found = _kept(table)
    absence = found.get(seat)
    if absence is not None and absence.standing_in and not absence.is_long:
        found[seat] = Absence(absence.person, absence.turns)
        await _keep(table, found)


async def is_back(table: Table, seat: Seat, person: int) -> bool:
    """Note that somebody is there again; say whether they had been away."""
    found = _kept(table)
    if seat not in found or found[seat].person != person:
        return False
    del found[seat]
    await _keep(table, found)
    return True


def _kept(table: Table) -> dict[Seat, Absence]:
    found = json.loads(table.settings.get(ABSENT, "{}"))
    return {int(seat): Absence(**absence) for seat, absence in found.items()}


async def _keep(table: Table, found: dict[Seat, Absence]) -> None:
    data = {str(seat): asdict(absence) for seat, absence in found.items()}
    await table.set(ABSENT, json.dumps(data))
