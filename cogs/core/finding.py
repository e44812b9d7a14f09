"""Which table a person means: the one here, or the one that waits for them."""

from __future__ import annotations

import discord

from bot.store.errors import NoSuchGame
from bot.store.rows import GameRow, Place
from bot.tables.table import Table
from cogs.core.components import Interaction, old_button


class NoTable(Exception):
    """There is no game here."""


class OnlyOnAServer(Exception):
    """Something was asked in a direct message that only a server has."""


class WhichTable(Exception):
    """Several games could be meant."""

    def __init__(self, games: list[GameRow]) -> None:
        super().__init__()
        self.games = games


def place_of(channel: object, guild: int | None) -> Place:
    """Where on Discord something happens."""
    if isinstance(channel, discord.Thread):
        return Place(guild, channel.parent_id, channel.id)
    return Place(guild, getattr(channel, "id", None))


def place_here(interaction: Interaction) -> Place:
    """Where the person is."""
    return place_of(interaction.channel, interaction.guild_id)


def is_at(interaction: Interaction, place: Place) -> bool:
    """Return whether the person is where a game is played."""
    here = place.thread or place.channel
    return interaction.guild_id == place.guild and interaction.channel_id == here


async def find_table(
    interaction: Interaction, game: int | None = None, *, paused: bool = False
) -> Table:
    """Return the table meant; raises :exc:`NoTable` or :exc:`WhichTable`.

    A paused game is refused (:exc:`~bot.tables.refusals.Refused`) unless ``paused`` allows it.

    A thread or channel names its table; in a direct message it is the one that waits for
    this person, or the only one they play.  A component names it by its number, and is an old
    button where it cannot have been shown: elsewhere than there or in a player's letters.
    """
    services = interaction.client.services
    if game is not None:
        table = await _shown_here(interaction, game)
        if not paused:
            table.expect_going()
        return table
    if interaction.guild_id is not None:
        games = await services.store.games_at(place_here(interaction))
    else:
        games = await _waiting_for(interaction)
    if not games:
        raise NoTable
    if len(games) > 1:
        raise WhichTable(games)
    return await services.tables.open(games[0].id)


async def _shown_here(interaction: Interaction, game: int) -> Table:
    try:
        table = await interaction.client.services.tables.open(game)
    except NoSuchGame:
        raise old_button() from None
    is_letter = interaction.guild_id is None and table.seats_of(interaction.user.id)
    if not is_letter and not is_at(interaction, table.row.place):
        raise old_button()
    return table


async def _waiting_for(interaction: Interaction) -> list[GameRow]:
    """The games that wait for this person, or failing that all that they play."""
    services, person = interaction.client.services, interaction.user.id
    games = await services.store.games_of(person)
    waiting = []
    for game in games:
        table = await services.tables.open(game.id)
        if table.asks(person) is not None:
            waiting.append(game)
    return waiting or games
