"""``python -m bot draw ankh --random --out DIR``: draw a position.

The position is read from a file (docs/positions.md) or reached by random play; with
``--seed``, ``--steps``, ``--scenario`` and ``--seats`` a random one is always the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from bot.command import UsageError
from bot.drawings import DRAWINGS, drawing_of
from bot.drawings.drawing import Drawing, Files, Wanted
from bot.games import lookup
from bot.played import random_view
from bot.texts import LANGUAGES, Texts
from renderer.theme import ThemeName
from rules.engine.errors import BadSetting

BOTH = "both"  # all pictures of a turn
PICTURES = (BOTH, *dict.fromkeys(
    name for game in DRAWINGS.values() for name in (*game.turn.names, *game.others)
))  # fmt: skip
STEPS = 60  # a third of a random game or more


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", help="ankh or imhotep")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--position", type=Path, metavar="FILE", help="a position as JSON")
    source.add_argument("--random", action="store_true", help="a position of a random game")
    parser.add_argument("--seed", type=int, default=1, help="of the random game (1)")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"decisions made in it ({STEPS})")
    parser.add_argument("--scenario", help="of the random game (any)")
    parser.add_argument("--seats", type=int, help="of the random game (any)")
    parser.add_argument("--theme", choices=list(ThemeName), default=ThemeName.LIGHT)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--names", nargs="*", default=[], help="of the people, by seat")
    parser.add_argument("--picture", choices=PICTURES, default="both")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")


def run(args: argparse.Namespace) -> int:
    """Draw, write the files and name them."""
    lookup(args.game)
    drawing = drawing_of(args.game)
    if args.picture in drawing.others:
        files = drawing.others[args.picture](_wanted(args))
    elif args.picture in (BOTH, *drawing.turn.names):
        files = _turn(args, drawing)
    else:
        known = ", ".join((BOTH, *drawing.turn.names, *drawing.others))
        raise UsageError(f"--picture of {args.game} is one of {known}")
    args.out.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        path = args.out / name
        path.write_bytes(data)
        sys.stdout.write(f"{path} {len(data):,} bytes\n")
    return 0


def _wanted(args: argparse.Namespace) -> Wanted:
    if args.position:
        raise UsageError(f"--picture {args.picture} needs a game: --random")
    return Wanted(
        args.game, args.seed, args.steps, args.scenario, args.seats, Texts(args.language),
        ThemeName(args.theme), args.names,
    )  # fmt: skip


def _turn(args: argparse.Namespace, drawing: Drawing) -> Files:
    """All pictures of a turn, or one of them."""
    view = _read(args.game, args.position) if args.position else random_view(
        args.game, args.seed, args.steps, scenario=args.scenario, seats=args.seats
    )  # fmt: skip
    drawn = drawing.turn.draw(view, Texts(args.language), args.names, ThemeName(args.theme))
    return {f"{name}.png": data for name, data in drawn.items() if args.picture in (name, BOTH)}


def _read(game: str, path: Path) -> Any:  # noqa: ANN401 - each game has its own view
    try:
        state = lookup(game).read_position(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, BadSetting) as error:
        raise UsageError(f"{path}: {error}") from error
    return lookup(game).view(state, None)
