"""Whatever is typed into a text option or a pop-up gets a clear private answer.

`python -m pytest tests/e2e/games/test_strings.py --strings 1000` types so many strings into each
option in each language; usually a thousand are spread over all of them.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from bot.store.opening import FILE
from bot.texts import LANGUAGES, Texts
from sandbox.wire import MessageFlag, OptionType
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import settled
from tests.kit.example import GAME
from tests.kit.gathering import gather
from tests.kit.odd_strings import odd_string
from tests.kit.prepared import until
from tests.kit.table_talk import asked, newest_panel, widgets

SPREAD = 3000  # strings over all options and languages
POP_UP = 300  # strings for the pop-up in each language
AT_ONCE = 24
PATIENCE = 60.0
LOCALES = ("en-US", "ru", "uk")
OUR_FAULT = [Texts(language)("error-our-fault") for language in LANGUAGES]
VOLATILE = ("lease", "life", "sqlite_sequence")  # tables that live by themselves


class Field(NamedTuple):
    """A text option of a command, and what else the command must be given."""

    command: str
    option: str
    required: dict[str, object]


def text_fields(commands: list[dict]) -> list[Field]:
    """Every option of every command into which anything can be typed."""
    found: list[Field] = []
    for command in commands:
        found += _fields_of(command["name"], command.get("options", []))
    return found


def _fields_of(name: str, options: list[dict]) -> list[Field]:
    nested = [o for o in options if o["type"] in (OptionType.SUBCOMMAND, OptionType.GROUP)]
    if nested:
        inner = [_fields_of(f"{name} {o['name']}", o.get("options", [])) for o in nested]
        return [field for fields in inner for field in fields]
    strings = [o for o in options if o["type"] == OptionType.STRING]
    required = {
        o["name"]: o["choices"][0]["value"] if o.get("choices") else "¤"
        for o in strings
        if o.get("required")
    }
    return [
        Field(name, o["name"], {other: required[other] for other in required if other != o["name"]})
        for o in strings
        if not o.get("choices")
    ]


def contents(path: Path) -> dict[str, list[tuple]]:
    """Everything stored that people could notice."""
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        names = [n for (n,) in db.execute("select name from sqlite_master where type='table'")]
        stored = {n: sorted(db.execute(f"select * from {n}"), key=repr) for n in names}
    finally:
        db.close()
    stored["setting"] = [row for row in stored["setting"] if row[0] != "bot"]
    return {name: rows for name, rows in stored.items() if name not in VOLATILE}


class Typist:
    """Types strings, and expects of each answer that it is clear and private."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.answers = 0
        self.kept: set[str] = set()  # messages that are still needed

    async def type_all(self, work: list[tuple[Actor, Field]]) -> None:
        """Give each field another string, several at a time."""
        waiting = iter([(actor, field, odd_string(self.random)) for actor, field in work])

        async def take_turns() -> None:
            for actor, field, text in waiting:
                await self._type(actor, field, text)

        await asyncio.gather(*(take_turns() for _ in range(AT_ONCE)))

    async def _type(self, actor: Actor, field: Field, text: str) -> None:
        given = {field.option: text, **field.required}
        outcome = await actor.slash(field.command, **given)
        await self.expect_clear_answer(actor, outcome, f"/{field.command} {field.option}:{text!r}")

    async def expect_clear_answer(self, actor: Actor, outcome, what: str) -> None:
        assert outcome.kind != "failed", f"{what} got no answer"
        end = asyncio.get_running_loop().time() + PATIENCE
        while (message := actor.answer(outcome, [outcome.answer_id])) is None:
            assert asyncio.get_running_loop().time() < end, f"{what} was never answered"
            await asyncio.sleep(0.005)
        assert message["flags"] & MessageFlag.EPHEMERAL, f"{what} was answered in public"
        said = text_of(message).strip()
        assert said, f"{what} got an empty answer"
        assert not any(fault in said for fault in OUR_FAULT), f"{what}: {said}"
        self.answers += 1
        await self._put_away(actor, message["id"])

    async def _put_away(self, actor: Actor, message_id: str) -> None:
        """Keep the local Discord small: tens of thousands of answers would slow it down."""
        if message_id not in self.kept:
            await actor.person.dismiss(message_id)


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Give the bot more time than Discord does: this is about answers, not about speed."""
    monkeypatch.setattr("sandbox.interactions.ACKNOWLEDGE_SECONDS", PATIENCE)
    monkeypatch.setattr("sandbox.people.ACKNOWLEDGE_SECONDS", PATIENCE)


@pytest.fixture
def quiet(caplog):
    """Expect that nothing is logged as an error."""
    caplog.set_level(logging.WARNING)
    yield
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert errors == []


class Scene:
    """Three people of three locales at a table, a lobby beside it, and what is so before."""

    def __init__(self, hall, file: Path, people: list[Actor]) -> None:
        self.hall = hall
        self.people = people
        self._file = file

    async def be_still(self) -> None:
        """Wait until the table has said all it has to say, and remember how things are."""
        await until(self._has_told_all)
        self._stored, self._said = contents(self._file), self._public()

    def _has_told_all(self) -> bool:
        """Say whether the first panel is there, and noted with all that was explained on it."""
        stored = contents(self._file)
        explained = any("explained" in row for row in stored["setting"])
        return newest_panel(self.people[0]) is not None and not stored["outbox"] and explained

    def expect_unchanged(self) -> None:
        now = contents(self._file)
        changed = {name for name in now if now[name] != self._stored[name]}
        assert changed == set(), {name: (self._stored[name], now[name]) for name in changed}
        assert self._public() == self._said
        assert list(self.hall.sandbox.parts.console.refused) == []

    def _public(self) -> list[str]:
        found = []
        for person in (self.hall.bob.person, *(actor.person for actor in self.people)):
            for channel in person.channels():
                messages = person.messages(channel["id"])
                found += [m["id"] for m in messages if not m["flags"] & MessageFlag.EPHEMERAL]
        return found


@pytest.fixture
async def scene(near_hall, tmp_path):
    people = await gather(
        [near_hall.alice, near_hall.olena, Actor(near_hall.sandbox.person("ivan"))]
    )
    assert {p.person.locale for p in people} == set(LOCALES)
    await near_hall.bob.slash("/game new", game=GAME)
    await near_hall.bob.sees("a table for")
    for person in people:
        await person.person.open_dm()
    scene = Scene(near_hall, tmp_path / FILE, people)
    await scene.be_still()
    return scene


@pytest.mark.unhurried("--strings")
async def test_every_text_option_of_every_command(scene, quiet, request):
    hall, people = scene.hall, scene.people
    channel = hall.alice.channel()["id"]
    fields = text_fields(hall.alice.person.commands(channel))
    assert {"play", "game new", f"{GAME} move"} <= {field.command for field in fields}
    each = request.config.getoption("--strings")
    # At the table, beside it, and in a conversation: every field everywhere.
    places = [lambda a: a, lambda a: Actor(a.person), lambda a: a.dm]
    combined = [(person, field) for field in fields for person in people]
    total = each * len(combined) if each else SPREAD
    typist = Typist("options")
    work = []
    for person, field in islice(cycle(combined), total):
        actor = typist.random.choice(places)(person)
        if _is_offered(actor, field):
            work.append((actor, field))
    await typist.type_all(work)
    assert typist.answers == len(work) > total * 0.6
    scene.expect_unchanged()


def _is_offered(actor: Actor, field: Field) -> bool:
    """Say whether a client offers the command to this person there."""
    offered = actor.person.commands(actor.channel()["id"])
    return field.command.partition(" ")[0] in {command["name"] for command in offered}


@pytest.mark.unhurried("--strings")
async def test_the_text_field_of_a_pop_up(scene, quiet, request):
    people = scene.people
    panel = newest_panel(people[0])
    player = next(p for p in people if p.person.id in asked(panel))
    await settled(player, lambda: _widget(panel, "d").use(player))
    draft = [m for m in player.messages() if m["flags"] & MessageFlag.EPHEMERAL][-1]
    modal = (await _widget(draft, "type").use(player)).modal
    typist = Typist("pop-up")
    typist.kept.add(draft["id"])
    each = request.config.getoption("--strings") or POP_UP
    await scene.be_still()
    for locale in LOCALES:
        player.person.set_locale(locale)
        for _ in range(each):
            text = odd_string(typist.random)[:200]
            player.person.modals[modal.id] = modal
            submit = partial(player.person.submit, modal.id, {"line": text})
            outcome = await settled(player, submit)  # the answer takes the place of the draft
            await typist.expect_clear_answer(player, outcome, f"the pop-up with {text!r}")
    assert typist.answers == each * len(LOCALES)
    scene.expect_unchanged()


async def test_a_line_with_breaks_can_be_kept_for_later(scene, quiet):
    """A button carries the line; a custom id with a line break would never be answered."""
    panel = newest_panel(scene.people[0])
    waiting = next(p for p in scene.people if p.person.id not in asked(panel))
    await settled(waiting, lambda: waiting.slash("/play", do="gain\nsummon\x0bw 45"))
    answer = [m for m in waiting.messages() if m["flags"] & MessageFlag.EPHEMERAL][-1]
    await settled(waiting, lambda: _widget(answer, "save").use(waiting))
    assert "gain summon w 45" in text_of(waiting.person.message(answer["id"]))


def _widget(message, verb: str):
    """A widget of this verb; of several the last, which only opens the way."""
    return [w for w in widgets(message) if w.verb == verb][-1]
