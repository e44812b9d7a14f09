"""Victory points of all players, day by day, as lines."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image, ImageDraw

from renderer.brush import Brush, Colour, Point, mix
from renderer.kemet import sprites
from renderer.kemet.head import LEFT, RIGHT
from renderer.kemet.palette import LIVERIES, Theme
from renderer.labels import Labels
from renderer.panels import panel
from renderer.type import Weight, write
from rules.engine.decisions import Seat
from rules.kemet.data import PlayerColour
from rules.kemet.view import View

HEIGHT = 450
_HEAD, _FOOT = 52, 46
_LEFT, _RIGHT = LEFT + 62, RIGHT - 64
_LANE = 5.0  # lines of players with equal points run side by side
# A dash and a gap for each colour, in pixels: never colour alone.
_DASHES: dict[PlayerColour, tuple[float, float]] = {
    PlayerColour.BLACK: (1e9, 0),
    PlayerColour.YELLOW: (22, 7),
    PlayerColour.GREEN: (12, 7),
    PlayerColour.VIOLET: (30, 12),
    PlayerColour.TURQUOISE: (6, 7),
}


class _Field:
    """Where days and points lie."""

    def __init__(self, view: View, top: int) -> None:
        self.view = view
        self.days = len(view.scores)
        self.top, self.bottom = top + _HEAD, top + HEIGHT - _FOOT
        highest = max((max(day) for day in view.scores), default=0)
        self.most = max(view.target, highest)

    def x(self, day: int) -> float:
        """How far right a day is; day 0 is the beginning."""
        return _LEFT + (_RIGHT - _LEFT) * day / max(1, self.days)

    def y(self, points: float) -> float:
        """How high some points are."""
        return self.bottom - (self.bottom - self.top) * points / (self.most + 0.6) - 12

    def at(self, seat: Seat, day: int) -> Point:
        """Where a player's line is after a day, in its own lane."""
        points = self.view.scores[day - 1][seat] if day else 0
        lane = seat - (len(self.view.players) - 1) / 2
        return self.x(day), self.y(points) + lane * _LANE


def draw_chart(image: Image.Image, theme: Theme, view: View, top: int, labels: Labels) -> None:
    """Draw the chart below a height."""
    field = _Field(view, top)
    write(
        image,
        (LEFT + 14, top + 26),
        labels("kemet-label-by-day"),
        theme.faded,
        size=26,
        width=700,
        weight=Weight.EXTRA,
    )
    panel(
        image,
        (_LEFT - 12, field.top - 6, RIGHT - 2, field.bottom + 4),
        theme.panel,
        theme.panel_line,
        radius=9,
    )
    pen = ImageDraw.Draw(image)
    for points in range(0, field.most + 1, 2):
        y = round(field.y(points))
        goal = points == view.target
        pen.line(
            (_LEFT - 8, y, RIGHT - 8, y),
            fill=theme.gold_shade if goal else theme.panel_line,
            width=4 if goal else 1,
        )
        write(image, (_LEFT - 20, y), str(points), theme.text, size=23, width=40, align="right")
    for day in range(1, field.days + 1):
        text = labels("kemet-label-day", day=day) if field.days < 8 else str(day)
        write(
            image,
            (field.x(day) - (18 if day == field.days else 0), field.bottom + 25),
            text,
            theme.text,
            size=22,
            width=110,
            align="middle",
        )
    _draw_lines(image, theme, field)


def _draw_lines(image: Image.Image, theme: Theme, field: _Field) -> None:
    width, height = image.width, field.bottom - field.top + 60
    brush = Brush(width, height + height % 2, scale=2)
    shift = (-brush.width / 2, -brush.height / 2 - field.top + 30)
    for player in field.view.players:
        points = [field.at(player.seat, day) for day in range(field.days + 1)]
        moved = [(x + shift[0], y + shift[1]) for x, y in points]
        brush.line(moved, theme.text, 7.5)  # a black line shows in the dark too
        brush.line(moved, _between(theme, player.colour), 5)
        for piece in _dashed(moved, *_DASHES[player.colour]):
            brush.line(piece, LIVERIES[player.colour].fill, 5)
    brush.sprite()._replace(anchor=(0, 0)).put(image, (0, field.top - 30))
    ends: list[float] = []
    for player in sorted(field.view.players, key=lambda p: field.at(p.seat, field.days)[1]):
        _, y = field.at(player.seat, field.days)
        y = max(y, ends[-1] + 36) if ends else y
        ends.append(y)
    over = max(0.0, ends[-1] - field.bottom + 14) if ends else 0.0
    for player, y in zip(
        sorted(field.view.players, key=lambda p: field.at(p.seat, field.days)[1]), ends, strict=True
    ):
        sprites.badge(theme, player.colour, 15).put(image, (_RIGHT + 32, y - over))


def _between(theme: Theme, colour: PlayerColour) -> Colour:
    """What shows between the dashes of a line."""
    return mix(LIVERIES[colour].fill, theme.halo, 0.5)


def _dashed(points: list[Point], dash: float, gap: float) -> list[list[Point]]:
    """Cut a line into dashes."""
    if not gap:
        return [points]
    pieces: list[list[Point]] = []
    for (ax, ay), (bx, by) in pairwise(points):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        walked = 0.0
        while walked < length:
            end = min(length, walked + dash)
            pieces.append(
                [(ax + (bx - ax) * w / length, ay + (by - ay) * w / length) for w in (walked, end)]
            )
            walked += dash + gap
    return pieces
