"""``python -m bot fuzz GAME``: random whole games in which everything that must hold is checked.

Each game is played through a history like a real one; at random moments it is
restored, cloned, undone and redone, and written down as a position.  A second
process with another hash seed then replays every log and must see the same.
A finding is written to a file that ``python -m bot replay`` reproduces.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from bot import recorded
from bot.command import UsageError
from bot.games import lookup, settings_of
from bot.random_play import Deal, Fuzzed, fuzz
from bot.recorded import Recorded
from bot.second_process import Problem, SecondProcess
from rules.engine.game import Game

MOST_FINDINGS = 10  # after so many there is enough to do
PROGRESS_SECONDS = 5.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", help="which game, such as ankh")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seats", type=int, metavar="K", help="only with so many players")
    parser.add_argument("--scenario", metavar="S", help="only this scenario")
    parser.add_argument(
        "--options", type=_options, default={}, metavar="JSON", help="agreed on in every game"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="of the first game (1)")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="where logs of findings go (here)"
    )


def _options(text: str) -> dict[str, Any]:
    """Read options; argparse makes a message of the ValueError."""
    options = json.loads(text)
    if not isinstance(options, dict):
        raise ValueError(text)
    return options


def run(args: argparse.Namespace) -> int:
    """Play the games and report."""
    game = lookup(args.game)
    if args.games < 1:
        raise UsageError("--games: at least one")
    if not args.out.is_dir():
        raise UsageError(f"--out: {args.out} is no directory")
    report = Report(args.out, args.games)
    with SecondProcess() as second:
        for deal in deals(game, args):
            fuzzed = fuzz(game, deal)
            report.take(fuzzed)
            if not fuzzed.problem:
                report.find_all(second.add(fuzzed.game))
            if report.findings >= MOST_FINDINGS:
                break
        report.find_all(second.finish())
    report.sum_up()
    return 1 if report.findings else 0


# --- which games ------------------------------------------------------------------------


def deals(game: Game[Any], args: argparse.Namespace) -> Iterator[Deal]:
    """Go round all scenarios and player counts that were asked for."""
    known = settings_of(game)
    fitting = [
        setting
        for setting in known
        if args.scenario in (None, setting.scenario) and args.seats in (None, setting.seats)
    ]
    if not fitting:
        names = ", ".join(f"{scenario or game.name} for {seats}" for scenario, seats, *_ in known)
        raise UsageError(f"nobody plays that; there is {names}")
    for seed, setting in enumerate(islice(cycle(fitting), args.games), args.seed):
        yield Deal(setting.seats, {**setting.options(Random(seed)), **args.options}, seed)


# --- the report -------------------------------------------------------------------------


class Report:
    """What has come out so far."""

    def __init__(self, out: Path, wanted: int) -> None:
        self.out = out
        self.wanted = wanted
        self.games = self.decisions = self.findings = 0
        self.endings: Counter[str] = Counter()
        self.tables: set[tuple[str | None, int]] = set()
        self._began = self._said = time.monotonic()

    def take(self, fuzzed: Fuzzed) -> None:
        """Count a game; tell what was found in it."""
        game = fuzzed.game
        self.games += 1
        self.decisions += fuzzed.decisions
        self.tables.add((game.options.get("scenario"), game.seats))
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
        recorded.write(path, [game])
        sys.stdout.write(
            f"finding: seed {game.seed}, {game.seats} seats, options {game.options}: {words}\n"
            f"  again: python -m bot replay {path}\n"
        )
        sys.stdout.flush()

    def sum_up(self) -> None:
        """Say how it went, in one line."""
        seconds = time.monotonic() - self._began
        endings = ", ".join(f"{name} {count}" for name, count in self.endings.most_common())
        sys.stdout.write(
            f"{self.games} games, {len(self.tables)} scenarios and player counts, "
            f"{self.decisions} decisions, {seconds:.1f} seconds, "
            f"endings: {endings or 'none'}, findings: {self.findings}\n"
        )
