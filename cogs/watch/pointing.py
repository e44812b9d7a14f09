"""[Watch] in the menu of a person or a message: follow the game that they point at."""

from __future__ import annotations

import discord

from bot.store.rows import GameRow, Place
from cogs.core.components import Interaction, button
from cogs.core.finding import place_here
from cogs.core.replies import begin, show
from cogs.places.links import escaped
from cogs.places.visibility import may_see
from cogs.watch.following import follow

MOST = 10  # games to choose among, the newest


async def watch_person(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Follow a game that somebody plays on this server, where the watcher can read it."""
    texts = await begin(interaction)
    services = interaction.client.services
    games = await services.store.games_of(person.id)
    here = [game for game in games if game.place.guild == interaction.guild_id][-MOST:]
    seen = [game for game in here if await may_see(interaction, game)]
    if not seen:
        await show(interaction, texts("watch-plays-nothing", name=escaped(person.display_name)))
    elif len(seen) == 1:
        await follow(interaction, await services.tables.open(seen[0].id), None, None)
    else:
        labels = {game.id: f"{texts(f'{game.name}-game')} {game.id}" for game in seen}
        buttons = [button(label, "watch", game) for game, label in labels.items()]
        await show(interaction, texts("watch-which"), *buttons)


async def watch_message(interaction: Interaction, message: discord.Message) -> None:
    """Follow the game of a message: the one that is played where it stands, or under it."""
    texts = await begin(interaction)
    game = await _game_of(interaction, message)
    if game is None or not await may_see(interaction, game):
        await show(interaction, texts("watch-no-game"))
        return
    table = await interaction.client.services.tables.open(game.id)
    await follow(interaction, table, None, None)


async def _game_of(interaction: Interaction, message: discord.Message) -> GameRow | None:
    """The newest game of the thread under a message, else of the place where it stands."""
    store = interaction.client.services.store
    here = place_here(interaction)
    places = [here] if here.thread else [Place(here.guild, here.channel, message.id), here]
    for place in places:
        game = await store.watchers.last_game_at(place)
        if game is not None:
            return await store.game(game)
    return None
