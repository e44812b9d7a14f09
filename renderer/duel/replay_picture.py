"""A replay of Duel: table after table with the points of both, and the chapters on the bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer.brush import Colour, Point, mix
from renderer.duel import draft_picture, icons
from renderer.duel.head import NUMERALS, ordered
from renderer.duel.layout import RIGHT, rows_of, table_height
from renderer.duel.palette import COVERED, LIGHT, Theme, kinds
from renderer.duel.replay import Frame
from renderer.duel.table_picture import draw_table
from renderer.film import Film, chapter_disc, fixed_palette
from renderer.labels import Labels
from renderer.type import Weight, write
from rules.duel.state import Phase
from rules.duel.view import View

_POINTS = 58  # how tall the strip with the points is


def draw_replay(
    frames: Sequence[Frame], labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> bytes:
    """Draw all frames as one file."""
    return _film(frames, labels, names, theme).draw(frames)


def draw_frame(
    frame: Frame, labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> Image.Image:
    """Draw one frame by itself."""
    return _film([frame], labels, names, theme).still(frame)


def _height(view: View) -> int:
    if view.phase is Phase.DRAFT:
        return draft_picture.HEIGHT
    age = max(1, view.age)
    return table_height(age, rows_of(age), view.pantheon) + _POINTS


def _film(
    frames: Sequence[Frame], labels: Labels, names: Sequence[str], theme: Theme
) -> Film[Frame]:
    height = -(-max(_height(frame.view) for frame in frames) // 3) * 3

    def picture(frame: Frame) -> Image.Image:
        view = frame.view
        more = height - _height(view)
        if view.phase is Phase.DRAFT:
            return draft_picture.draw_draft(view, labels, names=names, theme=theme, more=more)
        image = draw_table(
            view,
            labels,
            names=names,
            theme=theme,
            marks=frame.marks,
            full=True,
            more=more + _POINTS,
        )
        _draw_points(image, theme, view)
        return image

    def chapter(image: Image.Image, at: Point, number: int, over: bool) -> None:
        """The end of the draft and of each Age; those that are over shine."""
        chapter_disc(theme, 14, lit=over).put(image, at)
        write(
            image,
            at,
            NUMERALS[number % len(NUMERALS)],
            theme.ink if over else theme.halo,
            size=20,
            width=26,
            weight=Weight.EXTRA,
            align="middle",
        )

    return Film(theme, replay_colours(theme), height, picture, chapter)


def _draw_points(image: Image.Image, theme: Theme, view: View) -> None:
    """The points of both if the game ended now."""
    y = image.height - 22 - _POINTS / 2 + 2
    for n, city in enumerate(ordered(view)):
        x = RIGHT / 2 - 120 + 240 * n
        icons.side(theme, city.side, 46).put(image, (x - 34, y))
        icons.laurel(theme, str(city.total), 56).put(image, (x + 28, y))


@lru_cache(maxsize=8)
def replay_colours(theme: Theme) -> bytes:
    """The fixed palette of a theme's replays: what a table shows, then blends of it."""
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
        theme.pale,
        theme.gold,
        theme.gold_shade,
        theme.river,
        theme.mark,
        theme.dear,
        theme.sun,
        theme.sun_pale,
        theme.moon,
        theme.moon_pale,
        *kinds(theme),
        theme.ring,
        theme.brick,
        theme.rock,
        theme.rock_shade,
        theme.glass,
        theme.scroll,
    ]


def _blends(theme: Theme) -> list[Colour]:
    grounds = [theme.panel, theme.paper, theme.active, theme.pale, theme.dear]
    return [
        *(mix(ground, theme.text, 0.5) for ground in grounds),
        mix(theme.ink, theme.halo, 0.5),
        *(mix(kind, theme.paper, COVERED) for kind in kinds(theme)),
        mix(theme.mark, theme.halo, 0.5),
        mix(theme.gold, theme.ink, 0.5),
        mix(theme.moon, theme.ink, 0.28),
    ]
