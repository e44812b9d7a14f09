"""The board of open seats: one message in a channel of the server's choice, always current.

It is a copy of what is stored, so nothing waits for it: what has changed is looked for every few
seconds, and shown by one edit.  A message that somebody has deleted is posted anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import deque
from collections.abc import Collection
from weakref import WeakValueDictionary

import discord

from bot.process.client import ThothBot
from bot.store.rows import BoardRow, Place
from bot.tables.preferences import language_of
from bot.texts import Texts
from cogs.core import posting
from cogs.core.failures import UNKNOWN_CHANNEL, CallFailed, described
from cogs.core.replies import Sheet
from cogs.lobby.panel import is_lost
from cogs.places.links import edit, send
from cogs.places.visibility import readers_can_read
from cogs.seats.open_seats import open_on, open_sheet

log = logging.getLogger(__name__)
MARK = 900_100  # the id of the container of a board: by it we know our own message
LOOK_SECONDS = 60.0  # after which visibility is looked at again, though nothing else has changed
_keeping: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by server
_deleted: deque[int] = deque(maxlen=500)  # the last messages of anybody that were deleted
_looked: dict[int, object] = {}  # what was stored when the board of a server was last made


async def keep_boards(client: ThothBot) -> None:
    """Bring every board up to date."""
    for board in await client.services.store.boards.all(owned=client.services.fleet.served):
        await client.services.pace.turn()
        await keep_board(client, board.guild)


async def keep_board(client: ThothBot, guild: int) -> None:
    """Bring the board of a server up to date, if anything has changed; best effort."""
    async with _keeping.setdefault(guild, asyncio.Lock()):
        board, server = await client.services.store.boards.of(guild), client.get_guild(guild)
        if board is None or server is None or server.unavailable:
            return
        now = (board.channel, board.message, await _stored(client, guild))
        if _looked.get(guild) == now:
            return
        _looked[guild] = now  # what fails is tried again when something changes, or in a minute
        try:
            await _show(client, server, board)
        except CallFailed as failed:
            log.info("the board of open seats is not shown: %s", described(failed))
            if isinstance(failed, discord.NotFound) and failed.code == UNKNOWN_CHANNEL:
                await client.services.store.boards.drop(guild)


async def take_down(client: ThothBot, board: BoardRow) -> None:
    """Let a server have no board."""
    await client.services.store.boards.drop(board.guild)
    _looked.pop(board.guild, None)
    if board.message is not None:
        channel = client.get_partial_messageable(board.channel, guild_id=board.guild)
        try:
            await channel.get_partial_message(board.message).delete()
        except CallFailed as failed:
            log.info("a board of open seats stays: %s", described(failed))


async def boards_deleted(client: ThothBot, messages: Collection[int]) -> None:
    """Let boards be posted anew if these messages were theirs, which may not be noted yet."""
    _deleted.extend(messages)
    for board in await client.services.store.boards.all():
        if board.message is not None and board.message in messages:
            await _is_gone(client, board.guild, board.message)


async def _is_gone(client: ThothBot, guild: int, message: int) -> None:
    await client.services.store.boards.is_gone(message)
    _looked.pop(guild, None)


async def _stored(client: ThothBot, guild: int) -> object:
    """All that a board depends on, as far as we store it; quick to ask for."""
    store = client.services.store
    offers, lobbies = await store.offers.in_guild(guild), await store.lobbies.in_guild(guild)
    offered = {offer.game for offer in offers}
    games = await store.pauses.playing_in_guild(guild) if offered else []
    revisions = [(game.id, game.revision, game.acts) for game in games if game.id in offered]
    return offers, revisions, lobbies, client.services.clock() // LOOK_SECONDS


async def _show(client: ThothBot, guild: discord.Guild, board: BoardRow) -> None:
    channel = guild.get_channel(board.channel)
    if not isinstance(channel, discord.TextChannel):
        if channel is None:
            await client.fetch_channel(board.channel)  # raises if it is gone
        return

    async def sees(place: Place) -> bool:
        return await readers_can_read(client, channel, place)

    texts = Texts(language_of(str(guild.preferred_locale)))
    sheet = open_sheet(texts, await open_on(client, guild.id, sees), mark=MARK)
    shown = _print_of(sheet)
    if board.message is not None and board.shown == shown:
        return
    message = await _posted(channel, board, sheet)
    await client.services.store.boards.note_shown(board, message, shown)
    if message in _deleted:
        await _is_gone(client, guild.id, message)


async def _posted(channel: discord.TextChannel, board: BoardRow, sheet: Sheet) -> int:
    """Edit the message of a board, or post it; return its number."""
    number = board.message if board.message is not None else await _found(channel)
    if number is not None:
        try:
            await edit(channel.get_partial_message(number), sheet)
        except CallFailed as failed:
            if not is_lost(failed):
                raise
        else:
            return number
    return (await send(channel, sheet, silent=True)).id


async def _found(channel: discord.TextChannel) -> int | None:
    """A board that was posted before the store could note it."""
    try:
        found = await posting.find_posted(channel, {MARK})
    except discord.Forbidden:  # we may write there, and not look back
        return None
    return None if found is None else found[0].id


def _print_of(sheet: Sheet) -> str:
    """A mark of what a message shows."""
    components = sheet.to_components()  # type: ignore[no-untyped-call]  # discord.py has no types
    return hashlib.sha256(json.dumps(components, sort_keys=True).encode()).hexdigest()[:16]
