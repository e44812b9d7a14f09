"""A month of a game of five: nobody's clock runs when it should not, each message comes once.

The bot's clock is put forward by half an hour at a time.  Beside the bot a watch for each person
counts the half hours in which their time should run: not in their quiet hours (clocks are changed
in the middle of the month), on vacation, in a pause, or while the bot is away.  THOTH_MONTH names
a file for a table of all that was told.
"""

from __future__ import annotations

import os
from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.process.services import Drawing, Services
from bot.store.rows import SeatRow, Status
from bot.tables import tables
from bot.tables.chance import seeded
from bot.tables.limits import DAY, HOUR
from bot.tables.preferences import DAILY
from bot.turns.deadlines import people_asked
from bot.turns.own_time import change_time
from cogs.daily.when import is_due
from tests.kit.actor import Actor, text_of
from tests.kit.example import TURN
from tests.kit.moved_clock import MovedBot
from tests.kit.prepared import prepare
from tests.kit.rooms import eventually, staged
from tests.kit.story import click
from tests.kit.table_talk import is_private, widgets

BEGINS = datetime(2026, 10, 8, 6, tzinfo=UTC).timestamp()
DAYS = 30
STEP = HOUR / 2
GODS = [*TURN["gods"], {"god": "osiris", "figures": ["god 63", "w 71"]}]
AWAY = (BEGINS + 9 * DAY, BEGINS + 14 * DAY)  # Ivan's vacation
MISSED = BEGINS + 5 * DAY  # the next turn of Olena's after this passes without her
REPLACED = BEGINS + 15 * DAY  # Sara gives her seat to Wanda
OUTAGE = (BEGINS + 17 * DAY, BEGINS + 17 * DAY + 10 * HOUR)  # across the change of clocks
PAUSE = (BEGINS + 20 * DAY + 3 * HOUR, BEGINS + 22 * DAY)
CALLS = ("turn", "late call", "half", "ninety")  # of one who is asked, each at most once
KINDS = {  # what a message calls people for, by its words
    "half of your time is gone": "half",
    "your time is almost up": "ninety",
    "your turn to decide": "late call",
    "asked to vote": "late vote",
    "Time's up": "time's up",
    "wants to pause": "vote",
    "wants to continue": "vote",
    "I was offline": "back",
    "The game continues": "resumed",
}


@dataclass
class Watch:
    """One person's time, told without the bot's help."""

    actor: Actor
    zone: str
    quiet: tuple[int, int] | None = None  # hours of the day
    away: tuple[float, float] = (0.0, 0.0)

    def is_stopped(self, moment: float) -> bool:
        if self.away[0] <= moment < self.away[1]:
            return True
        if self.quiet is None:
            return False
        hour = datetime.fromtimestamp(moment, ZoneInfo(self.zone)).hour
        start, end = self.quiet
        return start <= hour < end if start < end else hour >= start or hour < end

    @property
    def number(self) -> int:
        return int(self.actor.person.id)


@dataclass
class Asked:
    """One request to one person: how much of their time it took, and what they were told."""

    person: int
    opened: int
    total: float
    patience: float  # of their own time, after which they answer
    used: float = 0.0


