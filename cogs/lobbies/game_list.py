"""Somebody's games and the open tables of a server, privately."""

from __future__ import annotations

from bot.store.rows import GameRow, LobbyRow
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import begin, show
from cogs.lobbies.panel import game_title
from cogs.places import escaped, link_to
from cogs.presses import Interaction

MOST = 12  # of each kind: enough to look at


async def list_games(interaction: Interaction) -> None:
    """Show whose turn it is in each game, and where there are free seats."""
    texts = await begin(interaction)
    house, person = interaction.client.house, interaction.user.id
    games = (await house.store.games_of(person))[-MOST:]
    lines = [await _game_line(interaction, texts, game) for game in games]
    if lines:
        lines.insert(0, texts("lobby-list-games"))
    lobbies = await _lobbies(interaction)
    if lobbies:
        lines.append(texts("lobby-list-lobbies"))
        lines += [_lobby_line(texts, lobby) for lobby in lobbies]
    await show(interaction, "\n".join(lines) or texts("lobby-list-none"))


async def _lobbies(interaction: Interaction) -> list[LobbyRow]:
    """The open tables of this server, and those elsewhere where somebody sits."""
    store = interaction.client.house.store.lobbies
    found = {lobby.id: lobby for lobby in await store.of(interaction.user.id)}
    if interaction.guild_id is not None:
        found |= {lobby.id: lobby for lobby in await store.in_guild(interaction.guild_id)}
    return [found[number] for number in sorted(found)][-MOST:]


async def _game_line(interaction: Interaction, texts: Texts, game: GameRow) -> str:
    link = link_to(game.place, f"{game_title(texts, game.name)} {game.id}")
    try:
        table = await interaction.client.house.tables.open(game.id)
    except CannotOpen:  # the others are listed all the same
        return texts("lobby-list-game", link=link, who="?")
    return texts("lobby-list-game", link=link, who=awaited(texts, table, interaction.user.id))


def awaited(texts: Texts, table: Table, reader: int) -> str:
    """For whom a game waits."""
    request, picks = table.session.request, table.session.picks
    seats = [c.seat for c in request.choices if c.seat not in picks] if request else []
    rows = {row.seat: row for row in table.seats}
    return ", ".join(
        texts("lobby-list-you") if rows[seat].person == reader else escaped(rows[seat].name)
        for seat in seats if seat in rows
    )  # fmt: skip


def _lobby_line(texts: Texts, lobby: LobbyRow) -> str:
    host = next((g.name for g in lobby.guests if g.person == lobby.host), "")
    return texts(
        "lobby-list-lobby", link=link_to(lobby.place, game_title(texts, lobby.name)),
        here=len(lobby.guests), seats=lobby.seats, host=escaped(host),
    )  # fmt: skip
