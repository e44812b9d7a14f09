"""A Wonder of a city: number, effect, cost and real price; golden once it is constructed."""

from __future__ import annotations

from PIL import Image

from renderer.duel import effects, icons
from renderer.duel.chips import HEIGHT, Chip, draw_chip
from renderer.duel.layout import Box
from renderer.duel.palette import Theme
from renderer.duel.signs import Sign
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import lines_of
from renderer.type import SMALLEST, Weight, fit, write
from rules.duel.data import WONDERS, Side, Wonder
from rules.duel.view import WonderView

_CHIP = 70
SHORT_WONDERS = frozenset(
    (
        Wonder.GREAT_LIBRARY,
        Wonder.GREAT_LIGHTHOUSE,
        Wonder.HANGING_GARDENS,
        Wonder.MAUSOLEUM,
        Wonder.STATUE_OF_ZEUS,
        Wonder.TEMPLE_OF_ARTEMIS,
        Wonder.DIVINE_THEATER,
    )
)


def wonder_name(labels: Labels, wonder: Wonder) -> str:
    """The name of a Wonder as pictures write it: short where the full one is long."""
    family = ("duel", "short", "wonder") if wonder in SHORT_WONDERS else ("duel", "wonder")
    return labels(key(*family, wonder))


def fitting_name(labels: Labels, wonder: Wonder, weight: Weight, width: int) -> str:
    """The full name of a Wonder if it fits a width, or else the short one."""
    full = labels(key("duel", "wonder", wonder))
    is_fitting = fit(full, weight, SMALLEST, width)[0] == full
    return full if is_fitting else wonder_name(labels, wonder)


def draw_wonder(
    image: Image.Image,
    theme: Theme,
    wonder: WonderView,
    side: Side,
    box: Box,
    labels: Labels,
    *,
    mover: bool,
) -> None:
    """Draw a Wonder of a city."""
    built = wonder.built
    panel(
        image,
        box,
        theme.built if built else theme.panel,
        theme.ink,
        thick=3 if built else 2,
        radius=9,
    )
    icons.number(theme, str(wonder.number), gold=not built, height=32).put(
        image, (box[0] + 21, box[1] + 22)
    )
    low = _draw_name(image, theme, wonder_name(labels, wonder.wonder), box)
    room = box[2] - box[0] - 14
    if built:
        _draw_effect(image, theme, wonder.wonder, box, box[1] + 70 + low, room - 56, 34 - 2 * low)
        icons.sign(Sign.WONDER, theme.gold_shade, theme.built, 46).put(
            image, (box[2] - 34, box[1] + 70)
        )
        return
    _draw_effect(image, theme, wonder.wonder, box, box[1] + 56 + low, room, 30 - low)
    row = effects.cost_row(theme, WONDERS[wonder.wonder].cost, 25)
    room -= _CHIP + 2
    gap = min(1.0, (room - effects.width_of(row, 0)) / max(1, len(row)))
    effects.draw_row(image, row, (box[0] + 7, box[3] - 19), gap)
    if wonder.price is not None:
        chip = Chip(side, wonder.price.total, wonder.affordable, mover=mover)
        draw_chip(image, theme, chip, (box[2] - _CHIP - 6, box[3] - HEIGHT - 5), _CHIP)


def _draw_name(image: Image.Image, theme: Theme, name: str, box: Box) -> int:
    """A name in one line, or in two if it is too long; returns how much lower the rest lies."""
    room = box[2] - box[0] - 50
    lines = lines_of(name, Weight.BOLD, SMALLEST, room)
    if len(lines) == 1:
        write(image, (box[0] + 44, box[1] + 22), name, theme.text, size=24, width=room)
        return 0
    for line, y in zip(lines, (13, 34), strict=False):
        write(image, (box[0] + 44, box[1] + y), line, theme.text, size=SMALLEST, width=room)
    return 3


def _draw_effect(
    image: Image.Image, theme: Theme, wonder: Wonder, box: Box, y: int, room: int, size: int
) -> None:
    row = effects.wonder_row(theme, wonder, size)
    gap = min(2.0, (room - effects.width_of(row, 0)) / max(1, len(row)))
    effects.draw_row(image, row, (box[0] + 7, y), gap)
