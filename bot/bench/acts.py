"""How many durable acts a second tables make, all on one database."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot import checks
from bot.store.database import FILE
from bot.store.rows import SeatRow
from bot.store.sqlite import SqliteStore
from bot.tables.table import Table
from bot.tables.tables import Tables

SEATS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--tables", type=int, default=50, help="in play at once")
    parser.add_argument("--seconds", type=float, default=5.0, help="to measure for")
    parser.add_argument("--data", type=Path, default=Path(), help="where; the disk counts")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    with TemporaryDirectory(dir=args.data) as folder:
        took = asyncio.run(measure(Path(folder) / FILE, args.tables, args.seconds))
    took.sort()
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    sys.stdout.write(
        f"{args.tables} tables: {len(took) / args.seconds:.0f} durable acts a second, "
        f"p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms\n"
    )
    return 0


async def measure(path: Path, count: int, seconds: float) -> list[float]:
    """Let random people play at many tables; return how long each act took."""
    store = await SqliteStore.open(path)
    tables = Tables(store)
    people = [SeatRow(seat, f"person {seat}", seat) for seat in range(SEATS)]
    playing = [await tables.create("ankh", people, {}, host=0) for _ in range(count)]
    took: list[float] = []
    end = time.perf_counter() + seconds
    await asyncio.gather(*(_play(t, Random(n), end, took) for n, t in enumerate(playing)))
    await store.close()
    return took


async def _play(table: Table, random: Random, end: float, took: list[float]) -> None:
    while table.session.request is not None and time.perf_counter() < end:
        choice = random.choice(checks.waiting(table.session))
        key = str(random.choice(choice.options))
        began = time.perf_counter()
        await table.act(choice.seat, [key], table.revision, random.getrandbits(60))
        took.append(time.perf_counter() - began)
