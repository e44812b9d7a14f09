"""Acting: all or nothing, once, in order, and stored before anybody is answered."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.commands import checks
from bot.store.errors import WriteFailed
from bot.store.rows import SeatRow, Status
from bot.tables.refusals import Refused, RulesFailed, TableRefusal
from bot.tables.tables import Tables
from rules.engine.errors import Refusal
from tests.bot.tables import kit
from tests.bot.tables.kit import ALICE, asked, is_secret, new_table, options, picture, reload
from tests.kit.example import GAME, RULE


async def test_an_act_is_stored_when_it_returns(store) -> None:
    table = await new_table(store)
    before = table.revision
    who = asked(table)
    acted = await table.act(who, [options(table, who)[0]], table.revision, 7)
    assert acted.revision == table.revision == before + 1
    assert acted.entries
    assert picture(await reload(store, table)) == picture(table)


async def test_several_answers_are_one_act_or_none(store) -> None:
    table = await new_table(store)
    await kit.play_until(table, Random(1), lambda t: "gain" in options(t, asked(t)))
    before, who = picture(table), asked(table)
    with pytest.raises(Refused):
        await table.act(who, ["gain", "no such thing"], table.revision, 7_000_001)
    assert picture(table) == picture(await reload(store, table)) == before
    acted = await table.act(who, ["gain"], table.revision, 7_000_001)  # the same may try again
    assert not acted.again


async def test_the_same_interaction_twice_changes_nothing_the_second_time(store) -> None:
    table = await new_table(store)
    random = Random(2)
    for n in range(60):
        who, key = kit.said(table, random)
        revision = table.revision
        first = await table.act(who, [key], revision, 5000 + n)
        after = picture(table)
        second = await table.act(who, [key], revision, 5000 + n)
        assert second == first
        assert second.again
        assert not first.again
        assert picture(table) == after
    other = await reload(store, table)
    assert await other.act(who, [key], revision, 5000 + n) == first


async def test_a_stale_revision_is_refused(store) -> None:
    table = await new_table(store)
    old, who = table.revision, asked(table)
    await table.act(who, [options(table, who)[0]], old, 1)
    who = asked(table)
    for revision in (old, table.revision + 1):
        with pytest.raises(Refused) as refused:
            await table.act(who, [options(table, who)[0]], revision, 2)
        assert refused.value.reason is Refusal.STALE


async def test_of_many_at_once_one_wins(store) -> None:
    table = await new_table(store)
    who, revision = asked(table), table.revision
    keys = options(table, who)
    acts = [table.act(who, [keys[n % len(keys)]], revision, 100 + n) for n in range(40)]
    outcomes = await asyncio.gather(*acts, return_exceptions=True)
    won = [acted for acted in outcomes if not isinstance(acted, Refused)]
    assert len(won) == 1
    assert {o.reason for o in outcomes if isinstance(o, Refused)} == {Refusal.STALE}
    assert picture(await reload(store, table)) == picture(table)


async def test_the_same_interaction_many_times_at_once_is_one_act(store) -> None:
    table = await new_table(store)
    who, revision = asked(table), table.revision
    key = options(table, who)[0]
    acts = [table.act(who, [key], revision, 9) for _ in range(20)]
    outcomes = await asyncio.gather(*acts)
    assert len(set(map(repr, (o.entries for o in outcomes)))) == 1
    assert sum(not o.again for o in outcomes) == 1
    assert table.revision == revision + 1


async def test_strangers_and_people_whose_turn_it_is_not_are_refused(store) -> None:
    table = await new_table(store)
    who = asked(table)
    key = options(table, who)[0]
    with pytest.raises(Refused) as refused:
        await table.act(999, [key], table.revision, 1)
    assert refused.value.reason is TableRefusal.NOT_AT_THE_TABLE
    other = ALICE if who != ALICE else ALICE + 1
    with pytest.raises(Refused) as refused:
        await table.act(other, [key], table.revision, 1)
    assert refused.value.reason is Refusal.NOT_YOUR_TURN


async def test_a_cancelled_caller_does_not_stop_an_act_half_way(store) -> None:
    table = await new_table(store)
    random = Random(4)
    for n in range(25):
        who, key = kit.said(table, random)
        task = asyncio.create_task(table.act(who, [key], table.revision, 200 + n))
        for _ in range(n):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with table._lock:  # whatever was going on is done
            pass
        assert picture(await reload(store, table)) == picture(table)


@pytest.mark.parametrize("statement", ["insert into decision", "insert into outbox", "commit"])
async def test_a_failed_write_leaves_nothing_behind(store, monkeypatch, statement) -> None:
    table = await new_table(store)
    await kit.play_until(table, Random(5), lambda t: t.revision > 10)
    before = picture(table)
    with monkeypatch.context() as broken:
        kit.break_writes(broken, store, statement)
        who, key = kit.said(table, Random(6))
        with pytest.raises(WriteFailed):
            await table.act(who, [key], table.revision, 300)
    assert picture(table) == picture(await reload(store, table)) == before
    acted = await table.act(who, [key], table.revision, 300)
    assert not acted.again
    assert picture(await reload(store, table)) == picture(table)


async def test_a_write_that_was_done_but_failed_to_say_so_is_seen(store, monkeypatch) -> None:
    table = await new_table(store)
    who, key = kit.said(table, Random(6))
    revision = table.revision
    with monkeypatch.context() as broken:
        record = store.record

        async def forget(*args) -> None:
            await record(*args)
            raise WriteFailed("no answer")

        broken.setattr(store, "record", forget)
        with pytest.raises(WriteFailed):
            await table.act(who, [key], revision, 300)
    acted = await table.act(who, [key], revision, 300)  # the person tries again
    assert acted.again
    assert picture(await reload(store, table)) == picture(table)


async def test_two_tables_of_one_game_cannot_both_answer(store) -> None:
    """Two processes are asked the same: the one that is late hears that it was answered."""
    table = await new_table(store)
    other = await reload(store, table)
    who, key = kit.said(table, Random(6))
    acted = await table.act(who, [key], table.revision, 1)
    with pytest.raises(Refused) as refused:
        await other.act(who, [key], other.revision, 2)
    assert refused.value.reason is Refusal.STALE
    assert picture(other) == picture(table)  # it has loaded itself again
    assert await other.act(who, [key], 0, 1) == acted  # the same interaction, in another process


async def test_what_still_fits_is_applied_to_what_others_have_stored(store) -> None:
    """Secret picks of two people come to two processes; neither overwrites the other."""
    table = await new_table(store)
    await kit.play_until(table, Random(2), is_secret)
    other = await reload(store, table)
    first, second, *_ = checks.waiting(table.session)
    revision = table.revision
    await table.act(ALICE + first.seat, [str(first.options[0])], revision, 9_001)
    acts = table.row.acts
    await other.act(ALICE + second.seat, [str(second.options[0])], revision, 9_002)
    assert other.row.acts == acts + 1
    assert {first.seat, second.seat} <= {*other.session.picks} or other.revision > revision
    table.doubt()
    await table.expect_sure()
    assert picture(table) == picture(other) == picture(await reload(store, table))


async def test_a_rule_that_fails_names_its_place_and_no_answer(store, monkeypatch, caplog) -> None:
    table = await new_table(store)
    await kit.play_until(table, Random(1), lambda t: "gain" in options(t, asked(t)))
    before = picture(table)
    monkeypatch.setattr(RULE, lambda *a, **k: 1 / 0)
    with pytest.raises(RulesFailed) as failed:
        await table.act(asked(table), ["gain"], table.revision, 1)
    assert "ZeroDivisionError" in caplog.text
    assert "gain" not in caplog.text + str(failed.value)
    assert picture(table) == before


async def test_reload_is_live_at_random_moments_of_whole_games(store) -> None:
    for seats, seed in ((2, 11), (3, 12), (5, 13)):
        table = await new_table(store, seats, seed)
        random = Random(seed)
        while table.session.request is not None:
            await kit.step(table, random)
            if random.random() < 0.08:
                assert picture(await reload(store, table)) == picture(table)
        assert table.row.status is Status.OVER
        assert picture(await reload(store, table)) == picture(table)


async def test_a_computer_player_acts_for_its_seat_only(store) -> None:
    tables = Tables(store)
    seats = [SeatRow(0, "Ann", ALICE), SeatRow(1, "Thoth", level="apprentice")]
    table = await tables.create(GAME, seats, {"first": 0}, host=ALICE)
    random = Random(1)
    while len(table.position.line.made) < 40:
        who, key = kit.said(table, random)
        seat = who - ALICE
        if seat == 0:
            await table.act(ALICE, [key], table.revision)
        else:
            await table.act_for(1, [key], table.revision)
    with pytest.raises(Refused):
        await table.act_for(0, ["gain"], table.revision)
    assert picture(await reload(store, table)) == picture(table)


async def test_every_public_change_leaves_an_announcement(store) -> None:
    table = await new_table(store)
    random = Random(8)
    revisions = [table.revision]
    await kit.play_until(table, random, is_secret)
    await kit.step(table, random)  # a pick: nothing to announce
    revisions += range(1, table.revision + 1)
    waiting = await store.announcements(table.id)
    assert [row.revision for row in waiting] == revisions
    assert {row.kind for row in waiting} == {"opened", "moved"}
    await store.announced(waiting[0].id)
    assert [row.id for row in await store.announcements()] == [row.id for row in waiting[1:]]
