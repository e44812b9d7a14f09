"""Drawing speed: the pictures of one turn of each game, compared with chess.svg and cairosvg.

All draw pictures 1080 pixels wide, encoded as PNG, one after another in turns, so that
whatever else the machine does hits all; times are processor time.  A turn is drawn as at a table:
after the turn before it, so only what changed is drawn anew.  *Another table* draws a position of
another game in another language each time, so hardly anything is as it was.  The first picture
is timed from the start of a fresh process by the clock on the wall, and so is how long
each of eight tables that ask at once waits.  A replay of a whole game and its end come last.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle
from random import Random
from typing import Any, TypeAlias

from bot.commands.bench.rules import mid_games
from bot.commands.command import UsageError
from bot.commands.seeded_games import played
from bot.games.game_ui import GameUi, Look, View
from bot.games.uis import UIS
from bot.process.services import DRAWING_SECONDS, PAINTERS
from bot.process.workers import Workers
from bot.tables import shown
from bot.texts import LANGUAGES, Texts

WIDTH = 1080
TABLES = 8
CHESS = "chess.svg + cairosvg"
LONG_GAME, REPLAY_STEPS = 4, 150  # a seed, and how many steps of it are replayed
# What a fresh process does: set a game up, draw it, say so.  It loads what drawing needs and
# nothing else; the other benchmarks' modules (discord.py, the store) are none of its business.
FIRST = """
import sys

from bot.commands.seeded_games import random_view
from bot.games.game_ui import Look, assembled
from bot.texts import Texts

game = sys.argv[1]
assembled(game).board(Look(Texts("en")), random_view(game, 1, 20))
print("drawn", flush=True)
"""

Report: TypeAlias = dict[str, Any]
Turn: TypeAlias = tuple[Look, View]
Draw: TypeAlias = Callable[[], int]  # draws one picture or turn, returns its bytes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--rounds", type=int, default=100, help="turns each of them draws (100)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    if args.rounds < 1:
        raise UsageError("--rounds must be positive")
    report = measure(args.rounds, args.seed)
    sys.stdout.write(f"{shown.dumps(report) if args.json else table(report)}\n")
    return 0


def measure(rounds: int, seed: int) -> Report:
    """Return all figures as JSON data."""
    views = {
        name: [ui.game.view(s.state, None) for s in mid_games(ui.game, Random(seed))]
        for name, ui in UIS.items()
    }
    looks = [Look(Texts(language)) for language in LANGUAGES]
    another = {
        name: our_draw(ui, list(zip(cycle(looks), views[name], strict=False)))
        for name, ui in UIS.items()
    }
    return {
        "python": sys.version.split()[0],
        "pictures": interleave(contenders(looks, seed), rounds),
        "another": interleave(another, rounds),
        "first_s": {name: first_picture(name) for name in UIS},
        "tables": {name: asyncio.run(tables_at_once(ui, views[name])) for name, ui in UIS.items()},
        "story": {name: whole_game(ui) for name, ui in UIS.items()},
    }


# --- in turns ------------------------------------------------------------------------------


def contenders(looks: Sequence[Look], seed: int) -> dict[str, Draw]:
    """Return who draws; chess only where it and cairosvg are installed."""
    draws: dict[str, Draw] = {
        name: our_draw(
            ui, [turn for n, look in enumerate(looks) for turn in turns(name, look, seed + n)]
        )
        for name, ui in UIS.items()
    }
    if all(importlib.util.find_spec(name) for name in ("chess", "cairosvg")):
        draws[CHESS] = chess_draw(Random(seed))
    return draws


def turns(game: str, look: Look, seed: int) -> list[Turn]:
    """Decision after decision of a random game, from a third of it on."""
    views = [moment.view for moment in played(game, seed)]
    return [(look, view) for view in views[len(views) // 3 :]]


def our_draw(ui: GameUi, turns: Sequence[Turn]) -> Draw:
    """One turn after another, and again from the first."""
    coming = cycle(turns)

    def draw() -> int:
        return sum(len(picture.data) for picture in ui.board(*next(coming)))

    return draw


def chess_draw(random: Random) -> Draw:
    """A chessboard after some random moves, with the last one marked."""
    import cairosvg
    import chess
    import chess.svg

    def draw() -> int:
        board = chess.Board()
        for _ in range(random.randrange(60)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(random.choice(moves))
        lastmove = board.peek() if board.move_stack else None
        svg = chess.svg.board(board, lastmove=lastmove, size=WIDTH)
        return len(cairosvg.svg2png(bytestring=svg.encode(), output_width=WIDTH))

    return draw


def interleave(draws: dict[str, Draw], rounds: int) -> Report:
    """Let all draw in turns; the first of each is not counted."""
    times: dict[str, list[float]] = {name: [] for name in draws}
    sizes: dict[str, list[int]] = {name: [] for name in draws}
    for number in range(-1, rounds):
        for name, draw in draws.items():
            began = time.process_time()
            size = draw()
            if number >= 0:
                times[name].append((time.process_time() - began) * 1e3)
                sizes[name].append(size)
    return {
        name: {
            "p50_ms": statistics.median(times[name]),
            "p99_ms": sorted(times[name])[min(rounds - 1, round(rounds * 0.99))],
            "mean_bytes": statistics.mean(sizes[name]),
            "max_bytes": max(sizes[name]),
        }
        for name in draws
    }


# --- by the clock on the wall --------------------------------------------------------------


def first_picture(game: str) -> float:
    """Seconds from the start of a process to the pictures of its first turn; the best of three."""
    times, command = [], [sys.executable, "-c", FIRST, game]
    for _ in range(3):
        began = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None, "a pipe was asked for"
            line = process.stdout.readline()
            times.append(time.perf_counter() - began)
        if line.strip() != b"drawn":
            raise RuntimeError("the process that draws the first picture failed")
    return min(times)


async def tables_at_once(ui: GameUi, views: list[View]) -> Report:
    """How long each of some tables waits when all ask at the same moment."""
    workers, look = Workers(PAINTERS, DRAWING_SECONDS), Look(Texts("en"))
    for future in [workers.submit(n, partial(ui.board, look, views[n])) for n in range(TABLES)]:
        await future  # now everybody has drawn something
    waits: list[float] = []
    began = time.perf_counter()
    futures = [
        workers.submit(n, partial(ui.board, look, view)) for n, view in enumerate(views[:TABLES])
    ]
    for future in futures:
        future.add_done_callback(lambda _: waits.append((time.perf_counter() - began) * 1e3))
    await asyncio.gather(*futures)
    await workers.close()
    return {"count": len(futures), "p50_ms": statistics.median(waits), "max_ms": max(waits)}


# --- a whole game --------------------------------------------------------------------------


def whole_game(ui: GameUi) -> Report:
    """Seconds and bytes of the replay of a game's first steps, and of its end."""
    look, moments = Look(Texts("en")), list(played(ui.game.name, LONG_GAME))
    began = time.process_time()
    films = ui.replay(look, moments[:REPLAY_STEPS])
    replayed = time.process_time()
    earlier = [event for moment in moments[:-1] for event in moment.events]
    end = ui.scene(look, moments[-1].view, moments[-1].events, earlier)
    return {
        "steps": len(moments[:REPLAY_STEPS]),
        "replay_s": replayed - began,
        "replay_bytes": sum(len(film.data) for film in films),
        "end_ms": (time.process_time() - replayed) * 1e3,
        "end_bytes": sum(len(picture.data) for picture in end),
    }


