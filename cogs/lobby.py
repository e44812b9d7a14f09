"""`/game`: arranging games, changing seats, ending games."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.client import ThothBot
from bot.fronts import FRONTS
from bot.fronts.front import Front
from bot.lobbies import CLOCKS, LobbyRefused, usual_seats, values_of
from bot.texts import LANGUAGES
from bot.typed_values import SEAT, suggested
from cogs.answering import begin, texts_for
from cogs.finding import NoTable, WhichTable, find_table
from cogs.lobbies import practice
from cogs.lobbies import presses as lobby_presses
from cogs.lobbies.acts import chosen_by, get_up, lobby_here, sit_down, start
from cogs.lobbies.game_list import list_games
from cogs.lobbies.game_settings import Wish, change_settings
from cogs.lobbies.opening import SCENARIO, Wanted, open_lobby
from cogs.lobbies.panel import LANGUAGE_NAMES
from cogs.lobbies.welcome import Welcome
from cogs.presses import MOST_OPTIONS, Interaction, clipped
from cogs.seating import ending
from cogs.seating.seats import label, replace_player, resign
from cogs.tables import tasting
from cogs.translation import told

__all__ = ["GAME", "lobby_presses", "setup", "tasting"]

FEWEST = min(front.game.seats[0] for front in FRONTS.values())
MOST = max(front.game.seats[-1] for front in FRONTS.values())
LONGEST_CHOICE = 100

GAMES = [app_commands.Choice(name=told(f"{name}-game"), value=name) for name in FRONTS]
CLOCK_CHOICES = [
    app_commands.Choice(name=told(f"lobby-clock-{clock}"), value=clock) for clock in CLOCKS
]
LANGUAGE_CHOICES = [
    app_commands.Choice(name=LANGUAGE_NAMES[language], value=language) for language in LANGUAGES
]
Suggestions = list[app_commands.Choice[str]]
Seats = app_commands.Range[int, FEWEST, MOST]
Computers = app_commands.Range[int, 0, MOST - 1]

GAME = app_commands.Group(name="game", description=told("command-game"))


# --- arranging ------------------------------------------------------------------------------


@GAME.command(name="new", description=told("command-game-new"))
@app_commands.describe(
    game=told("command-game-new-game"), scenario=told("command-game-new-scenario"),
    seats=told("command-game-new-seats"), computers=told("command-game-new-computers"),
    clock=told("command-game-new-clock"), language=told("command-game-new-language"),
)  # fmt: skip
@app_commands.choices(game=GAMES, clock=CLOCK_CHOICES, language=LANGUAGE_CHOICES)
async def new_command(
    interaction: Interaction, game: str = next(iter(FRONTS)), scenario: str | None = None,
    seats: Seats | None = None, computers: Computers = 0, clock: str = CLOCKS[0],
    language: str | None = None,
) -> None:  # fmt: skip
    """Open a lobby."""
    await open_lobby(interaction, Wanted(game, scenario, seats, computers, clock, language))


@new_command.autocomplete("scenario")
async def suggest_scenarios(interaction: Interaction, typed: str) -> Suggestions:
    """The scenarios for the number of seats given so far."""
    given = interaction.namespace
    front = FRONTS.get(str(given.game or next(iter(FRONTS))))
    if front is None:
        return []
    seats = given.seats if isinstance(given.seats, int) else usual_seats(front)
    values = values_of(front, SCENARIO, seats) if seats in front.game.seats else ()
    return suggestions(names_of(interaction, front, SCENARIO, values), typed)


@GAME.command(name="join", description=told("command-game-join"))
@app_commands.describe(god=told("command-game-join-god"))
async def join_command(interaction: Interaction, god: str | None = None) -> None:
    """Sit down in the lobby of this place."""
    await begin(interaction)
    lobby, user = await lobby_here(interaction), interaction.user.id
    named = god is not None and bool(god.strip())
    await sit_down(interaction, lobby.id, lambda row: chosen_by(row, user, god), again=named)


@GAME.command(name="leave", description=told("command-game-leave"))
async def leave_command(interaction: Interaction) -> None:
    """Get up from the lobby of this place."""
    await begin(interaction)
    await get_up(interaction, (await lobby_here(interaction)).id)


@GAME.command(name="start", description=told("command-game-start"))
async def start_command(interaction: Interaction) -> None:
    """Begin the game of the lobby of this place."""
    await begin(interaction)
    await start(interaction, (await lobby_here(interaction)).id)


@GAME.command(name="practice", description=told("command-game-practice"))
@app_commands.describe(
    god=told("command-game-practice-god"), game=told("command-game-practice-game")
)
@app_commands.choices(game=GAMES)
async def practice_command(
    interaction: Interaction, god: str | None = None, game: str = practice.GAME
) -> None:
    """Play against the computer at once."""
    await practice.practise(interaction, game, god)


@join_command.autocomplete("god")
async def suggest_here(interaction: Interaction, typed: str) -> Suggestions:
    """What can be played in the lobby of this place."""
    try:
        game = (await lobby_here(interaction)).name
    except LobbyRefused:
        return []
    return seat_suggestions(interaction, game, typed)


@practice_command.autocomplete("god")
async def suggest_practised(interaction: Interaction, typed: str) -> Suggestions:
    """What can be played in the game that is to be practised."""
    return seat_suggestions(interaction, str(interaction.namespace.game or practice.GAME), typed)


def seat_suggestions(interaction: Interaction, game: str, typed: str) -> Suggestions:
    """What a player may choose in a game."""
    front = FRONTS.get(game)
    values = [] if front is None else front.seat_choices()
    return [] if front is None else suggestions(names_of(interaction, front, SEAT, values), typed)


@GAME.command(name="list", description=told("command-game-list"))
async def list_command(interaction: Interaction) -> None:
    """Show somebody's games and open tables."""
    await list_games(interaction)


