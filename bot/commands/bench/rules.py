"""Speed of the rules: random games of ours compared with python-chess and catanatron.

All play complete random games in short alternating slices, so that other load on the machine
hits all of them; times are CPU time, and garbage is looked for as seldom as in the bot, whoever
plays.  One of our decisions is one asked of a player, neither chance nor automatic, with log and
checkpoints kept; as a search plays them ("playouts"), without.  A chess move is list(legal_moves)
and push; a catanatron action is one play_tick.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from random import Random
from types import ModuleType
from typing import Any, TypeAlias

from bot.commands.checks import waiting
from bot.commands.command import UsageError
from bot.games.registry import GAMES, part, settings_of
from bot.process.client import keep_garbage_short
from bot.tables import shown
from bot.tables.chance import seeded
from rules.engine.game import Game
from rules.engine.playout import Playout
from rules.engine.session import Session

SLICE = 0.25  # seconds
LONGEST_CHESS_GAME = 200  # moves
POSITIONS = 60
RUNS = 5

Play: TypeAlias = Callable[[], int]  # plays one game, returns how many decisions it took
Report: TypeAlias = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds of random play (30)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    if not 0 < args.seconds < 1e6:
        raise UsageError("--seconds must be positive")
    report = measure(args.seconds, args.seed)
    sys.stdout.write(f"{shown.dumps(report) if args.json else table(report)}\n")
    return 0


def measure(seconds: float, seed: int) -> Report:
    """Return all figures as JSON data."""
    ours = {name: our_play(game, Random(seed)) for name, game in GAMES.items()}
    ours |= {playouts(name): playout_play(game, Random(seed)) for name, game in GAMES.items()}
    theirs = peers(seed)
    contests = interleave({**ours, **theirs}, seconds)
    return {
        "python": sys.version.split()[0],
        "rounds": len(next(iter(contests.values())).rates),
        "play": {name: contest.as_data() for name, contest in contests.items()},
        "ratios": {f"{n}/{m}": contests[n].ratio(contests[m]) for n in ours for m in theirs},
        "positions": {name: time_positions(game, seed) for name, game in GAMES.items()},
        "own": {name: bench.measure() for name, bench in own_benches().items()},
    }


# --- random play, in turns -----------------------------------------------------------------


@dataclass(slots=True)
class Contest:
    """What one contender has done."""

    play: Play
    count: int = 0
    seconds: float = 0.0
    rates: list[float] = field(default_factory=list)  # of each round

    def play_for(self, seconds: float) -> None:
        """Play whole games for about so long."""
        count, began = 0, time.process_time()
        while (taken := time.process_time() - began) < seconds:
            count += self.play()
        self.count += count
        self.seconds += taken
        self.rates.append(count / taken)

    def ratio(self, other: Contest) -> dict[str, float]:
        """Compare with another contender: the median of the rounds, and overall."""
        rounds = [mine / yours for mine, yours in zip(self.rates, other.rates, strict=True)]
        mine, yours = self.count / self.seconds, other.count / other.seconds
        return {"median": statistics.median(rounds), "total": mine / yours}

    def as_data(self) -> dict[str, float]:
        """Return the totals."""
        return {
            "count": self.count,
            "seconds": self.seconds,
            "per_second": self.count / self.seconds,
        }


def interleave(plays: dict[str, Play], seconds: float) -> dict[str, Contest]:
    """Let the contenders play in turns, round after round, each round with another first."""
    contests = {name: Contest(play) for name, play in plays.items()}
    for play in plays.values():
        play()  # whatever is made once is made before the clock runs
    keep_garbage_short()  # nor does anybody pay for scanning what the others have imported
    length = min(SLICE, seconds / len(plays))
    names = list(plays)
    deadline = time.process_time() + seconds
    while True:
        for name in names:
            contests[name].play_for(length)
        names = [*names[1:], names[0]]
        if time.process_time() >= deadline:
            return contests


def peers(seed: int) -> dict[str, Play]:
    """Return the other contenders that are installed."""
    plays: dict[str, Play] = {}
    for name, make in (("chess", chess_play), ("catanatron", catanatron_play)):
        if importlib.util.find_spec(name) is not None:
            plays[name] = make(Random(seed))
    return plays


def our_play(game: Game[Any], random: Random) -> Play:
    """A game of ours at random, with its log and all checkpoints kept; events are handed on."""
    settings, fraction = cycle(settings_of(game)), random.random
    chance = seeded(random.randrange(1 << 30))

    def play() -> int:
        setting = next(settings)
        session = Session(game, game.new(setting.seats, setting.options(random)), chance)
        log, _, checkpoints = session.drain()
        decisions = 0
        while (request := session.request) is not None:
            picks = session.picks
            choice = request.choices[0]
            if choice.seat in picks:
                choice = next(c for c in request.choices if c.seat not in picks)
            session.pick(choice.seat, int(fraction() * len(choice.options)))
            progress = session.drain()
            log += progress.entries
            checkpoints += progress.checkpoints
            decisions += 1
        return decisions

    return play


def playouts(name: str) -> str:
    """What a game is called where it is played as a search does."""
    return f"{name} playouts"


def playout_play(game: Game[Any], random: Random) -> Play:
    """A game of ours at random, as a search plays on: nothing is kept."""
    settings, fraction = cycle(settings_of(game)), random.random
    chance = seeded(random.randrange(1 << 30))

    def play() -> int:
        setting = next(settings)
        playout = Playout(game, game.new(setting.seats, setting.options(random)), chance)
        decisions = 0
        while playout.request is not None:
            choice = playout.open_choice()
            playout.pick(choice.seat, int(fraction() * len(choice.options)))
            decisions += 1
        return decisions

    return play


def chess_play(random: Random) -> Play:
    """Random chess to the end, or for that many moves; draws are not claimed."""
    import chess

    fraction = random.random

    def play() -> int:
        chessboard = chess.Board()
        for number in range(LONGEST_CHESS_GAME):
            moves = list(chessboard.legal_moves)
            if not moves:
                return number
            chessboard.push(moves[int(fraction() * len(moves))])
        return LONGEST_CHESS_GAME

    return play


def catanatron_play(random: Random) -> Play:
    """Random Catan for four as catanatron plays it."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan
    from catanatron.game import TURNS_LIMIT

    def play() -> int:
        game = Catan([RandomPlayer(color) for color in Color], seed=random.randrange(1, 1 << 30))
        actions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            actions += 1
        return actions

    return play


