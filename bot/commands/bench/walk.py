"""The path of one confirmed move through our code, with a computer player's reply.

The bot and a local Discord run in this process.  A person makes some moves of a game against a
computer player.  Everything that runs between pressing Confirm and the next panel is recorded:
our modules and functions, and the queries to SQLite.  Workers draw and think in other processes
and are not counted.  Everything stays on loopback and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, TypeAlias

from bot.commands.bench.walker import Walker
from bot.commands.command import UsageError
from bot.commands.other_process import ROOT
from bot.games.registry import ON_DISCORD
from bot.process.client import ThothBot
from bot.process.local import GUILD_READY_SECONDS, Sandbox, local_bot
from bot.store.opening import FILE, open_store
from bot.store.rows import Place, SeatRow
from bot.tables import shown
from bot.tables.chance import seeded
from bot.tables.tables import Tables

PACKAGES = ("ai", "bot", "cogs", "renderer", "rules")
NOT_COUNTED = Path("bot", "commands", "bench")

Report: TypeAlias = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("game", nargs="?", choices=ON_DISCORD, help="of which game (of each)")
    parser.add_argument("--moves", type=int, default=5, help="moves; the median counts (5)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (1)")
    parser.add_argument("--list", action="store_true", help="list modules, functions and SQL")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Walk and print."""
    if not 1 <= args.moves <= 20:
        raise UsageError("--moves must be 1 to 20")
    games = [args.game] if args.game else ON_DISCORD
    reports = {game: measured(game, args.moves, args.seed) for game in games}
    if args.json:
        sys.stdout.write(shown.dumps(reports) + "\n")
        return 0
    for game, report in reports.items():
        lines = [f"{game}: {sentence(report)}", *(listed(report) if args.list else ())]
        sys.stdout.write("\n".join(lines) + "\n")
    return 0


def measured(game: str, moves: int, seed: int) -> Report:
    """Play a game in a folder of its own, which is gone afterwards."""
    with TemporaryDirectory(prefix="thoth-walk-") as folder:
        return asyncio.run(measure(Path(folder).resolve(), game, moves, seed))


