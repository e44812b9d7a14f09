"""How soon a move is answered and its panel posted while every core is busy.

Everything stays on loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from bot.commands.bench.crowd import PATIENCE, Crowd, Party, Seen
from bot.commands.bench.life import living
from bot.commands.bench.stored import store_games
from bot.commands.command import UsageError
from bot.process.local import Sandbox
from bot.store.opening import FILE
from bot.tables import shown

MOST_TRIES = 5  # for each move that is measured
MOST_IN_A_ROW = 20  # moves of one person, whose news may be told together
MOST_SECONDS = 600  # after which a busy process ends by itself, whatever happens
BUSY = f"import time\nend = time.time() + {MOST_SECONDS}\nwhile time.time() < end: pass"

Report: TypeAlias = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--moves", type=int, default=20, help="moves to measure (20)")
    parser.add_argument("--tables", type=int, default=5, help="tables in play (5)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (1)")
    parser.add_argument("--data", type=Path, default=Path(), help="where to put the database")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if not (1 <= args.tables <= 50 and 1 <= args.moves <= 200):
        raise UsageError("--tables must be 1 to 50, --moves 1 to 200")
    with TemporaryDirectory(dir=args.data, prefix="thoth-busy-") as folder:
        report = asyncio.run(measure(Path(folder).resolve(), args))
    written = shown.dumps(report) if args.json else sentence(report)
    sys.stdout.write(written + "\n")
    return 0


async def measure(folder: Path, args: argparse.Namespace) -> Report:
    """Return all figures as JSON data."""
    async with Sandbox() as sandbox:
        crowd = Crowd(sandbox, args.tables, args.seed)
        await store_games(folder / FILE, crowd.groups, args.tables, args.seed)
        async with living(sandbox, folder):
            await crowd.are_asked()
            answered, posted = list[float](), list[float]()
            with busy_cores() as cores:
                random = Random(args.seed)
                for n in range(args.moves * MOST_TRIES):
                    party = crowd.parties[n % len(crowd.parties)]
                    moved = await _move(party, folder, random)
                    if moved is not None:
                        answered.append(moved[0])
                        posted.append(moved[1])
                    if len(posted) == args.moves:
                        break
    return {"cores": cores, "answered": answered, "posted": posted}


@contextmanager
def busy_cores() -> Iterator[int]:
    """Keep every core busy with something else for a while."""
    count = os.cpu_count() or 1
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield count
    finally:
        for process in processes:
            process.kill()
            process.wait()


async def _move(party: Party, folder: Path, random: Random) -> tuple[float, float] | None:
    """Make a move; return after how many seconds it was answered, and told to everybody.

    Whoever is asked in the answer what comes next goes on at once: the table waits for them
    before it is told.  None if nothing is to be told: some lines only ask for more, or are secret.
    """
    await party.asked()
    before, stored = party.newest(), _told(folder)
    for _ in range(MOST_IN_A_ROW):
        began = time.perf_counter()
        await party.move(Seen(), random)
        answered = time.perf_counter() - began
        if not party.asks_in_private():
            break
    end = began + PATIENCE
    if _told(folder) == stored:
        return None
    while party.newest() == before:
        if time.perf_counter() > end:
            raise UsageError("a panel never came")
        await asyncio.sleep(0.01)
    return answered, time.perf_counter() - began


def _told(folder: Path) -> int:
    """How much has happened that everybody may know."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        return int(db.execute("select sum(revision) from game").fetchone()[0])


def sentence(report: Report) -> str:
    """The figures in words."""
    answered, posted = report["answered"], report["posted"]
    return (
        f"with {report['cores']} other busy processes, {len(posted)} moves: answered after "
        f"{median(answered):.2f} s, at most {max(answered):.2f} s; panel posted after "
        f"{median(posted):.2f} s, at most {max(posted):.2f} s"
    )
