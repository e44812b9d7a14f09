"""Time on Discord: clocks of one's own, quiet hours, reminders, pauses, the daily letter."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from bot.store.opening import FILE, open_store
from bot.store.rows import Status
from bot.tables.limits import DAY, HOUR
from bot.tables.preferences import Person, written
from cogs.core.posting import LOOK_BACK
from cogs.seats.pausing import pause
from sandbox.wire import MessageFlag
from tests.kit.actor import text_of
from tests.kit.example import BATTLE, GAME, THREAD, TURN
from tests.kit.moved_clock import MovedBot
from tests.kit.prepared import prepare, until
from tests.kit.rooms import eventually, services, staged, started
from tests.kit.story import answer, click
from tests.kit.table_talk import newest_panel, widgets

LONG = 30.0
NO_SUCH_CHANNEL = (404, 10003)  # of a thread that a test has deleted
POSTS = {"method": "POST", "path": "/channels/*/messages"}
MORNING = datetime(2026, 7, 6, 10, tzinfo=UTC).timestamp()


@pytest.fixture
async def room(sandbox, tmp_path, monkeypatch):
    room = staged(sandbox, MovedBot(sandbox, tmp_path, monkeypatch))
    room.folder = tmp_path
    room.bot.at(MORNING)
    yield room
    await room.bot.stop()
    assert [fault for fault in room.refused() if fault != NO_SUCH_CHANNEL] == []


async def playing(room, people, position, clock="async"):
    """A game in the public channel; the bot begins with it."""
    game = await prepare(room.folder, people, position, clock=clock)
    await room.bot.start()
    await until(lambda: newest_panel(room.alice), LONG)
    return await services(room).tables.open(game)


def told(actor, text):
    return [m for m in actor.messages() if text in text_of(m)]


def called(message):
    return {int(user["id"]) for user in message["mentions"]}


def number(actor):
    return int(actor.person.id)


async def time_passes(room, seconds):
    """Let time pass, and wait until everything is told that it brings about."""
    room.bot.pass_by(seconds)
    store, now = services(room).store, room.bot.now()

    async def is_told():
        due = await store.clocks.due(now) or await store.reminders.due(now)
        return not due and await store.untold() == []

    await eventually(is_told)


# --- clocks ---------------------------------------------------------------------------------


async def test_a_table_agrees_on_times_of_its_own(room):
    await room.bot.start()
    alice = room.alice
    assert "Async: 24 hours" in await alice.completes("/game new", "clock", "", game=GAME)
    assert await alice.completes("/game new", "clock", "36h", game=GAME) == [
        "1 d 12 h (secret: 18 h)"
    ]
    await alice.slash("/game new", game=GAME, seats=2, clock="soon")
    await alice.sees("I can't read that time")
    await alice.slash("/game new", game=GAME, seats=2, clock="31d")
    await alice.sees("from 1 minute to 30 days")
    assert told(alice, "a table for") == []
    await alice.slash("/game new", game=GAME, seats=2, clock="Live: 5 minutes")
    lobby = await alice.sees("a table for")
    await alice.choose("Live: 5 minutes · English", "Clock: your own times")
    await alice.submit(clock="rubbish")
    await until(lambda: len(told(alice, "I can't read that time")) == 2)
    await alice.choose("Live: 5 minutes · English", "Clock: your own times")
    await alice.submit(clock="2d / 12h")
    await until(
        lambda: "2 d (secret: 12 h)" in str(alice.person.message(lobby["id"])["components"])
    )
    await alice.slash("/game settings", clock="3d")
    await alice.at(THREAD).sees("2 d (secret: 12 h) → 3 d (secret: 1 d 12 h)")


async def test_a_running_game_votes_about_its_times_and_vacation_days(room):
    await room.bot.start()
    table = await started(room, room.bob)
    alice, bob = room.alice.at(THREAD), room.bob.at(THREAD)
    await until(lambda: newest_panel(bob), LONG)
    await alice.slash("/game settings", clock="36h", vacation=14)
    await bob.sees("Vacation days: 14")
    for question in (told(bob, "Vacation days: 14")[0], told(bob, "1 d 12 h")[0]):
        await next(w for w in widgets(question) if w.label == "Agree").use(bob)
    await bob.sees("Vacation days: 7 → 14")
    await bob.sees("Async: 24 hours → 1 d 12 h (secret: 18 h)")

    async def has_them():
        clock = await services(room).store.clocks.of(table.id)
        return clock is not None and clock.total == 36 * HOUR

    await eventually(has_them)
    await alice.slash("/game settings")
    await alice.sees("Vacation days: 14")


# --- one's own time -------------------------------------------------------------------------


async def test_a_person_sets_a_zone_quiet_hours_and_a_vacation(room):
    table = await playing(room, [room.alice, room.bob], TURN | {"gods": TURN["gods"][:2]})
    alice = room.alice
    offered = await alice.completes("/settings", "zone", "kyi")
    assert offered == ["Europe/Kyiv · 13:00"]
    await alice.slash("/settings", zone="Atlantis", quiet="22-8")
    await alice.sees("I don't know that time zone")
    await alice.slash("/settings", zone=offered[0], quiet="6-23")
    await alice.sees("from one minute to 14 hours")
    clock = await services(room).store.clocks.of(table.id)
    assert clock.deadline == pytest.approx(MORNING + DAY, abs=60)
    await alice.slash("/settings", zone=offered[0], quiet="22:00-08:00")
    page = await alice.sees("## Your time")
    assert page["flags"] & MessageFlag.EPHEMERAL
    for line in ("Europe/Kyiv · 13:00", "22:00-08:00", "Vacation — **none**"):
        assert line in text_of(page)
    clock = await services(room).store.clocks.of(table.id)
    assert clock.deadline == pytest.approx(MORNING + DAY + 20 * HOUR, abs=60)
    title = f"⏳ <t:{int(clock.deadline)}:R>"
    await until(lambda: title in text_of(newest_panel(alice)), LONG)
    await alice.choose("Quiet until", "9:00")
    await alice.sees("22:00-09:00")
    await alice.choose("Reminders", "I'm next", "unfinished turn")
    await alice.sees("Reminders — **unfinished turn, I'm next**")
    await alice.slash("/away", days=3)
    await until(lambda: "I'm back" in str(told(alice, "## Your time")[-1]["components"]))
    away = await services(room).store.clocks.of(table.id)
    assert away.deadline > clock.deadline + 2 * DAY
    await alice.press("I'm back")
    await until(lambda: "Vacation — **none**" in text_of(told(alice, "## Your time")[-1]))
    assert (await services(room).store.clocks.of(table.id)).deadline < away.deadline
    for until_ in ("tomorrow", "2020-01-01", "2030-01-01"):
        await alice.slash("/away", until=until_)
    await until(lambda: told(alice, "I can't read that date"))
    await until(lambda: len(told(alice, "A vacation lasts 90 days at most")) == 2)
    await alice.slash("/away", until="10.7.")
    await alice.sees("Vacation — **until <t:")


# --- reminders ------------------------------------------------------------------------------


async def test_who_is_waited_for_is_reminded_and_at_night_after_it(room):
    people = [room.alice, room.bob]
    table = await playing(room, people, TURN | {"gods": TURN["gods"][:2]})
    await services(room).people.change(number(room.alice), quiet="21:00-07:00")
    await services(room).store.clocks.stop(table.id)
    services(room).touch(table)

    async def runs():
        clock = await services(room).store.clocks.of(table.id)
        return clock is not None

    await eventually(runs)
    await time_passes(room, 12 * HOUR)  # it is ten in the evening; half of the time is not over
    assert told(room.bob, "half of your time") == []
    await time_passes(room, 8 * HOUR)  # six in the morning
    assert told(room.bob, "half of your time") == []
    await time_passes(room, 2.1 * HOUR)
    (nudge,) = told(room.bob, "half of your time is gone")
    assert called(nudge) == {number(room.alice)}
    assert str(newest_panel(room.alice)["id"]) in text_of(nudge)
    assert room.alice.dm.channel() is None  # in the channel, not by a letter
    await time_passes(room, 10.9 * HOUR)
    assert len(told(room.bob, "almost up")) == 1
    await time_passes(room, 26 * HOUR)
    assert len(told(room.bob, "Time's up")) == 1
    assert len(told(room.bob, "gone")) == len(told(room.bob, "almost up")) == 1


async def test_a_turn_that_comes_at_night_is_called_in_the_morning(room):
    await room.bot.start()
    await services(room).people.change(number(room.bob), quiet="09:00-12:00")
    await room.bot.stop()
    await playing(room, [room.bob, room.alice], TURN | {"gods": TURN["gods"][:2]})
    panel = newest_panel(room.alice)
    assert f"<@{room.bob.person.id}>" in text_of(panel)
    assert called(panel) == set()
    await time_passes(room, 1.9 * HOUR)
    assert told(room.alice, "your turn to decide") == []
    await time_passes(room, 0.2 * HOUR)
    (call,) = told(room.alice, "your turn to decide")
    assert called(call) == {number(room.bob)}


async def test_players_call_each_other_once_an_hour(room):
    table = await playing(
        room, [room.alice, room.bob, room.olena], TURN | {"gods": TURN["gods"][:3]}
    )
    await room.alice.slash("/game remind")
    await room.alice.sees("isn't waiting for anyone else")
    await room.bob.slash("/game remind")
    await room.bob.sees("Called.")
    call = await room.bob.sees("the others are waiting for you")
    assert called(call) == {number(room.alice)}
    await room.olena.slash("/game remind")
    await room.olena.sees("уже кликали")
    await time_passes(room, HOUR + 60)
    await services(room).people.change(number(room.alice), quiet="10:00-20:00")
    await room.bob.slash("/game remind")
    await room.bob.sees("isn't called before")
    assert len(told(room.bob, "the others are waiting")) == 1
    await room.ivan.slash("/game remind")
    await until(lambda: len(room.ivan.messages()) > 0)
    assert table.row.status is Status.PLAYING


async def test_an_unfinished_turn_is_told_of_after_ten_minutes(room):
    await playing(room, [room.alice, room.bob], TURN | {"gods": TURN["gods"][:2]})
    panel = newest_panel(room.alice)
    await click(room.alice, panel, "Gain")
    await time_passes(room, 550)
    assert told(room.bob, "not confirmed it") == []
    await time_passes(room, 120)
    (nudge,) = told(room.bob, "not confirmed it")
    assert called(nudge) == {number(room.alice)}


async def test_all_have_chosen_calls_once(room):
    """Whoever decides after a secret choice is called by one message, and nobody else is."""
    await playing(room, [room.alice, room.bob], BATTLE)
    known = {m["id"] for m in room.olena.messages()}
    panel = newest_panel(room.alice)
    for actor, card in ((room.alice, "Chariots"), (room.bob, "Flood")):
        offer = await click(actor, panel, "Choose in secret")
        await next(w for w in widgets(offer) if card in w.label).use(actor)
    new = lambda: [m for m in room.olena.messages() if m["id"] not in known]  # noqa: E731 - short
    await until(lambda: newest_panel(room.olena)["id"] != panel["id"], LONG)
    await time_passes(room, 1.0)
    calls = [called(m) for m in new() if m["mentions"]]
    assert len(calls) == 1
    assert len(calls[0]) == 1


# --- exactly once ---------------------------------------------------------------------------


async def test_a_reminder_is_told_once_also_over_a_kill(story):
    """The message got through, nobody heard that it did, and the bot was killed."""
    await story.begins([story.alice, story.bob], TURN | {"gods": TURN["gods"][:2]}, clock="async")
    await until(lambda: story.stored("outbox")[0][1] == [], LONG)
    story.control.lose_response(**POSTS)
    story.late(12.1 * HOUR)
    await until(lambda: told(story.bob, "half of your time"), LONG)
    await story.bot.restart(kill=True)
    await until(lambda: story.stored("outbox")[0][1] == [], LONG)
    assert len(told(story.bob, "half of your time")) == 1
    assert len(story.bob.messages()) < LOOK_BACK


async def test_a_lost_discord_stops_all_clocks(room):
    """Nobody can press anything while the gateway is away; sending would still work."""
    table = await playing(room, [room.alice, room.bob], TURN | {"gods": TURN["gods"][:2]})
    before = await services(room).store.clocks.of(table.id)
    await time_passes(room, 23 * HOUR)
    room.control.hold_gateway()
    await room.control.drop_gateway()
    await until(lambda: not room.bot.client.online.own, LONG)
    await asyncio.sleep(0.5)  # it has been seen
    room.bot.pass_by(5 * HOUR)
    await asyncio.sleep(0.5)
    assert told(room.bob, "Time's up") == []
    room.control.release_gateway()
    back = await room.bob.sees("I was offline", patience=60.0)
    assert called(back) == set()
    clock = await services(room).store.clocks.of(table.id)
    assert clock.deadline == pytest.approx(before.deadline + 5 * HOUR, abs=120)
    await time_passes(room, HOUR + 300)
    assert len(told(room.bob, "Time's up")) == 1


async def test_a_daily_letter_is_written_once_also_over_a_kill(story):
    """Discord took it, nobody heard that it did, and the bot was killed."""
    folder, alice = story.bot.folder, story.alice
    await story.given([alice, story.bob], TURN | {"gods": TURN["gods"][:2]}, clock="slow")
    hour = (datetime.now(UTC).hour + 1) % 24
    store = await open_store(folder / FILE)
    daily = Person(pings="daily", digest=hour)
    await store.set_setting(*written(number(alice), daily))
    await store.close()
    await story.bot.start()
    await story.panel()
    await until(lambda: story.stored("outbox")[0][1] == [], LONG)
    story.control.lose_response(**POSTS)
    story.late(HOUR)
    await until(lambda: alice.dm.channel() and told(alice.dm, "Your turn in 1 game"), LONG)
    await story.bot.restart(kill=True)
    await until(lambda: story.stored("digest")[0][1][0][3] == 1, LONG)
    assert len(told(alice.dm, "Your turn in")) == 1


# --- pauses ---------------------------------------------------------------------------------


async def test_whose_time_is_another_reads_it_in_private(room):
    await room.bot.start()
    await services(room).people.change(number(room.bob), quiet="12:00-20:00")
    await room.bot.stop()
    table = await playing(room, [room.alice, room.bob], BATTLE)
    found = await services(room).store.clocks.all_of(table.id)
    mine = next(clock.deadline for clock in found if clock.person == number(room.bob))
    first = next(clock.deadline for clock in found if clock.person == number(room.alice))
    assert mine - first == pytest.approx(8 * HOUR, abs=60)
    panel = newest_panel(room.alice)
    assert f"<t:{int(first)}:R>" in text_of(panel)
    offer = await click(room.bob, panel, "Choose in secret")
    assert f"Your own time ends <t:{int(mine)}:R>" in text_of(offer)
    offer = await click(room.alice, panel, "Choose in secret")
    assert "Your own time" not in text_of(offer)
    letter = await room.bob.dm.sees("Your own time ends", patience=LONG)
    assert not letter["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS


async def test_people_pause_their_game_and_lose_no_time(room):
    table = await playing(room, [room.alice, room.bob], TURN | {"gods": TURN["gods"][:2]})
    alice, bob, store = room.alice, room.bob, services(room).store
    await time_passes(room, HOUR)
    left = (await store.clocks.of(table.id)).deadline - room.bot.now()
    await alice.slash("/game pause")
    question = await bob.sees("wants to pause the game")
    assert called(question) == {number(bob)}
    await next(w for w in widgets(question) if w.label == "Agree").use(bob)
    await until(lambda: "⏸ paused" in text_of(newest_panel(bob)), LONG)
    assert table.row.status is Status.PAUSED
    await time_passes(room, 40 * DAY)
    assert told(bob, "half of your time") == told(bob, "Time's up") == []
    await bob.slash("/game list")
    await bob.sees("Paused")
    await bob.slash("/play", do="gain")
    await bob.sees("This game is paused")
    await bob.slash("/game resume")
    question = await alice.sees("wants to continue the game")
    assert table.row.status is Status.PAUSED
    await next(w for w in widgets(question) if w.label == "Agree").use(alice)
    await until(lambda: told(bob, "The game continues"), LONG)
    clock = await store.clocks.of(table.id)
    assert clock.deadline - room.bot.now() == pytest.approx(left, abs=60)


async def test_a_paused_game_whose_place_is_gone_goes_on_elsewhere_without_a_vote(room):
    await room.bot.start()
    table = await started(room, room.bob)
    await until(lambda: newest_panel(room.bob.at(THREAD)), LONG)
    await pause(room.bot.client, table)
    await room.control.delete_channel(str(table.row.place.thread))
    await room.bob.slash("/game resume")
    await room.bob.sees("The game continues here")
    assert table.row.status is Status.PLAYING


async def test_whoever_is_alone_pauses_at_once(room):
    table = await playing(room, [room.alice, None], TURN | {"gods": TURN["gods"][:2]})
    await room.alice.slash("/game pause")
    await room.alice.sees("The game is paused")
    assert table.row.status is Status.PAUSED
    await room.alice.slash("/game resume")
    await room.alice.sees("The game continues here")
    assert table.row.status is Status.PLAYING


# --- the daily letter -----------------------------------------------------------------------


async def test_one_letter_a_day_in_place_of_calls(room):
    room.bot.at(MORNING - 2 * HOUR)
    await room.bot.start()
    alice = room.alice
    await services(room).people.change(number(alice), pings="daily", digest=9)
    await room.bot.stop()
    table = await playing(room, [alice, room.bob], TURN | {"gods": TURN["gods"][:2]}, "slow")
    assert called(newest_panel(alice)) == set()
    await time_passes(room, 0.9 * HOUR)
    assert alice.dm.channel() is None
    await time_passes(room, 1.1 * HOUR)  # past nine
    await until(lambda: alice.dm.channel() and told(alice.dm, "Your turn in"), LONG)
    (letter,) = told(alice.dm, "Your turn in 1 game")
    assert f"/{newest_panel(alice)['id']})" in text_of(letter)
    assert "⏳ <t:" in text_of(letter)
    await time_passes(room, 12 * HOUR)
    await room.bot.restart()
    await time_passes(room, 10.9 * HOUR)
    assert len(told(alice.dm, "Your turn in")) == 1
    await time_passes(room, 0.2 * HOUR)
    await until(lambda: len(told(alice.dm, "Your turn in")) == 2, LONG)
    assert told(alice, "half of your time") == []
    while table.asks(number(alice)) is not None:
        choice = table.session.request.choices[0]
        key = "gain" if "gain" in map(str, choice.options) else str(choice.options[0])
        table = await services(room).tables.open(table.id)
        await table.act(number(alice), [key], table.revision)
    await time_passes(room, DAY)
    assert len(told(alice.dm, "Your turn in")) == 2  # nothing waits for her


async def test_a_list_of_games_says_until_when(room):
    table = await playing(room, [room.alice, room.bob], TURN | {"gods": TURN["gods"][:2]})
    clock = await services(room).store.clocks.of(table.id)
    listed = await answer(room.alice, room.alice.slash("/game list"))
    assert f"waiting for you · ⏳ <t:{int(clock.deadline)}:R>" in text_of(listed)


# --- when time is up ------------------------------------------------------------------------


async def test_a_table_lets_the_computer_play_at_once_for_whoever_is_late(room):
    alice, bob = room.alice, room.bob
    table = await playing(room, [alice, bob], TURN | {"gods": TURN["gods"][:2]})
    await bob.slash("/game settings", timeout="play")
    question = await alice.sees("When time is up: the computer plays the turn at once")
    await next(w for w in widgets(question) if w.label == "Agree").use(alice)
    await alice.sees("When time is up: ask the others → the computer plays the turn at once")
    await alice.slash("/game settings")
    await alice.sees("When time is up: the computer plays the turn at once")
    for turn, deadline in enumerate((25 * HOUR, 49 * HOUR), 1):
        await until(lambda: table.asks(number(alice)) is not None, LONG)
        await has_a_clock(room, table)
        await time_passes(room, deadline)
        await until(lambda: table.asks(number(alice)) is None, LONG)
        await until(lambda turn=turn: len(told(bob, "your time was up")) == turn, LONG)
        assert called(told(bob, "your time was up")[-1]) == {number(alice)}
        assert told(bob, "Time's up for") == []
        while (seat := table.asks(number(bob))) is not None:
            choice = table.session.request.of(seat)
            key = "gain" if "gain" in map(str, choice.options) else str(choice.options[0])
            await table.act(number(bob), [key], table.revision)
    await until(lambda: table.asks(number(bob)) is not None, LONG)  # nobody waits for Alice
    await alice.press("I'm back")
    await alice.sees("Welcome back")


async def has_a_clock(room, table):
    async def runs():
        clock = await services(room).store.clocks.of(table.id)
        return clock is not None and not clock.overdue and clock.opened == table.row.opened

    await eventually(runs)
