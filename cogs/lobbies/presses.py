"""The buttons and menus of a lobby's message."""

from __future__ import annotations

from functools import partial

from bot.fronts import front_of
from bot.lobbies import add_computer, agree, remove_computer
from bot.store.rows import LobbyRow
from cogs.answering import begin, show
from cogs.lobbies.acts import How, change, get_up, sit_down, start
from cogs.lobbies.panel import RANDOM
from cogs.presses import Interaction, Pressed, on


@on("lobby_join")
async def join_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Sit down."""
    await sit_down(interaction, pressed.number)


@on("lobby_leave")
async def leave_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Get up."""
    await get_up(interaction, pressed.number)


@on("lobby_add")
async def add_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Ask a computer player to the table."""
    await _change(interaction, pressed, partial(add_computer, by=interaction.user.id))


@on("lobby_remove")
async def remove_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Send a computer player away."""
    await _change(interaction, pressed, partial(remove_computer, by=interaction.user.id))


async def _change(interaction: Interaction, pressed: Pressed, how: How) -> None:
    texts = await begin(interaction)
    await change(interaction, pressed.number, how)
    await show(interaction, texts("lobby-changed"))


@on("lobby_start")
async def start_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Begin the game."""
    await start(interaction, pressed.number)


@on("lobby_fill")
async def fill_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Begin with computer players in the empty seats."""
    await start(interaction, pressed.number, filled=True)


@on("lobby_shrink")
async def shrink_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Begin with those who are here."""
    await start(interaction, pressed.number, seats=int(pressed.rest))


@on("lobby_agree")
async def agree_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Settle an option of the game."""

    def how(lobby: LobbyRow) -> LobbyRow:
        front = front_of(lobby.name)
        return agree(lobby, interaction.user.id, front, pressed.rest, pressed.values[0])

    await _change(interaction, pressed, how)


@on("lobby_choose")
async def choose_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Choose what to play; who is not at the table yet sits down."""
    wanted = pressed.values[0]
    chosen = None if wanted == RANDOM else wanted
    await sit_down(interaction, pressed.number, lambda _: chosen, again=True)


@on("lobby_rules")
async def rules_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Say in a few sentences what the game is about."""
    texts = await begin(interaction)
    about = texts(f"lobby-about-{pressed.rest}")
    await show(interaction, texts("lobby-about", about=about))
