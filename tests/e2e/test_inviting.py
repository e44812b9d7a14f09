"""Inviting to a table, and [Watch] in the menus of people and messages."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Texts
from sandbox.components import walk
from sandbox.errors import CannotDoError
from tests.kit.actor import text_of
from tests.kit.example import GAME, THREAD, TITLE
from tests.kit.rooms import eventually, full_room, services, started
from tests.kit.story import answer

__all__ = ["full_room"]

MENU, INVITE, WATCH = "Invite players", "Invite to my table", "Watch"


async def opens(actor, **options):
    """A lobby, with its thread."""
    await actor.slash("/game new", **{"game": GAME, "seats": 3} | options)
    await actor.at(f"{actor.person.display_name} · {TITLE}").sees("this is your table")


async def chooses(actor, *people, menu=MENU):
    """The answer to a choice in the menu of the lobby."""
    numbers = [getattr(p, "person", p).id if p is not None else "0" for p in people]
    return text_of(await answer(actor, actor.choose(menu, *numbers)))


async def hide(room, channel, actor):
    """Let somebody see a channel no more."""
    world, delivery = room.sandbox.parts.world, room.sandbox.parts.delivery
    rule = {"id": actor.person.id, "type": 1, "allow": "0", "deny": str(1 << 10)}
    changed = channel | {"permission_overwrites": [rule]}
    world.save_channel(changed)
    await delivery.channel("channel_update", changed)

    async def is_heard():
        return bool(room.bot.client.get_channel(int(channel["id"])).overwrites)

    await eventually(is_heard)


async def points(actor, at, command):
    """The answer to a command in the menu of a person."""
    doing = actor.person.run_on_user(actor.channel()["id"], command, at.person.id)
    return text_of(await answer(actor, doing))


async def points_at(actor, message, command=WATCH):
    return text_of(await answer(actor, actor.person.run_on_message(message["id"], command)))


# --- by the menu of the lobby ---------------------------------------------------------------


async def test_those_who_are_chosen_are_called_and_may_join(full_room):
    alice, bob, olena = full_room.alice, full_room.bob, full_room.olena
    await opens(alice)
    assert await chooses(alice, bob, olena) == "\nInvited: Bob, Olena"
    call = await bob.at(THREAD).sees("invites you")
    assert {user["id"] for user in call["mentions"]} == {bob.person.id, olena.person.id}
    assert alice.shows("2. **Bob**") is None  # nobody is seated
    await bob.at(THREAD).press("Accept")
    await alice.sees("2. **Bob**")


async def test_bots_guests_and_who_was_called_before_are_not_called(full_room):
    alice, bob = full_room.alice, full_room.bob
    await opens(alice)
    bot = full_room.sandbox.parts.world.bot_id
    await chooses(alice, bob)
    await alice.at(THREAD).sees("invites you")
    menu = await alice.sees("a table for")
    custom_id = next(c for c in _ids(menu) if "lobby_invite" in c)
    numbers = [bot, alice.person.id, bob.person.id]
    said = text_of(await answer(alice, alice.person.choose(menu["id"], custom_id, numbers)))
    assert said.split("\n")[1:] == [
        "Bots cannot be invited: Thoth. **Add computer** adds a computer player.",
        "Already at the table: Alice",
        "Already invited to this table: Bob",
    ]
    calls = [m for m in alice.at(THREAD).messages() if "invites you" in text_of(m)]
    assert len(calls) == 1


def _ids(message):
    return [c["custom_id"] for c in walk(message["components"]) if "custom_id" in c]


async def test_who_is_not_at_the_table_invites_nobody(full_room):
    await opens(full_room.alice)
    await full_room.bob.sees("a table for")
    assert "Join first" in await chooses(full_room.bob, full_room.olena)
    assert full_room.alice.at(THREAD).shows("invites you") is None


async def test_a_full_table_invites_nobody(full_room):
    alice = full_room.alice
    await opens(alice, seats=2, computers=1)
    assert MENU not in text_of(await alice.sees("a table for"))
    assert "seats are taken" in await points(alice, full_room.bob, INVITE)


async def test_at_most_ten_at_once_and_twenty_five_in_all(full_room):
    alice, people = full_room.alice, full_room.sandbox.people
    await opens(alice)
    crowd = [people.add(f"guest{n:02}") for n in range(30)]
    with pytest.raises(CannotDoError, match="1 to 10"):
        await chooses(alice, *crowd[:11])
    for start in (0, 10):
        assert "Invited: Guest" in await chooses(alice, *crowd[start : start + 10])
    await chooses(alice, *crowd[20:25])
    assert "invited enough people" in await chooses(alice, crowd[25])


async def test_who_cannot_read_there_is_not_called(full_room):
    alice, bob = full_room.alice, full_room.bob
    await opens(alice)
    await hide(full_room, alice.channel(), bob)
    said = await chooses(alice, bob, full_room.olena)
    assert said == "\nInvited: Olena\nCannot read where this table is: Bob"


# --- by the menu of a person ----------------------------------------------------------------


async def test_the_menu_of_a_person_invites_them_to_my_table(full_room):
    alice, bob = full_room.alice, full_room.bob
    assert "waiting for players" in await points(alice, bob, INVITE)
    await opens(alice)
    assert await points(alice.at("games"), bob, INVITE) == "\nInvited: Bob"
    await bob.at(THREAD).sees("invites you")


async def test_menus_speak_three_languages(full_room):
    commands = full_room.alice.person.commands(full_room.alice.channel()["id"])
    for kind, name, key in (
        (2, INVITE, "invite"),
        (2, WATCH, "watch-this"),
        (3, WATCH, "watch-this"),
    ):
        command = next(c for c in commands if (c["type"], c["name"]) == (kind, name))
        for language in LANGUAGES[1:]:
            named = command["name_localizations"][language]
            assert named == Texts(language)(f"command-{key}")
            assert len(named) <= 32
    direct = await full_room.alice.person.open_dm()
    with pytest.raises(CannotDoError):
        await full_room.alice.person.run_on_user(direct["id"], WATCH, full_room.bob.person.id)


# --- watching -------------------------------------------------------------------------------


async def watchers(room, table):
    return [w.person for w in await services(room).store.watchers.of(table.id)]


async def test_watch_follows_the_game_of_a_person_or_a_message(full_room):
    alice, bob, olena, ivan = (getattr(full_room, n) for n in ("alice", "bob", "olena", "ivan"))
    assert "isn't playing" in await points(bob, alice, WATCH)
    assert "no game" in await points_at(bob, await bob.sees("Hello, I am Thoth"))
    table = await started(full_room, seats=2, computers=1)
    assert "following this game" in await points(bob.at("games"), alice, WATCH)
    post = await alice.sees("the game has begun")
    assert "игрой" in await points_at(ivan, post, "Следить за игрой")
    panel = await olena.at(THREAD).sees("Turn", patience=60)
    assert "грою" in await points_at(olena.at(THREAD), panel)
    assert "You're playing" in await points(alice, alice, WATCH)
    ids = {int(actor.person.id) for actor in (bob, olena, ivan)}
    assert set(await watchers(full_room, table)) == ids


async def test_nobody_finds_out_about_games_that_they_cannot_read(full_room):
    bob = full_room.bob
    table = await started(full_room, seats=2, computers=1)
    await hide(full_room, full_room.alice.channel(), bob)
    said = await points(bob.at("games"), full_room.alice, WATCH)
    assert "isn't playing any game here that you can read" in said
    assert await watchers(full_room, table) == []
