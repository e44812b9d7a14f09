"""What a table tells in its channel: what happened, the board, and who is to decide now."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.chronicle import told_before
from bot.client import ThothBot
from bot.fronts import front_of
from bot.fronts.drawing import draw_news
from bot.fronts.front import Front, Look, Picture, View
from bot.guiding import READING, Explained, end_taste, is_taste
from bot.hints import hint
from bot.store.clocks import ClockRow
from bot.store.posts import PANEL, UNSETTLED, PostRow
from bot.store.rows import AnnouncementRow
from bot.tables.acting import read_events
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import Sheet, files
from cogs.managing.permitted import mirrors_of
from cogs.speaking import (
    Speakable,
    change_text,
    channel_of,
    find_posted,
    post,
    speakable,
    take_buttons_off,
)
from cogs.tables.overdue import overdue_sheet
from cogs.tables.panel import COUNTER_ID, HINT_ID, TASTED_ID, News, mentioned, panel, prompt, report
from cogs.watching.following import called_lines, tell_watchers, watchers_to_ping
from rules.engine.events import Event, events_for

log = logging.getLogger(__name__)


class Announcer:
    """Posts what is in the outbox, and keeps the newest panel true."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._sure: set[int] = set()  # games whose posts are known to be as the store says
        self._counted: dict[int, str] = {}  # what the newest panel says about who has chosen
        self._shown: dict[int, View] = {}  # the position on the newest board
        self._panels: dict[int, discord.Message] = {}  # the newest of each game, as far as known

    def doubt(self, game: int) -> None:
        """Note that something may have been posted that the store does not know."""
        self._sure.discard(game)

    async def announce(self, table: Table, clock: ClockRow | None, *, final: bool) -> None:
        """Post all that is to be told; the panel only when somebody is asked (``final``).

        Before that the newest announcement waits: what comes next may be a secret answer, of
        which nothing is told, and a panel is always posted with news.
        """
        rows = await self._bot.house.store.announcements(table.id)
        plain = [row for row in rows if row.kind != "overdue"]
        plain = plain if final else plain[:-1]
        if plain:
            await self._tell(table, plain, clock, final=final)
        elif final:
            await self._count(table)
        for row in rows:
            if row.kind == "overdue" and final:
                await self._tell_overdue(table, row, clock)
        self._sure.add(table.id)

    # --- a new message ------------------------------------------------------------------

    async def _tell(
        self, table: Table, rows: Sequence[AnnouncementRow], clock: ClockRow | None, *, final: bool
    ) -> None:
        """Post one message about all that happened, and note that it is posted."""
        channel = await channel_of(self._bot, table)
        if table.id not in self._sure:
            rows = await self._strike_off_posted(table, channel, rows)
            if not rows:
                return
        front, texts, house = front_of(table.row.name), Texts(table.row.language), self._bot.house
        events = await self._events(table, rows)
        explained = await Explained.at(house.store, table.id)
        lines = told_lines(front, texts, table.view(None), rows, events, explained)
        pictures = await self._pictures(table, rows, events, final=final)
        if not (final or lines or pictures):
            return  # there is nothing to read in it: it goes with what comes next
        news = News(lines, pictures, clock.deadline if clock is not None else None)
        if final:
            news = await self._guided(table, front, texts, news, explained)
        level = level_of(table, front, events)
        message = await self._post(table, channel, news, rows, level, final=final)
        await explained.keep()
        if news.tasted:
            await end_taste(house.store, table.id)
        await tell_watchers(self._bot, table, level, message.jump_url)
        if lines or pictures:
            await self._mirror(table, report(table, front, texts, news), pictures)

    async def _post(
        self, table: Table, channel: Speakable, news: News, rows: Sequence[AnnouncementRow],
        level: str, *, final: bool,
    ) -> discord.Message:  # fmt: skip
        """Post news as the new panel, calling those who are asked and those who watch."""
        front, texts = front_of(table.row.name), Texts(table.row.language)
        watching = await watchers_to_ping(self._bot.house, table, level)
        told = replace(news, lines=[*news.lines, *called_lines(texts, watching)])
        sheet = (panel if final else report)(table, front, texts, told, rows[-1].id)
        counted = prompt_of(table) if final else ""
        calls = [*(await self._called(table) if final else ()), *watching]
        message = await post(channel, sheet, news.pictures, number=rows[-1].id, calls=calls)
        await self._replace(table, channel, message, rows, final=final)
        self._counted[table.id] = counted  # what it says, not what has been chosen meanwhile
        return message

    async def _called(self, table: Table) -> list[int]:
        """The people asked who want to be called for it."""
        request = table.session.request
        wanted = ("turns", "conflicts") if request is not None and request.secret else ("turns",)
        people = self._bot.house.people
        return [p for p in mentioned(table) if (await people.get(p)).pings in wanted]

    async def _guided(
        self, table: Table, front: Front, texts: Texts, news: News, explained: Explained
    ) -> News:
        """Add what newcomers need: how to read, a hint, what to do after a quick taste."""
        house, request = self._bot.house, table.session.request
        if request is None:
            return news
        open_choice = None if request.secret else request.choices[0]
        over = front.has_tasted(table.view(None)) and await is_taste(house.store, table.id)
        return replace(
            news,
            reading=front.how_to_read(texts) if explained.is_new(READING) else "",
            hint=await hint(house, table, front, texts, open_choice),
            tasted=over,
        )

    async def _mirror(self, table: Table, sheet: Sheet, pictures: Sequence[Picture]) -> None:
        """Post the same without buttons where the game is shown too."""
        for number in await mirrors_of(self._bot.house.store, table.id):
            try:
                channel = await speakable(self._bot, number)
                await channel.send(view=sheet, files=files(pictures))
            except discord.HTTPException as error:  # the game does not wait for its mirrors
                log.warning("game %d: no mirror, %d %d", table.id, error.status, error.code)

    async def _strike_off_posted(
        self, table: Table, channel: Speakable, rows: Sequence[AnnouncementRow]
    ) -> Sequence[AnnouncementRow]:
        """Find what was posted before the store could note it; return what is left to tell."""
        posted = await find_posted(channel, {row.id for row in rows})
        if posted is None:
            return rows
        message, number = posted
        told = [row for row in rows if row.id <= number]
        await self._replace(table, channel, message, told, final=len(told) == len(rows))
        return rows[len(told) :]

    async def _replace(
        self, table: Table, channel: Speakable, message: discord.Message,
        rows: Sequence[AnnouncementRow], *, final: bool,
    ) -> None:  # fmt: skip
        """Remember the new panel, and take the buttons off the one before."""
        store = self._bot.house.store
        before = await store.posts.panel(table.id)
        if before is not None and before.message != message.id:
            await self._retire(channel, before)
        self._panels[table.id] = message
        self._counted.pop(table.id, None)
        request = table.session.request
        settled = final and (request is None or not request.secret)
        await store.posts.put(
            PostRow(table.id, PANEL, channel.id, message.id,
                    table.revision if settled else UNSETTLED),
            [row.id for row in rows],
        )  # fmt: skip

    async def _retire(self, channel: Speakable, post_row: PostRow) -> None:
        try:
            old = await self._panel(channel, post_row)
            await take_buttons_off(old, (COUNTER_ID, HINT_ID, TASTED_ID))
        except discord.NotFound:
            return  # somebody has deleted it

    async def _panel(self, channel: Speakable, post_row: PostRow) -> discord.Message:
        """The message of a panel; Discord is asked only for one of an earlier life."""
        known = self._panels.get(post_row.game)
        if known is not None and known.id == post_row.message:
            return known
        return await channel.fetch_message(post_row.message)

    async def _events(
        self, table: Table, rows: Sequence[AnnouncementRow]
    ) -> dict[int, list[Event]]:
        """What happened in each announcement, as far as everybody may know."""
        found: dict[int, list[Event]] = {}
        for row in rows:
            if row.kind == "opened":
                texts = json.dumps(json.loads(row.data)["events"])
                events = read_events(texts)
            elif row.kind in ("moved", "went_on", "restarted"):
                decisions = await self._bot.house.store.decisions_of(table.id, row.act)
                events = [e for d in decisions for e in read_events(d.events)]
            else:
                events = []
            found[row.id] = events_for(events, None)
        return found

    async def _pictures(
        self, table: Table, rows: Sequence[AnnouncementRow], events: dict[int, list[Event]], *,
        final: bool,
    ) -> list[Picture]:  # fmt: skip
        """Scenes of what happened, then the board with what has changed; one worker draws all."""
        front, house = front_of(table.row.name), self._bot.house
        look = Look(Texts(table.row.language), [row.name for row in table.seats])
        view, before = table.view(None), self._shown.get(table.id)
        happened = [event for told in events.values() for event in told]
        scenic = any(front.is_scenic(event) for event in happened)
        earlier = await told_before(house.store, table.id, rows[0].act) if scenic else []
        scene = partial(front.scene, look, view, happened, earlier) if scenic else None
        board = partial(front.board, look, view, step=table.revision, before=before)
        if final:
            self._shown[table.id] = view
        draw = partial(draw_news, scene, board if final else None)
        return await house.draw(f"table {table.id}", draw) or []

    # --- the rest -----------------------------------------------------------------------

    async def _count(self, table: Table) -> None:
        """Keep the newest panel's count of those who have chosen true."""
        request = table.session.request
        if request is None or not request.secret:
            return
        text = prompt_of(table)
        row = await self._bot.house.store.posts.panel(table.id)
        if row is None or self._counted.get(table.id) == text:
            return
        channel = await channel_of(self._bot, table)
        try:
            panel_shown = await self._panel(channel, row)
            self._panels[table.id] = await change_text(panel_shown, COUNTER_ID, text)
        except discord.NotFound:
            return  # somebody has deleted it
        self._counted[table.id] = text

    async def _tell_overdue(
        self, table: Table, row: AnnouncementRow, clock: ClockRow | None
    ) -> None:
        """Ask the others what to do about somebody who is silent."""
        store = self._bot.house.store
        if clock is not None and clock.overdue:
            texts, channel = Texts(table.row.language), await channel_of(self._bot, table)
            others = [person for person in table.people if person not in mentioned(table)]
            if table.id in self._sure or await find_posted(channel, {row.id}) is None:
                sheet = overdue_sheet(table, texts, others, row.id)
                await post(channel, sheet, number=row.id, calls=others)
        await store.announced(row.id)


