"""Which game, and which of its seats, a person wants to see."""

from __future__ import annotations

import re
from collections.abc import Mapping

from discord.app_commands import Choice

from bot.games.typed_values import suggested
from bot.store.errors import NoSuchGame, StoreError
from bot.store.rows import SeatRow
from bot.tables.naming import all_called
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.saying import clipped
from cogs.core.components import LONGEST_OPTION, MOST_OPTIONS, Interaction, old_button
from cogs.core.finding import NoTable, WhichTable, find_table, place_here
from cogs.core.replies import texts_for
from cogs.places.visibility import may_see
from cogs.seats.seats import label, seat_typed
from cogs.watch.finished import finished_labels

_NUMBER = re.compile(r"\D{0,5}([0-9]{1,15})\b")
_MENTION = re.compile(r"<@!?([0-9]{1,20})>")


async def table_seen(interaction: Interaction, game: str | None = None) -> Table:
    """Return the table that somebody wants to look at; games that have ended are shown too.

    Raises :exc:`~cogs.core.finding.NoTable` or :exc:`~cogs.core.finding.WhichTable`.
    """
    if game:
        return await _named(interaction, game)
    try:
        return await find_table(interaction)
    except NoTable:
        return await _seen(interaction, await _not_played(interaction))


async def table_shown(interaction: Interaction, number: int) -> Table:
    """Return the table that a component shows something of, if it may be seen."""
    try:
        return await _seen(interaction, number)
    except NoTable:
        raise old_button() from None


async def _named(interaction: Interaction, text: str) -> Table:
    """The game whose number somebody has typed, if they may see it."""
    match = _NUMBER.match(text)
    if match is None:
        raise NoTable
    return await _seen(interaction, int(match[1]))


async def _seen(interaction: Interaction, number: int) -> Table:
    """A game by its number; it does not exist for people who may not see it."""
    services = interaction.client.services
    try:
        row = await services.store.game(number)
    except NoSuchGame:
        raise NoTable from None
    if not await may_see(interaction, row):
        raise NoTable
    return await services.tables.open(number)


async def _not_played(interaction: Interaction) -> int:
    """The game that has ended here, or in a conversation with us the one that they follow."""
    watchers = interaction.client.services.store.watchers
    if interaction.guild_id is not None:
        last = await watchers.last_game_at(place_here(interaction))
        games = [] if last is None else [last]
    else:
        games = await watchers.games_of(interaction.user.id)
    if not games:
        raise NoTable
    if len(games) > 1:
        raise WhichTable([await interaction.client.services.store.game(game) for game in games])
    return games[0]


async def suggest_games(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest the games that a person plays or follows."""
    return _choices(await _labels(interaction), typed)


async def suggest_any_game(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Suggest those first, and then games that have ended and that the person may see."""
    playing = suggested(await _labels(interaction), typed)
    ended = await finished_labels(interaction, typed)
    labels = [clipped(text, LONGEST_OPTION) for text in {**playing, **ended}.values()]
    return [Choice(name=text, value=text) for text in dict.fromkeys(labels[:MOST_OPTIONS])]


async def _labels(interaction: Interaction) -> dict[int, str]:
    """The games that a person plays or follows, as they are offered."""
    store, texts = interaction.client.services.store, texts_for(interaction)
    followed = await store.watchers.games_of(interaction.user.id)
    rows = {row.id: row for row in await store.games_of(interaction.user.id)}
    rows |= {game: await store.game(game) for game in followed[:MOST_OPTIONS]}
    labels = {}
    for row in rows.values():
        names = ", ".join(all_called(texts, await store.seats(row.id)))
        labels[row.id] = f"{row.id} · {texts(f'{row.name}-game')} · {names}"
    return labels


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
