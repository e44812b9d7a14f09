"""Opening a lobby: what is wanted becomes a table, in a thread of its own if possible."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

import discord

from bot.fronts import FRONTS, front_of
from bot.fronts.front import Front
from bot.lobbies import (
    CLOCKS,
    LEVEL,
    LobbyRefusal,
    LobbyRefused,
    expect_seats,
    fitted,
    usual_seats,
    values_of,
)
from bot.people import language_of
from bot.store.rows import GuestRow, LobbyRow, Place
from bot.texts import Texts
from bot.typed_values import meant
from cogs.answering import begin, show
from cogs.finding import place_here
from cogs.lobbies.first_letter import try_letter
from cogs.lobbies.panel import closed_sheet, finish, game_title, lobby_sheet, refresh
from cogs.managing.permitted import allowed_channels, may_open_here
from cogs.places import is_threadable, link_to, mention, messageable, only
from cogs.presses import Interaction, Pressed, on

log = logging.getLogger(__name__)

SCENARIO = "scenario"  # the option of a game that has a slash option of its own
WEEK_MINUTES: Final = 10080  # of silence, after which Discord puts a thread away
FORGOTTEN_SECONDS = 7 * 24 * 3600.0  # a lobby this old no longer keeps its channel to itself
LONGEST_NAME = 100  # of a thread


class Wanted(NamedTuple):
    """What somebody wants to play; whatever is left out is as usual."""

    game: str = next(iter(FRONTS))
    scenario: str | None = None
    seats: int | None = None
    computers: int = 0
    clock: str = CLOCKS[0]
    language: str | None = None


@on("new")
async def new_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Open a lobby with usual settings."""
    await open_lobby(interaction, Wanted())


async def open_lobby(interaction: Interaction, wanted: Wanted) -> None:
    """Open a lobby where somebody asks for it, and let them sit down first."""
    texts = await begin(interaction)
    lobby = arranged(interaction, wanted)
    await expect_allowed(interaction)
    if not is_threadable(interaction.channel, interaction.app_permissions):
        await expect_free(interaction, lobby.place)
    lobby = await interaction.client.house.store.lobbies.open(lobby)
    try:
        lobby = await _post(interaction, lobby)
    except (discord.HTTPException, LobbyRefused):
        await interaction.client.house.store.lobbies.close(lobby.id)
        raise
    note = await try_letter(interaction, lobby)
    link = link_to(lobby.place, game_title(texts, lobby.name))
    await show(interaction, "\n".join(filter(None, (texts("lobby-open", link=link), note))))


def arranged(interaction: Interaction, wanted: Wanted) -> LobbyRow:
    """The lobby that is wanted, with its host; refuses what the game does not know."""
    front = front_of(wanted.game)
    scenario = _scenario(front, wanted)
    seats = wanted.seats
    if seats is None:
        seats = usual_seats(front, SCENARIO, scenario or "", wanted.computers + 1)
    expect_seats(front, seats)
    fitting = values_of(front, SCENARIO, seats)
    if scenario is not None and scenario not in fitting:
        raise LobbyRefused(
            LobbyRefusal.NOT_FITTING, game=wanted.game, option=SCENARIO, fitting=fitting,
            seats=seats,
        )  # fmt: skip
    if wanted.computers >= seats:
        raise LobbyRefused(LobbyRefusal.TOO_MANY_COMPUTERS, seats=seats, most=seats - 1)
    agreed = fitted(front, {} if scenario is None else {SCENARIO: scenario}, seats)
    user = interaction.user
    guests = (GuestRow(user.display_name, user.id),) + (GuestRow("", level=LEVEL),) * (
        wanted.computers
    )
    return LobbyRow(
        0, wanted.game, user.id, seats, agreed, wanted.clock,
        wanted.language or table_language(interaction), place_here(interaction), None,
        interaction.client.house.clock(), guests,
    )  # fmt: skip


def _scenario(front: Front, wanted: Wanted) -> str | None:
    """The scenario that was typed, whatever number of players it is for."""
    if wanted.scenario is None or not wanted.scenario.strip():
        return None
    known = dict.fromkeys(v for n in front.game.seats for v in values_of(front, SCENARIO, n))
    scenario = meant(front, SCENARIO, list(known), wanted.scenario)
    if scenario is None:
        seats = wanted.seats if wanted.seats in front.game.seats else usual_seats(front)
        assert seats is not None
        raise LobbyRefused(
            LobbyRefusal.UNKNOWN, game=wanted.game, option=SCENARIO,
            fitting=values_of(front, SCENARIO, seats),
        )  # fmt: skip
    return scenario


