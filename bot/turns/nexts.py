"""Who is next, where a game says so to everybody."""

from __future__ import annotations

from bot.games.uis import ui_of
from bot.process.services import Services
from bot.store.rows import ReminderRow
from bot.tables.preferences import NEXT
from bot.tables.table import Table
from bot.turns.own_time import is_live


def next_person(table: Table) -> int | None:
    """The person whose turn comes after this one, as far as everybody knows."""
    request = table.session.request
    if request is None or request.secret or len(table.people) < 2:
        return None
    seat = ui_of(table.row.name).next_seat(table.view(None), request.choices[0].seat)
    person = None if seat is None else table.seats[seat].person
    return None if person == table.seats[request.choices[0].seat].person else person


async def next_reminder(services: Services, table: Table) -> list[ReminderRow]:
    """Tell whoever is next, if they want to know; not where people play at one sitting."""
    person = next_person(table)
    if person is None or is_live(table.settings):
        return []
    if NEXT not in (await services.people.get(person)).reminders:
        return []
    return [ReminderRow(table.id, person, NEXT, table.row.opened, services.clock())]
