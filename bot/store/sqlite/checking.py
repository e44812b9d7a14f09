"""A quick check of a database for damage."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager

from bot.store.errors import Damaged
from bot.store.rows import Status
from bot.store.sqlite import bundling
from bot.store.sqlite.migrating import migrate

SECONDS = 0.5  # a quick look takes no longer
_STEPS = 10_000  # of SQLite between two looks at the time
_PARTS = "select type, name from sqlite_master where name not like 'sqlite_%' order by 1, 2"


def damage(db: sqlite3.Connection, seconds: float = SECONDS) -> str | None:
    """Look through all pages, if there is time for it, and describe the first fault."""
    try:
        with _limited(db, seconds):
            found = db.execute("pragma quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return None  # it is large; what was seen is whole
        raise
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if found[0] == "ok" else " ".join(str(found[0]).split())


def foreign_parts(db: sqlite3.Connection, known: Sequence[str]) -> str | None:
    """Describe how the tables of an up-to-date database are not what they should be."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, list(known))
        wanted, found = _parts(model), _parts(db)
    missing = sorted(set(wanted) - set(found))
    if missing:
        return f"it lacks {missing[0]}"
    changed = sorted(part for part in wanted if wanted[part] != found[part])
    return f"{changed[0]} has other columns" if changed else None


def running_games(db: sqlite3.Connection) -> list[int]:
    """List the games that are being played."""
    rows = db.execute("select id from game where status=? order by id", (Status.PLAYING,))
    return [int(game) for (game,) in rows]


def damaged_among(db: sqlite3.Connection, games: Sequence[int]) -> list[tuple[int, str]]:
    """List those of some running games that cannot be gone on with."""
    found = []
    for game in games:
        db.execute("begin")  # it may be played on meanwhile
        try:
            _look_at(db, game)
        except (Damaged, ValueError, sqlite3.DatabaseError) as error:
            found.append((game, str(error)))
        finally:
            db.execute("rollback")
    return found


def sizes(db: sqlite3.Connection) -> dict[str, float]:
    """Return how many bytes a game takes on average: what is in it, and the whole file."""
    games = max(1, db.execute("select count(*) from game").fetchone()[0])
    pages, free, size = (
        db.execute(f"pragma {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    states, events, bundles = (
        db.execute(f"select coalesce(sum({what}), 0) from {table}").fetchone()[0]
        for what, table in (
            ("length(state)", "checkpoint"),
            ("length(events)", "decision"),
            ("length(decisions) + length(positions) + length(acts)", "bundle"),
        )
    )
    return {
        "positions": states / games,
        "events": events / games,
        "bundles of finished games": bundles / games,
        "the whole file": (pages - free) * size / games,
    }


def _look_at(db: sqlite3.Connection, game: int) -> None:
    (seq,) = db.execute("select seq from game where id=?", (game,)).fetchone()
    count, last = db.execute(
        "select count(*), max(seq) from decision where game=?", (game,)
    ).fetchone()
    bundled = bundling.length(db, game)
    count, last = count + bundled, last or bundled
    if count != seq or last != seq:
        raise Damaged(f"its log has {count} rows up to {last}, and should have {seq}")
    newest = bundling.newest_position(db, game)
    if newest is None:
        raise Damaged("it has no position to start from")
    try:
        json.loads(newest.state)
    except ValueError:  # its words would tell what is in it
        raise Damaged(f"the position after row {newest.seq} is no JSON") from None


@contextmanager
def _limited(db: sqlite3.Connection, seconds: float) -> Iterator[None]:
    """Interrupt what SQLite does when it takes too long."""
    end = time.monotonic() + seconds
    db.set_progress_handler(lambda: time.monotonic() > end, _STEPS)
    try:
        yield
    finally:
        db.set_progress_handler(None, 0)


def _parts(db: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        f"{kind} {name}": (
            [tuple(row) for row in db.execute(f"pragma table_info({name})")]
            if kind == "table"
            else []
        )
        for kind, name in db.execute(_PARTS).fetchall()
    }
