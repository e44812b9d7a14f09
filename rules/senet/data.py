"""The pieces, houses and sticks of Senet (RULES S-1, S-2, S-6)."""

from __future__ import annotations

import enum
from itertools import product

SEATS = range(2, 3)
PIECES = (5, 7)  # of each player; the first is usual
HOUSES = 30
ROW = 10  # houses of a row; every second row is walked from right to left


class Side(enum.StrEnum):
    """Whose pieces they are; Reed begins."""

    REED = enum.auto()  # cones
    REEL = enum.auto()  # spools


class House(enum.IntEnum):
    """The houses that have a rule of their own."""

    REBIRTH = 15
    BEAUTY = 26
    WATER = 27
    THREE_TRUTHS = 28
    RE_ATUM = 29
    HORUS = 30


OFF = HOUSES + 1  # where a piece is that has left the board
SAFE = (House.BEAUTY, House.THREE_TRUTHS, House.RE_ATUM, House.HORUS)
# The one throw with which a piece leaves its house; it moves by no other.
NEEDED = {House.THREE_TRUTHS: 3, House.RE_ATUM: 2}

PAIR = 2  # pieces next to each other that protect one another
BLOCK = 3  # in a row, which nobody may pass

FLAT, ROUND = "f", "r"
# Every way in which four sticks may fall, each as likely as the others.
FALLS: tuple[str, ...] = tuple("".join(sides) for sides in product((FLAT, ROUND), repeat=4))
NONE_FLAT = 5  # what four round sides count
THROWS = range(1, NONE_FLAT + 1)
AGAIN = (1, 4, 5)  # after these the same player throws again


def count(fall: str) -> int:
    """What a throw counts: its flat sides, or five if there are none; 0 before it (S-2)."""
    return (fall.count(FLAT) or NONE_FLAT) if fall else 0


def start_houses(side: Side, pieces: int) -> list[int]:
    """Where a side begins: Reed on the odd houses, Reel on the even ones (S-1)."""
    return list(range(1 if side is Side.REED else 2, 2 * pieces + 1, 2))
