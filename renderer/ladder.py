"""How strong players are, as a picture: a line for each, with how sure its rating is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer.encode import png
from renderer.panels import panel
from renderer.paper import FRAME, new_sheet
from renderer.theme import LIGHT, Theme, palette, roles
from renderer.type import write

WIDTH, ROW = 1080, 52
TOP, BOTTOM = 96, 64  # above the first line and below the last
LEFT, RIGHT = 300, 920  # of the scale
NAME, NUMBER = 46, 1030  # where names begin and numbers end
STEP = 200  # points between two lines of the scale
WIDE = 8  # steps from which on every other line has a number
SIZE, SMALL, TITLE = 26, 20, 32  # of letters
DOT, BAR = 9, 8  # radius; height


class Rung(NamedTuple):
    """A player's name, its rating, and the ends of the interval."""

    name: str
    points: float
    low: float
    high: float


def draw_ladder(title: str, rungs: Sequence[Rung], theme: Theme = LIGHT) -> Image.Image:
    """Draw the players from the strongest to the weakest."""
    ordered = sorted(rungs, key=lambda rung: -rung.points)
    bottom = TOP + ROW * len(ordered)
    image = new_sheet(theme, (WIDTH, bottom + BOTTOM))
    write(image, (NAME, FRAME + 42), title, theme.text, size=TITLE, width=NUMBER - NAME)
    low = STEP * int(min(rung.low for rung in rungs) // STEP)
    high = STEP * -int(-max(rung.high for rung in rungs) // STEP)
    scale = _Scale(low, max(high, low + STEP))
    _lines(image, scale, bottom, theme)
    for n, rung in enumerate(ordered):
        _rung(image, rung, scale, TOP + ROW * n + ROW // 2, theme)
    return image


def ladder_png(title: str, rungs: Sequence[Rung], theme: Theme = LIGHT) -> bytes:
    """Draw them and encode the picture."""
    colours = palette((), roles(theme), theme.ink)
    return png(draw_ladder(title, rungs, theme), colours)


class _Scale(NamedTuple):
    low: int
    high: int

    def x(self, points: float) -> int:
        """Where so many points are in the picture."""
        return round(LEFT + (RIGHT - LEFT) * (points - self.low) / (self.high - self.low))


def _lines(image: Image.Image, scale: _Scale, bottom: int, theme: Theme) -> None:
    """The scale: a line every so many points, with its number."""
    draw = ImageDraw.Draw(image)
    steps = (scale.high - scale.low) // STEP
    every = STEP * (-(-steps // WIDE))
    for points in range(scale.low, scale.high + 1, STEP):
        x = scale.x(points)
        draw.line((x, TOP, x, bottom), fill=theme.panel_line, width=1)
        if points % every == 0:
            at = (x, bottom + 20)
            write(image, at, str(points), theme.faded, size=SMALL, width=90, align="middle")


def _rung(image: Image.Image, rung: Rung, scale: _Scale, y: int, theme: Theme) -> None:
    left, middle, right = (scale.x(each) for each in (rung.low, rung.points, rung.high))
    write(image, (NAME, y), rung.name, theme.text, size=SIZE, width=LEFT - NAME - 16)
    if right - left > 2 * BAR:
        box = (left, y - BAR // 2, right, y + BAR // 2)
        panel(image, box, theme.river, theme.ink, thick=1.2, radius=3)
    box = (middle - DOT, y - DOT, middle + DOT, y + DOT)
    panel(image, box, theme.gold, theme.ink, thick=2, radius=DOT)
    number = str(round(rung.points))
    write(image, (NUMBER, y), number, theme.text, size=SIZE, width=90, align="right")
