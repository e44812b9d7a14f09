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


async def readers_can_read(bot: ThothBot, channel: discord.TextChannel, place: Place) -> bool:
    """Return whether everybody who can read a channel can read a place too; if in doubt, not."""
    guild = channel.guild
    other = guild.get_channel(place.channel or 0)
    if other is None or place.guild != guild.id:
        return False
    if place.thread is not None and not await _is_public(bot, guild, place.thread):
        return False
    return other.id == channel.id or _is_as_open(channel, other)


def _is_as_open(channel: discord.TextChannel, other: discord.abc.GuildChannel) -> bool:
    """Return whether no role and no rule of its own lets anybody into a channel but not another."""
    guild = channel.guild
    for role in guild.roles:
        reads = channel.permissions_for(role).view_channel
        if reads and not other.permissions_for(role).view_channel:
            return False
    shut_out = [who for who, rule in other.overwrites.items() if rule.view_channel is False]
    let_in = [who for who, rule in channel.overwrites.items() if rule.view_channel is True]
    open_to_all = other.permissions_for(guild.default_role).view_channel
    return all(
        who.id == guild.id or channel.overwrites_for(who).view_channel is False for who in shut_out
    ) and all(open_to_all or other.overwrites_for(who).view_channel is True for who in let_in)


async def _is_public(bot: ThothBot, guild: discord.Guild, number: int) -> bool:
    try:
        thread = guild.get_thread(number) or await bot.fetch_channel(number)
    except (*CallFailed, discord.InvalidData):
        return False
    return isinstance(thread, discord.Thread) and not thread.is_private()


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
