"""Opening a lobby, in its own thread if possible."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from weakref import WeakValueDictionary

import discord

from bot.store.rows import LobbyRow, Place
from bot.tables.lobbies import LobbyRefusal, LobbyRefused
from bot.texts import Texts
from cogs.admin.permitted import allowed_channels, may_open_here
from cogs.core.components import Interaction, Pressed, Way, expect_only, on
from cogs.core.failures import CallFailed, described, persistently
from cogs.core.finding import place_here
from cogs.core.replies import Sheet, begin, show, words
from cogs.lobby.message_note import letters_note
from cogs.lobby.panel import game_title, lobby_sheet, refresh, say_closed
from cogs.lobby.wanted import Wanted, arranged, games_with, read_wanted
from cogs.lobby.which_game import ask_which_game, chosen
from cogs.places import forums
from cogs.places.links import link_to, mention, messageable, send
from cogs.places.thread_names import WEEK_MINUTES, waiting_name
from cogs.places.trouble import ARCHIVED, GONE, may_open_threads, trouble_at, trouble_here

log = logging.getLogger(__name__)
_posting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by lobby
THREAD_EXISTS = 160004  # Discord's code: this message has a thread already


@on("new", Way.BUTTON, Way.MENU)
async def new_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Open a lobby, or ask for which game."""
    expect_only(pressed, "rest")
    written = chosen(pressed)
    if written:
        await open_lobby(interaction, read_wanted(written))
    else:
        await new_game(interaction, Wanted(""))


async def new_game(interaction: Interaction, wanted: Wanted) -> None:
    """Open a lobby; without a game, ask for which."""
    texts = await begin(interaction)
    games = [wanted.game] if wanted.game else games_with(wanted.options)
    if len(games) == 1:
        await open_lobby(interaction, wanted._replace(game=games[0]))
    elif wanted.options.strip():
        raise LobbyRefused(LobbyRefusal.WHICH_GAME)
    else:
        await expect_place(interaction)
        offers = {game: str(wanted._replace(game=game)) for game in games}
        await ask_which_game(interaction, texts, "new", offers)


async def open_lobby(interaction: Interaction, wanted: Wanted) -> None:
    """Open a lobby where somebody asks for it, and let them sit down first."""
    await begin(interaction)
    await arrange(interaction, arranged(interaction, wanted))


async def arrange(interaction: Interaction, lobby: LobbyRow) -> LobbyRow:
    """Post a lobby, and say to whoever wanted it where it is."""
    texts = await begin(interaction)
    await expect_place(interaction)
    forum = await forums.forum_here(interaction)
    lobby = await interaction.client.services.store.lobbies.open(lobby)
    try:
        async with posting(lobby.id):
            if forum is None:
                lobby = await _post(interaction, lobby)
            else:
                lobby = await _post_in_forum(interaction, forum, lobby)
    except (*CallFailed, LobbyRefused):
        await interaction.client.services.store.lobbies.close(lobby.id)
        raise
    note = await letters_note(interaction, lobby)
    link = link_to(lobby.place, game_title(texts, lobby.name))
    await show(interaction, "\n".join(filter(None, (texts("lobby-open", link=link), note))))
    return lobby


def posting(lobby: int) -> asyncio.Lock:
    """Held until a lobby has its message and its thread: no game begins before."""
    return _posting.setdefault(lobby, asyncio.Lock())


# --- where it is ----------------------------------------------------------------------------


async def expect_place(interaction: Interaction) -> None:
    """Refuse a place where no game can be opened now, and say why."""
    forum = await forums.forum_here(interaction)
    if forum is not None:
        _expect_open(forum)
        return
    await expect_allowed(interaction)
    expect_playable(interaction)
    if not may_open_threads(interaction.channel, interaction.app_permissions):
        await expect_free(interaction, place_here(interaction))


def _expect_open(forum: discord.ForumChannel) -> None:
    """Refuse while something is missing in the forum where games are opened."""
    troubles = forums.troubles_of(forum)
    if troubles:
        channel = forum.mention
        raise LobbyRefused(LobbyRefusal.FORUM, troubles=troubles, channel=channel)


async def expect_allowed(interaction: Interaction) -> None:
    """Refuse a channel where those who manage the server want no games."""
    here, store = place_here(interaction), interaction.client.services.store
    if here.guild is None or await may_open_here(store, here.guild, here.channel):
        return
    channels = ", ".join(f"<#{channel}>" for channel in await allowed_channels(store, here.guild))
    raise LobbyRefused(LobbyRefusal.NOT_IN_THIS_CHANNEL, channels=channels)


def expect_playable(interaction: Interaction) -> None:
    """Refuse a channel where a game could not be run, and say what is missing."""
    channel = interaction.channel
    troubles = trouble_here(interaction)
    if isinstance(channel, discord.Thread) and channel.archived:
        troubles = [ARCHIVED, *troubles]
    if troubles:
        raise LobbyRefused(LobbyRefusal.CANNOT_WRITE, troubles=troubles)


