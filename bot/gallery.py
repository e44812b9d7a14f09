"""``python -m bot gallery --out docs/gallery``: every kind of picture, from fixed positions.

The positions are of random games with fixed seeds, so the gallery only changes when the
pictures do; each picture has its alt text.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.drawings import DRAWINGS
from bot.drawings.drawing import Exhibit, Kind, Picture
from bot.texts import Texts

PAGE = "README.md"
KINDS: dict[str, Kind] = {name: kind for d in DRAWINGS.values() for name, kind in d.kinds.items()}
EXHIBITS: tuple[Exhibit, ...] = tuple(e for d in DRAWINGS.values() for e in d.exhibits)
_INTRODUCTION = """\
# Gallery

Every kind of picture that Thoth draws. All of this page is made by
`python -m bot gallery --out docs/gallery` from random games with fixed seeds, which is why the
gods stand so oddly and the builders build so strangely. Everything is drawn by our own code. Each
picture has the alt text that a screen reader says, in the picture's language.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")
    parser.add_argument("--only", nargs="+", choices=list(KINDS), default=list(KINDS),
                        metavar="KIND", help=f"some kinds only: {', '.join(KINDS)}")  # fmt: skip


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
    sys.stdout.write(f"{args.out / PAGE}, with pictures of {total:,} bytes\n")
    return 0


def file_name(exhibit: Exhibit, picture: Picture) -> str:
    """What a picture's file is called: kind, what it shows, theme and language."""
    parts = (exhibit.kind, exhibit.which, exhibit.theme, exhibit.language)
    return "-".join(part for part in parts if part) + picture.suffix


def entry(exhibit: Exhibit, picture: Picture, name: str) -> str:
    """A picture in the page; brackets would end its alt text early."""
    alt = picture.alt.replace("[", "(").replace("]", ")").replace("\n", " ")
    return f"{exhibit.caption}\n\n![{alt}]({name})\n"
