"""Posts a table's news in its channel: what happened, the board, and who must decide."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.games.game_ui import Look, Picture
from bot.games.pictures import draw_news, noted
from bot.process.client import ThothBot
from bot.process.services import Drawing
from bot.store.rows import PANEL, UNSETTLED, AnnouncementRow, ClockRow, PostRow, WatcherRow
from bot.tables.acting import read_events
from bot.tables.guide import READING, Explained, end_taste, is_taste
from bot.tables.preferences import TURNS
from bot.tables.seals import Unsealed
from bot.tables.story import told_before
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.deadlines import overdue_people
from bot.turns.hints import wants_hints
from bot.turns.nudging import called_later, put_off_until
from bot.turns.own_time import is_live
from bot.turns.reminders import wants_call
from bot.turns.stand_ins import names_of, note_of
from cogs.core.failures import CallFailed, described, is_refused, may_pass, persistently
from cogs.core.posting import Speakable, channel_of, find_posted, post, rewrite, speakable
from cogs.core.replies import Sheet
from cogs.places.links import send
from cogs.places.trouble import is_awake
from cogs.table.growing import grows
from cogs.table.nudges import NUDGE, tell_nudge
from cogs.table.overdue import overdue_sheet
from cogs.table.panel import SEALS_ID, News, asked_openly, mentioned, report
from cogs.table.results import told_at
from cogs.table.telling import Telling, only_return, told_lines
from cogs.table.upkeep import Late, Shown, Upkeep, says
from cogs.watch.following import called_lines, tell_watchers, watchers_to_ping
from cogs.watch.series import end_lines
from rules.engine.events import Event, events_for

log = logging.getLogger(__name__)
ASIDE = ("overdue", NUDGE)  # kinds of news that get a message of their own


class Poster:
    """Posts what is in the outbox."""

    def __init__(self, bot: ThothBot, upkeep: Upkeep) -> None:
        self._bot = bot
        self._upkeep = upkeep
        self._sure: set[int] = set()  # games whose posts are known to be as the store says

    def doubt(self, game: int) -> None:
        """Note that something may have been posted that the store does not know."""
        self._sure.discard(game)

    def forget(self) -> None:
        """Be sure of nothing any more."""
        self._sure.clear()

    async def announce(self, table: Table, clock: ClockRow | None, *, final: bool) -> None:
        """Post all that is to be told; the panel only when somebody is asked (``final``).

        Before that the newest announcement waits: what comes next may be a secret answer, of
        which nothing is told, and a panel is always posted with news.
        """
        rows = await self._bot.services.store.announcements(table.id)
        plain = [row for row in rows if row.kind not in ASIDE]
        plain = plain if final else plain[:-1]
        if plain:
            await self._tell(table, plain, clock, final=final)
        for row in rows:
            if row.kind == "overdue" and final:
                await self._tell_overdue(table, row)
            elif row.kind == NUDGE and final:
                await tell_nudge(self._bot, table, row, is_sure=table.id in self._sure)
        self._sure.add(table.id)

    async def lets_sleep(self, table: Table) -> bool:
        """Return whether nothing but our return is to be told, in a thread that is in the archive.

        Nobody wakes it for that: whoever comes back to it sees when their time is up.
        """
        if is_awake(self._bot, table.row.place):
            return False
        rows = await self._bot.services.store.announcements(table.id)
        if not only_return(rows):
            return False
        for row in rows:
            await self._bot.services.store.announced(row.id)
        return True

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
        events, unsealed = await self._events(table, rows), await self._unsealed(table, rows)
        telling = Telling(table, rows, events, clock, final=final, unsealed=unsealed)
        explained = Explained(table)
        lines = told_lines(telling, explained)
        drawing = await self._drawing(telling)
        patience = self._bot.services.patience
        pictures = await drawing.within(patience) if drawing is not None else None
        if not (final or lines or pictures or telling.note):
            return  # there is nothing to read in it: it goes with what comes next
        deadline = clock.deadline if clock is not None else None
        news = News(lines, pictures or [], deadline, since=rows[0].revision, note=telling.note)
        if final:
            news = await self._guided(telling, news, explained)
        grown = self._growing(telling, lines)
        watchers = await self._watchers(telling, grown)
        link = await self._show(telling, channel, news, drawing, watchers, grown)
        told_at(table.id, rows[-1].act, link)
        await explained.keep()
        if news.tasted:
            await end_taste(table)
        await self._pass_on(telling, news, watchers, link)

    def _growing(self, telling: Telling, lines: Sequence[str]) -> Shown | None:
        """The message that is to tell this too, in place of a new one."""
        newest = self._upkeep.newest(telling.table.id)
        return newest if newest is not None and grows(newest, telling, lines) else None

    async def _watchers(self, telling: Telling, grown: Shown | None) -> list[WatcherRow]:
        """Those who follow the game; nobody hears of our return, nor of a turn twice."""
        same_turn = telling.level == TURNS and grown is not None
        if telling.is_return or same_turn:
            return []
        return await self._bot.services.store.watchers.of(telling.table.id)

    async def _show(
        self,
        telling: Telling,
        channel: Speakable,
        news: News,
        drawing: Drawing[list[Picture]] | None,
        watchers: Sequence[WatcherRow],
        grown: Shown | None,
    ) -> str:
        """Let the newest message tell this too, or post a new one; only a new one calls people.

        Returns the address of the message.
        """
        table, final, upkeep = telling.table, telling.final, self._upkeep
        calls, watching = await self._calls(telling, watchers)
        # From here to the call nothing may come between: what is shown fits whom it calls.
        asking = _asking(telling) if final else {}
        revision, message, own = table.revision, None, news.lines
        if grown is not None and not watching and grows(grown, telling, own):
            lines, reading = [*grown.lines, *news.lines], news.reading or grown.reading
            note = "\n".join(filter(None, (grown.note, grown.says.get(SEALS_ID), news.note)))
            whole = replace(news, lines=lines, since=grown.since, reading=reading, note=note)
            message = await self._grow(telling, grown, whole, calls)
        if message is None:
            whole = replace(news, lines=[*own, *called_lines(telling.texts, watching)])
            message = await self._post_something(telling, channel, whole, [*calls, *watching])
        await self._remember(table, channel, message, telling.rows, final=final)
        shown = Shown(
            message,
            lines=whole.lines,
            since=whole.since,
            reading=whole.reading,
            note=whole.note,
            **asking,
        )
        upkeep.newest_is(table, shown)
        await upkeep.notice_deleted(message)
        if drawing is not None and not drawing.is_over:

            def dress(pictures: list[Picture]) -> Sheet | None:
                is_newest = upkeep.is_newest(table, shown) and table.revision == revision
                if shown.outdated or (final and not is_newest):
                    return None  # a newer panel has a newer board
                return telling.sheet(replace(whole, pictures=pictures))

            upkeep.wait_for(table.id, Late(shown, drawing, dress, calls))
        return message.jump_url

    async def _calls(
        self, telling: Telling, watchers: Sequence[WatcherRow]
    ) -> tuple[list[int], list[int]]:
        """Those who are asked and want to be called for it, and those who watch and do."""
        services, table = self._bot.services, telling.table
        watching = await watchers_to_ping(services, table, watchers, telling.level)
        calls = await self._called(table) if telling.final and not telling.is_return else []
        return calls, watching

    async def _grow(
        self, telling: Telling, grown: Shown, news: News, calls: Sequence[int]
    ) -> discord.Message | None:
        """Let a message tell more; None if it cannot be changed any more."""
        try:
            return await rewrite(grown.message, telling.sheet(news), news.pictures, calls)
        except CallFailed as error:
            if may_pass(error):
                raise
            log.info("game %d: a new panel: %s", telling.table.id, described(error))
            return None

    async def _pass_on(
        self, telling: Telling, news: News, watchers: Sequence[WatcherRow], link: str
    ) -> None:
        """Tell those who watch elsewhere; the game does not wait for them."""
        if telling.is_return:
            return
        table = telling.table
        if watchers:
            try:
                await tell_watchers(self._bot, table, watchers, telling.level, link)
            except CallFailed as error:
                log.warning("game %d: no letter to its watchers: %s", table.id, described(error))
        if news.lines or news.pictures:
            await self._mirror(telling, news)

    async def _post_something(
        self,
        telling: Telling,
        channel: Speakable,
        news: News,
        calls: Sequence[int],
    ) -> discord.Message:
        """Post a message; if Discord will never take it, post at least who is to decide."""
        mark = telling.rows[-1].mark
        try:
            sheet = telling.sheet(news)
            return await post(channel, sheet, news.pictures, mark=mark, calls=calls)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.error("a panel was refused: %s", described(error))
        bare = telling.sheet(News(deadline=news.deadline, note=news.note))
        return await post(channel, bare, mark=mark, calls=calls)

    async def _called(self, table: Table) -> list[int]:
        """The people asked who want to be called for it; in quiet hours they are called later."""
        services, request = self._bot.services, table.session.request
        live, calls = is_live(table.settings), list[int]()
        for person in mentioned(table):
            settings = await services.people.get(person)
            calls += [person] if wants_call(settings, request, is_live=live) else []
        later = await called_later(services, table, calls)
        return [person for person in calls if person not in later]

    async def _guided(self, telling: Telling, news: News, explained: Explained) -> News:
        """Add what newcomers need: how to read, a hint, what to do after a quick taste."""
        table, ui, texts = telling.table, telling.ui, telling.texts
        request = table.session.request
        news = replace(news, tasted=is_taste(table.settings) and ui.has_tasted(table.view(None)))
        if request is None:
            return replace(news, series=await end_lines(self._bot, texts, table))
        tips = list[str]()
        if not request.secret:
            choice = request.choices[0]
            if await wants_hints(self._bot.services, table, table.seats[choice.seat].person):
                tips += ui.overlooked(texts, table.view(None), choice.seat)
            tips.append(ui.own_hint(texts, table.view(None), choice.what))
        return replace(
            news,
            reading=ui.how_to_read(texts) if explained.is_new(READING) else "",
            hint="\n".join(filter(None, tips)),
        )

    async def _mirror(self, telling: Telling, news: News) -> None:
        """Post the same without buttons where the game is shown too."""
        table = telling.table
        for number in await self._bot.services.store.watchers.mirrors(table.id):
            sheet = report(table, telling.ui, telling.texts, news)
            try:
                channel = await persistently(partial(speakable, self._bot, number))
                await send(channel, sheet, pictures=news.pictures, silent=True)
            except CallFailed as error:
                log.warning("game %d: no mirror: %s", table.id, described(error))

    async def _strike_off_posted(
        self, table: Table, channel: Speakable, rows: Sequence[AnnouncementRow]
    ) -> Sequence[AnnouncementRow]:
        """Find what was posted before the store could note it; return what is left to tell."""
        marks = [row.mark for row in rows]
        panel = await self._bot.services.store.posts.panel(table.id)
        posted = await find_posted(channel, marks, panel.message if panel is not None else None)
        if posted is None:
            return rows
        message, mark = posted
        self._upkeep.lose_sight(table.id, message)
        told = rows[: marks.index(mark) + 1]
        await self._remember(table, channel, message, told, final=len(told) == len(rows))
        return rows[len(told) :]

    async def _remember(
        self,
        table: Table,
        channel: Speakable,
        message: discord.Message,
        rows: Sequence[AnnouncementRow],
        *,
        final: bool,
    ) -> None:
        """Note that a message is the newest panel, and what it has told."""
        request = table.session.request
        settled = final and (request is None or not request.secret)
        await self._bot.services.store.posts.put(
            PostRow(
                table.id, PANEL, channel.id, message.id, table.revision if settled else UNSETTLED
            ),
            [row.id for row in rows],
        )
        self._bot.dispatch("panel", table, channel.id, message.id)  # for whoever cares

    async def _events(
        self, table: Table, rows: Sequence[AnnouncementRow]
    ) -> dict[int, list[Event]]:
        """What happened in each announcement, as far as everybody may know."""
        found: dict[int, list[Event]] = {}
        for row in rows:
            events: Sequence[Event] = ()
            if row.kind == "opened":
                texts = json.dumps(json.loads(row.data)["events"])
                events = read_events(texts)
            elif row.kind in ("moved", "went_on", "restarted"):
                events = await table.events_of(row.act)
            found[row.id] = events_for(events, None)
        return found

    async def _unsealed(
        self, table: Table, rows: Sequence[AnnouncementRow]
    ) -> dict[int, tuple[Unsealed, ...]]:
        """The sealed picks that each announcement reveals."""
        return {row.id: await table.unsealed_by(row.act) for row in rows if row.kind == "moved"}

    async def _drawing(self, telling: Telling) -> Drawing[list[Picture]] | None:
        """Scenes of what happened, then the board with what has changed; one worker draws all."""
        table, ui, final, services = telling.table, telling.ui, telling.final, self._bot.services
        texts, note = telling.texts, note_of(telling.texts, table)
        look = Look(texts, names_of(texts, table), asked=asked_openly(table))
        view, before = table.view(None), self._upkeep.board_before(table.id)
        scenic = any(ui.is_scenic(event) for event in telling.happened)
        if not (scenic or final):
            return None
        scene = None
        if scenic:
            earlier = await told_before(services.store, table.id, telling.rows[0].act)
            scene = partial(ui.scene, look, view, telling.happened, earlier)
        board = partial(ui.board, look, view, step=table.revision, before=before)
        if final:
            self._upkeep.board_is(table.id, view)
        draw = partial(draw_news, scene, board if final else None)
        return services.drawing(f"table {table.id}", noted(draw, note))

    # --- the rest -----------------------------------------------------------------------

    async def _tell_overdue(self, table: Table, row: AnnouncementRow) -> None:
        """Ask the others what to do about a missed deadline."""
        services = self._bot.services
        late = await overdue_people(services, table, json.loads(row.data).get("passed"))
        if late and not table.is_quiet:
            texts, channel = Texts(table.row.language), await channel_of(self._bot, table)
            others = [person for person in table.people if person not in mentioned(table)]
            if table.id in self._sure or await find_posted(channel, {row.mark}) is None:
                clock = next(iter(late.values()))
                sheet = overdue_sheet(table, texts, others, row.mark, clock, list(late))
                calls = [p for p in others if not await put_off_until(services, table, p)]
                await post(channel, sheet, mark=row.mark, calls=calls)
        await services.store.announced(row.id)


def _asking(telling: Telling) -> dict[str, Any]:
    """What is to be remembered of a panel: whom it asks, and what can become untrue."""
    table = telling.table
    return {
        "says": says(table, telling.clock),
        "opened": table.row.opened,
        "asks": frozenset(mentioned(table)),
    }
