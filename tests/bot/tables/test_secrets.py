"""Secret picks: replaced until the last one, stored, and nowhere to be read before the reveal."""

from __future__ import annotations

import logging
from random import Random

import pytest

from bot.commands import checks
from bot.tables.refusals import Refused
from bot.tables.table import Table
from tests.bot.tables import kit
from tests.bot.tables.kit import ALICE, is_secret, new_table, options, picture, reload

PRIVATE = {"pick", "draft", "plan"}  # only their owner is ever shown these


async def at_a_secret(store, seed: int = 3) -> Table:
    table = await new_table(store, 3, seed)
    await kit.play_until(table, Random(seed), is_secret)
    return table


def waiting(table: Table) -> list[int]:
    return [ALICE + choice.seat for choice in checks.waiting(table.session)]


async def test_a_pick_waits_beside_the_log_and_may_be_replaced(store) -> None:
    table = await at_a_secret(store)
    revision, seq, (first, last) = table.revision, table.row.seq, waiting(table)[:2]
    for n, key in enumerate([*options(table, first), options(table, first)[0]]):
        acted = await table.act(first, [key], revision, 10_000 + n)
        assert (acted.entries, acted.events, acted.revision) == ((), (), revision)
        assert [(p.seat, p.key) for p in await store.picks(table.id)] == [(first - ALICE, key)]
        assert picture(await reload(store, table)) == picture(table)
    assert (table.revision, table.row.seq) == (revision, seq)
    others = [p for p in waiting(table) if p != first]
    assert last in others
    for n, person in enumerate(others):
        acted = await table.act(person, [options(table, person)[0]], revision, 11_000 + n)
    assert table.revision == revision + 1
    revealed = {e.seat: e.key for e in acted.entries if e.what == acted.entries[0].what}
    assert revealed[first - ALICE] == key, "the last pick counts"
    assert await store.picks(table.id) == []


async def test_a_pick_of_the_open_request_is_never_stale_one_of_an_older_is(store) -> None:
    table = await at_a_secret(store)
    revision, people = table.revision, waiting(table)
    other = next(s for s in table.seats if s.person != people[0])
    await table.give_seat(kit.SeatRow(other.seat, "another", 777))
    assert table.revision > revision
    await table.act(people[0], [options(table, people[0])[0]], revision, 1_000_001)
    with pytest.raises(Refused):
        await table.act(people[0], [options(table, people[0])[0]], revision - 1, 1_000_002)


async def test_no_pick_is_anywhere_public_before_the_reveal(store, place, caplog) -> None:
    """Every table but the private ones, the outbox, and the log lines."""
    caplog.set_level(logging.DEBUG)
    seen = 0
    table = await new_table(store, 4, 21)
    random = Random(21)
    while table.session.request is not None and seen < 12:
        if not (table.session.request.secret and len(waiting(table)) > 1):
            await kit.step(table, random)
            continue
        public, lines = await dump(place, PRIVATE), len(caplog.records)
        person = waiting(table)[0]
        key = random.choice(options(table, person))
        acted = await table.act(person, [key], table.revision)
        assert acted.entries == acted.events == ()
        # Not one byte of what others may read depends on the pick: but for the act's own number
        # everything is as it was.
        assert await dump(place, PRIVATE) == public
        assert not any(key in record.getMessage() for record in caplog.records[lines:])
        seen += 1
    assert seen > 5


async def test_a_refusal_never_says_what_was_answered(store) -> None:
    table = await at_a_secret(store)
    with pytest.raises(Refused) as refused:
        await table.act(waiting(table)[0], ["marked secret"], table.revision)
    assert refused.value.key == "marked secret"
    assert "marked" not in f"{refused.value} {refused.value!r} {refused.value.args}"


async def dump(place, without: set[str]) -> dict[str, list]:
    """Read the tables that anybody may be shown something of."""
    tables = {
        name: sorted(await place.ask(f'select * from "{name}"'), key=repr)
        for name in await place.tables()
        if name not in without | {"act"}
    }
    tables["game"] = [[*row[:13], row[14]] for row in tables["game"]]  # all but the count of acts
    return tables
