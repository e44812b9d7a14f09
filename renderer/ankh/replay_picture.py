"""A replay of Ankh: map after map, with conflict numbers on the bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.cartouches import roman
from renderer.ankh.geometry import SIZE
from renderer.ankh.map_picture import draw_map
from renderer.ankh.palette import LIGHT, LIVERIES, TINTS, Theme
from renderer.ankh.replay import Frame
from renderer.brush import Colour, Point, mix
from renderer.film import Film, fixed_palette
from renderer.labels import Labels
from renderer.type import Weight, write
from rules.ankh.data import God


def draw_replay(frames: Sequence[Frame], labels: Labels, *, theme: Theme = LIGHT) -> bytes:
    """Draw all frames as one file."""
    return _film(labels, theme).draw(frames)


def draw_frame(frame: Frame, labels: Labels, *, theme: Theme = LIGHT) -> Image.Image:
    """Draw one frame by itself."""
    return _film(labels, theme).still(frame)


def _film(labels: Labels, theme: Theme) -> Film[Frame]:
    def picture(frame: Frame) -> Image.Image:
        return draw_map(frame.view, labels, theme=theme, marks=frame.marks)

    def chapter(image: Image.Image, at: Point, number: int, over: bool) -> None:
        """A conflict number; those that are over shine."""
        sprites.cartouche(theme, lit=over, size=0.62).put(image, at)
        colour = theme.ink if over and theme.active[0] > 128 else theme.halo
        write(
            image, at, roman(number), colour, size=20, width=44, weight=Weight.EXTRA, align="middle"
        )

    return Film(theme, colours(theme), SIZE[1], picture, chapter)


# --- colours -------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def colours(theme: Theme) -> bytes:
    """The fixed palette of a theme's replays: what a map shows, then blends of it."""
    return fixed_palette([*_plain(theme), *_blends(theme)])


def _plain(theme: Theme) -> list[Colour]:
    """Colours of areas and of pieces."""
    tilled = [(theme.fertile, theme.reed), (theme.desert, theme.dune)]
    return [
        theme.ink,
        theme.halo,
        theme.paper,
        theme.fibre,
        theme.frame,
        *(mix(land, mark, tint) for land, mark in tilled for tint in TINTS),
        theme.water,
        theme.wave,
        theme.river,
        theme.ripple,
        theme.bank,
        theme.reed,
        theme.dune,
        theme.grid,
        theme.drowned,
        theme.drowned_wave,
        theme.grey,
        theme.grey_mark,
        theme.stone,
        theme.stone_shade,
        theme.neutral,
        theme.neutral_shade,
        theme.gold,
        theme.gold_shade,
        theme.camel,
        theme.camel_light,
        theme.active,
        theme.spent,
        theme.portal,
        theme.mark,
        *(colour for god in LIVERIES.values() for colour in (god.fill, god.pattern)),
        LIVERIES[God.ANUBIS].mark,
    ]


def _blends(theme: Theme) -> list[Colour]:
    """Soft edges: of areas with ink and with the bank, of the dark and the bright."""
    lands = [theme.fertile, theme.desert, theme.water, theme.paper]
    return [
        *(mix(land, theme.ink, share) for share in (0.5, 0.25, 0.75) for land in lands),
        mix(theme.ink, theme.halo, 0.5),
        *(mix(land, theme.bank, 0.5) for land in lands),
        mix(theme.gold, theme.ink, 0.5),
        mix(theme.mark, theme.halo, 0.5),
    ]
