"""Practice: a short game against computer players, at once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.games.typed_values import SEAT, meant
from bot.games.uis import UIS, ui_of
from bot.process.services import Services
from bot.store.owners import of_game
from bot.store.rows import BEGUN, LOBBY, GameRow, GuestRow, LobbyRow, Place, PostRow
from bot.tables.computers import LEVELS, PRACTICE_LEVEL
from bot.tables.guide import PRACTICE, is_practice, taste_setting
from bot.tables.lobbies import LobbyRefusal, LobbyRefused, fill, fitted, seated, table_settings
from bot.tables.table import Table
from bot.texts import Texts
from cogs.admin.permitted import may_open_here
from cogs.core.components import Interaction, Pressed, Way, expect_only, old_button, on
from cogs.core.failures import CallFailed, described
from cogs.core.finding import place_here
from cogs.core.replies import Sheet, begin, show, show_sheet, words
from cogs.lobby.opening import expect_free, open_thread
from cogs.lobby.panel import computer_name, game_title
from cogs.lobby.practice_level import others, strength
from cogs.lobby.which_game import ask_which_game, chosen
from cogs.places.gone import displace, is_gone
from cogs.places.links import escaped, jump, link_to, messageable, send
from cogs.places.trouble import THREADS, listed, may_open_threads, trouble_here

log = logging.getLogger(__name__)
_beginning: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by person


@on("practice", Way.BUTTON, Way.MENU)
async def practice_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Begin to practise, or ask which game."""
    expect_only(pressed, "rest")
    game, level, choice = (*chosen(pressed).split(" ", 2), "", "")[:3]
    if game not in ("", *UIS) or level not in ("", *LEVELS):
        raise old_button()
    await practise(interaction, game, choice, level or PRACTICE_LEVEL)


async def practise(
    interaction: Interaction, game: str = "", typed: str = "", level: str = PRACTICE_LEVEL
) -> None:
    """Begin a practice game, or lead to the one that somebody has; without a game, ask which."""
    texts = await begin(interaction)
    async with _beginning.setdefault(interaction.user.id, asyncio.Lock()):
        going = await practice_of(interaction.client.services, interaction.user.id)
        if going is not None and await is_gone(interaction.client, going.place):
            await displace(interaction.client, [going])  # removed while we were away
            going = None
        if going is not None:
            resume = jump(texts("lobby-button-resume"), going.place)
            await show_sheet(interaction, Sheet(words(texts("practice-one")), resume))
            return
        games = [game] if game else games_with_choice(typed)
        if len(games) > 1:
            offers = {name: f"{name} {level} {_meant(name, typed) or ''}".strip() for name in games}
            await ask_which_game(interaction, texts, "practice", offers)
            return
        choice = expect_known(games[0], typed)
        await _begin(interaction, texts, games[0], choice, level)


async def _begin(
    interaction: Interaction, texts: Texts, game: str, choice: str | None, level: str
) -> None:
    place = await _place(interaction, texts, game)
    if place is None:
        await show(interaction, _refused(interaction, texts))
        return
    table = await _create(interaction, texts, place, game, choice, level)
    if place.thread is not None and place.channel is not None:  # the message above says how it ends
        post = PostRow(table.id, LOBBY, place.channel, place.thread, BEGUN)
        await interaction.client.services.store.posts.put(post)
    said = f"{_opened(interaction, texts, place, game)}\n{strength(texts, level)}"
    await show(interaction, said, *others(texts, table.id, level))


def games_with_choice(typed: str) -> list[str]:
    """The games that know what somebody wants to play; all if none does, or nothing is said."""
    return [name for name in UIS if _meant(name, typed) is not None] or list(UIS)


def _meant(game: str, typed: str) -> str | None:
    ui = ui_of(game)
    return meant(ui, SEAT, ui.seat_choices(), typed)


