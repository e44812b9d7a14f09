"""The first hello in a server: languages, practice, a new game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.client import ThothBot
from bot.people import language_of
from bot.texts import LANGUAGES, Texts
from cogs.answering import Sheet, begin, show, words
from cogs.lobbies.panel import LANGUAGE_NAMES
from cogs.presses import Button, Interaction, Pressed, button, on, rows
from cogs.speaking import find_asking

log = logging.getLogger(__name__)
GREETED = "greeted"  # the setting of a server that has had its hello
LANGUAGE = "welcome_language"


class Welcome(commands.Cog):
    """Says hello once in every server: when the bot comes to it, or finds itself there."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._store = bot.house.store
        self._greeting = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        self._ending = False

    async def cog_unload(self) -> None:
        """Stop; a hello that was not noted is found again."""
        self._ending = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Greet the servers that the bot has come to while it was away, or with its first start."""
        self._start(self._bot.guilds)

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
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            return
        async with self._greeting:
            if await store.setting(_owner(guild), GREETED):
                return
            try:
                # The hello may be there though nobody noted it: the last process was killed.
                if await find_asking(channel, f"{LANGUAGE}:") is None:
                    await channel.send(view=hello(Texts(language_of(str(guild.preferred_locale)))))
            except discord.HTTPException as failed:
                log.warning("no hello could be said: %s %s", failed.status, failed.code)
                return
            await store.set_setting(_owner(guild), GREETED, "yes")


def _owner(guild: discord.Guild) -> str:
    return f"guild:{guild.id}"


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
    """Speak a language with whoever pressed, and say hello again in it."""
    await begin(interaction)
    if pressed.rest in LANGUAGES:
        await interaction.client.house.people.change(interaction.user.id, language=pressed.rest)
    texts = await begin(interaction)
    said = texts("welcome-language", language=LANGUAGE_NAMES[texts.language])
    await show(interaction, f"{said}\n{texts('welcome')}", *beginnings(texts))