class Month:
    """The table, the watches, and a table of what happened."""

    def __init__(self, room, table, watches):
        self.room, self.table = room, table
        self.watches = {watch.number: watch for watch in watches}
        self.names = {w.number: w.actor.person.display_name.lower() for w in watches}
        self.asked: dict[tuple[int, int], Asked] = {}
        self.random = Random(7)
        self.events: list[tuple[float, str, str]] = []
        self.known: set[str] = set()
        self.now = BEGINS
        self.missing: tuple[int, int] | None = None  # the request that nobody answers
        self.wanda = watches[5]
        self.letters = 0
        self.calls: dict[tuple[int, int], list[str]] = defaultdict(list)  # by request

    @property
    def services(self):
        return self.room.bot.client.services

    # --- time ---------------------------------------------------------------------------

    async def step(self, *, runs: bool = True) -> None:
        """Half an hour: what has run, what is told, and who answers."""
        for asked in self.open() if runs else ():
            if not self.watches[asked.person].is_stopped(self.now):
                asked.used += STEP
        self.now += STEP
        self.room.bot.at(self.now)
        await self.is_told()
        self.read()
        self.check_told()
        self.check_letter()

    async def is_told(self) -> None:
        """Wait until the bot has told all that it should by now."""
        store, now = self.services.store, self.room.bot.now()

        async def is_so():
            waits = await store.clocks.due(now) or await store.reminders.due(now)
            waits = waits or await store.untold() or await self._writes_a_letter()
            return not waits and await self._keeps_time()

        await eventually(is_so)

    async def _writes_a_letter(self) -> bool:
        settings = await self.services.people.get(self.wanda.number)
        last = await self.services.store.reminders.digest(self.wanda.number)
        day = last.day if last is not None and last.sent else None
        return settings.pings == DAILY and is_due(settings, day, self.room.bot.now())

    async def _keeps_time(self) -> bool:
        if self.table.row.status is not Status.PLAYING or self.table.session.request is None:
            return True
        clocks = await self.services.store.clocks.all_of(self.table.id)
        running = {c.person for c in clocks if c.remaining is None and c.opened == self.opened}
        return running == set(people_asked(self.table))

    @property
    def opened(self) -> int:
        return self.table.row.opened

    def open(self) -> list[Asked]:
        """Those who are asked now; somebody new answers after some time of their own."""
        found = []
        request = self.table.session.request
        for person in people_asked(self.table):
            key = (person, self.opened)
            if key not in self.asked:
                total = 12 * HOUR if request.secret else 24 * HOUR
                share = self.random.choice((0.1, 0.2, 0.2, 0.3, 0.3, 0.6, 0.95))
                self.asked[key] = Asked(person, self.opened, total, share * total)
            found.append(self.asked[key])
        return found

    # --- people -------------------------------------------------------------------------

    async def people_answer(self) -> None:
        """Whoever is awake and has thought for long enough answers."""
        for asked in self.open():
            is_olena = asked.person == int(self.room.olena.person.id)
            if self.missing is None and self.now >= MISSED and is_olena:
                self.missing = (asked.person, asked.opened)
            if (asked.person, asked.opened) == self.missing:
                continue
            asleep = self.watches[asked.person].is_stopped(self.now)
            if asked.used < asked.patience or asleep or asked.opened != self.opened:
                continue
            seat = self.table.asks(asked.person)
            choice = self.table.session.request.of(seat)
            key = str(self.random.choice(choice.options))
            await self.table.act(asked.person, [key], self.table.revision)
            await self.is_told()
            self.read()

    def note(self, what: str, who: str = "") -> None:
        self.events.append((self.now, what, who))

    # --- what is told -------------------------------------------------------------------

    def read(self) -> None:
        """Note new messages; nobody is called who has quiet hours."""
        for message in self.room.ivan.messages():
            if message["id"] in self.known or is_private(message):
                continue
            self.known.add(message["id"])
            text = text_of(message)
            called = [int(user["id"]) for user in message["mentions"]]
            kind = next((kind for words, kind in KINDS.items() if words in text), "turn")
            self.note(kind, ", ".join(self.names[person] for person in called))
            for person in called:
                watch = self.watches[person]
                assert not watch.is_stopped(self.now), (kind, self.names[person], self.when())
            for person in called:
                self.calls[person, self.opened].append(kind)

    def when(self) -> str:
        return f"{datetime.fromtimestamp(self.now, UTC):%m-%d %H:%M}"

    def check_told(self) -> None:
        """Whoever still has time is reminded neither too early nor too late, and each time once."""
        for asked in self.open():
            watch = self.watches[asked.person]
            who, told = (self.names[asked.person], self.when()), self.told(asked)
            assert all(told.count(kind) <= 1 for kind in CALLS), (told, *who)
            if not self.is_reminded(asked.person):
                assert told == []
                continue
            for kind, share in (("half", 0.5), ("ninety", 0.9)):
                due = share * asked.total
                assert kind not in told or asked.used >= due, (kind, *who)
                is_late = asked.used >= due + STEP and not watch.is_stopped(self.now)
                assert kind in told or "ninety" in told or not is_late, (kind, *who)

    def told(self, asked: Asked) -> list[str]:
        """What somebody was called for by one request, of what comes once."""
        return [kind for kind in self.calls[asked.person, asked.opened] if kind in CALLS]

    def check_letter(self) -> None:
        """Wanda hears at nine, if the game waits for her, and at no other time."""
        letters = [m for m in self.wanda.actor.dm.messages() if "Your turn in" in text_of(m)]
        new, self.letters = len(letters) - self.letters, len(letters)
        if new:
            self.note("letter", "wanda")
        is_nine = datetime.fromtimestamp(self.now, UTC).strftime("%H:%M") == "09:00"
        assert new == (is_nine and self.wanda.number in people_asked(self.table)), self.when()

    def is_reminded(self, person: int) -> bool:
        return self.names[person] != "wanda"

    def written(self) -> str:
        lines = ["| UTC | what | who is called |", "|---|---|---|"]
        for moment, what, who in self.events:
            lines.append(f"| {datetime.fromtimestamp(moment, UTC):%m-%d %H:%M} | {what} | {who} |")
        return "\n".join(lines) + "\n"


