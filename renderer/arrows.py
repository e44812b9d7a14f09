"""Arrows from one piece to another place."""

from __future__ import annotations

import math

from PIL import Image

from renderer.brush import Brush, Colour, Point

_PAD = 14
_HEAD = 20.0  # length of an arrow's head


def arrow(image: Image.Image, colour: Colour, halo: Colour, start: Point, end: Point) -> None:
    """An arrow that bends a little, so that it does not hide what lies between."""
    path = _bow(start, end)
    tip, before = path[-1], path[-3]
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    head = [tip, *(
        (tip[0] - _HEAD * math.cos(angle + turn), tip[1] - _HEAD * math.sin(angle + turn))
        for turn in (0.5, -0.5)
    )]  # fmt: skip
    xs, ys = [p[0] for p in (*path, *head)], [p[1] for p in (*path, *head)]
    left, top = math.floor(min(xs)) - _PAD, math.floor(min(ys)) - _PAD
    width, height = (2 * math.ceil((max(v) - min(v) + 2 * _PAD + 1) / 2) for v in (xs, ys))
    brush = Brush(width, height, scale=3)
    shift = (-left - width / 2, -top - height / 2)
    path, head = ([(x + shift[0], y + shift[1]) for x, y in line] for line in (path, head))
    shaft = path[:-3]
    for extra, paint in ((5, halo), (0, colour)):
        brush.line(shaft, paint, 7 + extra)
        brush.outlined([head], paint, 1.5 + extra / 2)
    brush.sprite().put(image, (left + width / 2, top + height / 2))


def _bow(start: Point, end: Point) -> list[Point]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    a = (start[0] + ux * 24, start[1] + uy * 24)
    b = (end[0] - ux * 24, end[1] - uy * 24)  # beside the piece, not upon its emblem
    bend = length * 0.14
    c = ((a[0] + b[0]) / 2 + uy * bend, (a[1] + b[1]) / 2 - ux * bend)
    return [
        (_quadratic(t, a[0], c[0], b[0]), _quadratic(t, a[1], c[1], b[1]))
        for t in (k / 16 for k in range(17))
    ]


def _quadratic(t: float, a: float, b: float, c: float) -> float:
    return (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
