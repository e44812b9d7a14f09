"""The pictures of a turn as files: drawn and encoded in one call, which is what a worker does."""

from __future__ import annotations

from collections.abc import Sequence

from renderer import encode
from renderer.imhotep.board_picture import draw_board
from renderer.imhotep.marks import NO_MARKS, Marks
from renderer.imhotep.palette import LIGHT, Theme, colours
from renderer.imhotep.table_picture import draw_table
from renderer.labels import Labels
from rules.imhotep.view import View


def board_png(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    step: int | None = None,
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
) -> bytes:
    """The board as a palette PNG."""
    image = draw_board(view, labels, names=names, step=step, theme=theme, marks=marks)
    return encode.png(image, colours(theme))


def table_png(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
) -> bytes:
    """The table as a palette PNG."""
    return encode.png(
        draw_table(view, labels, names=names, theme=theme, marks=marks), colours(theme)
    )
