"""Camels: a rope along the borders they close, and a camel on each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.geometry import border_line, middle
from renderer.ankh.palette import Theme
from renderer.brush import Brush, Sprite
from rules.ankh.board import Border


def draw_ropes(image: Image.Image, theme: Theme, borders: Sequence[Border]) -> None:
    """Draw the ropes, beneath all pieces."""
    for a, b in map(border_line, borders):
        dx, dy = round(b[0] - a[0]), round(b[1] - a[1])
        _rope(theme, dx, dy).put(image, middle(a, b))


def draw_camels(image: Image.Image, theme: Theme, borders: Sequence[Border]) -> None:
    """Draw the camels, above all pieces, so that each can be counted."""
    for border in borders:
        sprites.camel(theme).put(image, middle(*border_line(border)))


@lru_cache(maxsize=64)
def _rope(theme: Theme, dx: int, dy: int) -> Sprite:
    brush = Brush(84, 84)
    ends = [(-dx / 2, -dy / 2), (dx / 2, dy / 2)]
    brush.line(ends, theme.ink, 9.5)
    brush.line(ends, theme.camel, 5.5)
    return brush.sprite()
