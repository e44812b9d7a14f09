"""Where everything lies on the map picture: areas as polygons, and a place for every piece.

``map.json`` holds all four boards; what several of them share is there once.  Areas stand in the
order in which they are painted: a front before the districts inside it, so holes need no care.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from renderer.brush import Point
from rules.kemet.boards import Area

SIZE = (1080, 1240)
EDGE = (32, 32, 1048, 1192)  # of the land
LEGEND = (796, 230, 1036, 716)  # on the closed bank
CAPTION = 1210  # the height of the titles
_FILE = "map.json"


@dataclass(frozen=True, slots=True)
class Spot:
    """The shape of an area, and the middle of each place in it."""

    area: Area
    polygon: list[Point]
    holes: list[list[Point]]
    at: dict[str, Point]  # label, army, creature, and one of pyramid, temple, obelisk, sanctuary

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The rectangle around it."""
        xs, ys = zip(*self.polygon, strict=True)
        return min(xs), min(ys), max(xs), max(ys)


@dataclass(frozen=True, slots=True)
class Wall:
    """A wall around a district, towards another one, a front, or the edge of the board."""

    between: tuple[Area, ...]
    lines: list[list[Point]]


@dataclass(frozen=True, slots=True)
class Map:
    """One board as it is drawn."""

    spots: dict[Area, Spot]
    walls: tuple[Wall, ...]
    harbours: tuple[list[Point], ...]  # arrows
    water: tuple[list[Point], ...]
    closed: tuple[list[Point], ...]
    current: list[Point]  # the middle of the Nile


def _points(given: list[list[float]]) -> list[Point]:
    return [(x, y) for x, y in given]


def _middle(box: list[float]) -> Point:
    left, top, width, height = box
    return left + width / 2, top + height / 2


@lru_cache(maxsize=1)
def _data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files(__package__) / _FILE).read_text("utf-8"))
    return found


@lru_cache(maxsize=4)
def map_of(players: int) -> Map:
    """The board for a number of players."""
    data = _data()

    def of(kind: str) -> list[dict[str, Any]]:
        return [item for item in data[kind] if players in item["boards"]]

    spots = [
        Spot(
            area=item["area"],
            polygon=_points(item["polygon"]),
            holes=[_points(hole) for hole in item.get("holes", ())],
            at={name: _middle(box) for name, box in item["slots"].items()},
        )
        for item in of("areas")
    ]
    return Map(
        spots={spot.area: spot for spot in spots},
        walls=tuple(
            Wall(tuple(item["between"]), [_points(line) for line in item["lines"]])
            for item in of("walls")
        ),
        harbours=tuple(_points(item["arrow"]) for item in of("harbours")),
        water=tuple(_points(item["polygon"]) for item in of("water")),
        closed=tuple(_points(item["polygon"]) for item in of("closed")),
        current=_points(data["current"]),
    )


def is_inside(point: Point, polygon: list[Point]) -> bool:
    """Return whether a point lies in a polygon."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
