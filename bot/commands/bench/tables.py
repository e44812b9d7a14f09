"""Many tables in play at once through the whole bot, on a local Discord.

The bot runs in its own process; the people and the local Discord run in another.  First the
tables play steadily, far faster than people would, and request so many pictures that the queue
is never empty: how fast is an interaction acknowledged?  Then all play without a pause: how many
moves can the bot store?  A plain discord.py bot, which only acknowledges, gets the same steady
load.  Everything stays on loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from bot.commands.bench.crowd import Crowd, Load, Seen
from bot.commands.bench.lag import Lag, percentile
from bot.commands.bench.life import Life, living
from bot.commands.bench.stored import store_games
from bot.commands.command import UsageError
from bot.process.local import Sandbox
from bot.store.opening import FILE
from bot.tables import shown

LOADED = (0, 50, 200)  # tables in memory when it is measured
STARTS = 3
FLAT_OUT = 10_000.0  # moves per second, out of reach: everyone plays on at once
WARM_UP = 3.0  # seconds of the load before anything counts

Report: TypeAlias = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--tables", type=int, default=50, help="tables in play at once (50)")
    parser.add_argument("--games", type=int, default=1000, help="games stored at start (1000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds of load per bot (20)")
    parser.add_argument("--moves", type=float, default=110.0, help="steady moves per second (110)")
    parser.add_argument("--looks", type=float, default=30.0, help="pictures per second (30)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (1)")
    parser.add_argument("--data", type=Path, default=Path(), help="where to put the database")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if not (1 <= args.tables <= args.games <= 100_000 and 1 <= args.seconds <= 600):
        raise UsageError("--tables must be 1 to --games, --games up to 100000, --seconds 1 to 600")
    if not (0 < args.moves <= 10_000 and 0 < args.looks <= 10_000):
        raise UsageError("--moves and --looks must be positive, up to 10000")
    with TemporaryDirectory(dir=args.data, prefix="thoth-bench-") as folder:
        report = asyncio.run(measure(Path(folder).resolve(), args))
    sys.stdout.write(f"{shown.dumps(report) if args.json else table(report)}\n")
    return 0


async def measure(folder: Path, args: argparse.Namespace) -> Report:
    """Return all figures as JSON data."""
    async with Sandbox(global_limit=None, identify_seconds=None) as sandbox:
        crowd = Crowd(sandbox, args.tables, args.seed)
        await store_games(folder, crowd.groups, args.games, args.seed)
        report: Report = {"load_average": os.getloadavg()[0], "asked": vars(args) | {"data": ""}}
        report["start"] = await starts(sandbox, folder, crowd)
        for name, moves in (("steady", args.moves), ("flat out", FLAT_OUT)):
            load = Load(args.seconds, moves, args.looks)
            report[name] = await under_load(sandbox, folder, crowd, load)
        report["memory_mb"] = await memory(sandbox, folder, args.games)
    async with Sandbox(global_limit=None) as sandbox:  # a new one, without the other's messages
        crowd = Crowd(sandbox, args.tables, args.seed)
        load = Load(args.seconds, args.moves, args.looks)
        report["bare"] = await under_load(sandbox, folder, crowd, load, bare=True)
    return report


async def starts(sandbox: Sandbox, folder: Path, crowd: Crowd) -> Report:
    """How long the bot takes from the start of its process to a button acknowledged.

    Its first life only posts the panels; it is stopped, and the lives after it are killed.
    """
    async with living(sandbox, folder):
        await crowd.are_asked()
    ready: list[float] = []
    answered: list[float] = []
    processor: list[float] = []
    for _ in range(STARTS):
        async with living(sandbox, folder, kill=True) as life:
            times = await crowd.press()
            processor.append((await life.ask())["lived_cpu_s"])
        for when, found in zip(times, (ready, answered), strict=True):
            found.append(when - life.began)
    return {"ready_s": ready, "answered_s": answered, "processor_s": processor}


async def under_load(
    sandbox: Sandbox, folder: Path, crowd: Crowd, load: Load, *, bare: bool = False
) -> Report:
    """Let the crowd play with a bot."""
    async with living(sandbox, folder, bare=bare) as life:
        await crowd.are_asked()
        await crowd.play(load._replace(seconds=WARM_UP), Seen())
        with _garbage_waits():
            return await _measured(life, folder, crowd, load)


@contextmanager
def _garbage_waits() -> Iterator[None]:
    """Look for no garbage of ours: among all messages of the local Discord that takes long."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _measured(life: Life, folder: Path, crowd: Crowd, load: Load) -> Report:
    """The figures of the bot and of ourselves while the crowd plays."""
    lag = Lag()  # of ourselves: the local Discord and its people
    await life.ask()
    before, began, seen = acts(folder), time.perf_counter(), Seen()
    playing = asyncio.create_task(crowd.play(load, seen))
    await asyncio.sleep(load.seconds)
    moves, took = acts(folder) - before, time.perf_counter() - began
    report = _figures(seen, took) | {
        "durable_moves_a_second": moves / took,
        "durable_moves": moves,
        "bot": await life.ask(),
        "measuring": lag.take(),
        "memory_mb": life.memory()._asdict(),
    }
    await playing  # pending requests still get an answer
    return report


