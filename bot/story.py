"""Pictures of a whole game: its end and its replay, for the command ``draw``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import islice

from bot.captions import captioned_chapters
from bot.command import UsageError
from bot.played import Moment, played
from bot.texts import Texts
from renderer import encode
from renderer.ankh.course import course
from renderer.ankh.encode import colours
from renderer.ankh.end_picture import draw_end
from renderer.ankh.palette import LIGHT, THEMES, Theme
from renderer.ankh.replay_picture import draw_replay
from renderer.theme import ThemeName

PICTURES = ("end", "replay")


def run(args: argparse.Namespace) -> int:
    """Draw a random game: as far as ``--steps``, or for ``end`` to its end."""
    if args.position:
        raise UsageError(f"--picture {args.picture} needs a game: --random")
    moments = played(args.game, args.seed, scenario=args.scenario, seats=args.seats)
    texts, theme = Texts(args.language), THEMES[ThemeName(args.theme)]
    if args.picture == "end":
        files = {"end.png": end_png(list(moments), texts, names=args.names, theme=theme)}
    else:
        files = replay_gifs(list(islice(moments, args.steps + 1)), texts, theme=theme)
    args.out.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (args.out / name).write_bytes(data)
        sys.stdout.write(f"{args.out / name} {len(data):,} bytes\n")
    return 0


def end_png(
    moments: Sequence[Moment], texts: Texts, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> bytes:
    """The end of a played game as a palette PNG."""
    over = course(event for moment in moments for event in moment.events)
    image = draw_end(moments[-1].view, over, texts, names=names, theme=theme)
    return encode.png(image, colours(theme))


def replay_gifs(
    moments: Sequence[Moment], texts: Texts, *, theme: Theme = LIGHT
) -> dict[str, bytes]:
    """A file for each chapter of a played game."""
    return {
        f"replay-{n}.gif": draw_replay(part, texts, theme=theme)
        for n, part in enumerate(captioned_chapters(texts, moments), 1)
    }
