"""Once a day: quiet games pause, abandoned lobbies close, and old games are packed."""

from __future__ import annotations

import asyncio

from bot.process.client import ThothBot
from bot.store.errors import NoSuchLobby
from bot.store.rows import Status
from cogs.places.gone import close_lobbies

DAY = 24 * 3600.0
QUIET_DAYS = 30  # without an act, after which a game is archived
FORGOTTEN_DAYS = 7  # without a guest coming or going, after which a lobby closes
AT_ONCE = 100  # games that one query finds
PACK_SECONDS = 0.2  # between two old games that are packed, so that nobody waits for it
MOST_ROUNDS = 100  # of queries in one sweep; the rest has time until the next


async def sweep(bot: ThothBot) -> None:
    """Count another day if one has begun, and put away what has been quiet for too long.

    Each process does that where it serves; what belongs to no server, one of them does.
    """
    services = bot.services
    owned = services.fleet.ours
    if services.fleet.leads:
        await services.store.pauses.another_day(int(services.clock() // DAY))
    for _ in range(MOST_ROUNDS):
        games = await services.store.pauses.quiet_games(QUIET_DAYS, AT_ONCE, owned=owned)
        for game in games:
            await services.tables.pause(game, Status.ARCHIVED)
        if len(games) < AT_ONCE:
            break
    for number in await services.store.pauses.quiet_lobbies(FORGOTTEN_DAYS, AT_ONCE, owned=owned):
        await services.pace.turn()
        async with services.lobbies.lock(number):
            try:
                lobby = await services.store.lobbies.get(number)
            except NoSuchLobby:
                continue  # it became a game meanwhile
            await close_lobbies(bot, [lobby])
    if services.fleet.leads:
        await pack_old_games(bot)


async def pack_old_games(bot: ThothBot) -> None:
    """Pack the games that ended before an update did that at their end, one after another."""
    pauses = bot.services.store.pauses
    game: int | None = 0
    while game is not None:
        game = await pauses.bundle_next(game)
        await asyncio.sleep(0 if game is None else PACK_SECONDS)
