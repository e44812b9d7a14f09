"""The map that never changes: papyrus, terrain, coasts, rivers, cell numbers.

It is drawn once per theme, large and then reduced, and kept for every picture.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations

from PIL import Image, ImageChops, ImageDraw

from renderer.ankh import sprites
from renderer.ankh.geometry import CENTRES, SIZE, border_line, hexagon, middle, number_at, side
from renderer.ankh.palette import EDGE_SHADE, GRID_FADES, SURF, WATERMARK, Theme
from renderer.ankh.pictograms import Sign
from renderer.brush import Colour, Point, Sprite, mix
from renderer.kept import kept
from renderer.paper import SCALE, Pen, draw_sheet, scatter
from renderer.type import Weight, write
from rules.ankh.board import AROUND, RIVERS, TERRAIN, WATER, Cell

NUMBER_SIZE = 26
NUMBER_WIDTH = 52
RIVER_WIDTH = 12
_CORNERS = ((72, 70), (1008, 70), (72, 1012), (1008, 1012))  # where no land is


@kept(4)
def ground(theme: Theme) -> Image.Image:
    """The empty map, to draw on."""
    large = Image.new("RGB", (SIZE[0] * SCALE, SIZE[1] * SCALE), theme.paper)
    pen = Pen(ImageDraw.Draw(large))
    draw_sheet(pen, theme, SIZE)
    _board_edge(pen, theme)
    for cell in TERRAIN:
        _terrain(pen, theme, cell)
    _coast(pen, theme)
    _rivers(pen, theme)
    image = large.reduce(SCALE)
    for corner in _CORNERS:
        sprites.sign(Sign.ANKH, mix(theme.paper, theme.dune, WATERMARK), theme.paper, 74).put(
            image, corner
        )
    for cell in TERRAIN:
        write_number(image, cell, number_colour(theme, cell))
    return image


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
    large = Image.new("L", (SIZE[0] * SCALE, SIZE[1] * SCALE), 255)
    pen = Pen(ImageDraw.Draw(large))
    for bend in _bends():
        pen.line(bend, 0, RIVER_WIDTH + 5)
    return large.reduce(SCALE)


def number_colour(theme: Theme, cell: Cell) -> Colour:
    """A cell's number has the colour of its terrain."""
    return {"f": theme.number_fertile, "d": theme.number_desert, "w": theme.number_water}[
        TERRAIN[cell]
    ]


def write_number(image: Image.Image, cell: Cell, colour: Colour | int) -> None:
    """Write a cell's number where no piece ever stands; in a mask a colour is a number."""
    write(
        image,
        number_at(cell),
        str(cell),
        colour,
        size=NUMBER_SIZE,
        width=NUMBER_WIDTH,
        weight=Weight.EXTRA,
        align="middle",
    )


# --- land ------------------------------------------------------------------------------


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
            pen.fill(hexagon(CENTRES[cell]), theme.fertile)
            _reeds(pen, theme, cell)
        case "d":
            pen.fill(hexagon(CENTRES[cell]), theme.desert)
            _dunes(pen, theme, cell)
        case _:
            pen.fill(hexagon(CENTRES[cell]), theme.water)
            waves(pen, theme.wave, CENTRES[cell])
    corners = hexagon(CENTRES[cell])
    pen.line([*corners, corners[0]], mix(theme.grid, _base(theme, cell), GRID_FADES), 1.3)


def _base(theme: Theme, cell: Cell) -> Colour:
    return {"f": theme.fertile, "d": theme.desert, "w": theme.water}[TERRAIN[cell]]


def _reeds(pen: Pen, theme: Theme, cell: Cell) -> None:
    """Tufts of papyrus beside the place where pieces stand, furrows beneath it."""
    x, y = CENTRES[cell]
    for n, (dx, dy) in enumerate(((-43, 6), (41, 14), (-27, 40), (28, -38), (14, 42), (-36, -18))):
        if scatter(cell, n + 29, 4) == 0:
            continue
        sx, sy = x + dx + scatter(cell, n, 5) - 2, y + dy + scatter(cell, n + 7, 5) - 2
        for foot, lean, height in ((-4, -2, 8), (0, 0, 12), (4, 2, 9)):
            pen.line([(sx + foot, sy), (sx + foot + lean, sy - height)], theme.reed, 1.5)
            pen.dot(sx + foot + lean, sy - height, 1.7, theme.reed)


def _dunes(pen: Pen, theme: Theme, cell: Cell) -> None:
    """Crescents of sand with grains between them."""
    x, y = CENTRES[cell]
    for n, (dx, dy) in enumerate(((-34, 26), (20, 40), (36, 0), (-36, -10))):
        if scatter(cell, n + 31, 3) == 0:
            continue
        sx, sy = x + dx + scatter(cell, n, 7) - 3, y + dy + scatter(cell, n + 5, 5) - 2
        arc = [(sx + 11 * math.cos(a), sy + 5 * math.sin(a)) for a in _angles(200, 340)]
        pen.line(arc, theme.dune, 1.9)
    for n in range(7):
        dx, dy = scatter(cell, n + 41, 84) - 42, scatter(cell, n + 53, 64) - 14
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
