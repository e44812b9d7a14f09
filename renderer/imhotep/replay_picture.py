"""A replay of Imhotep: board after board, with the numbers of the rounds on the bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer.brush import Colour, Point, mix
from renderer.film import Film, chapter_disc, fixed_palette
from renderer.imhotep.board_picture import draw_board
from renderer.imhotep.layout import HEIGHT
from renderer.imhotep.palette import FADED, LIGHT, LIVERIES, Theme
from renderer.imhotep.replay import Frame
from renderer.labels import Labels
from renderer.type import Weight, write


def draw_replay(
    frames: Sequence[Frame], labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> bytes:
    """Draw all frames as one file."""
    return _film(labels, names, theme).draw(frames)


def draw_frame(
    frame: Frame, labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> Image.Image:
    """Draw one frame by itself."""
    return _film(labels, names, theme).still(frame)


def _film(labels: Labels, names: Sequence[str], theme: Theme) -> Film[Frame]:
    def picture(frame: Frame) -> Image.Image:
        return draw_board(frame.view, labels, names=names, theme=theme, marks=frame.marks)

    def chapter(image: Image.Image, at: Point, number: int, over: bool) -> None:
        """The number of a round; those that are over shine."""
        chapter_disc(theme, 13, lit=over).put(image, at)
        write(
            image,
            at,
            str(number),
            theme.ink if over else theme.halo,
            size=20,
            width=24,
            weight=Weight.EXTRA,
            align="middle",
        )

    return Film(theme, replay_colours(theme), HEIGHT, picture, chapter)


@lru_cache(maxsize=8)
def replay_colours(theme: Theme) -> bytes:
    """The fixed palette of a theme's replays: what a board shows, then blends of it."""
    return fixed_palette([*_plain(theme), *_blends(theme)])


def _plain(theme: Theme) -> list[Colour]:
    return [
        theme.ink,
        theme.halo,
        theme.paper,
        theme.frame,
        theme.text,
        theme.faded,
        theme.panel,
        theme.panel_line,
        theme.active,
        theme.spent,
        theme.water,
        theme.wave,
        theme.bank,
        theme.river,
        theme.gold,
        theme.gold_shade,
        theme.gilt,
        theme.mark,
        theme.wood,
        theme.deck,
        theme.slot,
        theme.sand,
        theme.cell,
        theme.red,
        theme.green,
        theme.violet,
        theme.blue,
        *(c for s in LIVERIES.values() for c in (s.face, s.light, s.shade, s.mark)),
    ]


def _blends(theme: Theme) -> list[Colour]:
    grounds = [theme.sand, theme.cell, theme.panel, theme.paper, theme.water, theme.slot]
    return [
        mix(theme.wood, theme.water, FADED),
        mix(theme.deck, theme.water, FADED),
        mix(theme.water, theme.wave, 0.5),
        mix(theme.mark, theme.halo, 0.5),
        *(mix(ground, theme.ink, 0.5) for ground in grounds),
        mix(theme.ink, theme.halo, 0.5),
        mix(theme.wood, theme.ink, 0.5),
        mix(theme.active, theme.ink, 0.5),
        mix(theme.gold, theme.ink, 0.5),
    ]
