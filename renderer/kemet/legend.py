"""The key of signs on the closed bank, where two or three play."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Sprite
from renderer.kemet import sprites
from renderer.kemet.palette import Theme
from renderer.kemet.places import LEGEND
from renderer.labels import Labels
from renderer.panels import panel
from renderer.paragraph import leading, lines_of
from renderer.type import SMALLEST, Weight, write
from rules.kemet.data import HIGHEST, Colour, Creature, PlayerColour

_SIGN = 46  # from the left edge to the middle of a sign
_TEXT = 92
_WIDTH = LEGEND[2] - LEGEND[0] - _TEXT - 8
KEYS = ("army", "creature", "pyramid", "highest", "temple", "sanctuary", "obelisk")


def draw_legend(image: Image.Image, theme: Theme, labels: Labels, *, sanctuary: bool) -> None:
    """What the signs of the map mean; the sanctuary's only where there is one."""
    left, top, _, bottom = LEGEND
    panel(image, LEGEND, theme.panel, theme.panel_line, thick=2, radius=10)
    shown = [name for name in KEYS if sanctuary or name != "sanctuary"]
    pitch = (bottom - top - 14) / len(shown)
    for n, name in enumerate(shown):
        y = top + 7 + pitch * (n + 0.5)
        _sign(theme, name).put(image, (left + _SIGN, y))
        _write(image, theme, labels(f"kemet-label-key-{name}"), left + _TEXT, y)


def lines_needed(labels: Labels, name: str) -> int:
    """How many lines the meaning of a sign takes; there is room for two."""
    return len(_lines(labels(f"kemet-label-key-{name}")))


def _lines(text: str) -> tuple[str, ...]:
    return lines_of(text, Weight.BOLD, SMALLEST, _WIDTH)


def _write(image: Image.Image, theme: Theme, text: str, x: float, y: float) -> None:
    lines = _lines(text)
    pitch = leading(SMALLEST) - 1
    for n, line in enumerate(lines):
        at = (x, y + (n - (len(lines) - 1) / 2) * pitch)
        write(image, at, line, theme.text, size=SMALLEST, width=_WIDTH)


@lru_cache(maxsize=32)
def _sign(theme: Theme, name: str) -> Sprite:
    match name:
        case "army":
            return sprites.army(theme, PlayerColour.VIOLET, 3, 0.78)
        case "creature":
            return sprites.creature(theme, Creature.MUMMY, PlayerColour.VIOLET)
        case "pyramid":
            return sprites.pyramid(theme, Colour.RED, 2, 0.9)
        case "highest":
            return sprites.pyramid(theme, Colour.BLUE, HIGHEST, 0.9)
        case "temple":
            return sprites.temple(theme, 3)
        case "sanctuary":
            return sprites.sanctuary(theme)
        case _:
            return sprites.obelisk(theme)
