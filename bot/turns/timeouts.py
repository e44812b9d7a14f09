"""Whose time is up: the others choose what happens, or the table has agreed on it before."""

from __future__ import annotations

from collections.abc import Mapping

from bot.process.services import Services
from bot.store.rows import PLAYED, ReminderRow
from bot.tables.table import Table
from bot.turns.absences import is_away, stand_in
from bot.turns.deadlines import overdue_people

TIMEOUT = "timeout"  # the setting of a table that says what happens
ASK, PLAY = TIMEOUTS = ("ask", "play")  # ask the others, or let a computer play at once


def timeout_of(settings: Mapping[str, str]) -> str:
    """What a table with these settings has agreed on."""
    return PLAY if settings.get(TIMEOUT) == PLAY else ASK


async def play_for_the_late(services: Services, table: Table) -> None:
    """Let computer players answer for those whose time is up, where that is agreed on.

    What is asked quietly is answered with silence anyway, so that nobody learns whom it asks.
    """
    request = table.session.request
    if request is None or table.is_quiet or timeout_of(table.settings) != PLAY:
        return
    late = await overdue_people(services, table)
    for choice in request.choices:
        person = table.seats[choice.seat].person
        is_waited_for = choice.seat not in table.session.picks and person in late
        if person is None or not is_waited_for or is_away(table, choice.seat):
            continue
        told = ReminderRow(table.id, person, PLAYED, table.row.opened, services.clock())
        await stand_in(table, choice.seat)
        await services.store.reminders.plan(told)
