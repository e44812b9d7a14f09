"""The devotion track with its red zone; gods on the same space lie one upon another."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.palette import Theme
from renderer.brush import Colour
from renderer.labels import Labels
from renderer.panels import panel
from renderer.type import Weight, write
from rules.ankh.data import LAST_RED, TOP
from rules.ankh.view import View

LEFT = 24
_STEP = 1032 / (TOP + 1)
BOX_HEIGHT = 28
_TOKEN = 0.44
_FIRST, _NEXT = 19, 17  # how far the first god is above the track, each further one above it


def height(gods: int) -> int:
    """How tall the track is when all gods lie on one space."""
    return BOX_HEIGHT + _FIRST + _NEXT * max(gods - 1, 0) + 19


def draw_devotion(
    image: Image.Image, theme: Theme, view: View, bottom: int, labels: Labels
) -> None:
    """Draw the track above a height; a pile reads from the least devoted below to the most."""
    heading = (LEFT + 516, bottom - BOX_HEIGHT - _FIRST)
    write(
        image,
        heading,
        labels("ankh-label-devotion"),
        theme.faded,
        size=22,
        width=220,
        align="middle",
    )
    for value in range(TOP + 1):
        _draw_space(image, theme, value, bottom)
    piles: Counter[int] = Counter()
    devotion = {god.god: god.devotion for god in view.gods}
    for god in view.ranking:
        value = devotion[god]
        x = LEFT + _STEP * (value + 0.5)
        y = bottom - BOX_HEIGHT - _FIRST - _NEXT * piles[value]
        sprites.token(theme, god, _TOKEN).put(image, (x, y))
        piles[value] += 1


def zone(theme: Theme, value: int) -> tuple[Colour, Colour]:
    """The colours of a value's box and of its number."""
    if value == TOP:
        return theme.gold, theme.ink
    return theme.red_zone if value <= LAST_RED else theme.blue_zone, theme.text


def _draw_space(image: Image.Image, theme: Theme, value: int, bottom: int) -> None:
    left = round(LEFT + _STEP * value)
    right = round(LEFT + _STEP * (value + 1)) - 2
    fill, colour = zone(theme, value)
    edge = theme.ink if value == TOP else theme.panel_line
    panel(image, (left, bottom - BOX_HEIGHT, right, bottom), fill, edge, radius=4)
    write(
        image,
        ((left + right) / 2, bottom - BOX_HEIGHT / 2),
        str(value),
        colour,
        size=20,
        width=30,
        weight=Weight.BOLD,
        align="middle",
    )
