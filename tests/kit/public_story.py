"""What a table has told in public, and what it should have told by what is stored."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from bot.games.uis import ui_of
from bot.store.opening import Where, open_store
from bot.store.rows import GameRow
from bot.store.store import Store
from bot.tables.acting import read_events
from bot.tables.story import chronicle
from bot.texts import Texts
from cogs.table.panel import COUNTER_ID, NOTE_ID
from rules.engine.events import events_for
from sandbox import components
from sandbox.wire import Component, Json
from tests.kit.actor import Actor

EARLIER = Texts("en")("panel-earlier")
ASIDE = "-# "  # explains something, and tells nothing
MARKS_FROM = 1_000_000  # smaller ids of containers are Discord's own


@dataclass
class Told:
    """One public message of a table."""

    mark: int  # of the newest announcement that it tells
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
        if part["type"] == Component.CONTAINER and part.get("id", 0) >= MARKS_FROM
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
    return Told(container["id"], title, lines, pictures, message)


async def stored(where: Where, game: int = 1) -> tuple[GameRow, list[list[str]]]:
    """A stored game, and the lines that each of its announcements must have told, in order."""
    store = await open_store(where)
    try:
        return await to_be_told(store, game)
    finally:
        await store.close()


async def to_be_told(store: Store, game: int) -> tuple[GameRow, list[list[str]]]:
    """The same, of a store that is open."""
    row = await store.game(game)
    decisions = await store.decisions(game)
    acts = await store.acts(game)
    view = (await chronicle(store, game))[-1].view
    ui, texts = ui_of(row.name), Texts(row.language)
    found = []
    for act in acts:
        made = [d for d in decisions if d.act == act.act]
        if not made and act.act:
            continue  # a secret pick tells nothing
        events = events_for([e for d in made for e in read_events(d.events)], None)
        found.append([line for event in events if (line := ui.told(texts, event, view))])
    return row, found


def expect_chance_told_once(announced: list[Told]) -> None:
    """Expect that the hash of the seed was told once, and at the end the seed that fits it."""
    notes = [
        part["content"]
        for one in announced
        for part in components.walk(one.message["components"])
        if part.get("id") == NOTE_ID
    ]
    told_hash, seed = re.findall(r"[0-9a-f]{64}", "\n".join(notes))
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == told_hash


def expect_told_in_order(announced: list[Told], lines: list[list[str]]) -> None:
    """Expect that every act was told once, in order; a message tells all since the one before."""
    assert len({message.mark for message in announced}) == len(announced)
    before = 0
    for message in announced:
        before = _told_up_to(message.lines, lines, before)
    assert not any(lines[before:]), "everything has been told"


def _told_up_to(told_lines: list[str], lines: list[list[str]], before: int) -> int:
    """Return the number of acts after which a message was posted."""
    cut = told_lines[:1] == [EARLIER]
    rest = told_lines[1:] if cut else told_lines
    expected: list[str] = []
    for count in range(before, len(lines) + 1):
        longer = cut and len(expected) > len(rest)
        if expected == rest or (longer and expected[-len(rest) :] == rest):
            return count
        expected += lines[count] if count < len(lines) else []
    raise AssertionError((told_lines, lines[before:]))
