"""Everything moves from SQLite to PostgreSQL and back; nothing on the way is lost or changed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.__main__ import main
from bot.commands import recordings
from bot.store.opening import FILE, open_store
from bot.store.rows import GuestRow, LobbyRow, Place, SeatRow, Status
from bot.store.sqlite.dialect import SQLITE
from bot.tables.tables import Tables
from bot.trust.exporting import export
from tests.bot.tables import kit
from tests.kit.databases import FilePlace, ServerPlace
from tests.kit.example import GAME

ACCOUNT = 712345678901234567  # people have numbers like this
ABOUT_THE_FILE = ("lease", "life")
LOBBY = LobbyRow(
    0, GAME, ACCOUNT, 2, {}, "none", "uk", Place(1, 2), 77, 0.1, (GuestRow("Ївга", 7),)
)


@pytest.fixture
def server(postgres):
    """The address of an empty database, for commands, which have an event loop of their own."""
    made = postgres.database()
    loop = asyncio.new_event_loop()
    yield loop.run_until_complete(made.__aenter__())
    loop.run_until_complete(made.__aexit__(None, None, None))
    loop.close()


async def fill(place, games: int) -> list[int]:
    """Play games, some to their ends; return the numbers of those that have ended."""
    store = await place.open()
    tables = Tables(store)
    people = [SeatRow(0, "Ївга %_'?", ACCOUNT), SeatRow(1, "Bob", ACCOUNT + 1)]
    ended = []
    for number in range(games):
        where = Place((number << 22) + 1, number + 2)
        table = await tables.create(GAME, people, {}, host=ACCOUNT, place=where)
        random = Random(number)
        for _ in range(random.randrange(60) if number % 3 == 0 else 10_000):
            if table.session.request is None:
                break
            person, key = kit.said(table, random)
            await table.act(
                ACCOUNT + person - kit.ALICE, [key], table.revision, random.getrandbits(60)
            )
        if table.row.status is Status.OVER:
            ended.append(table.id)
    lobby = await store.lobbies.open(LOBBY)
    await store.lobbies.close((await store.lobbies.open(LOBBY)).id)
    await store.set_setting(f"person:{ACCOUNT}", "person", '{"language":"uk","note":"?"}')
    await store.votes.propose(1, "end", ACCOUNT, 1e12)
    await store.close()
    assert lobby.id == 1
    return ended


def contents(path) -> dict[str, list]:
    with closing(sqlite3.connect(path)) as db:
        return {
            name: sorted(db.execute(f'select * from "{name}"').fetchall(), key=repr)
            for name in (*SQLITE.tables(db), "sqlite_sequence")
            if name not in ABOUT_THE_FILE
        }


async def exported(where, games) -> list[str]:
    store = await open_store(where)
    texts = [recordings.dumps(await export(store, game)) for game in games]
    await store.close()
    return texts


@pytest.mark.unhurried("--moved")
def test_there_and_back_everything_is_the_same(tmp_path, server, capsys, pytestconfig):
    here, back = tmp_path / "here", tmp_path / "back"
    here.mkdir()
    games = pytestconfig.getoption("--moved")
    ended = asyncio.run(fill(FilePlace(here / FILE), games))
    before = contents(here / FILE)
    assert main(["move-data", "--from", str(here), "--to", server]) == 0
    assert main(["verify", "--database", server]) == 0
    assert f"{games} games, 0 differ" in capsys.readouterr().out
    texts = asyncio.run(exported(here / FILE, ended))
    assert asyncio.run(exported(server, ended)) == texts
    assert main(["move-data", "--from", server, "--to", str(back)]) == 0
    assert main(["verify", "--data", str(back)]) == 0
    assert contents(here / FILE) == contents(back / FILE) == before
    assert len(ended) > games / 3
    assert all(before[name] for name in ("bundle", "decision", "checkpoint", "seed", "guest"))


def test_a_game_is_exported_imported_and_proved_alike(tmp_path, server, capsys, monkeypatch):
    (ended,) = asyncio.run(fill(ServerPlace(server), 2))
    asyncio.run(fill(FilePlace(tmp_path / FILE), 2))
    files = [tmp_path / "file.json", tmp_path / "server.json"]
    for file, option in zip(
        files, (("--data", str(tmp_path)), ("--database", server)), strict=True
    ):
        assert main(["export", str(ended), *option, "--to", str(file)]) == 0
    capsys.readouterr()
    monkeypatch.setenv("THOTH_DATABASE", server)
    assert main(["import", str(files[0])]) == 0
    assert "imported as game 3" in capsys.readouterr().out
    assert main(["export", "3"]) == 0
    assert main(["prove", str(files[1])]) == 0
    assert "right" in capsys.readouterr().out


def test_numbers_go_on_where_they_were(tmp_path, server):
    here, back = tmp_path / "here", tmp_path / "back"
    here.mkdir()
    asyncio.run(fill(FilePlace(here / FILE), 2))
    assert main(["move-data", "--from", str(here), "--to", server]) == 0
    asyncio.run(expect_next(ServerPlace(server), game=3, lobby=3, motion=2))
    assert main(["move-data", "--from", server, "--to", str(back)]) == 0
    asyncio.run(expect_next(FilePlace(back / FILE), game=4, lobby=4, motion=3))


async def expect_next(place, game: int, lobby: int, motion: int) -> None:
    store = await place.open()
    await store.fleet.join("elsewhere:1:x", 1, 30.0)
    assert not store.fleet.is_restored
    made = await Tables(store).create(GAME, kit.people(2), {}, host=kit.ALICE)
    assert made.id == game
    assert (await store.lobbies.open(LOBBY)).id == lobby
    assert (await store.votes.propose(made.id, "end", 1, 1.0)).id == motion
    await store.fleet.leave()
    await store.close()


def test_what_would_lose_something_is_refused(tmp_path, server, capsys):
    here, other = tmp_path / "here", tmp_path / "other"
    here.mkdir()
    asyncio.run(fill(FilePlace(here / FILE), 1))
    missing = server.rpartition("/")[0] + "/nowhere"
    for source, target, said in (
        (here, other, "one of them must be a directory"),
        (server, server, "one of them must be a directory"),
        (other, server, "no thoth.sqlite3 in the --from directory"),
        (server, here, "there is a thoth.sqlite3 in the --to directory already"),
        (here, missing, "cannot be used"),
    ):
        assert main(["move-data", "--from", str(source), "--to", str(target)]) in (2, 75)
        assert said in capsys.readouterr().err
    assert main(["move-data", "--from", str(here), "--to", server]) == 0
    assert main(["move-data", "--from", str(here), "--to", server]) == 2
    assert "not empty" in capsys.readouterr().err


@pytest.mark.parametrize("is_file", [True, False])
def test_a_database_at_work_is_not_moved(tmp_path, server, capsys, is_file):
    place = FilePlace(tmp_path / FILE) if is_file else ServerPlace(server)
    source, target = (tmp_path, server) if is_file else (server, tmp_path / "other")

    async def at_work() -> None:
        store = await place.open()
        await store.fleet.join("elsewhere:1:x", 1, 30.0)
        await store.close()  # it has died

    asyncio.run(at_work())
    assert main(["move-data", "--from", str(source), "--to", str(target)]) == 75
    assert "elsewhere:1:x works with this database" in capsys.readouterr().err
    assert not (tmp_path / "other" / FILE).exists()
    assert not is_file or asyncio.run(place.ask("select count(*) from game")) == [(0,)]
