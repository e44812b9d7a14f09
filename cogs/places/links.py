"""Games' places on Discord: links to them, and posting there."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

import discord

from bot.games.game_ui import Picture
from bot.process.client import ThothBot
from bot.store.rows import Place
from cogs.core.emojis import or_without_emojis
from cogs.core.failures import new_nonce, persistently
from cogs.core.posting import only
from cogs.core.replies import files

MINE = "@me"  # how Discord's addresses call direct messages


def link_to(place: Place, text: str, message: int | None = None) -> str:
    """A link to where a game is played, or to a message there."""
    return f"[{escaped(text)}]({address_of(place, message)})"


def address_of(place: Place, message: int | None = None) -> str:
    """The address of a channel or thread, or of a message in it."""
    where = f"https://discord.com/channels/{place.guild or MINE}/{place.thread or place.channel}"
    return where if message is None else f"{where}/{message}"


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


async def send(
    channel: discord.abc.Messageable,
    said: discord.ui.LayoutView | str,
    *calls: int,
    pictures: Sequence[Picture] = (),
    silent: bool = False,
) -> discord.Message:
    """Send a message that calls these people; if Discord fails, again, and it is there once.

    A ``silent`` one makes no sound anywhere.
    """
    what: dict[str, Any] = {"content": said} if isinstance(said, str) else {"view": said}
    nonce = new_nonce()
    sheet = None if isinstance(said, str) else said
    return await or_without_emojis(
        sheet,
        lambda: persistently(
            lambda: channel.send(
                **what,
                files=files(pictures),
                nonce=nonce,
                silent=silent,
                allowed_mentions=only(*calls),
            )
        ),
    )


async def edit(
    message: discord.Message | discord.PartialMessage, sheet: discord.ui.LayoutView, *calls: int
) -> None:
    """Let a message say something else; if Discord fails, try again."""
    await or_without_emojis(
        sheet,
        lambda: persistently(lambda: message.edit(view=sheet, allowed_mentions=only(*calls))),
    )


def mention(person: int) -> str:
    """A person in a text; they are called only if the message allows it."""
    return f"<@{person}>"


def escaped(name: str) -> str:
    """A name that cannot be taken for formatting, a link or a mention, nor turn a line around."""
    seen = plain(name)
    marked = discord.utils.escape_markdown(seen)
    is_leftward = any(unicodedata.bidirectional(char) in _LEFTWARD for char in seen)
    return f"\u2068{marked}\u2069" if is_leftward else marked


def plain(name: str) -> str:
    """A name in one line of what can be seen, for a thread: no links, but no backslashes."""
    seen = "".join(" " if char.isspace() else char for char in name if not _is_unseen(char))
    harmless = " ".join(seen.split()).translate(_HARMLESS)
    return discord.utils.escape_mentions(harmless) or "?"


# What Discord reads as a command, a time, a mention, an emoji or an address has one of these.
_HARMLESS = str.maketrans("<>[]/", "‹›()∕")
_LEFTWARD = ("R", "AL", "AN")  # letters of lines that run to the left: kept among themselves
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by name, but nobody sees them


def _is_unseen(char: str) -> bool:
    """Return whether a character shows nothing: controls, marks of direction, joiners, fillers."""
    is_control = unicodedata.category(char) in ("Cc", "Cf", "Cs") and not char.isspace()
    return is_control or char in _BLANK


def messageable(channel: Any) -> discord.abc.Messageable:  # noqa: ANN401 - of any interaction
    """The channel of an interaction, which is one that takes messages, or nothing came from it."""
    assert isinstance(channel, discord.abc.Messageable)
    return channel
