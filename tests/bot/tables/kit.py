"""People at a table who answer at random."""

from __future__ import annotations

import itertools
from random import Random

from bot import checks, shown
from bot.chance import seeded
from bot.store.rows import SeatRow
from bot.store.store import Store
from bot.tables.acting import Acted
from bot.tables.table import Table
from bot.tables.tables import Tables

ALICE, BOB, CAROL = 100, 101, 102
interactions = itertools.count(1)


def people(count: int) -> list[SeatRow]:
    return [SeatRow(n, f"person {n}", ALICE + n) for n in range(count)]


async def new_table(store: Store, seats: int = 3, seed: int = 1, **options) -> Table:
    tables = Tables(store, chance=lambda: seeded(seed))
    return await tables.create("ankh", people(seats), options, host=ALICE)


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
        "picked": repr(sorted(table._position.picked.items())),
        "line": shown.dumps([list(made) for made in table._position.line.made]),
        "drawn": shown.dumps(table._position.line.drawn),
    }