def prompt_of(table: Table) -> str:
    """What the newest panel asks, in the table's language."""
    if table.session.request is None:
        return ""
    return prompt(table, front_of(table.row.name), Texts(table.row.language))


def told_lines(
    front: Front, texts: Texts, view: View, rows: Sequence[AnnouncementRow],
    events: dict[int, list[Event]], explained: Explained,
) -> list[str]:  # fmt: skip
    """The lines of a message: one for each event worth telling, and those of the table itself.

    What happens for the first time at a table is explained below its line.
    """
    lines: list[str] = []
    for row in rows:
        if row.kind not in ("opened", "moved"):
            lines.append(texts(f"told-{row.kind.replace('_', '-')}", **_values(row)))
        for event in events[row.id]:
            line, lesson = front.told(texts, event, view), front.lesson(event)
            lines += [line] if line else []
            if lesson is not None and explained.is_new(lesson):
                lines.append(f"-# {front.lesson_text(texts, lesson)}")
    return lines


def _values(row: AnnouncementRow) -> dict[str, object]:
    data = json.loads(row.data)
    if row.kind == "seat_given":
        return {"who": f"<@{data['person']}>" if data["person"] is not None else data["name"]}
    return {}


def level_of(table: Table, front: Front, events: dict[int, list[Event]]) -> str:
    """How important a message is to those who watch."""
    if table.session.request is None:
        return "end"
    happened = [event for told in events.values() for event in told]
    return "conflicts" if any(front.begins_chapter(e) for e in happened) else "turns"
