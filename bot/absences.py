"""People who are away: a computer player answers for them, for one turn or until they are back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from bot.house import House
from bot.tables.table import Table
from rules.engine.decisions import Seat

ABSENT = "absent"
LONG = 2  # so many turns in a row, and the seat is held until its owner is back


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody was silent; a computer answers while ``standing_in``."""

    person: int  # whoever takes the seat over has not been absent
    turns: int = 0  # played for them in a row
    standing_in: bool = False

    @property
    def is_long(self) -> bool:
        """Say whether the seat is held until its owner comes back."""
        return self.turns >= LONG


async def absences(house: House, table: Table) -> dict[Seat, Absence]:
    """Return who of a table is away."""
    owners = {row.seat: row.person for row in table.seats}
    found = await _kept(house, table)
    return {seat: absence for seat, absence in found.items() if absence.person == owners[seat]}


async def stand_in(house: House, table: Table, seat: Seat) -> Absence:
    """Let a computer player answer for a seat until its turn is over."""
    person, found = table.seats[seat].person, await _kept(house, table)
    assert person is not None, "nobody needs to stand in for a computer player"
    before = found.get(seat)
    turns = before.turns if before is not None and before.person == person else 0
    found[seat] = Absence(person, turns + 1, standing_in=True)
    await _keep(house, table, found)
    return found[seat]


async def leave_seat(house: House, table: Table, seat: Seat) -> None:
    """Note whose a seat was that is offered to others, so that they may still come back."""
    person, found = table.seats[seat].person, await _kept(house, table)
    if person is not None:
        found[seat] = Absence(person)
        await _keep(house, table, found)


async def seat_left(house: House, table: Table, person: int) -> Seat | None:
    """Return the seat that was taken from somebody who was silent."""
    found = await _kept(house, table)
    return next((seat for seat, absence in found.items() if absence.person == person), None)


async def turn_is_over(house: House, table: Table, seat: Seat) -> None:
    """Ask a person again who was away for one turn; a long absence goes on."""
    found = await _kept(house, table)
    absence = found.get(seat)
    if absence is not None and absence.standing_in and not absence.is_long:
        found[seat] = Absence(absence.person, absence.turns)
        await _keep(house, table, found)


async def is_back(house: House, table: Table, seat: Seat, person: int) -> bool:
    """Note that somebody is there again; say whether they had been away."""
    found = await _kept(house, table)
    if seat not in found or found[seat].person != person:
        return False
    del found[seat]
    await _keep(house, table, found)
    return True


async def _kept(house: House, table: Table) -> dict[Seat, Absence]:
    stored = await house.store.setting(_owner(table), ABSENT)
    found = json.loads(stored) if stored else {}
    return {int(seat): Absence(**absence) for seat, absence in found.items()}


async def _keep(house: House, table: Table, found: dict[Seat, Absence]) -> None:
    data = {str(seat): asdict(absence) for seat, absence in found.items()}
    await house.store.set_setting(_owner(table), ABSENT, json.dumps(data))


def _owner(table: Table) -> str:
    return f"game:{table.id}"
