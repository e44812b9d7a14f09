"""``python -m bot replay FILE``: play recorded games again; do they come out the same?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot import checks, recorded, shown
from bot.chance import seeded
from bot.follow import Dealt, follow
from bot.games import lookup
from bot.recorded import Digest, Recorded
from rules.engine.errors import ReplayDiverged
from rules.engine.history import History


class Outcome(NamedTuple):
    """How a replay came out; ``problem`` is empty if nothing was wrong."""

    decisions: int
    problem: str
    result: dict[str, Any] | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("file", type=Path, help="recorded games, as the fuzzer writes them")
    parser.add_argument("--quick", action="store_true", help="compare the ends only")
    parser.add_argument("--json", action="store_true", help="print one JSON line for each game")


def run(args: argparse.Namespace) -> int:
    """Replay every game of the file."""
    failed = False
    for number, game in enumerate(recorded.read(args.file), 1):
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
    return Outcome(len(history.log), "", history.session.game.result(history.session.state))


def open_again(game: Recorded) -> History[Any]:
    """Set a recorded game up again, with the chance of its log."""
    rules = lookup(game.game)
    if rules.version != game.version:
        raise ReplayDiverged(f"recorded with {game.version}, but these rules are {rules.version}")
    state = rules.new(game.seats, game.options)
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
    if end.digest != game.end.digest:
        raise AssertionError("something else was asked or told on the way, or the end differs")


def explain(error: BaseException) -> str:
    """Name an error and what caused it, in one line."""
    causes = []
    cause: BaseException | None = error
    while cause is not None:
        causes.append(f"{type(cause).__name__}: {cause}" if str(cause) else type(cause).__name__)
        cause = cause.__cause__
    return "; because ".join(causes)
