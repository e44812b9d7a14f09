"""Keeps posted messages true: who has chosen, late pictures, buttons of old panels.

The game never waits for this.  What Discord does not accept now is retried later; what it will
never accept is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

import discord

from bot.games.game_ui import Picture, View
from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.process.services import Drawing
from bot.process.supervised import end_all
from bot.store.rows import BEGUN, ENDED, ClockRow, OldPanel, PostRow, Status
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.failures import CallFailed, described, may_pass
from cogs.core.posting import change_texts, rewrite, shrink, speakable, text_of
from cogs.core.replies import Sheet
from cogs.lobby.panel import begun_sheet, ended_sheet
from cogs.places.links import partial
from cogs.table.panel import (
    CLOCK,
    COUNTER_ID,
    LOG_ID,
    PASSING,
    RESTS,
    SEALS_ID,
    TITLE_ID,
    log_text,
    mentioned,
    prompt,
    sealed,
    title,
)

log = logging.getLogger(__name__)
T = TypeVar("T")
MOST_KEPT = 500  # games whose newest message is remembered; of others Discord can be asked
NOTHING_ASKED = -1  # in place of a revision
Pictures = list[Picture]
Dress = Callable[[Pictures], Sheet | None]  # a message with its pictures; None: it is out of date


@dataclass(slots=True)
class Shown:
    """A message of this process that may have to change: the newest panel, or one that waits."""

    message: discord.Message
    says: Mapping[int, str] = field(default_factory=dict)  # its texts that can become untrue
    opened: int = NOTHING_ASKED  # the revision at which what it asks was asked
    asks: frozenset[int] = frozenset()  # the people whom it asks
    lines: Sequence[str] = ()  # what it tells
    since: int = 0  # the first step that it tells
    reading: str = ""  # how to read it, for newcomers
    note: str = ""  # with what chance is sealed
    outdated: bool = False  # whether the same message tells more by now
    is_known: bool = True  # whether this process wrote all that it tells


@dataclass(slots=True)
class Late:
    """A message that was posted before its pictures were ready."""

    shown: Shown
    drawing: Drawing[Pictures]
    dress: Dress
    calls: Sequence[int]


class Upkeep:
    """Changes messages that have been posted; remembers the newest panel of each game."""

    def __init__(self, bot: ThothBot, wake: Callable[[int], None]) -> None:
        self._bot = bot
        self._wake = wake
        self._panels: dict[int, Shown] = {}
        self._late: dict[int, list[Late]] = {}
        self._boards: dict[int, View] = {}  # the position on the newest board of each game
        self._replaced: dict[int, Shown] = {}  # by their messages, until these have shrunk
        self._waiting: set[asyncio.Task[None]] = set()
        self._deleted: dict[int, None] = {}  # the last messages of anybody that were deleted

    # --- what the poster tells ---------------------------------------------------------

    def board_before(self, game: int) -> View | None:
        """The position on the newest board of a game, as far as this process has posted it."""
        return self._boards.get(game)

    def board_is(self, game: int, view: View) -> None:
        """Remember the position on the newest board."""
        _keep_newest(self._boards, game, view)

    def newest(self, game: int) -> Shown | None:
        """The newest message of a game, if this process knows all that it says."""
        shown = self._panels.get(game)
        return shown if shown is not None and shown.is_known else None

    def newest_is(self, table: Table, shown: Shown) -> None:
        """Remember the newest message and what it says."""
        self._pass_by(table.id, shown.message)
        _keep_newest(self._panels, table.id, shown)

    def lose_sight(self, game: int, found: discord.Message) -> None:
        """Forget what the newest message says: this one says something we never heard of."""
        self._pass_by(game, found)
        self._replaced[found.id] = Shown(found)

    def _pass_by(self, game: int, newer: discord.Message) -> None:
        before = self._panels.pop(game, None)
        if before is not None and before.message.id == newer.id:
            before.outdated = True
        elif before is not None:
            self._replaced[before.message.id] = before

    async def notice_deleted(self, message: discord.Message) -> None:
        """Let a panel come again that was deleted before the store knew of it."""
        if message.id in self._deleted:
            await self.panel_is_gone([message.id])

    def is_newest(self, table: Table, shown: Shown) -> bool:
        """Return whether a message is still the newest panel of a table."""
        return self._panels.get(table.id) is shown

    def wait_for(self, game: int, late: Late) -> None:
        """Bring pictures into a message when they are drawn."""
        self._late.setdefault(game, []).append(late)

        async def wait() -> None:
            await late.drawing
            self._wake(game)

        task = asyncio.create_task(wait())
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    def forget(self, game: int) -> None:
        """Remember nothing about a game that is over."""
        for kept in (self._panels, self._boards):
            kept.pop(game, None)

    def forget_all(self) -> None:
        """Remember nothing of any game; what is needed is asked of Discord again."""
        for kept in (self._panels, self._boards, self._replaced, self._late):
            kept.clear()

    async def end(self) -> None:
        """Stop waiting for pictures."""
        await end_all(self._waiting)

    # --- what the table worker asks for -----------------------------------------------------------

    async def bring_pictures(self, table: Table) -> None:
        """Put pictures that are ready now into the messages that wait for them."""
        for late in [late for late in self._late.get(table.id, ()) if late.drawing.is_over]:
            pictures = await late.drawing
            sheet = late.dress(pictures) if pictures else None
            if sheet is not None and pictures:
                message = late.shown.message
                edit = rewrite(message, sheet, pictures, late.calls)
                late.shown.message = await self._best_effort(table, message, edit)
            self._late[table.id].remove(late)
        if not self._late.get(table.id):
            self._late.pop(table.id, None)

    async def keep_true(self, table: Table, clock: ClockRow | None) -> None:
        """Let the newest panel say who has chosen, who sits there and until when.

        What is asked next gets a panel of its own: one that asks something else stays as it is.
        """
        shown = self._panels.get(table.id)
        if shown is None or shown.opened != table.row.opened:  # posted, but we never heard of it
            shown = await self._found_again(table)
        now = says(table, clock)
        if shown is None or not now or shown.opened != table.row.opened or shown.says == now:
            return
        changes = {**now, COUNTER_ID: _as_short(table, shown.message, now[COUNTER_ID])}
        edit = change_texts(shown.message, changes, mentioned(table))
        changed = await self._best_effort(table, shown.message, edit)
        if self.is_newest(table, shown):
            shown.message, shown.says = changed, now

    async def _found_again(self, table: Table) -> Shown | None:
        """The panel of an earlier life, if somebody may have chosen since it was posted.

        A quiet one does not say who has, and to edit it would.
        """
        request, opened = table.session.request, table.row.opened
        if request is None or not request.secret or request.quiet:
            return None
        store = self._bot.services.store
        row = await store.posts.panel(table.id)
        message = await self._fetched(row) if row is not None else None
        if message is None or await store.announcements(table.id):
            return None
        shown = Shown(message, opened=opened, is_known=False)
        self.newest_is(table, shown)
        return shown

    async def _fetched(self, row: PostRow) -> discord.Message | None:
        """The message of a panel; if somebody has deleted it, it comes again."""
        try:
            return await (await speakable(self._bot, row.channel)).fetch_message(row.message)
        except discord.NotFound:
            await self.panel_is_gone([row.message])
            return None

    async def panel_is_gone(self, messages: Sequence[int]) -> None:
        """Post a panel again that somebody has deleted."""
        for message in messages:
            _keep_newest(self._deleted, message, None)
        game = await self._bot.services.store.posts.panel_is_gone(messages)
        if game is not None:
            self._panels.pop(game, None)
            self._wake(game)

    async def retire_old_panels(self, table: Table) -> None:
        """Leave of panels that a newer one has replaced what they told."""
        posts = self._bot.services.store.posts
        for old in await posts.old_panels(table.id):
            await self._retire(table, old)
            await posts.retired(old)
            self._replaced.pop(old.message, None)

    async def _retire(self, table: Table, old: OldPanel) -> None:
        try:
            shown = self._replaced.get(old.message)
            if shown is None:
                channel = await speakable(self._bot, old.channel)
                shown = Shown(await channel.fetch_message(old.message))
            await _shrink(shown, Texts(table.row.language))
        except CallFailed as error:
            if may_pass(error):
                raise
            log.info("game %d: an old panel stays: %s", table.id, described(error))

    async def keep_lobby_true(self, table: Table, lobby: PostRow) -> None:
        """Let the message of the lobby say that its game has begun, or that it has ended."""
        posts, row = self._bot.services.store.posts, table.row
        now = ENDED if row.status.is_over else BEGUN
        if lobby.revision == now or lobby not in await posts.of(table.id):
            return  # whoever began the game was quicker, and said who is at the table
        if now == ENDED:
            texts = Texts(row.language)
            verdict = title(table, ui_of(row.name), texts, None)
            sheet = ended_sheet(row.language, row.name, row.place, verdict)
        else:
            sheet = begun_sheet(row.language, row.name, row.place)
        channel = partial(self._bot, lobby.channel, row.place.guild)
        try:
            await channel.get_partial_message(lobby.message).edit(
                view=sheet, allowed_mentions=discord.AllowedMentions.none()
            )
        except CallFailed as error:
            if may_pass(error):
                raise
            log.info("game %d: its lobby's message stays: %s", table.id, described(error))
        await posts.put(replace(lobby, revision=now))

    async def _best_effort(
        self, table: Table, message: discord.Message, edit: Awaitable[discord.Message]
    ) -> discord.Message:
        """Edit a message, or leave it as it is if Discord will never take it."""
        try:
            edited = await edit
        except discord.NotFound:
            await self.panel_is_gone([message.id])
        except CallFailed as error:
            if may_pass(error):
                raise
            log.info("game %d: a message stays as it is: %s", table.id, described(error))
        else:
            return edited
        return message


async def _shrink(shown: Shown, texts: Texts) -> None:
    """Leave of a panel what happened, all of it if we know; if nothing did, whose turn it was."""
    message = shown.message
    head, told = text_of(message, TITLE_ID), text_of(message, LOG_ID)
    if head is None:
        return  # it asked nothing
    if told is not None:
        whole = log_text(texts, shown.lines) if shown.lines else told
        await shrink(message, (*PASSING, TITLE_ID), {LOG_ID: whole})
    else:
        whose = head.removeprefix("## ").partition(CLOCK)[0].partition(RESTS)[0]
        await shrink(message, PASSING, {TITLE_ID: f"-# {whose}"})


def _as_short(table: Table, message: discord.Message, asked: str) -> str:
    """What a panel asks, without the lines for which it had no room when it was posted.

    It may have been in another language then, so its lines are only counted.
    """
    ui, texts = ui_of(table.row.name), Texts(table.row.language)
    short = prompt(table, ui, texts, None, things=False)
    before = text_of(message, COUNTER_ID) or ""
    return short if before.count("\n") == short.count("\n") else asked


def _keep_newest(kept: dict[int, T], number: int, what: T) -> None:
    """Remember something, and forget what was remembered first when it is too much."""
    kept.pop(number, None)
    kept[number] = what
    if len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]


def says(table: Table, clock: ClockRow | None) -> dict[int, str]:
    """The texts of a panel that can become untrue while it is the newest one."""
    if table.session.request is None or table.row.status is Status.CLOSED:
        return {}
    ui, texts = ui_of(table.row.name), Texts(table.row.language)
    deadline = clock.deadline if clock is not None else None
    found = {
        TITLE_ID: f"## {title(table, ui, texts, deadline)}",
        COUNTER_ID: prompt(table, ui, texts, deadline),
    }
    seals = sealed(table, ui, texts)
    return {**found, SEALS_ID: seals} if seals else found
