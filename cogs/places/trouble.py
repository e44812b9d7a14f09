"""What prevents a game from running at a place, by names that can be said in any language.

A trouble is a word: the name of a permission as discord.py spells it (``attach_files``), or
``kind``, ``locked``, ``archived``, ``gone``, ``absent``.  :func:`listed` puts troubles into words.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.process.client import ThothBot
from bot.store.rows import Place
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.components import Interaction
from cogs.core.failures import CallFailed

KIND, LOCKED, ARCHIVED, GONE = "kind", "locked", "archived", "gone"
REQUIRED_TAG = "required_tag"  # a forum wants a tag, and has none for us
ABSENT = "absent"  # we are not on the server: somebody has added us to their own account only
EVERYWHERE = ("attach_files", "read_message_history")  # the latter to find what we have posted
THREADS = ("create_public_threads", "send_messages_in_threads")

Playable = discord.TextChannel | discord.Thread | discord.DMChannel


def missing_permissions(channel: object, permissions: discord.Permissions) -> list[str]:
    """The permissions that we need to run a game in a channel or thread and do not have.

    Without seeing or posting nothing else works, so only that is named then.
    """
    if isinstance(channel, discord.DMChannel):
        return []
    writing = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    for first in ("view_channel", writing):
        if not getattr(permissions, first):
            return [first]
    # Announcements are no place for every move, so there a game needs its thread.
    is_news = isinstance(channel, discord.TextChannel) and channel.is_news()
    needed = (*EVERYWHERE, *(THREADS if is_news else ()))
    return [name for name in needed if not getattr(permissions, name)]


def may_open_threads(channel: object, permissions: discord.Permissions) -> bool:
    """Return whether we may open a thread for a game in a channel, and run the game in it."""
    return (
        isinstance(channel, discord.TextChannel)
        and not missing_permissions(channel, permissions)
        and all(getattr(permissions, name) for name in THREADS)
    )


def trouble_with(channel: object, permissions: discord.Permissions) -> list[str]:
    """All that stands in the way of a game in a channel or thread; nothing if it can be played."""
    if not isinstance(channel, Playable):
        return [KIND]
    if isinstance(channel, discord.Thread) and channel.locked and not permissions.manage_threads:
        return [LOCKED]
    return missing_permissions(channel, permissions)


def trouble_here(interaction: Interaction) -> list[str]:
    """All that stands in the way of a game where somebody asks for one."""
    if interaction.guild_id is not None and not interaction.is_guild_integration():
        return [ABSENT]
    return trouble_with(interaction.channel, interaction.app_permissions)


async def trouble_at(
    bot: ThothBot, place: Place, permissions: discord.Permissions | None = None
) -> list[str]:
    """All that stands in the way of a game at a place, as far as we can know.

    ``permissions`` are what Discord has just told us that we may do there; otherwise it is what
    we have heard of roles and channels.
    """
    if place.guild is None:
        return []
    guild = bot.get_guild(place.guild)
    if guild is None:
        return [GONE]
    if guild.unavailable:
        return []  # an outage passes by itself
    try:
        channel = await channel_at(bot, place)
    except discord.NotFound:
        return [GONE]
    except discord.Forbidden:
        return ["view_channel"]
    except CallFailed:
        return []  # nobody can say
    if permissions is None:
        permissions = _permissions(guild, channel)
    return trouble_with(channel, permissions)


async def channel_at(bot: ThothBot, place: Place) -> object:
    """The channel or thread of a place; Discord is asked for what we do not know, such as
    threads in the archive.  Raises :exc:`discord.HTTPException`.
    """
    number = place.thread or place.channel or 0
    return bot.get_channel(number) or await bot.fetch_channel(number)


def is_awake(bot: ThothBot, place: Place) -> bool:
    """Return whether news at a place would wake nobody's archived thread; Discord is not asked."""
    return place.thread is None or bot.get_channel(place.thread) is not None


def _permissions(guild: discord.Guild, channel: object) -> discord.Permissions:
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return discord.Permissions.all()
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return discord.Permissions.all()  # we have not heard of its channel
    return channel.permissions_for(guild.me)


def listed(texts: Texts, troubles: Sequence[str]) -> str:
    """Troubles in words, permissions by the names that Discord's own settings have for them."""
    return "; ".join(_named(texts, trouble) for trouble in troubles)


def _named(texts: Texts, trouble: str) -> str:
    if trouble in (KIND, LOCKED, ARCHIVED, GONE, ABSENT, REQUIRED_TAG):
        return texts(f"trouble-{trouble.replace('_', '-')}")
    name = texts(f"permission-{trouble.replace('_', '-')}")
    return texts("trouble-permission", name=name)


async def stored_but_silent(interaction: Interaction, table: Table, texts: Texts) -> str:
    """Tell a person whose move is stored why nothing appears in the channel; usually nothing.

    What we may do comes with an interaction at the table's own place; elsewhere we have heard of
    it.  Discord is asked only when the table worker has met trouble at a place we know nothing of.
    """
    place, bot = table.row.place, interaction.client
    number = place.thread or place.channel or 0
    troubles = list[str]()
    if interaction.channel_id == number:
        troubles = trouble_with(interaction.channel, interaction.app_permissions)
    elif bot.get_channel(number) is not None or table.id in bot.services.health.blocked:
        troubles = await trouble_at(bot, place)
    return "\n" + texts("trouble-stored", list=listed(texts, troubles)) if troubles else ""
