"""While a secret choice waits for others, no public message changes but in how many have chosen.

New messages are not looked at: some answers are given by themselves before the panel is posted.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from cogs.tables.panel import COUNTER_ID
from sandbox import components
from sandbox.feed import Update
from sandbox.people import Person
from sandbox.wire import Component, Json, MessageFlag
from sandbox.world import is_dm


class SecretsWatch:
    """Looks at every public message in the moment it is written or edited."""

    def __init__(self, onlooker: Person, database: Path) -> None:
        self._database = database
        self._seen: dict[str, set[str]] = {}
        self._dms = {c["id"] for c in onlooker.channels() if is_dm(c)}
        self.looked = 0  # how often something was edited while a choice waited
        self.told: list[str] = []  # what should not have been said then
        onlooker.listen(self._look)

    def _look(self, update: Update) -> None:
        if update.kind not in ("message_create", "message_update"):
            return
        message = update.data
        if message["flags"] & MessageFlag.EPHEMERAL or message["channel_id"] in self._dms:
            return
        said = _said(message)
        new = said - self._seen.get(message["id"], set())
        self._seen[message["id"]] = said
        if update.kind == "message_update" and self._waiting():
            self.looked += 1
            self.told += new

    def _waiting(self) -> bool:
        db = sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)
        try:
            return bool(db.execute("select 1 from pick").fetchall())
        finally:
            db.close()


def _said(message: Json) -> set[str]:
    """Everything that can be read in a message, components and files included."""
    found = {message["content"], *(file["filename"] for file in message["attachments"])}
    for part in components.walk(message["components"]):
        if part["type"] == Component.TEXT_DISPLAY and part.get("id") == COUNTER_ID:
            continue
        found |= {str(part.get(name, "")) for name in ("content", "custom_id", "label")}
        for item in part.get("items", ()):
            found |= {item.get("description") or "", item["media"]["url"]}
    return found
