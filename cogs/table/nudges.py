"""Reminders in a game's channel: whom the table waits for, by a mention and not by a letter."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord.ui import Container

from bot.process.client import ThothBot
from bot.store.rows import LASTING, PLAYED, VOTE, AnnouncementRow, ReminderRow
from bot.tables.preferences import NEXT, OFF
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.deadlines import people_asked
from bot.turns.nudging import is_wanted, put_off_until
from bot.turns.reminders import CALL
from cogs.core.components import button, rows
from cogs.core.posting import channel_of, find_posted, post
from cogs.core.replies import Sheet, words
from cogs.places.links import address_of, mention

log = logging.getLogger(__name__)
NUDGE = "nudge"  # the kind of such news


@dataclass(frozen=True, slots=True)
class Nudge:
    """What is to be told: why, whom, and about which request, vote or undo."""

    kind: str
    people: tuple[int, ...]
    opened: int

    @classmethod
    def read(cls, row: AnnouncementRow) -> Nudge:
        """Read what was announced."""
        data: dict[str, Any] = json.loads(row.data)
        return cls(data["kind"], tuple(data["people"]), data["opened"])


async def tell_nudge(bot: ThothBot, table: Table, row: AnnouncementRow, *, is_sure: bool) -> None:
    """Post a reminder, unless those it is for have answered, or may not be called now.

    ``is_sure``: nothing was posted that the store does not know of.
    """
    nudge, store = Nudge.read(row), bot.services.store
    channel = await channel_of(bot, table)
    if not is_sure and await find_posted(channel, {row.mark}) is not None:
        await store.announced(row.id)
        return
    named, called, later = await _sorted_out(bot, table, nudge)
    for reminder in later:  # before it is posted: after that nobody would look again
        await store.reminders.put_off(reminder)
    if named:
        sheet = await nudge_sheet(bot, table, nudge, named, row.mark)
        await post(channel, sheet, mark=row.mark, calls=called)
    await store.announced(row.id)


async def _sorted_out(
    bot: ThothBot, table: Table, nudge: Nudge
) -> tuple[list[int], list[int], list[ReminderRow]]:
    """Whom the message names, whom it calls, and who is reminded later.

    A call by another player names all who are waited for, also those whom it may not call.
    """
    services, named, called = bot.services, list[int](), list[int]()
    later = list[ReminderRow]()
    for person in nudge.people:
        until = await put_off_until(services, table, person)
        if nudge.kind == CALL:
            if person in people_asked(table) and table.row.opened == nudge.opened:
                named.append(person)
                is_off = (await services.people.get(person)).pings == OFF
                called += [] if until or is_off else [person]
        elif await is_wanted(services, table, person, nudge.kind, nudge.opened):
            if until is None:
                named.append(person)
                called.append(person)
            else:
                later.append(ReminderRow(table.id, person, nudge.kind, nudge.opened, until))
    return named, called, later


async def nudge_sheet(
    bot: ThothBot, table: Table, nudge: Nudge, people: Sequence[int], mark: int
) -> Sheet:
    """The message: who, why, until when at the latest, and the way to what they are asked."""
    texts, who = Texts(table.row.language), ", ".join(map(mention, people))
    said = [texts(f"time-nudge-{nudge.kind}", who=who)]
    until, asking = await _asked_where(bot, table, nudge, people)
    if until is not None:
        said.append(texts("time-nudge-until", until=f"<t:{int(until)}:R>"))
    if asking is not None:
        said.append(address_of(table.row.place, asking))
    back = [button(texts("overdue-back"), "back_again", table.id)] if nudge.kind == PLAYED else []
    return Sheet(Container(words(" · ".join(said)), *rows(*back), id=mark))


async def _asked_where(
    bot: ThothBot, table: Table, nudge: Nudge, people: Sequence[int]
) -> tuple[float | None, int | None]:
    """Until when people can answer at the latest, and the message that asks them."""
    store = bot.services.store
    if nudge.kind == VOTE:
        motion = await store.votes.get(nudge.opened)
        return (None, None) if motion is None else (motion.closes, motion.message)
    panel = await store.posts.panel(table.id)
    asking = None if panel is None else panel.message
    if nudge.kind in (NEXT, *LASTING):
        return None, asking
    clocks = await store.clocks.all_of(table.id)
    until = [c.deadline for c in clocks if c.person in people and c.remaining is None]
    return min(until, default=None), asking
