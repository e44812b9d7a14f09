"""Lobbies, invitations and votes are kept as they are, and numbers are never used twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.errors import NoSuchLobby
from bot.store.rows import Answer, CallRow, Ended, GuestRow, InvitedRow, LobbyRow, Place
from tests.bot.tables import kit
from tests.kit.example import GAME

HERE = Place(1, 2, None)
GUESTS = (GuestRow("Alice", 100, None, "ra"), GuestRow("", None, "thoth"), GuestRow("Bob", 101))
LOBBY = LobbyRow(0, GAME, 100, 4, {"scenario": "x"}, "slow", "uk", HERE, 77, 12.5, GUESTS)


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
    motion = await votes.propose(table.id, "end", 100, 50.0)
    assert await votes.propose(table.id, "end", 101, 60.0) == motion  # not asked twice
    await votes.cast(motion.game, motion.id, 100, 0.0, agrees=True)
    await votes.cast(motion.game, motion.id, 101, 0.0, agrees=True)
    await votes.asked_at(motion.id, 5, 6)
    after = await votes.cast(motion.game, motion.id, 101, 49.0, agrees=False)
    assert after.votes == {100: True, 101: False}
    assert (after.channel, after.message, after.closes) == (5, 6, 50.0)
    await votes.note_shown(motion.id, ended=False)
    assert (await votes.to_show(49.0), await votes.to_show(50.0)) == ([], [motion.id])
    assert await votes.cast(motion.game, motion.id, 102, 50.0, agrees=True) is None  # too late
    await votes.end(motion.id, Ended.LOST, "Not agreed.")
    ended = await votes.get(motion.id)
    assert (ended.decided, ended.ended, ended.told) == (True, Ended.LOST, "Not agreed.")
    await votes.note_shown(motion.id, ended=False)  # what was shown is older than the end
    assert await votes.to_show(0.0) == await votes.unsaid(table.id, 0.0) == [motion.id]
    await votes.note_shown(motion.id, ended=True)
    assert (await votes.to_show(99.0), await votes.get(motion.id)) == ([], None)
    assert await votes.cast(motion.game, motion.id, 102, 0.0, agrees=True) is None
    assert (await votes.propose(table.id, "end", 101, 50.0)).id != motion.id


async def test_motions_get_the_time_back_that_the_bot_was_away(store):
    table = await kit.new_table(store)
    motion = await store.votes.propose(table.id, "end", 100, 50.0)
    await store.clocks.change([], away=7.0)
    assert (await store.votes.get(motion.id)).closes == 57.0
    assert await store.votes.to_show(0.0) == [motion.id]  # its message says until when


async def test_calls_outlive_their_lobby_until_their_message_says_so(store):
    invitations, lobby = store.invitations, await store.lobbies.open(LOBBY)
    people = (InvitedRow(1), InvitedRow(2), InvitedRow(3))
    call = await invitations.call(
        CallRow(0, lobby.id, 9, lobby.name, "uk", 1, 2, invited=people),
    )
    assert await invitations.of(lobby.id) == [call]
    assert (await store.lobbies.get(lobby.id)).invited == (1, 2, 3)
    assert await invitations.answer(call.id, [2, 4], Answer.DECLINED) == [2]
    assert await invitations.answer(call.id, [2], Answer.ACCEPTED) == []
    await store.lobbies.save(replace(lobby, guests=(*lobby.guests, GuestRow("Three", 3))))
    now = await store.lobbies.get(lobby.id)
    assert (now.invited, now.declined) == ((1,), (2,))
    await invitations.asked_at(call.id, 77)
    shown = await invitations.get(call.id)
    assert shown.open == [1]
    await invitations.note_shown(replace(shown, message=None))  # that is not how it stands
    assert await invitations.to_show() == [call.id]
    await invitations.note_shown(shown)
    assert await invitations.to_show() == []
    await store.lobbies.close(lobby.id)
    over = await invitations.get(call.id)
    assert (over.ended, over.open, await invitations.to_show()) == (True, [], [call.id])
    assert await invitations.answer(call.id, [1], Answer.ACCEPTED) == []
    await invitations.note_shown(over)
    assert await invitations.get(call.id) is None
    with pytest.raises(NoSuchLobby):
        await invitations.call(call)
