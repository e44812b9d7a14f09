"""A person's games and a server's open tables, in private."""

from __future__ import annotations

from bot.store.rows import GameRow, LobbyRow
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.deadlines import first_of
from bot.turns.stand_ins import name_of
from cogs.core.components import Interaction
from cogs.core.replies import begin, show
from cogs.lobby.panel import game_title
from cogs.places.links import escaped, link_to
from cogs.places.visibility import can_read

MOST = 12  # of each kind: enough to look at


async def list_games(interaction: Interaction) -> None:
    """Show whose turn it is in each game, and where there are free seats."""
    texts = await begin(interaction)
    services, person = interaction.client.services, interaction.user.id
    games = (await services.store.games_of(person))[-MOST:]
    lines = [await _game_line(interaction, texts, game) for game in games]
    if lines:
        lines.insert(0, texts("lobby-list-games"))
    paused = (await services.store.pauses.of(person))[-MOST:]
    if paused:
        lines.append(texts("lobby-list-paused"))
        lines += [f"{game_title(texts, game.name)} {game.id}" for game in paused]
    lobbies = await _lobbies(interaction)
    if lobbies:
        lines.append(texts("lobby-list-lobbies"))
        lines += [lobby_line(texts, lobby) for lobby in lobbies]
    await show(interaction, "\n".join(lines) or texts("lobby-list-none"))


async def _lobbies(interaction: Interaction) -> list[LobbyRow]:
    """The open tables that somebody can read of on this server, and those where they sit."""
    store = interaction.client.services.store.lobbies
    found = {lobby.id: lobby for lobby in await store.of(interaction.user.id)}
    if interaction.guild_id is not None:
        for lobby in await store.in_guild(interaction.guild_id):
            if lobby.id in found or await can_read(interaction, lobby.place):
                found[lobby.id] = lobby
    return [found[number] for number in sorted(found)][-MOST:]


async def _game_line(interaction: Interaction, texts: Texts, game: GameRow) -> str:
    link = link_to(game.place, f"{game_title(texts, game.name)} {game.id}")
    try:
        table = await interaction.client.services.tables.open(game.id)
    except CannotOpen:  # the others are listed all the same
        return texts("lobby-list-game", link=link, who="?")
    line = texts("lobby-list-game", link=link, who=awaited(texts, table, interaction.user.id))
    until = await _until(interaction, table)
    return line if until is None else f"{line} · ⏳ <t:{int(until)}:R>"


async def _until(interaction: Interaction, table: Table) -> float | None:
    """Until when a game waits: for its reader, or failing that for whoever is first."""
    clocks = await interaction.client.services.store.clocks.all_of(table.id)
    mine = [clock for clock in clocks if clock.person == interaction.user.id]
    awaits_reader = table.asks(interaction.user.id) is not None
    clock = first_of(table, mine if mine and awaits_reader else clocks)
    return None if clock is None else clock.deadline


def awaited(texts: Texts, table: Table, reader: int) -> str:
    """For whom a game waits; of what is asked quietly everybody reads only of themselves."""
    if table.is_quiet:
        return "…" if table.asks(reader) is None else texts("lobby-list-you")
    request, picks = table.session.request, table.session.picks
    seats = [c.seat for c in request.choices if c.seat not in picks] if request else []
    rows = {row.seat: row for row in table.seats}
    return ", ".join(
        texts("lobby-list-you")
        if rows[seat].person == reader
        else escaped(name_of(texts, table, seat))
        for seat in seats
        if seat in rows
    )


def lobby_line(texts: Texts, lobby: LobbyRow) -> str:
    """A table that waits for players: what is played, how many are there, and who is the host."""
    host = next((g.name for g in lobby.guests if g.person == lobby.host), "")
    return texts(
        "lobby-list-lobby",
        link=link_to(lobby.place, game_title(texts, lobby.name)),
        here=len(lobby.guests),
        seats=lobby.seats,
        host=escaped(host),
    )
