"""Practice: a short game against computer players, at once."""

from __future__ import annotations

import asyncio
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.fronts import FRONTS, front_of
from bot.fronts.front import Front
from bot.guiding import PRACTICE, taste_setting
from bot.house import House
from bot.lobbies import LobbyRefusal, LobbyRefused, fill, fitted, seated
from bot.store.rows import GameRow, GuestRow, LobbyRow, Place
from bot.tables.table import Table
from bot.texts import Texts
from bot.typed_values import SEAT, meant
from cogs.answering import Sheet, begin, show, show_sheet, words
from cogs.finding import place_here
from cogs.lobbies.opening import expect_free, open_thread
from cogs.lobbies.panel import computer_name, game_title
from cogs.managing.permitted import may_open_here
from cogs.places import escaped, is_threadable, jump, link_to, messageable
from cogs.presses import Interaction, Pressed, on

GAME = next(iter(FRONTS))  # the game that is practised if nobody says which
_beginning: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by person


@on("practice")
async def practice_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Begin to practise."""
    await practise(interaction)


async def practise(interaction: Interaction, game: str = GAME, typed: str | None = None) -> None:
    """Begin a practice game, or lead to the one that somebody has."""
    texts = await begin(interaction)
    async with _beginning.setdefault(interaction.user.id, asyncio.Lock()):
        going = await practice_of(interaction.client.house, interaction.user.id)
        if going is not None:
            resume = jump(texts("lobby-button-resume"), going.place)
            await show_sheet(interaction, Sheet(words(texts("practice-one")), resume))
            return
        chosen = _chosen(front_of(game), typed)
        place = await _place(interaction, texts, game)
        if place is None:
            await show(interaction, texts("practice-no-letters"))
            return
        await _create(interaction, texts, place, game, chosen)
    link = link_to(place, game_title(texts, game))
    await show(interaction, texts("practice-open", link=link))


async def practice_of(house: House, person: int) -> GameRow | None:
    """The practice game that somebody has not finished."""
    for game in await house.store.games_of(person):
        if await house.store.setting(f"game:{game.id}", PRACTICE) is not None:
            return game
    return None


def _chosen(front: Front, typed: str | None) -> str | None:
    if typed is None or not typed.strip():
        return None
    chosen = meant(front, SEAT, front.seat_choices(), typed)
    if chosen is None:
        raise LobbyRefused(
            LobbyRefusal.UNKNOWN, game=front.game.name, option=SEAT,
            fitting=front.seat_choices(),
        )  # fmt: skip
    return chosen


async def _place(interaction: Interaction, texts: Texts, game: str) -> Place | None:
    """A thread where somebody asks, else their conversation with us; None if that is closed."""
    title = texts(
        "practice-posted", game=game_title(texts, game),
        name=escaped(interaction.user.display_name),
    )  # fmt: skip
    here, store = place_here(interaction), interaction.client.house.store
    if is_threadable(interaction.channel, interaction.app_permissions) and await may_open_here(
        store, here.guild, here.channel
    ):
        message = await messageable(interaction.channel).send(view=Sheet(words(title)))
        thread = await open_thread(message, texts, game, interaction.user)
        await thread.add_user(interaction.user)
        return Place(here.guild, here.channel, thread.id)
    try:
        conversation = await interaction.user.create_dm()
        place = Place(channel=conversation.id)
        await expect_free(interaction, place)
        await conversation.send(view=Sheet(words(title)))
    except discord.Forbidden:
        return None
    return place


async def _create(
    interaction: Interaction, texts: Texts, place: Place, game: str, chosen: str | None
) -> Table:
    front, user = front_of(game), interaction.user
    seats, agreed = front.practice()
    guest = GuestRow(user.display_name, user.id, chosen=chosen)
    lobby = fill(LobbyRow(
        0, game, user.id, seats, fitted(front, agreed, seats), "none", texts.language, place,
        None, interaction.client.house.clock(), (guest,),
    ))  # fmt: skip
    choices = [guest.chosen for guest in lobby.guests]
    position = front.beginning(lobby.agreed, choices)
    return await interaction.client.house.tables.create(
        game, seated(lobby, partial(computer_name, texts)), front.settings(lobby.agreed, choices),
        host=user.id, language=texts.language, place=place, position=position,
        settings={"clock": lobby.clock, PRACTICE: "yes", **taste_setting(position)},
    )  # fmt: skip
