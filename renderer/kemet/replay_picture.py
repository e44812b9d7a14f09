"""A replay of Kemet: map after map, with everybody's points, and the days on the bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Colour, Point, Sprite, ellipse, mix
from renderer.film import Film
from renderer.gif import CLEAR
from renderer.kemet import sprites
from renderer.kemet.head import WIDTH, in_order
from renderer.kemet.map_picture import draw_map
from renderer.kemet.palette import LIGHT, LIVERIES, Theme, city_ground
from renderer.kemet.pictograms import Sign
from renderer.kemet.places import SIZE
from renderer.kemet.replay import Frame
from renderer.labels import Labels
from renderer.type import Weight, write
from rules.kemet.data import PlayerColour
from rules.kemet.view import View

_POINTS = 74  # how tall the row with the points is
HEIGHT = (SIZE[1] + _POINTS) // 3 * 3


def draw_replay(frames: Sequence[Frame], labels: Labels, *, theme: Theme = LIGHT) -> bytes:
    """Draw all frames as one file."""
    return _film(labels, theme).draw(frames)


def draw_frame(frame: Frame, labels: Labels, *, theme: Theme = LIGHT) -> Image.Image:
    """Draw one frame by itself."""
    return _film(labels, theme).still(frame)


def _film(labels: Labels, theme: Theme) -> Film[Frame]:
    def picture(frame: Frame) -> Image.Image:
        image = Image.new("RGB", (WIDTH, HEIGHT), theme.paper)
        image.paste(draw_map(frame.view, labels, theme=theme, marks=frame.marks), (0, 0))
        _draw_points(image, theme, frame.view)
        return image

    def chapter(image: Image.Image, at: Point, number: int, over: bool) -> None:
        """The end of a day; those that are over shine."""
        _disc(theme, lit=over).put(image, at)
        write(
            image,
            at,
            str(number),
            theme.ink if over else theme.white,
            size=20,
            width=26,
            weight=Weight.EXTRA,
            align="middle",
        )

    return Film(theme, replay_colours(theme), HEIGHT, picture, chapter)


def _draw_points(image: Image.Image, theme: Theme, view: View) -> None:
    """Everybody's victory points, in turn order."""
    seats = in_order(view)
    y = SIZE[1] + (HEIGHT - SIZE[1]) / 2
    for n, seat in enumerate(seats):
        player = view.players[seat]
        x = WIDTH / 2 + (n - (len(seats) - 1) / 2) * 196
        sprites.badge(theme, player.colour, 24).put(image, (x - 52, y))
        sprites.sign(Sign.EYE, theme.text, theme.paper, 42).put(image, (x + 2, y))
        write(
            image,
            (x + 30, y),
            str(player.total),
            theme.text,
            size=38,
            width=60,
            weight=Weight.EXTRA,
        )


@lru_cache(maxsize=8)
def _disc(theme: Theme, *, lit: bool) -> Sprite:
    brush = Brush(36, 36)
    disc = ellipse(0, 0, 14)
    brush.outlined([disc], theme.gold, 2)
    brush.fill(disc, theme.gold if lit else theme.ink)
    brush.line(disc, theme.ink, 1.4, closed=True)
    return brush.sprite()


@lru_cache(maxsize=8)
def replay_colours(theme: Theme) -> bytes:
    """The fixed palette of a theme's replays: what a map shows, then blends of it."""
    found = list(dict.fromkeys([*_plain(theme), *_blends(theme)]))[:CLEAR]
    return bytes(channel for colour in found for channel in colour)


def _plain(theme: Theme) -> list[Colour]:
    return [
        theme.ink,
        theme.halo,
        theme.paper,
        theme.frame,
        theme.text,
        theme.desert,
        theme.stony,
        theme.hallowed,
        theme.fertile,
        theme.water,
        theme.wave,
        theme.bank,
        theme.border,
        theme.wall,
        theme.reed,
        theme.dune,
        theme.gold,
        theme.gold_shade,
        theme.white,
        theme.red,
        theme.blue,
        theme.stone,
        theme.stone_shade,
        theme.mark,
        theme.spent,
        theme.shut,
        theme.shut_line,
        theme.panel,
        theme.river,
        *(c for livery in LIVERIES.values() for c in (livery.fill, livery.pattern)),
        LIVERIES[PlayerColour.BLACK].mark,
        *(city_ground(theme, colour) for colour in PlayerColour),
    ]


def _blends(theme: Theme) -> list[Colour]:
    lands = [theme.desert, theme.fertile, theme.hallowed, theme.paper, theme.water]
    return [
        *(mix(land, theme.ink, 0.5) for land in lands),
        mix(theme.ink, theme.halo, 0.5),
        mix(theme.water, theme.halo, 0.55),
        *(mix(land, theme.ink, 0.25) for land in lands),
        mix(theme.mark, theme.halo, 0.5),
        mix(theme.gold, theme.ink, 0.5),
        mix(theme.red, theme.ink, 0.3),
        mix(theme.blue, theme.ink, 0.3),
    ]
