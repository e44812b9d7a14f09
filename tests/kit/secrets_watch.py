"""While a secret choice waits for others, nothing public tells of it but how many have chosen.

A message that is edited says nothing new.  A new one, one that goes on with an announcement (it
has the mark of that then) and one that has lost its buttons, and says all that happened before
them, may tell of earlier things, but none names what was picked, unless the same was revealed
before: a card that came back.  And nothing that is sent to anybody has the seed of a game that goes
on, or a salt of a pick that is not revealed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from cogs.table.panel import COUNTER_ID, SEALS_ID
from sandbox import components
from sandbox.attachments import bare_address
from sandbox.feed import Update
from sandbox.people import Person
from sandbox.wire import Component, Json, MessageFlag
from sandbox.world import is_dm
from tests.kit.databases import Place
from tests.kit.example import secrets_of

CONTAINER, ROW = Component.CONTAINER, Component.ACTION_ROW


class SecretsWatch:
    """Looks at every public message in the moment it is written or edited."""

    def __init__(self, onlooker: Person, database: Place) -> None:
        self._database = database
        self._seen: dict[str, set[str]] = {}
        self._marks: dict[str, list[int]] = {}
        self._dms = {c["id"] for c in onlooker.channels() if is_dm(c)}
        self.looked = 0  # how often something was edited while a choice waited
        self.looked_at_new = 0  # how often something new was said then
        self.told: list[str] = []  # what should not have been said then
        onlooker.listen(self._look)

    def _look(self, update: Update) -> None:
        if update.kind not in ("message_create", "message_update"):
            return
        message = update.data
        sent = json.dumps(message)
        self.told += [secret for secret in hidden(self._database) if secret in sent]
        if message["flags"] & MessageFlag.EPHEMERAL or message["channel_id"] in self._dms:
            return
        said = _said(message)
        new = said - self._seen.get(message["id"], set())
        self._seen[message["id"]] = said
        marks = [part["id"] for part in message["components"] if part["type"] == CONTAINER]
        rows = [p for p in components.walk(message["components"]) if p["type"] == ROW]
        announces = marks != self._marks.get(message["id"]) or not rows
        self._marks[message["id"]] = marks
        picked = self._picked()
        if picked and not announces:
            self.looked += 1
            self.told += new
        elif picked:
            self.looked_at_new += 1
            text = "\n".join(said)
            secret = _words(picked) - _words(self._keys("decision"))
            self.told += [f"{word}, in: {text}" for word in secret if word in text]

    def _picked(self) -> list[str]:
        """What people have picked in secret and nobody else may know."""
        return self._keys("pick")

    def _keys(self, table: str) -> list[str]:
        return [key for (key,) in self._database.look(f"select key from {table}")]


def hidden(database: Place) -> list[str]:
    """The seeds of games that go on, and the salts of picks that are not revealed."""
    seeds = database.look(
        "select secret from seed join game on game.id = seed.game"
        " where status not in ('over', 'closed')"
    )
    seals = database.look("select seal from pick where seal is not null")
    return [seed.hex() for (seed,) in seeds] + [seal.partition(" ")[2] for (seal,) in seals]


def all_seeds(database: Place) -> list[str]:
    """The seeds of all games, as they could be written somewhere."""
    return [seed.hex() for (seed,) in database.look("select secret from seed")]


def _words(keys: Iterable[str]) -> set[str]:
    """What keys name, one by one: two cards of one pick may come back apart."""
    return {word for key in keys for word in secrets_of(key)}


def _said(message: Json) -> set[str]:
    """Everything that can be read in a message, components and files included."""
    found = {message["content"], *(file["filename"] for file in message["attachments"])}
    for part in components.walk(message["components"]):
        if part["type"] == Component.TEXT_DISPLAY and part.get("id") in (COUNTER_ID, SEALS_ID):
            continue
        found |= {str(part.get(name, "")) for name in ("content", "custom_id", "label")}
        for item in part.get("items", ()):
            found |= {item.get("description") or "", bare_address(item["media"]["url"])}
    return found
