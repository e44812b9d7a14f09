"""Finding games that have ended: by number, game, player and date, among those one may see.

Discord wants suggestions at once, and whether somebody sees a private thread is a question to
Discord.  So the newest that fit are looked at first, for a moment only, and what was found is
remembered for a while: a person types many letters.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime

from bot.games.typed_values import plain
from bot.store.outcomes import FinishedRow
from bot.store.rows import Place
from bot.texts import LANGUAGES, Texts
from cogs.core.components import MOST_OPTIONS, Interaction
from cogs.core.replies import texts_for
from cogs.places.visibility import can_read

MOST_LOOKED_AT = 2000  # games of a server and a person, the newest
PATIENCE = 1.2  # seconds; Discord waits for three
REMEMBERED_SECONDS = 300.0
MOST_REMEMBERED = 2000
_seen: dict[tuple[int, Place], tuple[bool, float]] = {}  # whether a person reads a place, and until


async def finished_labels(interaction: Interaction, typed: str) -> dict[int, str]:
    """The newest games that have ended and fit what was typed, with a label each."""
    results = interaction.client.services.store.results
    person, texts = interaction.user.id, texts_for(interaction)
    rows = await results.finished(guild=interaction.guild_id, person=person, most=MOST_LOOKED_AT)
    fitting = [row for row in rows if fits(row, typed)]
    number = typed.split()[0] if typed.split() else ""
    fitting.sort(key=lambda row: str(row.id) != number)  # a number may be that of a year, too
    labels: dict[int, str] = {}
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            for row in fitting:
                if len(labels) == MOST_OPTIONS:
                    break
                if person in row.people or await _reads(interaction, row.place):
                    labels[row.id] = finished_label(texts, row)
    return labels


def finished_label(texts: Texts, row: FinishedRow) -> str:
    """A game that has ended as it is offered."""
    day = day_of(row.ended)
    parts = [str(row.id), texts(f"{row.name}-game"), day, ", ".join(row.names)]
    return " · ".join(part for part in parts if part)


def fits(row: FinishedRow, typed: str) -> bool:
    """Return whether all words that were typed are in what a game is known by, in any language."""
    games = [Texts(language)(f"{row.name}-game") for language in LANGUAGES]
    known = plain(" ".join([str(row.id), *games, day_of(row.ended), *row.names]))
    return all(f" {word}" in f" {known}" for word in plain(typed).split())


def day_of(ended: float | None) -> str:
    """The day on which a game ended, in the world's time; empty if nobody knows."""
    return "" if ended is None else datetime.fromtimestamp(ended, UTC).date().isoformat()


async def _reads(interaction: Interaction, place: Place) -> bool:
    now, key = time.monotonic(), (interaction.user.id, place)
    reads, until = _seen.get(key, (False, 0.0))
    if now >= until:
        reads = await can_read(interaction, place)
        _seen.pop(key, None)
        _seen[key] = reads, now + REMEMBERED_SECONDS
        if len(_seen) > MOST_REMEMBERED:
            del _seen[next(iter(_seen))]
    return reads
