"""The devotion of each god over a game, as lines between the red zone and the top."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renderer.ankh import sprites
from renderer.ankh.cartouches import roman
from renderer.ankh.course import Conflict, Course, Line
from renderer.ankh.palette import Theme
from renderer.ankh.panels import sign
from renderer.ankh.pictograms import Sign
from renderer.ankh.threads import draw_thread
from renderer.brush import Brush, Point, mix
from renderer.labels import Labels
from renderer.type import Weight, write
from rules.ankh.data import LAST_RED, TOP, God

LEFT, RIGHT = 76, 952  # of the field; numbers stand left of it, the ends of lines right
HEAD, FIELD, FOOT = 44, 576, 46  # heights: conflict numbers, the field, merges and the forgotten
HEIGHT = HEAD + FIELD + FOOT
_FLOOR = 10  # below the lines of gods without devotion
_STEP = (FIELD - _FLOOR) / (TOP + 1)
_LANE = 4.0  # lines of gods with equal devotion run side by side
_NUMBERS = (*range(0, TOP - 1, 5), TOP)
_TOKEN, _TOKEN_STEP = 0.38, 27  # at a conflict
_END, _END_STEP = 0.5, 36  # at the end of a line
_BAND = 0.12  # how much darker a conflict is


class Field:
    """Where moments and devotion lie."""

    def __init__(self, course: Course, top: int) -> None:
        self.course = course
        self.top, self.bottom = top + HEAD, top + HEAD + FIELD
        self.lanes = {line.god: n for n, line in enumerate(course.lines)}

    def x(self, moment: float) -> float:
        """How far right a moment is."""
        return LEFT + 8 + (RIGHT - LEFT - 16) * moment / max(self.course.length, 1)

    def y(self, devotion: float) -> float:
        """How high a value is."""
        return self.bottom - _FLOOR - _STEP * (devotion + 0.5)

    def at(self, god: God, moment: int) -> Point:
        """Where a god's line is at a moment, in its own lane."""
        lane = self.lanes[god] - (len(self.lanes) - 1) / 2
        devotion = self.course.line(god).devotion[moment]
        return self.x(moment), self.y(devotion) + lane * _LANE


def draw_chart(image: Image.Image, theme: Theme, course: Course, top: int, labels: Labels) -> None:
    """Draw the chart below a height."""
    field = Field(course, top)
    write(
        image,
        (LEFT, top + HEAD / 2),
        labels("ankh-label-devotion"),
        theme.faded,
        size=22,
        width=150,
    )
    _draw_field(image, theme, field)
    for conflict in course.conflicts:
        _draw_number(image, theme, field, conflict)
    _draw_frame(image, theme, field)
    _draw_lines(image, theme, field)
    for conflict in course.conflicts:
        if conflict.end < course.length:  # else the ends of the lines say it
            _draw_tokens(image, theme, field, conflict)
    _draw_ends(image, theme, field)
    _draw_merges(image, theme, field)
    _draw_forgotten(image, theme, field)


def _draw_field(image: Image.Image, theme: Theme, field: Field) -> None:
    """The red zone, what is above it, and the golden top; a line for every fifth value."""
    pen = ImageDraw.Draw(image)
    _draw_zones(image, theme, field, (LEFT, RIGHT), 0.0)
    for conflict in field.course.conflicts:
        sides = round(field.x(conflict.start)), round(field.x(conflict.end))
        _draw_zones(image, theme, field, sides, _BAND)
        for x in sides:
            pen.line((x, field.top, x, field.bottom), fill=theme.faded, width=1)
    for value in _NUMBERS:
        y = round(field.y(value))
        if value < TOP:
            pen.line((LEFT, y, RIGHT, y), fill=theme.panel_line, width=1)
        write(image, (LEFT - 12, y), str(value), theme.text, size=22, width=40, align="right")
    red = round(field.y(LAST_RED + 0.5))
    pen.line((LEFT, red, RIGHT, red), fill=theme.text, width=2)
    # Without colour too one sees below which line gods are forgotten; no line begins there.
    sprites.sign(Sign.SKULL, theme.text, theme.red_zone, 30).put(image, (LEFT + 24, red + 25))


def _draw_zones(
    image: Image.Image, theme: Theme, field: Field, sides: tuple[int, int], shade: float
) -> None:
    """The zones between two uprights; shaded towards ink, of which the palette has steps."""
    left, right = sides
    red, gold = round(field.y(LAST_RED + 0.5)), round(field.y(TOP - 0.5))
    for top, bottom, colour in (
        (field.top, gold, theme.gold),
        (gold, red, theme.blue_zone),
        (red, field.bottom, theme.red_zone),
    ):
        box = (left, top, right, bottom)
        ImageDraw.Draw(image).rectangle(box, fill=mix(colour, theme.ink, shade))


def _draw_frame(image: Image.Image, theme: Theme, field: Field) -> None:
    ImageDraw.Draw(image).rectangle(
        (LEFT, field.top, RIGHT, field.bottom), outline=theme.panel_line, width=2
    )


def _draw_number(image: Image.Image, theme: Theme, field: Field, conflict: Conflict) -> None:
    """A conflict's number, above it."""
    middle = (field.x(conflict.start) + field.x(conflict.end)) / 2
    y = field.top - HEAD / 2
    sign(theme, Sign.SWORDS, theme.text, 28).put(image, (middle - 18, y))
    write(
        image,
        (middle, y),
        roman(conflict.number),
        theme.text,
        size=24,
        width=44,
        weight=Weight.EXTRA,
    )


