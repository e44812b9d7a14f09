"""Which table somebody means: the one of this place, or the one that waits for them."""

from __future__ import annotations

import discord

from bot.store.errors import NoSuchGame
from bot.store.rows import GameRow, Place
from bot.tables.table import Table
from cogs.presses import Interaction


class NoTable(Exception):
    """There is no game here."""


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
    """Where whoever asks is."""
    return place_of(interaction.channel, interaction.guild_id)


async def find_table(interaction: Interaction, game: int | None = None) -> Table:
    """Return the table meant; raises :exc:`NoTable` or :exc:`WhichTable`.

    A thread or channel names its table; in a direct message it is the one that waits for
    this person, or the only one they play.
    """
    house = interaction.client.house
    if game is not None:
        try:
            return await house.tables.open(game)
        except NoSuchGame:
            raise NoTable from None
    if interaction.guild_id is not None:
        games = await house.store.games_at(place_here(interaction))
    else:
        games = await _waiting_for(interaction)
    if not games:
        raise NoTable
    if len(games) > 1:
        raise WhichTable(games)
    return await house.tables.open(games[0].id)


async def _waiting_for(interaction: Interaction) -> list[GameRow]:
    """The games that wait for this person, or failing that all that they play."""
    house, person = interaction.client.house, interaction.user.id
    games = await house.store.games_of(person)
    waiting = []
    for game in games:
        table = await house.tables.open(game.id)
        if table.asks(person) is not None:
            waiting.append(game)
    return waiting or games
