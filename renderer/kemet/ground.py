"""The map that never changes: papyrus, deserts, banks, the Nile, area numbers, temples.

It is drawn once per theme and board, large and then reduced, and kept for every picture.
Cities have their owners' colours, so each is a picture of its own that is laid upon it.
"""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from renderer.brush import Colour, Point
from renderer.kemet import sprites
from renderer.kemet.palette import Theme, surf
from renderer.kemet.places import EDGE, SIZE, Map, Spot, is_inside, map_of
from renderer.kept import kept
from renderer.paper import SCALE, Pen, draw_sheet, scatter
from renderer.type import Weight, write
from rules.kemet.boards import DELTA_TEMPLE, MEADOW, PAY, SANCTUARY, Area, Kind, kind_of

NUMBER = 27
ISLANDS = (MEADOW, DELTA_TEMPLE, SANCTUARY)


@kept(8)
def ground(theme: Theme, players: int) -> Image.Image:
    """The map without cities and pieces, to draw on."""
    board = map_of(players)
    large = Image.new("RGB", (SIZE[0] * SCALE, SIZE[1] * SCALE), theme.paper)
    pen = Pen(ImageDraw.Draw(large))
    draw_sheet(pen, theme, SIZE)
    for water in board.water:
        pen.fill(water, theme.water)
    _waves(pen, theme, board)
    shores = _shores(board)
    for shore in shores:  # the half of it that lies on land is painted over
        pen.line(shore, surf(theme), 11)
    for closed in board.closed:
        _closed(pen, theme, closed)
    for spot in board.spots.values():
        if kind_of(spot.area) is not Kind.DISTRICT:
            _terrain(pen, theme, spot, board)
    for shore in shores:
        pen.line(shore, theme.bank, 3.4)
    _edge(pen, theme)
    image = large.reduce(SCALE)
    for arrow in board.harbours:
        (ax, ay), (bx, by) = arrow[0], arrow[-1]
        sprites.harbour(theme, bx - ax, by - ay).put(image, ((ax + bx) / 2, (ay + by) / 2))
    for spot in board.spots.values():
        if kind_of(spot.area) is not Kind.DISTRICT:
            write_number(image, theme, spot.at["label"], spot.area)
            _landmark(image, theme, spot)
    return image


def write_number(image: Image.Image, theme: Theme, at: Point, area: Area) -> None:
    """Write an area's number where no piece ever stands."""
    write(
        image,
        at,
        str(area),
        theme.number,
        size=NUMBER,
        width=48,
        weight=Weight.EXTRA,
        align="middle",
    )


def _landmark(image: Image.Image, theme: Theme, spot: Spot) -> None:
    if "temple" in spot.at:
        sprites.temple(theme, PAY[spot.area]).put(image, spot.at["temple"])
    elif "sanctuary" in spot.at:
        sprites.sanctuary(theme).put(image, spot.at["sanctuary"])
    elif "obelisk" in spot.at:
        sprites.obelisk(theme).put(image, spot.at["obelisk"])


# --- land ------------------------------------------------------------------------------------


def area_colour(theme: Theme, area: Area) -> Colour:
    """The ground of an area outside the cities."""
    return {
        Kind.FRONT: theme.desert,
        Kind.OBELISK: theme.stony,
        Kind.DESERT: theme.fertile,
        Kind.TEMPLE: theme.hallowed,
        Kind.SANCTUARY: theme.hallowed,
        Kind.DISTRICT: theme.stony,
    }[kind_of(area)]


def _terrain(pen: Pen, theme: Theme, spot: Spot, board: Map) -> None:
    pen.fill(spot.polygon, area_colour(theme, spot.area))
    for n, (x, y) in enumerate(_scattered(spot, board)):
        match kind_of(spot.area):
            case Kind.DESERT:
                _reeds(pen, theme, x, y)
            case Kind.TEMPLE | Kind.SANCTUARY:
                for k in range(3):
                    pen.dot(x + (-9, 2, 10)[k], y + scatter(n + k, 5, 14) - 7, 2.2, theme.gold)
            case _:
                _dune(pen, theme, x, y, 12 + scatter(n, 9, 8))
    pen.line([*spot.polygon, spot.polygon[0]], theme.border, 2.4)


