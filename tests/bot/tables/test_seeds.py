"""The chance of a game comes from its seed, and each draw has a number of its own, for ever."""

from __future__ import annotations

import hashlib
import json
import logging
from random import Random

import pytest

from bot.store.rows import Status
from bot.tables.refusals import Refused
from bot.tables.tables import Tables
from rules.engine.errors import Refusal
from rules.engine.seeds import Seed, Seeds, draw
from tests.bot.tables import kit
from tests.bot.tables.kit import ALICE, BOB, reload
from tests.bot.tables.toys import dicing, new_toy, talking
from tests.kit.example import GAME

SIDES = 1_000_000


def seed(table) -> Seed:
    assert isinstance(table.chance, Seeds)
    return table.chance.last


def rolled(table) -> list[str]:
    return [made.entry.key for made in table.position.line.made if made.entry.is_luck]


def given(table, number: int) -> str:
    return str(draw(seed(table).secret, number, SIDES))


async def test_each_game_has_a_seed_of_its_own_and_tells_its_hash_once(store) -> None:
    tables = [await Tables(store).create(GAME, kit.people(2), {}, host=ALICE) for _ in range(2)]
    assert seed(tables[0]).secret != seed(tables[1]).secret
    for table in tables:
        assert len(seed(table).secret) == 32
        news = await store.announcements(table.id)
        assert [json.loads(row.data)["chance"] for row in news] == [
            hashlib.sha256(seed(table).secret).hexdigest()
        ]
        assert rolled(table) == rolled(await reload(store, table)), "the set-up is drawn"
        assert len(rolled(table)) == table.position.line.given > 0
        assert seed(await reload(store, table)) == seed(table)


async def test_draws_are_numbered_over_undo_restart_and_refusal(store) -> None:
    table = await new_toy(store, dicing, steps=6)
    await table.act(ALICE, ["roll"], table.revision)
    assert rolled(table) == [given(table, 0)]
    await take_back(table)
    table = await reload(store, table)
    assert table.position.line.given == 1
    await table.act(ALICE, ["roll"], table.revision)
    assert rolled(table) == [given(table, 0)], "what was drawn comes again"
    await finish_step(table)
    with pytest.raises(Refused):
        await table.act(ALICE, ["nonsense"], table.revision)
    with pytest.raises(Refused):
        await table.act(ALICE, ["roll"], table.revision - 1)
    table = await reload(store, table)
    await table.act(ALICE, ["roll"], table.revision)
    assert rolled(table)[1:] == [given(table, 2)], "number 1 was used up by the old luck"


async def test_no_answer_after_a_draw_can_ask_what_chance_will_give(store) -> None:
    table = await new_toy(store, dicing)
    picture = kit.picture(table)
    for answers in (["roll", "on"], ["roll", "nonsense"]):
        with pytest.raises(Refused) as refused:
            await table.act(ALICE, answers, table.revision)
        assert refused.value.reason is Refusal.TOO_FAR_AHEAD
    assert kit.picture(table) == picture


async def test_answers_in_a_row_are_taken_where_nothing_is_drawn(store) -> None:
    table = await new_toy(store, talking)
    acted = await table.act(ALICE, ["a", "c"], table.revision)
    assert [entry.key for entry in acted.entries] == ["a", "c"]


async def test_nothing_can_be_read_of_a_seed_while_the_game_runs(store, caplog) -> None:
    caplog.set_level(logging.DEBUG)
    table = await Tables(store).create(GAME, kit.people(2), {}, host=ALICE)
    for _ in range(30):
        await kit.step(table, Random(1))
    secret = seed(table).hex
    assert table.seed_told is None
    news = "".join(row.data for row in await store.announcements())
    shown = [str(vars(table)), str(table.position), news, caplog.text, table.session.snapshot()]
    shown += [table.session.veiled(viewer) for viewer in (None, 0, 1)]
    for text in shown:
        assert secret not in text
        assert repr(seed(table).secret) not in text
    await table.pause(Status.ARCHIVED)
    assert table.seed_told is None, "it can be resumed"
    await table.resume(table.row.place)
    await table.close()
    assert table.seed_told == seed(table)
    assert (await reload(store, table)).seed_told == seed(table)


async def test_a_seed_is_never_changed(store) -> None:
    table = await Tables(store).create(GAME, kit.people(2), {}, host=ALICE)
    with pytest.raises(Exception, match="never changed"):
        await store._db.put("update seed set first=1 where game=?", (table.id,))


async def take_back(table) -> None:
    asked = await table.undo(ALICE)
    for person in asked.needed:
        await table.agree(person, asked.about)


async def finish_step(table) -> None:
    await table.act(BOB, ["on"], table.revision)
    await table.act(ALICE, ["no"], table.revision)
