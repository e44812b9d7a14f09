"""Threads of games: names that differ, within Discord's limit, and put away after the end."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.rows import SeatRow, Status
from cogs.places import thread_names
from sandbox.wire import MessageType
from tests.kit.actor import text_of
from tests.kit.example import THREAD, TITLE
from tests.kit.rooms import ends_turn, eventually, full_room, services, started

__all__ = ["full_room"]

WEEK, DAY = 10080, 1440


def thread_of(room, table):
    return room.sandbox.parts.world.channel(str(table.row.place.thread))


async def is_named(room, table, name):
    async def is_so():
        return thread_of(room, table)["name"] == name

    await eventually(is_so)


async def is_kept_for(room, table, minutes):
    async def is_so():
        return thread_of(room, table)["thread_metadata"]["auto_archive_duration"] == minutes

    await eventually(is_so)


async def test_threads_are_named_by_what_differs_first(full_room):
    """Every thread was called "Ankh: Gods of Egypt: Alice"."""
    await full_room.alice.at("games").slash("/game new", game="senet")
    await full_room.alice.at("Alice · Senet").sees("this is your table")
    assert full_room.alice.at("Alice · Senet").channel()["name"] == "Alice · Senet"
    table = await started(full_room, full_room.bob, full_room.olena, seats=3)
    await is_named(full_room, table, f"{table.id} · Alice, Bob, Olena · {TITLE}")
    told = [m for m in full_room.bob.at(THREAD).messages() if m["type"] == MessageType.RENAMED]
    assert [text_of(m) for m in told] == [f"{table.id} · Alice, Bob, Olena · {TITLE}"]


async def test_a_thread_is_renamed_at_most_once_in_ten_minutes(full_room, monkeypatch):
    table = await started(full_room, full_room.bob, seats=2)
    first = f"{table.id} · Alice, Bob · {TITLE}"
    await is_named(full_room, table, first)
    monkeypatch.setattr(thread_names, "RENAME_SECONDS", 1.0)
    olena, ivan = (
        SeatRow(1, actor.person.display_name, int(actor.person.id))
        for actor in (full_room.olena, full_room.ivan)
    )
    await table.give_seat(olena)
    await table.give_seat(ivan)  # while the name must wait
    await is_named(full_room, table, f"{table.id} · Alice, Ivan · {TITLE}")
    told = [m for m in full_room.ivan.at(THREAD).messages() if m["type"] == MessageType.RENAMED]
    assert len(told) == 2


async def test_a_thread_says_whose_turn_it_is_once_they_think_for_long(full_room, monkeypatch):
    """Never for longer than it is true: of two renames that Discord allows one is left for that."""
    monkeypatch.setattr(thread_names, "THINKING_SECONDS", 0.5)
    monkeypatch.setattr(thread_names, "RENAME_SECONDS", 2.0)
    table = await started(full_room, full_room.bob, seats=2)
    plain = f"{table.id} · Alice, Bob · {TITLE}"
    await is_named(full_room, table, plain)
    for _ in range(2):
        full_room.control.advance_clock(600)
        who = table.seats[table.session.request.choices[0].seat].name
        await is_named(full_room, table, f"▶ {who} · {plain}")
        monkeypatch.setattr(thread_names, "THINKING_SECONDS", 60.0)
        await ends_turn(table)
        await is_named(full_room, table, plain)
        monkeypatch.setattr(thread_names, "THINKING_SECONDS", 0.5)


async def test_when_a_game_ends_it_is_nobody_s_turn(full_room, monkeypatch):
    monkeypatch.setattr(thread_names, "THINKING_SECONDS", 0.2)
    monkeypatch.setattr(thread_names, "RENAME_SECONDS", 1.0)
    table = await started(full_room, full_room.bob, seats=2)
    await is_named(full_room, table, thread_names.wanted_of(table).name)
    full_room.control.advance_clock(600)
    await is_named(full_room, table, thread_names.wanted_of(table).turn)
    await table.close()
    await is_named(full_room, table, f"{table.id} · Alice, Bob · {TITLE}")


async def test_a_name_that_is_true_already_stays(full_room):
    """After a restart nobody has been seen to think yet."""
    table = await started(full_room, full_room.bob, seats=2)
    wanted = thread_names.wanted_of(table)
    ours = full_room.bot.client.get_channel(table.row.place.thread)
    await eventually(lambda: is_heard(ours, wanted.name))
    await asyncio.sleep(0.1)  # for what the gateway tells late
    keeper, threads = (
        thread_names.ThreadKeeper(full_room.bot.client),
        full_room.sandbox.parts.threads,
    )
    await threads.change(thread_of(full_room, table), {"name": wanted.turn})
    await eventually(lambda: is_heard(ours, wanted.turn))
    await keeper.keep(table)  # ends: there is nothing to wait for
    assert thread_of(full_room, table)["name"] == wanted.turn


async def is_heard(thread, name):
    return thread.name == name


async def test_the_name_that_a_moderator_gave_stays(full_room):
    table = await started(full_room, full_room.bob, seats=2)
    await is_named(full_room, table, f"{table.id} · Alice, Bob · {TITLE}")
    parts = full_room.sandbox.parts
    await parts.threads.change(thread_of(full_room, table), {"name": "The final"})
    await table.give_seat(SeatRow(1, "Olena", int(full_room.olena.person.id)))
    await table.close()
    await is_kept_for(full_room, table, DAY)  # so it was looked at
    assert thread_of(full_room, table)["name"] == "The final"


@pytest.mark.parametrize("status", [403, 500])
async def test_a_rename_that_fails_stops_nothing(full_room, status, monkeypatch):
    monkeypatch.setattr(thread_names, "CALL_SECONDS", 0.5)
    await full_room.alice.slash("/game new", game="ankh", seats=2)
    await full_room.bob.press("Join")
    await full_room.alice.sees("**Bob**")
    thread = full_room.alice.at(THREAD).channel()["id"]
    full_room.control.fail(status=status, method="PATCH", path=f"/channels/{thread}", times=99)
    await full_room.alice.press("Start")
    await full_room.alice.at(THREAD).sees("Turn 1", patience=60)
    assert full_room.alice.at(THREAD).channel()["name"] == THREAD
    full_room.control.clear()
    full_room.sandbox.parts.console.refused.clear()


async def test_long_names_leave_room_for_the_game(full_room):
    table = await started(full_room, full_room.bob, seats=2)
    await is_named(full_room, table, f"{table.id} · Alice, Bob · {TITLE}")
    table.seats[0] = SeatRow(0, "W" * 32 + "\u202e\n" + "W" * 60, table.seats[0].person)
    name = thread_names.playing_name(table)
    assert len(name) == 100
    assert name.endswith(f"… · {TITLE}")
    assert "\n" not in name
    assert "\u202e" not in name


async def test_a_thread_is_put_away_a_day_after_the_end(full_room):
    table = await started(full_room, seats=2, computers=1)
    assert thread_of(full_room, table)["thread_metadata"]["auto_archive_duration"] == WEEK
    await full_room.alice.at(THREAD).slash("/game resign")
    await full_room.alice.at(THREAD).press("Resign")
    await is_kept_for(full_room, table, DAY)
    assert table.row.status is Status.CLOSED
    await eventually(lambda: nothing_is_left(full_room, table.id))
    assert not thread_of(full_room, table)["thread_metadata"]["archived"]
    full_room.control.advance_clock(25 * 3600)
    assert thread_of(full_room, table)["thread_metadata"]["archived"]


async def nothing_is_left(room, game):
    return game not in await services(room).store.restless()
