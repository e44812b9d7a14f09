"""``/game``: start games, change seats, end games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import discord
from discord import app_commands

from bot.games.typed_values import SEAT, option_labels, suggested
from bot.games.uis import UIS
from bot.process.client import ThothBot
from bot.process.contexts import for_servers
from bot.store.fleet import Shards
from bot.tables.computers import LEVELS, PRACTICE_LEVEL, USUAL
from bot.tables.lobbies import CLOCKS, LobbyRefused, usual_seats
from bot.texts import LANGUAGES
from bot.texts.saying import clipped
from bot.turns.own_time import MOST_DAYS
from bot.turns.timeouts import TIMEOUTS
from cogs.core.components import MOST_OPTIONS, Interaction
from cogs.core.finding import NoTable, WhichTable, find_table
from cogs.core.replies import begin, texts_for
from cogs.core.translation import told
from cogs.lobby import answering, buttons, practice, rematch
from cogs.lobby.actions import chosen_by, get_up, lobby_here, sit_down, start
from cogs.lobby.clocks import clock_typed, offered_clocks
from cogs.lobby.game_list import list_games
from cogs.lobby.game_settings import Wish, change_settings
from cogs.lobby.hosting import make_host
from cogs.lobby.inviting import Somebody, invite_to_mine
from cogs.lobby.opening import new_game
from cogs.lobby.panel import LANGUAGE_NAMES
from cogs.lobby.wanted import Wanted
from cogs.lobby.welcome import Welcome
from cogs.places.resuming import resume_game
from cogs.seats import ending
from cogs.seats.open_seats import list_seats
from cogs.seats.pausing import pause_game
from cogs.seats.reminding import remind_players
from cogs.seats.seats import label, replace_player, resign
from cogs.table import after_taste
from cogs.watch.exporting import export_game
from cogs.watch.looking import suggest_games

__all__ = ["GAME", "after_taste", "answering", "buttons", "rematch", "setup"]

FEWEST = min(ui.game.seats[0] for ui in UIS.values())
MOST = max(ui.game.seats[-1] for ui in UIS.values())
LONGEST_CHOICE = 100

GAMES = [app_commands.Choice(name=told(f"{name}-game"), value=name) for name in UIS]
LEVEL_CHOICES = [app_commands.Choice(name=told(f"level-{level}"), value=level) for level in LEVELS]
LANGUAGE_CHOICES = [
    app_commands.Choice(name=LANGUAGE_NAMES[language], value=language) for language in LANGUAGES
]
TIMEOUT_CHOICES = [
    app_commands.Choice(name=told(f"time-timeout-{what}"), value=what) for what in TIMEOUTS
]
Suggestions = list[app_commands.Choice[str]]
Seats = app_commands.Range[int, FEWEST, MOST]
Computers = app_commands.Range[int, 0, MOST - 1]
Days = app_commands.Range[int, 0, MOST_DAYS]

GAME = app_commands.Group(name="game", description=told("command-game"))


# --- arranging ------------------------------------------------------------------------------


@GAME.command(name="new", description=told("command-game-new"))
@app_commands.describe(
    game=told("command-game-new-game"),
    seats=told("command-game-new-seats"),
    computers=told("command-game-new-computers"),
    level=told("command-game-level"),
    clock=told("command-game-new-clock"),
    language=told("command-game-new-language"),
    options=told("command-game-new-options"),
)
@app_commands.choices(game=GAMES, level=LEVEL_CHOICES, language=LANGUAGE_CHOICES)
async def new_command(
    interaction: Interaction,
    game: str = "",
    seats: Seats | None = None,
    computers: Computers = 0,
    level: str = USUAL,
    clock: str = CLOCKS[0],
    language: str | None = None,
    options: str = "",
) -> None:
    """Open a lobby."""
    clock = clock_typed(clock)
    await new_game(interaction, Wanted(game, seats, computers, clock, language, level, options))


@new_command.autocomplete("clock")
async def suggest_new_clocks(interaction: Interaction, typed: str) -> Suggestions:
    """The clocks with names, and what was typed."""
    return suggestions(offered_clocks(texts_for(interaction), typed), "")


@new_command.autocomplete("options")
async def suggest_options(interaction: Interaction, typed: str) -> Suggestions:
    """What can still be agreed in the game and for the number of seats given so far."""
    given = interaction.namespace
    ui = UIS.get(str(given.game or ""))
    if ui is None:
        return []
    seats = given.seats if given.seats in ui.game.seats else usual_seats(ui)
    return suggestions(option_labels(texts_for(interaction), ui, seats, typed), "")


@GAME.command(name="join", description=told("command-game-join"))
@app_commands.rename(choice="as")
@app_commands.describe(choice=told("command-game-join-as"))
async def join_command(interaction: Interaction, choice: str = "") -> None:
    """Sit down in the lobby of this place."""
    await begin(interaction)
    lobby, user = await lobby_here(interaction), interaction.user.id
    named = bool(choice.strip())
    await sit_down(interaction, lobby.id, lambda row: chosen_by(row, user, choice), again=named)


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
@app_commands.rename(choice="as")
@app_commands.describe(
    game=told("command-game-practice-game"),
    choice=told("command-game-practice-as"),
    level=told("command-game-level"),
)
@app_commands.choices(game=GAMES, level=LEVEL_CHOICES)
async def practice_command(
    interaction: Interaction, game: str = "", choice: str = "", level: str = PRACTICE_LEVEL
) -> None:
    """Play against the computer at once."""
    await practice.practise(interaction, game, choice, level)


@join_command.autocomplete("choice")
async def suggest_here(interaction: Interaction, typed: str) -> Suggestions:
    """What can be played in the lobby of this place."""
    try:
        game = (await lobby_here(interaction)).name
    except LobbyRefused:
        return []
    return seat_suggestions(interaction, game, typed)


@practice_command.autocomplete("choice")
async def suggest_practised(interaction: Interaction, typed: str) -> Suggestions:
    """What can be played in the game that is to be practised."""
    return seat_suggestions(interaction, str(interaction.namespace.game or ""), typed)


def seat_suggestions(interaction: Interaction, game: str, typed: str) -> Suggestions:
    """What a player may choose in a game."""
    ui, texts = UIS.get(game), texts_for(interaction)
    choices = [] if ui is None else ui.seat_choices()
    return suggestions({c: ui.value(texts, SEAT, c) for c in choices if ui is not None}, typed)


@GAME.command(name="list", description=told("command-game-list"))
async def list_command(interaction: Interaction) -> None:
    """Show somebody's games and open tables."""
    await list_games(interaction)


