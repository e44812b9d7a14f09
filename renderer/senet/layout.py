"""Where everything lies on the picture of the board."""

from __future__ import annotations

from renderer.brush import Point
from rules.senet.data import HOUSES, OFF, ROW

Box = tuple[int, int, int, int]  # left, top, right, bottom

WIDTH, HEIGHT = 1080, 720
HEAD = (24, 22, 1056, 80)
BOARD = (24, 92, 1056, 500)
EDGE = 21  # of the wood about the houses
WIDE, TALL = 99, 122  # a house
GAP = 4  # half of what lies between two houses
FOOT = (24, 512, 1056, 698)


def box_of(house: int) -> Box:
    """The box of a house; the second row runs from right to left."""
    row, place = divmod(house - 1, ROW)
    column = ROW - 1 - place if row % 2 else place
    left, top = BOARD[0] + EDGE + column * WIDE, BOARD[1] + EDGE + row * TALL
    return left + GAP, top + GAP, left + WIDE - GAP, top + TALL - GAP


def centre(house: int) -> Point:
    """The middle of a house; beside the last one for a piece that leaves the board."""
    left, top, right, bottom = box_of(min(house, HOUSES))
    x, y = (left + right) / 2, (top + bottom) / 2
    return (x, y + TALL * 0.62) if house >= OFF else (x, y)


def foot_of(house: int) -> Point:
    """Where a piece stands in a house, a little below its number."""
    x, y = centre(house)
    return x + 12, y + 16
