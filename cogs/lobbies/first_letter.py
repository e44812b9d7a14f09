"""The first direct message: whether somebody can be asked in secret there."""

from __future__ import annotations

import logging

import discord

from bot.store.rows import LobbyRow
from bot.texts import Texts
from cogs.answering import texts_for
from cogs.lobbies.panel import game_title
from cogs.presses import Interaction

log = logging.getLogger(__name__)


async def try_letter(interaction: Interaction, lobby: LobbyRow) -> str:
    """Write to somebody who sat down; return what to tell them if Discord refuses it."""
    people = interaction.client.house.people
    person = await people.get(interaction.user.id)
    if lobby.place.guild is None or not person.letters:
        return ""  # they are there already, or want no letters
    texts = texts_for(interaction)
    is_open = await _write(interaction, texts, lobby)
    if is_open is None:
        return ""  # nobody knows; the next secret will tell
    if is_open is person.letters_closed:
        await people.change(interaction.user.id, letters_closed=not is_open)
    return "" if is_open else texts("lobby-letter-closed")


async def _write(interaction: Interaction, texts: Texts, lobby: LobbyRow) -> bool | None:
    try:
        await interaction.user.send(
            texts("lobby-letter", game=game_title(texts, lobby.name)),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.Forbidden:
        return False
    except discord.HTTPException as failed:
        log.warning("a first letter was not sent: %s %s", failed.status, failed.code)
        return None
    return True
