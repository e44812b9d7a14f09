"""A finished game is one bundle, and whoever asks for it notices nothing."""

from __future__ import annotations

from random import Random

import pytest

from bot.commands.verify import verify
from bot.store.errors import Damaged
from bot.store.rows import Status
from bot.store.sql import bundling, pausing
from bot.store.sql import store as sql_store
from bot.tables.story import chronicle
from bot.tables.tables import Tables
from tests.bot.tables import kit


async def finished(store, seed=4):
    table, random = await kit.new_table(store, 3, seed), Random(seed)
    while table.session.request is not None:
        await kit.step(table, random)
    return table


async def everything(store, game) -> tuple:
    acts = await store.acts(game)
    log = await store.decisions(game)
    return (
        log,
        [await store.decisions_of(game, act.act) for act in acts],
        await store.checkpoints(game),
        acts,
        [await store.act_of(game, act.interaction) for act in acts if act.interaction],
        await store.checkpoint(game, [0, *(row.seq for row in log)]),
    )


async def count(place, table) -> int:
    return (await place.ask(f"select count(*) from {table}"))[0][0]


async def test_a_bundled_game_reads_as_the_same_game_in_rows(store, place, monkeypatch) -> None:
    monkeypatch.setattr(sql_store.bundling, "bundle", lambda *_: None)
    table = await finished(store)
    before, story = await everything(store, table.id), await chronicle(store, table.id)
    assert await count(place, "decision") > 50
    monkeypatch.undo()
    await store._db.write(lambda db: bundling.bundle(db, table.id))
    assert await count(place, "decision") == await count(place, "checkpoint") == 0
    assert await count(place, "act") == bundling.LAST_ACTS
    assert await everything(store, table.id) == before
    assert list(await chronicle(store, table.id)) == list(story)
    assert await verify(store, await store.game(table.id)) == ""
    assert kit.picture(await kit.reload(store, table)) == kit.picture(table)
    assert await store.has_acted(before[3][-1].interaction)


async def test_the_end_can_be_taken_back_and_comes_again(store, place) -> None:
    table = await finished(store)
    log, acts = await store.decisions(table.id), await store.acts(table.id)
    last = table.position.line.made[-1].person or kit.ALICE
    undone = await table.undo(last)
    for person in getattr(undone, "needed", ()) or getattr(undone, "left", ()):
        await table.agree(person, undone.about)
    assert table.row.status is Status.PLAYING
    assert (await store.damaged_games()) == []
    assert (await store.decisions(table.id))[: len(log)] == log
    again, random = await kit.reload(store, table), Random(9)
    assert kit.picture(again) == kit.picture(table)
    while again.session.request is not None:
        await kit.step(again, random)
    assert await count(place, "decision") == 0
    assert (await store.decisions(table.id))[: len(log)] == log
    assert (await store.acts(table.id))[: len(acts)] == acts
    assert await verify(store, await store.game(table.id)) == ""


async def test_a_game_that_nobody_can_be_told_of_is_bundled_when_it_is_closed(store, place) -> None:
    table = await kit.new_table(store)
    await kit.step(table, Random(1))
    await store.pauses.pause(table.id, Status.CLOSED)
    assert pausing.bundle is bundling.bundle
    assert await count(place, "decision") == 0
    assert await store.decisions(table.id)
    await Tables(store).open(table.id)


@pytest.mark.parametrize(
    "sql", ["delete from bundle", "update bundle set seq=seq-1", "update bundle set act=act-1"]
)
async def test_a_bundle_is_never_cut(store, place, sql) -> None:
    await finished(store)
    with pytest.raises(place.refusals, match="append-only"):
        await place.ask(sql)


@pytest.mark.parametrize("part", ["decisions", "positions", "acts"])
async def test_a_damaged_bundle_is_noticed(store, place, part) -> None:
    table = await finished(store)
    await place.ask(f"update bundle set {part}=substr({part}, 1, length({part}) - 9)")
    reads = {"decisions": store.decisions, "positions": store.checkpoints, "acts": store.acts}
    with pytest.raises(Damaged):
        await reads[part](table.id)


async def test_games_that_ended_before_there_were_bundles_are_bundled(place, monkeypatch) -> None:
    store = await place.open()
    monkeypatch.setattr(sql_store.bundling, "bundle", lambda *_: None)
    over, going = await finished(store), await kit.new_table(store)
    await kit.step(going, Random(1))
    before = [await everything(store, table.id) for table in (over, going)]
    await store.close()
    monkeypatch.undo()
    store = await place.open()
    assert await store.pauses.bundle_next(0) == over.id
    assert await store.pauses.bundle_next(over.id) is None
    assert await place.ask("select game from bundle") == [(over.id,)]
    assert await place.ask("select distinct game from decision") == [(going.id,)]
    assert [await everything(store, table.id) for table in (over, going)] == before
    for table in (over, going):
        assert await verify(store, await store.game(table.id)) == ""
        assert kit.picture(await kit.reload(store, table)) == kit.picture(table)
    await store.close()