def table_language(interaction: Interaction) -> str:
    """The language of a new table: the server's, in a conversation that of the person."""
    if interaction.guild_locale is not None:
        return language_of(str(interaction.guild_locale))
    return interaction.client.house.people.language(interaction.user.id, str(interaction.locale))


# --- where it is ----------------------------------------------------------------------------


async def expect_allowed(interaction: Interaction) -> None:
    """Refuse a channel where those who manage the server want no games."""
    here, store = place_here(interaction), interaction.client.house.store
    if here.guild is None or await may_open_here(store, here.guild, here.channel):
        return
    channels = ", ".join(f"<#{channel}>" for channel in await allowed_channels(store, here.guild))
    raise LobbyRefused(LobbyRefusal.NOT_IN_THIS_CHANNEL, channels=channels)


async def expect_free(interaction: Interaction, place: Place) -> None:
    """Refuse a place where something is played or arranged; one game a channel."""
    house = interaction.client.house
    games = await house.store.games_at(place)
    lobby = await house.lobbies.at(place)
    if not games and lobby is not None and house.clock() - lobby.made > FORGOTTEN_SECONDS:
        await house.store.lobbies.close(lobby.id)
        await finish(interaction.client, lobby, closed_sheet(lobby.language))
        lobby = None
    if games:
        raise busy(place, games[0].name)
    if lobby is not None:
        raise busy(place, lobby.name)


def busy(place: Place, game: str) -> LobbyRefused:
    """Something is played or arranged in this place already."""
    return LobbyRefused(LobbyRefusal.BUSY, game=game, place=place)


async def _post(interaction: Interaction, lobby: LobbyRow) -> LobbyRow:
    """Post the message of a lobby, and open a thread under it where we may."""
    client, channel = interaction.client, messageable(interaction.channel)
    message = await channel.send(view=lobby_sheet(lobby))
    place = lobby.place
    if is_threadable(interaction.channel, interaction.app_permissions):
        try:
            thread = await open_thread(message, Texts(lobby.language), lobby.name, interaction.user)
        except discord.HTTPException as failed:
            log.warning("lobby %d: no thread could be opened: %s", lobby.id, failed.code)
            await _stay(interaction, lobby, message)
        else:
            place = Place(place.guild, place.channel, thread.id)
    posted = await client.house.lobbies.moved(lobby.id, place, message.id)
    assert posted is not None
    if posted.guests != lobby.guests:  # somebody was quicker than we
        await refresh(client, lobby.id)
    if place.thread is not None and place != lobby.place:
        await _greet(interaction, posted)
    return posted


async def _stay(interaction: Interaction, lobby: LobbyRow, message: discord.Message) -> None:
    """Play in the channel itself after all, if nobody else does."""
    house = interaction.client.house
    others = [other for other in await house.store.lobbies.at(lobby.place) if other.id != lobby.id]
    if others or await house.store.games_at(lobby.place):
        await message.delete()
        raise busy(lobby.place, lobby.name)


async def open_thread(
    message: discord.Message, texts: Texts, game: str, host: discord.abc.User
) -> discord.Thread:
    """Open a thread for a game under a message."""
    name = texts("lobby-thread-name", game=game_title(texts, game), host=host.display_name)
    return await message.create_thread(name=name[:LONGEST_NAME], auto_archive_duration=WEEK_MINUTES)


async def _greet(interaction: Interaction, lobby: LobbyRow) -> None:
    """Call the host into the thread, so that it is in their list."""
    thread = interaction.client.get_partial_messageable(
        lobby.place.thread or 0, guild_id=lobby.place.guild
    )
    texts = Texts(lobby.language)
    try:
        await thread.send(
            texts("lobby-thread", host=mention(lobby.host)), allowed_mentions=only(lobby.host)
        )
    except discord.HTTPException as failed:
        log.warning("lobby %d: its thread takes no message: %s", lobby.id, failed.code)
