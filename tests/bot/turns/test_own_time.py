"""Clocks run apart for everybody who is asked, and stand still in their nights and vacations."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.store.fleet import Shards
from bot.store.rows import Place, Status
from bot.tables.limits import DAY, HOUR
from bot.tables.preferences import CHAPTERS, DAILY, OFF, Person
from bot.turns import deadlines, own_time, timekeeping
from bot.turns.calendars import QuietHours
from bot.turns.nexts import next_person
from bot.turns.nudging import draft_is_kept, remind
from bot.turns.own_time import BadHours, change_time, read_hours, with_vacation
from bot.turns.reminders import wants_call
from tests.bot.conftest import ALICE, BOB, OLENA
from tests.kit.example import GAME
from tests.kit.quiet_battle import BATTLE

DAY_BEGINS = 20_000 * DAY  # a midnight in UTC
NIGHT = "22:00-08:00"
HERE = Place(1, 2, 3)


@pytest.fixture
def at_ten(clock):
    """It is ten in the morning."""
    clock.now = DAY_BEGINS + 10 * HOUR
    return clock


@pytest.fixture
async def table(services, people, at_ten):
    return await services.tables.create(
        GAME, people, {}, host=ALICE, place=HERE, settings={"clock": "async"}
    )


@pytest.fixture
async def battle(services, people, at_ten):
    return await services.tables.create(
        GAME, people[:2], {}, host=ALICE, position=BATTLE, settings={"clock": "async"}
    )


async def asked(table):
    return table.seats[table.session.request.choices[0].seat].person


async def clocks(services, table):
    found = await services.store.clocks.all_of(table.id)
    return {clock.person: clock for clock in found}


async def kinds(services, table, kind="nudge"):
    rows = await services.store.announcements(table.id)
    return [json.loads(row.data) for row in rows if row.kind == kind]


async def looks(services, clock, seconds=0.0):
    """Time passes; return what is announced then."""
    keeper = timekeeping.Timekeeper(services)
    await keeper.take_up()
    clock.now += seconds
    keeper._offset += seconds
    return await keeper.look()


# --- deadlines ------------------------------------------------------------------------------


async def test_a_night_does_not_count(services, table, at_ten):
    person = await asked(table)
    await services.people.change(person, quiet=NIGHT)
    clock = await deadlines.keep_time(services, table)
    assert clock.deadline == at_ten.now + 34 * HOUR
    assert clock.person == person


async def test_in_a_secret_choice_everybodys_time_runs_apart(services, battle, at_ten):
    await services.people.change(BOB, quiet="12:00-20:00")
    first = await deadlines.keep_time(services, battle)
    found = await clocks(services, battle)
    assert (first.person, first.deadline) == (ALICE, at_ten.now + 12 * HOUR)
    assert found[BOB].deadline == at_ten.now + 20 * HOUR
    assert await looks(services, at_ten, 13 * HOUR) == [battle.id]
    assert list(await deadlines.overdue_people(services, battle)) == [ALICE]
    (news,) = await kinds(services, battle, "overdue")
    assert list(await deadlines.overdue_people(services, battle, news["passed"])) == [ALICE]
    await deadlines.wait_longer(services, battle, [ALICE])
    again = await clocks(services, battle)
    assert again[ALICE].deadline == at_ten.now + 24 * HOUR
    assert again[BOB] == found[BOB]
    assert await looks(services, at_ten, 8 * HOUR) == [battle.id]
    assert list(await deadlines.overdue_people(services, battle)) == [BOB]


async def test_those_who_are_late_together_are_asked_about_together(services, battle, at_ten):
    await deadlines.keep_time(services, battle)
    await looks(services, at_ten, 13 * HOUR)
    assert len(await kinds(services, battle, "overdue")) == 1
    assert set(await deadlines.overdue_people(services, battle)) == {ALICE, BOB}


async def test_who_has_chosen_keeps_what_is_left(services, battle, at_ten):
    await deadlines.keep_time(services, battle)
    at_ten.now += HOUR
    await battle.act(ALICE, ["chariots"], battle.revision)
    first = await deadlines.keep_time(services, battle)
    found = await clocks(services, battle)
    assert first.person == BOB
    assert found[ALICE].remaining == 11 * HOUR
    assert await looks(services, at_ten, 12 * HOUR) == [battle.id]
    assert list(await deadlines.overdue_people(services, battle)) == [BOB]


async def test_nobodys_night_stops_a_live_game(services, people, at_ten):
    table = await services.tables.create(GAME, people, {}, host=ALICE, settings={"clock": "live"})
    await services.people.change(await asked(table), quiet="09:00-18:00")
    assert (await deadlines.keep_time(services, table)).deadline == at_ten.now + 300
    assert await services.store.reminders.of(table.id) == []


async def test_a_clock_of_ones_own_counts(services, people, at_ten):
    table = await services.tables.create(
        GAME, people, {}, host=ALICE, settings={"clock": "1d12h/3h"}
    )
    assert (await deadlines.keep_time(services, table)).deadline == at_ten.now + 36 * HOUR


async def test_hours_that_are_set_later_leave_what_was_used_used(services, table, at_ten):
    person = await asked(table)
    await deadlines.keep_time(services, table)
    at_ten.now += 6 * HOUR
    await change_time(services, person, quiet=NIGHT)
    (clock,) = (await clocks(services, table)).values()
    assert clock.deadline == at_ten.now + 18 * HOUR + 10 * HOUR
    await change_time(services, person, quiet="")
    (clock,) = (await clocks(services, table)).values()
    assert clock.deadline == at_ten.now + 18 * HOUR
    assert (await services.people.get(person)).quiet == ""


async def test_a_vacation_stops_the_clock_and_being_back_lets_it_run(services, table, at_ten):
    person = await asked(table)
    await deadlines.keep_time(services, table)
    mine = with_vacation(await services.people.get(person), at_ten.now, at_ten.now + 3 * DAY)
    await change_time(services, person, vacations=mine)
    (clock,) = (await clocks(services, table)).values()
    assert clock.deadline == at_ten.now + 4 * DAY
    at_ten.now += DAY
    back = with_vacation(await services.people.get(person), at_ten.now, at_ten.now)
    await change_time(services, person, vacations=back)
    (clock,) = (await clocks(services, table)).values()
    assert clock.deadline == at_ten.now + DAY


@pytest.mark.parametrize(("days", "stopped"), [(None, 7), ("2", 2), ("0", 0), ("rubbish", 7)])
async def test_only_so_many_days_of_vacation_stop_a_clock(services, table, at_ten, days, stopped):
    person = await asked(table)
    if days is not None:
        await table.set(own_time.VACATION, days)
    away = (at_ten.now, at_ten.now + 30 * DAY)
    await deadlines.keep_time(services, table)
    await change_time(services, person, vacations=(away,))
    (clock,) = (await clocks(services, table)).values()
    assert clock.deadline == at_ten.now + (stopped + 1) * DAY


async def test_other_days_can_be_agreed_in_mid_vacation(services, table, at_ten):
    person = await asked(table)
    await deadlines.keep_time(services, table)
    await change_time(services, person, vacations=((at_ten.now, at_ten.now + 30 * DAY),))
    at_ten.now += 3 * DAY
    await own_time.change_days(services, table, 10)
    (clock,) = (await clocks(services, table)).values()
    assert clock.deadline == at_ten.now + 8 * DAY


async def test_an_outage_is_given_back_in_everybodys_own_time(services, table, at_ten):
    """Ten hours of which eight were quiet are two hours of time."""
    person = await asked(table)
    await services.people.change(person, quiet="12:00-20:00")
    before = await deadlines.keep_time(services, table)
    assert before.deadline == at_ten.now + 40 * HOUR
    at_ten.now += HOUR
    await timekeeping.be_alive(services)
    at_ten.now += 10 * HOUR
    await timekeeping.come_back(services)
    (clock,) = (await clocks(services, table)).values()
    assert clock.deadline == before.deadline + 2 * HOUR


async def test_a_lost_discord_stops_all_clocks_and_gives_its_time_back(services, table, at_ten):
    online = True
    keeper = timekeeping.Timekeeper(services, lambda: Shards(1, (0,) if online else ()))
    await keeper.take_up()
    before = await deadlines.keep_time(services, table)

    async def passes(seconds):
        at_ten.now += seconds
        keeper._offset += seconds
        return await keeper.look()

    await passes(23 * HOUR)
    online = False
    assert await passes(5.0) == []
    assert await passes(5 * HOUR) == []  # it would have run out long ago
    online = True
    assert await passes(5.0) == [table.id]  # to be told of at once
    (clock,) = (await clocks(services, table)).values()
    assert clock.deadline == before.deadline + 5 * HOUR + 10
    assert await kinds(services, table, "back") == [{}]
    online = False
    await passes(5.0)
    online = True
    await passes(20.0)
    (short,) = (await clocks(services, table)).values()
    assert short == clock  # nobody needs to hear of that
    assert await passes(HOUR) == [table.id]


# --- pauses ---------------------------------------------------------------------------------


async def test_people_pause_with_what_is_left_and_go_on_with_it(services, battle, at_ten):
    await services.people.change(BOB, quiet="12:00-20:00")
    await deadlines.keep_time(services, battle)
    at_ten.now += HOUR
    await battle.pause(Status.PAUSED, await timekeeping.stopped(services, battle))
    assert battle.row.status.is_paused
    assert await looks(services, at_ten, 40 * DAY) == []
    await services.people.change(BOB, quiet="")  # what is left stays left
    await battle.resume(HERE, await timekeeping.going_on(services, battle))
    found = await clocks(services, battle)
    assert found[ALICE].deadline == found[BOB].deadline == at_ten.now + 11 * HOUR
    assert await deadlines.keep_time(services, battle) == found[ALICE]
    due = [row.due for row in await services.store.reminders.of(battle.id) if row.person == BOB]
    assert due == pytest.approx([at_ten.now + 5 * HOUR, at_ten.now + 9.8 * HOUR])


# --- reminders ------------------------------------------------------------------------------


async def test_half_and_nine_tenths_are_told_once_each(services, table, at_ten):
    person = await asked(table)
    await deadlines.keep_time(services, table)
    opened = table.row.opened
    told = []
    for _ in range(23 * 6):
        told += await looks(services, at_ten, 600.0)
        await deadlines.keep_time(services, table)  # as the worker does
    assert told == [table.id, table.id]
    assert await kinds(services, table) == [
        {"kind": "half", "people": [person], "opened": opened},
        {"kind": "ninety", "people": [person], "opened": opened},
    ]


async def test_in_quiet_hours_nobody_is_reminded_until_they_end(services, table, at_ten):
    """Half of the time is over exactly when the night begins."""
    person = await asked(table)
    await services.people.change(person, quiet=NIGHT)
    await deadlines.keep_time(services, table)
    assert await looks(services, at_ten, 12 * HOUR) == []
    assert await looks(services, at_ten, 9 * HOUR + 3599) == []
    assert await looks(services, at_ten, 1.0) == [table.id]
    assert at_ten.now == DAY_BEGINS + 32 * HOUR


async def test_who_was_not_reminded_of_the_half_hears_only_that_it_is_late(services, table, at_ten):
    await deadlines.keep_time(services, table)
    await looks(services, at_ten, 22 * HOUR)
    assert [news["kind"] for news in await kinds(services, table)] == ["ninety"]


@pytest.mark.parametrize("changes", [{"reminders": ()}, {"pings": OFF}, {"pings": DAILY}])
async def test_reminders_are_silenced(services, table, at_ten, changes):
    await services.people.change(await asked(table), **changes)
    await deadlines.keep_time(services, table)
    assert await looks(services, at_ten, 13 * HOUR) == []
    await services.people.change(await asked(table), reminders=("half",), pings="turns")
    assert await looks(services, at_ten, HOUR) == []  # it is not told late either


async def test_who_has_answered_is_not_reminded(services, battle, at_ten):
    await deadlines.keep_time(services, battle)
    await battle.act(ALICE, ["chariots"], battle.revision)
    await deadlines.keep_time(services, battle)
    await looks(services, at_ten, 6 * HOUR)
    assert [news["people"] for news in await kinds(services, battle)] == [[BOB]]


async def test_people_are_reminded_in_one_message(services, battle, at_ten):
    await deadlines.keep_time(services, battle)
    await looks(services, at_ten, 6 * HOUR)
    assert [news["people"] for news in await kinds(services, battle)] == [[ALICE, BOB]]


async def test_an_unfinished_draft_is_told_of_ten_minutes_after_its_last_change(
    services, table, at_ten
):
    person = await asked(table)
    await deadlines.keep_time(services, table)
    draft = await table.draft(person)
    await draft.add("gain")
    await draft_is_kept(services, table, person)
    at_ten.now += 300
    await draft_is_kept(services, table, person)
    assert await looks(services, at_ten, 599.0) == []
    assert await looks(services, at_ten, 1.0) == [table.id]
    await draft_is_kept(services, table, person)
    assert await looks(services, at_ten, HOUR) == []  # once for what is asked
    assert [news["kind"] for news in await kinds(services, table)] == ["draft"]


async def test_a_draft_that_is_gone_is_not_told_of(services, table, at_ten):
    person = await asked(table)
    await deadlines.keep_time(services, table)
    draft = await table.draft(person)
    await draft.add("gain")
    await draft_is_kept(services, table, person)
    await draft.discard()
    assert await looks(services, at_ten, 601.0) == []


async def test_a_reminder_is_announced_once_whoever_looks(services, table, at_ten):
    await deadlines.keep_time(services, table)
    at_ten.now += 12 * HOUR
    due = await services.store.reminders.due(at_ten.now)
    for _ in range(2):
        await services.store.reminders.send(table.id, "half", due)
    assert len(await kinds(services, table)) == 1
    assert await remind(services, at_ten.now) == []


async def test_players_call_at_most_once_an_hour(services, table, at_ten):
    call = services.store.reminders.call
    assert await call(table.id, [BOB], at_ten.now, HOUR) == 0.0
    assert await call(table.id, [BOB], at_ten.now + HOUR - 1, HOUR) == at_ten.now
    assert await call(table.id, [BOB], at_ten.now + HOUR, HOUR) == 0.0
    assert len(await kinds(services, table)) == 2


# --- what people type -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22-8", NIGHT),
        ("22:30 – 07:00", "22:30-07:00"),
        ("0-6", "00:00-06:00"),
        ("18-24", "18:00-00:00"),
    ],
)
def test_quiet_hours_are_read(typed, hours):
    assert str(read_hours(typed)) == hours


@pytest.mark.parametrize(
    ("typed", "is_readable"),
    [
        ("", False),
        ("night", False),
        ("25-8", False),
        ("22:60-8", False),
        ("8-8", True),
        ("8-23", True),
    ],
)
def test_other_hours_are_refused(typed, is_readable):
    with pytest.raises(BadHours) as bad:
        read_hours(typed)
    assert bad.value.is_readable is is_readable


def test_damaged_hours_are_none():
    assert own_time.quiet_of(Person(quiet="rubbish")) is None
    assert own_time.quiet_of(Person(quiet=NIGHT)) == QuietHours(22 * 60, 8 * 60)


def test_a_new_vacation_takes_the_place_of_one_that_goes_on():
    person = Person(vacations=((0.0, DAY), (2 * DAY, 9 * DAY)))
    assert with_vacation(person, 4 * DAY, 5 * DAY) == (
        (0.0, DAY),
        (2 * DAY, 4 * DAY),
        (4 * DAY, 5 * DAY),
    )
    assert with_vacation(person, 4 * DAY, 4 * DAY) == ((0.0, DAY), (2 * DAY, 4 * DAY))


async def test_what_a_person_has_set_is_read_as_it_was_stored(services):
    wanted = {"zone": "Europe/Kyiv", "quiet": NIGHT, "vacations": ((1.0, 2.0),), "digest": 7}
    stored = await services.people.change(OLENA, reminders=("next",), pings=DAILY, **wanted)
    services.people._known.clear()
    assert await services.people.get(OLENA) == stored
    assert await services.store.reminders.daily_people() == [OLENA]


async def test_who_is_called_for_what(battle, table):
    person = Person()
    assert wants_call(person, table.session.request)
    assert not wants_call(replace(person, pings=CHAPTERS), table.session.request)
    assert wants_call(replace(person, pings=CHAPTERS), battle.session.request)
    assert not wants_call(replace(person, pings=DAILY), battle.session.request)
    assert wants_call(replace(person, pings=DAILY, letters_closed=True), table.session.request)
    assert wants_call(replace(person, pings=DAILY), table.session.request, is_live=True)
    assert not wants_call(replace(person, pings=OFF), table.session.request, is_live=True)


# --- who is next ----------------------------------------------------------------------------


async def test_who_is_next_hears_so_once_a_turn_if_they_want(services, table, at_ten):
    first = await asked(table)
    following = {ALICE: BOB, BOB: OLENA, OLENA: ALICE}[first]
    assert next_person(table) == following
    await services.people.change(following, reminders=("next",))
    await deadlines.keep_time(services, table)
    assert await looks(services, at_ten, 1.0) == [table.id]
    assert [(n["kind"], n["people"]) for n in await kinds(services, table)] == [
        ("next", [following])
    ]
    await table.act(first, ["gain"], table.revision)
    assert await asked(table) == first, "the second action of the same turn"
    await deadlines.keep_time(services, table)
    assert await looks(services, at_ten, 1.0) == []


async def test_nobody_hears_that_they_are_next_unless_they_want(services, table, at_ten):
    await deadlines.keep_time(services, table)
    assert await looks(services, at_ten, 1.0) == []


async def test_while_all_choose_in_secret_nobody_is_next(battle):
    assert next_person(battle) is None
