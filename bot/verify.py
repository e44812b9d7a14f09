"""``python -m bot verify --data DIR``: would every stored game come out the same with this build?

It works on a copy, so it may be run beside the bot, and before a new build is put in its place.
Differences are named by their number, seat and kind; what was chosen is nobody's business.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot import shown
from bot.chance import seeded
from bot.command import UsageError
from bot.follow import Dealt, follow
from bot.games import UnknownGame, lookup
from bot.store.database import FILE, copy_to
from bot.store.rows import CheckpointRow, DecisionRow, GameRow
from bot.store.sqlite import SqliteStore
from bot.store.store import Store
from bot.tables.acting import read_events, write_events
from bot.tables.line import Line
from bot.tables.refusals import place_of
from rules.engine import plain
from rules.engine.errors import ReplayDiverged
from rules.engine.events import Event
from rules.engine.history import History
from rules.engine.session import Entry


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--data", type=Path, required=True, help=f"the directory with {FILE}")


def run(args: argparse.Namespace) -> int:
    """Verify a copy of the database; the exit code says whether something differs."""
    path: Path = args.data / FILE
    if not path.is_file():
        raise UsageError(f"there is no {FILE} in the directory of --data")
    with TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        copy_to(path, copy)
        return asyncio.run(_verify_all(copy))


async def _verify_all(path: Path) -> int:
    store = await SqliteStore.open(path)
    differ = 0
    try:
        games = await store.games()
        for game in games:
            difference = await verify(store, game)
            differ += bool(difference)
            sys.stdout.write(
                f"game {game.id} ({game.name}, {game.rules}): {difference or 'the same'}\n"
            )
    finally:
        await store.close()
    sys.stdout.write(f"{len(games)} games, {differ} differ\n")
    return 1 if differ else 0


async def verify(store: Store, game: GameRow) -> str:
    """Play a stored game again; return the first difference, or nothing."""
    rows = await store.decisions(game.id)
    line = Line.of(rows)
    live = {made.seq for made in line.made}
    counted = [row for row in rows if row.seq in live]
    entries = line.entries(0)
    try:
        rules = lookup(game.name)
        state = rules.new(len(await store.seats(game.id)), json.loads(game.options))
        history = History(rules, state, Dealt(entries, seeded(0)))
    except UnknownGame:
        return "nobody has taught this build the game"
    except Exception as error:  # whatever goes wrong is what this is there to tell
        return f"cannot be set up: {place_of(error)}"
    told = history.opening
    try:
        for events in follow(history, entries):
            told = told + events
    except Exception as error:
        return _where(history.log, counted, error)
    kept = [c for c in await store.checkpoints(game.id) if c.seq in live or c.seq == 0]
    return _events_differ(told, counted) or _positions_differ(history, line, kept)


def _where(log: list[Entry], rows: list[DecisionRow], error: Exception) -> str:
    """Name the first decision that does not come about."""
    same = (n for n, (new, old) in enumerate(zip(log, rows, strict=False)) if new != old.entry)
    number = next(same, len(log))
    reason = "does not come about" if isinstance(error, ReplayDiverged) else place_of(error)
    if number >= len(rows):
        return f"after decision {len(rows)}: {reason}"
    row = rows[number]
    return f"decision {number} (row {row.seq}), seat {row.seat}, {row.what}: {reason}"


def _events_differ(told: list[Event], rows: list[DecisionRow]) -> str:
    """Name the first decision that something else is told about."""
    fresh = read_events(write_events(told))
    if rows and rows[0].act > 0:  # the set-up decided nothing, so no row tells of it
        opening = len(fresh) - sum(len(read_events(row.events)) for row in rows)
        fresh = fresh[max(opening, 0) :]
    at = 0
    for number, row in enumerate(rows):
        old = read_events(row.events)
        if fresh[at : at + len(old)] != old:
            return f"decision {number} (row {row.seq}), {row.what}: something else is told"
        at += len(old)
    return "" if at == len(fresh) or not rows else "more is told at the end"


def _positions_differ(history: History[Any], line: Line, kept: list[CheckpointRow]) -> str:
    """Name the first stored position that is not reached again."""
    reached = dict(history.checkpoints)
    for checkpoint in kept:
        number = line.count_to(checkpoint.seq)
        if number not in reached:
            return f"after decision {number} (row {checkpoint.seq}): no step ends here any more"
        if shown.dumps(json.loads(checkpoint.state)) != plain.dumps(reached[number]):
            return f"after decision {number} (row {checkpoint.seq}): another position"
    return ""