# --- positions -----------------------------------------------------------------------------


def time_positions(game: Game[Any], seed: int) -> Report:
    """Time clone, snapshot and restore of positions from the middle of random games."""
    sessions = mid_games(game, Random(seed))
    chance = seeded(seed)
    texts = [session.snapshot() for session in sessions]
    return {
        "count": len(sessions),
        "decisions_since": statistics.mean(len(session.since) for session in sessions),
        "bytes": statistics.mean(map(len, texts)),
        "clone_us": spread([microseconds(session.clone) for session in sessions]),
        "snapshot_us": spread([microseconds(session.snapshot) for session in sessions]),
        "restore_us": spread(
            [microseconds(partial(Session.restore, game, text, chance)) for text in texts]
        ),
    }


def mid_games(game: Game[Any], random: Random) -> list[Session[Any]]:
    """Return sessions at random moments, a third into a typical random game or later."""
    sessions: list[Session[Any]] = []
    settings = cycle(settings_of(game))
    while len(sessions) < POSITIONS:
        setting = next(settings)
        state = game.new(setting.seats, setting.options(random))
        session = Session(game, state, seeded(random.randrange(1 << 30)))
        for _ in range(random.randint(60, 160)):
            if session.request is None:
                break
            choice = waiting(session)[0]
            session.pick(choice.seat, random.randrange(len(choice.options)))
            session.drain()
        if session.request is not None:
            sessions.append(session)
    return sessions


def microseconds(action: Callable[[], object]) -> float:
    """Time an action: the best of some runs, so that a pause of the machine does not count."""
    best = float("inf")
    for _ in range(RUNS):
        began = time.perf_counter()
        action()
        best = min(best, time.perf_counter() - began)
    return best * 1e6


def spread(times: list[float]) -> dict[str, float]:
    """Sum up a list of times."""
    return {"median": statistics.median(times), "mean": statistics.mean(times), "max": max(times)}


# --- what only one game has -----------------------------------------------------------------


def own_benches() -> dict[str, ModuleType]:
    """Modules of games that measure something of their own, by game."""
    found = {name: part(name, "bench") for name in GAMES}
    return {name: module for name, module in found.items() if module is not None}


# --- the table -----------------------------------------------------------------------------


def table(report: Report) -> str:
    """Write the figures for people."""
    lines = [f"{'random play':<28}{'decisions':>12}{'seconds':>10}{'per second':>12}"]
    for name, play in report["play"].items():
        lines.append(
            f"{name:<28}{play['count']:>12,}{play['seconds']:>10.2f}{play['per_second']:>12,.0f}"
        )
    lines += ["", f"{'ratio':<28}{'median':>12}{'overall':>10}   ({report['rounds']} rounds)"]
    for name, ratio in report["ratios"].items():
        lines.append(f"{name:<28}{ratio['median']:>12.2f}{ratio['total']:>10.2f}")
    for game, positions in report["positions"].items():
        lines += [
            "",
            f"{'microseconds':<28}{'median':>12}{'mean':>10}{'max':>12}"
            f"   ({positions['count']} positions of mid-game, {game})",
        ]
        for name in ("clone", "snapshot", "restore"):
            times = positions[f"{name}_us"]
            lines.append(
                f"{name:<28}{times['median']:>12.1f}{times['mean']:>10.1f}{times['max']:>12.1f}"
            )
    for game, bench in own_benches().items():
        lines += ["", f"{game}: {bench.in_words(report['own'][game])}"]
    return "\n".join(lines)
