"""Exported games as files: written, replayed, proved, imported; and what is refused."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.commands import recordings
from bot.commands.replay import replay
from bot.commands.verify import verify
from bot.games.registry import UnknownGame
from bot.store.opening import FILE
from bot.store.rows import Place, SeatRow, Status
from bot.store.sqlite.store import SqliteStore
from bot.tables.chance import seeded
from bot.tables.computers import ABSENT
from bot.tables.seals import SEALED, YES
from bot.tables.story import chronicle
from bot.tables.table import AGREED
from bot.tables.tables import Tables
from bot.trust.exporting import NotOver, export
from bot.trust.importing import import_game
from bot.trust.proving import Wrong, prove
from tests.bot.tables import kit
from tests.kit.example import GAME, TURN
from tests.kit.proofs import again, play, take_back

HERE = Place(5, 6)
RECORDED = Path(__file__).parents[2] / "games"
ACCOUNT = 700_000_000_000_000_001


@pytest.fixture
async def store(tmp_path):
    found = await SqliteStore.open(tmp_path / FILE)
    yield found
    await found.close()


async def begun(store, tables=None, people=None):
    agreed = {AGREED: json.dumps({SEALED: YES}), "clock": "slow"}
    tables = Tables(store) if tables is None else tables
    people = people or kit.people(3)
    return await tables.create(GAME, people, {}, host=people[0].person, settings=agreed)


async def finished(store, tables=None, people=None):
    table = await begun(store, tables, people)
    await play(table, Random(4))
    assert table.row.status is Status.OVER
    return table


async def test_a_file_holds_no_accounts_and_leads_to_the_same_game_again(store):
    people = [SeatRow(n, f"Person {n}", ACCOUNT + n) for n in range(3)]
    table = await finished(store, people=people)
    text = recordings.dumps(await export(store, table.id))
    assert not any(str(seat.person) in text for seat in people)
    assert all(seat.name in text for seat in people)
    (game,) = recordings.loads(text)
    assert prove(game).sealed > 0
    number = await import_game(store, game, HERE)
    assert number == table.id + 1
    row, told = await store.game(number), await chronicle(store, number)
    assert (row.place, row.status, row.result) == (HERE, Status.OVER, table.row.result)
    assert list(told) == list(await chronicle(store, table.id))
    assert told.steps == (await chronicle(store, table.id)).steps
    assert await verify(store, row) == ""
    assert {seat.level for seat in await store.seats(number)} == {ABSENT}
    assert await store.restless() == [table.id], "of the imported game nothing is to be told"
    opened = await Tables(store).open(number)
    assert opened.people == []
    assert opened.seed_told == table.seed_told
    assert recordings.dumps(await export(store, number)) == text, "seals keep their number"


async def test_what_is_wrong_is_not_imported(store):
    table = await finished(store)
    game = await export(store, table.id)
    game.played.levels[0] = "unheard of"
    with pytest.raises(Wrong):
        await import_game(store, game, HERE)
    assert await store.numbers() == [table.id]


async def test_a_game_that_goes_on_or_rests_is_not_exported(store):
    table = await begun(store)
    await kit.step(table, Random(1))
    for status in (Status.PLAYING, Status.ARCHIVED):
        if status is Status.ARCHIVED:
            await table.pause(status)
        with pytest.raises(NotOver):
            await export(store, table.id)
        assert table.seed_told is None


async def test_a_game_that_people_have_ended_is_proved_as_far_as_it_went(store):
    table = await begun(store)
    for _ in range(20):
        await kit.step(table, Random(3))
    await table.close()
    game = again(await export(store, table.id))
    assert game.end.result is None
    assert prove(game).rows == table.row.seq
    assert replay(game, thorough=False) == (len(game.entries), "", None)
    number = await import_game(store, game, HERE)
    assert (await store.game(number)).status is Status.CLOSED


async def test_a_game_that_began_in_a_position_is_proved_from_there(store):
    people = kit.people(len(TURN["gods"]))
    table = await Tables(store).create(GAME, people, {}, host=kit.ALICE, position=TURN)
    for _ in range(12):
        await kit.step(table, Random(3))
    await table.close()
    game = again(await export(store, table.id))
    assert game.played.begins is not None
    assert prove(game).rows == table.row.seq
    number = await import_game(store, game, HERE)
    assert list(await chronicle(store, number)) == list(await chronicle(store, table.id))


async def test_an_end_that_is_taken_back_brings_another_seed(store, tmp_path, capsys):
    table = await finished(store)
    told = table.seed_told
    while table.row.status is Status.OVER:
        await take_back(table, Random(1))
    assert table.seed_told is None
    (news,) = [n for n in await store.announcements(table.id) if n.kind == "undone"][-1:]
    assert json.loads(news.data)["chance"] == table.chance.last.sha256 != told.sha256
    reloaded = await kit.reload(store, table)
    assert [s.hex for s in reloaded.chance.all] == [s.hex for s in table.chance.all]
    await play(reloaded, Random(2))
    game = again(await export(store, table.id))
    assert [seed.sha256 for seed in game.played.seeds] == [s.sha256 for s in reloaded.chance.all]
    assert len(game.played.seeds) == 2
    path = tmp_path / "two-seeds.jsonl"
    recordings.write(path, [game])
    assert main(["prove", str(path)]) == 0
    first, second = (seed.sha256 for seed in game.played.seeds)
    assert f"come from the seeds with the hashes {first}, {second}\n" in capsys.readouterr().out
    game.played.seeds.pop()
    with pytest.raises(Wrong):
        prove(game)


async def test_a_game_without_a_seed_says_so(store, tmp_path, capsys):
    table = await finished(store, Tables(store, chance=lambda: seeded(5)))
    game = again(await export(store, table.id))
    assert game.played.seeds == []
    assert prove(game).draws is None
    path = tmp_path / "old.jsonl"
    recordings.write(path, [game])
    assert main(["prove", str(path)]) == 1
    assert "NOT PROVED: it has no seed" in capsys.readouterr().out


async def test_the_command_line(store, tmp_path, capsys):
    table = await finished(store)
    await store.close()
    path, data = tmp_path / "game.jsonl", ["--data", str(tmp_path)]
    # asyncio.run is not for a running loop, so the commands work in a thread
    assert await in_thread("export", str(table.id), *data, "--to", str(path)) == 0
    assert await in_thread("replay", str(path)) == 0
    assert await in_thread("prove", str(path)) == 0
    assert table.seed_told.sha256 in capsys.readouterr().out
    assert await in_thread("import", str(path), *data, "--server", "5", "--channel", "6") == 0
    assert f"imported as game {table.id + 1}" in capsys.readouterr().out
    assert await in_thread("export", "99", *data) == 2
    lines = path.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if '"seal"' in line)
    row = json.loads(lines[at])
    row[4]["sha256"] = "0" * 64
    path.write_text("\n".join([*lines[:at], json.dumps(row), *lines[at + 1 :]]))
    assert await in_thread("prove", str(path)) == 1
    said = capsys.readouterr().out
    assert f"WRONG: decision {at}: the pick" in said
    assert len(said.splitlines()) == 1
    assert await in_thread("import", str(path), *data) == 1


async def in_thread(*command: str) -> int:
    return await asyncio.to_thread(main, command)


@pytest.mark.parametrize(
    "text",
    ["", "no JSON", "[]", "{}", "7", '{"end": 1}', '{"game": "x"}', '[1, "a", "b", false]'],
)
def test_what_is_no_export_is_said_to_be_none(tmp_path, capsys, text):
    path = tmp_path / "odd.jsonl"
    path.write_text(text)
    assert main(["prove", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_recorded_game_is_no_export(capsys):
    recorded = next(RECORDED.glob("*.jsonl"))
    assert main(["prove", str(recorded)]) == 2
    assert "recorded game, not an exported one" in capsys.readouterr().err


async def test_a_header_that_was_tampered_with_is_found(store):
    """Each field of the first line, replaced by something of another kind: never a traceback."""
    table = await finished(store)
    first, *rest = recordings.dumps(await export(store, table.id)).splitlines()
    header = json.loads(first)
    for name in (*header, *(f"played.{key}" for key in header["played"])):
        for odd in (None, -1, "odd", [], {}, [{}], 10**30):
            other = json.loads(first)
            place = other["played"] if name.startswith("played.") else other
            place[name.removeprefix("played.")] = odd
            if other == header:
                continue
            try:
                games = recordings.loads("\n".join([json.dumps(other), *rest]))
            except recordings.BadRecording:
                continue
            with pytest.raises((Wrong, UnknownGame)):
                prove(games[0])
