"""The printed components of Imhotep: stones, ships, cards and the boards of the sites.

Ids are lower-case English and never change: they are stored in logs and positions.
Numbers are those of RULES I-1, I-2, I-8, I-9 and I-16.  What no readable source gives,
and was designed for this project, stands in :mod:`rules.imhotep.designed` alone.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Site(enum.StrEnum):
    """The five sites, as they lie on the table; the tomb is the burial chamber."""

    MARKET = enum.auto()
    PYRAMID = enum.auto()
    TEMPLE = enum.auto()
    TOMB = enum.auto()
    OBELISKS = enum.auto()


class Side(enum.StrEnum):
    """The two sides of a site's board."""

    A = "A"
    B = "B"


class Colour(enum.StrEnum):
    """The colours of stones; a player is one of them."""

    BLACK = enum.auto()
    WHITE = enum.auto()
    BROWN = enum.auto()
    GRAY = enum.auto()


class CardColour(enum.StrEnum):
    """What a market card is for: at once, site at the end, statues, an action."""

    RED = enum.auto()
    GREEN = enum.auto()
    VIOLET = enum.auto()
    BLUE = enum.auto()


class Card(enum.StrEnum):
    """The twelve kinds of market cards."""

    ENTRANCE = enum.auto()
    SARCOPHAGUS = enum.auto()
    PAVED_PATH = enum.auto()
    PYRAMID_ORNAMENT = enum.auto()
    TEMPLE_ORNAMENT = enum.auto()
    TOMB_ORNAMENT = enum.auto()
    OBELISK_ORNAMENT = enum.auto()
    STATUE = enum.auto()
    LEVER = enum.auto()
    HAMMER = enum.auto()
    SAIL = enum.auto()
    CHISEL = enum.auto()


class Pyramid(enum.StrEnum):
    """The one pyramid of side A, and the three of side B."""

    GREAT = enum.auto()
    LEFT = enum.auto()
    MIDDLE = enum.auto()
    RIGHT = enum.auto()


class Bonus(enum.StrEnum):
    """What a cell of pyramids B may give beside its point (I-8.4.4)."""

    CARD = enum.auto()
    STONES = enum.auto()
    LOAD = enum.auto()


class Reward(enum.StrEnum):
    """What a temple cell gives the owner of its topmost stone (I-8.5, I-8.6)."""

    POINTS = enum.auto()
    CHOICE = enum.auto()  # one point, or stones
    CARD = enum.auto()


class Source(enum.StrEnum):
    """Where points come from, in the order of a score sheet."""

    EARLIER = enum.auto()  # a position gives a score without saying from where
    PYRAMID = enum.auto()
    TEMPLE = enum.auto()
    TOMB = enum.auto()
    OBELISKS = enum.auto()
    ORNAMENTS = enum.auto()
    STATUES = enum.auto()
    BLUE = enum.auto()
    WRATH = enum.auto()


@dataclass(frozen=True, slots=True)
class CardKind:
    """A market card as printed; ``site`` is where it puts or counts stones."""

    colour: CardColour
    count: int
    site: Site | None = None


@dataclass(frozen=True, slots=True)
class PyramidCell:
    """A cell of a pyramid."""

    level: int
    column: int
    row: int
    points: int
    bonus: Bonus | None = None


@dataclass(frozen=True, slots=True)
class TempleCell:
    """A cell of the temple."""

    reward: Reward
    points: int = 0
    stones: int = 0  # to be had instead of the points


SITES = tuple(Site)
COLOURS = tuple(Colour)
SEATS = range(2, 5)

# --- stones and ships (I-1, I-2.8, I-5) ----------------------------------------------------

STONES = 29  # of a player; the thirtieth marks the score (Ruling 1)
SLED = 5
STONES_TAKEN = 3
START_STONES = (2, 3, 4, 5)  # in turn order

MINIMUM_LOAD = {4: 3, 3: 2, 2: 1, 1: 1}  # by capacity
FLEET = {4: 2, 3: 3, 2: 2, 1: 1}  # ships of each capacity in the box
SHIPS = 4  # in a round

