"""``/game host``: the host hands a table on to somebody else who sits at it.

The one who takes it over need not agree: it brings rights and no duties, and can be handed on.
"""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.store.rows import LobbyRow
from bot.tables.hosts import host_of
from bot.tables.lobbies import hand_on
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.nudging import may_be_called
from cogs.core.components import Interaction
from cogs.core.failures import CallFailed, described
from cogs.core.finding import find_table
from cogs.core.replies import begin, show
from cogs.lobby.actions import change, lobby_here
from cogs.lobby.game_settings import is_about_game
from cogs.places.links import channel_of, mention, send
from cogs.seats.refusals import SeatRefused
from cogs.seats.votes import expect_player, settling

log = logging.getLogger(__name__)


async def make_host(interaction: Interaction, person: discord.abc.User) -> None:
    """Let somebody else decide in the lobby or the game of this place."""
    texts = await begin(interaction)
    if await is_about_game(interaction):
        await _in_game(interaction, await find_table(interaction), person)
    else:
        await _in_lobby(interaction, await lobby_here(interaction), person)
    await show(interaction, texts("host-handed-on", who=mention(person.id)))


async def _in_game(interaction: Interaction, table: Table, person: discord.abc.User) -> None:
    user = interaction.user.id
    async with settling(table):
        expect_player(table, user)
        if host_of(table) != user:
            raise SeatRefused("not-host", who=mention(host_of(table)))
        if person.id not in table.people:
            raise SeatRefused("host-stranger")
        if person.id == user:
            raise SeatRefused("host-already")
        await table.set_host(person.id)
    interaction.client.services.touch(table)  # the table is told


async def _in_lobby(interaction: Interaction, lobby: LobbyRow, person: discord.abc.User) -> None:
    if person.id == interaction.user.id == lobby.host:
        raise SeatRefused("host-already")
    how = partial(hand_on, by=interaction.user.id, person=person.id)
    await change(interaction, lobby.id, how)
    client = interaction.client
    calls = await may_be_called(client.services, [person.id])
    said = Texts(lobby.language)("host-now", who=mention(person.id))
    try:
        await send(channel_of(client, lobby.place), said, *calls)
    except CallFailed as failed:
        log.warning("lobby %d: nothing can be said there: %s", lobby.id, described(failed))
