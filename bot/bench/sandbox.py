"""How fast an interaction is acknowledged on the local Discord."""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass

from bot.local import Sandbox, local_bot

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
    parser.add_argument("--count", type=int, default=500, help="interactions of each kind")
    parser.add_argument("--at-once", type=int, default=20, help="for the interactions a second")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


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
    """Drive the demonstration cog by one person, over real sockets."""
    async with Sandbox() as sandbox, local_bot(sandbox):
        person = sandbox.person("alice")
        channel_id = person.channels()[0]["id"]
        counter = await person.run(channel_id, "demo counter")
        message_id = counter.message_id
        assert message_id is not None

        async def slash() -> None:
            await person.run(channel_id, "demo greet", {"who": "Ra"})

        async def complete() -> None:
            await person.complete(channel_id, "demo greet", {"who": "R"}, "who")

        async def press() -> None:
            button = person.message(message_id)["components"][0]["components"][0]
            await person.press(message_id, button["custom_id"])

        async def picture() -> None:
            await person.run(channel_id, "demo picture")

        return [
            await _figures("slash command, reply", slash, count, at_once),
            await _figures("autocomplete", complete, count, at_once),
            await _figures("button, message updated", press, count, at_once),
            await _figures("slash command, picture", picture, count, at_once),
        ]


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
