"""A story: games that stand where it begins, the bot as a process of its own, four people."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.store.opening import FILE
from sandbox import components
from sandbox.outcomes import Outcome
from sandbox.server import Sandbox
from sandbox.wire import Component, Json
from tests.kit.actor import Actor, text_of
from tests.kit.bot_process import LATE
from tests.kit.bots import GAMES
from tests.kit.prepared import prepare, until
from tests.kit.quick_bot import QuickBot
from tests.kit.stage import Stage
from tests.kit.table_talk import is_private, newest_panel, question, widgets

PATIENCE = 30.0
CLOSED_LETTERS = (403, 50007)
GREETING = "I am Thoth"  # said once on a server, whatever is played there
GAME = ("game", "seat", "decision", "checkpoint", "act", "pick")  # what a game is, in the database


class Story(Stage[QuickBot]):
    """Alice, Bob, Olena (whose Discord is Ukrainian) and Ivan (Russian); games are prepared."""

    def __init__(self, sandbox: Sandbox, bot: QuickBot) -> None:
        super().__init__(sandbox, bot)
        self.ivan = Actor(sandbox.person("ivan"))

    async def given(
        self, players: Sequence[Actor | None], position: Mapping[str, Any], **options: Any
    ) -> int:
        """Store a game in a position; the bot must not run yet."""
        return await prepare(self.bot.folder, players, position, **options)

    async def begins(
        self, players: Sequence[Actor | None], position: Mapping[str, Any], **options: Any
    ) -> Json:
        """Store a game in a position, start the bot and return the first panel."""
        await self.given(players, position, **options)
        await self.bot.start()
        return await self.panel(options.get("at"))

    async def panel(self, at: Actor | None = None, *, other_than: Json | None = None) -> Json:
        """Wait for the newest panel, or until something else is asked than on the one known."""
        known = question(other_than) if other_than else ()

        def look() -> Json | None:
            found = newest_panel(at or self.alice)
            return found if found and question(found) != known else None

        panel: Json = await until(look, PATIENCE)
        return panel

    def late(self, seconds: float) -> None:
        """Put the bot's clock forward."""
        (self.bot.folder / LATE).write_text(str(seconds))

    def stored(self, *tables: str) -> list[tuple[str, list[Any]]]:
        """Everything that the database knows of all games, or of these tables."""
        with closing(sqlite3.connect(f"file:{self.bot.folder / FILE}?mode=ro", uri=True)) as base:
            return [(t, base.execute(f"select * from {t}").fetchall()) for t in tables or GAME]

    def public(self, place: str = "general") -> list[Json]:
        """What everybody sees of the games in a channel."""
        seen = self.alice.at(place).messages()
        return [m for m in seen if not is_private(m) and GREETING not in text_of(m)]


@pytest.fixture
async def story(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Story]:
    """A stage on which a story can be told; whatever Discord refused must be expected."""
    told = Story(sandbox, QuickBot(sandbox, tmp_path, GAMES))
    yield told
    if told.bot.is_running:
        await told.bot.stop()
    assert [fault for fault in told.refused() if fault != CLOSED_LETTERS] == []


# --- answers that only one person sees ----------------------------------------------------------


async def answer(actor: Actor, doing: Awaitable[Outcome]) -> Json:
    """Do something and return the message with which the bot answers it."""
    changed: set[str] = set()
    stop = actor.person.listen(lambda update: changed.add(update.data.get("id", "")))
    try:
        outcome = await doing
        assert outcome.kind != "failed", "the bot did not answer"

        message: Json = await until(lambda: actor.answer(outcome, changed), PATIENCE)
        return message
    finally:
        stop()


async def click(actor: Actor, message: Json, label: str) -> Json:
    """Press the button, or choose the option, whose label begins so; return the answer."""
    fitting = [w for w in widgets(message) if w.label.startswith(label)]
    exact = [w for w in fitting if w.label == label]
    assert len(exact or fitting) == 1, f"{label!r} among {[w.label for w in widgets(message)]}"
    return await answer(actor, (exact or fitting)[0].use(actor))


async def clicks(actor: Actor, message: Json, *labels: str) -> Json:
    """Click one after another."""
    for label in labels:
        message = await click(actor, message, label)
    return message


def labels(message: Json) -> list[str]:
    """What can be pressed or chosen on a message."""
    return [w.label for w in widgets(message)]


def buttons(message: Json) -> dict[str, Json]:
    """The buttons of a message by label, grey ones too."""
    parts = components.walk(message["components"])
    return {p["label"]: p for p in parts if p["type"] == Component.BUTTON}


def said(message: Json) -> str:
    """The words of a message, without bold type and small print."""
    lines = text_of(message).replace("**", "").split("\n")
    return "\n".join(line for line in lines if not line.startswith("-# "))


async def reads(actor: Actor, text: str, *, patience: float = PATIENCE) -> Json:
    """Wait until somebody can read this in a message, and return it."""

    def look() -> Json | None:
        return next((m for m in reversed(actor.messages()) if text in said(m)), None)

    found: Json = await actor._appears(look, f"a message with {text!r}", patience)
    return found


# --- what is written anywhere --------------------------------------------------------------------


def pictures(message: Json) -> list[tuple[str, str, str]]:
    """The pictures of a message: file name, alt text, address."""
    items = [
        item
        for part in components.walk(message["components"])
        if part["type"] == Component.MEDIA_GALLERY
        for item in part["items"]
    ]
    return [
        (i["media"]["url"].rsplit("/", 1)[-1].split("?")[0], i["description"], i["media"]["url"])
        for i in items
    ]


def everything_in(message: Json) -> str:
    """All of a message that is text in any way: words, alt texts, file names, ids."""
    return json.dumps(message, ensure_ascii=False)


async def file(address: str) -> bytes:
    """The bytes of an attachment."""
    async with aiohttp.ClientSession() as http, http.get(address) as answered:
        return await answered.read()


__all__ = [
    "Story",
    "answer",
    "buttons",
    "click",
    "clicks",
    "everything_in",
    "file",
    "labels",
    "pictures",
    "reads",
    "said",
    "story",
]
