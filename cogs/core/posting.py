"""Posting in public exactly once, whatever happens between posting and recording it.

Every message that announces something has a container whose id is the mark of the
announcement.  A process that is not sure whether it was posted looks for that id first.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import PurePosixPath
from typing import Any, cast
from urllib.parse import urlsplit

import discord

from bot.games.game_ui import Picture
from bot.process.client import ThothBot
from bot.tables.table import Table
from cogs.core import presses
from cogs.core.emojis import or_without_emojis
from cogs.core.failures import ARCHIVED, CallFailed, described, new_nonce, persistently
from cogs.core.presses import Fields
from cogs.core.replies import Sheet, files

log = logging.getLogger(__name__)
MOST_CALLED = 100  # people whom one message may call
LOOK_BACK = 100  # messages to look through for one of ours that may have been posted

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
        channel, nonce = await channel_of(bot, table), new_nonce()
        say = partial(channel.send, text, nonce=nonce, silent=True, allowed_mentions=only())
        await persistently(say)
    except CallFailed as error:
        log.warning("game %d: no line in its channel: %s", table.id, described(error))
        return False
    return True


def only(*people: int) -> discord.AllowedMentions:
    """Let a message call these people and nobody else; Discord takes so many and no more."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(person) for person in people[:MOST_CALLED]],
    )


def groups(people: Sequence[int], most: int = MOST_CALLED) -> list[list[int]]:
    """People in groups that a message each can call."""
    return [list(people[at : at + most]) for at in range(0, len(people), most)]


async def post(
    channel: Speakable,
    sheet: Sheet,
    pictures: Sequence[Picture] = (),
    *,
    mark: int,
    calls: Sequence[int] = (),
) -> discord.Message:
    """Post a message; Discord takes the same mark only once within some minutes.

    One that calls nobody makes no sound anywhere.
    """
    return await or_without_emojis(
        sheet,
        lambda: channel.send(
            view=sheet,
            files=files(pictures),
            nonce=mark,
            silent=not calls,
            allowed_mentions=only(*calls),
        ),
    )


async def find_posted(
    channel: Speakable, marks: Collection[int], edited: int | None = None
) -> tuple[discord.Message, int] | None:
    """Look for our newest message with one of these marks, and say which.

    One that may have been ``edited`` to tell it is looked at however far back it stands.
    """
    async for message in channel.history(limit=LOOK_BACK):
        mark = mark_of(message)
        if mark is not None and mark in marks and is_ours(message):
            return message, mark
        edited = None if message.id == edited else edited
    if edited is not None:
        with suppress(discord.NotFound):
            message = await channel.fetch_message(edited)
            mark = mark_of(message)
            return (message, mark) if mark is not None and mark in marks else None
    return None


def mark_of(message: discord.Message) -> int | None:
    """The mark of the newest announcement that a message tells."""
    parts = (part for part in message.components if isinstance(part, discord.Container))
    return next((part.id for part in parts), None)


async def find_asking(channel: Speakable, custom_id: str) -> discord.Message | None:
    """Look for our message with a component whose custom id begins like this."""
    async for message in channel.history(limit=LOOK_BACK):
        ids = [str(getattr(part, "custom_id", "")) for part in _walk(message.components)]
        if is_ours(message) and any(i.partition(":")[2].startswith(custom_id) for i in ids):
            return message
    return None


def is_ours(message: discord.Message) -> bool:
    """Return whether the bot itself wrote a message."""
    return message.author.id == message._state.self_id


def _walk(components: Sequence[Any]) -> list[Any]:
    found: list[Any] = []
    for component in components:
        found.append(component)
        found += _walk(getattr(component, "children", ()))
    return found


async def change_texts(
    message: discord.Message, changes: Mapping[int, str], calls: Sequence[int] = ()
) -> discord.Message:
    """Write something else into texts of a message, by their numbers; all else stays as it is.

    People named in it and in ``calls`` keep the highlight; an edit pings nobody again.
    """
    sheet = _read(message)
    _change(sheet, changes)
    return await _edit(message, sheet, calls)


def _change(sheet: discord.ui.LayoutView, changes: Mapping[int, str]) -> None:
    for item in sheet.walk_children():
        if isinstance(item, discord.ui.TextDisplay) and item.id is not None:
            item.content = changes.get(item.id, item.content)


def text_of(message: discord.Message, number: int) -> str | None:
    """What a text of a message says, by its number."""
    texts = (part for part in _walk(message.components) if isinstance(part, discord.TextDisplay))
    return next((text.content for text in texts if text.id == number), None)


