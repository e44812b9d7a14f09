"""What somebody wants to play, and the lobby that it becomes."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.game_ui import GameUi
from bot.games.typed_values import settled
from bot.games.uis import UIS, ui_of
from bot.store.rows import GuestRow, LobbyRow
from bot.tables.computers import LEVELS, USUAL
from bot.tables.limits import is_clock
from bot.tables.lobbies import (
    CLOCKS,
    LobbyRefusal,
    LobbyRefused,
    computers,
    expect_seats,
    fitted,
    usual_seats,
    values_of,
)
from bot.texts import LANGUAGES
from cogs.core.components import Interaction, number_in, old_button
from cogs.core.finding import place_here

NONE = "-"  # for what is left out, on a button


class Wanted(NamedTuple):
    """What somebody wants to play; whatever is left out is as usual."""

    game: str
    seats: int | None = None
    computers: int = 0
    clock: str = CLOCKS[0]
    language: str | None = None
    level: str = USUAL  # of the computer players
    options: str = ""  # of the game, as they were typed

    def __str__(self) -> str:
        """The same as a button carries it; the options are not for a button."""
        return " ".join(str(part or NONE) for part in self[:-1])


def read_wanted(written: str) -> Wanted:
    """Read what a button carries."""
    parts = written.split(" ")
    if len(parts) != len(Wanted._fields) - 1:
        raise old_button()
    game, seats, count, clock, language, level = (None if p == NONE else p for p in parts)
    if game not in UIS or clock is None or not is_clock(clock):
        raise old_button()
    if language not in (None, *LANGUAGES) or level not in LEVELS:
        raise old_button()
    numbers = [None if n is None else number_in(n) for n in (seats, count)]
    return Wanted(game, numbers[0], numbers[1] or 0, clock, language, level)


def games_with(options: str) -> list[str]:
    """The games that know the options typed; all of them if none were."""
    return [game for game, ui in UIS.items() if settled(ui, options) is not None]


def arranged(interaction: Interaction, wanted: Wanted) -> LobbyRow:
    """The lobby that is wanted, with its host; refuses what the game does not know."""
    ui = ui_of(wanted.game)
    agreed = expect_known(ui, wanted)
    seats = wanted.seats
    if seats is None:
        seats = usual_seats(ui, agreed, wanted.computers + 1)
    expect_seats(ui, seats)
    for option, value in agreed.items():
        fitting = values_of(ui, option, seats)
        if value not in fitting:
            raise LobbyRefused(
                LobbyRefusal.NOT_FITTING,
                game=wanted.game,
                option=option,
                fitting=fitting,
                seats=seats,
            )
    if wanted.computers >= seats:
        raise LobbyRefused(LobbyRefusal.TOO_MANY_COMPUTERS, seats=seats, most=seats - 1)
    agreed = fitted(ui, agreed, seats)
    user = interaction.user
    guests = (GuestRow(user.display_name, user.id), *computers(wanted.computers, wanted.level))
    return LobbyRow(
        0,
        wanted.game,
        user.id,
        seats,
        agreed,
        wanted.clock,
        wanted.language or table_language(interaction),
        place_here(interaction),
        None,
        interaction.client.services.clock(),
        guests,
    )


def expect_known(ui: GameUi, wanted: Wanted) -> dict[str, str]:
    """The options that were typed; refuses what the game does not know."""
    agreed = settled(ui, wanted.options)
    if agreed is not None:
        return agreed
    seats = wanted.seats if wanted.seats in ui.game.seats else None
    offered = ui.lobby_options(seats or usual_seats(ui))
    raise LobbyRefused(
        LobbyRefusal.UNKNOWN,
        game=wanted.game,
        option=offered[0].name if offered else "",
        fitting=offered[0].values if offered else (),
    )


def table_language(interaction: Interaction) -> str:
    """The language of a new table: what its host has chosen, failing that the server's.

    In a conversation it is that of the host's Discord.
    """
    locale = str(interaction.guild_locale or interaction.locale)
    return interaction.client.services.people.language(interaction.user.id, locale)
