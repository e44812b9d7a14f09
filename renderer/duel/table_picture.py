"""The table: Pantheon, track, Progress tokens, the structure with all real prices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from renderer.duel import icons
from renderer.duel.head import draw_head, ordered, paper
from renderer.duel.layout import (
    Box,
    foot_box,
    middle,
    progress_box,
    rows_of,
    slot_box,
    table_height,
)
from renderer.duel.marks import NO_MARKS, Marks, draw_frame
from renderer.duel.palette import LIGHT, Theme
from renderer.duel.signs import Sign
from renderer.duel.slots import draw_slot
from renderer.duel.structure import draw_structure, last_row
from renderer.duel.track import draw_track
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import lines_of
from renderer.type import SMALLEST, Weight, run, write
from rules.duel.cards import CARDS
from rules.duel.data import Colour, Progress
from rules.duel.view import View


def draw_table(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    step: int | None = None,
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
    full: bool = False,
    more: int = 0,
) -> Image.Image:
    """Draw the table.  Same view, same pixels: no clock, no language but the labels'.

    ``names`` are the people, by seat; ``step`` is the number of the decision that led here.
    It ends below the last row that has cards, unless it is to be ``full``; ``more`` pixels are
    left free below it.
    """
    rows = shown_rows(view, marks, full=full)
    image = paper(theme, table_height(view.age, rows, view.pantheon) + more)
    draw_head(image, theme, view, labels, names, step)
    for slot in view.slots:
        box = slot_box(slot.number)
        draw_slot(image, theme, view, slot, box, labels)
        if slot.number in marks.slots:
            draw_frame(image, theme, box)
    draw_track(image, theme, view, marks)
    for place, token in enumerate(view.progress, 1):
        _draw_progress(image, theme, place, token, view.pantheon, labels)
        if place in marks.progress:
            draw_frame(image, theme, progress_box(place, view.pantheon), 0)
    draw_structure(image, theme, view, labels, marks)
    _draw_foot(image, theme, view, foot_box(view.age, rows, view.pantheon), labels, marks)
    return image


def shown_rows(view: View, marks: Marks, *, full: bool = False) -> int:
    """How many rows of cards there are to show."""
    if full and view.age:
        return rows_of(view.age)
    return max(last_row(view), *(gone.place // 10 for gone in marks.gone), 0)


def _draw_progress(
    image: Image.Image,
    theme: Theme,
    place: int,
    token: Progress | None,
    pantheon: bool,
    labels: Labels,
) -> None:
    """A Progress token with its number, or the gap that one has left."""
    box = progress_box(place, pantheon)
    x, y = middle(box)
    if token is None:
        panel(image, box, theme.pale, theme.panel_line, radius=27)
        write(image, (x, y), "–", theme.faded, size=28, width=40, align="middle")
        return
    panel(image, box, theme.panel, theme.ink, radius=27)
    icons.progress(theme, token, 48).put(image, (box[0] + 28, y))
    _draw_number(image, theme, (box[0] + 46, box[3] - 13), place)
    name, room = labels(key("duel", "progress", token)), box[2] - box[0] - 70
    lines = lines_of(name, Weight.BOLD, SMALLEST, room)
    if len(lines) > 1:
        for line, dy in zip(lines, (-12, 13), strict=False):
            write(image, (box[0] + 61, y + dy), line, theme.text, size=SMALLEST, width=room)
    else:
        write(image, (box[0] + 62, y), name, theme.text, size=25, width=room)


def _draw_number(image: Image.Image, theme: Theme, at: tuple[float, float], number: int) -> None:
    icons.disc(theme, Sign.BLANK, theme.ink, 24).put(image, at)
    write(
        image, at, str(number), theme.halo, size=20, width=22, weight=Weight.EXTRA, align="middle"
    )


def _draw_foot(
    image: Image.Image, theme: Theme, view: View, box: Box, labels: Labels, marks: Marks
) -> None:
    """The discard pile by colour, and what selling brings each."""
    panel(image, box, theme.panel, theme.panel_line, radius=10)
    y = (box[1] + box[3]) / 2
    icons.sign(Sign.PILE, theme.text, theme.panel, 34).put(image, (box[0] + 28, y))
    x = box[0] + 52
    title = labels("duel-label-discard", number=len(view.discard))
    x += write(image, (x, y), title, theme.text, size=27, width=200, weight=Weight.EXTRA) + 42
    counted = Counter(CARDS[card].colour for card in view.discard)
    for colour in Colour:
        if counted[colour]:
            icons.kind(theme, colour, 30, str(counted[colour])).put(image, (x, y))
            if colour in marks.pile:
                draw_frame(image, theme, (x - 30, round(y) - 15, x + 30, round(y) + 15), 1)
            x += 64
    left = 838
    word, room = labels("duel-label-sell"), left - 90 - x
    if run(word, Weight.EXTRA, SMALLEST).width <= room:  # a pile of all colours needs its place
        at = (left - 60, y)
        write(image, at, word, theme.text, size=25, width=room, weight=Weight.EXTRA, align="right")
    for n, city in enumerate(ordered(view)):
        middle = left - 34 + 134 * n
        icons.side(theme, city.side, 32).put(image, (middle, y))
        icons.coin(theme, "", 28).put(image, (middle + 38, y))
        write(
            image,
            (middle + 58, y),
            f"+{city.sell_income}",
            theme.text,
            size=27,
            width=54,
            weight=Weight.EXTRA,
        )
