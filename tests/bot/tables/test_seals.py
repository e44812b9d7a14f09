"""Sealed picks: a seal for all to see, a salt that nobody sees, a new one whenever it counts."""

from __future__ import annotations

import hashlib
import json

import pytest

from bot.commands import checks
from bot.store.rows import SeatRow
from bot.tables import seals
from bot.tables.seals import SEALED, YES
from bot.tables.table import AGREED
from bot.tables.tables import Tables
from bot.tables.undoing import Asked
from rules.engine.decisions import Choice, Request
from tests.bot.tables import kit
from tests.bot.tables.kit import ALICE, BOB, CAROL, options, reload
from tests.bot.tables.toys import advising, talking, teach


@pytest.fixture
async def table(store):
    """Three people are asked for a card in secret, under seals."""
    return await toy(store, talking, "a", "c")


async def toy(store, rule, *answers, agreed=YES):
    teach(rule)
    table = await Tables(store).create(
        "toy",
        kit.people(3),
        {"steps": 3},
        host=ALICE,
        settings={AGREED: json.dumps({SEALED: agreed})},
    )
    if answers:
        await table.act(ALICE, answers, table.revision)
    return table


async def pick(table, person, place=0):
    await table.act(person, [options(table, person)[place]], table.revision)


async def test_each_pick_has_a_salt_of_its_own_that_stays_with_it(store, table):
    found = []
    for place in (0, 0, 1):
        await pick(table, ALICE, place)
        (row,) = await store.picks(table.id)
        request, salt = row.seal.split()
        assert (request, len(bytes.fromhex(salt))) == (str(table.row.seq), 16)
        assert row.seal not in repr(row)
        assert table.sealed == {0: seals.hash_of(table.id, row.seal, 0, row.key)}
        assert (await reload(store, table)).sealed == table.sealed
        found.append(row.seal)
    assert len(set(found)) == 3
    await pick(table, BOB)
    seal_of_alice, seal_of_bob = table.sealed[0], table.sealed[1]
    await pick(table, CAROL)
    assert table.sealed == {}
    unsealed = dict(await table.unsealed_by(table.row.acts))
    assert [sha256(line) for line in unsealed.values()][:2] == [seal_of_alice, seal_of_bob]
    assert unsealed[0] == f"thoth-seal/1 {table.id} {found[-1].replace(' ', ' 0 ')} y0"
    rows = await store.decisions_of(table.id, table.row.acts)
    assert [bool(row.seal) for row in rows] == [True] * 3
    assert (await reload(store, table)).sealed == {}


def sha256(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


async def test_a_pick_that_is_withdrawn_or_whose_seat_changes_hands_loses_its_seal(store, table):
    await pick(table, ALICE)
    await pick(table, BOB)
    await table.undo(ALICE)
    assert set(table.sealed) == {1}
    await table.give_seat(SeatRow(1, "somebody", 777))
    assert table.sealed == {}
    assert await store.picks(table.id) == []


async def test_picks_that_stand_after_an_undo_are_sealed_anew(store, table):
    for person in (ALICE, BOB, CAROL):
        await pick(table, person)
    before = {row.seat: row.seal for row in await store.decisions(table.id) if row.seal}
    asked = await table.undo(CAROL)
    assert isinstance(asked, Asked)
    for person in asked.needed:
        await table.agree(person, asked.about)
    picks = await store.picks(table.id)
    assert [row.seat for row in picks] == [0, 1]
    for row in picks:
        assert row.seal != before[row.seat]
        assert row.seal.startswith(f"{table.row.seq} "), "it belongs to the question as it is now"
    await pick(table, CAROL)
    assert len(await table.unsealed_by(table.row.acts)) == 3


async def test_nothing_is_sealed_unless_it_was_agreed(store):
    table = await toy(store, talking, "a", "c", agreed="no")
    await pick(table, ALICE)
    assert (await store.picks(table.id))[0].seal is None
    assert table.sealed == {}
    assert not table.seals_picks
    await pick(table, BOB)
    await pick(table, CAROL)
    assert await table.unsealed_by(table.row.acts) == ()
    assert all(row.seal is None for row in await store.decisions(table.id))


async def test_what_an_adviser_proposes_is_not_sealed(store):
    table = await toy(store, advising)
    assert checks.waiting(table.session)
    await table.act(BOB, ["flood"], table.revision)
    (row,) = await store.picks(table.id)
    assert row.proposal
    assert row.seal is None
    assert table.sealed == {}


def test_seals_never_tell_who_has_answered_a_quiet_question():
    asked = tuple(Choice(seat, "veto", ["pass", "veto"], always=True) for seat in (0, 1))
    assert seals.can_be_sealed(Request(asked, secret=True))
    assert not seals.can_be_sealed(Request(asked, secret=True, quiet=True))
    assert not seals.can_be_sealed(Request(asked[:1], secret=True)), "nobody waits for it"
    assert not seals.can_be_sealed(Request(asked[:1]))
