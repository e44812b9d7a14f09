"""``thoth train GAME``: learn from self-play what positions are worth, and write it down.

Computer players play games with one another, with a share of strange answers so that positions
vary; seats and settings go round.  A model is fitted to quiet points of these games: what share
of a win each seat may expect.  A fifth of the games is held out to judge it.  ``--file`` keeps
the games, so that the same command with other features or another recipe needs no new ones.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from ai.learning.model import FEATURES, WEIGHTS
from bot.commands import contestants
from bot.commands.command import UsageError, add_settings
from bot.commands.train import report, sampling, selfplay
from bot.commands.train.selfplay import Policy, Recorded
from bot.games.registry import lookup, settings_of

if TYPE_CHECKING:
    from ai.learning.fitting import Recipe

FIRST_SEED = 1_000_000  # matches use smaller ones, so nothing is measured on what was learned
HELD_OUT = 0.2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", help="which game")
    parser.add_argument("--games", type=int, required=True, metavar="N", help="how many")
    parser.add_argument(
        "--players",
        default="thoth",
        metavar="A,B",
        help=f"each seat is played by any of them (thoth): {contestants.NAMES}",
    )
    parser.add_argument(
        "--strange", type=float, default=0.1, metavar="P", help="share of answers at random (0.1)"
    )
    add_settings(parser)
    parser.add_argument(
        "--seed", type=int, default=FIRST_SEED, metavar="X", help=f"of the first ({FIRST_SEED})"
    )
    parser.add_argument(
        "--file", type=Path, help="keep the games there, and play only missing ones"
    )
    parser.add_argument(
        "--features", metavar="MODULE", help="what describes positions (ai.GAME.features)"
    )
    parser.add_argument(
        "--samples", type=int, default=30, metavar="K", help="quiet points of a game, at most (30)"
    )
    parser.add_argument("--hidden", type=int, default=0, metavar="H", help="hidden units (0)")
    parser.add_argument("--steps", type=int, default=3_000, metavar="S", help="of fitting (3000)")
    parser.add_argument(
        "--trust",
        type=float,
        default=0.8,
        metavar="T",
        help="in the end of a game; the rest in what the model promises later in it (0.8)",
    )
    parser.add_argument(
        "--caution", type=float, default=1.0, metavar="C", help="what large weights cost (1)"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--out", type=Path, help=f"where to write (ai/GAME/{WEIGHTS})")
    parser.add_argument("--json", action="store_true", help="report as JSON")


def run(args: argparse.Namespace) -> int:
    """Play, fit, judge and write."""
    _check(args)
    games = _games(args)
    samples = sampling.sampled(args.game, _features(args), args.samples, games, args.jobs)
    held = {one.seed for one in games if Random(f"{one.seed}/held out").random() < HELD_OUT}
    if not held or len(held) == len(games):
        raise UsageError("--games: too few to hold some out")
    training = [sample for sample in samples if sample.game not in held]
    holdout = [sample for sample in samples if sample.game in held]
    model, figures = report.fitted(training, holdout, _recipe(args))
    command = f"thoth train {' '.join(_words(args))}"
    text = report.file(command, figures, import_module(_features(args)).NAMES, model)
    out = args.out or Path(str(resources.files(f"ai.{args.game}"))) / WEIGHTS
    out.write_text(text, encoding="utf-8")
    said = json.dumps(figures) + "\n" if args.json else report.words(figures)
    sys.stdout.write(said)
    return 0


def _check(args: argparse.Namespace) -> None:
    lookup(args.game)
    if find_spec("numpy") is None:
        raise UsageError("training needs numpy: pip install -e '.[train]'")
    try:
        import_module(_features(args))
    except ImportError as error:
        raise UsageError(f"nothing to learn by: {error}") from error
    for name in args.players.split(","):
        contestants.check(name)
    if args.games < 1 or args.jobs < 1 or args.samples < 1:
        raise UsageError("--games, --jobs, --samples: at least one")
    if not settings_of(lookup(args.game), args.seats, args.options):
        raise UsageError("nobody plays that with so many players")


def _features(args: argparse.Namespace) -> str:
    return args.features or FEATURES.format(game=args.game)


def _games(args: argparse.Namespace) -> list[Recorded]:
    """Those of the file, and what is missing."""
    settings = settings_of(lookup(args.game), args.seats, args.options)
    wanted = range(args.seed, args.seed + args.games)
    known = {one.seed: one for one in selfplay.read(args.file)} if args.file else {}
    missing = [seed for seed in wanted if seed not in known]
    policy = Policy(tuple(args.players.split(",")), args.strange)
    new = selfplay.played(args.game, policy, settings, missing, args.jobs)
    for one in selfplay.write(args.file, new) if args.file else new:
        known[one.seed] = one
    return [known[seed] for seed in wanted]


def _recipe(args: argparse.Namespace) -> Recipe:
    from ai.learning.fitting import Recipe  # numpy is there for training alone

    return Recipe(args.hidden, args.steps, trust=args.trust, caution=args.caution)


def _words(args: argparse.Namespace) -> list[str]:
    """The command line that makes the same model again."""
    words = [args.game, f"--games {args.games}", f"--players {args.players}"]
    words += [f"--strange {args.strange:g}", f"--seed {args.seed}", f"--samples {args.samples}"]
    words += [f"--hidden {args.hidden}", f"--steps {args.steps}", f"--trust {args.trust:g}"]
    words += [f"--caution {args.caution:g}"]
    words += [f"--features {args.features}"] if args.features else []
    words += [f"--seats {args.seats}"] if args.seats else []
    return words + ([f"--options '{json.dumps(args.options)}'"] if args.options else [])
