"""Shows tables on Discord: panels and direct messages, kept up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import discord

from bot.process.client import ThothBot
from bot.store.errors import StoreError
from bot.store.fleet import Shards
from bot.store.rows import LETTER, LOBBY, ClockRow
from bot.tables.table import Table
from bot.turns.table_workers import NotTold, Outlook
from cogs.core.failures import CallFailed, Trouble, described
from cogs.places import links
from cogs.places.gone import place_is_gone
from cogs.table.direct_messages import Letters
from cogs.table.poster import Poster
from cogs.table.upkeep import Upkeep


class DiscordTeller:
    """Tells what happens at tables in their channels, and asks by direct message too."""

    def __init__(self, bot: ThothBot, wake: Callable[[int], None]) -> None:
        self._bot = bot
        self._upkeep = Upkeep(bot, wake)
        self._poster = Poster(bot, self._upkeep)
        self._letters = Letters(bot)

    async def ready(self) -> None:
        """Wait until Discord has let us in."""
        await self._bot.wait_until_ready()

    async def end(self) -> None:
        """Wait for no more pictures."""
        await self._upkeep.end()

    def doubt(self, game: int) -> None:
        """Look on Discord before anything more is posted for a game."""
        self._poster.doubt(game)
        self._letters.doubt(game)

    async def panel_is_gone(self, messages: Sequence[int]) -> None:
        """Post a panel again that somebody has deleted."""
        await self._upkeep.panel_is_gone(messages)

    def online(self) -> Shards:
        """Return the shards of which Discord can tell us what people do."""
        return self._bot.online

    def forget(self) -> None:
        """Rely no longer on what we have told: another process may tell more."""
        self._poster.forget()
        self._letters.forget()
        self._upkeep.forget_all()

    async def show_rest(self, table: Table) -> None:
        """Let the panel of a game that its people have paused say so."""
        async with self._through(table):
            await self._upkeep.keep_true(table, None)

    async def lets_sleep(self, table: Table) -> bool:
        """Return whether nothing but our return is to be told, in a thread that sleeps."""
        return await self._poster.lets_sleep(table)

    async def show_thinking(self, table: Table) -> None:
        """Let the channel say that we are typing."""
        with suppress(*CallFailed):
            await links.channel_of(self._bot, table.row.place).typing()

    async def tell(self, table: Table, clock: ClockRow | None, *, final: bool) -> None:
        """Post what happened, with a panel that asks whoever is to decide if ``final``."""
        async with self._through(table):
            await self._poster.announce(table, clock, final=final)

    async def tidy_up(self, table: Table, clock: ClockRow | None) -> None:
        """Write letters, and let messages of before be true; none of it waits for another."""
        posts = await self._bot.services.store.posts.of(table.id)
        letters = [post for post in posts if post.kind == LETTER]
        lobby = next((post for post in posts if post.kind == LOBBY), None)
        request, trouble = table.session.request, Trouble()
        if letters or (request is not None and request.secret):
            with trouble.aside():
                await self._letters.write(table, letters)
        with trouble.aside():
            await self._upkeep.keep_true(table, clock)
        with trouble.aside():
            await self._upkeep.bring_pictures(table)
        with trouble.aside():
            await self._upkeep.retire_old_panels(table)
        if lobby is not None:
            with trouble.aside():
                await self._upkeep.keep_lobby_true(table, lobby)
        async with self._through(table):
            trouble.raise_first()
        if table.session.request is None:
            self._upkeep.forget(table.id)

    @asynccontextmanager
    async def _through(self, table: Table) -> AsyncIterator[None]:
        """Say what becomes of news that Discord does not take."""
        try:
            yield
        except CallFailed as error:
            raise NotTold(described(error), await self._outlook(table, error)) from error

    async def _outlook(self, table: Table, error: BaseException) -> Outlook:
        if not isinstance(error, discord.NotFound | discord.Forbidden):
            return Outlook.PASSES
        with suppress(StoreError):
            if await place_is_gone(self._bot, table):
                return Outlook.HOPELESS
        return Outlook.BLOCKED
