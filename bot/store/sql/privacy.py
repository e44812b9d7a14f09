"""What is stored about a person: shown to them, erased, and overwritten in the file."""

from __future__ import annotations

import json
from typing import Any

from bot.store.owners import of_person
from bot.store.sql import bundling
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database
from bot.store.sql.dialect import Column, Dialect
from bot.store.sql.erasing import (
    UNSCRUBBED,
    erase,
    holds_people,
    known_as,
)
from bot.store.sql.naming_nobody import Who, parts_about

# Of these tables a person is shown this much of their rows; of all others, everything but what
# nobody may know yet.
_SHOWN = {
    "game": ("id", "name", "rules", "language", "guild", "channel", "thread", "status"),
    "decision": ("game", "seq", "seat", "what", "key", "act"),
    "wish": ("game", "act"),
    "lobby": ("id", "name", "seats", "agreed", "clock", "language", "guild", "channel", "thread"),
}
_NEVER = ("seed", "seal", "secret", "state", "events")


class SqlPrivacy:
    """The SQL about one person's data."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def about(self, person: int) -> dict[str, list[Any]]:
        """Return everything that names a person, by table; of games, what they decided."""
        async with self._db.apart() as reader:
            return await reader.look(lambda db: _about(db, person, self._db.dialect))

    async def erase(self, person: int) -> None:
        """Take a person out of everything; games and their logs stay, and name nobody."""
        await self._db.write(lambda db: erase(db, person, self._db.dialect), alone=True)

    async def scrub(self) -> bool:
        """Overwrite what was erased since, in the file and beside it; say whether there was any."""
        if not await self._db.read("select 1 from setting where owner=? and name=?", UNSCRUBBED):
            return False
        await self._db.scrub()
        await self._db.put("delete from setting where owner=? and name=?", UNSCRUBBED)
        return True


# --- what a person is shown ---------------------------------------------------------------------


def _about(db: Connection, number: int, dialect: Dialect) -> dict[str, list[Any]]:
    who = known_as(db, number)
    found: dict[str, list[Any]] = {
        "settings": [
            {"name": name, "value": _read(value)}
            for name, value in db.execute(
                "select name, value from setting where owner=?", (of_person(number),)
            )
        ]
    }
    for table, columns in dialect.tables(db).items():
        if table == "bundle":
            continue
        found[table] = _rows(db, table, columns, who)
        if who.is_unmistakable:
            found[table] += _mentions(db, table, columns, who)
    for game in bundling.games_of(db, number):
        found["decision"] += _bundled(db, game, number)
    return {table: rows for table, rows in found.items() if rows}


def _rows(db: Connection, table: str, columns: list[Column], who: Who) -> list[dict[str, Any]]:
    """The rows of a table that are a person's."""
    theirs = [column.name for column in columns if holds_people(column, who)]
    if not theirs:
        return []
    shown = [
        column.name
        for column in columns
        if column.name in _SHOWN.get(table, (column.name,))
        and column.name not in _NEVER
        and column.kind != "blob"
    ]
    rows = db.execute(
        f'select {", ".join(shown)} from "{table}" where ? in ({", ".join(theirs)})', (who.number,)
    )
    return [dict(zip(shown, map(_read, row), strict=True)) for row in rows]


def _mentions(db: Connection, table: str, columns: list[Column], who: Who) -> list[dict[str, Any]]:
    """What other rows say of a person, without what they say of others."""
    found = []
    for column in columns:
        if column.kind != "text" or column.name in _NEVER:
            continue
        rows = db.execute(
            f'select distinct {column.name} from "{table}" where {column.name} like ?',
            (f"%{who.digits}%",),
        )
        for (text,) in rows:
            found += [{column.name: part} for part in parts_about(_read(text), who)]
    return found


def _bundled(db: Connection, game: int, person: int) -> list[dict[str, Any]]:
    """What a person decided in a finished game."""
    rows = (row for row in bundling.decisions(db, game) if row.person == person)
    return [
        {"game": game} | {name: getattr(row, name) for name in _SHOWN["decision"][1:]}
        for row in rows
    ]


def _read(value: Any) -> Any:  # noqa: ANN401 - of any column
    """JSON as what it says."""
    if isinstance(value, str) and value[:1] in ("{", "["):
        try:
            return json.loads(value)
        except ValueError:
            return value
    return value
