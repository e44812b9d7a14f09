"""What keeps a game from being run at a place (discord.md 4 and 5)."""

from __future__ import annotations

import discord
import pytest

from bot.commands.invite import NEEDED
from bot.texts import LANGUAGES, Texts
from cogs.places.trouble import (
    EVERYWHERE,
    THREADS,
    listed,
    may_open_threads,
    missing_permissions,
    trouble_with,
)

INVITED = NEEDED.value


def channel(kind, **fields):
    """A channel of which only the kind and a few fields are there."""
    made = object.__new__(kind)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


TEXT = channel(discord.TextChannel, _type=discord.ChannelType.text.value)
NEWS = channel(discord.TextChannel, _type=discord.ChannelType.news.value)
THREAD = channel(discord.Thread, locked=False)
LOCKED = channel(discord.Thread, locked=True)


def without(*names):
    permissions = discord.Permissions(INVITED)
    permissions.update(**dict.fromkeys(names, False))
    return permissions


@pytest.mark.parametrize("place", [TEXT, NEWS, THREAD, channel(discord.DMChannel)])
def test_the_invitation_asks_for_all_that_a_game_needs(place):
    assert trouble_with(place, without()) == []


@pytest.mark.parametrize(
    "kind",
    [discord.VoiceChannel, discord.StageChannel, discord.ForumChannel, discord.CategoryChannel],
)
def test_games_are_for_text_channels(kind):
    assert trouble_with(channel(kind), without()) == ["kind"]


@pytest.mark.parametrize(
    ("place", "missing", "told"),
    [
        (TEXT, ["attach_files"], ["attach_files"]),
        (TEXT, ["read_message_history", "attach_files"], ["attach_files", "read_message_history"]),
        (TEXT, ["create_public_threads"], []),  # then it is one game a channel
        (NEWS, ["create_public_threads"], ["create_public_threads"]),
        (THREAD, ["send_messages"], []),
        (THREAD, ["send_messages_in_threads", "attach_files"], ["send_messages_in_threads"]),
        (TEXT, ["view_channel", "send_messages", "attach_files"], ["view_channel"]),
    ],
)
def test_what_is_missing_is_named(place, missing, told):
    assert missing_permissions(place, without(*missing)) == told


def test_only_who_manages_threads_writes_in_a_locked_one():
    assert trouble_with(LOCKED, without()) == ["locked"]
    assert trouble_with(LOCKED, discord.Permissions.all()) == []


def test_a_thread_is_opened_only_where_its_game_can_be_told():
    assert may_open_threads(TEXT, without())
    assert may_open_threads(NEWS, without())
    assert not may_open_threads(TEXT, without("attach_files"))
    assert not may_open_threads(TEXT, without("send_messages_in_threads"))
    assert not may_open_threads(THREAD, without())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_every_language(language, monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)
    needed = ["view_channel", "send_messages", *EVERYWHERE, *THREADS]
    told = listed(Texts(language), ["kind", "locked", "archived", "gone", *needed])
    assert told.count("; ") == 3 + len(needed)