@GAME.command(name="seats", description=told("command-game-seats"))
async def seats_command(interaction: Interaction) -> None:
    """Show the open seats of this server."""
    await list_seats(interaction)


@GAME.command(name="resume", description=told("command-game-resume"))
async def resume_command(interaction: Interaction) -> None:
    """Go on with a paused game."""
    await resume_game(interaction)


@GAME.command(name="export", description=told("command-game-export"))
@app_commands.describe(game=told("command-look-game"))
@app_commands.autocomplete(game=suggest_games)
async def export_command(interaction: Interaction, game: str | None = None) -> None:
    """Hand over a finished game as a file."""
    await export_game(interaction, game)


@GAME.command(name="pause", description=told("command-game-pause"))
async def pause_command(interaction: Interaction) -> None:
    """Let a running game rest, if the others agree."""
    await pause_game(interaction)


@GAME.command(name="remind", description=told("command-game-remind"))
async def remind_command(interaction: Interaction) -> None:
    """Call those for whom a game waits."""
    await remind_players(interaction)


@GAME.command(name="settings", description=told("command-game-settings"))
@app_commands.describe(
    seats=told("command-game-settings-seats"),
    clock=told("command-game-settings-clock"),
    language=told("command-game-settings-language"),
    vacation=told("command-game-settings-vacation"),
    late=told("command-game-settings-timeout"),
)
@app_commands.rename(late="timeout")
@app_commands.choices(language=LANGUAGE_CHOICES, late=TIMEOUT_CHOICES)
async def settings_command(
    interaction: Interaction,
    seats: Seats | None = None,
    clock: str | None = None,
    language: str | None = None,
    vacation: Days | None = None,
    late: str | None = None,
) -> None:
    """Change what was agreed."""
    clock = None if clock is None else clock_typed(clock)
    await change_settings(interaction, Wish(seats, clock, language, vacation, late))


