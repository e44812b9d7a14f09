"""Seats of running games that change hands, votes and ends, through the local Discord."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.store.rows import Status
from bot.texts import Texts
from cogs.core.failures import PAUSES
from tests.kit.actor import text_of
from tests.kit.example import THREAD
from tests.kit.rooms import eventually, full_room, only_table, room, services, started
from tests.kit.story import labels

__all__ = ["full_room", "room"]

TRIES = 1 + len(PAUSES)  # of one call, one after another


async def test_resigning_leaves_the_seat_to_the_computer_and_to_whoever_takes_it(room):
    bob, olena = room.bob, room.olena
    table = await started(room, bob)
    await bob.at(THREAD).slash("/game resign")
    await bob.at(THREAD).sees("Leave this game for good?")
    assert table.seats[1].person is not None
    await bob.at(THREAD).press("Resign")
    await olena.at(THREAD).sees("**Bob** no longer plays")
    assert (table.seats[1].person, table.seats[1].level) == (None, "normal")
    await room.alice.at(THREAD).press("Take this seat")
    await room.alice.at(THREAD).sees("plays at this table already")
    await olena.at(THREAD).press("Take this seat")
    await bob.at(THREAD).sees("**Olena** now plays")
    assert table.seats[1].person == int(olena.person.id)
    assert bob.at(THREAD).shows("Take this seat") is None


async def test_when_the_last_person_resigns_the_game_ends(room):
    table = await started(room, seats=2, computers=1)
    await room.alice.at(THREAD).slash("/game resign")
    await room.alice.at(THREAD).sees("without you the game ends")
    await room.alice.at(THREAD).press("Resign")
    await room.alice.at(THREAD).sees("ended without a result")
    assert table.row.status is Status.CLOSED


async def test_the_host_replaces_somebody(room):
    alice, bob, olena = room.alice, room.bob, room.olena
    table = await started(room, bob)
    at = alice.at(THREAD)
    assert len(await at.completes("/game replace", "seat", "")) == 2
    (label,) = await at.completes("/game replace", "seat", "bob")
    await at.slash("/game replace", seat=label, person=alice.person.id)
    await at.sees("plays at this table already")
    await at.slash("/game replace", seat="nobody")
    await at.sees("There's no such seat")
    await at.slash("/game replace", seat=label, person=olena.person.id)
    asked = text_of(await at.sees("Give the seat of **Bob** ("))
    assert f"to <@{olena.person.id}>?" in asked
    assert table.seats[1].person == int(bob.person.id)
    await at.press("Give the seat")
    await at.sees("Done.")
    assert table.seats[1].person == int(olena.person.id)
    await at.slash("/game replace", seat="2")
    await at.sees("Offer the seat of **Olena**")
    await at.press("Give the seat")
    await bob.at(THREAD).sees("**Olena** no longer plays")
    assert table.seats[1].person is None
    await at.slash("/game replace", seat="1", computer=True)
    await at.sees("the only person at this table")


async def test_a_seat_is_given_away_only_as_it_was_when_that_was_asked(room):
    alice, bob, olena, ivan = room.alice, room.bob, room.olena, room.ivan
    table = await started(room, bob)
    await bob.at(THREAD).slash("/game replace", seat="2", person=olena.person.id)
    await bob.at(THREAD).sees("Give the seat of **Bob**")
    await alice.at(THREAD).slash("/game replace", seat="2", person=ivan.person.id)
    await alice.at(THREAD).press("Give the seat")
    await alice.at(THREAD).sees("Done.")
    await bob.at(THREAD).press("Give the seat")
    await bob.at(THREAD).sees("You aren't playing at this table")
    assert table.seats[1].person == int(ivan.person.id)
    await alice.at(THREAD).slash("/game replace", seat="2", person=olena.person.id)
    await ivan.at(THREAD).slash("/game replace", seat="2", person=bob.person.id)
    await ivan.at(THREAD).press("Передать место")
    await ivan.at(THREAD).sees("Готово.")
    await alice.at(THREAD).press("Give the seat")
    await alice.at(THREAD).sees("Someone has already taken this seat")
    assert table.seats[1].person == int(bob.person.id)


async def test_others_replace_by_majority_and_votes_survive_a_restart(room):
    alice, bob, olena, ivan = room.alice, room.bob, room.olena, room.ivan
    await started(room, bob, olena, seats=3)
    await bob.at(THREAD).slash("/game replace", seat="1", person=ivan.person.id)
    await alice.at(THREAD).sees("Agreed: 1 of 3. Needed: 2.")
    await ivan.at(THREAD).press("Agree")
    await ivan.at(THREAD).sees("Вы не играете за этим столом")
    await room.bot.restart()
    await olena.at(THREAD).press("Agree")
    await ivan.at(THREAD).sees("Agreed: 2 of 3")
    table = await only_table(room)
    assert table.seats[0].person == int(ivan.person.id)
    assert table.seats[0].name == "Ivan"


async def test_a_majority_against_settles_it(room):
    alice, bob, olena = room.alice, room.bob, room.olena
    table = await started(room, bob, olena, seats=3)
    await bob.at(THREAD).slash("/game replace", seat="3", computer=True)
    await alice.at(THREAD).press("Refuse")
    await bob.at(THREAD).sees("Still to vote")
    await olena.at(THREAD).press("Refuse")
    await bob.at(THREAD).sees("Not agreed.")
    assert table.seats[2].person is not None


async def test_a_game_is_ended_if_everybody_agrees(room):
    alice, bob = room.alice, room.bob
    table = await started(room, bob)
    await alice.at(THREAD).slash("/game end")
    asked = await bob.at(THREAD).sees("wants to end this game")
    assert [user["id"] for user in asked["mentions"]] == [bob.person.id]
    await bob.at(THREAD).press("Play on")
    await alice.at(THREAD).sees("Not agreed.")
    assert table.row.status is Status.PLAYING
    await bob.at(THREAD).slash("/game end")
    await alice.at(THREAD).press("End game")
    await bob.at(THREAD).sees("Agreed: 2 of 2")
    assert table.row.status is Status.CLOSED


async def test_a_vote_that_discord_did_not_take_is_shown_later(full_room):
    """A vote was stored, and nobody ever read that they were asked."""
    room = full_room
    alice, bob = room.alice.at(THREAD), room.bob.at(THREAD)
    table = await started(room, room.bob)
    messages = f"/channels/{table.row.place.thread}/messages"
    room.control.fail(status=503, method="POST", path=messages, times=TRIES)
    await alice.slash("/game end")
    asked = await bob.sees("wants to end this game")
    assert [user["id"] for user in asked["mentions"]] == [room.bob.person.id]
    room.control.fail(status=503, method="PATCH", path=f"{messages}/{asked['id']}", times=TRIES)
    await bob.press("Play on")
    told = await alice.sees("Not agreed.")
    assert (told["id"], labels(told)) == (asked["id"], [])
    await eventually(lambda: all_votes_are_shown(room))
    room.sandbox.parts.console.refused.clear()  # as ordered here


async def test_a_vote_is_asked_once_if_the_bot_dies_after_asking(full_room):
    """It was posted, and the bot died before it could note where."""
    room = full_room
    alice, bob = room.alice.at(THREAD), room.bob.at(THREAD)
    await started(room, room.bob)
    await alice.slash("/game end")
    asked = await bob.sees("wants to end this game")
    await eventually(lambda: all_votes_are_shown(room))
    path = services(room).store.path
    await room.bot.stop()
    with closing(sqlite3.connect(path)) as db:
        db.execute("update motion set message=null, channel=null, shown=0")
        db.commit()
    await room.bot.start()
    await eventually(lambda: all_votes_are_shown(room))
    asking = [m for m in bob.messages() if "wants to end this game" in text_of(m)]
    assert [message["id"] for message in asking] == [asked["id"]]


async def all_votes_are_shown(room):
    return await services(room).store.votes.to_show(services(room).clock()) == []


async def test_alone_one_confirms_the_end(room):
    table = await started(room, computers=1)
    await room.alice.at(THREAD).slash("/game end")
    await room.alice.at(THREAD).press("End game")
    await room.alice.at(THREAD).sees("ended without a result")
    assert table.row.status is Status.CLOSED


async def test_clock_and_language_of_a_running_game_change_by_majority(room):
    alice, bob = room.alice, room.bob
    table = await started(room, bob)
    await alice.at(THREAD).slash("/game settings", seats=3)
    await alice.at(THREAD).sees("cannot change once the game has begun")
    await alice.at(THREAD).slash("/game settings", clock="none", language="ru")
    await bob.at(THREAD).sees("wants to change: Language: Русский")
    await bob.at(THREAD).press("Agree")
    await alice.at(THREAD).sees("Язык: English → Русский")
    assert table.row.language == "ru"
    await alice.at(THREAD).sees("Agreed: 2 of 2")
    await bob.at(THREAD).press("Agree")
    await alice.at(THREAD).sees("Часы: Не спеша: 24 часа → Без часов")
    assert await services(room).store.setting(f"game:{table.id}", "clock") == "none"


async def test_with_everything_else_the_table_is_told_once(full_room):
    alice, bob, olena = full_room.alice, full_room.bob, full_room.olena
    table = await started(full_room, bob)
    there = olena.at(THREAD)
    await alice.at(THREAD).slash("/game replace", seat="2", person=olena.person.id)
    await alice.at(THREAD).press("Give the seat")
    await there.sees(f"<@{olena.person.id}> takes over a seat")
    await olena.at(THREAD).slash("/game resign")
    await there.press("Вийти з гри")
    await there.sees("**Olena** no longer plays")
    await bob.at(THREAD).press("Take this seat")
    await there.sees(f"<@{bob.person.id}> takes over a seat")
    await alice.at(THREAD).slash("/game end")
    await bob.at(THREAD).press("End game")
    await there.sees("Agreed: 2 of 2")
    assert table.row.status is Status.CLOSED
    told = Texts("en")("told-closed")
    await there.sees(told)
    assert sum(told in text_of(message) for message in there.messages()) == 1