# --- rounds (I-1.5) ------------------------------------------------------------------------

ROUNDS = 6
# By players.  The last card for three is disputed: 3-3-2-1 in one source (Ruling 2).
ROUND_CARDS: dict[int, tuple[str, ...]] = {
    2: ("4-3-3-1", "4-3-2-2", "4-3-2-1", "4-2-2-1", "3-3-2-2", "3-3-2-1", "3-2-2-1"),
    3: ("4-4-2-1", "4-3-3-2", "4-3-2-2", "4-3-2-1", "4-2-2-1", "3-3-3-2", "3-3-2-2"),
    4: ("4-4-3-2", "4-4-2-2", "4-4-2-1", "4-3-3-3", "4-3-3-2", "4-3-2-2", "3-3-3-2"),
}

# --- market cards (I-9) --------------------------------------------------------------------

_RED, _GREEN, _BLUE = CardColour.RED, CardColour.GREEN, CardColour.BLUE
CARDS: dict[Card, CardKind] = {
    Card.ENTRANCE: CardKind(_RED, 2, Site.PYRAMID),
    Card.SARCOPHAGUS: CardKind(_RED, 2, Site.TOMB),
    Card.PAVED_PATH: CardKind(_RED, 2, Site.OBELISKS),
    Card.PYRAMID_ORNAMENT: CardKind(_GREEN, 2, Site.PYRAMID),
    Card.TEMPLE_ORNAMENT: CardKind(_GREEN, 2, Site.TEMPLE),
    Card.TOMB_ORNAMENT: CardKind(_GREEN, 2, Site.TOMB),
    Card.OBELISK_ORNAMENT: CardKind(_GREEN, 2, Site.OBELISKS),
    Card.STATUE: CardKind(CardColour.VIOLET, 10),
    Card.LEVER: CardKind(_BLUE, 2),
    Card.HAMMER: CardKind(_BLUE, 2),
    Card.SAIL: CardKind(_BLUE, 3),
    Card.CHISEL: CardKind(_BLUE, 3),
}
DECK: tuple[Card, ...] = tuple(card for card, kind in CARDS.items() for _ in range(kind.count))
BLUE_CARDS = tuple(card for card, kind in CARDS.items() if kind.colour is _BLUE)

FACE_UP = {Side.A: 4, Side.B: 3}
FACE_DOWN = {Side.A: 0, Side.B: 2}

POINTS_OF_GROUP = (0, 1, 3, 6, 10, 15)  # of 0 to 5 stones together, or statues
POINTS_BEYOND = 2  # for each above five
STONES_PER_ORNAMENT_POINT = 3
POINTS_OF_BLUE = 1

# --- sites (I-8) ---------------------------------------------------------------------------


def _level(number: int, *columns: tuple[int, ...]) -> list[PyramidCell]:
    """The cells of a level, column by column from the left, each from the top."""
    return [
        PyramidCell(number, column, row, points)
        for column, values in enumerate(columns, 1)
        for row, points in enumerate(values, 1)
    ]


GREAT_PYRAMID: tuple[PyramidCell, ...] = (
    *_level(1, (2, 1, 3), (2, 4, 3), (2, 1, 3)),
    *_level(2, (2, 3), (1, 3)),
    *_level(3, (4,)),
)
POINTS_OF_SURPLUS = 1  # a stone at the edge of the pyramids

TEMPLE_CELLS = {2: 4, 3: 5, 4: 5}  # by players
TEMPLE_A = (TempleCell(Reward.POINTS, 1),) * 5

TOMB_ROWS = 3
OBELISK_POINTS = {2: (10, 1), 3: (12, 6, 1), 4: (15, 10, 5, 1)}  # by players, by rank
STONES_OF_TOWER = 3
POINTS_OF_LOOSE = 1

WRATH = 5  # points lost (I-13)
WRATH_SITES = (Site.PYRAMID, Site.TEMPLE, Site.TOMB, Site.OBELISKS)
