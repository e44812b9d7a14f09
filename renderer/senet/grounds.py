"""The board without pieces: a wooden box with thirty houses, drawn once per theme."""

from __future__ import annotations

from PIL import Image

from renderer.brush import Point
from renderer.kept import kept
from renderer.panels import panel
from renderer.paper import sheet
from renderer.senet.layout import BOARD, EDGE, HEIGHT, TALL, WIDTH, box_of, centre
from renderer.senet.marks import arrow
from renderer.senet.palette import Theme
from renderer.senet.signs import sign
from renderer.type import Weight, write
from rules.senet.data import HOUSES, House


@kept(4)
def ground(theme: Theme) -> Image.Image:
    """The empty board on its sheet, to draw on."""
    image = sheet(theme, (WIDTH, HEIGHT))
    panel(image, BOARD, theme.wood, theme.ink, thick=3, radius=14)
    left, top, right, bottom = BOARD
    inner = (left + EDGE, top + EDGE, right - EDGE, bottom - EDGE)
    panel(image, inner, theme.inlay, theme.gold_shade, thick=2, radius=6)
    for house in range(1, HOUSES + 1):
        _draw_house(image, theme, house)
    _draw_turns(image, theme)
    return image


def _draw_house(image: Image.Image, theme: Theme, house: int) -> None:
    special = House(house) if house in set(House) else None
    fill = theme.special if special else theme.house
    box = box_of(house)
    panel(image, box, fill, theme.ink, thick=1.5, radius=7)
    if special:
        x, y = centre(house)
        sign(special, theme.sign, fill, 66).put(image, (x, y + 16))
    at = (box[0] + 9, box[1] + 19)
    write(image, at, str(house), theme.number, size=26, width=40, weight=Weight.EXTRA)


def _draw_turns(image: Image.Image, theme: Theme) -> None:
    """Where the way turns from one row to the next."""
    for first, right in ((10, True), (20, False)):
        x = (BOARD[2] - EDGE / 2 if right else BOARD[0] + EDGE / 2) - 1
        y = centre(first)[1]
        points: list[Point] = [(x, y - TALL * 0.1), (x, y + TALL * 1.1)]
        arrow(image, points, theme.gold, theme.inlay, 5)
