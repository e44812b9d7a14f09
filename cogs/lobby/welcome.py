"""The welcome message in a server: languages, practice, a new game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.supervised import end_all
from bot.store.owners import of_guild
from bot.tables.preferences import language_of
from bot.texts import LANGUAGES, Texts
from cogs.core.components import (
    Button,
    Interaction,
    Pressed,
    button,
    expect_only,
    old_button,
    on,
    rows,
)
from cogs.core.failures import CallFailed, described
from cogs.core.posting import find_asking
from cogs.core.replies import Sheet, begin, show, words
from cogs.lobby.panel import LANGUAGE_NAMES

log = logging.getLogger(__name__)
GREETED = "greeted"  # the setting of a server that has had its hello
LANGUAGE = "welcome_language"


class Welcome(commands.Cog):
    """Says hello once in every server: when the bot comes to it, or finds itself there."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._store = bot.services.store
        self._greeting = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        self._ending = False

    async def cog_unload(self) -> None:
        """Stop; a hello that was not noted is found again."""
        self._ending = True
        await end_all(self._running)

    @commands.Cog.listener()
    async def on_serving(self, shard: int) -> None:
        """Greet the servers that the bot has come to while it was away, or with its first start."""
        self._start(self._bot.guilds_of(shard))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that the bot has just come to."""
        self._start([guild])

    def _start(self, guilds: Sequence[discord.Guild]) -> None:
        if not self._ending:
            task = asyncio.create_task(self._greet_all(guilds))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _greet_all(self, guilds: Sequence[discord.Guild]) -> None:
        for guild in guilds:
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say hello, once, where the server says hello to newcomers."""
        store, channel = self._store, guild.system_channel
        if channel is None:
            return
        allowed = channel.permissions_for(guild.me)
        if not (allowed.send_messages and allowed.read_message_history):
            return
        async with self._greeting:
            if await store.setting(of_guild(guild.id), GREETED):
                return
            try:
                # The hello may be there though nobody noted it: the last process was killed.
                if await find_asking(channel, f"{LANGUAGE}:") is None:
                    await channel.send(view=hello(Texts(language_of(str(guild.preferred_locale)))))
            except CallFailed as failed:  # other servers get theirs all the same
                log.warning("no hello could be said: %s", described(failed))
                return
            await store.set_setting(of_guild(guild.id), GREETED, "yes")


def hello(texts: Texts) -> Sheet:
    """The first message in a server."""
    return Sheet(words(texts("welcome")), *rows(*beginnings(texts)), *rows(*languages()))


def beginnings(texts: Texts) -> list[Button]:
    """What one can begin with."""
    primary = discord.ButtonStyle.primary
    return [
        button(texts("lobby-button-practice"), "practice", 0, style=primary),
        button(texts("lobby-new"), "new", 0, style=primary),
    ]


def languages() -> list[Button]:
    """The languages that we speak, each in itself."""
    return [button(LANGUAGE_NAMES[language], LANGUAGE, 0, rest=language) for language in LANGUAGES]


@on(LANGUAGE)
async def language_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Set the person's language and show the welcome message in it."""
    expect_only(pressed, "rest")
    if pressed.rest not in LANGUAGES:
        raise old_button()
    await begin(interaction)
    await interaction.client.services.people.change(interaction.user.id, language=pressed.rest)
    texts = await begin(interaction)
    said = texts("welcome-language", language=LANGUAGE_NAMES[texts.language])
    await show(interaction, f"{said}\n{texts('welcome')}", *beginnings(texts))
