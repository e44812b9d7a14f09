"""Which message tells what happened: the newest one, which grows, or a new one.

An edit notifies nobody, so whoever is called gets a new message.  Whoever is asked again right
after their own answer is there already: their panel goes on with the turn.  What happens while
nobody is asked, such as the battles of computer players, is added to the newest message, with the
newest picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.table.panel import mentioned
from cogs.table.telling import Telling
from cogs.table.upkeep import Shown
from rules.engine.decisions import CHANCE

MOST_GROWN = 1200  # characters of a message to which something is added


def grows(shown: Shown, telling: Telling, lines: Sequence[str]) -> bool:
    """Return whether the newest message is to tell this too."""
    table = telling.table
    if any(row.kind != "moved" for row in telling.rows):
        return False
    asks_still = shown.opened == table.row.opened
    if not telling.final:
        return not asks_still and sum(map(len, (*shown.lines, *lines))) <= MOST_GROWN
    return asks_still or _goes_on(shown, telling)


def _goes_on(shown: Shown, telling: Telling) -> bool:
    """Return whether the only one who was asked is the only one asked again.

    Nobody else has decided anything meanwhile, except together with them.
    """
    request, asked = telling.table.session.request, frozenset(mentioned(telling.table))
    if request is None or request.quiet or len(asked) != 1 or asked != shown.asks:
        return False
    acts = {row.act for row in telling.rows}
    return all(
        made.person in asked or made.secret or made.entry.seat == CHANCE
        for made in telling.table.position.line.made
        if made.act in acts
    )
