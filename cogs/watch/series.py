"""Which game of a series a game is, with links to the one before and the next one."""

from __future__ import annotations

from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.store.errors import NoSuchGame
from bot.store.rows import Status
from bot.tables.rematch import game_before, lobby_after, number_of, score_after
from bot.tables.table import Table
from bot.texts import Texts
from cogs.lobby.panel import score_lines
from cogs.places.links import address_of


async def next_game(client: ThothBot, table: Table) -> int | None:
    """The game that is played, or was, as the rematch of this one."""
    lobby = lobby_after(table)
    return None if lobby is None else await client.services.store.lobbies.game_of(lobby)


async def series_line(client: ThothBot, texts: Texts, table: Table) -> str:
    """Which game of a series this is, and where the others are; nothing for a single game."""
    before, after = game_before(table), await next_game(client, table)
    if before is None and after is None:
        return ""
    parts = [texts("series-number", number=number_of(table))]
    if before is not None:
        parts.append(texts("series-before", link=await link_to_game(client, texts, before)))
    if after is not None:
        parts.append(texts("series-after", link=await link_to_game(client, texts, after)))
    return " · ".join(parts)


async def end_lines(client: ThothBot, texts: Texts, table: Table) -> str:
    """The same for the end of a game, with the score of the series."""
    line = await series_line(client, texts, table)
    if not line or table.row.status is not Status.OVER:
        return line
    return "\n".join([line, *score_lines(texts, score_after(ui_of(table.row.name), table))])


async def link_to_game(client: ThothBot, texts: Texts, number: int) -> str:
    """A link to a game's newest panel, or at least to where it is played."""
    called, store = texts("series-game", number=number), client.services.store
    try:
        game = await store.game(number)
    except NoSuchGame:
        return called
    panel = await store.posts.panel(number)
    message = "" if panel is None else f"/{panel.message}"
    return f"[{called}]({address_of(game.place)}{message})"