async def take_buttons_off(message: discord.Message) -> None:
    """Let an old message keep its words and pictures, and lose its buttons."""
    await shrink(message, ())


async def shrink(
    message: discord.Message, numbers: Collection[int], changes: Mapping[int, str] | None = None
) -> None:
    """Take the buttons off an old message, and all that has one of these numbers.

    Texts of other numbers can say something else.
    """
    sheet = _read(message)
    _change(sheet, changes or {})
    gone = [
        item
        for item in sheet.walk_children()
        if isinstance(item, discord.ui.ActionRow) or item.id in numbers
    ]
    for item in gone:
        parent = item.parent
        (parent if isinstance(parent, discord.ui.Container) else sheet).remove_item(item)
    await _edit(message, sheet)
    presses.forget(message.id)


async def rewrite(
    message: discord.Message, sheet: Sheet, pictures: Sequence[Picture], calls: Sequence[int]
) -> discord.Message:
    """Let a message say something else, with other pictures; an edit pings nobody."""
    return await _awake(
        message,
        sheet,
        lambda: {
            "view": sheet,
            "attachments": files(pictures),
            "allowed_mentions": only(*calls),
        },
    )


async def _edit(
    message: discord.Message, sheet: discord.ui.LayoutView, calls: Sequence[int] = ()
) -> discord.Message:
    """Edit a message that keeps the pictures which are still shown."""
    kept = _files(message, sheet)
    return await _awake(
        message,
        sheet,
        lambda: {"view": sheet, "attachments": kept, "allowed_mentions": only(*calls)},
    )


async def _awake(
    message: discord.Message, sheet: discord.ui.LayoutView, fields: Fields
) -> discord.Message:
    """Edit a message, whose thread is woken first if it sleeps."""
    edit = partial(presses.edit, message, fields)
    await wake(message.channel)
    try:
        return await or_without_emojis(sheet, edit)
    except discord.HTTPException as error:
        if error.code != ARCHIVED or not isinstance(message.channel, discord.Thread):
            raise
    await message.channel.edit(archived=False)  # it fell asleep behind our back
    return await or_without_emojis(sheet, edit)


async def wake(channel: object) -> None:
    """Wake a thread that Discord has archived: nothing in it can be edited until then."""
    if isinstance(channel, discord.Thread) and channel.archived:
        await channel.edit(archived=False)


def _read(message: discord.Message) -> discord.ui.LayoutView:
    """The parts of a message, to be changed; the message itself stays as it is."""
    sheet = discord.ui.LayoutView.from_message(message, timeout=None)
    sheet.stop()  # as for every sheet
    for item in sheet.walk_children():
        if isinstance(item, discord.ui.MediaGallery):
            # discord.py hands out the message's own items: changing those would change the message
            item.items = [_kept(picture) for picture in item.items]
    return sheet


def _kept(picture: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """A picture of a message by the name of its file, as Discord wants it on an edit."""
    uploaded = picture.media.attachment_id is not None
    media = f"attachment://{_name(picture.media)}" if uploaded else picture.media.url
    return discord.MediaGalleryItem(media, description=picture.description, spoiler=picture.spoiler)


def _name(media: discord.UnfurledMediaItem) -> str:
    return PurePosixPath(urlsplit(media.url).path).name


class KeptFile:
    """A file that a message keeps when it is edited: Discord wants its id and its name.

    What a gallery shows is not among a message's attachments, so discord.py has none to send.
    """

    def __init__(self, number: int, name: str) -> None:
        self._fields = {"id": number, "filename": name}

    def to_dict(self) -> dict[str, Any]:
        """What discord.py sends of it."""
        return self._fields


def _files(message: discord.Message, sheet: discord.ui.LayoutView) -> list[discord.Attachment]:
    """The files of a message that a sheet shows: an edit keeps only those that it names again."""
    shown = {media.url for media in _media(sheet)}
    before = discord.ui.LayoutView.from_message(message, timeout=None)
    kept = [
        KeptFile(media.attachment_id, _name(media))
        for media in _media(before)
        if media.attachment_id is not None and f"attachment://{_name(media)}" in shown
    ]
    return [*message.attachments, *cast("list[discord.Attachment]", kept)]


def _media(sheet: discord.ui.LayoutView) -> list[discord.UnfurledMediaItem]:
    galleries = (i for i in sheet.walk_children() if isinstance(i, discord.ui.MediaGallery))
    return [picture.media for gallery in galleries for picture in gallery.items]
