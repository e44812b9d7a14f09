"""Forgetting a person: they leave what goes on, then nothing stored names them any more.

What they leave is told at the tables, like any other change of seats, but without their name.
Each part can be done again: whoever presses once more after a failure completes it.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from weakref import WeakValueDictionary

from bot.process.client import ThothBot
from bot.store.rows import LETTER, GameRow
from bot.tables.lobbies import LobbyRefused, leave
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from cogs.core.failures import CallFailed, described
from cogs.lobby.panel import refresh, say_closed
from cogs.places import links
from cogs.seats.seats import offer
from cogs.seats.votes import settling

log = logging.getLogger(__name__)
_forgetting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by person


async def forget(client: ThothBot, person: int) -> None:
    """Delete everything that is stored about a person; games stay, and name nobody."""
    services = client.services
    async with _forgetting.setdefault(person, asyncio.Lock()):
        await _leave_lobbies(client, person)
        for game in await services.store.games_of(person):
            await _take_letters_back(client, game, person)
            await _leave(client, game, person)
        for game in await services.store.pauses.of(person):
            await _leave(client, game, person)
        await services.store.privacy.erase(person)
        services.people.forget(person)
        await services.tables.reload_those_of(person)


async def _leave_lobbies(client: ThothBot, person: int) -> None:
    services = client.services
    for lobby in await services.store.lobbies.of(person):
        try:
            _, after = await services.lobbies.change(lobby.id, partial(leave, person=person))
        except LobbyRefused:
            continue  # it became a game, or was closed, at this moment
        if after is None:
            await say_closed(client, lobby)
        else:
            await refresh(client, lobby.id)


async def _leave(client: ThothBot, game: GameRow, person: int) -> None:
    """Give up the seats of a game; it ends if nobody else sits there."""
    try:
        table = await client.services.tables.open(game.id)
    except CannotOpen as error:  # its seats are given up where they are stored
        log.warning("%s", error)
        return
    async with settling(table):
        if table.row.status.is_over or person not in table.people:
            return
        if len(table.people) == 1:
            await table.close()
        elif not table.row.status.is_paused:
            await _offer_seats(client, table, person)


async def _offer_seats(client: ThothBot, table: Table, person: int) -> None:
    for seat in table.seats_of(person):
        await offer(client, table, seat, nameless=True)


async def _take_letters_back(client: ThothBot, game: GameRow, person: int) -> None:
    """Delete our letters that ask a person, if Discord lets us."""
    for post in await client.services.store.posts.of(game.id):
        if post.kind != LETTER or post.person != person:
            continue
        channel = links.partial(client, post.channel, None)
        try:
            await channel.get_partial_message(post.message).delete()
        except CallFailed as failed:
            log.info("game %d: a letter stays: %s", game.id, described(failed))