async def expect_writable(interaction: Interaction, lobby: LobbyRow) -> None:
    """Refuse to begin a game that could not be told where it was arranged: things change."""
    client, place = interaction.client, lobby.place
    is_near = interaction.channel_id in (place.channel, place.thread)
    permissions = interaction.app_permissions if is_near else None
    troubles = await trouble_at(client, place, permissions)
    if troubles == [GONE]:
        await client.services.store.lobbies.close(lobby.id)
        await say_closed(client, lobby)
        raise LobbyRefused(LobbyRefusal.GONE)
    if troubles:
        raise LobbyRefused(LobbyRefusal.CANNOT_WRITE, troubles=troubles)


async def expect_free(interaction: Interaction, place: Place) -> None:
    """Refuse a place where something is played or arranged; one game a channel."""
    services = interaction.client.services
    games = await services.store.games_at(place)
    if games:
        raise busy(place, games[0].name)
    lobby = await services.lobbies.at(place)
    if lobby is not None:
        raise busy(place, lobby.name)


def busy(place: Place, game: str) -> LobbyRefused:
    """Something is played or arranged in this place already."""
    return LobbyRefused(LobbyRefusal.BUSY, game=game, place=place)


async def _post(interaction: Interaction, lobby: LobbyRow) -> LobbyRow:
    """Post the message of a lobby, and open a thread under it where we may."""
    client, channel = interaction.client, messageable(interaction.channel)
    try:
        message = await send(channel, lobby_sheet(lobby))
    except CallFailed:  # nobody will ever see it
        await client.services.store.lobbies.close(lobby.id)
        raise
    place = lobby.place
    if may_open_threads(interaction.channel, interaction.app_permissions):
        try:
            thread = await open_thread(message, Texts(lobby.language), lobby.name, interaction.user)
        except CallFailed as failed:
            log.warning("lobby %d: no thread could be opened: %s", lobby.id, described(failed))
            await _stay(interaction, lobby, message)
        else:
            place = Place(place.guild, place.channel, thread.id)
    posted = await client.services.lobbies.moved(lobby.id, place, message.id)
    assert posted is not None
    as_shown = replace(posted, place=lobby.place, message=lobby.message)
    if as_shown != lobby:  # somebody was quicker than we, to join or to choose
        await refresh(client, lobby.id)
    else:
        await client.services.store.lobbies.note_shown(posted)
    if place.thread is not None and place != lobby.place:
        await _greet(interaction, posted)
    return posted


async def _post_in_forum(
    interaction: Interaction, forum: discord.ForumChannel, lobby: LobbyRow
) -> LobbyRow:
    """Open a post for a game, with the message of its lobby in it."""
    client, texts = interaction.client, Texts(lobby.language)
    host = mention(lobby.host)
    said = texts("forum-post", game=game_title(texts, lobby.name), host=host)
    name = waiting_name(texts, lobby.name, interaction.user.display_name)
    post = await forums.open_post(forum, name, Sheet(words(said)), WEEK_MINUTES)
    place = Place(forum.guild.id, forum.id, post.id)
    message = await send(post, lobby_sheet(replace(lobby, place=place)))
    posted = await client.services.lobbies.moved(lobby.id, place, message.id)
    assert posted is not None
    if posted.guests != lobby.guests or posted.agreed != lobby.agreed:  # somebody was quicker
        await refresh(client, lobby.id)
    else:
        await client.services.store.lobbies.note_shown(posted)
    await _greet(interaction, posted)
    return posted


async def _stay(interaction: Interaction, lobby: LobbyRow, message: discord.Message) -> None:
    """Play in the channel itself after all, if nobody else does."""
    services = interaction.client.services
    others = [
        other for other in await services.store.lobbies.at(lobby.place) if other.id != lobby.id
    ]
    if others or await services.store.games_at(lobby.place):
        await message.delete()
        raise busy(lobby.place, lobby.name)


async def open_thread(
    message: discord.Message, texts: Texts, game: str, host: discord.abc.User
) -> discord.Thread:
    """Open a thread for a game under a message."""
    name = waiting_name(texts, game, host.display_name)

    async def create() -> discord.Thread:
        try:
            return await message.create_thread(name=name, auto_archive_duration=WEEK_MINUTES)
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS or message.guild is None:
                raise
        thread = await message.guild.fetch_channel(message.id)  # an earlier try got through
        assert isinstance(thread, discord.Thread)
        return thread

    return await persistently(create)


async def _greet(interaction: Interaction, lobby: LobbyRow) -> None:
    """Call the host into the thread, so that it is in their list."""
    thread = interaction.client.get_partial_messageable(
        lobby.place.thread or 0, guild_id=lobby.place.guild
    )
    texts = Texts(lobby.language)
    try:
        await send(thread, texts("lobby-thread", host=mention(lobby.host)), lobby.host)
    except CallFailed as failed:
        log.warning("lobby %d: its thread takes no message: %s", lobby.id, described(failed))
