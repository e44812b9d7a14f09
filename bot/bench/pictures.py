"""Speed of the pictures: those of a turn of each game beside chess.svg with cairosvg.

All draw pictures 1080 pixels wide, encoded as PNG, one after another in turns, so that
whatever else the machine does hits all; times are processor time.  The first picture
is timed from the start of a fresh process by the clock on the wall, and so is how long
each of eight tables that ask at once waits.  A replay of a long game and its end come last.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

from bot import shown
from bot.bench.rules import mid_games
from bot.command import UsageError
from bot.drawings import DRAWINGS
from bot.drawings.ankh_story import end_png
from bot.drawings.drawing import Turn
from bot.fronts.ankh_captions import captioned
from bot.games import GAMES
from bot.pictures import draw_turn
from bot.played import played
from bot.texts import LANGUAGES, Texts
from renderer.ankh.replay import replay_frames
from renderer.ankh.replay_picture import draw_replay
from renderer.pool import Pool
from renderer.theme import ThemeName
from rules.ankh.view import View

WIDTH = 1080
TABLES = 8
LONG_GAME, REPLAY_STEPS = 4, 150  # a seed of five players, and how many frames of it
# What a fresh process does: set a game up, draw it, say so.  It loads what drawing needs and
# nothing else; the other benchmarks' modules (discord.py, the store) are none of its business.
FIRST = """
from bot.played import random_view
from bot.pictures import draw_turn
from bot.texts import Texts

draw_turn(random_view("ankh", 1, 20, seats=4), Texts("en"))
print("drawn", flush=True)
"""

Report: TypeAlias = dict[str, Any]
Draw: TypeAlias = Callable[[], int]  # draws one picture or turn, returns its bytes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--rounds", type=int, default=100, help="turns drawn by each (100)")
    parser.add_argument("--seed", type=int, default=1, help="(1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    if args.rounds < 1:
        raise UsageError("--rounds: a positive number")
    report = measure(args.rounds, args.seed)
    sys.stdout.write(f"{shown.dumps(report) if args.json else table(report)}\n")
    return 0


def measure(rounds: int, seed: int) -> Report:
    """Return all figures as JSON data."""
    views = {
        name: [game.view(s.state, None) for s in mid_games(game, Random(seed))]
        for name, game in GAMES.items()
    }
    return {
        "python": sys.version.split()[0],
        "pictures": interleave(contenders(views, seed), rounds),
        "first_s": first_picture(),
        "tables": tables_at_once(views["ankh"]),
        "story": whole_game(),
    }


# --- in turns ------------------------------------------------------------------------------


def contenders(views: Mapping[str, list[Any]], seed: int) -> dict[str, Draw]:
    """Return who draws; chess only where it and cairosvg are installed."""
    draws: dict[str, Draw] = {
        f"{game} {' + '.join(drawing.turn.names)}": our_draw(drawing.turn, views[game])
        for game, drawing in DRAWINGS.items()
    }
    if all(importlib.util.find_spec(name) for name in ("chess", "cairosvg")):
        draws["chess.svg + cairosvg"] = chess_draw(Random(seed))
    return draws


def our_draw(turn: Turn, views: list[Any]) -> Draw:
    """One turn after another, in all three languages."""
    texts = [Texts(language) for language in LANGUAGES]
    turns = 0

    def draw() -> int:
        nonlocal turns
        turns += 1
        view = views[turns % len(views)]
        drawn = turn.draw(view, texts[turns % len(texts)], (), ThemeName.LIGHT)
        return sum(map(len, drawn.values()))

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


def first_picture() -> float:
    """Seconds from the start of a process to its first map and strip; the best of three."""
    times = []
    for _ in range(3):
        began = time.perf_counter()
        with subprocess.Popen([sys.executable, "-c", FIRST], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None, "a pipe was asked for"
            line = process.stdout.readline()
            times.append(time.perf_counter() - began)
        if line.strip() != b"drawn":
            raise RuntimeError("the process that draws the first picture failed")
    return min(times)


def tables_at_once(views: list[View]) -> Report:
    """How long each of some tables waits when all ask at the same moment."""
    pool, texts = Pool(), Texts("en")
    waits: list[float] = []
    began = time.perf_counter()
    futures = [
        pool.submit(n, lambda view=view: draw_turn(view, texts))  # type: ignore[misc]
        for n, view in enumerate(views[:TABLES])
    ]
    for future in futures:
        future.add_done_callback(lambda _: waits.append((time.perf_counter() - began) * 1e3))
    for future in futures:
        future.result()
    pool.close()
    return {"count": len(futures), "p50_ms": statistics.median(waits), "max_ms": max(waits)}


# --- a whole game --------------------------------------------------------------------------


def whole_game() -> Report:
    """Seconds and bytes of the replay of a long game's first steps, and of its end."""
    texts, moments = Texts("en"), list(played("ankh", LONG_GAME))
    frames = replay_frames(captioned(texts, moments))[:REPLAY_STEPS]
    began = time.process_time()
    gif = draw_replay(frames, texts)
    replayed = time.process_time()
    png = end_png(moments, texts)
    return {
        "steps": len(frames),
        "replay_s": replayed - began,
        "replay_bytes": len(gif),
        "end_ms": (time.process_time() - replayed) * 1e3,
        "end_bytes": len(png),
    }


# --- the table -----------------------------------------------------------------------------


def table(report: Report) -> str:
    """Write the figures for people."""
    lines = [f"{'drawn and encoded':<24}{'p50 ms':>10}{'p99 ms':>10}{'mean KB':>10}{'max KB':>10}"]
    for name, figures in report["pictures"].items():
        lines.append(
            f"{name:<24}{figures['p50_ms']:>10.1f}{figures['p99_ms']:>10.1f}"
            f"{figures['mean_bytes'] / 1000:>10.0f}{figures['max_bytes'] / 1000:>10.0f}"
        )
    tables, story = report["tables"], report["story"]
    lines += [
        "",
        f"first map and strip {report['first_s']:.2f} s after the start of a process",
        f"{tables['count']} tables at once: half wait {tables['p50_ms']:.0f} ms, "
        f"none longer than {tables['max_ms']:.0f} ms",
        f"replay of {story['steps']} steps in {story['replay_s']:.1f} s, "
        f"{story['replay_bytes'] / 1000:.0f} KB; the end of a game in {story['end_ms']:.0f} ms, "
        f"{story['end_bytes'] / 1000:.0f} KB",
    ]
    return "\n".join(lines)
