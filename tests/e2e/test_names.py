"""Names that want to be something else: they are read as names, from the lobby to the game."""

from __future__ import annotations

import re

import pytest

from cogs.places.links import escaped
from tests.kit.actor import text_of
from tests.kit.example import GAME
from tests.kit.rooms import full_room
from tests.kit.story import answer
from tests.kit.table_talk import is_private

__all__ = ["full_room"]

NASTY = [
    "</play:1234567890>",
    "<t:0:R>",
    "<#1234567890>",
    "<a:cat:1234567890>",
    "<:cat:1234567890>",
    "<@&1234567890>",
    "<@1234567890>",
    "<id:customize>",
    "@everyone",
    "@here",
    "http://example.org",
    "https://example.org/a",
    "<https://example.org>",
    "discord.gg/abcdef",
    "[gold](https://example.org)",
    "**bold**",
    "__under__",
    "~~gone~~",
    "||spoiler||",
    "`code`",
    "```block",
    "# Heading",
    "-# small",
    "> quote",
    ">>> quotes",
    "- item",
    "* item",
    "\u202eevil",
    "a\u200bb",
    "\u2066x",
    "\u200f",
    "\u3164",
    "new\nline",
    "שלום",
    "\\",
]
LIVE = re.compile(
    r"</|<t:|<#|<a?:\w+:|<@&|<id:|https?://|discord\.gg/|[\u200e\u200f\u202a-\u202e\u2066\u2067]"
    r"|@everyone|@here|\]\("
)


@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_only_a_name(name):
    """faults.md, Low; discord.md, Small: commands, times, channels, emojis and addresses in names,
    and characters that turn a line around.
    """
    shown = escaped(name)
    assert shown.strip()
    assert not LIVE.search(shown)
    assert "\n" not in shown
    for mark in "*_~|`":  # none without a backslash before it
        assert not re.search(rf"(?<!\\){re.escape(mark)}", shown.replace("\\\\", ""))
    assert not re.match(r"(#{1,3}|-#|>{1,3}|[-*]) ", shown)


@pytest.mark.parametrize(
    "name", ["Olena", "Ірина О'Ніл", "Jean-Luc (2)", "李雷", "🐪 Camel", "ذهب"]
)
def test_an_ordinary_name_stays_what_it_is(name):
    assert escaped(name).strip("\u2068\u2069") == name


def rename(room, actor, name):
    world = room.sandbox.parts.world
    world.save_user(world.users[actor.person.id] | {"global_name": name})


@pytest.mark.parametrize("first", range(3))
async def test_such_names_go_through_a_lobby_into_a_game(full_room, first):
    """People with several such names each sit down, begin, resign and are replaced."""
    alice, bob, olena = full_room.alice, full_room.bob, full_room.olena
    one, two, three = (" ".join(NASTY[first + part :: 9]) for part in (0, 3, 6))
    for actor, name in ((alice, one), (bob, two), (olena, three)):
        rename(full_room, actor, name)
    await alice.slash("/game new", game=GAME, seats=2)
    lobby = await bob.sees("a table for")
    await bob.press("Join")
    await bob.sees("You've joined the table")
    await alice.press("Start")
    await alice.sees("the game has begun")
    thread = lobby["id"]
    await alice.at(thread).slash("/game settings", clock="none")
    await bob.at(thread).sees("wants to change")
    there = bob.at(thread)
    for line, options in (("/help", {}), ("/status", {"player": "1"}), ("/game list", {})):
        await answer(there, there.slash(line, **options))
    await bob.at(thread).slash("/game resign")
    await bob.at(thread).press("Resign")
    await olena.at(thread).press("Take this seat")
    await alice.at(thread).sees(" now")
    told = [
        message
        for actor in (alice, bob, olena)
        for channel in actor.person.channels()
        for message in actor.person.messages(channel["id"])
    ]
    assert any(is_private(message) for message in told)
    for message in told:
        assert_harmless(message)


def assert_harmless(message):
    """No text of a message holds what Discord would take for something else."""
    for name in NASTY:
        if LIVE.search(name) or "<" in name or "**" in name:
            assert name not in text_of(message), (name, text_of(message))
    assert "\u202e" not in text_of(message)
    assert not message["mention_everyone"]
    assert not message["mention_roles"]
