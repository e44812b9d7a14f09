"""Many tables in play at once through the whole bot, on a local Discord.

The bot runs in its own process; the people and the local Discord run in another.  First the
tables play steadily, far faster than people would, and request so many pictures that the queue
is never empty: how fast is an interaction acknowledged?  Then all play without a pause: how many
moves can the bot store?  A plain discord.py bot, which only acknowledges, gets the same steady
load.  Everything stays on loopback and ends by itself.

With ``--database`` all that is done again in PostgreSQL, by one process and by two.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from bot.commands.bench.crowd import Crowd, Load, Seen
from bot.commands.bench.lag import Lag, percentile
from bot.commands.bench.life import SHARDS, Bots, Life, living
from bot.commands.bench.stored import store_games
from bot.commands.command import UsageError
from bot.process.local import Sandbox
from bot.store.opening import Where, is_address, open_store
from bot.tables import shown

LOADED = (0, 50, 200)  # tables in memory when it is measured
STARTS = 3
PROCESSES = (1, 2)  # that share a PostgreSQL database
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
    parser.add_argument(
        "--database", default="", help="an empty PostgreSQL database (postgresql://...) besides"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if not (1 <= args.tables <= args.games <= 100_000 and 1 <= args.seconds <= 600):
        raise UsageError("--tables must be 1 to --games, --games up to 100000, --seconds 1 to 600")
    if not (0 < args.moves <= 10_000 and 0 < args.looks <= 10_000):
        raise UsageError("--moves and --looks must be positive, up to 10000")
    if args.database and not is_address(args.database):
        raise UsageError("--database must begin with postgresql://")
    with TemporaryDirectory(dir=args.data, prefix="thoth-bench-") as folder:
        report = asyncio.run(measure(Path(folder).resolve(), args))
    sys.stdout.write(f"{shown.dumps(report) if args.json else table(report)}\n")
    return 0


async def measure(folder: Path, args: argparse.Namespace) -> Report:
    """Return all figures as JSON data."""
    report: Report = {
        "load_average": os.getloadavg()[0],
        "asked": vars(args) | {"data": "", "database": ""},
    }
    async with Sandbox(global_limit=None, identify_seconds=None) as sandbox:
        crowd, bots = Crowd(sandbox, args.tables, args.seed), Bots(sandbox, folder)
        await store_games(bots.where, crowd.groups, args.games, args.seed)
        report |= await all_loads(bots, crowd, args)
        report["memory_mb"] = await memory(sandbox, folder, args.games)
    async with Sandbox(global_limit=None) as sandbox:  # a new one, without the other's messages
        crowd, bots = Crowd(sandbox, args.tables, args.seed), Bots(sandbox, folder)
        load = Load(args.seconds, args.moves, args.looks)
        report["bare"] = await under_load(bots, crowd, load, bare=True)
    if args.database:
        report["postgresql"] = await in_postgresql(folder, args)
    return report


async def in_postgresql(folder: Path, args: argparse.Namespace) -> Report:
    """The same, by the number of processes; the tables are on as many servers as there are shards.

    The bot of two processes goes on with the games of the one before.
    """
    report: Report = {}
    async with Sandbox(global_limit=None, identify_seconds=None) as sandbox:
        servers = [server["id"] for server in sandbox.control.add_servers(SHARDS)]
        crowd = Crowd(sandbox, args.tables, args.seed, servers)
        await store_games(args.database, crowd.groups, args.games, args.seed)
        for count in PROCESSES:
            bots = Bots(sandbox, folder, args.database, count)
            report[str(count)] = await all_loads(bots, crowd, args)
    return report


async def all_loads(bots: Bots, crowd: Crowd, args: argparse.Namespace) -> Report:
    """Everything that is measured of a bot with each database."""
    report: Report = {"start": await starts(bots, crowd)}
    for name, moves in (("steady", args.moves), ("flat out", FLAT_OUT)):
        load = Load(args.seconds, moves, args.looks)
        report[name] = await under_load(bots, crowd, load)
    return report


async def starts(bots: Bots, crowd: Crowd) -> Report:
    """How long the bot takes from the start of its process to a button acknowledged.

    Its first life only posts the panels; it is stopped, and the lives after it are killed.
    """
    async with bots.living():
        await crowd.are_asked()
    ready: list[float] = []
    answered: list[float] = []
    processor: list[float] = []
    for _ in range(STARTS):
        async with bots.living(kill=True) as lives:
            times = await crowd.press()
            processor.append(sum([(await life.ask())["lived_cpu_s"] for life in lives]))
        for when, found in zip(times, (ready, answered), strict=True):
            found.append(when - lives[0].began)
    return {"ready_s": ready, "answered_s": answered, "processor_s": processor}


async def under_load(bots: Bots, crowd: Crowd, load: Load, *, bare: bool = False) -> Report:
    """Let the crowd play with a bot."""
    async with bots.living(bare=bare) as lives:
        if bots.database:
            await bots.have_parted()
        await crowd.are_asked()
        await crowd.play(load._replace(seconds=WARM_UP), Seen())
        with _garbage_waits():
            return await _measured(lives, bots.where, crowd, load)


@contextmanager
def _garbage_waits() -> Iterator[None]:
    """Look for no garbage of ours: among all messages of the local Discord that takes long."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _measured(lives: Sequence[Life], where: Where, crowd: Crowd, load: Load) -> Report:
    """The figures of the bot and of ourselves while the crowd plays."""
    lag = Lag()  # of ourselves: the local Discord and its people
    before = await acts(where)
    await _all_asked(lives)
    began, seen = time.perf_counter(), Seen()
    playing = asyncio.create_task(crowd.play(load, seen))
    await asyncio.sleep(load.seconds)
    moves, took = await acts(where) - before, time.perf_counter() - began
    report = _figures(seen, took) | {
        "durable_moves_a_second": moves / took,
        "durable_moves": moves,
        "bot": await _all_asked(lives),
        "measuring": lag.take(),
        "memory_mb": _all_memory(lives),
    }
    await playing  # pending requests still get an answer
    return report


