"""A forum where games are opened: a post a game, with tags that are true."""

from __future__ import annotations

import pytest

from bot.store.rows import Status
from bot.texts import LANGUAGES, Texts
from tests.kit.actor import Actor, text_of
from tests.kit.example import GAME, TITLE
from tests.kit.gallery import answers
from tests.kit.prepared import until
from tests.kit.rooms import full_room, only_table

__all__ = ["full_room"]


@pytest.fixture
async def club(full_room):
    """A server with a forum; the bot has heard of it."""
    club = full_room
    club.forum = await club.control.add_channel("tables", "FORUM")
    await club.bot.client.wait_until_ready()
    await until(lambda: club.bot.client.guilds[0].forums)
    return club


async def answer(actor, command, **options):
    return text_of((await answers(actor, command, **options))[0])


async def chosen(club):
    """The managers have chosen the forum, and it has its tags."""
    await club.control.tag_forum(club.forum["id"], ["Open", "plays", "Playing", "over"])
    await until(lambda: len(forum(club).available_tags) == 4)
    said = await answer(club.alice, "/tableadmin forum", forum=club.forum["id"])
    assert "New games are opened in" in said
    assert "lacks" not in said


def forum(club):
    return club.bot.client.guilds[0].forums[0]


def posts(club):
    return [
        c
        for c in club.sandbox.parts.world.channels.values()
        if c.get("parent_id") == club.forum["id"]
    ]


def tags(club, post):
    """The names of a post's tags."""
    channels = club.sandbox.parts.world.channels
    known = {t["id"]: t["name"] for t in channels[club.forum["id"]]["available_tags"]}
    return [known[number] for number in channels[post["id"]]["applied_tags"]]


async def opened(club, **options):
    await club.bob.slash("/game new", **{"game": GAME, "seats": 2} | options)
    await until(lambda: posts(club))
    (post,) = posts(club)
    await Actor(club.bob.person, post["id"]).sees("a table for")
    await club.bob.sees("Your table is open")
    return post


async def test_a_game_has_a_post_whose_tag_says_how_it_stands(club):
    await chosen(club)
    post = await opened(club)
    assert tags(club, post) == ["Open"]
    assert TITLE in post["name"]
    at = {actor: Actor(actor.person, post["id"]) for actor in (club.alice, club.bob)}
    assert club.bob.shows("a table for") is None  # nothing else is in the channel
    await at[club.alice].press("Join")
    await at[club.bob].sees("**Alice**")
    await at[club.bob].press("Start")
    await at[club.bob].sees("the game has begun")
    table = await only_table(club)
    assert str(table.row.place.thread) == post["id"]
    assert str(table.row.place.channel) == club.forum["id"]
    await until(lambda: tags(club, post) == ["Playing"])
    await table.close()
    await until(lambda: tags(club, post) == ["over"])
    assert table.row.status is Status.CLOSED


async def test_a_tag_of_somebody_else_stays(club):
    await chosen(club)
    post = await opened(club, computers=1)
    plays = next(t.id for t in forum(club).available_tags if t.name == "plays")
    guild = club.bot.client.guilds[0]
    await until(lambda: guild.get_thread(int(post["id"])) is not None)
    thread = guild.get_thread(int(post["id"]))
    await thread.edit(applied_tags=[*thread.applied_tags, forum(club).get_tag(plays)])
    await Actor(club.bob.person, post["id"]).press("Start")
    await until(lambda: tags(club, post) == ["plays", "Playing"])


async def test_a_table_that_everybody_leaves_is_over(club):
    await chosen(club)
    post = await opened(club)
    await Actor(club.bob.person, post["id"]).press("Leave")
    await until(lambda: tags(club, post) == ["over"])


async def test_tags_are_made_if_that_is_allowed_and_named_if_not(club):
    said = await answer(club.alice, "/tableadmin forum", forum=club.forum["id"])
    assert "New games are opened in" in said
    assert "lacks the tags “open”, “playing”, “over”" in said
    club.control.allow("MANAGE_CHANNELS")
    await until(lambda: forum(club).permissions_for(forum(club).guild.me).manage_channels)
    assert "lacks" not in await answer(club.alice, "/tableadmin forum")
    await until(lambda: [t.name for t in forum(club).available_tags] == ["open", "playing", "over"])


async def test_what_is_missing_is_named_and_changes_nothing(club):
    club.control.deny("SEND_MESSAGES", channel_id=club.forum["id"])
    await until(lambda: not forum(club).permissions_for(forum(club).guild.me).send_messages)
    said = await answer(club.alice, "/tableadmin forum", forum=club.forum["id"])
    assert "Send Messages" in said
    assert "Nothing has been changed" in said
    await club.bob.slash("/game new", game=GAME)
    await club.bob.sees("a table for")
    assert posts(club) == []


async def test_a_forum_that_lets_us_no_longer_refuses_with_the_reason(club):
    await chosen(club)
    club.control.deny("ATTACH_FILES", channel_id=club.forum["id"])
    await until(lambda: not forum(club).permissions_for(forum(club).guild.me).attach_files)
    said = await answer(club.bob, "/game new", game=GAME)
    assert "New games are opened in" in said
    assert "Attach Files" in said
    assert posts(club) == []


async def test_a_forum_that_wants_a_tag_must_have_ours(club):
    await club.control.tag_forum(club.forum["id"], ["news"], required=True)
    await until(lambda: forum(club).flags.require_tag)
    said = await answer(club.alice, "/tableadmin forum", forum=club.forum["id"])
    assert "requires a tag" in said
    await club.control.tag_forum(club.forum["id"], ["Набор"], required=True)
    await until(lambda: forum(club).available_tags[0].name == "Набор")
    assert "requires" not in await answer(club.alice, "/tableadmin forum", forum=club.forum["id"])
    assert tags(club, await opened(club)) == ["Набор"]


async def test_the_forum_can_be_given_up_and_may_be_removed(club):
    await chosen(club)
    assert "where people ask" in await answer(club.alice, "/tableadmin forum", off=True)
    assert "No forum is set" in await answer(club.alice, "/tableadmin forum")
    await chosen(club)
    await club.control.delete_channel(club.forum["id"])
    await until(lambda: not club.bot.client.guilds[0].forums)
    await club.bob.slash("/game new", game=GAME)
    await club.bob.sees("a table for")


def test_tags_differ_in_every_language_and_fit_discord():
    for language in LANGUAGES:
        names = [Texts(language)(f"forum-tag-{state}") for state in ("open", "playing", "over")]
        assert len(set(names)) == 3
        assert all(0 < len(name) <= 20 for name in names)
