"""What is said to an invitation: accepted, declined, taken back; also after a restart."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from cogs.core.failures import PAUSES
from tests.e2e.test_inviting import chooses, opens
from tests.kit.actor import text_of
from tests.kit.example import THREAD
from tests.kit.rooms import eventually, full_room, services
from tests.kit.story import answer, labels

__all__ = ["full_room"]

WHOSE = "Whose invitation do you want to take back?"
BUTTONS = ["Accept", "Decline", "Take back"]
TRIES = 1 + len(PAUSES)  # of one call, one after another


async def all_are_shown(room):
    return await services(room).store.invitations.to_show() == []


async def presses(actor, label):
    return text_of(await answer(actor, actor.press(label)))


async def test_only_the_invited_answer_and_the_table_shows_it(full_room):
    room, there = full_room, full_room.alice.at(THREAD)
    alice, bob, olena, ivan = (a.at(THREAD) for a in (room.alice, room.bob, room.olena, room.ivan))
    await opens(room.alice, seats=4)
    await chooses(room.alice, room.bob, room.olena)
    bobs, olenas = (f"<@{actor.person.id}>" for actor in (bob, olena))
    await room.alice.sees(f"Invited, no answer yet: {bobs}, {olenas}")
    call = await bob.sees("invites you")
    assert labels(call) == BUTTONS
    assert "не вам" in await presses(ivan, "Accept")
    assert "for someone else" in await presses(alice, "Decline")
    await room.bot.restart()
    await bob.press("Accept")
    await room.alice.sees(f"Invited, no answer yet: {olenas}")
    assert "2. **Bob**" in text_of(await room.alice.sees("a table for"))
    assert "You've declined" not in await presses(bob, "Accept")  # they sit there already
    assert "Ви відмовилися" in await presses(olena, "Decline")
    await room.alice.sees(f"Declined: {olenas}")
    told = await there.sees("has declined your invitation")
    assert {user["id"] for user in told["mentions"]} == {alice.person.id}
    settled = await there.sees(f"Accepted: {bobs}")
    assert settled["id"] == call["id"]
    assert f"Declined: {olenas}" in text_of(settled)
    assert labels(settled) == []
    assert "Declined before: Olena" in await chooses(room.alice, room.olena)
    await room.olena.press("Join")  # who changes their mind is welcome
    lobby = text_of(await room.alice.sees("3. **Olena**"))
    assert "Declined" not in lobby


async def test_the_host_takes_invitations_back(full_room):
    room = full_room
    alice, bob = room.alice.at(THREAD), room.bob.at(THREAD)
    await opens(room.alice)
    await chooses(room.alice, room.bob, room.olena)
    call = await bob.sees("invites you")
    assert "Join first" in await presses(bob, "Take back")
    assert "Whose invitation" in await presses(alice, "Take back")
    assert "Taken back" in await chooses(
        alice, room.bob, menu="Whose invitation do you want to take back?"
    )
    await alice.sees(f"Taken back: <@{bob.person.id}>")
    assert "no longer open" in await presses(bob, "Accept")
    assert room.alice.shows("2. **Bob**") is None
    assert f"Invited, no answer yet: <@{room.olena.person.id}>" in text_of(
        await room.alice.sees("a table for")
    )
    assert "Taken back" in await presses(alice, "Take back")  # of one only: nothing is asked
    await alice.sees(f"Taken back: <@{bob.person.id}>, <@{room.olena.person.id}>")
    assert labels(next(m for m in alice.messages() if m["id"] == call["id"])) == []
    assert "\nInvited: Bob" in await chooses(room.alice, room.bob)  # a slip can be put right


async def test_invitations_end_with_the_table(full_room):
    room, bob = full_room, full_room.bob.at(THREAD)
    await opens(room.alice, seats=2)
    await chooses(room.alice, room.bob, room.olena)
    call = await bob.sees("invites you")
    await bob.press("Accept")
    await room.alice.sees("2. **Bob**")
    assert "Усі місця зайняті" in await presses(room.olena.at(THREAD), "Accept")
    await room.alice.press("Start")
    await room.alice.sees("the game has begun")
    over = await bob.sees("or its game has begun", patience=30)
    assert (over["id"], labels(over)) == (call["id"], [])
    await eventually(lambda: all_are_shown(room))
    assert await services(room).store.invitations.get(1) is None


async def test_an_invitation_that_discord_did_not_take_is_posted_once(full_room):
    """First Discord fails, then the bot dies before it can note the message."""
    room, bob = full_room, full_room.bob.at(THREAD)
    await opens(room.alice)
    thread = bob.channel()["id"]
    path = f"/channels/{thread}/messages"
    room.control.fail(status=503, method="POST", path=path, times=TRIES)
    await chooses(room.alice, room.bob)
    call = await bob.sees("invites you", patience=30)
    assert [user["id"] for user in call["mentions"]] == [bob.person.id]
    await eventually(lambda: all_are_shown(room))
    store = services(room).store.path
    await room.bot.stop()
    with closing(sqlite3.connect(store)) as db:
        db.execute("update call set message=null, shown=0")
        db.commit()
    await room.bot.start()
    await eventually(lambda: all_are_shown(room))
    assert [m["id"] for m in bob.messages() if "invites you" in text_of(m)] == [call["id"]]
    room.sandbox.parts.console.refused.clear()  # as ordered here
