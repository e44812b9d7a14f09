"""The score track: rows of twenty spaces, as many as anybody's stone has reached."""

from __future__ import annotations

from PIL import Image

from renderer.imhotep.palette import Theme
from renderer.imhotep.stones import stone
from renderer.panels import panel
from renderer.type import Weight, write
from rules.imhotep.view import View

ROW = 66
_SPACES = 20
_LEFT, _WIDTH = 24, 51.6
_STONE = 26


def rows_of(view: View) -> range:
    """The rows to be shown: from the last stone to the first."""
    reached = [_row(player.score) for player in view.players] or [0]
    return range(min(reached), max(reached) + 1)


def _row(score: int) -> int:
    return max(score - 1, 0) // _SPACES


def height(view: View) -> int:
    """How tall the track is."""
    return ROW * len(rows_of(view)) + 6


def draw_track(image: Image.Image, theme: Theme, view: View, top: int) -> None:
    """Draw the track, with every player's stone upon it; below nothing is as nothing."""
    for line, row in enumerate(rows_of(view)):
        for n in range(_SPACES):
            score = row * _SPACES + n + 1
            _draw_space(image, theme, view, score, top + ROW * line, n)


def _draw_space(image: Image.Image, theme: Theme, view: View, score: int, top: int, n: int) -> None:
    """A space; the first of all holds those without a point too."""
    left, right = round(_LEFT + _WIDTH * n), round(_LEFT + _WIDTH * (n + 1)) - 3
    there = [p for p in view.players if max(p.score, 1) == score]
    fill = theme.active if there else theme.panel
    panel(image, (left, top, right, top + ROW - 4), fill, theme.panel_line, radius=6)
    text = f"0–{score}" if score == 1 else str(score)
    write(
        image,
        ((left + right) / 2, top + ROW - 17),
        text,
        theme.text,
        size=22,
        width=right - left - 2,
        weight=Weight.EXTRA if there else Weight.BOLD,
        align="middle",
    )
    step = min(_STONE, (right - left - _STONE - 2) / max(len(there) - 1, 1))
    x = (left + right) / 2 - step * (len(there) - 1) / 2
    for k, player in enumerate(there):
        stone(theme, player.colour, _STONE).put(image, (x + step * k, top + 20))