# --- the table -----------------------------------------------------------------------------


def table(report: Report) -> str:
    """Write the figures for people."""
    lines = [
        f"{'drawn and encoded':<24}{'p50 ms':>10}{'p99 ms':>10}{'faster':>10}"
        f"{'mean KB':>10}{'max KB':>10}"
    ]
    chess = report["pictures"].get(CHESS)
    rows = {
        **report["pictures"],
        **{f"{name}, another table": figures for name, figures in report["another"].items()},
    }
    for name, figures in rows.items():
        times = f"{chess['p50_ms'] / figures['p50_ms']:.1f}x" if chess and name != CHESS else ""
        lines.append(
            f"{name:<24}{figures['p50_ms']:>10.1f}{figures['p99_ms']:>10.1f}{times:>10}"
            f"{figures['mean_bytes'] / 1000:>10.0f}{figures['max_bytes'] / 1000:>10.0f}"
        )
    for game, first in report["first_s"].items():
        tables, story = report["tables"][game], report["story"][game]
        lines += [
            "",
            f"{game}: first turn drawn {first:.2f} s after the start of a process",
            f"{tables['count']} tables at once: half wait {tables['p50_ms']:.0f} ms, "
            f"none longer than {tables['max_ms']:.0f} ms",
            f"replay of {story['steps']} steps in {story['replay_s']:.1f} s, "
            f"{story['replay_bytes'] / 1000:.0f} KB; the end of a game in "
            f"{story['end_ms']:.0f} ms, {story['end_bytes'] / 1000:.0f} KB",
        ]
    return "\n".join(lines)
