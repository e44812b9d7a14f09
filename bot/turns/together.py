"""News that waits: whoever goes on at once has all of it told in one message.

A turn may bring its player another one, or a question that only chance could open.  They are
asked in their private reply, and the channel hears of it when they have answered, or have been
silent for some seconds.  Each game says whether its news waits.
"""

from __future__ import annotations

from bot.games.uis import ui_of
from bot.tables.table import Table
from rules.engine.decisions import CHANCE

HELD_SECONDS = 15.0


def going_on(table: Table) -> int | None:
    """The person who acted last and alone is asked what comes next; None if there is none."""
    request, made = table.session.request, table.position.line.made
    last = next((m for m in reversed(made) if m.entry.seat != CHANCE), None)
    if request is None or request.quiet or last is None or last.secret or last.person is None:
        return None
    asked = {table.seats[choice.seat].person for choice in request.choices}
    waits = ui_of(table.row.name).tells_together(table.view(None))
    return last.person if waits and asked == {last.person} else None
