"""The end of a game: who won and how, everybody's place, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.ankh import chart, sprites
from renderer.ankh.chart import draw_chart
from renderer.ankh.course import Course
from renderer.ankh.palette import LIGHT, Theme
from renderer.ankh.panels import sign
from renderer.ankh.pictograms import Sign
from renderer.ankh.threads import draw_thread
from renderer.brush import Brush, Sprite
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paper import new_sheet
from renderer.type import Weight, readable, write
from rules.ankh.data import God
from rules.ankh.lookup import partner_of
from rules.ankh.view import View

WIDTH = 1080
_LEFT, _RIGHT = 24, 1056
_VERDICT = 176  # height of the first panel
_ROW = 64
_MARGIN = 26
_CHART = _MARGIN + _VERDICT + 6


def draw_end(
    view: View,
    course: Course,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
) -> Image.Image:
    """Draw the end of a game; ``names`` are the people, by seat."""
    image = new_sheet(theme, (WIDTH, end_height(view)))
    _draw_verdict(image, theme, view, labels, names)
    draw_chart(image, theme, course, _CHART, labels)
    for n, god in enumerate(standing(view, course)):
        _draw_row(image, theme, view, course, n, god, labels, names)
    return image


def end_height(view: View) -> int:
    """How tall the picture is: by the gods that did not merge into another."""
    gods = len(view.gods) + len(view.forgotten)
    return _CHART + chart.HEIGHT + 8 + _ROW * gods + _MARGIN


def standing(view: View, course: Course) -> list[God]:
    """Gods from the first place on: those in play, then the forgotten by their devotion."""
    out = sorted(view.forgotten, key=lambda god: -course.line(god).devotion[-1])
    return [*reversed(view.ranking), *out]


def people_of(view: View, god: God, names: Sequence[str]) -> str:
    """Who played a god, and any that merged into it."""
    return ", ".join(
        readable(name)
        for name, own in zip(names, view.seats, strict=False)
        if god in (own, view.merged.get(own))
    )


# --- the verdict ---------------------------------------------------------------------------


def _draw_verdict(
    image: Image.Image, theme: Theme, view: View, labels: Labels, names: Sequence[str]
) -> None:
    """Who won, who played it, and how the game ended."""
    box = (_LEFT, _MARGIN, _RIGHT, _MARGIN + _VERDICT - 8)
    won = view.winner is not None
    panel(image, box, theme.active if won else theme.spent, theme.ink, thick=3.4, radius=12)
    left = _LEFT + 40 + _draw_emblem(image, theme, view, _MARGIN + _VERDICT // 2 - 4)
    width = _RIGHT - 24 - left
    y = _MARGIN + 46
    heading = labels("ankh-label-no-winner")
    if view.winner is not None:
        heading = f"{labels('ankh-label-winner')}: {labels(key('ankh', 'god', view.winner))}"
    write(image, (left, y), heading, theme.text, size=50, width=width, weight=Weight.EXTRA)
    if view.ending is not None:
        how = labels(key("ankh", "ending", view.ending))
        write(image, (left, y + 48), how[:1].upper() + how[1:], theme.text, size=28, width=width)
    where = labels(key("ankh", "scenario", view.scenario))
    turn = labels("ankh-label-turn", number=view.turn + 1)
    people = people_of(view, view.winner, names) if view.winner else ""
    last = " · ".join(part for part in (people, where, turn) if part)
    write(image, (left, y + 86), last, theme.text, size=24, width=width, weight=Weight.MEDIUM)


def _draw_emblem(image: Image.Image, theme: Theme, view: View, y: int) -> int:
    """The winner, with the god that merged into it; or a skull.  Returns the width taken."""
    x = _LEFT + 86
    if view.winner is None:
        sign(theme, Sign.SKULL, theme.text, 110).put(image, (x, y))
        return 130
    partner = partner_of(view, view.winner)
    large(theme, view.winner).put(image, (x, y))
    if partner is None:
        return 130
    sprites.token(theme, partner, 0.9).put(image, (x + 82, y + 30))
    return 174


def large(theme: Theme, god: God) -> Sprite:
    """A god's token large as a heading."""
    small = sprites.token(theme, god, 1.0)
    size = small.colours.width * 17 // 10, small.colours.height * 17 // 10
    again = Image.Resampling.BICUBIC
    return Sprite(
        small.colours.resize(size, again),
        small.mask.resize(size, again),
        (size[0] // 2, size[1] // 2),
    )


# --- the places ----------------------------------------------------------------------------


def _draw_row(
    image: Image.Image,
    theme: Theme,
    view: View,
    course: Course,
    n: int,
    god: God,
    labels: Labels,
    names: Sequence[str],
) -> None:
    """A god's place, its line in the chart, its people and its devotion."""
    y = _CHART + chart.HEIGHT + 8 + _ROW * n + _ROW // 2
    out, won = god in view.forgotten, god is view.winner
    colour = theme.spent_text if out else theme.text
    _draw_place(image, theme, n, y, out=out, won=won)
    _draw_tokens(image, theme, view, god, y)
    sample(theme, god).put(image, (_LEFT + 212, y))
    name = labels(key("ankh", "god", god))
    write(image, (_LEFT + 262, y), name, colour, size=30, width=150, weight=Weight.EXTRA)
    write(
        image,
        (_LEFT + 426, y),
        people_of(view, god, names),
        colour,
        size=24,
        width=330,
        weight=Weight.MEDIUM,
    )
    status = "ankh-label-winner" if won else "ankh-label-oblivion" if out else ""
    if status:
        write(image, (_RIGHT - 100, y), labels(status), colour, size=24, width=158, align="right")
    write(
        image,
        (_RIGHT - 24, y),
        str(course.line(god).devotion[-1]),
        colour,
        size=36,
        width=60,
        weight=Weight.EXTRA,
        align="right",
    )


def _draw_place(image: Image.Image, theme: Theme, n: int, y: int, *, out: bool, won: bool) -> None:
    """The panel of a row, with the number of its place or the sign of oblivion."""
    colour = theme.spent_text if out else theme.text
    panel(
        image,
        (_LEFT, y - _ROW // 2 + 3, _RIGHT, y - _ROW // 2 + _ROW - 3),
        theme.active if won else theme.spent if out else theme.panel,
        theme.ink if won else theme.panel_line,
        thick=3 if won else 1.6,
        radius=10,
    )
    at = (_LEFT + 34, y)
    if out:
        sign(theme, Sign.SKULL, colour, 34).put(image, at)
    else:
        place, bold = str(n + 1), Weight.EXTRA
        write(image, at, place, colour, size=34, width=40, weight=bold, align="middle")


def _draw_tokens(image: Image.Image, theme: Theme, view: View, god: God, y: int) -> None:
    """The god, greyed if it is forgotten, and beside it one that merged into it."""
    token = sprites.greyed if god in view.forgotten else sprites.token
    token(theme, god, 0.7).put(image, (_LEFT + 90, y))
    for junior, senior in view.merged.items():
        if senior is god:
            token(theme, junior, 0.52).put(image, (_LEFT + 132, y + 5))


def sample(theme: Theme, god: God) -> Sprite:
    """A piece of a god's line, as a key to the chart."""
    brush = Brush(88, 16)
    draw_thread(brush, theme, god, [(-36.0, 0.0), (36.0, 0.0)])
    return brush.sprite()
