"""``/game resume``: continue a paused game where it was, or here if its place is gone."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from bot.store.errors import NoSuchGame
from bot.store.rows import GameRow, Place
from bot.tables.guide import is_practice
from bot.tables.lobbies import LobbyRefusal, LobbyRefused
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.nudging import may_be_called
from bot.turns.timekeeping import going_on
from cogs.core.components import Interaction, Pressed, button, expect_only, old_button, on
from cogs.core.finding import place_here
from cogs.core.replies import Sheet, begin, show, texts_for, words
from cogs.lobby.opening import busy, expect_allowed, expect_free, expect_playable
from cogs.lobby.panel import game_title
from cogs.lobby.practice import practice_of, thread_for
from cogs.places.gone import is_gone
from cogs.places.links import link_to, mention, messageable, send
from cogs.places.trouble import may_open_threads, trouble_at
from cogs.seats.pausing import needs_vote
from cogs.seats.votes import propose

MOST = 10  # games to choose among, the newest
_resuming: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by game


# --- which one ------------------------------------------------------------------------------


async def resume_game(interaction: Interaction) -> None:
    """Resume the paused game of this place, or another one of the person's."""
    texts = await begin(interaction)
    paused = await interaction.client.services.store.pauses.of(interaction.user.id)
    here = [game for game in paused if game.place == place_here(interaction)]
    games = here or paused
    if not games:
        await show(interaction, texts("resume-none"))
    elif len(games) == 1:
        await go_on(interaction, games[0].id)
    else:
        buttons = [button(_title(texts, game), "resume", game.id) for game in games[-MOST:]]
        await show(interaction, texts("resume-which"), *buttons)


def _title(texts: Texts, game: GameRow) -> str:
    return texts("resume-game", game=texts(f"{game.name}-game"), number=game.id)


async def offer_resume(interaction: Interaction, game: int) -> None:
    """Tell somebody that a game is paused; who plays in it can go on with it."""
    texts = texts_for(interaction)
    seats = await interaction.client.services.store.seats(game)
    resume = button(texts("lobby-button-resume"), "resume", game)
    plays = any(seat.person == interaction.user.id for seat in seats)
    await show(interaction, texts("error-paused"), *([resume] if plays else []))


async def offer_resume_here(interaction: Interaction) -> bool:
    """The same about the game of this place; False if none is paused here."""
    paused = await interaction.client.services.store.pauses.at(place_here(interaction))
    if paused:
        await offer_resume(interaction, paused[-1].id)
    return bool(paused)


# --- going on -------------------------------------------------------------------------------


@on("resume")
async def resume_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Go on with a paused game."""
    await begin(interaction)
    expect_only(pressed, "number")
    await go_on(interaction, pressed.number)


async def go_on(interaction: Interaction, game: int) -> None:
    """Let a paused game go on; only who plays in it may ask for that."""
    texts = texts_for(interaction)
    try:
        table = await interaction.client.services.tables.open(game)
    except NoSuchGame:
        raise old_button() from None
    table.seats_at(interaction.user.id)
    if table.row.status.is_over:
        raise refuse(TableRefusal.CLOSED)
    async with _resuming.setdefault(game, asyncio.Lock()):
        said = "resume-goes-on"  # somebody else was quicker
        if needs_vote(table) and not await is_gone(interaction.client, table.row.place):
            await _place(interaction, table)  # which says what is in the way
            await propose(interaction, table, "resume")
            return
        if table.row.status.is_paused:
            await _expect_no_practice(interaction, table)
            place = await _place(interaction, table)
            if place is None:
                await show(interaction, texts("resume-in-a-channel"))
                return
            services = interaction.client.services
            await table.resume(place, await going_on(services, table))
            said = "resume-done"
    link = link_to(table.row.place, game_title(texts, table.row.name))
    await show(interaction, texts(said, link=link))


async def _expect_no_practice(interaction: Interaction, table: Table) -> None:
    """Practice is one at a time."""
    services = interaction.client.services
    if not is_practice(table.settings):
        return
    going = await practice_of(services, interaction.user.id)
    if going is not None:
        raise busy(going.place, going.name)


async def _place(interaction: Interaction, table: Table) -> Place | None:
    """Where a game goes on: where it was, else here; None if the others could not see it here."""
    client, place = interaction.client, table.row.place
    if await is_gone(client, place):
        return await _new_place(interaction, table)
    others = await client.services.store.games_at(place)
    if others:
        raise busy(place, others[0].name)
    near = interaction.channel_id in (place.channel, place.thread)
    troubles = await trouble_at(client, place, interaction.app_permissions if near else None)
    if troubles:
        raise LobbyRefused(LobbyRefusal.CANNOT_WRITE, troubles=troubles)
    return place


async def _new_place(interaction: Interaction, table: Table) -> Place | None:
    """Make a place for a game where somebody asks for it, and call its players there."""
    here, texts = place_here(interaction), Texts(table.row.language)
    if here.guild is None and len(table.people) > 1:
        return None
    await expect_allowed(interaction)
    expect_playable(interaction)
    who = " ".join(mention(person) for person in table.people)
    called, title = texts("resume-called", who=who), words(_heading(texts, table))
    calls = await may_be_called(interaction.client.services, table.people)
    if may_open_threads(interaction.channel, interaction.app_permissions):
        thread = await thread_for(interaction, Sheet(title), texts, table.row.name)
        if thread is not None:
            await send(thread, called, *calls)
            return Place(here.guild, here.channel, thread.id)
    await expect_free(interaction, here)
    sheet = Sheet(title, words(called))
    channel = messageable(interaction.channel)
    await send(channel, sheet, *calls)
    return here


def _heading(texts: Texts, table: Table) -> str:
    return texts("resume-posted", game=_title(texts, table.row))