def expect_known(game: str, typed: str) -> str | None:
    """What somebody wants to play; refuses what the game does not know."""
    choice = _meant(game, typed)
    if choice is None and typed.strip():
        known = ui_of(game).seat_choices()
        raise LobbyRefused(LobbyRefusal.UNKNOWN, game=game, option=SEAT, fitting=known)
    return choice


def _opened(interaction: Interaction, texts: Texts, place: Place, game: str) -> str:
    """Where a practice game is, and why not here."""
    said = texts("practice-open", link=link_to(place, game_title(texts, game)))
    troubles = _troubles(interaction, texts)
    if interaction.guild_id is None or place.guild is not None or not troubles:
        return said
    return f"{said}\n{texts('practice-elsewhere', list=troubles)}"


def _refused(interaction: Interaction, texts: Texts) -> str:
    """Why a practice game can be neither here nor in direct messages."""
    said, troubles = texts("practice-no-letters"), _troubles(interaction, texts)
    return f"{said}\n{texts('trouble-here', list=troubles)}" if troubles else said


def _troubles(interaction: Interaction, texts: Texts) -> str:
    """What keeps us from opening a thread where somebody asks."""
    channel, permissions = interaction.channel, interaction.app_permissions
    troubles = trouble_here(interaction)
    if not troubles and isinstance(channel, discord.TextChannel):
        troubles = [name for name in THREADS if not getattr(permissions, name)]
    return listed(texts, troubles)


async def practice_of(services: Services, person: int) -> GameRow | None:
    """The practice game that somebody has not finished."""
    for game in await services.store.games_of(person):
        if is_practice(await services.store.settings(of_game(game.id))):
            return game
    return None


async def _place(interaction: Interaction, texts: Texts, game: str) -> Place | None:
    """A thread where somebody asks, else their conversation with us; None if that is closed."""
    title = texts(
        "practice-posted",
        game=game_title(texts, game),
        name=escaped(interaction.user.display_name),
    )
    here, store = place_here(interaction), interaction.client.services.store
    if may_open_threads(interaction.channel, interaction.app_permissions) and await may_open_here(
        store, here.guild, here.channel
    ):
        thread = await thread_for(interaction, Sheet(words(title)), texts, game)
        if thread is not None:
            return Place(here.guild, here.channel, thread.id)
    try:
        conversation = await interaction.user.create_dm()
        place = Place(channel=conversation.id)
        await expect_free(interaction, place)
        await send(conversation, Sheet(words(title)))
    except discord.Forbidden:
        return None
    return place


async def thread_for(
    interaction: Interaction, sheet: Sheet, texts: Texts, game: str
) -> discord.Thread | None:
    """Open a thread under a message for somebody's game; None where Discord does not let us."""
    message = await send(messageable(interaction.channel), sheet)
    try:
        thread = await open_thread(message, texts, game, interaction.user)
    except CallFailed as failed:
        log.warning("no thread could be opened: %s", described(failed))
        with contextlib.suppress(*CallFailed):
            await message.delete()
        return None
    with contextlib.suppress(*CallFailed):  # they find it by its message as well
        await thread.add_user(interaction.user)
    return thread


async def _create(
    interaction: Interaction,
    texts: Texts,
    place: Place,
    game: str,
    choice: str | None,
    level: str,
) -> Table:
    ui, user = ui_of(game), interaction.user
    seats, agreed = ui.practice()
    guest = GuestRow(user.display_name, user.id, chosen=choice)
    lobby = fill(
        LobbyRow(
            0,
            game,
            user.id,
            seats,
            fitted(ui, agreed, seats),
            "none",
            texts.language,
            place,
            None,
            interaction.client.services.clock(),
            (guest,),
        ),
        level,
    )
    choices = [guest.chosen for guest in lobby.guests]
    position = ui.beginning(lobby.agreed, choices)
    return await interaction.client.services.tables.create(
        game,
        seated(lobby, partial(computer_name, texts)),
        ui.settings(lobby.agreed, choices),
        host=user.id,
        language=texts.language,
        place=place,
        position=position,
        settings={**table_settings(lobby), PRACTICE: "yes", **taste_setting(position)},
    )
