"""The twelve ankh powers on a god's sheet, and the six steps in which they are unlocked."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.palette import Theme
from renderer.ankh.pictograms import CREATURES, Sign
from renderer.brush import Brush, Colour, Sprite
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import leading, lines_of, write_paragraph
from renderer.pictogram import draw
from renderer.type import Weight, write
from rules.ankh.data import (
    POWERS_OF_LEVEL,
    UNLOCK_LEVELS,
    Kind,
    Power,
)
from rules.ankh.lookup import guardian_at
from rules.ankh.view import GodView, View

LEFT, RIGHT = 24, 1056
_STEPS_HEIGHT = 60
_ROW = 72
_NAME = 22
_LEVEL_WIDTH = 148
HEIGHT = _STEPS_HEIGHT + 12 + _ROW * len(POWERS_OF_LEVEL)


def draw_powers(
    image: Image.Image, theme: Theme, view: View, god: GodView, top: int, labels: Labels
) -> None:
    """Draw the steps, and below them the powers by level."""
    for n in range(len(UNLOCK_LEVELS)):
        _draw_step(image, theme, view, god, n, top)
    top += _STEPS_HEIGHT + 12
    for row, (level, powers) in enumerate(POWERS_OF_LEVEL.items()):
        y = top + _ROW * row
        write(
            image,
            (LEFT + 6, y + _ROW / 2 - 4),
            labels("ankh-label-level", number=level),
            theme.text,
            size=24,
            width=_LEVEL_WIDTH - 14,
        )
        for column, power in enumerate(powers):
            _draw_power(image, theme, god, power, column, y, labels)


def step_box(n: int, top: int) -> tuple[int, int, int, int]:
    """Where a step of unlocking lies."""
    width = (RIGHT - LEFT + 8) / len(UNLOCK_LEVELS)
    left = round(LEFT + width * n)
    return left, top, left + round(width) - 8, top + _STEPS_HEIGHT


def _draw_step(
    image: Image.Image, theme: Theme, view: View, god: GodView, n: int, top: int
) -> None:
    """What a step costs and which guardian it brings; done is dark, the next one shines."""
    box = step_box(n, top)
    y = (box[1] + box[3]) / 2
    done, coming = n < len(god.powers), n == len(god.powers)
    fill = theme.text if done else theme.active if coming else theme.panel
    ink = theme.panel if done else theme.text
    panel(
        image,
        box,
        fill,
        theme.ink if coming else theme.panel_line,
        thick=3.4 if coming else 1.6,
        radius=10,
    )
    sprites.sign(Sign.FOLLOWER, ink, fill, 30).put(image, (box[0] + 28, y))
    write(
        image, (box[0] + 48, y), str(UNLOCK_LEVELS[n]), ink, size=30, width=30, weight=Weight.EXTRA
    )
    kind = guardian_at(view, n)
    if kind is not None:
        _creature(kind, ink, fill).put(image, (box[2] - 58, y))
        write(
            image,
            (box[2] - 12, y),
            str(view.guardians[kind]),
            ink,
            size=26,
            width=24,
            align="right",
        )


def power_box(column: int, top: int) -> tuple[int, int, int, int]:
    """Where a power lies."""
    width = (RIGHT - LEFT - _LEVEL_WIDTH + 8) / 4
    left = round(LEFT + _LEVEL_WIDTH + width * column)
    return left, top, left + round(width) - 8, top + _ROW - 8


def _draw_power(
    image: Image.Image,
    theme: Theme,
    god: GodView,
    power: Power,
    column: int,
    top: int,
    labels: Labels,
) -> None:
    """Unlocked powers are dark, those that can come next framed in gold."""
    box = power_box(column, top)
    width = box[2] - box[0] - 20
    if power in god.powers:
        fill, edge, ink, thick = theme.text, theme.text, theme.panel, 1.6
    elif power in next_powers(god):
        fill, edge, ink, thick = theme.panel, theme.gilt, theme.text, 3.4
    else:
        fill, edge, ink, thick = theme.panel, theme.panel_line, theme.faded, 1.6
    panel(image, box, fill, edge, thick=thick, radius=10)
    name = labels(key("ankh", "power", power))
    lines = min(2, len(lines_of(name, Weight.BOLD, _NAME, width)))
    y = (box[1] + box[3]) / 2 - leading(_NAME) * (lines - 1) / 2
    write_paragraph(
        image,
        ((box[0] + box[2]) / 2, y),
        name,
        ink,
        size=_NAME,
        width=width,
        most=2,
        weight=Weight.BOLD,
        align="middle",
    )


def next_powers(god: GodView) -> tuple[Power, ...]:
    """The locked powers of the next step's level."""
    if len(god.powers) == len(UNLOCK_LEVELS):
        return ()
    level = POWERS_OF_LEVEL[UNLOCK_LEVELS[len(god.powers)]]
    return tuple(power for power in level if power not in god.powers)


@lru_cache(maxsize=128)
def _creature(kind: Kind, colour: Colour, beneath: Colour) -> Sprite:
    brush = Brush(56, 56)
    draw(brush, CREATURES[kind], colour, beneath, (0, 0), 44)
    return brush.sprite()
