"""Small things in rows: power tiles, battle cards, DI cards, victory points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from renderer.brush import Brush, Colour, Sprite, rounded
from renderer.kemet import sprites
from renderer.kemet.palette import Theme, tile_colour, upon
from renderer.kemet.pictograms import OF_POINTS, Sign
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, run, write
from rules.kemet.data import BATTLE_CARDS, PERMANENT, TILES, BattleCard, Tile, Vp

TALL = 30  # of a tile's chip
_TEXT = 21
_LEVEL = 26
GAP = 7


# --- power tiles -----------------------------------------------------------------------------


def tile_width(labels: Labels, tile: Tile) -> int:
    """How wide a tile's chip is."""
    return _LEVEL + 20 + round(run(tile_name(labels, tile), Weight.BOLD, _TEXT).width)


def tile_name(labels: Labels, tile: Tile) -> str:
    """What a tile is called."""
    return labels(key("kemet", "power", TILES[tile].power))


def draw_tile(
    image: Image.Image,
    theme: Theme,
    labels: Labels,
    tile: Tile,
    at: tuple[int, int],
    *,
    waits: bool = False,
) -> int:
    """A named chip with the level, its left top corner at a point; return its width.

    The edge of a creature that waits in the reserve is dashed.
    """
    x, y = at
    kind = TILES[tile]
    width = tile_width(labels, tile)
    fill = tile_colour(theme, kind.colour)
    panel(image, (x, y, x + width, y + TALL), fill, theme.ink, thick=2, radius=6)
    if waits:
        _dashes(theme, width, upon(theme, kind.colour)).put(image, (x, y))
    panel(image, (x + 4, y + 4, x + _LEVEL, y + TALL - 4), theme.ink, theme.ink, radius=4)
    write(
        image,
        (x + 2 + _LEVEL / 2, y + TALL / 2),
        str(kind.level),
        theme.white,
        size=20,
        width=22,
        weight=Weight.EXTRA,
        align="middle",
    )
    write(
        image,
        (x + _LEVEL + 9, y + TALL / 2),
        tile_name(labels, tile),
        upon(theme, kind.colour),
        size=_TEXT,
        width=width,
    )
    return width


@lru_cache(maxsize=256)
def _dashes(theme: Theme, width: int, colour: Colour) -> Sprite:
    wide = width + width % 2 + 4
    brush = Brush(wide, TALL + 4, scale=3)
    ring = rounded(-width / 2, -TALL / 2, width / 2, TALL / 2, 6)
    points = [*ring, ring[0]]
    walked = 0.0
    for a, b in pairwise(points):
        length = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
        for k in range(max(1, round(length / 3))):
            t = k / max(1, round(length / 3))
            if (walked + t * length) % 14 < 6:
                at = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                brush.line([at, at], colour if colour != theme.ink else theme.halo, 3.2)
        walked += length
    return brush.sprite()._replace(anchor=(2 - (wide - 4 - width) // 2, 2))


def tile_rows(labels: Labels, tiles: Sequence[Tile], width: int) -> list[list[Tile]]:
    """Tiles in as many rows as they need: whites, reds, blues, each by level."""
    rows: list[list[Tile]] = []
    taken = 0
    for tile in sorted(tiles):
        wide = tile_width(labels, tile) + GAP
        if not rows or taken + wide - GAP > width:
            rows.append([])
            taken = 0
        rows[-1].append(tile)
        taken += wide
    return rows


# --- battle cards ----------------------------------------------------------------------------

CARD = (92, 32)


def draw_card(
    image: Image.Image,
    theme: Theme,
    card: BattleCard,
    at: tuple[int, int],
    *,
    struck: bool = False,
    wide: int = CARD[0],
) -> None:
    """A battle card's strength, damage and protection; struck out if it is gone."""
    x, y = at
    tall = CARD[1]
    step = wide * 0.29
    fill = theme.spent if struck else theme.card
    panel(
        image,
        (x, y, x + wide, y + tall),
        fill,
        theme.faded if struck else theme.ink,
        thick=2,
        radius=6,
    )
    strike = BATTLE_CARDS[card]
    values = (strike.strength, strike.damage, strike.protection)
    for n, (value, colour) in enumerate(zip(values, value_colours(theme), strict=True)):
        write(
            image,
            (x + wide / 2 + step * (n - 1), y + tall / 2),
            str(value),
            theme.spent_text if struck else colour,
            size=24,
            width=26,
            weight=Weight.EXTRA,
            align="middle",
        )
    if struck:
        _stroke(theme, wide).put(image, (x + wide / 2, y + tall / 2))


def value_colours(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """Strength, damage, protection."""
    return theme.text, theme.harm, theme.guard


VALUE_SIGNS = (Sign.SWORD, Sign.DROP, Sign.SHIELD)


@lru_cache(maxsize=8)
def _stroke(theme: Theme, wide: int) -> Sprite:
    brush = Brush(wide + wide % 2, 12, scale=3)
    brush.line([(-wide / 2 + 10, 0), (wide / 2 - 10, 0)], theme.spent_text, 3)
    return brush.sprite()


# --- victory points ----------------------------------------------------------------------------


def draw_points(
    image: Image.Image,
    theme: Theme,
    kind: Vp,
    number: int,
    at: tuple[int, int],
    *,
    narrow: bool = False,
) -> int:
    """A gold square for permanent points, a white pill for temporary ones; return the width."""
    x, y = at
    lasting = kind in PERMANENT
    text = str(number)
    sign, size = (20, 22) if narrow else (24, 24)
    wide = sign + (16 if narrow else 26) + round(run(text, Weight.EXTRA, size).width)
    fill = theme.gold if lasting else theme.white
    panel(image, (x, y, x + wide, y + 34), fill, theme.ink, thick=2, radius=4 if lasting else 17)
    left = 5 if narrow else 11
    sprites.sign(OF_POINTS[kind], theme.ink, fill, sign).put(image, (x + left + sign / 2, y + 17))
    write(
        image,
        (x + left + sign + 5, y + 17),
        text,
        theme.ink,
        size=size,
        width=40,
        weight=Weight.EXTRA,
    )
    return wide
