"""Which game somebody wants to look at, and which seat of it they mean."""

from __future__ import annotations

import re
from collections.abc import Mapping

import discord
from discord.app_commands import Choice

from bot.store.errors import NoSuchGame, StoreError
from bot.store.rows import GameRow, SeatRow
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.texts import Texts
from bot.typed_values import suggested
from cogs.answering import texts_for
from cogs.finding import NoTable, WhichTable, find_table, place_here
from cogs.presses import LONGEST_OPTION, MOST_OPTIONS, Interaction, clipped
from cogs.seating.seats import label, seat_typed

_NUMBER = re.compile(r"\D{0,5}(\d{1,15})\b")
_MENTION = re.compile(r"<@!?(\d{1,20})>")


async def table_seen(interaction: Interaction, game: str | None = None) -> Table:
    """Return the table that somebody wants to look at; games that have ended are shown too.

    Raises :exc:`~cogs.finding.NoTable` or :exc:`~cogs.finding.WhichTable`.
    """
    if game:
        return await find_table(interaction, await _named(interaction, game))
    try:
        return await find_table(interaction)
    except NoTable:
        return await find_table(interaction, await _not_played(interaction))


async def _named(interaction: Interaction, text: str) -> int:
    """The number of a game that somebody has typed, if they may see it."""
    match = _NUMBER.match(text)
    if match is None:
        raise NoTable
    try:
        row = await interaction.client.house.store.game(int(match[1]))
    except NoSuchGame:
        raise NoTable from None
    if not await _may_see(interaction, row):
        raise NoTable
    return row.id


async def _may_see(interaction: Interaction, game: GameRow) -> bool:
    """Say whether a game is this person's business, or played where they can read."""
    store, person = interaction.client.house.store, interaction.user.id
    if any(seat.person == person for seat in await store.seats(game.id)):
        return True
    if game.id in await store.watchers.games_of(person):
        return True
    if interaction.guild is None or game.place.guild != interaction.guild_id:
        return False
    channel = interaction.guild.get_channel(game.place.channel or 0)
    member = interaction.user
    return (
        channel is not None
        and isinstance(member, discord.Member)
        and channel.permissions_for(member).view_channel
    )


async def _not_played(interaction: Interaction) -> int:
    """The game that has ended here, or in a conversation with us the one that they follow."""
    watchers = interaction.client.house.store.watchers
    if interaction.guild_id is not None:
        last = await watchers.last_game_at(place_here(interaction))
        games = [] if last is None else [last]
    else:
        games = await watchers.games_of(interaction.user.id)
    if not games:
        raise NoTable
    if len(games) > 1:
        raise WhichTable([await interaction.client.house.store.game(game) for game in games])
    return games[0]


async def suggest_games(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest the games that a person plays, follows, or finds on this server."""
    store, texts = interaction.client.house.store, texts_for(interaction)
    followed = await store.watchers.games_of(interaction.user.id)
    rows = {row.id: row for row in await store.games_of(interaction.user.id)}
    rows |= {game: await store.game(game) for game in followed[:MOST_OPTIONS]}
    labels = {}
    for row in rows.values():
        names = ", ".join(seat.name for seat in await store.seats(row.id))
        labels[row.id] = f"{row.id} · {texts(f'{row.name}-game')} · {names}"
    return _choices(labels, typed)


# --- seats --------------------------------------------------------------------------------------


def seat_meant(texts: Texts, table: Table, typed: str) -> SeatRow:
    """The seat that somebody names, as everywhere, or by mentioning who sits there."""
    mentioned = _MENTION.fullmatch(typed.strip())
    if mentioned is not None:
        theirs = [row for row in table.seats if row.person == int(mentioned[1])]
        return theirs[0] if theirs else seat_typed(texts, table, "")
    return seat_typed(texts, table, typed)


async def suggest_seats(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest the seats of the table that is meant; none if it cannot be told."""
    try:
        table = await table_seen(interaction, getattr(interaction.namespace, "game", None))
    except (NoTable, WhichTable, StoreError, CannotOpen):
        return []
    texts = texts_for(interaction)
    return _choices({row.seat: label(texts, table, row) for row in table.seats}, typed)


def _choices(labels: Mapping[int, str], typed: str) -> list[Choice[str]]:
    fitting = [clipped(text, LONGEST_OPTION) for text in suggested(labels, typed).values()]
    return [Choice(name=text, value=text) for text in dict.fromkeys(fitting[:MOST_OPTIONS])]
