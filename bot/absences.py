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

    turns: int = 0  # played for them in a row
    standing_in: bool = False

    @property
    def is_long(self) -> bool:
        """Say whether the seat is held until its owner comes back."""
        return self.turns >= LONG


async def absences(house: House, table: Table) -> dict[Seat, Absence]:
    """Return who of a table is away."""
    stored = await house.store.setting(_owner(table), ABSENT)
    found = json.loads(stored) if stored else {}
    return {int(seat): Absence(**absence) for seat, absence in found.items()}


async def stand_in(house: House, table: Table, seat: Seat) -> Absence:
    """Let a computer player answer for a seat until its turn is over."""
    found = await absences(house, table)
    found[seat] = Absence(found.get(seat, Absence()).turns + 1, standing_in=True)
    await _keep(house, table, found)
    return found[seat]


async def turn_is_over(house: House, table: Table, seat: Seat) -> None:
    """Ask a person again who was away for one turn; a long absence goes on."""
    found = await absences(house, table)
    absence = found.get(seat)
    if absence is not None and absence.standing_in and not absence.is_long:
        found[seat] = Absence(absence.turns)
        await _keep(house, table, found)


async def is_back(house: House, table: Table, seat: Seat) -> bool:
    """Give a seat back to its owner; say whether anybody had stood in."""
    found = await absences(house, table)
    if found.pop(seat, None) is None:
        return False
    await _keep(house, table, found)
    return True


async def _keep(house: House, table: Table, found: dict[Seat, Absence]) -> None:
    data = {str(seat): asdict(absence) for seat, absence in found.items()}
    await house.store.set_setting(_owner(table), ABSENT, json.dumps(data))


def _owner(table: Table) -> str:
    return f"game:{table.id}"
