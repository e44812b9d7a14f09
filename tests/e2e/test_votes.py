"""Votes end: when their time is up, when somebody comes or goes, and never twice."""

from __future__ import annotations

import time

from bot.store.rows import Ended, SeatRow, Status
from cogs.seats import votes
from cogs.seats.votes import VOTING_SECONDS, show_late
from tests.kit.actor import text_of
from tests.kit.example import THREAD
from tests.kit.rooms import eventually, only_table, room, services, started
from tests.kit.story import labels

__all__ = ["room"]


def passes_time(room, seconds):
    services(room).clock = lambda: time.time() + seconds


async def the_motion(room):
    (number,) = await services(room).store.votes.unsaid((await only_table(room)).id, 1e12)
    return await services(room).store.votes.get(number)


async def is_shown(room):
    return await services(room).store.votes.to_show(0) == []


def has_ended(room, how):
    async def is_so():
        return (await the_motion(room)).ended is how

    return eventually(is_so)


async def test_a_vote_closes_after_a_day_also_after_a_restart(room):
    alice, bob = room.alice.at(THREAD), room.bob.at(THREAD)
    table = await started(room, room.bob)
    await alice.slash("/game end")
    asked = await bob.sees("wants to end this game")
    until = int((await the_motion(room)).closes)
    assert f"Open until <t:{until}:f>" in text_of(asked)
    passes_time(room, VOTING_SECONDS - 60)
    await show_late(room.bot.client)
    assert labels(bob.shows("wants to end this game")) == ["End game", "Play on"]
    await room.bot.restart()
    passes_time(room, VOTING_SECONDS + 1)
    await bob.press("End game")  # too late, though nobody has closed it yet
    await bob.sees("already settled")
    closed = await alice.sees("Time's up: not enough players agreed.")
    assert (closed["id"], labels(closed)) == (asked["id"], [])
    assert "Agreed: 1 of 2" in text_of(closed)
    edits = closed["edited_timestamp"]
    await show_late(room.bot.client)
    assert alice.shows("Time's up")["edited_timestamp"] == edits
    assert (await only_table(room)).row.status is Status.PLAYING
    await alice.slash("/game end")  # the same may be proposed again
    again = await bob.sees("Still to vote")
    assert again["id"] != asked["id"]
    assert table.id == (await only_table(room)).id


async def test_nobody_needs_to_press_for_it(room):
    bob = room.bob.at(THREAD)
    await started(room, room.bob)
    await room.alice.at(THREAD).slash("/game end")
    await bob.sees("wants to end this game")
    passes_time(room, VOTING_SECONDS + 1)
    await show_late(room.bot.client)
    await bob.sees("Time's up")
    assert await services(room).store.votes.to_show(1e12) == []


async def test_a_vote_lapses_when_somebody_else_sits_down(room):
    alice, bob = room.alice.at(THREAD), room.bob.at(THREAD)
    table = await started(room, room.bob)
    await alice.slash("/game end")
    asked = await bob.sees("wants to end this game")
    await table.give_seat(SeatRow(1, "Olena", int(room.olena.person.id)))
    await show_late(room.bot.client)
    told = await alice.sees("the players at this table have changed")
    assert (told["id"], labels(told)) == (asked["id"], [])


async def test_what_is_carried_is_said_in_the_words_of_then_after_a_death(room, monkeypatch):
    """The seat changed hands, and the bot died before the message could say so."""
    alice, bob, olena = room.alice.at(THREAD), room.bob.at(THREAD), room.olena.at(THREAD)
    await started(room, room.bob, room.olena, seats=3)
    await bob.slash("/game replace", seat="1", person=room.ivan.person.id)
    asked = await olena.sees("Agreed: 1 of 3. Needed: 2.")

    await eventually(lambda: is_shown(room))

    async def dies(*_):
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(votes, "_show", dies)
        await olena.press("Agree")
        await has_ended(room, Ended.CARRIED)
    await room.bot.restart()
    table = await only_table(room)
    acts = table.row.acts
    await show_late(room.bot.client)
    told = await alice.sees("Agreed: 2 of 3. Needed: 2.\nAgreed.")
    assert told["id"] == asked["id"]
    assert (table.seats[0].person, table.row.acts) == (int(room.ivan.person.id), acts)


async def test_what_was_agreed_is_carried_out_after_a_death_before(room, monkeypatch):
    bob, olena = room.bob.at(THREAD), room.olena.at(THREAD)
    await started(room, room.bob, room.olena, seats=3)
    await bob.slash("/game replace", seat="1", person=room.ivan.person.id)
    await olena.sees("Agreed: 1 of 3. Needed: 2.")

    await eventually(lambda: is_shown(room))

    async def dies(*_):
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(votes, "_carried", dies)
        await olena.press("Agree")
        await has_ended(room, Ended.CARRYING)
    await room.bot.restart()
    await show_late(room.bot.client)
    await bob.sees("Agreed: 2 of 3. Needed: 2.\nAgreed.")
    assert (await only_table(room)).seats[0].person == int(room.ivan.person.id)


async def test_what_is_no_longer_possible_changes_nothing(room):
    """Whoever was to get the seat has played another one meanwhile."""
    bob, olena = room.bob.at(THREAD), room.olena.at(THREAD)
    table = await started(room, room.bob, room.olena, seats=3)
    await bob.slash("/game replace", seat="1", person=room.ivan.person.id)
    asked = await olena.sees("Agreed: 1 of 3")
    motion = await the_motion(room)
    about = f"replace 0 {room.bob.person.id}"  # who plays here by now
    await services(room).store._db.put("update motion set about=? where id=?", (about, motion.id))
    await olena.press("Agree")
    told = await bob.sees("this is no longer possible")
    assert told["id"] == asked["id"]
    assert table.seats[0].person == int(room.alice.person.id)
