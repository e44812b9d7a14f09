"""Where an attacker stands who has come into an area: outside its border, with an arrow over it."""

from __future__ import annotations

import math
from functools import lru_cache

from renderer.brush import Point
from renderer.kemet.places import EDGE, Spot, is_inside, map_of
from rules.kemet.boards import Area
from rules.kemet.state import NOBODY
from rules.kemet.view import AreaView, ArmyView, View

_BEYOND = 42  # from the border to the middle of the token
_WITHIN = 34  # from the border to the tip of the arrow
_SIZES = {
    "label": (48, 34),
    "army": (74, 74),
    "creature": (50, 50),
    "pyramid": (64, 56),
    "temple": (68, 60),
    "obelisk": (38, 62),
    "sanctuary": (68, 60),
}
_TOKEN = (74, 74)


def attacking(view: View, area: AreaView) -> ArmyView | None:
    """The army that has come to fight here, if two stand in an area."""
    if len(area.armies) < 2:
        return None
    battle = view.battle
    seat = battle.attacker.seat if battle is not None and battle.area == area.area else view.active
    return next((army for army in area.armies if army.seat == seat), area.armies[-1])


def defending(view: View, area: AreaView) -> ArmyView | None:
    """The army that stands in an area as usual."""
    came = attacking(view, area)
    return next((army for army in area.armies if army is not came), None)


def came_from(view: View) -> Area:
    """Where the Move that is under way began; 0 if none is."""
    return view.moving.start if view.moving is not None and view.active != NOBODY else 0


@lru_cache(maxsize=256)
def entry(players: int, area: Area, start: Area) -> tuple[Point, Point]:
    """Where the token stands, and where its arrow ends just inside the area.

    It stands at the border towards where it came from, where it hides least.
    """
    spots = map_of(players).spots
    spot = spots[area]
    places = [(*at, *_SIZES[name]) for each in spots.values() for name, at in each.at.items()]
    known = start in spots and start != area
    towards = spots[start].polygon if known else [spot.at["army"]]

    def cost(found: tuple[Point, Point]) -> float:
        (px, py), inner = found
        hidden = sum(_overlap((px, py, *_TOKEN), place) for place in places)
        tip = sum(_overlap((*inner, 26, 26), (*at, *_SIZES[name])) for name, at in spot.at.items())
        left, top, right, bottom = EDGE
        outside = not (left + 34 <= px <= right - 34 and top + 34 <= py <= bottom - 34)
        way = min(math.dist((px, py), point) for point in towards)
        far = math.dist((px, py), spot.at["army"])
        return hidden / 20 + tip / 5 + way + far / 4 + 10_000 * outside

    return min(_crossings(spot), key=cost)


def _crossings(spot: Spot) -> list[tuple[Point, Point]]:
    """Points on both sides of the border, all along it."""
    found = []
    for (ax, ay), (bx, by) in zip(spot.polygon, [*spot.polygon[1:], spot.polygon[0]], strict=True):
        length = math.dist((ax, ay), (bx, by))
        if not length:
            continue
        nx, ny = (by - ay) / length, (ax - bx) / length
        for k in range(max(1, round(length / 14))):
            t = (k + 0.5) / max(1, round(length / 14))
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            side = -1 if is_inside((x + 3 * nx, y + 3 * ny), spot.polygon) else 1
            out = (x + side * nx * _BEYOND, y + side * ny * _BEYOND)
            inner = (x - side * nx * _WITHIN, y - side * ny * _WITHIN)
            if is_inside(inner, spot.polygon) and not is_inside(out, spot.polygon):
                found.append((out, inner))
    return found


def _overlap(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> float:
    wide = (a[2] + b[2]) / 2 - abs(a[0] - b[0])
    high = (a[3] + b[3]) / 2 - abs(a[1] - b[1])
    return max(0.0, wide) * max(0.0, high)
