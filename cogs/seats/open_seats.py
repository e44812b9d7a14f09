"""Open seats: those on offer in running games, and those of tables that wait for players.

A list shows only what its readers can read on Discord.  Its buttons work wherever it stands, with
the checks of the buttons at the table itself.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import discord

from bot.process.client import ThothBot
from bot.store.errors import NoSuchGame
from bot.store.rows import LobbyRow, OfferRow, Place
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core import posting
from cogs.core.components import (
    Interaction,
    Pressed,
    button,
    expect_only,
    number_in,
    old_button,
    on,
    rows,
)
from cogs.core.failures import CallFailed, described
from cogs.core.replies import Sheet, begin, show, show_sheet, words
from cogs.lobby.actions import call_into_thread, sit_down
from cogs.lobby.game_list import awaited, lobby_line
from cogs.lobby.panel import game_title
from cogs.places.links import address_of, edit, link_to
from cogs.places.visibility import can_read
from cogs.seats.seats import plays, take_offered, taken_sheet

log = logging.getLogger(__name__)
MOST = 10  # seats and tables of one message: Discord takes 40 components
Sees = Callable[[Place], Awaitable[bool]]


class OpenSeat(NamedTuple):
    """A seat of a running game that anybody may take."""

    table: Table
    offer: OfferRow


class Open(NamedTuple):
    """What can be joined on a server."""

    seats: Sequence[OpenSeat]
    lobbies: Sequence[LobbyRow]


async def open_on(client: ThothBot, guild: int, sees: Sees) -> Open:
    """Find what can be joined on a server, as far as somebody sees its place."""
    store, tables = client.services.store, client.services.tables
    seats: list[OpenSeat] = []
    for offer in await store.offers.in_guild(guild):
        try:
            table = await tables.open(offer.game)
        except CannotOpen as error:  # the others are listed all the same
            log.warning("%s", error)
            continue
        if await sees(table.row.place):
            seats.append(OpenSeat(table, offer))
    lobbies = [
        lobby
        for lobby in await store.lobbies.in_guild(guild)
        if lobby.message is not None and len(lobby.guests) < lobby.seats and await sees(lobby.place)
    ]
    return Open(seats, lobbies)


def open_sheet(texts: Texts, found: Open, reader: int = 0, mark: int | None = None) -> Sheet:
    """List what can be joined, each with its button."""
    parts: list[discord.ui.Item[Any]] = [words(texts("seats-title"))]
    entries = [_seat_entry(texts, seat, reader) for seat in found.seats]
    entries += [_lobby_entry(texts, lobby) for lobby in found.lobbies]
    for entry in entries[:MOST]:
        parts += entry
    if not entries:
        parts.append(words(texts("seats-none")))
    if len(entries) > MOST:
        parts.append(words(texts("seats-more", number=len(entries) - MOST)))
    return Sheet(discord.ui.Container(*parts, id=mark))


def _seat_entry(texts: Texts, seat: OpenSeat, reader: int) -> list[discord.ui.Item[Any]]:
    table, offer = seat
    title = f"{game_title(texts, table.row.name)} {table.id}"
    said = texts(
        "seats-seat",
        link=link_to(table.row.place, title),
        plays=plays(texts, table, offer.seat),
        who=awaited(texts, table, reader),
    )
    take = button(
        texts("seat-take"),
        "take_open",
        table.id,
        offer.revision,
        str(offer.seat),
        style=discord.ButtonStyle.success,
    )
    return [words(said), *rows(take)]


def _lobby_entry(texts: Texts, lobby: LobbyRow) -> list[discord.ui.Item[Any]]:
    green = discord.ButtonStyle.success
    join = button(texts("lobby-button-join"), "join_open", lobby.id, style=green)
    return [words(lobby_line(texts, lobby)), *rows(join)]


async def list_seats(interaction: Interaction) -> None:
    """Show somebody what they can join on this server."""
    texts = await begin(interaction)
    if interaction.guild_id is None:
        await show(interaction, texts("seats-server"))
        return

    async def sees(place: Place) -> bool:
        return await can_read(interaction, place)

    found = await open_on(interaction.client, interaction.guild_id, sees)
    await show_sheet(interaction, open_sheet(texts, found, interaction.user.id))


# --- what is pressed on a list ----------------------------------------------------------------


@on("take_open")
async def take_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat that is on offer in a game that is played elsewhere."""
    texts = await begin(interaction)
    table, seat = await _table(interaction, pressed.number), number_in(pressed.rest)
    is_new = await take_offered(interaction, table, seat, pressed.revision)
    place = table.row.place
    if is_new:
        await call_into_thread(interaction, place)
    about = {"plays": plays(texts, table, seat), "link": address_of(place)}
    await show(interaction, texts("seats-yours", **about))
    if is_new:
        await _settle_offer(interaction, table, pressed)


@on("join_open")
async def join_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Sit down at a table that waits for players elsewhere."""
    await begin(interaction)
    expect_only(pressed, "number")
    lobby = await interaction.client.services.lobbies.get(pressed.number)
    await _expect_seen(interaction, lobby.place)
    await sit_down(interaction, lobby.id)


async def _table(interaction: Interaction, number: int) -> Table:
    """The table of a list's button; for those who cannot read there, there is none."""
    try:
        table = await interaction.client.services.tables.open(number)
    except NoSuchGame:
        raise old_button() from None
    await _expect_seen(interaction, table.row.place)
    table.expect_going()
    return table


async def _expect_seen(interaction: Interaction, place: Place) -> None:
    is_here = place.guild is not None and place.guild == interaction.guild_id
    if not is_here or not await can_read(interaction, place):
        raise old_button()


async def _settle_offer(interaction: Interaction, table: Table, pressed: Pressed) -> None:
    """Let the message at the table that offers the seat say who has taken it."""
    asking = f"take_seat:{table.id}:{pressed.revision}:{pressed.rest}"
    try:
        channel = await posting.channel_of(interaction.client, table)
        message = await posting.find_asking(channel, asking)
        if message is not None:
            await edit(message, taken_sheet(interaction, table, number_in(pressed.rest)))
    except CallFailed as failed:
        log.warning("game %d: an offer was not edited: %s", table.id, described(failed))
