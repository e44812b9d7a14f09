"""``thoth prove FILE``: check an exported game: every draw, every sealed pick, every move.

It says in one line what is wrong, and at which decision.  The exit code is 0 if everything is
right, 1 if something is wrong or cannot be proved, and 2 if the file is not an exported game.
The rules by which it checks are in docs/trust.md.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.commands import recordings
from bot.commands.recordings import Recorded
from bot.trust.proving import Proof, Wrong, prove


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("file", type=Path, help="a game from /game export or thoth export")


def run(args: argparse.Namespace) -> int:
    """Check every game of the file."""
    failed = False
    for game in recordings.read(args.file):
        name = f"{game.game} game {game.played.number if game.played is not None else '?'}"
        try:
            proof = prove(game)
        except Wrong as wrong:
            failed = True
            sys.stdout.write(f"{name}: WRONG: {wrong}\n")
        else:
            failed = failed or proof.draws is None
            sys.stdout.write(f"{name}: {_words(game, proof)}\n")
    return 1 if failed else 0


def _words(game: Recorded, proof: Proof) -> str:
    assert game.played is not None, "it has been proved"
    back = f", {proof.taken_back} taken back" if proof.taken_back else ""
    checked = f"{proof.rows} decisions{back}, all legal; {proof.sealed} picks fit their seals"
    if proof.draws is None:
        return (
            f"{checked}; NOT PROVED: it has no seed, because an earlier build began it, "
            "so nobody can check what chance gave"
        )
    hashes = [seed.sha256 for seed in game.played.seeds]
    seeds = "the seed with the hash" if len(hashes) == 1 else "the seeds with the hashes"
    return f"right: {checked}; {proof.draws} draws come from {seeds} {', '.join(hashes)}"
