"""A host hands the table on: before the game and while it is played."""

from __future__ import annotations

from tests.kit.actor import text_of
from tests.kit.example import GAME, THREAD
from tests.kit.rooms import eventually, full_room, only_table, room, services, started

__all__ = ["full_room", "room"]


async def test_a_lobby_is_handed_on_to_a_guest(room):
    alice, bob = room.alice, room.bob
    await alice.slash("/game new", game=GAME, seats=3)
    await alice.at(THREAD).sees("this is your table")
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    await bob.at(THREAD).slash("/game host", person=bob.person.id)
    await bob.at(THREAD).sees("Only the host can do that")
    await alice.at(THREAD).slash("/game host", person=room.olena.person.id)
    await alice.at(THREAD).sees("Only someone who sits at this table")
    await alice.at(THREAD).slash("/game host", person=alice.person.id)
    await alice.at(THREAD).sees("You're the host already")
    await alice.at(THREAD).slash("/game host", person=bob.person.id)
    told = await bob.at(THREAD).sees(f"Host: <@{bob.person.id}>")
    assert [user["id"] for user in told["mentions"]] == [bob.person.id]
    assert "2. **Bob** · host" in text_of(await alice.sees("a table for"))
    (lobby,) = await services(room).store.lobbies.of(int(bob.person.id))
    assert lobby.host == int(bob.person.id)
    await alice.press("Add computer")
    await alice.sees("Only the host can do that")


async def test_a_game_is_handed_on_and_the_rights_go_along(full_room):
    room = full_room
    alice, bob = room.alice.at(THREAD), room.bob.at(THREAD)
    table = await started(room, room.bob, room.olena, seats=3)
    await bob.slash("/game host", person=room.bob.person.id)
    await bob.sees(f"The host is <@{room.alice.person.id}>")
    await alice.slash("/game host", person=room.ivan.person.id)
    await alice.sees("Only someone who plays at this table")
    assert table.row.host == int(room.alice.person.id)
    await alice.slash("/game host", person=room.bob.person.id)
    told = f"<@{room.bob.person.id}> is now the host."
    await bob.sees(told)
    await eventually(lambda: nothing_is_to_be_told(room, table))
    await room.bot.restart()
    table = await only_table(room)
    assert table.row.host == int(room.bob.person.id)
    await bob.slash("/game settings")
    await bob.sees(f"Host: <@{room.bob.person.id}>")
    await bob.slash("/game replace", seat="3", person=room.ivan.person.id)
    await bob.sees("Give the seat of **Olena**")  # the host need not ask anybody
    await alice.slash("/game replace", seat="3", person=room.ivan.person.id)
    await bob.sees("Agreed: 1 of 3. Needed: 2.")
    posts = [m for m in alice.messages() if told in text_of(m)]
    assert len(posts) == 1


async def nothing_is_to_be_told(room, table):
    return await services(room).store.announcements(table.id) == []
