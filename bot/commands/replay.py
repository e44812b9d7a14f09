"""``thoth replay FILE``: replay recorded games and check that they come out the same."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.commands import checks, recordings
from bot.commands.follow_log import Dealt, follow
from bot.commands.recordings import Digest, Recorded
from bot.games.registry import lookup
from bot.tables import shown
from bot.tables.chance import seeded
from rules.engine import plain
from rules.engine.errors import ReplayDiverged
from rules.engine.history import History


class Outcome(NamedTuple):
    """How a replay came out; ``problem`` is empty if nothing was wrong."""

    decisions: int
    problem: str
    result: dict[str, Any] | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("file", type=Path, help="games recorded by the fuzzer")
    parser.add_argument("--quick", action="store_true", help="compare only the results")
    parser.add_argument("--json", action="store_true", help="print one line of JSON per game")


def run(args: argparse.Namespace) -> int:
    """Replay every game of the file."""
    failed = False
    for number, game in enumerate(recordings.read(args.file), 1):
        outcome = replay(game, thorough=not args.quick)
        failed = failed or bool(outcome.problem)
        line = shown.dumps(outcome._asdict()) if args.json else _words(number, game, outcome)
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return 1 if failed else 0


def _words(number: int, game: Recorded, outcome: Outcome) -> str:
    name = f"game {number} ({game.game}, {game.seats} seats, seed {game.seed})"
    if outcome.problem:
        return f"{name}: fails after {outcome.decisions} decisions: {outcome.problem}"
    result = "not over" if outcome.result is None else shown.dumps(outcome.result)
    return f"{name}: {outcome.decisions} decisions, {result}"


def replay(game: Recorded, *, thorough: bool) -> Outcome:
    """Follow a game's log; thorough replays make every check after every decision."""
    try:
        history = open_again(game)
    except Exception as error:  # whatever goes wrong is what a replay is there to tell
        return Outcome(0, explain(error), None)
    try:
        digest = Digest()
        digest.add(history, history.opening)
        _look(history, game, thorough=thorough)
        for told in follow(history, game.entries):
            digest.add(history, told)
            _look(history, game, thorough=thorough)
        _expect_end(game, history, digest)
    except Exception as error:
        return Outcome(len(history.log), explain(error), None)
    session = history.session
    result = session.game.result(session.state) if session.request is None else None
    return Outcome(len(history.log), "", result)


def open_again(game: Recorded) -> History[Any]:
    """Set a recorded game up again, with the chance of its log."""
    rules = lookup(game.game)
    if rules.version != game.version:
        raise ReplayDiverged(f"recorded with {game.version}, but this build has {rules.version}")
    begins = None if game.played is None else game.played.begins
    if begins is None:
        state = rules.new(game.seats, game.options)
    else:
        state = plain.from_data(rules.state_type, begins)
    return History(rules, state, Dealt(game.entries, seeded(game.seed)))


def _look(history: History[Any], game: Recorded, *, thorough: bool) -> None:
    if thorough:
        checks.everything(history.session, game.seats, Random(len(history.log)))


def _expect_end(game: Recorded, history: History[Any], digest: Digest) -> None:
    """Compare how the game ends with how it ended."""
    if game.end is None:
        return
    end = digest.end(history.session)
    if end.result != game.end.result:
        raise AssertionError(f"the result was {game.end.result}, is {end.result}")
    if game.end.digest and end.digest != game.end.digest:
        raise AssertionError("the questions, events or final position differ")


def explain(error: BaseException) -> str:
    """Name an error and what caused it, in one line."""
    causes = []
    cause: BaseException | None = error
    while cause is not None:
        causes.append(f"{type(cause).__name__}: {cause}" if str(cause) else type(cause).__name__)
        cause = cause.__cause__
    return "; caused by ".join(causes)
