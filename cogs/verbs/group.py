"""The verbs of a game as a group of slash commands: each writes a line, and plays it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from inspect import Parameter, Signature

from discord import app_commands

from bot.games.verbs import CHOOSE, Value, Verb, verbs_of
from cogs.core.components import Interaction
from cogs.core.translation import told
from cogs.table.lines import complete_line, play_line

Choices = list[app_commands.Choice[str]]


def group_of(game: str) -> app_commands.Group:
    """The commands of a game."""
    group = app_commands.Group(name=game, description=told(f"command-{game}"))
    for verb in verbs_of(game):
        group.add_command(_command(game, verb))
    return group


def _command(game: str, verb: Verb) -> app_commands.Command[app_commands.Group, ..., None]:
    about = "command-choose" if verb is CHOOSE else f"command-{game}-{verb.name}"
    described = {value.name: told(f"{about}-{value.name}") for value in verb.values}

    async def play(interaction: Interaction, **typed: object) -> None:
        await play_line(interaction, verb.line(typed))

    play.__signature__ = _signature(verb)  # type: ignore[attr-defined]  # discord.py reads it
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name=verb.name,
        description=told(about),
        callback=app_commands.describe(**described)(play),
    )
    for value in verb.values:
        if value.suggested:
            command.autocomplete(value.name)(_suggesting(verb))
    return command


def _signature(verb: Verb) -> Signature:
    """What a person may type, as the parameters of a function."""
    asked = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    return Signature([asked, *map(_parameter, verb.values)])


def _parameter(value: Value) -> Parameter:
    wanted: object = str if value.most is None else app_commands.Range[int, 0, value.most]
    empty = Parameter.empty if value.needed else ""
    kind = Parameter.POSITIONAL_OR_KEYWORD
    return Parameter(value.name, kind, annotation=wanted, default=empty)


def _suggesting(verb: Verb) -> Callable[[Interaction, str], Coroutine[None, None, Choices]]:
    """How a line that begins with a verb can go on; each suggestion is valid input itself."""

    async def suggest(interaction: Interaction, current: str) -> Choices:
        lines = await complete_line(interaction, current, verb.begins)
        return [app_commands.Choice(name=line, value=line) for line in lines]

    return suggest
