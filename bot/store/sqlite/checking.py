"""A quick check of a database for damage."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager

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


def size(db: sqlite3.Connection) -> int:
    """Return how many bytes of the file are in use."""
    pages, free, page = (
        db.execute(f"pragma {name}").fetchone()[0]
        for name in ("page_count", "freelist_count", "page_size")
    )
    return int((pages - free) * page)


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
