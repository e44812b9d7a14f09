"""Open seats are listed for those who can read there, and on a board that is always current."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from cogs.seats.board import keep_board
from sandbox.components import walk
from tests.e2e.test_inviting import hide, opens
from tests.kit.actor import text_of
from tests.kit.example import THREAD, TITLE
from tests.kit.rooms import ends_turn, eventually, full_room, services, started
from tests.kit.story import answer, labels

__all__ = ["full_room"]

FREE = "Take this seat"


async def resigned(room, turns=0):
    """A game of Alice, Bob and Olena whose second seat is on offer after some turns."""
    table = await started(room, room.bob, room.olena, seats=3)
    for _ in range(turns):
        await ends_turn(table)
    await room.bob.at(THREAD).slash("/game resign")
    await room.bob.at(THREAD).press("Resign")
    await room.olena.at(THREAD).sees("**Bob** no longer plays")
    return table


async def listed(actor):
    return await answer(actor, actor.slash("/game seats"))


async def test_a_seat_is_listed_and_taken_from_elsewhere(full_room):
    room = full_room
    assert "Вільних місць зараз немає" in text_of(await listed(room.olena))
    table = await resigned(room)
    listing = await listed(room.ivan)
    said = text_of(listing)
    assert f" {table.id}](https://discord.com/channels/" in said
    assert "сейчас ход" in said
    assert labels(listing) == ["Занять место"]
    taken = await answer(room.ivan, room.ivan.press("Занять место"))
    assert "Теперь вы" in text_of(taken)
    assert table.seats[1].person == int(room.ivan.person.id)
    offer = await room.alice.at(THREAD).sees("**Ivan** now plays")
    assert labels(offer) == []
    assert "Вільних місць" in text_of(await listed(room.olena))


def _takes(component, seat):
    """Whether a component takes a seat."""
    written = component.get("custom_id", "")
    return written.startswith("thoth:take_open:") and written.endswith(f":{seat}")


async def test_the_checks_are_those_of_the_table_itself(full_room):
    """Who plays there or has seen another hand takes nothing; who cannot read finds nothing."""
    room = full_room
    table = await resigned(room, turns=3)
    await room.olena.at(THREAD).slash("/game resign")
    await room.olena.at(THREAD).press("Вийти з гри")
    await room.alice.at(THREAD).sees("**Olena** no longer plays")
    assert labels(await listed(room.alice)) == [FREE, FREE]
    said = text_of(await answer(room.alice, room.alice.press(FREE)))
    assert "plays at this table already" in said
    listing = await listed(room.bob)
    others = [c["custom_id"] for c in walk(listing["components"]) if _takes(c, seat=2)]
    said = text_of(await answer(room.bob, room.bob.person.press(listing["id"], *others)))
    assert "Someone who has played another seat" in said
    assert [row.person for row in table.seats[1:]] == [None, None]
    listing = await listed(room.ivan)
    assert len(labels(listing)) == 2
    await hide(room, room.alice.channel(), room.ivan)
    await room.control.add_channel("lounge")
    hidden = await listed(room.ivan.at("lounge"))
    assert labels(hidden) == []
    assert TITLE not in text_of(hidden)
    assert [row.person for row in table.seats[1:]] == [None, None]


async def test_a_table_is_joined_from_the_list(full_room):
    room = full_room
    await opens(room.alice)
    listing = await listed(room.bob)
    assert "1 of 3, host Alice" in text_of(listing)
    assert labels(listing) == ["Join"]
    await room.bob.press("Join")
    await room.alice.sees("2. **Bob**")


async def board_says(room, channel, *texts):
    """The board, once it says all of this."""

    def found():
        message = channel.shows("Open seats")
        return message if message and all(t in text_of(message) for t in texts) else None

    return await channel._appears(found, f"a board that says {texts}", 30.0)


async def test_a_board_is_always_current_and_one_message(full_room):
    room = full_room
    made = await room.control.add_channel("open-seats")
    there = room.alice.at("open-seats")
    said = await answer(room.alice, room.alice.slash("/tableadmin board", channel=made["id"]))
    assert f"<#{made['id']}>" in text_of(said)
    empty = await board_says(room, there, "No seat is free")
    await opens(room.alice)
    board = await board_says(room, there, "1 of 3, host Alice")
    assert board["id"] == empty["id"]
    assert labels(board) == ["Join"]
    await room.bob.at("open-seats").press("Join")
    await board_says(room, there, "2 of 3, host Alice")
    path = services(room).store.path
    await room.bot.stop()
    with closing(sqlite3.connect(path)) as db:  # we died before it was noted
        db.execute("update seat_board set message=null, shown=''")
        db.commit()
    await room.bot.start()
    await room.olena.at("open-seats").press("Join")
    full = await board_says(room, there, "No seat is free")
    assert full["id"] == empty["id"]
    await room.control.delete_message(full["id"])
    await there.loses("No seat is free")
    again = await board_says(room, there, "No seat is free")
    assert again["id"] != full["id"]
    assert len([m for m in there.messages() if "Open seats" in text_of(m)]) == 1
    edited = again["edited_timestamp"]
    await keep_board(room.bot.client, room.bot.client.guilds[0].id)
    assert there.shows("Open seats")["edited_timestamp"] == edited  # nothing has changed
    await room.alice.slash("/tableadmin board", off=True)
    await there.loses("Open seats")
    assert await services(room).store.boards.all() == []


async def test_a_board_shows_only_what_its_readers_can_read(full_room):
    room = full_room
    made = await room.control.add_channel("open-seats")
    there = room.alice.at("open-seats")
    await opens(room.alice)
    await room.alice.slash("/tableadmin board", channel=made["id"])
    await board_says(room, there, "host Alice")
    await hide(room, room.alice.channel(), room.bob)
    client = room.bot.client
    services(room).clock = _later(services(room).clock)

    async def is_hidden():
        await keep_board(client, client.guilds[0].id)
        return "No seat is free" in text_of(there.shows("Open seats"))

    await eventually(is_hidden)


def _later(clock):
    return lambda: clock() + 61.0


async def test_only_managers_keep_a_board_and_only_where_we_may_write(full_room):
    room = full_room
    made = await room.control.add_channel("open-seats")
    room.control.deny("SEND_MESSAGES", channel_id=made["id"])
    said = await answer(room.alice, room.alice.slash("/tableadmin board", channel=made["id"]))
    assert "I can't post in" in text_of(said)
    assert await services(room).store.boards.all() == []
    said = await answer(room.alice, room.alice.slash("/tableadmin board"))
    assert "nowhere" in text_of(said)
