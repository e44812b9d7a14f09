"""The two pictures of a turn of Ankh: the map and the table strip."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from renderer.ankh.encode import map_png, strip_png
from renderer.ankh.marks import NO_MARKS, Marks
from renderer.ankh.palette import LIGHT, Theme
from renderer.labels import Labels
from rules.ankh.view import View
from rules.engine.decisions import Seat


class Drawn(NamedTuple):
    """The two pictures of a turn, encoded."""

    map: bytes
    strip: bytes


def draw_turn(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    step: int | None = None,
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
    asked: Collection[Seat] | None = None,
) -> Drawn:
    """Draw and encode the map and the strip, here and now."""
    return Drawn(
        map_png(view, labels, step=step, theme=theme, marks=marks),
        strip_png(view, labels, names=names, theme=theme, asked=asked),
    )