def _draw_lines(image: Image.Image, theme: Theme, field: Field) -> None:
    """All lines on one canvas, the highest last and so on top."""
    width, height = 2 * round((RIGHT - LEFT) / 2) + 16, FIELD + 16
    brush = Brush(width, height, scale=3)
    middle = ((LEFT + RIGHT) / 2, (field.top + field.bottom) / 2)
    for line in sorted(field.course.lines, key=lambda line: line.devotion[-1]):
        path = (field.at(line.god, moment) for moment in range(line.end + 1))
        points = [(x - middle[0], y - middle[1]) for x, y in path]
        draw_thread(brush, theme, line.god, _corners([*points, *_joins(field, line, middle)]))
    brush.sprite().put(image, middle)


def _joins(field: Field, line: Line, middle: Point) -> list[Point]:
    """A god that merges goes on into the line of its senior."""
    for merge in field.course.merges:
        if merge.junior is line.god:
            x, y = field.at(merge.senior, merge.at)
            return [(x - middle[0], y - middle[1])]
    return []


def _corners(points: Sequence[Point]) -> list[Point]:
    """Leave out points within a level stretch: fewer joints, evener dashes."""
    last = len(points) - 1
    return [
        point
        for n, point in enumerate(points)
        if n in (0, last) or not points[n - 1][1] == point[1] == points[n + 1][1]
    ]


def _draw_tokens(image: Image.Image, theme: Theme, field: Field, conflict: Conflict) -> None:
    """Where each god stood after a conflict; those that stood close stand in a row."""
    there = [line.god for line in field.course.lines if line.end >= conflict.end]
    places = sorted((field.at(god, conflict.end), god) for god in there)
    row: list[float] = []  # heights of the tokens so far in this row
    for (x, y), god in sorted(places, key=lambda place: place[0][1]):
        row = [*row, y] if row and y - row[-1] < _TOKEN_STEP else [y]
        out = god in field.course.forgotten and field.course.line(god).end == conflict.end
        token = sprites.greyed if out else sprites.token
        token(theme, god, _TOKEN).put(image, (x + _TOKEN_STEP * (len(row) - 1), y))


def _draw_ends(image: Image.Image, theme: Theme, field: Field) -> None:
    """Beside the end of each line that goes to the end: the god and its devotion."""
    course = field.course
    ending = [line for line in course.lines if line.end == course.length]
    ending.sort(key=lambda line: field.at(line.god, line.end)[1])
    wanted = [field.at(line.god, line.end)[1] for line in ending]
    pen = ImageDraw.Draw(image)
    for line, y, place in zip(
        ending, wanted, spread(wanted, _END_STEP, field.top + 4, field.bottom - 4), strict=True
    ):
        out = line.god in course.forgotten
        pen.line((RIGHT + 1, y, RIGHT + 18, place), fill=theme.text, width=2)
        token = sprites.greyed if out else sprites.token
        token(theme, line.god, _END).put(image, (RIGHT + 40, place))
        write(
            image,
            (RIGHT + 66, place),
            str(line.devotion[-1]),
            theme.faded if out else theme.text,
            size=28,
            width=40,
            weight=Weight.EXTRA,
        )


def spread(wanted: Sequence[float], step: float, top: float, bottom: float) -> list[float]:
    """Move rising heights apart to a least distance, as little as that allows.

    >>> spread([10, 11, 50], 10, 0, 100)
    [5.5, 15.5, 50.0]
    """
    groups: list[tuple[float, int]] = []  # the middle of a group, and how many are in it
    for height in wanted:
        groups.append((_inside(height, 1, step, top, bottom), 1))
        while len(groups) > 1 and _too_close(groups[-2], groups[-1], step):
            (a, m), (b, n) = groups[-2:]
            middle = _inside((a * m + b * n) / (m + n), m + n, step, top, bottom)
            groups[-2:] = [(middle, m + n)]
    return [float(y + step * (k - (n - 1) / 2)) for y, n in groups for k in range(n)]


def _too_close(above: tuple[float, int], below: tuple[float, int], step: float) -> bool:
    return below[0] - above[0] < step * (above[1] + below[1]) / 2


def _inside(middle: float, count: int, step: float, top: float, bottom: float) -> float:
    reach = step * count / 2
    return max(top + reach, min(bottom - reach, middle))


def _draw_merges(image: Image.Image, theme: Theme, field: Field) -> None:
    """Below the moment of a merge: who went into whom."""
    y = field.bottom + FOOT / 2 + 2
    for n, merge in enumerate(field.course.merges):
        x = field.x(merge.at) + 108 * (n - (len(field.course.merges) - 1) / 2)
        sprites.token(theme, merge.junior, 0.42).put(image, (x - 34, y))
        sign(theme, Sign.MERGE, theme.text, 26).put(image, (x, y))
        sprites.token(theme, merge.senior, 0.42).put(image, (x + 34, y))


def _draw_forgotten(image: Image.Image, theme: Theme, field: Field) -> None:
    """Below the moment at which gods were forgotten: a skull and they, greyed."""
    gods = field.course.forgotten
    if not gods:
        return
    y = field.bottom + FOOT / 2 + 2
    end = field.course.line(gods[0]).end
    x = min(field.x(end), RIGHT + 84 - 36 * len(gods))
    sign(theme, Sign.SKULL, theme.text, 30).put(image, (x, y))
    for n, god in enumerate(gods, 1):
        sprites.greyed(theme, god, 0.42).put(image, (x + 36 * n, y))