def _figures(seen: Seen, seconds: float) -> Report:
    """Everything the people have seen so far, in milliseconds."""
    kinds = dict(seen.acknowledged)
    kinds["all"] = [value for values in seen.acknowledged.values() for value in values]
    return {
        "acknowledged": {kind: _spread(values) for kind, values in sorted(kinds.items())},
        "interactions_a_second": len(kinds["all"]) / seconds,
        "answered_move": _spread(seen.moved),
        "failed": seen.failed,
    }


def _spread(seconds: list[float]) -> Report:
    return {
        "count": len(seconds),
        "p50_ms": percentile(seconds, 50) * 1000,
        "p99_ms": percentile(seconds, 99) * 1000,
        "most_ms": max(seconds, default=0.0) * 1000,
    }


def acts(folder: Path) -> int:
    """How many acts of people and computer players the database has."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        return int(db.execute("select sum(acts + 1) from game").fetchone()[0])


async def memory(sandbox: Sandbox, folder: Path, games: int) -> Report:
    """How much memory the bot needs with that many tables open."""
    found = {}
    async with living(sandbox, folder) as life:
        for count in LOADED:
            if count <= games:
                await life.ask(f"open {count}")
                found[str(count)] = life.memory().bot
    return found


# --- as a table ---------------------------------------------------------------------------


def table(report: Report) -> str:
    """Write the figures for people to read."""
    asked, memory_mb = report["asked"], report["memory_mb"]
    start = {name: _listed(values) for name, values in report["start"].items()}
    lines = [
        f"{asked['tables']} tables, {asked['games']} stored games; "
        f"steady load {asked['moves']:.0f} moves and {asked['looks']:.0f} pictures per second; "
        f"load average {report['load_average']:.1f}",
        f"start until a button is acknowledged: {start['ready_s']} s; until a picture is shown: "
        f"{start['answered_s']} s; CPU time {start['processor_s']} s",
        "memory of the bot alone, MB: "
        + ", ".join(f"{mb:.0f} with {count} tables" for count, mb in memory_mb.items()),
    ]
    for name in ("steady", "flat out", "bare"):
        lines += ["", *_bot_lines(name, report[name])]
    return "\n".join(lines)


def _listed(seconds: list[float]) -> str:
    return " / ".join(f"{value:.1f}" for value in seconds)


def _bot_lines(name: str, found: Report) -> list[str]:
    inside, outside, memory = found["bot"], found["measuring"], found["memory_mb"]
    lines = [f"{name:<28}{'p50 ms':>9}{'p99 ms':>9}{'most ms':>9}{'count':>8}"]
    spreads = {f"  {kind}": spread for kind, spread in found["acknowledged"].items()}
    for kind, spread in (spreads | {"  typed line to reply": found["answered_move"]}).items():
        lines.append(
            f"{kind:<28}{spread['p50_ms']:>9.1f}{spread['p99_ms']:>9.1f}"
            f"{spread['most_ms']:>9.1f}{spread['count']:>8}"
        )
    inner = [inside[f"acknowledged_{name}_ms"] for name in ("p50", "p99", "most")]
    return [
        *lines,
        f"{'  all, inside the bot':<28}" + "".join(f"{value:>9.1f}" for value in inner),
        f"  {found['durable_moves_a_second']:.0f} durable moves and "
        f"{found['interactions_a_second']:.0f} interactions per second, {found['failed']} failed",
        f"  the bot's loop: at most {inside['late_ms']:.0f} ms late "
        f"(p99 {inside['late_p99_ms']:.1f}, {inside['late_over_50']} times over 50),",
        f"  at most {inside['busy_ms']:.0f} ms of CPU time in one go; longest callback "
        f"{inside['longest_ms']:.0f} ms ({inside['longest']})",
        f"  the measuring loop: at most {outside['late_ms']:.0f} ms late "
        f"(p99 {outside['late_p99_ms']:.1f})",
        f"  pictures waiting: {inside['queue']} (median); CPU time {inside['cpu_s']:.1f} s, "
        f"{inside['cpu_s'] * 1000 / max(1, found['acknowledged']['all']['count']):.1f} ms per "
        f"interaction, {inside['cpu_s'] * 1000 / max(1, found['durable_moves']):.1f} ms per move",
        f"  memory, MB: bot {memory['bot']:.0f}, workers {memory['workers']:.0f}",
    ]
