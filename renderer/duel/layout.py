"""Where everything lies on the table and in the cities."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from renderer.brush import Point
from rules.duel.data import CAPITAL, SLOTS, Resource, Symbol
from rules.duel.layouts import COLUMN, COLUMNS

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom

WIDTH = 1080
LEFT, RIGHT = 24, 1056
MARGIN = 22
HEAD: Box = (LEFT, 22, RIGHT, 74)
_PANTHEON = 128  # how much the slots take
_FOOT = 48
_WIDE_AGE = 3  # no row of it has more than four cards


class CardSize(NamedTuple):
    """A card of the structure, and how far its neighbours are away."""

    width: int
    height: int
    half: int  # from column to column
    pitch: int  # from row to row
    left: int  # of column 1


_NARROW = CardSize(166, 132, 86, 138, 27)
_WIDE = CardSize(256, 102, 130, 107, 22)


_FIRST_COLUMN = {age: min(columns.values()) for age, columns in COLUMN.items()}


def middle(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def size_of(age: int) -> CardSize:
    """How large the cards of an Age are."""
    return _WIDE if age == _WIDE_AGE else _NARROW


def slot_box(slot: int) -> Box:
    """A slot of the Pantheon."""
    left = 27 + 172 * (slot - SLOTS[0])
    return left, 80, left + 166, 202


def _shift(pantheon: bool) -> int:
    return _PANTHEON if pantheon else 0


def track_box(pantheon: bool) -> Box:
    """The track with its tokens and points."""
    top = 80 + _shift(pantheon)
    return LEFT, top, RIGHT, top + 98


def space_box(space: int, pantheon: bool) -> Box:
    """A space of the track; the capitals are wider."""
    top = 108 + _shift(pantheon)
    if abs(space) == CAPITAL:
        left = 28 if space < 0 else 973
        return left, top, left + 72, top + 44
    left = 512 + 51 * space
    return left, top, left + 48, top + 44


def token_box(token: int, pantheon: bool) -> Box:
    """A Military token, above the middle of its zone."""
    zone = {2: 4, 5: 7}[abs(token)] * (1 if token > 0 else -1)
    x, top = 536 + 51 * zone, 81 + _shift(pantheon)
    return x - 44, top, x + 44, top + 25


def progress_box(place: int, pantheon: bool) -> Box:
    """A place of a Progress token, from 1."""
    left, top = LEFT + 207 * (place - 1), 184 + _shift(pantheon)
    return left, top, left + 203, top + 54


def card_box(age: int, place: int, pantheon: bool) -> Box:
    """A card of the structure."""
    size = size_of(age)
    left = size.left + size.half * (COLUMN[age][place] - _FIRST_COLUMN[age])
    top = 246 + _shift(pantheon) + size.pitch * (place // 10 - 1)
    return left, top, left + size.width, top + size.height


def foot_top(age: int, last_row: int, pantheon: bool) -> int:
    """Where the foot begins, below so many rows of cards."""
    size = size_of(age)
    return 246 + _shift(pantheon) + size.pitch * last_row + 2


def table_height(age: int, last_row: int, pantheon: bool) -> int:
    """How tall the table is."""
    return foot_top(age, last_row, pantheon) + _FOOT + MARGIN


def foot_box(age: int, last_row: int, pantheon: bool) -> Box:
    """The discard pile and what selling brings."""
    top = foot_top(age, last_row, pantheon)
    return LEFT, top, RIGHT, top + _FOOT


def rows_of(age: int) -> int:
    """How many rows an Age has."""
    return len(COLUMNS[age])


# --- cities ----------------------------------------------------------------------------------

CITY_PITCH = 476  # from the Sun's city to the Moon's
CITY_HEIGHT = 468
CITIES_SIZE = (WIDTH, 988)


class CityBoxes(NamedTuple):
    """The parts of a city whose panel begins at a height."""

    top: int

    @property
    def panel(self) -> Box:
        """All of it."""
        return LEFT, self.top, RIGHT, self.top + CITY_HEIGHT

    @property
    def head(self) -> Box:
        """Name, coins, points."""
        return 34, self.top + 8, 1046, self.top + 66

    def production(self, resource: Resource) -> Box:
        """Own units of a resource, and what one more costs."""
        left = 34 + 136 * list(Resource).index(resource)
        return left, self.top + 72, left + 131, self.top + 126

    @property
    def choices(self) -> Box:
        """What makes one of several resources."""
        return 718, self.top + 72, 1046, self.top + 126

    def symbol(self, symbol: Symbol) -> Box:
        """A science symbol."""
        left = 36 + 54 * list(Symbol).index(symbol)
        return left, self.top + 134, left + 50, self.top + 184

    @property
    def symbols(self) -> Box:
        """How many symbols there are."""
        return 418, self.top + 134, 494, self.top + 184

    @property
    def progress(self) -> Box:
        """Progress tokens."""
        return 502, self.top + 132, 1046, self.top + 186

    @property
    def tiles(self) -> Box:
        """Cards."""
        return 34, self.top + 192, 1046, self.top + 300

    def wonder(self, number: int, of: int) -> Box:
        """A Wonder, of four or five."""
        width = 250 if of <= 4 else 199
        left = 34 + (width + 4) * (number - 1)
        return left, self.top + 308, left + width, self.top + 412

    @property
    def gods(self) -> Box:
        """Tokens and gods."""
        return 34, self.top + 418, 1046, self.top + 462


def city_boxes(n: int) -> CityBoxes:
    """The first city is the Sun's."""
    return CityBoxes(22 + CITY_PITCH * n)