@pytest.fixture
async def month(sandbox, tmp_path, monkeypatch):
    monkeypatch.setattr(Services, "drawing", lambda *_: Drawing(None))  # nobody looks at them
    monkeypatch.setattr(tables, "seeded", lambda _: seeded("a month"))  # the same luck each time
    room = staged(sandbox, MovedBot(sandbox, tmp_path, monkeypatch))
    sara, wanda = (Actor(sandbox.people.add(name)) for name in ("sara", "wanda"))
    watches = [
        Watch(room.alice, "Europe/Kyiv", (22, 8)),
        Watch(room.bob, "America/New_York", (23, 7)),
        Watch(room.olena, "UTC"),
        Watch(room.ivan, "Europe/Kyiv", (21, 9), AWAY),
        Watch(sara, "UTC"),
        Watch(wanda, "UTC"),
    ]
    room.bot.at(BEGINS - HOUR)
    people = [watch.actor for watch in watches[:5]]
    game = await prepare(tmp_path, people, {"gods": GODS}, clock="async")
    await room.bot.start()
    services = room.bot.client.services
    for watch in watches:
        hours = watch.quiet and f"{watch.quiet[0]}:00-{watch.quiet[1]}:00"
        changes = {"zone": watch.zone, "quiet": hours or ""}
        await change_time(services, watch.number, **changes)
    await services.people.change(watches[5].number, pings="daily")
    await services.store.clocks.stop(game)  # they begin as the month does
    month = Month(room, await services.tables.open(game), watches)
    room.bot.at(BEGINS)
    services.touch(month.table)
    await month.is_told()
    month.read()
    yield month
    await room.bot.stop()
    assert room.refused() == []


async def pauses(month, verb, text):
    """Three of five agree; the others are asleep, or say nothing."""
    alice, bob, olena = month.room.alice, month.room.bob, month.room.olena
    await alice.slash(f"/game {verb}")
    for actor in (bob, olena):
        question = await bob.sees(text)
        month.read()  # whom it calls; its end calls nobody
        await widgets(question)[0].use(actor)


async def test_a_month(month):
    room, late = month.room, 0
    while month.now < BEGINS + DAYS * DAY and month.table.session.request is not None:
        if month.now == AWAY[0]:
            away = (AWAY,)
            await change_time(month.services, int(room.ivan.person.id), vacations=away)
            month.note("vacation begins", "ivan")
        if month.now == REPLACED:
            seat = next(s.seat for s in month.table.seats if s.name.lower() == "sara")
            await month.table.give_seat(SeatRow(seat, "wanda", month.wanda.number))
            month.note("replacement", "sara, wanda")
            await month.is_told()
            month.read()
        if month.now == OUTAGE[0]:
            await outage(month)
            continue
        if month.now == PAUSE[0]:
            await rests(month)
            continue
        await month.people_answer()
        await month.step()
        if month.missing and (panel := room.alice.shows("Time's up")) is not None and not late:
            late += 1
            asked = month.asked[month.missing]
            assert asked.total <= asked.used <= asked.total + STEP
            month.note("the computer plays", "olena")
            await click(room.alice, panel, "Let the computer play this turn")
            await month.is_told()
            month.read()
    check(month, late)


async def outage(month):
    """Ten hours without the bot, in the night in which clocks are changed or just after."""
    month.note("the bot is away")
    await month.is_told()
    await month.room.bot.stop()
    month.now += OUTAGE[1] - OUTAGE[0]
    month.room.bot.at(month.now)
    await month.room.bot.start()
    month.table = await month.services.tables.open(month.table.id)
    await month.room.alice.sees("I was offline")
    await month.is_told()
    month.read()


async def rests(month):
    """Two days in which the game is paused."""
    await pauses(month, "pause", "wants to pause")

    async def is_paused():
        return month.table.row.status is Status.PAUSED

    await eventually(is_paused)
    month.note("paused")
    month.read()
    said = len(month.known)
    while month.now < PAUSE[1]:
        month.now += STEP
        month.room.bot.at(month.now)
        month.read()
    assert len(month.known) == said, "nobody hears anything"
    await pauses(month, "resume", "wants to continue")
    await month.room.alice.sees("The game continues")
    await month.is_told()
    month.read()


def check(month, late):
    """What the month must have had, each the right number of times."""
    told = month.written()
    if "THOTH_MONTH" in os.environ:
        Path(os.environ["THOTH_MONTH"]).write_text(told, "utf-8")
    counts = {kind: sum(what == kind for _, what, _ in month.events) for kind in KINDS.values()}
    assert month.now >= PAUSE[1] + DAY, "the game was over too soon"
    assert late == counts["time's up"] == 1
    assert counts["back"] == counts["resumed"] == 1
    assert counts["half"] > 3
    assert counts["ninety"] > 1
    assert counts["late call"] > 3
    opened = sorted({asked.opened for asked in month.asked.values()})
    before_each = dict(zip(opened, [-1, *opened], strict=False))
    for asked in month.asked.values():
        is_missed = (asked.person, asked.opened) == month.missing
        assert asked.used < asked.total or is_missed, "nobody else was late"
        begun = {call for call in month.told(asked) if call in ("turn", "late call")}
        is_first = (asked.person, before_each[asked.opened]) not in month.asked
        if is_first and month.is_reminded(asked.person):
            assert len(begun) == 1, "whoever is asked is called, at once or in the morning"
    calls = [what for _, what, who in month.events if "wanda" in who]
    assert calls.count("letter") == month.letters > 0
    assert not {"turn", "half", "ninety", "late call"} & set(calls)
