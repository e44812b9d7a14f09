"""The map that never changes: papyrus, terrain, coasts, rivers, cell numbers.

It is drawn once per theme, large and then reduced, and copied for every picture.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from renderer.ankh import sprites
from renderer.ankh.geometry import CENTRES, SIZE, border_line, hexagon, middle, number_at, side
from renderer.ankh.palette import EDGE_SHADE, GRID_FADES, OCHRE, SURF, TINTS, WATERMARK, Theme
from renderer.ankh.pictograms import Sign
from renderer.brush import Colour, Point, Sprite, mix
from renderer.type import Weight, write
from rules.ankh.board import AROUND, RIVERS, TERRAIN, WATER, Cell

NUMBER_SIZE = 26
NUMBER_WIDTH = 52
RIVER_WIDTH = 12
_SCALE = 3
_FRAME = 15  # the ornamental border
_CORNERS = ((72, 70), (1008, 70), (72, 1012), (1008, 1012))  # where no land is


class Pen(NamedTuple):
    """Draws on the large picture in the pixels of the finished one."""

    draw: ImageDraw.ImageDraw

    def fill(self, points: list[Point], colour: Colour) -> None:
        """Fill a shape."""
        self.draw.polygon([(x * _SCALE, y * _SCALE) for x, y in points], fill=colour)

    def line(self, points: list[Point], colour: Colour, width: float) -> None:
        """Draw a line with round joints and ends."""
        at = [(x * _SCALE, y * _SCALE) for x, y in points]
        thick = max(1, round(width * _SCALE))
        # Round joints take most of the time, and nobody sees them on a thin line.
        self.draw.line(at, fill=colour, width=thick, joint="curve" if width > 4 else None)
        if width > 2.5:
            r = thick / 2
            for x, y in (at[0], at[-1]):
                self.draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def box(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Fill a rectangle."""
        k = _SCALE
        self.draw.rectangle((left * k, top * k, right * k - 1, bottom * k - 1), fill=colour)

    def dot(self, x: float, y: float, r: float, colour: Colour) -> None:
        """Draw a dot."""
        k = _SCALE
        self.draw.ellipse(((x - r) * k, (y - r) * k, (x + r) * k, (y + r) * k), fill=colour)


@lru_cache(maxsize=4)
def ground(theme: Theme) -> Image.Image:
    """The empty map; do not draw on it, draw on a copy."""
    large = Image.new("RGB", (SIZE[0] * _SCALE, SIZE[1] * _SCALE), theme.paper)
    pen = Pen(ImageDraw.Draw(large))
    _sheet(pen, theme, SIZE)
    _board_edge(pen, theme)
    for cell in TERRAIN:
        _terrain(pen, theme, cell)
    _coast(pen, theme)
    _rivers(pen, theme)
    image = large.reduce(_SCALE)
    for corner in _CORNERS:
        sprites.sign(Sign.ANKH, mix(theme.paper, theme.dune, WATERMARK), theme.paper, 74).put(
            image, corner
        )
    for cell in TERRAIN:
        write_number(image, cell, number_colour(theme, cell))
    return image


