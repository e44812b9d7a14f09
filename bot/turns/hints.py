"""Whether somebody is told what they might overlook."""

from __future__ import annotations

from bot.process.services import Services
from bot.tables.guide import is_practice
from bot.tables.preferences import ALWAYS, FIRST
from bot.tables.table import Table

FIRST_GAMES = 3  # of each kind, in which everybody gets hints who has set nothing


async def wants_hints(services: Services, table: Table, person: int | None) -> bool:
    """Return whether somebody is told at this table what they might overlook."""
    if person is None:
        return False
    if is_practice(table.settings):
        return True
    wanted = (await services.people.get(person)).hints
    if wanted != FIRST:
        return wanted == ALWAYS
    return await services.store.count_of(person, table.row.name, table.id) <= FIRST_GAMES