@settings_command.autocomplete("clock")
async def suggest_clocks(interaction: Interaction, typed: str) -> Suggestions:
    """The same for the game or the table of this place."""
    return suggestions(offered_clocks(texts_for(interaction), typed), "")


# --- while a game is played -----------------------------------------------------------------


@GAME.command(name="resign", description=told("command-game-resign"))
async def resign_command(interaction: Interaction) -> None:
    """Leave a running game."""
    await resign(interaction)


@GAME.command(name="replace", description=told("command-game-replace"))
@app_commands.describe(
    seat=told("command-game-replace-seat"),
    person=told("command-game-replace-person"),
    computer=told("command-game-replace-computer"),
    level=told("command-game-level"),
)
@app_commands.choices(level=LEVEL_CHOICES)
async def replace_command(
    interaction: Interaction,
    seat: str,
    person: discord.User | None = None,
    computer: bool = False,
    level: str | None = None,
) -> None:
    """Give a seat to somebody else; a level means a computer player."""
    wanted = level or (USUAL if computer else None)
    await replace_player(interaction, seat, person, wanted)


@replace_command.autocomplete("seat")
async def suggest_seats(interaction: Interaction, typed: str) -> Suggestions:
    """The seats of the game of this place."""
    try:
        table = await find_table(interaction)
    except (NoTable, WhichTable):
        return []
    texts = texts_for(interaction)
    return suggestions({str(s.seat + 1): label(texts, table, s) for s in table.seats}, typed)


@GAME.command(name="host", description=told("command-game-host"))
@app_commands.describe(person=told("command-game-host-person"))
async def host_command(interaction: Interaction, person: discord.User) -> None:
    """Hand the table on to somebody else at it."""
    await make_host(interaction, person)


@GAME.command(name="end", description=told("command-game-end"))
async def end_command(interaction: Interaction) -> None:
    """End a game without a result."""
    await ending.end_game(interaction)


@app_commands.context_menu(name=told("command-invite"))
@for_servers
async def invite_menu(interaction: Interaction, person: Somebody) -> None:
    """Invite somebody to the table at which one waits."""
    await invite_to_mine(interaction, person)


def suggestions(labels: Mapping[str, str], typed: str) -> Suggestions:
    """What autocomplete offers; some clients send the label, so that is valid too."""
    found = list(suggested(labels, typed).items())[:MOST_OPTIONS]
    return [
        app_commands.Choice(name=clipped(name, LONGEST_CHOICE), value=value)
        for value, name in found
    ]


async def _forget_unposted(bot: ThothBot, shards: Shards) -> None:
    """Nobody posts lobbies of these shards yet: who began one there has died."""
    await bot.services.store.lobbies.close_unposted(owned=shards)


async def setup(bot: ThothBot) -> None:
    """Add to the bot, and forget lobbies that never had a message."""
    await _forget_unposted(bot, bot.services.fleet.ours)
    bot.services.fleet.taken.append(partial(_forget_unposted, bot))
    bot.tree.add_command(GAME)
    bot.tree.add_command(invite_menu)
    await bot.add_cog(Welcome(bot))
