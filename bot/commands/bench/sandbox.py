"""How fast interactions are acknowledged on the local Discord."""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.commands.bench.crowd import Crowd, Party
from bot.commands.bench.stored import store_games
from bot.process.client import ThothBot
from bot.process.local import GUILD_READY_SECONDS, Sandbox, local_bot
from bot.store.opening import FILE

WARM_UP = 20
Interact = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one kind of interaction."""

    kind: str
    p50_ms: float
    p99_ms: float
    per_second: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("--count", type=int, default=500, help="interactions of each kind (500)")
    parser.add_argument("--at-once", type=int, default=20, help="concurrent interactions (20)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    figures = asyncio.run(measure(args.count, args.at_once))
    if args.json:
        sys.stdout.write(json.dumps([asdict(line) for line in figures], indent=2) + "\n")
        return 0
    sys.stdout.write(f"{'interaction':<28}{'p50 ms':>9}{'p99 ms':>9}{'a second':>10}\n")
    for line in figures:
        sys.stdout.write(
            f"{line.kind:<28}{line.p50_ms:>9.2f}{line.p99_ms:>9.2f}{line.per_second:>10.0f}\n"
        )
    return 0


async def measure(count: int, at_once: int) -> list[Figures]:
    """Let one person use the real bot in this process, over real sockets."""
    with TemporaryDirectory(prefix="thoth-bench-") as name:
        async with Sandbox(global_limit=None) as sandbox:
            folder, crowd = Path(name), Crowd(sandbox, 1, seed=1)
            await store_games(folder / FILE, crowd.groups, 1, seed=1)
            bot = ThothBot(folder, guild_ready_timeout=GUILD_READY_SECONDS)
            async with local_bot(sandbox, bot):
                kinds = await _kinds(crowd.parties[0])
                return [await _figures(kind, do, count, at_once) for kind, do in kinds.items()]


async def _kinds(party: Party) -> dict[str, Interact]:
    """What a person does at a table."""
    person, channel = party.people[0], party.channel
    message, custom_id = await party.asked()
    return {
        "slash command": lambda: person.run(channel, "board", {"view": "text"}),
        "slash command, picture": lambda: person.run(channel, "board", {}),
        "autocomplete": lambda: person.complete(channel, "play", {"do": ""}, "do"),
        "button": lambda: person.press(message, custom_id),
    }


async def _figures(kind: str, interact: Interact, count: int, at_once: int) -> Figures:
    """Time interactions one by one, then many at once."""
    for _ in range(WARM_UP):
        await interact()
    times = []
    for _ in range(count):
        began = time.perf_counter()
        await interact()
        times.append((time.perf_counter() - began) * 1000)
    percentiles = statistics.quantiles(times, n=100)
    began = time.perf_counter()
    await asyncio.gather(*(_repeat(interact, count // at_once) for _ in range(at_once)))
    rate = count // at_once * at_once / (time.perf_counter() - began)
    return Figures(kind, round(percentiles[49], 3), round(percentiles[98], 3), round(rate, 1))


async def _repeat(interact: Interact, times: int) -> None:
    for _ in range(times):
        await interact()
