"""A game's verbs are slash commands that Discord takes, in three languages."""

from __future__ import annotations

from bot.games.verbs import CHOOSE, verbs_of
from bot.texts import LANGUAGES, Texts
from cogs.verbs.group import group_of
from tests.conformance.played import every_game

LONGEST = 100
MOST_COMMANDS = 25  # of a group


@every_game
def test_the_verbs_are_commands(game):
    group = group_of(game)
    assert group.name == game
    assert [command.name for command in group.commands] == [verb.name for verb in verbs_of(game)]
    assert verbs_of(game)[-1] is CHOOSE, "whatever has no verb of its own can be answered"
    assert len(group.commands) <= MOST_COMMANDS


@every_game
def test_a_command_asks_for_what_its_verb_needs(game):
    for command, verb in zip(group_of(game).commands, verbs_of(game), strict=True):
        asked = [(parameter.name, parameter.required) for parameter in command.parameters]
        assert asked == [(value.name, value.needed) for value in verb.values]
        for parameter, value in zip(command.parameters, verb.values, strict=True):
            assert parameter.autocomplete == value.suggested
            assert parameter.max_value == value.most


@every_game
def test_commands_and_their_options_are_explained(game):
    for verb in verbs_of(game)[:-1]:
        keys = [f"command-{game}-{verb.name}"]
        keys += [f"{keys[0]}-{value.name}" for value in verb.values]
        for language in LANGUAGES:
            for key in keys:
                assert 0 < len(Texts(language)(key)) <= LONGEST, key


@every_game
def test_the_line_of_a_verb_begins_with_a_word_that_can_be_typed(game):
    """Whatever is left out leaves no trace."""
    for verb in verbs_of(game)[:-1]:
        needed = {value.name: "1" for value in verb.values if value.needed}
        line = verb.line({**{value.name: "" for value in verb.values}, **needed})
        assert line == verb.line(needed)
        assert line.split()[0] == verb.begins
        assert f"{game}-word-{verb.begins}" in Texts("en"), verb
