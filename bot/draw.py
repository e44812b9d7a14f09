"""``python -m bot draw ankh --random --out DIR``: draw a position.

The position is read from a file (docs/positions.md) or reached by random play; with
``--seed``, ``--steps``, ``--scenario`` and ``--seats`` a random one is always the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import islice
from pathlib import Path

from bot import details, story
from bot.command import UsageError
from bot.games import lookup
from bot.pictures import draw_turn
from bot.played import played
from bot.texts import LANGUAGES, Texts
from renderer.ankh.palette import THEMES
from renderer.theme import ThemeName
from rules.ankh.view import View
from rules.engine.errors import BadSetting

PICTURES = ("map", "strip", "both", *story.PICTURES, *details.PICTURES)
STEPS = 60  # a third of a random game or more


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", help="ankh")
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
    if args.picture in story.PICTURES:
        return story.run(args)
    if args.picture in details.PICTURES:
        return details.run(args)
    view = _read(args.game, args.position) if args.position else random_view(
        args.game, args.seed, args.steps, scenario=args.scenario, seats=args.seats
    )  # fmt: skip
    drawn = draw_turn(
        view, Texts(args.language), names=args.names, theme=THEMES[ThemeName(args.theme)]
    )
    args.out.mkdir(parents=True, exist_ok=True)
    for name, data in drawn._asdict().items():
        if args.picture in (name, "both"):
            path = args.out / f"{name}.png"
            path.write_bytes(data)
            sys.stdout.write(f"{path} {len(data):,} bytes\n")
    return 0


def _read(game: str, path: Path) -> View:
    try:
        state = lookup(game).read_position(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, BadSetting) as error:
        raise UsageError(f"{path}: {error}") from error
    view: View = lookup(game).view(state, None)
    return view


def random_view(
    game: str, seed: int, steps: int, *, scenario: str | None = None, seats: int | None = None
) -> View:
    """The public view of a random game after so many decisions."""
    moments = played(game, seed, scenario=scenario, seats=seats)
    *_, last = islice(moments, steps + 1)
    return last.view
