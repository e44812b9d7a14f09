"""Speaking in public: exactly once, whatever happens between posting and remembering it.

Every message that announces something has a container whose id is the number of the
announcement.  Whoever is not sure whether it was posted looks for that id in the channel.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import discord

from bot.client import ThothBot
from bot.fronts.front import Picture
from bot.tables.table import Table
from cogs.answering import Sheet, files

log = logging.getLogger(__name__)
LOOK_BACK = 50  # messages to look through for one of ours that may have been posted
MARK = 1_000_000  # added to the number of an announcement: smaller ids are given by Discord

Speakable = discord.TextChannel | discord.Thread | discord.DMChannel


async def channel_of(bot: ThothBot, table: Table) -> Speakable:
    """Where a table is played; raises :exc:`discord.HTTPException` if it is gone."""
    place = table.row.place
    number = place.thread or place.channel
    assert number is not None, "every game has a place"
    return await speakable(bot, number)


async def speakable(bot: ThothBot, number: int) -> Speakable:
    """A channel, thread or conversation by its number."""
    channel = bot.get_channel(number) or await bot.fetch_channel(number)
    assert isinstance(channel, discord.TextChannel | discord.Thread | discord.DMChannel)
    return channel


async def announce(bot: ThothBot, table: Table, text: str) -> bool:
    """Write a line where a game is played, calling nobody; say whether that was possible."""
    try:
        channel = await channel_of(bot, table)
        await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        log.warning("game %d: no line in its channel: %d %d", table.id, error.status, error.code)
        return False
    return True


def mark(number: int) -> int:
    """The id of the container of the message that announces something."""
    return MARK + number


async def post(
    channel: Speakable, sheet: Sheet, pictures: Sequence[Picture] = (), *,
    number: int, calls: Sequence[int] = (),
) -> discord.Message:  # fmt: skip
    """Post a message; Discord takes the same number only once within some minutes."""
    return await channel.send(
        view=sheet,
        files=files(pictures),
        nonce=mark(number),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(n) for n in calls]),
    )


async def find_posted(
    channel: Speakable, numbers: Collection[int]
) -> tuple[discord.Message, int] | None:
    """Look for our newest message that announces one of these, and say which."""
    marks = {mark(number): number for number in numbers}
    async for message in channel.history(limit=LOOK_BACK):
        for part in message.components:
            if isinstance(part, discord.Container) and part.id in marks and is_ours(message):
                return message, marks[part.id]
    return None


async def find_asking(channel: Speakable, custom_id: str) -> discord.Message | None:
    """Look for our message with a component whose custom id begins like this."""
    async for message in channel.history(limit=LOOK_BACK):
        ids = [str(getattr(part, "custom_id", "")) for part in _walk(message.components)]
        if is_ours(message) and any(i.partition(":")[2].startswith(custom_id) for i in ids):
            return message
    return None


def is_ours(message: discord.Message) -> bool:
    """Say whether the bot itself wrote a message."""
    return message.author.id == message._state.self_id


def _walk(components: Sequence[Any]) -> list[Any]:
    found: list[Any] = []
    for component in components:
        found.append(component)
        found += _walk(getattr(component, "children", ()))
    return found


async def change_text(message: discord.Message, number: int, text: str) -> discord.Message:
    """Write something else into one text of a message; all else stays as it is."""
    sheet = _read(message)
    for item in sheet.walk_children():
        if isinstance(item, discord.ui.TextDisplay) and item.id == number:
            item.content = text
    return await message.edit(view=sheet, allowed_mentions=discord.AllowedMentions.none())


async def take_buttons_off(message: discord.Message, questions: Collection[int] = ()) -> None:
    """Let an old message keep its words and pictures, and lose its buttons and its questions."""
    sheet = _read(message)
    gone = [
        item for item in sheet.walk_children()
        if isinstance(item, discord.ui.ActionRow) or item.id in questions
    ]  # fmt: skip
    for item in gone:
        parent = item.parent
        (parent if isinstance(parent, discord.ui.Container) else sheet).remove_item(item)
    await message.edit(view=sheet, allowed_mentions=discord.AllowedMentions.none())


def _read(message: discord.Message) -> discord.ui.LayoutView:
    """The parts of a message, to be changed; its pictures stay those that it has."""
    sheet = discord.ui.LayoutView.from_message(message, timeout=None)
    for item in sheet.walk_children():
        if isinstance(item, discord.ui.MediaGallery):
            for picture in item.items:
                name = PurePosixPath(urlsplit(picture.media.url).path).name
                picture.media = f"attachment://{name}"
    return sheet
