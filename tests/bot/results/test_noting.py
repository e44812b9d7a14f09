"""What has come of a game is noted once: at its end, after a crash, after an update, after undo."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.games.uis import ui_of
from bot.results.noting import TRIES, Judged, Noter, placings, when
from bot.store.opening import open_store
from bot.store.rows import ActRow, Place, SeatRow, Status
from bot.store.sqlite.migrating import scripts
from bot.tables.chance import seeded
from bot.tables.lobbies import SCORE
from bot.tables.tables import Tables
from bot.trust.exporting import export
from bot.trust.importing import import_game
from tests.bot.tables import kit
from tests.kit.example import GAME

ROOT = Path(__file__).parents[3]
PLACE = Place(1, 2, 3)
COMPUTER = SeatRow(1, "Thoth", level="thoth")


@pytest.fixture
async def store(tmp_path):
    opened = await open_store(tmp_path / "thoth.sqlite3")
    yield opened
    await opened.close()


async def here(work):
    """In this process; what a worker does is pickled (tests/conformance/test_achievements.py)."""
    return work()


async def begun(store, seats=2, *, people=None, **settings):
    tables = Tables(store, chance=lambda: seeded(7))
    people = people or kit.people(seats)
    return await tables.create(GAME, people, {}, host=kit.ALICE, place=PLACE, settings=settings)


async def over(store, **how):
    """A whole random game of people."""
    table = await begun(store, **how)
    random = Random(3)
    while table.session.request is not None:
        await kit.step(table, random)
    return table


async def test_a_game_is_noted_when_it_is_over(store):
    table = await over(store, **{SCORE: "[]"})
    assert await store.results.of(table.id) is None, "nobody has looked yet"
    await Noter(store, here).note_some()
    noted = await store.results.of(table.id)
    ui, view = ui_of(GAME), table.view(None)
    assert (noted.name, noted.guild, noted.status) == (GAME, 1, Status.OVER)
    assert [row.person for row in noted.placings] == [kit.ALICE, kit.BOB]
    assert [row.place for row in noted.placings] == list(ui.places(view))
    assert [row.seat for row in noted.placings if row.won] == list(ui.winners(view))
    assert [row.role for row in noted.placings] == [ui.role(view, seat) for seat in (0, 1)]
    assert noted.rematch
    assert noted.counts
    assert noted.ended > 1.7e9


async def test_a_game_that_is_played_has_no_result(store):
    table = await begun(store)
    await kit.step(table, Random(1))
    await Noter(store, here).note_some()
    assert await store.results.all() == []
    assert await store.results.to_note(5) == []


async def test_it_is_noted_once_whoever_else_notes_it(store):
    table = await over(store)
    first, second = Noter(store, here), Noter(store, here)

    async def slowly(work):
        found = work()
        await second.note_some()
        return found

    await Noter(store, slowly).note_some()
    noted = await store.results.of(table.id)
    await first.note_some()
    assert await store.results.of(table.id) == noted
    assert len(await store.results.all()) == 1


async def test_a_process_that_was_killed_before_it_noted_does_so_when_it_comes_back(tmp_path):
    path = tmp_path / "thoth.sqlite3"
    dying = [sys.executable, "-m", "tests.bot.results.dying", str(path)]
    process = await asyncio.create_subprocess_exec(*dying, cwd=ROOT)
    assert await process.wait() == -signal.SIGKILL
    store = await open_store(path)
    assert await store.results.all() == []
    (game,) = await store.results.to_note(5)
    for _ in range(2):
        await Noter(store, here).note_some()
    assert [(noted.game, noted.players) for noted in await store.results.all()] == [(game, 2)]
    await store.close()


async def test_a_result_is_noted_whole_or_not_at_all(store, monkeypatch):
    table = await over(store)
    with monkeypatch.context() as patch:
        kit.break_writes(patch, store, 'insert into "placing"')
        await Noter(store, here).note_some()
    assert await store.results.of(table.id) is None
    assert await store.results.to_note(5) == [table.id]
    await Noter(store, here).note_some()
    assert (await store.results.of(table.id)).players == 2


async def test_a_worker_that_came_to_nothing_is_asked_again_but_not_for_ever(store):
    table, asked = await over(store), 0

    async def nothing(work):
        nonlocal asked
        asked += 1

    noter = Noter(store, nothing)
    for _ in range(TRIES + 2):
        await noter.note_some()
    assert asked == TRIES
    assert await store.results.of(table.id) is None
    await Noter(store, here).note_some()
    assert await store.results.of(table.id) is not None


async def take_back(table):
    """Let everybody agree to take back the last act of Alice and all after it."""
    asked = await table.undo(kit.ALICE)
    while table.row.status is Status.OVER:
        asked = await table.agree(kit.BOB, asked.about)


async def test_what_is_taken_back_after_the_end_takes_the_result_along(store):
    table = await over(store)
    await Noter(store, here).note_some()
    await take_back(table)
    assert await store.results.all() == []
    assert await store.results.achievements(game=table.id) == []
    random = Random(5)
    while table.session.request is not None:
        await kit.step(table, random)
    await Noter(store, here).note_some()
    assert [row.game for row in await store.results.all()] == [table.id]


async def test_an_end_that_is_taken_back_while_it_is_judged_is_not_noted(store):
    table = await over(store)
    judged = 0

    async def meanwhile(work):
        nonlocal judged
        judged += 1
        found = work()
        await take_back(table)
        return found

    await Noter(store, meanwhile).note_some()
    assert judged == 1
    assert await store.results.to_note(5) == []
    assert await store.results.all() == []


async def test_a_game_that_people_ended_has_no_places(store):
    table = await begun(store, people=[*kit.people(1), COMPUTER])
    await kit.step(table, Random(1)) if kit.asked(table) == kit.ALICE else None
    await table.close()
    await Noter(store, here).note_some()
    noted = await store.results.of(table.id)
    assert noted.is_abandoned
    assert not noted.counts
    assert [(row.place, row.won) for row in noted.placings] == [(None, False)] * 2
    assert (noted.has_computers, noted.placings[1].level) == (True, "thoth")


async def test_whoever_sat_there_at_the_end_is_credited(store):
    table = await begun(store)
    await table.give_seat(SeatRow(1, "Carol", kit.CAROL))
    await table.close()
    await Noter(store, here).note_some()
    assert [row.person for row in (await store.results.of(table.id)).placings] == [
        kit.ALICE,
        kit.CAROL,
    ]


async def test_games_that_ended_before_results_were_noted_are_taken_up(tmp_path):
    path = tmp_path / "old.sqlite3"
    store = await open_store(path)
    table = await over(store)
    await store.close()
    migration = next(sql for sql in scripts() if "create table outcome" in sql)
    with closing(sqlite3.connect(path)) as db:  # as if it had been written before
        db.executescript(
            "drop trigger game_has_ended; drop trigger game_goes_on; drop table achievement;"
            f"drop table placing; drop table outcome; {migration}"
        )
    store = await open_store(path)
    assert await store.results.to_note(5) == [table.id]
    await Noter(store, here).note_some()
    noted = await store.results.of(table.id)
    assert noted.players == 2
    assert noted.ended == when(await store.acts(table.id))
    await store.close()


async def test_an_imported_game_has_no_result_but_can_be_found(store):
    """Its file may come from anybody, and nobody here has played it."""
    table = await over(store)
    number = await import_game(store, await export(store, table.id), PLACE)
    await Noter(store, here).note_some()
    assert [noted.game for noted in await store.results.all()] == [table.id]
    assert await store.results.to_note(5) == []
    found = await store.results.finished(guild=1, person=kit.CAROL, most=5)
    assert [(row.id, row.people) for row in found] == [(number, ()), (table.id, (100, 101))]
    assert await store.results.finished(guild=None, person=kit.CAROL, most=5) == []
    own = await store.results.finished(guild=None, person=kit.ALICE, most=5)
    assert [row.id for row in own] == [table.id]


async def test_a_person_is_forgotten_and_the_others_stay(store):
    table = await over(store)
    await Noter(store, here).note_some()
    await store.privacy.erase(kit.ALICE)
    assert await store.results.all(person=kit.ALICE) == []
    assert await store.results.achievements(person=kit.ALICE) == []
    noted = await store.results.of(table.id)
    assert [row.person for row in noted.placings] == [None, kit.BOB]
    assert not noted.has_computers
    assert kit.ALICE not in [row.person for row in await store.results.achievements(game=table.id)]


def test_when_a_game_ended_is_read_from_its_last_interaction():
    # The example of Discord's documentation on its numbers.
    acts = [ActRow(1, 1, 5, 80351110224678912), ActRow(2, 2, 5, 175928847299117063), ActRow(3, 3)]
    assert when(acts) == pytest.approx(1462015105.796)
    assert when([ActRow(0, 1)]) is None


def test_places_of_a_game_that_cannot_be_followed_are_those_of_its_winners():
    row = type("Row", (), {"status": Status.OVER, "result": '{"seats": [1]}'})
    found = placings(row, kit.people(3), Judged((), (), ("",) * 3, ()))
    assert [(p.place, p.won) for p in found] == [(2, False), (1, True), (2, False)]
