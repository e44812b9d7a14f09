"""How much room a finished game takes, and that it is all still there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.commands import checks
from bot.commands.verify import verify
from bot.games.registry import GAMES, settings_of
from bot.games.uis import ui_of
from bot.store.errors import Damaged
from bot.store.rows import SeatRow, Status
from bot.store.sql import packing
from bot.store.sqlite.store import SqliteStore
from bot.tables.chance import seeded
from bot.tables.tables import Tables
from tests.bot.tables import kit

MOST = 60_000  # bytes; the bar of DESIGN.md
A_DECISION = 100  # bytes, of games that people who play at random hardly ever end
SNOWFLAKE = 1_400_000_000_000_000_000  # people and interactions have numbers like this


def used(path) -> int:
    with closing(sqlite3.connect(path)) as db:
        free = db.execute("pragma freelist_count").fetchone()[0]
        return (db.execute("pragma page_count").fetchone()[0] - free) * 4096


SEATED = [(name, game.seats[-1]) for name, game in GAMES.items()]


async def play_together(store, tables, random) -> None:
    """Play some games side by side to their ends, and tell all of them."""
    playing, interaction = list(tables), SNOWFLAKE
    while playing:
        for table in list(playing):
            if table.session.request is None:
                playing.remove(table)
                continue
            choice = random.choice(checks.waiting(table.session))
            interaction += random.getrandbits(30)
            key = str(random.choice(choice.options))
            await table.act(SNOWFLAKE + choice.seat, [key], table.revision, interaction)
        for row in await store.announcements():
            await store.announced(row.id)


@pytest.mark.parametrize(("game", "seats"), SEATED)
async def test_a_finished_game_takes_little_room(tmp_path, game, seats) -> None:
    """Load on a busy machine, faults.md: it took 160 to 490 KB."""
    path = tmp_path / "a.sqlite3"
    store = await SqliteStore.open(path)
    opened, random = Tables(store, chance=lambda: seeded(seats)), Random(seats)
    people = [SeatRow(n, f"A person {n}", SNOWFLAKE + n) for n in range(seats)]
    tables = [await opened.create(game, people, {}, host=SNOWFLAKE) for _ in range(4)]
    await play_together(store, tables, random)
    empty = await SqliteStore.open(tmp_path / "empty.sqlite3")
    for table in tables:
        row = await store.game(table.id)
        assert row.status is Status.OVER
        assert await verify(store, row) == ""
    await empty.close()
    await store.close()
    size = (used(path) - used(tmp_path / "empty.sqlite3")) / len(tables)
    decisions = sum(len(table.position.line.made) for table in tables) / len(tables)
    said = f"{size:.0f} bytes a game of {decisions:.0f} decisions"
    assert size < max(MOST, A_DECISION * decisions), said


@pytest.mark.parametrize(("game", "seats"), SEATED)
async def test_no_game_that_is_played_well_takes_more_than_the_bar(tmp_path, game, seats) -> None:
    """The longest setting with the most seats; each answer is an act of a person."""
    path = tmp_path / "a.sqlite3"
    store = await SqliteStore.open(path)
    await store.close()
    empty = used(path)
    store = await SqliteStore.open(path)
    ui, settings = ui_of(game), [s for s in settings_of(GAMES[game]) if s.seats == seats]
    people = [SeatRow(n, f"A person {n}", SNOWFLAKE + n) for n in range(seats)]
    opened = Tables(store, chance=lambda: seeded(1))
    tables = [await opened.create(game, people, s.options(Random(1)), host=1) for s in settings]
    for number, table in enumerate(tables):
        players = [ui.player("thoth", f"{number}/{seat}") for seat in range(seats)]
        interaction = SNOWFLAKE + number
        while table.session.request is not None:
            choice = checks.waiting(table.session)[0]
            view = table.game.view(table.seen_by(choice.seat).state, choice.seat)
            key = players[choice.seat].answer(view, choice.what, list(map(str, choice.options)))
            interaction += 2**30 + 7919 * table.revision
            await table.act(SNOWFLAKE + choice.seat, [key], table.revision, interaction)
    for row in await store.announcements():
        await store.announced(row.id)
    await store.close()
    assert (used(path) - empty) / len(tables) < MOST


async def test_every_position_can_be_read_alone_and_with_the_others(tmp_path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    table, random = await kit.new_table(store), Random(3)
    for _ in range(80):
        await kit.step(table, random)
    kept = await store.checkpoints(table.id)
    assert len(kept) > packing.LONGEST
    for row in kept:
        assert await store.checkpoint(table.id, [row.seq]) == row
    acts = {row.act for row in await store.decisions(table.id)}
    by_act = [row for act in sorted(acts) for row in await store.decisions_of(table.id, act)]
    assert by_act == await store.decisions(table.id)
    await store.close()


@pytest.mark.parametrize("by", ["", "the same words " * 20])
def test_what_is_packed_is_the_same_again_or_damaged(by) -> None:
    text = "the same words again and again, " * 30
    packed = packing.pack(text, by)
    assert len(packed) < len(text) / 5
    assert packing.unpack(packed, by) == text
    for cut in (packed[:-1], packed[: len(packed) // 2], b""):
        with pytest.raises(Damaged):
            packing.unpack(cut, by)
    for place in range(len(packed)):
        spoilt = bytearray(packed)
        spoilt[place] ^= 0x10
        try:
            assert packing.unpack(bytes(spoilt), by) == text
        except Damaged:
            continue
    with pytest.raises(Damaged):
        packing.unpack(None, by)
