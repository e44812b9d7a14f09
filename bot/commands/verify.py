"""``thoth verify``: replay every stored game with this build and report differences.

It works on a copy, so you can run it beside the bot and before you install a new build.
It reports differences by number, seat and kind, but never what somebody chose.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.commands import databases
from bot.commands.follow_log import Dealt, follow
from bot.games.registry import UnknownGame, lookup
from bot.store.errors import StoreError
from bot.store.opening import FILE, copy_store, open_store
from bot.store.rows import CheckpointRow, DecisionRow, GameRow, PickRow, Status
from bot.store.store import Store
from bot.tables import shown
from bot.tables.acting import read_events, write_events
from bot.tables.chance import seeded
from bot.tables.position import Line, standing
from bot.tables.refusals import place_of
from rules.engine import plain
from rules.engine.errors import ReplayDiverged
from rules.engine.events import Event
from rules.engine.history import History
from rules.engine.session import Entry


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    databases.add_arguments(parser)
    parser.add_argument("--sizes", action="store_true", help="also print how much space games take")


def run(args: argparse.Namespace) -> int:
    """Verify a copy of the database; the exit code says whether something differs."""
    where = databases.chosen(args)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        copy_store(where, copy)
        return asyncio.run(_verify_all(copy, sizes=args.sizes))


async def _verify_all(path: Path, *, sizes: bool) -> int:
    store = await open_store(path, even_damaged=True)
    try:
        fault = await store.damage()
        if fault is not None:
            sys.stdout.write(f"the file is damaged: {fault}\n")
        games = await store.numbers()
        differ = 0
        for number in games:
            differ += not await _tell(store, number)
        if sizes:
            await _tell_sizes(store)
    finally:
        await store.close()
    sys.stdout.write(f"{len(games)} games, {differ} differ\n")
    return 1 if differ or fault is not None else 0


async def _tell(store: Store, number: int) -> bool:
    """Print a line about a game; return whether it is the same."""
    name, difference = "unreadable", ""
    try:
        game = await store.game(number)
        name = f"{game.name}, {game.rules}"
        difference = await verify(store, game)
    except StoreError as error:  # what it says holds no secret
        difference = f"damaged: {error}"
    except Exception as error:  # whatever is stored in place of what should be
        difference = f"damaged: {place_of(error)}"
    sys.stdout.write(f"game {number} ({name}): {difference or 'the same'}\n")
    return not difference


async def _tell_sizes(store: Store) -> None:
    for part, size in (await store.sizes()).items():
        sys.stdout.write(f"{part}: {size / 1000:.1f} KB per game\n")


async def verify(store: Store, game: GameRow) -> str:
    """Play a stored game again; return the first difference, or nothing."""
    return await _odd_log(store, game) or await _replayed(store, game)


async def _odd_log(store: Store, game: GameRow) -> str:
    """Say how what is stored of a game does not fit together."""
    seqs = [row.seq for row in await store.decisions(game.id)]
    if seqs != list(range(1, game.seq + 1)):
        return f"damaged: {len(seqs)} log rows, expected 1 to {game.seq}"
    acts = await store.acts(game.id)
    if [act.act for act in acts] != list(range(game.acts + 1)):
        return f"damaged: {len(acts)} acts, expected 0 to {game.acts}"
    if acts[-1].revision != game.revision or not 0 <= game.opened <= game.revision:
        return f"damaged: revision {game.revision} is not the last act's"
    return ""


async def _replayed(store: Store, game: GameRow) -> str:
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
        return "this build doesn't include that game"
    except Exception as error:  # whatever goes wrong is what this is there to tell
        return f"cannot be set up: {place_of(error)}"
    told = history.opening
    try:
        for events in follow(history, entries):
            told = told + events
    except Exception as error:
        return _where(history.log, counted, error)
    kept = [c for c in await store.checkpoints(game.id) if c.seq in live or c.seq == 0]
    if not any(checkpoint.seq == 0 for checkpoint in kept):
        return "damaged: the starting position is missing"
    return (
        _events_differ(told, counted)
        or _positions_differ(history, line, kept)
        or _standing_differs(history, game)
        or _picks_differ(history, await store.picks(game.id))
    )


def _standing_differs(history: History[Any], game: GameRow) -> str:
    if game.status is Status.CLOSED or game.status.is_paused:
        return ""
    status, result = standing(history.session)
    if status is not game.status:
        return f"it is {status}, but stored as {game.status}"
    return "" if result == game.result else "the result differs"


def _picks_differ(history: History[Any], picks: list[PickRow]) -> str:
    """Name a seat whose secret pick is not on offer."""
    request = history.session.request
    for pick in picks:
        choice = request.of(pick.seat) if request is not None else None
        if not pick.proposal and (choice is None or choice.find(pick.key) is None):
            return f"seat {pick.seat}'s pick is not an option"
    return ""


def _where(log: list[Entry], rows: list[DecisionRow], error: Exception) -> str:
    """Name the first decision that does not come about."""
    same = (n for n, (new, old) in enumerate(zip(log, rows, strict=False)) if new != old.entry)
    number = next(same, len(log))
    reason = "does not happen again" if isinstance(error, ReplayDiverged) else place_of(error)
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
        if not _is_the_same(fresh[at : at + len(old)], old):
            return f"decision {number} (row {row.seq}), {row.what}: the events differ"
        at += len(old)
    return "" if at == len(fresh) or not rows else "extra events at the end"


def _is_the_same(fresh: list[Event], old: list[Event]) -> bool:
    """Return whether the same is told; events may have learned to say more since."""
    return len(fresh) == len(old) and all(
        (new.what, new.audience) == (was.what, was.audience)
        and {name: value for name, value in new.data.items() if name in was.data} == was.data
        for new, was in zip(fresh, old, strict=True)
    )


def _positions_differ(history: History[Any], line: Line, kept: list[CheckpointRow]) -> str:
    """Name the first stored position that is not reached again."""
    reached = dict(history.checkpoints)
    for checkpoint in kept:
        number = line.count_to(checkpoint.seq)
        if number not in reached:
            return f"after decision {number} (row {checkpoint.seq}): no step ends here now"
        if shown.dumps(json.loads(checkpoint.state)) != plain.dumps(reached[number]):
            return f"after decision {number} (row {checkpoint.seq}): the position differs"
    return ""
