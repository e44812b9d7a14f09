"""A game's verbs are slash commands that Discord takes, in three languages."""

from __future__ import annotations

from importlib import import_module

from discord import app_commands
from discord.ext import commands

from bot.client import EXTENSIONS
from bot.texts import LANGUAGES, Texts
from tests.conformance.played import every_game

LONGEST = 100
MOST_COMMANDS = 25  # of a group


def group_of(game):
    module = import_module(f"cogs.{game}")
    (cog,) = [
        found for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, commands.Cog)
    ]  # fmt: skip
    (group,) = [c for c in cog.__cog_app_commands__ if isinstance(c, app_commands.Group)]
    return group


@every_game
def test_the_verbs_are_commands(game):
    assert f"cogs.{game}" in EXTENSIONS
    group = group_of(game)
    assert group.name == game
    names = {command.name for command in group.commands}
    assert "choose" in names, "whatever has no verb of its own can be answered"
    assert len(names) <= MOST_COMMANDS


@every_game
def test_commands_and_their_options_are_explained(game):
    for command in group_of(game).commands:
        keys = [f"command-{game}-{command.name}"]
        keys += [f"{keys[0]}-{parameter.name}" for parameter in command.parameters]
        for language in LANGUAGES:
            for key in keys:
                assert 0 < len(Texts(language)(key)) <= LONGEST, key
