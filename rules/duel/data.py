"""The printed components of 7 Wonders Duel and Pantheon, but for the cards of the Ages.

Ids are lower-case English and never change: they are stored in logs and positions.
Numbers are those of RULES D-2, D-3, D-9 to D-11 and D-14 to D-22.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple


class Resource(enum.StrEnum):
    """The three raw resources and the two manufactured ones."""

    WOOD = enum.auto()
    CLAY = enum.auto()
    STONE = enum.auto()
    GLASS = enum.auto()
    PAPYRUS = enum.auto()


class Colour(enum.StrEnum):
    """The colours of cards; Grand Temples have one of their own."""

    BROWN = enum.auto()
    GREY = enum.auto()
    BLUE = enum.auto()
    GREEN = enum.auto()
    YELLOW = enum.auto()
    RED = enum.auto()
    PURPLE = enum.auto()
    TEMPLE = enum.auto()


class Back(enum.StrEnum):
    """The backs of cards; Guilds and Grand Temples show that they are such (Ruling 6)."""

    AGE_1 = enum.auto()
    AGE_2 = enum.auto()
    AGE_3 = enum.auto()
    GUILD = enum.auto()
    TEMPLE = enum.auto()


class Symbol(enum.StrEnum):
    """Science symbols; the law comes from the Law token and from Ishtar."""

    QUILL = enum.auto()
    MORTAR = enum.auto()
    PENDULUM = enum.auto()
    WHEEL = enum.auto()
    SUNDIAL = enum.auto()
    ARMILLARY = enum.auto()
    LAW = enum.auto()


class Chain(enum.StrEnum):
    """Chain symbols: one card gives it, another is free with it."""

    HORSESHOE = enum.auto()
    SWORD = enum.auto()
    TOWER = enum.auto()
    BOOK = enum.auto()
    GEAR = enum.auto()
    MASK = enum.auto()
    MOON = enum.auto()
    DROP = enum.auto()
    VASE = enum.auto()
    TARGET = enum.auto()
    HELMET = enum.auto()
    LYRE = enum.auto()
    LAMP = enum.auto()
    COLUMN = enum.auto()
    SUN = enum.auto()
    PORTICO = enum.auto()
    BARREL = enum.auto()


class Progress(enum.StrEnum):
    """The Progress tokens; the last three are those of Pantheon."""

    AGRICULTURE = enum.auto()
    ARCHITECTURE = enum.auto()
    ECONOMY = enum.auto()
    LAW = enum.auto()
    MASONRY = enum.auto()
    MATHEMATICS = enum.auto()
    PHILOSOPHY = enum.auto()
    STRATEGY = enum.auto()
    THEOLOGY = enum.auto()
    URBANISM = enum.auto()
    MYSTICISM = enum.auto()
    POLIORCETICS = enum.auto()
    ENGINEERING = enum.auto()


class Wonder(enum.StrEnum):
    """The Wonders; the last two are those of Pantheon."""

    APPIAN_WAY = enum.auto()
    CIRCUS_MAXIMUS = enum.auto()
    COLOSSUS = enum.auto()
    GREAT_LIBRARY = enum.auto()
    GREAT_LIGHTHOUSE = enum.auto()
    HANGING_GARDENS = enum.auto()
    MAUSOLEUM = enum.auto()
    PIRAEUS = enum.auto()
    PYRAMIDS = enum.auto()
    SPHINX = enum.auto()
    STATUE_OF_ZEUS = enum.auto()
    TEMPLE_OF_ARTEMIS = enum.auto()
    SANCTUARY = enum.auto()
    DIVINE_THEATER = enum.auto()


class Mythology(enum.StrEnum):
    """The five Mythologies."""

    MESOPOTAMIAN = enum.auto()
    PHOENICIAN = enum.auto()
    GREEK = enum.auto()
    EGYPTIAN = enum.auto()
    ROMAN = enum.auto()


class God(enum.StrEnum):
    """The cards of the Pantheon: fifteen gods, and the Gate."""

    ENKI = enum.auto()
    ISHTAR = enum.auto()
    NISABA = enum.auto()
    ASTARTE = enum.auto()
    BAAL = enum.auto()
    TANIT = enum.auto()
    APHRODITE = enum.auto()
    HADES = enum.auto()
    ZEUS = enum.auto()
    ANUBIS = enum.auto()
    ISIS = enum.auto()
    RA = enum.auto()
    MARS = enum.auto()
    MINERVA = enum.auto()
    NEPTUNE = enum.auto()
    GATE = enum.auto()


class Side(enum.StrEnum):
    """The two sides of the table: the Sun begins, and is A of the rules; the Moon is B."""

    SUN = enum.auto()
    MOON = enum.auto()


class Category(enum.StrEnum):
    """Where points come from, in the order of a score sheet (D-13.2)."""

    MILITARY = enum.auto()
    BLUE = enum.auto()
    GREEN = enum.auto()
    YELLOW = enum.auto()
    GUILDS = enum.auto()  # without Pantheon
    TEMPLES = enum.auto()  # with Pantheon
    WONDERS = enum.auto()
    PROGRESS = enum.auto()
    COINS = enum.auto()
    GODS = enum.auto()  # with Pantheon


# --- costs ----------------------------------------------------------------------------------

RESOURCES = tuple(Resource)
RAW = RESOURCES[:3]
MANUFACTURED = RESOURCES[3:]
_LETTERS = {"W": 0, "C": 1, "S": 2, "G": 3, "P": 4}

Units = tuple[int, int, int, int, int]  # of each resource, in the order of RESOURCES


class Cost(NamedTuple):
    """What is printed on a card: coins, and units of resources."""

    coins: int
    units: Units


@lru_cache(maxsize=256)
def cost(written: str) -> Cost:
    """Read ``3C``: three coins and a unit of clay."""
    letters = written.lstrip("0123456789")
    coins = written[: len(written) - len(letters)]
    return Cost(int(coins or 0), units(letters))


def units(letters: str) -> Units:
    """Read ``WWG``: two units of wood and one of glass."""
    found = [0, 0, 0, 0, 0]
    for letter in letters:
        found[_LETTERS[letter]] += 1
    return (found[0], found[1], found[2], found[3], found[4])


# --- Wonders (D-9) --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WonderKind:
    """A Wonder as printed; what some ask their builder is in the table of effects."""

    cost: Cost
    points: int = 0
    coins: int = 0
    loss: int = 0  # coins that the opponent loses
    shields: int = 0
    chooses: tuple[Resource, ...] = ()  # makes one of them for each construction
    replay: bool = False


WONDERS: dict[Wonder, WonderKind] = {
    Wonder.APPIAN_WAY: WonderKind(cost("CCSSP"), 3, coins=3, loss=3, replay=True),
    Wonder.CIRCUS_MAXIMUS: WonderKind(cost("WSSG"), 3, shields=1),
    Wonder.COLOSSUS: WonderKind(cost("CCCG"), 3, shields=2),
    Wonder.GREAT_LIBRARY: WonderKind(cost("WWWGP"), 4),
    Wonder.GREAT_LIGHTHOUSE: WonderKind(cost("WSPP"), 4, chooses=RAW),
    Wonder.HANGING_GARDENS: WonderKind(cost("WWGP"), 3, coins=6, replay=True),
    Wonder.MAUSOLEUM: WonderKind(cost("CCGGP"), 2),
    Wonder.PIRAEUS: WonderKind(cost("WWCS"), 2, chooses=MANUFACTURED, replay=True),
    Wonder.PYRAMIDS: WonderKind(cost("SSSP"), 9),
    Wonder.SPHINX: WonderKind(cost("CSGG"), 6, replay=True),
    Wonder.STATUE_OF_ZEUS: WonderKind(cost("WCSPP"), 3, shields=1),
    Wonder.TEMPLE_OF_ARTEMIS: WonderKind(cost("WSGP"), 0, coins=12, replay=True),
    Wonder.SANCTUARY: WonderKind(cost("SSGP"), 0, replay=True),
    Wonder.DIVINE_THEATER: WonderKind(cost("WWGPP"), 2),
}
PANTHEON_WONDERS = (Wonder.SANCTUARY, Wonder.DIVINE_THEATER)
BASE_WONDERS = tuple(wonder for wonder in Wonder if wonder not in PANTHEON_WONDERS)
MOST_WONDERS = 7  # constructed in both cities together (D-9.3)

BATCH = 4
DRAFT = ((0, 1, 1, 0), (1, 0, 0, 1))  # who picks: 0 the Sun, 1 the Moon (D-3)

# --- Progress tokens (D-11, D-21) -------------------------------------------------------------

PANTHEON_PROGRESS = (Progress.MYSTICISM, Progress.POLIORCETICS, Progress.ENGINEERING)
BASE_PROGRESS = tuple(token for token in Progress if token not in PANTHEON_PROGRESS)
ON_BOARD = 5
PROGRESS_COINS = {Progress.AGRICULTURE: 6, Progress.URBANISM: 6}
PROGRESS_POINTS = {Progress.AGRICULTURE: 4, Progress.PHILOSOPHY: 7}
MATHEMATICS_POINTS = 3  # for each Progress token
MYSTICISM_POINTS = 2  # for each Mythology token and unused Offering token
URBANISM_COINS = 4
ENGINEERING_PRICE = 1
SPARED_UNITS = 2  # by Architecture and Masonry
LIBRARY_DRAW = 3
SYMBOLS_TO_WIN = 6

# --- coins and the track (D-2, D-6, D-8, D-10) --------------------------------------------------

START_COINS = 7
BASE_PRICE = 2  # of a missing unit
FIXED_PRICE = 1
SELL_INCOME = 2
COINS_PER_POINT = 3
CAPITAL = 9
ZONE_POINTS = (0, 2, 2, 5, 5, 5, 10, 10, 10, 0)  # by distance; at 9 somebody has won
MILITARY_TOKENS = (-5, -2, 2, 5)  # coins; minus lies on the Sun's side
ZONE_BEGINS = {2: 3, 5: 6}  # by coins

# --- the Pantheon (D-14 to D-22) ------------------------------------------------------------------

GODS: dict[Mythology, tuple[God, ...]] = {
    Mythology.MESOPOTAMIAN: (God.ENKI, God.ISHTAR, God.NISABA),
    Mythology.PHOENICIAN: (God.ASTARTE, God.BAAL, God.TANIT),
    Mythology.GREEK: (God.APHRODITE, God.HADES, God.ZEUS),
    Mythology.EGYPTIAN: (God.ANUBIS, God.ISIS, God.RA),
    Mythology.ROMAN: (God.MARS, God.MINERVA, God.NEPTUNE),
}
MYTHOLOGY_OF: dict[God, Mythology] = {god: m for m, gods in GODS.items() for god in gods}
SLOTS = range(1, 7)
OFFERINGS = (2, 3, 4)
MYTHOLOGY_TOKENS = tuple(m for m in Mythology for _ in range(2))
SANCTUARY_DISCOUNT = 2
ASTARTE_COINS = 7
TANIT_COINS = 12
APHRODITE_POINTS = 9
MARS_SHIELDS = 2
ENKI_TOKENS = 2
TEMPLE_POINTS = (0, 5, 12, 21)  # by Grand Temples in a city


def slot_cost(slot: int, side: Side) -> int:
    """What a slot costs each side: 3 at its own end, 8 at the other (D-14.6)."""
    return slot + 2 if side is Side.SUN else 9 - slot


LEAST_SLOT_COST = min(slot_cost(slot, side) for slot in SLOTS for side in Side)
