"""How many durable acts per second many tables make on one database."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.commands import checks
from bot.commands.bench.stored import fitting_seats
from bot.games.registry import GAMES
from bot.store.opening import FILE, Where, open_store
from bot.store.rows import SeatRow
from bot.tables.table import Table
from bot.tables.tables import Tables


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--tables", type=int, default=50, help="tables in play at once (50)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure (5)")
    parser.add_argument("--data", type=Path, default=Path(), help="where to put the database")
    parser.add_argument("--database", help="an empty PostgreSQL database instead of a file")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    with TemporaryDirectory(dir=args.data) as folder:
        where = args.database or Path(folder) / FILE
        took = asyncio.run(measure(where, args.tables, args.seconds))
    took.sort()
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    sys.stdout.write(
        f"{args.tables} tables: {len(took) / args.seconds:.0f} durable acts per second, "
        f"p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms\n"
    )
    return 0


async def measure(where: Where, count: int, seconds: float) -> list[float]:
    """Let random people play at many tables; return how long each act took."""
    store = await open_store(where)
    tables = Tables(store)
    playing = [await _begin(tables, game) for game in islice(cycle(GAMES), count)]
    took: list[float] = []
    end = time.perf_counter() + seconds
    await asyncio.gather(*(_play(t, Random(n), end, took) for n, t in enumerate(playing)))
    await store.close()
    return took


async def _begin(tables: Tables, game: str) -> Table:
    people = [SeatRow(seat, f"person {seat}", seat) for seat in range(fitting_seats(game))]
    return await tables.create(game, people, {}, host=0)


async def _play(table: Table, random: Random, end: float, took: list[float]) -> None:
    while table.session.request is not None and time.perf_counter() < end:
        choice = random.choice(checks.waiting(table.session))
        key = str(random.choice(choice.options))
        began = time.perf_counter()
        await table.act(choice.seat, [key], table.revision, random.getrandbits(60))
        took.append(time.perf_counter() - began)