async def _all_asked(lives: Sequence[Life]) -> Report:
    """How the process is that acknowledges last, and the CPU time of all."""
    found = [await life.ask() for life in lives]
    slowest = max(found, key=itemgetter("acknowledged_p99_ms"))
    return slowest | {"cpu_s": sum(one["cpu_s"] for one in found)}


def _all_memory(lives: Sequence[Life]) -> Report:
    found = [life.memory() for life in lives]
    return {"bot": sum(one.bot for one in found), "workers": sum(one.workers for one in found)}


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


async def acts(where: Where) -> int:
    """How many acts of people and computer players the database has."""
    store = await open_store(where)
    try:
        return sum(game.acts + 1 for game in await store.games())
    finally:
        await store.close()


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
    lines = [
        f"{asked['tables']} tables, {asked['games']} stored games; "
        f"steady load {asked['moves']:.0f} moves and {asked['looks']:.0f} pictures per second; "
        f"load average {report['load_average']:.1f}",
        _start_line(report["start"]),
        "memory of the bot alone, MB: "
        + ", ".join(f"{mb:.0f} with {count} tables" for count, mb in memory_mb.items()),
    ]
    for name in ("steady", "flat out", "bare"):
        lines += ["", *_bot_lines(name, report[name])]
    for count, found in report.get("postgresql", {}).items():
        lines += ["", f"PostgreSQL, {count} process(es): {_start_line(found['start'])}"]
        for name in ("steady", "flat out"):
            lines += ["", *_bot_lines(f"{name}, PostgreSQL, {count}", found[name])]
    return "\n".join(lines)


def _start_line(start: Report) -> str:
    found = {name: _listed(values) for name, values in start.items()}
    return (
        f"start until a button is acknowledged: {found['ready_s']} s; until a picture is shown: "
        f"{found['answered_s']} s; CPU time {found['processor_s']} s"
    )


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
