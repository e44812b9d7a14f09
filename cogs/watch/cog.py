"""The spectators' commands: /board, /status, /log, /replay, /review, /panel, /watch."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, Range, locale_str
from discord.ext import commands

from bot.process.client import ThothBot
from bot.process.contexts import for_servers
from bot.tables.preferences import LEVELS
from cogs.core.components import Interaction
from cogs.core.replies import begin
from cogs.core.translation import told
from cogs.watch import closeups
from cogs.watch.boards import (
    FORECAST,
    Wanted,
    show_board,
    show_replay,
    show_sheet_of,
    suggest_parts,
)
from cogs.watch.following import HOW, follow
from cogs.watch.logs import show_log
from cogs.watch.looking import suggest_any_game, suggest_games, suggest_seats, table_seen
from cogs.watch.panels import show_panel
from cogs.watch.pointing import watch_message, watch_person
from cogs.watch.reviewing import show_review

__all__ = ["Watch", "closeups", "setup"]

LARGEST = 10**9  # of a number that somebody types
Number = Range[int, 0, LARGEST]
VIEWS = ("map", "text", FORECAST)


def _choices(family: str, values: tuple[str, ...]) -> list[Choice[str]]:
    return [Choice(name=told(f"{family}-{value}"), value=value) for value in values]


def _described(command: str, *options: str) -> dict[str, locale_str]:
    found = {option: told(f"command-{command}-{option}") for option in options}
    return found | {"game": told("command-look-game")}


class Watch(commands.Cog):
    """Everybody may look, also at a game that has ended."""

    @app_commands.command(name="board", description=told("command-board"))
    @app_commands.describe(**_described("board", "view", "part", "at", "share"))
    @app_commands.choices(view=_choices("look-view", VIEWS))
    @app_commands.autocomplete(part=suggest_parts, game=suggest_any_game)
    async def board(
        self,
        interaction: Interaction,
        view: str | None = None,
        part: str | None = None,
        at: Number | None = None,
        share: bool = False,
        game: str | None = None,
    ) -> None:
        """Show the board, or a part of it enlarged."""
        wanted = Wanted(view, part, at)
        await show_board(interaction, wanted, share=share, game=game)

    @app_commands.command(name="status", description=told("command-status"))
    @app_commands.describe(**_described("status", "player"))
    @app_commands.autocomplete(player=suggest_seats, game=suggest_any_game)
    async def status(
        self, interaction: Interaction, player: str | None = None, game: str | None = None
    ) -> None:
        """Show everything about one player."""
        await show_sheet_of(interaction, player, game)

    @app_commands.command(name="log", description=told("command-log"))
    @app_commands.describe(**_described("log", "last", "turn"))
    @app_commands.autocomplete(game=suggest_any_game)
    async def log(
        self,
        interaction: Interaction,
        last: Range[int, 1, LARGEST] | None = None,
        turn: Number | None = None,
        game: str | None = None,
    ) -> None:
        """Show what has happened."""
        await show_log(interaction, last=last, turn=turn, game=game)

    @app_commands.command(name="replay", description=told("command-replay"))
    @app_commands.rename(first="from", last="to")
    @app_commands.describe(**_described("replay", "first", "last", "share"))
    @app_commands.autocomplete(game=suggest_any_game)
    async def replay(
        self,
        interaction: Interaction,
        first: Number | None = None,
        last: Number | None = None,
        share: bool = False,
        game: str | None = None,
    ) -> None:
        """Show the game as an animation."""
        await show_replay(interaction, first=first, last=last, share=share, game=game)

    @app_commands.command(name="review", description=told("command-review"))
    @app_commands.describe(**_described("review", "share"))
    @app_commands.autocomplete(game=suggest_any_game)
    async def review(
        self, interaction: Interaction, share: bool = False, game: str | None = None
    ) -> None:
        """Show how a game went and which decisions cost most."""
        await show_review(interaction, share=share, game=game)

    @app_commands.command(name="panel", description=told("command-panel"))
    @app_commands.describe(**_described("panel"))
    @app_commands.autocomplete(game=suggest_games)
    async def panel(self, interaction: Interaction, game: str | None = None) -> None:
        """Bring the panel back, or lead to it."""
        await show_panel(interaction, game)

    @app_commands.command(name="watch", description=told("command-watch"))
    @app_commands.describe(**_described("watch", "how", "level"))
    @app_commands.choices(how=_choices("watch-how", HOW), level=_choices("watch-level", LEVELS))
    @app_commands.autocomplete(game=suggest_games)
    async def watch(
        self,
        interaction: Interaction,
        how: str | None = None,
        level: str | None = None,
        game: str | None = None,
    ) -> None:
        """Follow a game without playing."""
        await begin(interaction)
        await follow(interaction, await table_seen(interaction, game), how, level)


@app_commands.context_menu(name=told("command-watch-this"))
@for_servers
async def watch_person_menu(
    interaction: Interaction, person: discord.Member | discord.User
) -> None:
    """Follow the game that somebody plays."""
    await watch_person(interaction, person)


@app_commands.context_menu(name=told("command-watch-this"))
@for_servers
async def watch_message_menu(interaction: Interaction, message: discord.Message) -> None:
    """Follow the game of a message."""
    await watch_message(interaction, message)


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Watch())
    bot.tree.add_command(watch_person_menu)
    bot.tree.add_command(watch_message_menu)
