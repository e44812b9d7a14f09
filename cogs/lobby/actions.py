"""What guests do in a lobby, by button or command: join, choose, agree, start."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord

from bot.games.typed_values import SEAT, meant
from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.store.rows import BEGUN, LOBBY, LobbyRow, Place, PostRow
from bot.tables.computers import LEVELS
from bot.tables.lobbies import (
    LobbyRefusal,
    LobbyRefused,
    choices_left,
    choose,
    expect_starter,
    fill,
    is_here,
    join,
    leave,
    resize,
)
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.components import Interaction, button
from cogs.core.failures import CallFailed, described
from cogs.core.finding import place_here
from cogs.core.replies import begin, show, texts_for
from cogs.lobby.message_note import letters_note
from cogs.lobby.opening import expect_writable, posting
from cogs.lobby.panel import (
    begun_sheet,
    closed_sheet,
    computer_name,
    finish,
    level_name,
    message_channel,
    refresh,
    say_closed,
    started_sheet,
)
from cogs.places.links import address_of, edit
from cogs.places.visibility import can_read

log = logging.getLogger(__name__)

How = Callable[[LobbyRow], LobbyRow | None]
Wish = Callable[[LobbyRow], str | None]


async def lobby_here(interaction: Interaction) -> LobbyRow:
    """The lobby that somebody means who types a command: of this place, or of its only thread."""
    services, here = interaction.client.services, place_here(interaction)
    lobby = await services.lobbies.at(here)
    if lobby is not None:
        return lobby
    near = [] if here.guild is None else await services.store.lobbies.in_guild(here.guild)
    near = [other for other in near if other.place.channel == here.channel]
    near = [other for other in near if await can_read(interaction, other.place)]
    if here.thread is not None or not near:
        raise LobbyRefused(LobbyRefusal.NONE_HERE)
    if len(near) > 1:
        raise LobbyRefused(LobbyRefusal.WHICH)
    return near[0]


async def change(
    interaction: Interaction, number: int, how: How
) -> tuple[LobbyRow, LobbyRow | None]:
    """Change a lobby and its message; the message of a closed lobby is corrected."""
    client = interaction.client
    try:
        before, after = await client.services.lobbies.change(number, how)
    except LobbyRefused as refused:
        if refused.reason is LobbyRefusal.GONE:
            await put_right(interaction, number)
        raise
    if after is None:
        await say_closed(client, before)
    elif after != before:
        await refresh(client, number)
    return before, after


async def put_right(interaction: Interaction, number: int) -> None:
    """Remove the buttons of a closed lobby's message, if the bot died before it could."""
    message = interaction.message
    if message is None or message.flags.ephemeral or not _is_pressed_there(interaction):
        return
    services = interaction.client.services
    game = await services.store.lobbies.game_of(number)
    if game is None:
        sheet = closed_sheet(texts_for(interaction).language)
    else:
        row = await services.store.game(game)
        sheet = begun_sheet(row.language, row.name, row.place)
    try:
        await edit(message, sheet)
    except CallFailed as failed:
        log.warning("lobby %d: its message was not edited: %s", number, described(failed))