@GAME.command(name="settings", description=told("command-game-settings"))
@app_commands.describe(
    seats=told("command-game-settings-seats"), clock=told("command-game-settings-clock"),
    language=told("command-game-settings-language"),
)  # fmt: skip
@app_commands.choices(clock=CLOCK_CHOICES, language=LANGUAGE_CHOICES)
async def settings_command(
    interaction: Interaction, seats: Seats | None = None, clock: str | None = None,
    language: str | None = None,
) -> None:  # fmt: skip
    """Change what was agreed."""
    await change_settings(interaction, Wish(seats, clock, language))


# --- while a game is played -----------------------------------------------------------------


@GAME.command(name="resign", description=told("command-game-resign"))
async def resign_command(interaction: Interaction) -> None:
    """Leave a running game."""
    await resign(interaction)


@GAME.command(name="replace", description=told("command-game-replace"))
@app_commands.describe(
    seat=told("command-game-replace-seat"), person=told("command-game-replace-person"),
    computer=told("command-game-replace-computer"),
)  # fmt: skip
async def replace_command(
    interaction: Interaction, seat: str, person: discord.User | None = None,
    computer: bool = False,
) -> None:  # fmt: skip
    """Give a seat to somebody else."""
    await replace_player(interaction, seat, person, computer=computer)


@replace_command.autocomplete("seat")
async def suggest_seats(interaction: Interaction, typed: str) -> Suggestions:
    """The seats of the game of this place."""
    try:
        table = await find_table(interaction)
    except (NoTable, WhichTable):
        return []
    texts = texts_for(interaction)
    return suggestions({str(s.seat + 1): label(texts, table, s) for s in table.seats}, typed)


@GAME.command(name="end", description=told("command-game-end"))
async def end_command(interaction: Interaction) -> None:
    """End a game without a result."""
    await ending.end_game(interaction)


def names_of(
    interaction: Interaction, front: Front, option: str, values: tuple[str, ...] | list[str]
) -> dict[str, str]:
    """Values with their names in the language of whoever types."""
    texts = texts_for(interaction)
    return {value: front.value(texts, option, value) for value in values}


def suggestions(labels: Mapping[str, str], typed: str) -> Suggestions:
    """What is offered to somebody who types; some clients send the label, so it is valid too."""
    found = list(suggested(labels, typed).items())[:MOST_OPTIONS]
    return [
        app_commands.Choice(name=clipped(name, LONGEST_CHOICE), value=value)
        for value, name in found
    ]


async def setup(bot: ThothBot) -> None:
    """Add to the bot, and forget lobbies that never had a message."""
    await bot.house.store.lobbies.close_unposted()
    bot.tree.add_command(GAME)
    await bot.add_cog(Welcome(bot))
