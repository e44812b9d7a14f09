"""Everything on the map of Kemet lies inside its area and apart from everything else."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from renderer.kemet.attackers import entry
from renderer.kemet.places import EDGE, LEGEND, is_inside, map_of
from rules.kemet.boards import BOARDS

SIZES = {
    "label": (44, 30),
    "army": (64, 64),
    "creature": (46, 46),
    "pyramid": (56, 50),
    "temple": (60, 54),
    "obelisk": (34, 58),
    "sanctuary": (60, 54),
}
every_board = pytest.mark.parametrize("players", list(BOARDS))


def corners(at, size):
    (x, y), (w, h) = at, size
    return [(x + s * w / 2, y + t * h / 2) for s in (-1, 1) for t in (-1, 1)]


@every_board
def test_the_areas_are_those_of_the_board(players):
    board = map_of(players)
    assert tuple(sorted(board.spots)) == BOARDS[players].areas
    assert len(board.harbours) == len(BOARDS[players].harbours)
    assert bool(board.closed) is (players < 4)


@every_board
def test_every_piece_has_a_place_inside_its_area_and_apart(players):
    for spot in map_of(players).spots.values():
        for name, at in spot.at.items():
            for corner in corners(at, SIZES[name]):
                assert is_inside(corner, spot.polygon), (spot.area, name)
                assert not any(is_inside(corner, hole) for hole in spot.holes)
        for (one, a), (two, b) in combinations(spot.at.items(), 2):
            wide = (SIZES[one][0] + SIZES[two][0]) / 2
            high = (SIZES[one][1] + SIZES[two][1]) / 2
            assert abs(a[0] - b[0]) >= wide or abs(a[1] - b[1]) >= high, (spot.area, one, two)


@every_board
def test_an_attacker_stands_outside_and_points_inside(players):
    board = BOARDS[players]
    for area in board.areas:
        for start in (0, *board.adjacent[area]):
            here, tip = entry(players, area, start)
            polygon = map_of(players).spots[area].polygon
            assert is_inside(tip, polygon)
            assert not is_inside(here, polygon)
            assert EDGE[0] < here[0] < EDGE[2]
            assert EDGE[1] < here[1] < EDGE[3]
            assert 40 < math.dist(here, tip) < 120


@pytest.mark.parametrize("players", [2, 3])
def test_the_key_of_signs_lies_on_the_closed_bank(players):
    left, top, right, bottom = LEGEND
    for corner in ((left, top), (right, top), (left, bottom), (right, bottom)):
        assert is_inside(corner, map_of(players).closed[0])
