"""``thoth gallery --out docs/gallery``: every kind of picture, from fixed positions.

The positions come from random games with fixed seeds, so the gallery changes only when the
pictures do.  Each picture has its alt text.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.games.exhibits import Exhibit, Picture, all_exhibits, all_kinds
from bot.texts import Texts

PAGE = "README.md"
KINDS = all_kinds()
EXHIBITS = all_exhibits()
_INTRODUCTION = """\
# Gallery

Every kind of picture that Thoth draws. `thoth gallery --out docs/gallery` makes this page from
random games with fixed seeds, which is why the positions look odd. All of it is drawn by our own
code. Each picture has alt text for screen readers, in the picture's language.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="output directory")
    parser.add_argument(
        "--only",
        nargs="+",
        choices=list(KINDS),
        default=list(KINDS),
        metavar="KIND",
        help=f"only these kinds: {', '.join(KINDS)}",
    )


def run(args: argparse.Namespace) -> int:
    """Draw the pictures, write them and their page, and name the files."""
    args.out.mkdir(parents=True, exist_ok=True)
    page = [_INTRODUCTION]
    total = 0
    for kind in (kind for kind in KINDS if kind in args.only):
        page.append(f"## {KINDS[kind].title}\n\n{KINDS[kind].about}\n")
        for exhibit in (e for e in EXHIBITS if e.kind == kind):
            picture = exhibit.draw(Texts(exhibit.language), exhibit.theme)
            name = file_name(exhibit, picture)
            (args.out / name).write_bytes(picture.data)
            page.append(entry(exhibit, picture, name))
            total += len(picture.data)
            sys.stdout.write(f"{args.out / name} {len(picture.data):,} bytes\n")
    (args.out / PAGE).write_text("\n".join(page), encoding="utf-8")
    sys.stdout.write(f"{args.out / PAGE}, {total:,} bytes of pictures\n")
    return 0


def file_name(exhibit: Exhibit, picture: Picture) -> str:
    """What a picture's file is called: kind, what it shows, theme and language."""
    parts = (exhibit.kind, exhibit.which, exhibit.theme, exhibit.language)
    return "-".join(part for part in parts if part) + picture.suffix


def entry(exhibit: Exhibit, picture: Picture, name: str) -> str:
    """A picture in the page; brackets would end its alt text early."""
    alt = picture.alt.replace("[", "(").replace("]", ")").replace("\n", " ")
    return f"{exhibit.caption}\n\n![{alt}]({name})\n"
