"""Cells of the sites: empty ones with what they are worth, and stones upon them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Sprite, rounded
from renderer.imhotep.layout import Box, middle
from renderer.imhotep.palette import Theme
from renderer.imhotep.stones import stone
from renderer.type import Weight, write
from rules.engine.decisions import Seat
from rules.imhotep.view import View


@lru_cache(maxsize=64)
def _cell(theme: Theme, width: int, height: int, *, following: bool) -> Sprite:
    brush = Brush(width + width % 2, height + height % 2)
    w, h = width / 2 - 1.5, height / 2 - 1.5
    thick = 4.0 if following else 2.0
    edge = theme.gold_shade if following else theme.panel_line
    brush.fill(rounded(-w, -h, w, h, 7), edge)
    brush.fill(rounded(-w + thick, -h + thick, w - thick, h - thick, 5), theme.cell)
    return brush.sprite()


def draw_cell(
    image: Image.Image,
    theme: Theme,
    box: Box,
    text: str = "",
    *,
    following: bool = False,
    size: int = 30,
) -> None:
    """An empty cell; ``following`` is the one that the next stone takes."""
    at = middle(box)
    _cell(theme, box[2] - box[0], box[3] - box[1], following=following).put(image, at)
    if text:
        write(
            image,
            at,
            text,
            theme.cell_text,
            size=size,
            width=box[2] - box[0] - 8,
            weight=Weight.EXTRA,
            align="middle",
        )


def draw_stone(image: Image.Image, theme: Theme, view: View, seat: Seat, box: Box) -> None:
    """A seat's stone that fills a cell."""
    stone(theme, view.players[seat].colour, box[2] - box[0] - 4).put(image, middle(box))


def draw_count(
    image: Image.Image,
    theme: Theme,
    view: View,
    seat: Seat,
    at: tuple[float, float],
    text: str,
    *,
    side: int = 30,
    size: int = 24,
    width: int = 50,
) -> int:
    """A small stone and a number beside it; returns where they end."""
    stone(theme, view.players[seat].colour, side).put(image, (at[0] + side / 2, at[1]))
    x = at[0] + side + 6
    return round(x) + write(
        image, (x, at[1]), text, theme.text, size=size, width=width, weight=Weight.EXTRA
    )
