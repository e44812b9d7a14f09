"""Works that are asked for at once are one transaction, and still each all or nothing."""

import asyncio
import sqlite3

import pytest

from bot.store.errors import NoSuchLobby, WriteFailed
from bot.store.sql.connection import Connection
from bot.store.sqlite.store import SqliteStore


@pytest.fixture
async def file(tmp_path):
    opened = await SqliteStore.open(tmp_path / "a.sqlite3")
    yield opened
    await opened.close()


def setting(name: str, error: Exception | None = None):
    """Work that writes a setting, and then maybe fails."""

    def work(db: Connection) -> str:
        db.execute("insert into setting values ('test', ?, 'x')", (name,))
        if error is not None:
            raise error
        return name

    return work


async def stored(store) -> list[str]:
    rows = await store._db.read("select name from setting where owner='test' order by name")
    return [name for (name,) in rows]


async def test_many_wait_for_the_disk_once(file) -> None:
    commits: list[str] = []
    await file._db._writer.set_trace_callback(
        lambda sql: commits.append(sql) if sql.lower() == "commit" else None
    )
    names = [f"{n:02}" for n in range(50)]
    assert await asyncio.gather(*(file._db.write(setting(name)) for name in names)) == names
    assert await stored(file) == names
    assert len(commits) <= 2


async def test_one_that_fails_leaves_nothing_and_takes_none_along(store) -> None:
    one, refused, broken, other = await asyncio.gather(
        store._db.write(setting("one")),
        store._db.write(setting("refused", NoSuchLobby("no"))),
        store._db.write(setting("one")),  # it is there already
        store._db.write(setting("other")),
        return_exceptions=True,
    )
    assert (one, other) == ("one", "other")
    assert isinstance(refused, NoSuchLobby)
    assert isinstance(broken, WriteFailed)
    assert await stored(store) == ["one", "other"]


async def test_what_ends_the_transaction_lets_all_of_them_fail(file) -> None:
    def ending(db: sqlite3.Connection) -> None:
        db.execute("rollback")
        raise sqlite3.OperationalError("database or disk is full")

    found = await asyncio.gather(
        file._db.write(setting("one")),
        file._db.write(ending),
        file._db.write(setting("other")),
        return_exceptions=True,
    )
    assert [type(error) for error in found] == [WriteFailed] * 3
    assert await stored(file) == []
    assert await file._db.write(setting("later")) == "later"


async def test_who_is_cancelled_does_not_stop_what_they_asked_for(store) -> None:
    asked = asyncio.create_task(store._db.write(setting("one")))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    assert await store._db.write(setting("two")) == "two"
    assert await stored(store) == ["one", "two"]


async def test_who_writes_when_all_is_closed_is_told(store) -> None:
    await store.close()
    with pytest.raises(WriteFailed):
        await asyncio.wait_for(store._db.write(setting("late")), 5)
