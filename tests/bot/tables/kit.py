"""People at a table who answer at random."""

from __future__ import annotations

import itertools
import sqlite3
from random import Random

import asyncpg

from bot.commands import checks
from bot.store.postgres.connection import Connection
from bot.store.postgres.database import Attempt
from bot.store.postgres.store import PostgresStore
from bot.store.rows import SeatRow
from bot.store.store import Store
from bot.tables import shown
from bot.tables.acting import Acted
from bot.tables.chance import seeded
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.kit.example import GAME

ALICE, BOB, CAROL = 100, 101, 102
interactions = itertools.count(1)


def people(count: int) -> list[SeatRow]:
    return [SeatRow(n, f"person {n}", ALICE + n) for n in range(count)]


async def new_table(store: Store, seats: int = 3, seed: int = 1, **options) -> Table:
    tables = Tables(store, chance=lambda: seeded(seed))
    return await tables.create(GAME, people(seats), options, host=ALICE)


async def reload(store: Store, table: Table) -> Table:
    """Open a game as another process would."""
    return await Tables(store).open(table.id)


def said(table: Table, random: Random) -> tuple[int, str]:
    """Choose who speaks, and what they say."""
    session = table.session
    choice = random.choice(checks.waiting(session))
    return ALICE + choice.seat, str(random.choice(choice.options))


async def step(table: Table, random: Random) -> Acted:
    person, key = said(table, random)
    return await table.act(person, [key], table.revision, next(interactions))


async def play_until(table: Table, random: Random, when) -> None:
    while not when(table):
        assert table.session.request is not None, "the game ended before"
        await step(table, random)


def is_secret(table: Table) -> bool:
    """Several people must really pick in secret, and nobody has yet."""
    request = table.session.request
    assert request is not None
    return request.secret and len(checks.waiting(table.session)) > 1 and not table.session.picks


def asked(table: Table) -> int:
    """Return who is asked, of the people."""
    assert table.session.request is not None
    return ALICE + table.session.request.choices[0].seat


def options(table: Table, person: int) -> list[str]:
    choice = table.session.request.of(person - ALICE)
    return [str(option) for option in choice.options]


def picture(table: Table) -> dict[str, str]:
    """Everything that two tables of the same game agree in."""
    row = table.row
    return {
        **checks.fingerprint(table.session),
        "row": repr(row),
        "seats": repr(table.seats),
        "settings": repr(sorted(table.settings.items())),
        "picked": repr(sorted(table.position.picked.items())),
        "line": shown.dumps([list(made) for made in table.position.line.made]),
        "drawn": shown.dumps(table.position.line.old_luck),
    }


class Breaking:
    """A connection that fails at one kind of statement."""

    def __init__(self, writer, statement: str) -> None:
        self.writer = writer
        self.statement = statement

    def execute(self, sql, *args):
        self.judge(sql)
        return self.writer.execute(sql, *args)

    def executemany(self, sql, *args):
        self.judge(sql)
        return self.writer.executemany(sql, *args)

    def judge(self, sql: str) -> None:
        if sql.startswith(self.statement):
            raise sqlite3.OperationalError("disk I/O error")

    @property
    def in_transaction(self) -> bool:
        return self.writer.in_transaction


def breaking(usual, statement: str):
    """The same, but it fails at one kind of statement."""

    def run(self, sql, *values):
        if sql.startswith(statement):
            raise asyncpg.DiskFullError("disk I/O error")
        return usual(self, sql, *values)

    return run


async def no_room(*_):
    """The disk is full."""
    raise asyncpg.DiskFullError("disk I/O error")


def break_writes(patch, store, statement: str) -> None:
    """Let the database fail at one kind of statement."""
    if isinstance(store, PostgresStore):
        if statement == "commit":
            patch.setattr(Attempt, "commit", no_room)
        for name in ("execute", "executemany"):
            patch.setattr(Connection, name, breaking(getattr(Connection, name), statement))
        return
    writer = store._db._writer
    patch.setattr(writer, "_connection", Breaking(writer._connection, statement))
