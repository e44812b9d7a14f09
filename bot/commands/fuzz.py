"""``thoth fuzz GAME``: play complete random games and check every invariant.

Each game is played through a history like a real one; at random moments it is
restored, cloned, undone and redone, and written down as a position.  A second
process with another hash seed then replays every log and must see the same.
A failing game is written to a file that ``thoth replay`` replays.  The report names the
pieces of the game that were never used; ``--coverage`` lists how often each was.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from bot.commands import recordings
from bot.commands.command import UsageError, add_settings
from bot.commands.other_process import Problem, SecondProcess
from bot.commands.random_game import Deal, Fuzzed, fuzz
from bot.commands.recordings import Recorded
from bot.games.registry import Setting, lookup, settings_of
from rules.engine.game import Game
from rules.engine.pieces import Coverage, HasPieces

MOST_FINDINGS = 10  # enough to work on
PROGRESS_SECONDS = 5.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", help="which game")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    add_settings(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="of the first game (1)")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="where to log failures (here)"
    )
    parser.add_argument("--coverage", action="store_true", help="list how often pieces were used")


def run(args: argparse.Namespace) -> int:
    """Play the games and report."""
    game = lookup(args.game)
    if args.games < 1:
        raise UsageError("--games must be at least 1")
    if not args.out.is_dir():
        raise UsageError(f"--out: {args.out} is not a directory")
    report = Report(args.out, args.games)
    coverage = Coverage(game.pieces if isinstance(game, HasPieces) else {})
    with SecondProcess() as second:
        for deal in deals(game, args):
            fuzzed = fuzz(game, deal, coverage)
            report.take(fuzzed, deal.setting)
            if not fuzzed.problem:
                report.find_all(second.add(fuzzed.game))
            if report.findings >= MOST_FINDINGS:
                break
        report.find_all(second.finish())
    sys.stdout.write("".join(f"{line}\n" for line in covered(coverage, each=args.coverage)))
    report.sum_up()
    return 1 if report.findings else 0


# --- which games ------------------------------------------------------------------------


def deals(game: Game[Any], args: argparse.Namespace) -> Iterator[Deal]:
    """Go round all settings that were asked for."""
    fitting = settings_of(game, args.seats, args.options)
    if not fitting:
        known = "; ".join(_named(game, setting) for setting in settings_of(game))
        raise UsageError(f"nobody plays that; there is {known}")
    for seed, setting in enumerate(islice(cycle(fitting), args.games), args.seed):
        yield Deal(setting.seats, setting.options(Random(seed)), seed, _named(game, setting))


def _named(game: Game[Any], setting: Setting) -> str:
    """A setting in words: the values that are agreed, and for how many it is."""
    agreed = ", ".join(map(str, setting.agreed.values())) or game.name
    return f"{agreed} for {setting.seats}"


def covered(coverage: Coverage, *, each: bool) -> Iterator[str]:
    """Say which pieces were never used, and how often the others if wanted."""
    unused = coverage.unused()
    for kind, counts in coverage.counts.items():
        if each:
            yield f"{kind}: " + ", ".join(f"{piece} {n}" for piece, n in counts.items())
        used = len(counts) - len(unused.get(kind, ()))
        never = f"; never: {', '.join(unused[kind])}" if kind in unused else ""
        yield f"{kind}: {used} of {len(counts)} used{never}"


# --- the report -------------------------------------------------------------------------


class Report:
    """What has come out so far."""

    def __init__(self, out: Path, wanted: int) -> None:
        self.out = out
        self.wanted = wanted
        self.games = self.decisions = self.findings = 0
        self.endings: Counter[str] = Counter()
        self.settings: set[str] = set()
        self._began = self._said = time.monotonic()

    def take(self, fuzzed: Fuzzed, setting: str) -> None:
        """Count a game of some setting; tell what was found in it."""
        game = fuzzed.game
        self.games += 1
        self.decisions += fuzzed.decisions
        self.settings.add(setting)
        if fuzzed.problem:
            self.find(game, fuzzed.problem)
        elif game.end is not None and game.end.result is not None:
            self.endings[str(game.end.result.get("ending", "over"))] += 1
        if time.monotonic() - self._said > PROGRESS_SECONDS:
            self._said = time.monotonic()
            sys.stderr.write(f"{self.games} of {self.wanted} games, {self.decisions} decisions\n")

    def find_all(self, problems: list[Problem]) -> None:
        """Tell several findings."""
        for game, words in problems:
            self.find(game, words)

    def find(self, game: Recorded, words: str) -> None:
        """Tell a finding, and write its game down."""
        self.findings += 1
        path = self.out / f"fuzz-{game.game}-{game.seed}.jsonl"
        recordings.write(path, [game])
        sys.stdout.write(
            f"failure: seed {game.seed}, {game.seats} seats, options {game.options}: {words}\n"
            f"  replay it: thoth replay {path}\n"
        )
        sys.stdout.flush()

    def sum_up(self) -> None:
        """Say how it went, in one line."""
        seconds = time.monotonic() - self._began
        endings = ", ".join(f"{name} {count}" for name, count in self.endings.most_common())
        sys.stdout.write(
            f"{self.games} games, {len(self.settings)} settings, "
            f"{self.decisions} decisions, {seconds:.1f} seconds, "
            f"endings: {endings or 'none'}, failures: {self.findings}\n"
        )
