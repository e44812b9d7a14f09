"""Which message tells what happened: the newest one, which grows, or a new one.

An edit notifies nobody, so whoever is called gets a new message.  Whoever is asked again right
after their own answer is there already: their panel goes on with the turn.
"""

from __future__ import annotations

from bot.turns.together import asked_again
from cogs.table.telling import Telling
from cogs.table.upkeep import Shown
from rules.engine.decisions import CHANCE


def grows(shown: Shown, telling: Telling) -> bool:
    """Return whether the newest message is to tell this too."""
    if not telling.final or any(row.kind != "moved" for row in telling.rows):
        return False
    if shown.opened == telling.table.row.opened:
        return True  # it asks this already
    person = asked_again(telling.table)
    return person in shown.asks and _was_alone(telling, person)


def _was_alone(telling: Telling, person: int | None) -> bool:
    """Return whether nobody else has decided anything since the message was written."""
    acts = {row.act for row in telling.rows}
    return all(
        made.person == person or made.entry.seat == CHANCE
        for made in telling.table.position.line.made
        if made.act in acts
    )
