"""Whether the memory of the bot and its workers grows while tables play for many minutes.

When a game ends, its players move to the next table, so games keep ending and starting.
Everything stays on loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import linear_regression
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from bot.commands.bench.crowd import Crowd, Party, Seen, paced
from bot.commands.bench.life import Life, living
from bot.commands.bench.stored import store_games
from bot.commands.bench.tables import acts
from bot.commands.command import UsageError
from bot.process.local import Sandbox
from bot.store.opening import FILE
from bot.tables import shown

MOST_MINUTES = 240.0

Report: TypeAlias = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--minutes", type=float, default=20.0, help="minutes of play (20)")
    parser.add_argument("--tables", type=int, default=50, help="tables in play at once (50)")
    parser.add_argument("--games", type=int, default=200, help="games stored at start (200)")
    parser.add_argument("--moves", type=float, default=10.0, help="moves per second (10)")
    parser.add_argument("--looks", type=float, default=2.0, help="pictures per second (2)")
    parser.add_argument("--every", type=float, default=30.0, help="seconds between samples (30)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (1)")
    parser.add_argument("--data", type=Path, default=Path(), help="where to put the database")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if not (1 <= args.tables <= args.games <= 2000 and 0 < args.minutes <= MOST_MINUTES):
        raise UsageError(f"--tables: 1 to --games, up to 2000; --minutes: up to {MOST_MINUTES:.0f}")
    if not (0 < args.moves <= 1000 and 0 < args.looks <= 1000 and args.every > 0):
        raise UsageError("--moves and --looks must be up to 1000, --every positive")
    with TemporaryDirectory(dir=args.data, prefix="thoth-soak-") as folder:
        report = asyncio.run(measure(Path(folder).resolve(), args))
    if args.json:
        sys.stdout.write(shown.dumps(report) + "\n")
    else:
        sys.stdout.write(summary(report) + "\n")
    return 0


async def measure(folder: Path, args: argparse.Namespace) -> Report:
    """Return all figures as JSON data; print them meanwhile, unless JSON is wanted."""
    async with Sandbox() as sandbox:
        crowd = Crowd(sandbox, args.games, args.seed)
        await store_games(folder / FILE, crowd.groups, args.games, args.seed)
        async with living(sandbox, folder) as life:
            seen, end = Seen(), time.perf_counter() + args.minutes * 60
            playing = asyncio.create_task(_play(crowd.parties, args, end, seen))
            looks = await _watch(life, folder, args, end)
            await playing
    return {"load_average": os.getloadavg()[0], "looks": looks, "failed": seen.failed}


async def _play(parties: Sequence[Party], args: argparse.Namespace, end: float, seen: Seen) -> None:
    """Let people play at that many tables until the end."""
    left = iter(parties)  # nobody plays at a table where others have finished
    await asyncio.gather(
        *(_play_on(left, args, end, seen, Random(args.seed + n)) for n in range(args.tables))
    )


async def _play_on(
    left: Iterator[Party], args: argparse.Namespace, end: float, seen: Seen, random: Random
) -> None:
    """Play one game after another."""
    for party in left:
        await party.asked()
        over = partial(_is_over, party, end)
        await asyncio.gather(
            paced(over, args.tables / args.moves, random, partial(party.move, seen, random)),
            paced(over, args.tables / args.looks, random, partial(party.look, seen, random)),
        )
        if time.perf_counter() > end:
            return


def _is_over(party: Party, end: float) -> bool:
    return time.perf_counter() > end or party.button() is None


async def _watch(life: Life, folder: Path, args: argparse.Namespace, end: float) -> list[Report]:
    """Look at the memory again and again."""
    looks: list[Report] = []
    began = time.perf_counter()
    while (now := time.perf_counter()) < end:
        await life.ask()  # so that it lets go of what it has noted about itself
        memory = life.memory()
        looks.append(
            {
                "minute": (now - began) / 60,
                "bot_mb": memory.bot,
                "workers_mb": memory.workers,
                "together_mb": memory.together,
                "acts": await acts(folder / FILE),
            }
        )
        if not args.json:
            sys.stdout.write(line(looks[-1]) + "\n")
            sys.stdout.flush()
        await asyncio.sleep(min(args.every, max(0.0, end - time.perf_counter())))
    return looks


def line(look: Report) -> str:
    """What was seen at one moment."""
    return (
        f"minute {look['minute']:5.1f}: bot {look['bot_mb']:.0f} MB, workers "
        f"{look['workers_mb']:.0f} MB, together {look['together_mb']:.0f} MB; {look['acts']} acts"
    )


def summary(report: Report) -> str:
    """The most, and how fast it grew in the second half."""
    looks = report["looks"]
    most = max(look["together_mb"] for look in looks)
    half = looks[len(looks) // 2 :]
    said = f"at most {most:.0f} MB together; {report['failed']} interactions failed"
    if len(half) < 3:
        return said
    minutes = [look["minute"] for look in half]
    grown = {
        name: linear_regression(minutes, [look[f"{name}_mb"] for look in half]).slope
        for name in ("bot", "workers")
    }
    return f"{said}; in the second half a minute: " + ", ".join(
        f"{name} {slope:+.2f} MB" for name, slope in grown.items()
    )
