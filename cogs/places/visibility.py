"""Who may see a game or lobby: its players, and everyone who can read there on Discord."""

from __future__ import annotations

import discord

from bot.process.client import ThothBot
from bot.store.rows import GameRow, Place
from cogs.core.components import Interaction
from cogs.core.failures import CallFailed
from cogs.core.finding import is_at


async def may_see(interaction: Interaction, game: GameRow) -> bool:
    """Return whether a game is this person's own, or played where they can read.

    Outside of its server only those may look who follow it, as long as they can read there.
    """
    store, person = interaction.client.services.store, interaction.user.id
    if any(seat.person == person for seat in await store.seats(game.id)):
        return True
    is_away = interaction.guild_id != game.place.guild
    if is_away and game.id not in await store.watchers.games_of(person):
        return False
    return await can_read(interaction, game.place)


async def can_read(interaction: Interaction, place: Place) -> bool:
    """Return whether the person can read a channel or thread; if in doubt, they cannot."""
    if is_at(interaction, place):
        return True
    guild = None if place.guild is None else interaction.client.get_guild(place.guild)
    if guild is None:
        return False
    try:
        member = await _member(interaction, guild)
    except CallFailed:
        return False
    return await member_can_read(interaction.client, member, place)


async def member_can_read(bot: ThothBot, member: discord.Member, place: Place) -> bool:
    """Return whether a member can read a channel or thread of their server."""
    channel = member.guild.get_channel(place.channel or 0)
    if channel is None or member.guild.id != place.guild:
        return False
    if not channel.permissions_for(member).view_channel:
        return False
    try:
        return place.thread is None or await _is_let_in(bot, member, place.thread)
    except (*CallFailed, discord.InvalidData):
        return False


async def _member(interaction: Interaction, guild: discord.Guild) -> discord.Member:
    user = interaction.user
    if isinstance(user, discord.Member) and user.guild.id == guild.id:
        return user
    return await guild.fetch_member(user.id)


async def _is_let_in(bot: ThothBot, member: discord.Member, number: int) -> bool:
    """Return whether a member sees a thread of a channel that they see."""
    guild = member.guild
    thread = guild.get_thread(number) or await bot.fetch_channel(number)
    if not isinstance(thread, discord.Thread) or thread.guild.id != guild.id:
        return False
    if not thread.is_private() or thread.permissions_for(member).manage_threads:
        return True
    await thread.fetch_member(member.id)  # raises if they are not in it
    return True
