"""Places of games on Discord: links to them, and writing there."""

from __future__ import annotations

from typing import Any

import discord

from bot.client import ThothBot
from bot.store.rows import Place

MINE = "@me"  # how Discord's addresses call direct messages


def link_to(place: Place, text: str) -> str:
    """A link to where a game is played."""
    return f"[{escaped(text)}]({address_of(place)})"


def address_of(place: Place) -> str:
    """The address of a channel or thread."""
    return f"https://discord.com/channels/{place.guild or MINE}/{place.thread or place.channel}"


def jump(label: str, place: Place) -> discord.ui.ActionRow[Any]:
    """A button that leads to where a game is played."""
    return discord.ui.ActionRow(discord.ui.Button(label=label, url=address_of(place)))


def channel_of(client: ThothBot, place: Place) -> discord.PartialMessageable:
    """The channel or thread of a game, to write in."""
    return partial(client, place.thread or place.channel, place.guild)


def partial(client: ThothBot, channel: int | None, guild: int | None) -> discord.PartialMessageable:
    """A channel of which only the number is known."""
    assert channel is not None, "every game is played somewhere"
    return client.get_partial_messageable(channel, guild_id=guild)


def only(*people: int) -> discord.AllowedMentions:
    """Let a message call these people and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False,
        users=[discord.Object(person) for person in people],
    )  # fmt: skip


def mention(person: int) -> str:
    """A person in a text; they are called only if the message allows it."""
    return f"<@{person}>"


def escaped(name: str) -> str:
    """A name that cannot be taken for formatting, a link or a mention."""
    plain = discord.utils.escape_mentions(discord.utils.escape_markdown(name))
    return plain.replace("[", "(").replace("]", ")").replace("\n", " ")


def is_threadable(channel: object, permissions: discord.Permissions) -> bool:
    """Say whether we may open a thread for a game in a channel."""
    return isinstance(channel, discord.TextChannel) and (
        permissions.send_messages
        and permissions.create_public_threads
        and permissions.send_messages_in_threads
    )


def messageable(channel: Any) -> discord.abc.Messageable:  # noqa: ANN401 - of any interaction
    """The channel of an interaction, which is one that takes messages, or nothing came from it."""
    assert isinstance(channel, discord.abc.Messageable)
    return channel
