"""Where the local Discord keeps what it remembers: a SQLite file, or nothing at all."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sandbox.wire import Json

SCHEMA = """
pragma journal_mode = wal;
pragma synchronous = normal;
create table if not exists thing (
    kind text not null, id text not null, body text not null, primary key (kind, id)
) without rowid;
create table if not exists file (
    path text primary key, content_type text not null, content blob not null
);
"""


@dataclass(frozen=True, slots=True)
class StoredFile:
    """An uploaded file."""

    content_type: str
    content: bytes


class Store(Protocol):
    """Keeps objects by kind and id, and files by path."""

    def load(self, kind: str) -> dict[str, Json]:
        """Read every object of a kind, oldest id first."""
        ...

    def put(self, kind: str, key: str, body: Json) -> None:
        """Write an object, new or changed."""
        ...

    def remove(self, kind: str, key: str) -> None:
        """Forget an object."""
        ...

    def put_file(self, path: str, file: StoredFile) -> None:
        """Keep an uploaded file."""
        ...

    def file(self, path: str) -> StoredFile | None:
        """Find an uploaded file."""
        ...

    def remove_file(self, path: str) -> None:
        """Forget an uploaded file."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...


class MemoryStore:
    """Remembers files while the process lives; the objects live in the World anyway."""

    def __init__(self) -> None:
        self._files: dict[str, StoredFile] = {}

    def load(self, kind: str) -> dict[str, Json]:
        """Start empty."""
        return {}

    def put(self, kind: str, key: str, body: Json) -> None:
        """Nothing outlives this process."""

    def remove(self, kind: str, key: str) -> None:
        """Nothing outlives this process."""

    def put_file(self, path: str, file: StoredFile) -> None:
        """Keep an uploaded file."""
        self._files[path] = file

    def file(self, path: str) -> StoredFile | None:
        """Find an uploaded file."""
        return self._files.get(path)

    def remove_file(self, path: str) -> None:
        """Forget an uploaded file."""
        self._files.pop(path, None)

    def close(self) -> None:
        """Nothing to let go of."""


class SqliteStore:
    """Writes every change through to one file, so that channels and messages survive a restart.

    A local playground may lose its last second on a power cut, hence `synchronous = normal`:
    no write waits for the disk, and the event loop is not held up.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.executescript(SCHEMA)

    def load(self, kind: str) -> dict[str, Json]:
        """Read every object of a kind, oldest id first."""
        rows = self._db.execute(
            "select id, body from thing where kind = ? order by length(id), id", (kind,)
        )
        return {key: json.loads(body) for key, body in rows}

    def put(self, kind: str, key: str, body: Json) -> None:
        """Write an object, new or changed."""
        self._db.execute(
            "insert or replace into thing (kind, id, body) values (?, ?, ?)",
            (kind, key, json.dumps(body, ensure_ascii=False)),
        )

    def remove(self, kind: str, key: str) -> None:
        """Forget an object."""
        self._db.execute("delete from thing where kind = ? and id = ?", (kind, key))

    def put_file(self, path: str, file: StoredFile) -> None:
        """Keep an uploaded file."""
        self._db.execute(
            "insert or replace into file (path, content_type, content) values (?, ?, ?)",
            (path, file.content_type, file.content),
        )

    def file(self, path: str) -> StoredFile | None:
        """Find an uploaded file."""
        row = self._db.execute(
            "select content_type, content from file where path = ?", (path,)
        ).fetchone()
        return None if row is None else StoredFile(*row)

    def remove_file(self, path: str) -> None:
        """Forget an uploaded file."""
        self._db.execute("delete from file where path = ?", (path,))

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()