def _scattered(spot: Spot, board: Map) -> list[Point]:
    """Points of an area that are clear of its border, its pieces, and the city inside it."""
    left, top, right, bottom = spot.box
    found: list[Point] = []
    for k in range(420):
        x = left + scatter(k + spot.area, 23, max(1, round(right - left)))
        y = top + scatter(k + spot.area, 41, max(1, round(bottom - top)))
        clear = all(abs(x - px) > 54 or abs(y - py) > 46 for px, py in spot.at.values())
        corners = ((x - 22, y - 14), (x + 22, y - 14), (x - 22, y + 10), (x + 22, y + 10))
        lies = all(is_inside(corner, spot.polygon) for corner in corners)
        lies = lies and not any(is_inside((x, y), hole) for hole in spot.holes)
        apart = all(abs(x - px) > 46 or abs(y - py) > 34 for px, py in found)
        dry = all(math.dist((x, y), end) > 44 for arrow in board.harbours for end in arrow)
        if clear and lies and apart and dry:
            found.append((x, y))
    return found[:16]


def _reeds(pen: Pen, theme: Theme, x: float, y: float) -> None:
    for foot, lean, height in ((-7, -3, 11), (0, 0, 16), (7, 3, 12)):
        pen.line([(x + foot, y + 6), (x + foot + lean, y + 6 - height)], theme.reed, 1.7)
        pen.dot(x + foot + lean, y + 6 - height, 2.0, theme.reed)


def _dune(pen: Pen, theme: Theme, x: float, y: float, wide: float) -> None:
    arc = [
        (x + wide * math.cos(math.radians(a)), y + 6 * math.sin(math.radians(a)))
        for a in range(200, 341, 10)
    ]
    pen.line(arc, theme.dune, 1.9)


def _closed(pen: Pen, theme: Theme, polygon: list[Point]) -> None:
    """The bank that is not in play: hatched."""
    pen.fill(polygon, theme.shut)
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    reach = round(max(ys) - min(ys))
    for start in range(round(min(xs)) - reach, round(max(xs)), 26):
        for piece in _inside([(start + t, max(ys) - t) for t in range(0, reach, 6)], polygon):
            pen.line(piece, theme.shut_line, 2.2)
    pen.line([*polygon, polygon[0]], theme.border, 2.4)


def _inside(points: list[Point], polygon: list[Point]) -> list[list[Point]]:
    """The pieces of a line that lie in a polygon."""
    pieces: list[list[Point]] = [[]]
    for point in points:
        if is_inside(point, polygon):
            pieces[-1].append(point)
        elif pieces[-1]:
            pieces.append([])
    return [[piece[0], piece[-1]] for piece in pieces if len(piece) > 1]


# --- water -----------------------------------------------------------------------------------


def _waves(pen: Pen, theme: Theme, board: Map) -> None:
    """Small waves along the current and in the delta."""
    islands = [board.spots[area].polygon for area in ISLANDS if area in board.spots]
    for n, (x, y) in enumerate(
        (40 + 54 * i + scatter(i + 31 * j, 7, 26), 44 + 34 * j + scatter(i + 17 * j, 3, 10))
        for j in range(34)
        for i in range(19)
    ):
        ends = ((x - 14, y - 6), (x + 14, y + 6))
        wet = all(any(is_inside(end, water) for water in board.water) for end in ends)
        if wet and n % 2 and not any(is_inside(e, isle) for e in ends for isle in islands):
            wave: list[Point] = [(x + 5 * k, y + (2.6 if k % 2 else -2.6)) for k in range(-2, 3)]
            pen.line(wave, theme.wave, 1.8)


def _shores(board: Map) -> list[list[Point]]:
    """Where land meets water: not at the edge of the board, nor where islands touch."""
    islands = [board.spots[area].polygon for area in ISLANDS if area in board.spots]
    found = []
    for rim in (*board.water, *islands):
        others = [set(isle) for isle in islands if isle is not rim]
        for a, b in zip(rim, [*rim[1:], rim[0]], strict=True):
            if _is_shore(a, b) and not any(a in other and b in other for other in others):
                found.append([a, b])
    return found


def _is_shore(a: Point, b: Point) -> bool:
    """Not the edge of the board."""
    left, top, right, bottom = EDGE
    return not (
        (a[0] == b[0] and a[0] in (left, right)) or (a[1] == b[1] and a[1] in (top, bottom))
    )


def _edge(pen: Pen, theme: Theme) -> None:
    left, top, right, bottom = EDGE
    ring: list[Point] = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    pen.line(ring, theme.frame, 4.0)
