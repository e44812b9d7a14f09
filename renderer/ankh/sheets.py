"""Finding a god's sheet in a view, and the large emblem at its head."""

from __future__ import annotations

from functools import lru_cache

from renderer.ankh.badges import PLACES, draw_shape
from renderer.ankh.palette import LIVERIES, Theme
from renderer.ankh.pictograms import EMBLEMS
from renderer.brush import Brush, Shadow, Sprite
from renderer.pictogram import draw
from rules.ankh import lookup
from rules.ankh.data import God
from rules.ankh.view import GodView, View


def sheet_of(view: View, god: God) -> GodView:
    """A god's sheet; of a merged god the one that both have."""
    sheet = lookup.sheet_of(view, view.merged.get(god, god))
    if sheet is None:
        raise ValueError(f"{god} has no sheet: it is forgotten or does not play")
    return sheet


@lru_cache(maxsize=32)
def emblem(theme: Theme, god: God, radius: int) -> Sprite:
    """A god's shape with its emblem, of any size."""
    side = 2 * round(radius * 1.5) + 8
    brush = Brush(side, side)
    draw_shape(brush, theme, god, radius, rim=True)
    x, y, share = PLACES[god]
    livery, at = LIVERIES[god], (x * radius, y * radius)
    draw(brush, EMBLEMS[god], livery.mark, livery.fill, at, share * radius)
    return brush.sprite(shadow=Shadow(theme.shadow))
