"""What a table has told in public, and what it should have told by what is stored."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bot.chronicle import chronicle
from bot.fronts import front_of
from bot.store.database import FILE
from bot.store.rows import GameRow
from bot.store.sqlite import SqliteStore
from bot.tables.acting import read_events
from bot.texts import Texts
from cogs.speaking import MARK
from cogs.tables.panel import COUNTER_ID
from rules.engine.events import events_for
from sandbox import components
from sandbox.wire import Component, Json
from tests.kit.actor import Actor

EARLIER = Texts("en")("panel-earlier")
ASIDE = "-# "  # explains something, and tells nothing


@dataclass
class Told:
    """One public message of a table."""

    number: int  # of the newest announcement that it tells
    title: str  # empty if it only reports
    lines: list[str]
    pictures: dict[str, str]  # alt texts by file name
    message: Json


def told(actor: Actor) -> list[Told]:
    """Every announcement of a table, as somebody reads it in its channel."""
    return [
        _read(message, part)
        for message in actor.messages()
        for part in message["components"]
        if part["type"] == Component.CONTAINER and part.get("id", 0) > MARK
    ]


def _read(message: Json, container: Json) -> Told:
    title, lines, pictures = "", list[str](), dict[str, str]()
    for part in components.walk(container["components"]):
        if part["type"] == Component.MEDIA_GALLERY:
            for item in part["items"]:
                name = item["media"]["url"].partition("?")[0].rpartition("/")[2]
                pictures[name] = item.get("description") or ""
        elif part["type"] == Component.TEXT_DISPLAY and part.get("id") != COUNTER_ID:
            text = part["content"]
            if text.startswith("## ") and not title:
                title = text
            elif not pictures:  # what comes below the pictures is no news
                lines += [line for line in text.split("\n") if not line.startswith(ASIDE)]
    return Told(container["id"] - MARK, title, lines, pictures, message)


async def stored(folder: Path, game: int = 1) -> tuple[GameRow, list[list[str]]]:
    """A stored game, and the lines that each of its announcements must have told, in order."""
    store = await SqliteStore.open(folder / FILE)
    try:
        row = await store.game(game)
        decisions = await store.decisions(game)
        acts = await store.acts(game)
        view = (await chronicle(store, game))[-1].view
    finally:
        await store.close()
    front, texts = front_of(row.name), Texts(row.language)
    found = []
    for act in acts:
        made = [d for d in decisions if d.act == act.act]
        if not made and act.act:
            continue  # a secret pick tells nothing
        events = events_for([e for d in made for e in read_events(d.events)], None)
        found.append([line for event in events if (line := front.told(texts, event, view))])
    return row, found


def expect_told_in_order(announced: list[Told], lines: list[list[str]], *, after: int = 0) -> None:
    """Expect that every act was told once, in order, in the message that claims it.

    Announcements are numbered from one, ``after`` those of games played before; a message
    tells all since the one before it.
    """
    assert [t.number for t in announced] == sorted({t.number for t in announced})
    assert announced[-1].number == after + len(lines), "everything has been told"
    before = 0
    for message in announced:
        expected = [line for act in lines[before : message.number - after] for line in act]
        if message.lines and message.lines[0] == EARLIER:
            rest = message.lines[1:]
            assert rest == expected[len(expected) - len(rest) :]
        else:
            assert message.lines == expected, (message.lines, expected)
        before = message.number - after