async def measure(folder: Path, game: str, moves: int, seed: int) -> Report:
    """Return the figures of the middle one of several moves, and those of all."""
    async with Sandbox(global_limit=None) as sandbox:
        person = sandbox.people.all()[0]
        channel: str = sandbox.parts.world.add_channel("walk")["id"]
        place = Place(int(sandbox.parts.world.guild_id), int(channel))
        await _begin(folder, game, place, int(person.id), seed)
        with traced() as tracer:
            bot = ThothBot(folder, guild_ready_timeout=GUILD_READY_SECONDS)
            async with local_bot(sandbox, bot):
                walker = Walker(person, channel, folder / FILE)
                await walker.rest()
                walks = [await _walk(walker, tracer) for _ in range(moves + 1)][1:]
    middle = sorted(walks, key=lambda walk: len(walk.functions))[len(walks) // 2]
    return middle.report() | {"all": [walk.figures() for walk in walks]}


async def _walk(walker: Walker, tracer: Tracer) -> Walk:
    """Note what runs from Confirm to the next panel."""
    await walker.draft()
    walk = tracer.walk = Walk()
    await walker.confirm()
    tracer.walk = None
    return walk


async def _begin(folder: Path, game: str, place: Place, person: int, seed: int) -> None:
    """Store a game of one person against a computer player, with the same luck each time."""
    store = await open_store(folder / FILE)
    seats = [SeatRow(0, "Person", person), SeatRow(1, "Thoth", level="thoth")]
    tables = Tables(store, chance=lambda: seeded(seed))
    await tables.create(game, seats, {}, host=person, place=place)
    await store.close()


# --- noting what runs -------------------------------------------------------------------------


@dataclass
class Walk:
    """What ran for one move."""

    functions: set[tuple[str, str]] = field(default_factory=set)  # module and name
    reads: Counter[str] = field(default_factory=Counter)  # by statement
    writes: Counter[str] = field(default_factory=Counter)
    transactions: int = 0

    @property
    def modules(self) -> set[str]:
        """Those of which a function ran."""
        return {module for module, _ in self.functions}

    def figures(self) -> Report:
        """How much it was."""
        return {
            "modules": len(self.modules),
            "functions": len(self.functions),
            "reads": self.reads.total(),
            "transactions": self.transactions,
        }

    def report(self) -> Report:
        """How much it was, and what."""
        functions: dict[str, list[str]] = {}
        for module, name in sorted(self.functions):
            functions.setdefault(module, []).append(name)
        packages = Counter(module.partition(".")[0] for module in self.modules)
        return self.figures() | {
            "packages": dict(sorted(packages.items())),
            "ran": functions,
            "read": dict(self.reads),
            "written": dict(self.writes),
        }


class Tracer:
    """Notes what runs, in all threads, while there is a walk to note it in."""

    def __init__(self) -> None:
        self.walk: Walk | None = None
        self._names: dict[CodeType, tuple[str, str] | None] = {}

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        """Hear of every call; Python calls this."""
        if self.walk is None or event != "call":
            return
        code = frame.f_code
        if code not in self._names:
            self._names[code] = _ours(code)
        named = self._names[code]
        if named is not None:
            self.walk.functions.add(named)

    def reader(self, statement: str) -> None:
        """Hear of a statement of the connection that reads."""
        if self.walk is not None:
            self.walk.reads[_shape(statement)] += 1

    def writer(self, statement: str) -> None:
        """Hear of a statement of the connection that writes."""
        if self.walk is not None:
            self.walk.writes[_shape(statement)] += 1
            self.walk.transactions += statement.lower() == "commit"


def _ours(code: CodeType) -> tuple[str, str] | None:
    """The module and the name of a function of ours; None for all else."""
    try:
        path = Path(code.co_filename).relative_to(ROOT)
    except ValueError:
        return None
    is_ours = path.parts[0] in PACKAGES and not path.is_relative_to(NOT_COUNTED)
    if not is_ours or code.co_name.startswith("<"):  # modules, lambdas, comprehensions
        return None
    return ".".join(path.with_suffix("").parts), code.co_qualname


def _shape(statement: str) -> str:
    """A statement without what it is about, as SQLite tells it."""
    return " ".join(statement.split())[:90]


@contextmanager
def traced() -> Iterator[Tracer]:
    """Let a tracer hear of all calls and of all statements of databases opened from now on."""
    tracer, connect = Tracer(), sqlite3.connect
    opened = 0

    def connect_and_tell(*args: Any, **values: Any) -> sqlite3.Connection:  # noqa: ANN401 - sqlite3's
        nonlocal opened
        db: sqlite3.Connection = connect(*args, **values)
        if values.get("isolation_level", "") is None and Path(str(args[0])).name == FILE:
            opened += 1  # the first one writes
            db.set_trace_callback(tracer.writer if opened == 1 else tracer.reader)
        return db

    sqlite3.connect = connect_and_tell  # type: ignore[assignment]  # to listen in
    threading.setprofile(tracer.profile)
    sys.setprofile(tracer.profile)
    try:
        yield tracer
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
        sqlite3.connect = connect


# --- for people -------------------------------------------------------------------------------


def sentence(report: Report) -> str:
    """The figures in words."""
    packages = ", ".join(f"{name} {count}" for name, count in report["packages"].items())
    everything = "; ".join(
        f"{walk['modules']}, {walk['functions']}, {walk['reads']}, {walk['transactions']}"
        for walk in report["all"]
    )
    return (
        f"one confirmed move and the computer's reply: {report['modules']} modules ({packages}), "
        f"{report['functions']} functions, {report['reads']} reads, "
        f"{report['transactions']} transactions\nall moves: {everything}"
    )


def listed(report: Report) -> list[str]:
    """Everything that ran, in lines."""
    lines = [f"{module}: {', '.join(names)}" for module, names in report["ran"].items()]
    for kind in ("read", "written"):
        lines += [f"{count} {kind}: {sql}" for sql, count in report[kind].items()]
    return lines