@lru_cache(maxsize=16)
def sheet(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """An empty sheet of papyrus with its ornamental border, for other pictures."""
    large = Image.new("RGB", (size[0] * _SCALE, size[1] * _SCALE), theme.paper)
    pen = Pen(ImageDraw.Draw(large))
    _sheet(pen, theme, size)
    return large.reduce(_SCALE)


@lru_cache(maxsize=2 * len(TERRAIN))
def tile(theme: Theme, cell: Cell, *, drowned: bool) -> Sprite:
    """What a scenario lays over a cell's terrain; the rivers beside it stay as they are."""
    sprite = sprites.tile(theme, drowned=drowned)
    left, top = (round(v) - a for v, a in zip(CENTRES[cell], sprite.anchor, strict=True))
    box = (left, top, left + sprite.mask.width, top + sprite.mask.height)
    return sprite._replace(mask=ImageChops.darker(sprite.mask, beside_rivers().crop(box)))


@lru_cache(maxsize=1)
def beside_rivers() -> Image.Image:
    """Everything but the rivers, as a mask."""
    large = Image.new("RGB", (SIZE[0] * _SCALE, SIZE[1] * _SCALE), (255, 255, 255))
    pen = Pen(ImageDraw.Draw(large))
    for bend in _bends():
        pen.line(bend, (0, 0, 0), RIVER_WIDTH + 5)
    return large.reduce(_SCALE).convert("L")


def number_colour(theme: Theme, cell: Cell) -> Colour:
    """A cell's number has the colour of its terrain."""
    return {
        "f": theme.number_fertile, "d": theme.number_desert, "w": theme.number_water
    }[TERRAIN[cell]]  # fmt: skip


def write_number(image: Image.Image, cell: Cell, colour: Colour) -> None:
    """Write a cell's number where no piece ever stands."""
    write(
        image, number_at(cell), str(cell), colour,
        size=NUMBER_SIZE, width=NUMBER_WIDTH, weight=Weight.EXTRA, align="middle",
    )  # fmt: skip


# --- paper -----------------------------------------------------------------------------


def _sheet(pen: Pen, theme: Theme, size: tuple[int, int]) -> None:
    pen.box(0, 0, *size, theme.frame)
    pen.box(_FRAME, _FRAME, size[0] - _FRAME, size[1] - _FRAME, theme.paper)
    _papyrus(pen, theme, size)
    _ornament(pen, theme, size)


def _papyrus(pen: Pen, theme: Theme, size: tuple[int, int]) -> None:
    """Strips of the plant, laid crosswise: faint long lines both ways."""
    width, height = size
    right, bottom = width - _FRAME, height - _FRAME
    for n in range(3, height // 6 - 3):
        y = 6 * n + _scatter(n, 5, 6)
        start = _FRAME + _scatter(n, 11, width - 2 * _FRAME)
        pen.box(start, y, min(right, start + 120 + _scatter(n, 3, 420)), y + 1.6, theme.fibre)
    for n in range(1, width // 16 - 1):
        x = 16 * n + _scatter(n, 13, 16)
        start = _FRAME + _scatter(n, 17, height - 2 * _FRAME)
        pen.box(x, start, x + 1.3, min(bottom, start + 60 + _scatter(n, 7, 260)), theme.fibre)


def _scatter(n: int, salt: int, below: int) -> int:
    """A number that looks random and is always the same."""
    return (n * 2654435761 + salt * 40503 + (n * salt) ** 2) // 97 % below


def _ornament(pen: Pen, theme: Theme, size: tuple[int, int]) -> None:
    """A painted band as on the walls of a tomb: blocks of four colours between dark lines."""
    width, height = size
    paint = [theme.gold, theme.river, theme.halo, mix(theme.red_zone, theme.frame, OCHRE)]
    blocks: list[tuple[float, float, float, float]] = []
    for length, upright in ((width, False), (height, True)):
        count = round((length - 2 * _FRAME) / 27)
        step = (length - 2 * _FRAME) / count
        for k in range(count):
            a, b = _FRAME + k * step, _FRAME + (k + 1) * step
            for near, far in ((4, 11), (-11, -4)):
                blocks.append((near, a, far, b) if upright else (a, near, b, far))
    for left, top, right, bottom in blocks:
        left, right = (v + width if v < 0 else v for v in (left, right))
        top, bottom = (v + height if v < 0 else v for v in (top, bottom))
        n = round((top - _FRAME if right - left < 10 else left - _FRAME) / 27)
        pen.box(left + 1.5, top + 1.5, right - 1.5, bottom - 1.5, paint[n % len(paint)])
    for x in (1, width - _FRAME + 1):
        for y in (1, height - _FRAME + 1):
            pen.box(x, y, x + _FRAME - 2, y + _FRAME - 2, theme.frame)
            pen.dot(x + _FRAME / 2 - 1, y + _FRAME / 2 - 1, 4.5, theme.gold)


def _board_edge(pen: Pen, theme: Theme) -> None:
    """A dark rim and a shade, so that the land lies on the papyrus like a tablet."""
    shade = mix(theme.paper, theme.shadow, EDGE_SHADE)
    outer = [cell for cell in TERRAIN if None in AROUND[cell]]
    for cell in outer:
        x, y = CENTRES[cell]
        pen.fill(hexagon((x + 3, y + 6), 62), shade)
    for cell in outer:
        pen.fill(hexagon(CENTRES[cell], 63), theme.frame)


# --- terrain ---------------------------------------------------------------------------


def _terrain(pen: Pen, theme: Theme, cell: Cell) -> None:
    """One cell with the texture of its terrain."""
    match TERRAIN[cell]:
        case "f":
            pen.fill(hexagon(CENTRES[cell]), _tint(theme.fertile, theme.reed, cell))
            _reeds(pen, theme, cell)
        case "d":
            pen.fill(hexagon(CENTRES[cell]), _tint(theme.desert, theme.dune, cell))
            _dunes(pen, theme, cell)
        case _:
            pen.fill(hexagon(CENTRES[cell]), theme.water)
            waves(pen, theme.wave, CENTRES[cell])
    corners = hexagon(CENTRES[cell])
    pen.line([*corners, corners[0]], mix(theme.grid, _base(theme, cell), GRID_FADES), 1.3)


def _base(theme: Theme, cell: Cell) -> Colour:
    return {"f": theme.fertile, "d": theme.desert, "w": theme.water}[TERRAIN[cell]]


def _tint(colour: Colour, mark: Colour, cell: Cell) -> Colour:
    """Neighbouring fields differ a little, as fields do."""
    return mix(colour, mark, TINTS[_scatter(cell, 23, 3)])


def _reeds(pen: Pen, theme: Theme, cell: Cell) -> None:
    """Tufts of papyrus beside the place where pieces stand, furrows beneath it."""
    x, y = CENTRES[cell]
    for n, (dx, dy) in enumerate(((-43, 6), (41, 14), (-27, 40), (28, -38), (14, 42), (-36, -18))):
        if _scatter(cell, n + 29, 4) == 0:
            continue
        sx, sy = x + dx + _scatter(cell, n, 5) - 2, y + dy + _scatter(cell, n + 7, 5) - 2
        for foot, lean, height in ((-4, -2, 8), (0, 0, 12), (4, 2, 9)):
            pen.line([(sx + foot, sy), (sx + foot + lean, sy - height)], theme.reed, 1.5)
            pen.dot(sx + foot + lean, sy - height, 1.7, theme.reed)


def _dunes(pen: Pen, theme: Theme, cell: Cell) -> None:
    """Crescents of sand with grains between them."""
    x, y = CENTRES[cell]
    for n, (dx, dy) in enumerate(((-34, 26), (20, 40), (36, 0), (-36, -10))):
        if _scatter(cell, n + 31, 3) == 0:
            continue
        sx, sy = x + dx + _scatter(cell, n, 7) - 3, y + dy + _scatter(cell, n + 5, 5) - 2
        arc = [(sx + 11 * math.cos(a), sy + 5 * math.sin(a)) for a in _angles(200, 340)]
        pen.line(arc, theme.dune, 1.9)
    for n in range(7):
        dx, dy = _scatter(cell, n + 41, 84) - 42, _scatter(cell, n + 53, 64) - 14
        if abs(dx) + abs(dy) * 0.6 < 52:
            pen.dot(x + dx, y + dy, 1.3, theme.dune)


def _angles(start: int, end: int) -> list[float]:
    return [math.radians(a) for a in range(start, end + 1, 10)]


def waves(pen: Pen, colour: Colour, centre: Point) -> None:
    """Water as the hieroglyph has it: zigzag lines."""
    x, y = centre
    for dy, reach in ((-8, 4), (9, 5), (26, 4), (42, 2)):
        zigzag = [(x + 9 * k, y + dy + (3.2 if k % 2 else -3.2)) for k in range(-reach, reach + 1)]
        pen.line(zigzag, colour, 2.0)


# --- water's edges ---------------------------------------------------------------------


def _coast(pen: Pen, theme: Theme) -> None:
    """A dark line where land meets water."""
    surf = mix(theme.water, theme.halo, SURF)
    shores = [
        (cell, direction)
        for cell in TERRAIN
        if WATER >> cell & 1
        for direction, other in enumerate(AROUND[cell])
        if other is not None and not WATER >> other & 1
    ]
    for cell, direction in shores:
        pen.line(list(side(cell, direction, 55.5)), surf, 3.2)
    for cell, direction in shores:
        pen.line(list(side(cell, direction)), theme.bank, 3.0)


def _rivers(pen: Pen, theme: Theme) -> None:
    """The Nile: a dark bank, blue water, a light ripple; it rounds every corner."""
    bends = _bends()
    for width, colour in ((RIVER_WIDTH + 5, theme.bank), (RIVER_WIDTH, theme.river)):
        for bend in bends:
            pen.line(bend, colour, width)
    for bend in bends:
        if len(bend) > 2:
            pen.line(bend[3:-3], theme.ripple, 2.2)


def _bends() -> list[list[Point]]:
    """Rivers from the middle of one border to the middle of the next, or out of the last."""
    meeting: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    for border in RIVERS:
        a, b = border_line(border)
        for end in (a, b):
            meeting.setdefault((round(end[0]), round(end[1])), []).append((middle(a, b), end))
    bends: list[list[Point]] = []
    for ends in meeting.values():
        if len(ends) != 2:  # a mouth, or a fork whose middle must be filled
            bends += [list(end) for end in ends]
        bends += [_bend(a, corner, b) for (a, corner), (b, _) in combinations(ends, 2)]
    return bends


def _bend(a: Point, corner: Point, b: Point) -> list[Point]:
    steps = [k / 12 for k in range(13)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * corner[0] + t**2 * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * corner[1] + t**2 * b[1],
        )
        for t in steps
    ]
