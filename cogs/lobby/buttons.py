"""The buttons and menus of a lobby's message."""

from __future__ import annotations

from functools import partial

from bot.games.uis import UIS, ui_of
from bot.store.rows import LobbyRow
from bot.tables.computers import LEVELS
from bot.tables.lobbies import (
    CLOCKS,
    LobbyRefused,
    add_computer,
    agree,
    remove_computer,
    resize,
    set_clock,
    set_language,
    set_level,
    values_of,
)
from bot.texts import LANGUAGES
from cogs.core.components import Interaction, Pressed, Way, expect_only, number_in, old_button, on
from cogs.core.replies import begin, show
from cogs.lobby.actions import How, change, get_up, put_right, sit_down, start
from cogs.lobby.clocks import OWN, ask_for_clock, clock_typed
from cogs.lobby.inviting import invite_chosen
from cogs.lobby.panel import CLOCK, LANGUAGE, RANDOM, SEATS


async def _expect_here(interaction: Interaction, pressed: Pressed, *parts: str) -> None:
    """Refuse what a lobby does not show, or not here: in its channel or its thread."""
    await begin(interaction)
    expect_only(pressed, "number", *parts)
    try:
        place = (await interaction.client.services.lobbies.get(pressed.number)).place
    except LobbyRefused:
        await put_right(interaction, pressed.number)
        raise
    here = interaction.guild_id, interaction.channel_id
    if here not in ((place.guild, place.channel), (place.guild, place.thread)):
        raise old_button()


@on("lobby_join")
async def join_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Sit down."""
    await _expect_here(interaction, pressed)
    await sit_down(interaction, pressed.number)


@on("lobby_leave")
async def leave_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Get up."""
    await _expect_here(interaction, pressed)
    await get_up(interaction, pressed.number)


@on("lobby_add")
async def add_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Ask a computer player to the table."""
    await _change(interaction, pressed, partial(add_computer, by=interaction.user.id))


@on("lobby_remove")
async def remove_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Send a computer player away."""
    await _change(interaction, pressed, partial(remove_computer, by=interaction.user.id))


async def _change(interaction: Interaction, pressed: Pressed, how: How, *parts: str) -> None:
    texts = await begin(interaction)
    await _expect_here(interaction, pressed, *parts)
    await change(interaction, pressed.number, how)
    await show(interaction, texts("lobby-changed"))


@on("lobby_start")
async def start_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Begin the game."""
    await _expect_here(interaction, pressed)
    await start(interaction, pressed.number)


@on("lobby_fill")
async def fill_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Begin with computer players in the empty seats."""
    await _expect_here(interaction, pressed, "rest")
    if pressed.rest not in LEVELS:
        raise old_button()
    await start(interaction, pressed.number, filled=pressed.rest)


@on("lobby_shrink")
async def shrink_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Begin with those who are here."""
    await _expect_here(interaction, pressed, "rest")
    await start(interaction, pressed.number, seats=number_in(pressed.rest))


@on("lobby_agree", Way.BUTTON, Way.MENU)
async def agree_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Settle an option of the game: by its menu, by a menu of several, or by a button.

    The menu of one option is named after it; all others name the option before the value.
    """
    chosen = next(iter(pressed.values), "")
    is_named = " " in pressed.rest or not pressed.rest
    said = pressed.rest or chosen if is_named else f"{pressed.rest} {chosen}"
    name, _, value = said.partition(" ")

    def how(lobby: LobbyRow) -> LobbyRow:
        ui = ui_of(lobby.name)
        if not values_of(ui, name, lobby.seats) or not value or (" " in pressed.rest and chosen):
            raise old_button()
        return agree(lobby, interaction.user.id, ui, name, value)

    await _change(interaction, pressed, how, "rest")


@on("lobby_table", Way.MENU)
async def table_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Settle the clock, the language or the number of seats."""
    name, _, value = pressed.values[0].partition(" ")
    by = interaction.user.id
    if (name, value) == (CLOCK, OWN):
        await ask_for_clock(interaction, pressed.number)
        return
    known = {CLOCK: CLOCKS, LANGUAGE: LANGUAGES}.get(name)
    if name != SEATS and (known is None or value not in known):
        raise old_button()
    how: dict[str, How] = {
        CLOCK: lambda lobby: set_clock(lobby, by, value),
        LANGUAGE: lambda lobby: set_language(lobby, by, value),
        SEATS: lambda lobby: resize(lobby, by, ui_of(lobby.name), number_in(value)),
    }
    await _change(interaction, pressed, how[name])


@on("lobby_clock", Way.POP_UP)
async def clock_typed_in(interaction: Interaction, pressed: Pressed) -> None:
    """Settle a clock with times that were typed."""
    await _expect_here(interaction, pressed)
    clock = clock_typed(pressed.fields.get("clock", ""))
    await _change(interaction, pressed, partial(set_clock, by=interaction.user.id, clock=clock))


@on("lobby_level", Way.MENU)
async def level_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Say how strong the computer players are, or one of them."""
    level, _, place = pressed.values[0].partition(" ")
    if level not in LEVELS:
        raise old_button()
    number = number_in(place) if place else None
    how = partial(set_level, by=interaction.user.id, level=level, place=number)
    await _change(interaction, pressed, how)


@on("lobby_choose", Way.MENU)
async def choose_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Choose what to play; who is not at the table yet sits down."""
    await _expect_here(interaction, pressed)
    wanted = pressed.values[0]
    chosen = None if wanted == RANDOM else wanted
    await sit_down(interaction, pressed.number, lambda _: chosen, again=True)


@on("lobby_invite", Way.MENU)
async def invite_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Call people to the table."""
    await _expect_here(interaction, pressed)
    await invite_chosen(interaction, pressed.number, pressed.values)


@on("lobby_rules")
async def rules_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Say in a few sentences what the game is about."""
    texts = await begin(interaction)
    expect_only(pressed, "rest")
    if pressed.rest not in UIS:
        raise old_button()
    about = texts(f"lobby-about-{pressed.rest}")
    await show(interaction, texts("lobby-about", about=about))
