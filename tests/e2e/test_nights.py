"""Nobody is called in their quiet hours, whatever it is about, but afterwards if it is open."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from bot.store.rows import DigestRow, WatcherRow
from bot.tables.limits import HOUR
from cogs.seats.pausing import pause
from sandbox.wire import MessageFlag
from tests.e2e.test_inviting import chooses, opens
from tests.e2e.test_time import LONG, called, number, playing, room, services, time_passes, told
from tests.kit.actor import text_of
from tests.kit.example import THREAD, TURN
from tests.kit.prepared import until
from tests.kit.rooms import started
from tests.kit.table_talk import newest_panel, widgets

__all__ = ["room"]
NIGHT = "09:00-12:00"  # it is ten in the morning, UTC


async def sleeps(room, *people):
    for actor in people:
        await services(room).people.change(number(actor), quiet=NIGHT)


async def presses(actor, message, label):
    await next(w for w in widgets(message) if w.label == label).use(actor)


async def has_gone_on(table, actor):
    """Somebody plays until somebody else is asked."""
    while (seat := table.asks(number(actor))) is not None:
        choice = table.session.request.of(seat)
        key = "gain" if "gain" in map(str, choice.options) else str(choice.options[0])
        await table.act(number(actor), [key], table.revision)


async def test_a_vote_calls_in_the_morning_whoever_slept_and_has_not_voted(room):
    alice, bob, olena, ivan = room.alice, room.bob, room.olena, room.ivan
    people = [alice, bob, olena, ivan]
    gods = [*TURN["gods"][:3], {"god": "osiris", "figures": ["god 63", "w 71"]}]
    table = await playing(room, people, TURN | {"gods": gods})
    await sleeps(room, bob, olena)
    await alice.slash("/game end")
    question = await ivan.sees("wants to end this game")
    assert called(question) == {number(ivan)}
    assert f"<@{number(bob)}>" in text_of(question)
    await presses(olena, question, "End game")  # she is awake after all
    await has_gone_on(table, alice)  # and the game goes on meanwhile
    await time_passes(room, 1.9 * HOUR)
    assert told(ivan, "asked to vote") == []
    await time_passes(room, 0.2 * HOUR)
    (call,) = told(ivan, "asked to vote")
    assert called(call) == {number(bob)}
    assert text_of(call).endswith(f"/{question['id']}")
    await time_passes(room, 2 * HOUR)
    assert len(told(ivan, "asked to vote")) == 1


async def test_nobody_is_called_for_a_vote_that_is_over_by_then(room):
    alice, bob, olena = room.alice, room.bob, room.olena
    await playing(room, [alice, bob, olena], TURN | {"gods": TURN["gods"][:3]})
    await sleeps(room, bob)
    await services(room).people.change(number(olena), pings="off")
    await alice.slash("/game end")
    question = await olena.sees("wants to end this game")
    assert called(question) == set()
    await presses(olena, question, "Play on")
    await until(lambda: told(alice, "Not agreed."), LONG)
    await time_passes(room, 2.1 * HOUR)
    assert told(alice, "asked to vote") == []


async def test_whoever_sleeps_is_asked_for_an_undo_in_the_morning(room):
    alice, bob = room.alice, room.bob
    table = await playing(room, [alice, bob], TURN | {"gods": TURN["gods"][:2]})
    await has_gone_on(table, alice)
    choice = table.session.request.of(table.asks(number(bob)))
    await table.act(number(bob), [str(choice.options[0])], table.revision)
    await sleeps(room, bob)
    await alice.slash("/undo")
    question = await bob.sees("wants to undo")
    assert called(question) == set()
    await time_passes(room, 2.1 * HOUR)
    (call,) = told(alice, "agree to an undo")
    assert called(call) == {number(bob)}


async def test_watchers_sleep_too(room):
    alice, bob, olena, ivan = room.alice, room.bob, room.olena, room.ivan
    table = await playing(room, [alice, bob], TURN | {"gods": TURN["gods"][:2]})
    before = newest_panel(alice)["id"]
    await sleeps(room, olena, ivan)
    for actor, how in ((olena, "thread"), (ivan, "dm")):
        await services(room).store.watchers.keep(WatcherRow(table.id, number(actor), how, "turns"))
    await has_gone_on(table, alice)
    await until(lambda: newest_panel(alice)["id"] != before, LONG)
    assert called(newest_panel(alice)) == {number(bob)}
    await until(lambda: ivan.dm.channel() and ivan.dm.messages(), LONG)
    assert ivan.dm.messages()[-1]["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS


async def test_a_daily_letter_that_came_to_nothing_in_the_evening_waits_for_the_morning(room):
    """It was noted, and the bot died or Discord did not take it; then it was night."""
    await room.bot.start()
    alice = room.alice
    await services(room).people.change(number(alice), pings="daily", digest=8, quiet=NIGHT)
    day = datetime.fromtimestamp(room.bot.now(), UTC).date().isoformat()
    await services(room).store.reminders.keep_digest(DigestRow(number(alice), day, 77))
    await room.bot.stop()
    await playing(room, [alice, room.bob], TURN | {"gods": TURN["gods"][:2]}, "slow")
    await time_passes(room, 1.9 * HOUR)
    await asyncio.sleep(0.5)  # it has been looked for
    assert alice.dm.channel() is None
    await time_passes(room, 0.2 * HOUR)
    await until(lambda: alice.dm.channel() and told(alice.dm, "Your turn in 1 game"), LONG)


async def test_an_invitation_a_refusal_and_a_new_host_call_nobody_at_night(room):
    await room.bot.start()
    alice, bob, olena = room.alice, room.bob, room.olena
    await sleeps(room, alice, bob)
    await opens(alice, seats=4)
    await chooses(alice, bob, olena)
    there = bob.at(THREAD)
    call = await there.sees("invites you")
    assert f"<@{number(bob)}>" in text_of(call)
    assert called(call) == {number(olena)}
    await olena.at(THREAD).press("Decline")
    assert called(await there.sees("has declined your invitation")) == set()
    await there.press("Accept")
    await alice.sees("2. **Bob**")
    await alice.at(THREAD).slash("/game host", person=bob.person.id)
    assert called(await there.sees(f"Host: <@{number(bob)}>")) == set()


async def test_a_game_that_goes_on_elsewhere_calls_who_is_awake(room):
    await room.bot.start()
    table = await started(room, room.bob)
    await until(lambda: newest_panel(room.bob.at(THREAD)), LONG)
    await pause(room.bot.client, table)
    await sleeps(room, room.bob)
    await room.control.delete_channel(str(table.row.place.thread))
    await room.alice.slash("/game resume")
    await room.alice.sees("The game continues here")
    elsewhere = room.alice.at(str(table.row.place.thread))
    (call,) = [m for m in elsewhere.messages() if f"<@{number(room.bob)}>" in text_of(m)][:1]
    assert called(call) == {number(room.alice)}
