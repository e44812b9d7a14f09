"""An area of the map with what is around it, dimmed."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderer.brush import Point
from renderer.kemet.attackers import attacking, came_from, entry
from renderer.kemet.map_picture import board_size, draw_attacker, draw_map
from renderer.kemet.marks import NO_MARKS, Marks
from renderer.kemet.palette import DIM, Theme
from renderer.kemet.places import EDGE, SIZE, map_of
from renderer.labels import Labels
from rules.kemet.boards import Area
from rules.kemet.view import View

SIDES = (24, SIZE[0] - 24)
_AROUND = 50  # above and below what stands there
_FINE = 2  # the mask is drawn so much larger


def crop_area(
    view: View,
    area: Area,
    labels: Labels,
    theme: Theme,
    *,
    least: int = 410,
    marks: Marks = NO_MARKS,
) -> Image.Image:
    """Cut a stretch of the map as wide as the board, with all that stands in an area.

    Everything but the area, and whoever attacks it, lies under paper.
    """
    spot = map_of(board_size(view)).spots[area]
    here = next(found for found in view.areas if found.area == area)
    ys = [y for name, (_, y) in spot.at.items() if name in ("army", "creature")]
    if attacking(view, here) is not None:
        ys.append(entry(board_size(view), area, came_from(view))[0][1])
    tall = round(max(least, max(ys) - min(ys) + 2 * _AROUND))
    middle = (max(ys) + min(ys)) / 2
    top = round(min(max(middle - tall / 2, EDGE[1] - 12), EDGE[3] + 8 - tall))
    box = (SIDES[0], top, SIDES[1], top + tall)
    image = draw_map(view, labels, theme=theme, marks=marks, legend=False).crop(box)
    mask = Image.new("L", (image.width * _FINE, image.height * _FINE), round(255 * DIM))
    pen = ImageDraw.Draw(mask)
    shape = _fine(spot.polygon, top)
    pen.polygon(shape, 0)
    for hole in spot.holes:
        pen.polygon(_fine(hole, top), round(255 * DIM))
    image.paste(theme.paper, (0, 0), mask.reduce(_FINE))
    line = Image.new("L", mask.size, 0)
    ImageDraw.Draw(line).line([*shape, shape[0]], 255, width=4 * _FINE, joint="curve")
    image.paste(theme.frame, (0, 0), line.reduce(_FINE))
    draw_attacker(image, theme, view, board_size(view), here, (SIDES[0], top))
    return image


def _fine(points: list[Point], top: int) -> list[Point]:
    return [((x - SIDES[0]) * _FINE, (y - top) * _FINE) for x, y in points]
