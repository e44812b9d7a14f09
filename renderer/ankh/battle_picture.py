"""The picture of a battle: its region enlarged, and beneath how the strength adds up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.battle_report import BattleReport
from renderer.ankh.battle_rows import LEFT, RIGHT, draw_row, row_height
from renderer.ankh.cartouches import Box, around, roman
from renderer.ankh.geometry import stand_at
from renderer.ankh.marks import Marks
from renderer.ankh.palette import LIGHT, Theme
from renderer.ankh.pictograms import SIGNS, Sign
from renderer.ankh.region_crop import Crop, crop_region
from renderer.brush import Brush, Colour, Sprite, ellipse
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paper import new_sheet
from renderer.pictogram import draw
from renderer.type import Weight, write
from rules.ankh.board import Cell
from rules.ankh.lookup import region_of_token
from rules.ankh.view import FigureView, View

WIDTH = 1080
_MARGIN = 24
_HEAD = 62
_MAP_TOP = _MARGIN + _HEAD
_ON_FIGURE = (33, -20)  # where a figure's strength is written, from its middle
_FATE = (33, 24)  # where it is marked that a figure dies or is kept
_MARK = (-23, -23, 23, 23)  # what such a mark covers, from its middle


def draw_battle(
    view: View,
    report: BattleReport,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
) -> Image.Image:
    """Draw a battle as far as it has come; ``view`` may be of any moment of it or after it."""
    shown = with_fallen(view, report)
    region = region_of_token(view, report.region)
    assert region is not None, "a battle is fought in a region"
    crop = crop_region(shown, region, labels, theme, Marks(taken=taken_by(report)))
    _draw_fates(crop, theme, report)
    below = _MAP_TOP + crop.image.height + 16
    heights = [row_height(report, god, labels) for god in report.rivals]
    image = new_sheet(theme, (WIDTH, below + sum(heights) + _MARGIN))
    _draw_head(image, theme, report, labels)
    _draw_crop(image, theme, crop)
    for god, height in zip(report.rivals, heights, strict=True):
        draw_row(image, theme, view, report, god, below, labels, names)
        below += height
    return image


def with_fallen(view: View, report: BattleReport) -> View:
    """The view with the dead where they stood, unless somebody stands there by now."""
    taken = {figure.cell for figure in view.figures}
    taken |= {monument.cell for monument in view.monuments}
    dead = [
        FigureView(f.cell, f.god, f.kind, f.sun, -1, ())
        for f in report.fallen
        if f.cell not in taken
    ]
    return replace(view, figures=(*view.figures, *dead))


def _draw_head(image: Image.Image, theme: Theme, report: BattleReport, labels: Labels) -> None:
    """Which region, and how it stands."""
    y = _MARGIN + _HEAD / 2 - 4
    sprites.cartouche(theme, lit=not report.decided, size=1.0).put(image, (LEFT + 40, y))
    lit = not report.decided and theme.active[0] > 128
    write(
        image,
        (LEFT + 40, y),
        roman(report.region),
        theme.ink if lit else theme.halo,
        size=30,
        width=44,
        weight=Weight.EXTRA,
        align="middle",
    )
    write(
        image,
        (LEFT + 86, y),
        labels("ankh-label-battle"),
        theme.text,
        size=36,
        width=330,
        weight=Weight.EXTRA,
    )
    right = RIGHT - 8
    if report.winner is not None:
        sprites.token(theme, report.winner, 0.78).put(image, (right - 32, y))
        right -= 76
    write(
        image,
        (right, y),
        _standing(report, labels),
        theme.text,
        size=28,
        width=520,
        weight=Weight.BOLD,
        align="right",
    )


def _standing(report: BattleReport, labels: Labels) -> str:
    """Hidden cards, then nothing to say until somebody wins or nobody does."""
    if report.winner is not None:
        god = labels(key("ankh", "god", report.winner))
        tie = f", {labels('ankh-label-tie-breaker')}" if report.tie_broken else ""
        return f"{labels('ankh-label-winner')}: {god}{tie.lower()}"
    if report.decided:
        return labels("ankh-label-no-winner")
    return "" if report.revealed else labels("ankh-label-face-down")


def _draw_crop(image: Image.Image, theme: Theme, crop: Crop) -> None:
    left = (WIDTH - crop.image.width) // 2
    box = (left - 3, _MAP_TOP - 3, left + crop.image.width + 3, _MAP_TOP + crop.image.height + 3)
    panel(image, box, theme.frame, theme.frame, radius=5)
    image.paste(crop.image, (left, _MAP_TOP))


# --- marks on figures -------------------------------------------------------------------


def taken_by(report: BattleReport) -> tuple[Box, ...]:
    """Where on the map strengths and fates are written."""
    strong = [c for s in (report.strength or {}).values() for c, n in s.figures.items() if n != 1]
    fates = [*(fallen.cell for fallen in report.fallen), *report.kept]
    marked = [(cell, _ON_FIGURE) for cell in strong] + [(cell, _FATE) for cell in fates]
    points = ((stand_at(cell), by) for cell, by in marked)
    return tuple(around((x + by[0], y + by[1]), _MARK) for (x, y), by in points)


def _draw_fates(crop: Crop, theme: Theme, report: BattleReport) -> None:
    """Strengths other than 1, then who dies and who is kept alive."""
    for counted in (report.strength or {}).values():
        for cell, strength in counted.figures.items():
            if strength != 1:
                _draw_strength(crop, theme, cell, strength)
    for fallen in report.fallen:
        _put(crop, _mark(theme, Sign.SKULL, theme.ink, theme.halo), fallen.cell)
    for cell in report.kept:
        _put(crop, _mark(theme, Sign.ANKH, theme.gold, theme.ink), cell)


def _put(crop: Crop, mark: Sprite, cell: Cell) -> None:
    x, y = crop.stand_at(cell)
    mark.put(crop.image, (x + _FATE[0] * crop.scale, y + _FATE[1] * crop.scale))


def _draw_strength(crop: Crop, theme: Theme, cell: Cell, strength: int) -> None:
    x, y = crop.stand_at(cell)
    at = (x + _ON_FIGURE[0] * crop.scale, y + _ON_FIGURE[1] * crop.scale)
    _disc(theme, theme.text).put(crop.image, at)
    write(
        crop.image,
        at,
        str(strength),
        theme.panel,
        size=26,
        width=34,
        weight=Weight.EXTRA,
        align="middle",
    )


@lru_cache(maxsize=32)
def _disc(theme: Theme, fill: Colour) -> Sprite:
    brush = Brush(52, 52)
    _round(brush, theme, fill)
    return brush.sprite()


@lru_cache(maxsize=32)
def _mark(theme: Theme, what: Sign, fill: Colour, colour: Colour) -> Sprite:
    brush = Brush(52, 52)
    _round(brush, theme, fill)
    draw(brush, SIGNS[what], colour, fill, (0, 0), 30)
    return brush.sprite()


def _round(brush: Brush, theme: Theme, fill: Colour) -> None:
    disc = ellipse(0, 0, 19)
    brush.outlined([disc], theme.halo, 4)
    brush.outlined([disc], theme.ink, 2.4)
    brush.fill(disc, fill)
