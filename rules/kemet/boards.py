"""The four boards: areas, borders, harbours, temples (RULES K-2).

An area is two digits, the same on all boards: city 1 has the districts 11, 12 and 13 and the
front 10; deserts with an obelisk are 61 to 64, banks 71 and 72, the delta meadow is 73, temples
are 81 to 85, the sanctuary is 91.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TypeAlias

Area: TypeAlias = int
City: TypeAlias = int  # 1 to 5

NORTH, SOUTH, WEST, EAST = 61, 62, 63, 64  # deserts with an obelisk
WEST_BANK, EAST_BANK, MEADOW = 71, 72, 73
WEST_TEMPLE, SPHINX_TEMPLE, CENTRAL_TEMPLE, EAST_TEMPLE, DELTA_TEMPLE = 81, 82, 83, 84, 85
SANCTUARY = 91
DELTA_SACRIFICE = 1  # soldiers, for the prayer points of the temple in the delta

PAY: dict[Area, int] = {  # prayer points of the temples
    WEST_TEMPLE: 2,
    SPHINX_TEMPLE: 3,
    CENTRAL_TEMPLE: 3,
    EAST_TEMPLE: 2,
    DELTA_TEMPLE: 5,
}


class Kind(enum.StrEnum):
    """Kinds of areas."""

    DISTRICT = enum.auto()
    FRONT = enum.auto()  # a desert in front of a city
    OBELISK = enum.auto()  # a desert with an obelisk
    DESERT = enum.auto()  # banks and the meadow
    TEMPLE = enum.auto()
    SANCTUARY = enum.auto()


@dataclass(frozen=True, slots=True)
class Board:
    """A printed side of the board for a number of players."""

    cities: tuple[City, ...]
    areas: tuple[Area, ...]
    adjacent: dict[Area, tuple[Area, ...]]  # by land or by harbour (Ruling 5)
    harbours: tuple[tuple[Area, Area], ...]
    obelisks: tuple[Area, ...]
    temples: tuple[Area, ...]


def districts(city: City) -> tuple[Area, Area, Area]:
    """The three districts of a city."""
    return (10 * city + 1, 10 * city + 2, 10 * city + 3)


def front(city: City) -> Area:
    """The desert in front of a city."""
    return 10 * city


def city_of(area: Area) -> City:
    """The city that a district belongs to; 0 if it is none."""
    return area // 10 if area < 60 and area % 10 else 0


def kind_of(area: Area) -> Kind:
    """What kind of area this is."""
    if area < 60:
        return Kind.DISTRICT if area % 10 else Kind.FRONT
    if area < 70:
        return Kind.OBELISK
    if area < 80:
        return Kind.DESERT
    return Kind.TEMPLE if area < 90 else Kind.SANCTUARY


_WEST_2_4 = "10-63 10-71 10-81 63-71 63-20 63-81 20-71 20-81 71-82"
_WEST_3_5 = (
    "10-61 10-71 10-81 61-71 61-50 61-81 50-71 50-62 50-81 62-71 62-20 62-81 20-71 20-81 71-82"
)
_EAST_BANK = "30-64 30-72 30-84 64-72 64-40 64-84 72-40 72-83 40-84"
_NILE = "71-30 71-83 71-40"  # harbours


def _pairs(written: str) -> list[tuple[Area, Area]]:
    return [(int(pair[:2]), int(pair[3:])) for pair in written.split()]


def _board(cities: tuple[City, ...], land: str, harbours: str) -> Board:
    walls = [
        pair
        for c in cities
        for pair in _pairs(f"{c}1-{c}2 {c}1-{c}3 {c}2-{c}3 {c}1-{c}0 {c}2-{c}0 {c}3-{c}0")
    ]
    edges = [*walls, *_pairs(land), *_pairs(harbours)]
    near: dict[Area, list[Area]] = {}
    for one, two in edges:
        near.setdefault(one, []).append(two)
        near.setdefault(two, []).append(one)
    areas = tuple(sorted(near))
    temples = tuple(area for area in areas if kind_of(area) is Kind.TEMPLE)
    high = (Kind.OBELISK, Kind.TEMPLE, Kind.SANCTUARY)
    return Board(
        cities,
        areas,
        {area: tuple(sorted(near[area])) for area in areas},
        tuple(_pairs(harbours)),
        tuple(area for area in areas if kind_of(area) in high),
        temples,
    )


BOARDS: dict[int, Board] = {  # by number of players
    2: _board((1, 2), f"{_WEST_2_4} 73-85", ""),
    3: _board((1, 2, 5), f"{_WEST_3_5} 73-91", "73-85"),
    4: _board((1, 2, 3, 4), f"{_WEST_2_4} {_EAST_BANK} 73-85", _NILE),
    5: _board((1, 2, 3, 4, 5), f"{_WEST_3_5} {_EAST_BANK} 73-91", f"{_NILE} 73-85"),
}
