"""How tall a message is on a phone 390 px wide, as the local Discord's page shows it.

An estimate: most are within 5 % of what a browser measures, all within 10 %.
"""

from __future__ import annotations

import re
import struct
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.games.ui_types import Picture

Component = Mapping[str, Any]  # as Discord takes and gives it

WIDTH = 285  # of pictures, texts and rows of buttons, in pixels
AROUND, GAP, BUTTON = 34, 8, 44  # the frame of a message; between its parts; a row of buttons
LETTER = 0.47  # a letter's width, as a part of the letters' size
BOLD = 1.07  # how much wider headings are
LINE = 1.375  # from line to line, as a part of the letters' size
SIZES = {"## ": (20, BOLD, 4), "### ": (16, BOLD, 4), "-# ": (13, 1.0, 0)}
PLAIN = (16, 1.0, 0)  # the letters' size, how much wider they are, the room below
# What is not shown as it is written.
MENTION, TIME, MARKS = re.compile(r"<@\d+>"), re.compile(r"<t:\d+:\w>"), re.compile(r"\*\*|`|__")


Sizes = Mapping[str, tuple[int, int]]  # width and height of pictures that are sent along


def height_of(components: Sequence[Component], sizes: Sizes | None = None) -> int:
    """How many pixels the components of a message take, about."""
    return round(AROUND + _stacked(components, sizes or {}))


def sizes_of(pictures: Iterable[Picture]) -> Sizes:
    """The sizes of pictures (PNG), by the addresses under which a message shows them."""
    return {f"attachment://{p.name}": struct.unpack(">II", p.data[16:24]) for p in pictures}


def _stacked(components: Sequence[Component], sizes: Sizes) -> float:
    heights = [_height(component, sizes) for component in components]
    return sum(heights) + GAP * (len(heights) - 1)


def _height(component: Component, sizes: Sizes) -> float:
    match component["type"]:
        case 17:
            return _stacked(component["components"], sizes)
        case 10:
            return text_height(component["content"])
        case 12:
            return sum(_picture_height(item["media"], sizes) for item in component["items"])
        case 1:
            return _rows_height(component["components"])
        case _:
            return 0.0


def text_height(text: str) -> float:
    """How many pixels the lines of a text take."""
    return sum(map(_line_height, text.split("\n")))


def _line_height(line: str) -> float:
    start = next((start for start in SIZES if line.startswith(start)), "")
    size, wider, below = SIZES.get(start, PLAIN)
    shown = MARKS.sub("", TIME.sub("in 23 hours", MENTION.sub("@Person-1", line)))
    letters = int(WIDTH / (size * wider * LETTER))
    lines = textwrap.wrap(shown.removeprefix(start), letters) or [""]
    return len(lines) * size * LINE + below


def _picture_height(media: Component, sizes: Sizes) -> float:
    known = (media["width"], media["height"]) if media.get("width") else (WIDTH, WIDTH)
    width, height = sizes.get(media["url"], known)
    return WIDTH * height / width


def _rows_height(buttons: Sequence[Component]) -> float:
    """Buttons wrap where they have no room; a menu has a row of its own."""
    room, rows = 0.0, 1
    for button in buttons:
        width = max(60, 32 + 6.7 * len(button.get("label") or ""))
        if room + width > WIDTH and room:
            rows, room = rows + 1, 0.0
        room += width + GAP
    return rows * BUTTON + (rows - 1) * GAP
