"""A replay of Ankh: map after map, with devotion and battles below, conflict numbers on the bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.cartouches import roman
from renderer.ankh.devotion import zone
from renderer.ankh.geometry import SIZE
from renderer.ankh.map_picture import draw_map
from renderer.ankh.marks import Fought
from renderer.ankh.palette import LIGHT, LIVERIES, Theme, tinted
from renderer.ankh.replay import Frame
from renderer.brush import Colour, Point, mix
from renderer.film import Film, fixed_palette
from renderer.labels import Labels
from renderer.panels import panel
from renderer.type import Weight, write
from rules.ankh.data import God
from rules.ankh.view import View

_BELOW = 84  # for devotion and battles
HEIGHT = SIZE[1] + _BELOW  # a multiple of three
_MIDDLE = SIZE[1] + _BELOW // 2 - 4
_EDGE = 24
_GOD, _RIVAL = 116, 100  # from one to the next


def draw_replay(frames: Sequence[Frame], labels: Labels, *, theme: Theme = LIGHT) -> bytes:
    """Draw all frames as one file."""
    return _film(labels, theme).draw(frames)


def draw_frame(frame: Frame, labels: Labels, *, theme: Theme = LIGHT) -> Image.Image:
    """Draw one frame by itself."""
    return _film(labels, theme).still(frame)


def _film(labels: Labels, theme: Theme) -> Film[Frame]:
    def picture(frame: Frame) -> Image.Image:
        image = Image.new("RGB", (SIZE[0], HEIGHT), theme.paper)
        image.paste(draw_map(frame.view, labels, theme=theme, marks=frame.marks), (0, 0))
        _draw_devotion(image, theme, frame.view)
        if frame.marks.fought is not None:
            _draw_battle(image, theme, frame.marks.fought)
        return image

    def chapter(image: Image.Image, at: Point, number: int, over: bool) -> None:
        """A conflict number; those that are over shine."""
        sprites.cartouche(theme, lit=over, size=0.62).put(image, at)
        colour = theme.ink if over and theme.active[0] > 128 else theme.halo
        write(
            image, at, roman(number), colour, size=20, width=44, weight=Weight.EXTRA, align="middle"
        )

    return Film(theme, colours(theme), HEIGHT, picture, chapter)


# --- below the map -------------------------------------------------------------------------


def _draw_devotion(image: Image.Image, theme: Theme, view: View) -> None:
    """Each god with its devotion, always in the same place."""
    for n, god in enumerate(view.gods):
        x = _EDGE + _GOD * n
        sprites.token(theme, god.god, 0.58).put(image, (x + 26, _MIDDLE))
        fill, colour = zone(theme, god.devotion)
        _draw_number(image, theme, x + 52, str(god.devotion), fill, colour)


def _draw_battle(image: Image.Image, theme: Theme, fought: Fought) -> None:
    """Which region, and how strong each was there; the winner shines."""
    count = len(fought.strengths)
    left = SIZE[0] - _EDGE - _RIVAL * count
    at = (left - 40, _MIDDLE)
    sprites.cartouche(theme, lit=False, size=0.86).put(image, at)
    write(image, at, roman(fought.region), theme.halo, size=26, width=38, align="middle")
    for n, (god, strength) in enumerate(fought.strengths):
        x = left + _RIVAL * n
        sprites.token(theme, god, 0.46).put(image, (x + 20, _MIDDLE))
        fill, colour = theme.panel, theme.text
        if god is fought.winner:
            fill, colour = theme.gold, theme.ink
        _draw_number(image, theme, x + 40, str(strength), fill, colour)


def _draw_number(
    image: Image.Image, theme: Theme, left: int, text: str, fill: Colour, colour: Colour
) -> None:
    box = (left, _MIDDLE - 24, left + 54, _MIDDLE + 24)
    panel(image, box, fill, theme.ink, thick=2, radius=7)
    write(
        image,
        (left + 27, _MIDDLE),
        text,
        colour,
        size=38,
        width=50,
        weight=Weight.EXTRA,
        align="middle",
    )


# --- colours -------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def colours(theme: Theme) -> bytes:
    """The fixed palette of a theme's replays: what a map shows, then blends of it."""
    return fixed_palette([*_plain(theme), *_blends(theme)])


def _plain(theme: Theme) -> list[Colour]:
    """Colours of areas and of pieces."""
    return [
        theme.ink,
        theme.halo,
        theme.paper,
        theme.fibre,
        theme.frame,
        *tinted(theme.fertile, theme.desert),
        theme.red_zone,
        theme.blue_zone,
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
