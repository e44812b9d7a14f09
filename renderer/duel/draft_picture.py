"""The Wonder draft: the Wonders of a batch with their texts, who picks when, who has what."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.duel import effects, icons
from renderer.duel.head import WHO, draw_who, ordered, paper
from renderer.duel.layout import HEAD, LEFT, RIGHT, Box, middle
from renderer.duel.marks import draw_frame
from renderer.duel.palette import LIGHT, Theme
from renderer.duel.slots import name_plate
from renderer.duel.wonders import fitting_name, wonder_name
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import write_paragraph
from renderer.type import Weight, write
from rules.duel.data import BATCH, DRAFT, WONDERS, Wonder
from rules.duel.view import CityView, View

_TOP, _BOX, _PITCH = 88, 174, 182
_ROW = 46
HEIGHT = _TOP + 2 * _PITCH + 2 * (_ROW + 4) + 26


def draw_draft(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    marked: Sequence[Wonder] = (),
    more: int = 0,
) -> Image.Image:
    """Draw the draft; some Wonders may be marked, and ``more`` pixels are left free below."""
    image = paper(theme, HEIGHT + more)
    _draw_head(image, theme, view, labels, names)
    for n, wonder in enumerate(view.batch):
        box = _box(n)
        if wonder is None:
            panel(image, box, theme.pale, theme.panel_line, radius=12)
            write(image, middle(box), "–", theme.faded, size=36, width=60, align="middle")
            continue
        _draw_wonder(image, theme, wonder, n + 1, box, labels)
        if wonder in marked:
            draw_frame(image, theme, box, 0)
    for n, city in enumerate(ordered(view)):
        y = _TOP + 2 * _PITCH + 4 + (_ROW + 4) * n
        _draw_owned(image, theme, city, (LEFT, y, RIGHT, y + _ROW), labels)
    return image


def _box(n: int) -> Box:
    row, column = divmod(n, 2)
    left, upper = LEFT + 520 * column, _TOP + _PITCH * row
    return left, upper, left + 512, upper + _BOX


def _draw_head(
    image: Image.Image, theme: Theme, view: View, labels: Labels, names: Sequence[str]
) -> None:
    y = (HEAD[1] + HEAD[3]) / 2
    batch = min(view.drafted // BATCH, len(DRAFT) - 1)
    title = labels("duel-label-batch", number=batch + 1, most=len(DRAFT))
    write(
        image,
        (HEAD[0] + 8, y),
        title,
        theme.text,
        size=34,
        width=WHO[0] - HEAD[0] - 20,
        weight=Weight.EXTRA,
    )
    draw_who(image, theme, view, labels, names)
    for n, seat in enumerate(view.draft_order):
        x, now = 778 + 74 * n, view.drafted % BATCH
        if n == now:
            box = (x - 33, HEAD[1], x + 33, HEAD[3])
            panel(image, box, theme.active, theme.ink, thick=3, radius=10)
        icons.side(theme, view.cities[seat].side, 42, faded=n < now).put(image, (x, y))


def _draw_wonder(
    image: Image.Image, theme: Theme, wonder: Wonder, number: int, box: Box, labels: Labels
) -> None:
    panel(image, box, theme.panel, theme.ink, thick=2.6, radius=12)
    icons.number(theme, str(number), gold=True, height=42).put(image, (box[0] + 32, box[1] + 32))
    cost = effects.cost_row(theme, WONDERS[wonder].cost, 32)
    wide = effects.width_of(cost, 1)
    effects.draw_row(image, cost, (box[2] - 14 - wide, box[1] + 31), 1)
    room = box[2] - box[0] - 90 - wide
    name = fitting_name(labels, wonder, Weight.EXTRA, room)
    write(
        image,
        (box[0] + 64, box[1] + 32),
        name,
        theme.text,
        size=30,
        width=room,
        weight=Weight.EXTRA,
    )
    text = labels(key("duel", "text", "wonder", wonder))
    effects.draw_row(image, effects.wonder_row(theme, wonder, 36), (box[0] + 14, box[1] + 77), 4)
    write_paragraph(
        image,
        (box[0] + 18, box[1] + 117),
        text,
        theme.text,
        size=24,
        width=box[2] - box[0] - 32,
        most=2,
    )


def _draw_owned(image: Image.Image, theme: Theme, city: CityView, box: Box, labels: Labels) -> None:
    """The Wonders that a player has picked."""
    panel(image, box, theme.panel, theme.panel_line, radius=9)
    y = (box[1] + box[3]) / 2
    icons.side(theme, city.side, 36).put(image, (box[0] + 26, y))
    x = box[0] + 54
    for wonder in city.wonders:
        x = name_plate(image, theme, wonder_name(labels, wonder.wonder), (x, y), 236) + 6
