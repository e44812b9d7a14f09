"""Text in pictures: fonts, measuring, fitting into a width, setting.

A run of text is rasterised once and kept as a mask: setting it again is one paste.
Nothing is ever set smaller than ``SMALLEST``, which is what can be read on a phone.
"""

from __future__ import annotations

import enum
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import font_manrope
from PIL import Image, ImageDraw, ImageFont

from renderer.brush import Colour

SMALLEST = 20  # pixels of a picture that is 1080 wide
_ELLIPSIS = "…"
_FILES = Path(font_manrope.font_directory)


class Weight(enum.StrEnum):
    """The cuts that we use, by the name of the font's file."""

    MEDIUM = "Manrope-Medium"
    BOLD = "Manrope-Bold"
    EXTRA = "Manrope-ExtraBold"


Align: TypeAlias = Literal["left", "middle", "right"]


class Run(NamedTuple):
    """A rasterised text: its mask, and where the mask lies from the start of the baseline."""

    mask: Image.Image
    left: int
    top: int
    width: float


@lru_cache(maxsize=64)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """Load a font; the basic layout is enough for our scripts and several times faster."""
    if size < SMALLEST:
        raise ValueError(f"text of {size} px cannot be read on a phone")
    path = str(_FILES / f"{weight}.ttf")
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def run(text: str, weight: Weight, size: int) -> Run:
    """Rasterise a text."""
    face = font(weight, size)
    left, top, right, bottom = (round(v) for v in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, font=face, fill=255, anchor="ls")
    return Run(mask, left, top, face.getlength(text))


@lru_cache(maxsize=4096)
def readable(text: str) -> str:
    """Leave out what the font does not have: people call themselves all sorts of things."""
    return "".join(c for c in text.replace("\u02bc", "\u2019") if c == " " or _is_known(c)).strip()


def _is_known(letter: str) -> bool:
    shape, unknown = (run(c, Weight.MEDIUM, SMALLEST).mask for c in (letter, "\uffff"))
    return shape.size != unknown.size or shape.tobytes() != unknown.tobytes()


@lru_cache(maxsize=64)
def cap_height(weight: Weight, size: int) -> int:
    """How tall a capital letter is."""
    return -run("H", weight, size).top


@lru_cache(maxsize=4096)
def fit(text: str, weight: Weight, size: int, width: int) -> tuple[str, int]:
    """Make a text fit a width: smaller first, then with an ellipsis."""
    for smaller in range(size, SMALLEST - 1, -1):
        if font(weight, smaller).getlength(text) <= width:
            return text, smaller
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip() + _ELLIPSIS
        if font(weight, SMALLEST).getlength(shorter) <= width:
            return shorter, SMALLEST
    return "", SMALLEST


@lru_cache(maxsize=1024)
def shortened(text: str, weight: Weight, size: int, width: int) -> str:
    """Cut a text, with an ellipsis, so that it fits a width without being smaller than this."""
    if font(weight, size).getlength(text) <= width:
        return text
    ends = range(len(text) - 1, 0, -1)
    cut = (text[:end].rstrip() + _ELLIPSIS for end in ends)
    return next((short for short in cut if font(weight, size).getlength(short) <= width), "")


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    colour: Colour | int,
    *,
    size: int,
    width: int,
    weight: Weight = Weight.BOLD,
    align: Align = "left",
) -> int:
    """Set one line, its capitals centred on a height; return the width that it took.

    ``width`` is the room there is; the text never leaves it.
    """
    text, size = fit(text, weight, size, width)
    if not text:
        return 0
    line = run(text, weight, size)
    x = at[0] - {"left": 0.0, "middle": line.width / 2, "right": line.width}[align]
    baseline = at[1] + cap_height(weight, size) / 2
    image.paste(colour, (round(x) + line.left, round(baseline) + line.top), line.mask)
    return round(line.width)
