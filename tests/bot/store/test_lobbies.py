"""Lobbies and votes are kept as they are, and numbers are never used twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.errors import NoSuchLobby
from bot.store.rows import GuestRow, LobbyRow, Place
from bot.store.sqlite.store import SqliteStore
from tests.bot.tables import kit
from tests.kit.example import GAME

HERE = Place(1, 2, None)
GUESTS = (GuestRow("Alice", 100, None, "ra"), GuestRow("", None, "thoth"), GuestRow("Bob", 101))
LOBBY = LobbyRow(0, GAME, 100, 4, {"scenario": "x"}, "slow", "uk", HERE, 77, 12.5, GUESTS)


@pytest.fixture
async def store(tmp_path):
    opened = await SqliteStore.open(tmp_path / "a.sqlite3")
    yield opened
    await opened.close()


async def test_a_lobby_is_kept_as_it_is(store):
    row = await store.lobbies.open(LOBBY)
    assert await store.lobbies.get(row.id) == replace(LOBBY, id=row.id)
    changed = replace(
        row,
        host=101,
        seats=5,
        agreed={},
        clock="none",
        language="en",
        message=None,
        place=Place(1, 2, 3),
        guests=GUESTS[::-1],
    )
    await store.lobbies.save(changed)
    assert await store.lobbies.get(row.id) == changed


async def test_lobbies_are_found_by_place_person_and_server(store):
    one = await store.lobbies.open(LOBBY)
    two = await store.lobbies.open(replace(LOBBY, place=Place(1, 2, 3), guests=GUESTS[:1]))
    three = await store.lobbies.open(replace(LOBBY, place=Place(None, 9), guests=GUESTS[2:]))
    lobbies = store.lobbies
    assert [row.id for row in await lobbies.at(HERE)] == [one.id]
    assert [row.id for row in await lobbies.at(Place(None, 9))] == [three.id]
    assert [row.id for row in await lobbies.of(101)] == [one.id, three.id]
    assert await lobbies.of(55) == []
    assert [row.id for row in await lobbies.in_guild(1)] == [one.id, two.id]
    assert (await lobbies.of(101))[0].guests == GUESTS


async def test_a_lobby_is_to_be_shown_until_its_message_shows_it_as_it_is(store):
    row = await store.lobbies.open(LOBBY)
    assert await store.lobbies.to_show() == [row.id]
    await store.lobbies.note_shown(row)
    assert await store.lobbies.to_show() == []
    smaller = replace(row, guests=GUESTS[:2])
    await store.lobbies.save(smaller)
    await store.lobbies.note_shown(row)  # by somebody who was slow
    assert await store.lobbies.to_show() == [row.id]
    await store.lobbies.note_shown(smaller)
    assert await store.lobbies.to_show() == []
    await store.lobbies.save(replace(smaller, message=None))
    assert await store.lobbies.to_show() == []  # nothing of it has been posted


async def test_a_number_is_never_used_twice(store):
    first = await store.lobbies.open(LOBBY)
    await store.lobbies.close(first.id)
    second = await store.lobbies.open(LOBBY)
    assert second.id > first.id
    with pytest.raises(NoSuchLobby):
        await store.lobbies.get(first.id)
    with pytest.raises(NoSuchLobby):
        await store.lobbies.save(first)


async def test_a_lobby_that_nobody_saw_is_forgotten(store):
    seen = await store.lobbies.open(LOBBY)
    unseen = await store.lobbies.open(replace(LOBBY, message=None))
    await store.lobbies.close_unposted()
    assert await store.lobbies.get(seen.id) == seen
    with pytest.raises(NoSuchLobby):
        await store.lobbies.get(unseen.id)


async def test_motions_and_votes_are_kept(store):
    table = await kit.new_table(store)
    votes = store.votes
    motion = await votes.propose(table.id, "end", 100)
    assert await votes.propose(table.id, "end", 101) == motion  # the same is not asked twice
    await votes.cast(motion.game, motion.id, 100, agrees=True)
    await votes.cast(motion.game, motion.id, 101, agrees=True)
    await votes.asked_at(motion.id, 5, 6)
    after = await votes.cast(motion.game, motion.id, 101, agrees=False)
    assert after.votes == {100: True, 101: False}
    assert (after.channel, after.message) == (5, 6)
    await votes.decide(motion.id)
    assert (await votes.to_show(), (await votes.get(motion.id)).decided) == ([motion.id], True)
    await votes.note_shown(motion.id)
    assert (await votes.to_show(), await votes.get(motion.id)) == ([], None)
    assert await votes.cast(motion.game, motion.id, 102, agrees=True) is None
    assert (await votes.propose(table.id, "end", 101)).id != motion.id
