"""What no client offers: components of messages that are not there, pop-ups nobody was shown,
commands kept for others, and people who come from another server.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.store.opening import FILE
from cogs.core.components import Way
from sandbox import components
from sandbox.outcomes import OpenModal, Outcome
from sandbox.people import Person
from sandbox.server import Sandbox
from sandbox.typed_options import fill_options
from sandbox.wire import (
    ALL_PERMISSIONS,
    SELECTS,
    Component,
    InteractionType,
    Json,
    MessageFlag,
    Permission,
)

GAMES = (
    "game",
    "seat",
    "decision",
    "checkpoint",
    "act",
    "pick",
    "lobby",
    "guest",
    "motion",
    "vote",
    "wish",
    "offer",
    "clock",
    "draft",
    "plan",
)
ELSEWHERE = "4242"  # the number of another server and its channel


class Forged(NamedTuple):
    """Something that can be pressed, chosen or sent, wherever it comes from."""

    way: Way
    custom_id: str
    values: tuple[str, ...] = ()
    kind: Component = Component.STRING_SELECT  # of a menu

    @property
    def verb(self) -> str:
        """What it would do."""
        return [*self.custom_id.split(":"), ""][1]


def components_of(message: Json, *people: str) -> list[Forged]:
    """Everything on a message that is not grey; of a menu its first and its last option, of one
    of people each of these.
    """
    found = []
    for part in components.walk(message["components"]):
        if part.get("disabled") or "custom_id" not in part:
            continue
        if part["type"] == Component.BUTTON:
            found.append(Forged(Way.BUTTON, part["custom_id"]))
        elif part["type"] == Component.USER_SELECT:
            kind = Component.USER_SELECT
            found += [Forged(Way.MENU, part["custom_id"], (person,), kind) for person in people]
        elif part["type"] in SELECTS:
            values = [option["value"] for option in part["options"]]
            found += [
                Forged(Way.MENU, part["custom_id"], (v,))
                for v in dict.fromkeys((values[0], values[-1]))
            ]
    return found


async def use(sandbox: Sandbox, person: Person, channel: str, forged: Forged) -> Outcome:
    """Let somebody use it, on a message of the bot's that really has it."""
    if forged.way is Way.POP_UP:
        return await _send(sandbox, person, channel, forged)
    shown = _button(forged) if forged.way is Way.BUTTON else _menu(forged)
    row = {"type": Component.ACTION_ROW.value, "components": [shown]}
    text = {"type": Component.TEXT_DISPLAY.value, "content": "Press me."}
    body = {"flags": int(MessageFlag.COMPONENTS_V2), "components": [text, row]}
    message = await sandbox.parts.messages.create(channel, sandbox.parts.world.bot, body)
    if forged.way is Way.BUTTON:
        return await person.press(message["id"], forged.custom_id)
    return await person.choose(message["id"], forged.custom_id, forged.values)


def _button(forged: Forged) -> Json:
    return {
        "type": Component.BUTTON.value,
        "style": 2,
        "label": "Press me",
        "custom_id": forged.custom_id,
    }


def _menu(forged: Forged) -> Json:
    if forged.kind is Component.USER_SELECT:
        return {"type": forged.kind.value, "custom_id": forged.custom_id}
    options = [{"label": value or "?", "value": value} for value in forged.values]
    return {
        "type": Component.STRING_SELECT.value,
        "custom_id": forged.custom_id,
        "options": options,
        "min_values": 0,
        "max_values": 1,
    }


async def _send(sandbox: Sandbox, person: Person, channel: str, forged: Forged) -> Outcome:
    """Send a pop-up that nobody has opened."""
    world = sandbox.parts.world
    field = {"type": Component.TEXT_INPUT.value, "custom_id": "line", "style": 1, "id": 2}
    label = {"type": Component.LABEL.value, "label": "Line", "component": field, "id": 1}
    opened_by = {
        "id": world.ids.next(),
        "type": InteractionType.COMMAND.value,
        "user": person.user,
        "authorizing_integration_owners": {"0": world.guild_id},
    }
    modal = OpenModal(world.ids.next(), "?", forged.custom_id, [label], channel, None, opened_by)
    person.modals[modal.id] = modal
    return await person.submit(modal.id, {"line": "gain"})


async def command(
    person: Person, channel: str, line: str, options: Mapping[str, Any] | None = None
) -> Outcome:
    """Run a slash command, also one that a client would not offer to this person."""
    place = person._parts.world.channels[channel]
    everything = Permission(ALL_PERMISSIONS)
    found, chain = person._parts.commands.find(line, everything, place["guild_id"], person.id)
    filled = fill_options((chain[-1] if chain else found)["options"], options or {})
    data = person._command_data(found, chain, filled)
    return await person._outcome(await person._start(InteractionType.COMMAND, place, data))


@contextmanager
def from_another_server(sandbox: Sandbox) -> Iterator[None]:
    """Let whatever people do seem to be done in another server."""
    delivery = sandbox.parts.delivery

    def moved(event: str, body: Json, guild_id: str | None) -> None:
        if event == "INTERACTION_CREATE":
            channel = sandbox.parts.world.text_channels()[0]
            permissions = {"permissions": body["channel"]["permissions"]}
            there = {"id": ELSEWHERE, "locale": "en-US", "features": []}
            body = body | {
                "guild_id": ELSEWHERE,
                "guild": there,
                "channel_id": ELSEWHERE,
                "channel": channel | permissions | {"id": ELSEWHERE, "guild_id": ELSEWHERE},
            }
            if "member" not in body:
                member = sandbox.parts.world.member(body["user"]["id"])
                body["member"] = member | permissions | {"user": body.pop("user")}
        type(delivery).to_bot(delivery, event, body, guild_id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(delivery, "to_bot", moved)
        yield


def stored(folder: Path) -> dict[str, list[Any]]:
    """Everything that the database knows of games and lobbies."""
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as base:
        found = {table: base.execute(f"select * from {table}").fetchall() for table in GAMES}
        settings = "select * from setting where owner like 'game:%' and name <> 'explained'"
        return found | {"setting": base.execute(settings).fetchall()}