def _is_pressed_there(interaction: Interaction) -> bool:
    """Return whether a component of a lobby's own message was pressed, and not of some list."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", "")).partition(":")[2].startswith("lobby_")


# --- sitting down ---------------------------------------------------------------------------


def chosen_by(lobby: LobbyRow, person: int, typed: str) -> str | None:
    """What somebody wants to play who types it; refuses what the game does not know."""
    if not typed.strip():
        return None
    ui = ui_of(lobby.name)
    chosen = meant(ui, SEAT, ui.seat_choices(), typed)
    if chosen is None:
        raise LobbyRefused(
            LobbyRefusal.UNKNOWN,
            game=lobby.name,
            option=SEAT,
            fitting=choices_left(lobby, ui, person),
        )
    return chosen


async def sit_down(
    interaction: Interaction, number: int, wish: Wish = lambda _: None, *, again: bool = False
) -> None:
    """Join a lobby with a wish what to play; ``again`` lets a guest change theirs."""
    texts = await begin(interaction)
    user = interaction.user
    was_here = False

    def how(lobby: LobbyRow) -> LobbyRow:
        nonlocal was_here
        was_here = again and is_here(lobby, user.id)
        chosen = wish(lobby)
        _expect_free(lobby, user.id, chosen)
        if was_here:
            return choose(lobby, user.id, chosen)
        return join(lobby, user.id, user.display_name, chosen)

    _, lobby = await change(interaction, number, how)
    assert lobby is not None
    if was_here:
        choice = _choice(texts, lobby, user.id)
        random = texts("lobby-chosen-random")
        await show(interaction, texts("lobby-chosen", choice=choice) if choice else random)
    else:
        await _welcome(interaction, texts, lobby)


def _expect_free(lobby: LobbyRow, person: int, chosen: str | None) -> None:
    """Refuse what somebody else plays, and say what is free."""
    free = choices_left(lobby, ui_of(lobby.name), person)
    if chosen is not None and chosen not in free:
        raise LobbyRefused(LobbyRefusal.TAKEN, game=lobby.name, option=SEAT, fitting=free)


def _choice(texts: Texts, lobby: LobbyRow, person: int) -> str | None:
    """What a guest will play, in words; None if chance decides."""
    chosen = next(guest.chosen for guest in lobby.guests if guest.person == person)
    return None if chosen is None else ui_of(lobby.name).value(texts, SEAT, chosen)


async def _welcome(interaction: Interaction, texts: Texts, lobby: LobbyRow) -> None:
    """Tell a guest where they sit, and what is sent to them directly."""
    person = interaction.user.id
    place = 1 + [guest.person for guest in lobby.guests].index(person)
    choice = _choice(texts, lobby, person)
    said = texts("lobby-joined-random", place=place, seats=lobby.seats)
    if choice is not None:
        said = texts("lobby-joined", place=place, seats=lobby.seats, choice=choice)
    await call_into_thread(interaction, lobby.place)
    note = await letters_note(interaction, lobby)
    await show(interaction, "\n".join(filter(None, (said, note))))


async def call_into_thread(interaction: Interaction, place: Place) -> None:
    """Add the person to a table's thread."""
    if place.thread is None:
        return
    try:
        await interaction.client.http.add_user_to_thread(place.thread, interaction.user.id)
    except discord.HTTPException as failed:
        log.warning("nobody was added to thread %d: %s", place.thread, failed.code)


async def get_up(interaction: Interaction, number: int) -> None:
    """Leave a lobby."""
    texts = await begin(interaction)
    await change(interaction, number, partial(leave, person=interaction.user.id))
    await show(interaction, texts("lobby-left"))


# --- beginning ------------------------------------------------------------------------------


async def start(
    interaction: Interaction, number: int, *, filled: str | None = None, seats: int | None = None
) -> None:
    """Begin the game; with empty seats, offer what can be done about them.

    ``filled`` is the level of the computer players that take them.
    """
    texts = await begin(interaction)
    client, lobbies = interaction.client, interaction.client.services.lobbies
    async with posting(number):  # whoever is quick would play in the channel above the thread
        lobby = await _still_there(interaction, number)
    await expect_writable(interaction, lobby)
    ui = ui_of(lobby.name)

    def how(row: LobbyRow) -> LobbyRow:
        expect_starter(row, interaction.user.id, client.services.clock())
        if seats is not None and seats != row.seats:
            row = resize(row, row.host, ui, seats)
        return row if filled is None else fill(row, filled)

    try:
        lobby, table = await lobbies.start(
            number, how, ui, partial(computer_name, Texts(lobby.language))
        )
    except LobbyRefused as refused:
        if refused.reason is not LobbyRefusal.TOO_FEW:
            raise
        await _offer(interaction, texts, await lobbies.get(number))
        return
    if await finish(client, lobby, started_sheet(lobby)):
        await _note_begun(client, table, lobby)
    await show(interaction, texts("lobby-started-link", link=address_of(table.row.place)))


async def _note_begun(client: ThothBot, table: Table, lobby: LobbyRow) -> None:
    """Store that the lobby's message says so; otherwise the table's worker sees to it."""
    channel, message = message_channel(lobby), lobby.message
    assert channel is not None
    assert message is not None
    await client.services.store.posts.put(PostRow(table.id, LOBBY, channel, message, BEGUN))


async def _still_there(interaction: Interaction, number: int) -> LobbyRow:
    try:
        return await interaction.client.services.lobbies.get(number)
    except LobbyRefused:
        await put_right(interaction, number)
        raise


async def _offer(interaction: Interaction, texts: Texts, lobby: LobbyRow) -> None:
    """Seats are empty: computer players could take them, or the table could be smaller."""
    here = len(lobby.guests)
    offers = [
        button(
            texts("lobby-button-fill", level=level_name(texts, level)),
            "lobby_fill",
            lobby.id,
            rest=level,
        )
        for level in LEVELS
    ]
    if here in ui_of(lobby.name).game.seats:
        label = texts("lobby-button-shrink", seats=here)
        offers.append(button(label, "lobby_shrink", lobby.id, rest=str(here)))
    await show(interaction, texts("lobby-too-few", here=here, seats=lobby.seats), *offers)
