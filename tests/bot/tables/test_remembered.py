"""What a table keeps in memory is what is stored: its settings, and what happened last."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.store.errors import WriteFailed
from bot.store.owners import of_game
from bot.tables.table import REMEMBERED
from tests.bot.tables import kit
from tests.bot.tables.kit import new_table, picture, reload


async def test_a_setting_is_stored_before_it_is_known(store, monkeypatch) -> None:
    table = await new_table(store)
    await table.set("clock", "slow")
    assert table.settings == await store.settings(of_game(table.id)) == {"clock": "slow"}
    with monkeypatch.context() as broken:
        kit.break_writes(broken, store, "insert into setting")
        with pytest.raises(WriteFailed):
            await table.set("clock", "live")
    assert table.settings["clock"] == "slow"
    assert picture(await reload(store, table)) == picture(table)


async def test_a_cancelled_caller_does_not_leave_a_setting_half_known(store) -> None:
    table = await new_table(store)
    for n in range(12):
        task = asyncio.create_task(table.set("clock", str(n)))
        for _ in range(n):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with table._lock:  # whatever was going on is done
            pass
        assert picture(await reload(store, table)) == picture(table)


async def test_what_happened_last_is_not_read_again(store, monkeypatch) -> None:
    table, random = await new_table(store), Random(3)
    acted = [await kit.step(table, random) for _ in range(2 * REMEMBERED)]
    for act in acted:
        assert await table.events_of(act.act) == act.events  # remembered or not
    monkeypatch.setattr(store, "decisions_of", None)
    assert await table.events_of(acted[-1].act) == acted[-1].events
    other = await reload(store, table)
    monkeypatch.undo()
    assert await other.events_of(acted[-1].act) == acted[-1].events
