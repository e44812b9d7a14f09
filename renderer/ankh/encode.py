"""The pictures as files: drawn and encoded in one call, which is what a worker does."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from renderer import encode
from renderer.ankh.map_picture import draw_map
from renderer.ankh.marks import NO_MARKS, Marks
from renderer.ankh.palette import LIGHT, Theme, palette_of
from renderer.ankh.strip_picture import draw_strip
from renderer.labels import Labels
from rules.ankh.view import View
from rules.engine.decisions import Seat


@lru_cache(maxsize=8)
def colours(theme: Theme) -> bytes:
    """The theme's fixed palette."""
    return palette_of(theme)


def map_png(
    view: View,
    labels: Labels,
    *,
    step: int | None = None,
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
) -> bytes:
    """The map as a palette PNG."""
    return encode.png(draw_map(view, labels, step=step, theme=theme, marks=marks), colours(theme))


def strip_png(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    asked: Collection[Seat] | None = None,
) -> bytes:
    """The table strip as a palette PNG."""
    image = draw_strip(view, labels, names=names, theme=theme, asked=asked)
    return encode.png(image, colours(theme))
