"""The first hello in a server: languages, practice, a new game."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.people import language_of
from bot.texts import LANGUAGES, Texts
from cogs.answering import Sheet, begin, show, words
from cogs.lobby_panel import LANGUAGE_NAMES
from cogs.presses import Button, Interaction, Pressed, button, on, rows

log = logging.getLogger(__name__)


class Welcome(commands.Cog):
    """Hears when the bot comes to a server."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello once, where the server says hello to newcomers."""
        channel = guild.system_channel
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            return
        texts = Texts(language_of(str(guild.preferred_locale)))
        try:
            await channel.send(view=Sheet(words(texts("welcome")), *rows(*buttons(texts))))
        except discord.HTTPException as failed:
            log.warning("no hello could be said: %s %s", failed.status, failed.code)


def buttons(texts: Texts) -> list[Button]:
    """Languages first, then what one can begin with."""
    spoken = [
        button(LANGUAGE_NAMES[language], "welcome_language", 0, rest=language)
        for language in LANGUAGES
    ]
    primary = discord.ButtonStyle.primary
    return [
        *spoken,
        button(texts("lobby-button-practice"), "practice", 0, style=primary),
        button(texts("lobby-new"), "new", 0, style=primary),
    ]


@on("welcome_language")
async def language_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Speak a language with whoever pressed, and say hello again in it."""
    await begin(interaction)
    if pressed.rest in LANGUAGES:
        await interaction.client.house.people.change(interaction.user.id, language=pressed.rest)
    texts = await begin(interaction)
    said = texts("welcome-language", language=LANGUAGE_NAMES[texts.language])
    await show(interaction, f"{said}\n{texts('welcome')}", *buttons(texts))
