"""The printed components of Ankh: gods, guardians, powers, cards and tracks.

Ids are lower-case English and never change: they are stored in logs and positions.
Numbers are those of the rulebook's component list and boards (RULES A-2, A-4.1,
A-6.8, A-10, A-11.1); what the box decides by picture only is settled by rulings
1, 2, 4, 36, 37 and 47.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass


class God(enum.StrEnum):
    """The five gods of the base game."""

    AMUN = enum.auto()
    ANUBIS = enum.auto()
    ISIS = enum.auto()
    OSIRIS = enum.auto()
    RA = enum.auto()


class Kind(enum.StrEnum):
    """What a figure is; a value is also the word for it in keys, as in ``w 45``."""

    GOD = "god"
    WARRIOR = "w"
    CAT_MUMMY = "cat"
    SATET = "satet"
    MUMMY = "mummy"
    APEP = "apep"
    GIANT_SCORPION = "scorpion"
    ANDROSPHINX = "sphinx"


class Base(enum.StrEnum):
    """The size of the coloured base that marks whose guardian it is."""

    SMALL = enum.auto()
    LARGE = enum.auto()


class MonumentKind(enum.StrEnum):
    """The three monuments, and the building site of the Great Rebuilding."""

    OBELISK = enum.auto()
    PYRAMID = enum.auto()
    TEMPLE = enum.auto()
    SITE = enum.auto()


class Power(enum.StrEnum):
    """The twelve ankh powers, in the order of the god's dashboard."""

    COMMANDING = enum.auto()
    INSPIRING = enum.auto()
    OMNIPRESENT = enum.auto()
    REVERED = enum.auto()
    RESPLENDENT = enum.auto()
    OBELISK_ATTUNED = enum.auto()
    TEMPLE_ATTUNED = enum.auto()
    PYRAMID_ATTUNED = enum.auto()
    GLORIOUS = enum.auto()
    MAGNANIMOUS = enum.auto()
    BOUNTIFUL = enum.auto()
    WORSHIPFUL = enum.auto()


class Card(enum.StrEnum):
    """The seven battle cards of every god."""

    CHARIOTS = enum.auto()
    PLAGUE = enum.auto()
    DROUGHT = enum.auto()
    FLOOD = enum.auto()
    BUILD = enum.auto()
    MIRACLE = enum.auto()
    CYCLE = enum.auto()


class Action(enum.StrEnum):
    """The four actions, from top to bottom."""

    MOVE = enum.auto()
    SUMMON = enum.auto()
    GAIN = enum.auto()
    UNLOCK = enum.auto()


class EventKind(enum.StrEnum):
    """What the event track can bring."""

    CONTROL = enum.auto()
    CARAVAN = enum.auto()
    CONFLICT = enum.auto()


@dataclass(frozen=True, slots=True)
class Guardian:
    """A guardian as printed on its card."""

    level: int
    base: Base
    figures: int


GODS = tuple(God)
ACTIONS = tuple(Action)
CARDS = tuple(Card)
MONUMENTS = (MonumentKind.OBELISK, MonumentKind.PYRAMID, MonumentKind.TEMPLE)

GUARDIANS: dict[Kind, Guardian] = {
    Kind.CAT_MUMMY: Guardian(level=1, base=Base.SMALL, figures=3),
    Kind.SATET: Guardian(level=1, base=Base.SMALL, figures=3),
    Kind.MUMMY: Guardian(level=2, base=Base.SMALL, figures=3),
    Kind.APEP: Guardian(level=2, base=Base.LARGE, figures=2),
    Kind.GIANT_SCORPION: Guardian(level=3, base=Base.LARGE, figures=2),
    Kind.ANDROSPHINX: Guardian(level=3, base=Base.LARGE, figures=2),
}
GUARDIAN_LEVELS = (1, 2, 3)
BASES_PER_SIZE = 2
FIGURES_OF_A_GUARDIAN = {2: 1, 3: 2}  # by number of players; with more, all in the box

WARRIORS = 6
ANKH_TOKENS_IN_POOL = 9
MONUMENTS_OF_A_KIND = 10
CAMELS = 30
CONFLICT_TOKENS = 8
SUN_TOKENS = 3
UNDERWORLD_TOKENS = 3
CAPTIVE_SLOTS = 3

POWERS_OF_LEVEL: dict[int, tuple[Power, ...]] = {
    1: (Power.COMMANDING, Power.INSPIRING, Power.OMNIPRESENT, Power.REVERED),
    2: (Power.RESPLENDENT, Power.OBELISK_ATTUNED, Power.TEMPLE_ATTUNED, Power.PYRAMID_ATTUNED),
    3: (Power.GLORIOUS, Power.MAGNANIMOUS, Power.BOUNTIFUL, Power.WORSHIPFUL),
}
LEVEL_OF_POWER = {power: level for level, powers in POWERS_OF_LEVEL.items() for power in powers}
UNLOCK_LEVELS = (1, 1, 2, 2, 3, 3)  # the level, and the cost, of the 1st to 6th unlock
GUARDIAN_SYMBOLS = (0, 1, 0, 2, 3, 0)  # the guardian's level that each unlock uncovers

CARD_STRENGTH = {
    Card.CHARIOTS: 3,
    Card.PLAGUE: 1,
    Card.DROUGHT: 1,
    Card.FLOOD: 0,
    Card.BUILD: 0,
    Card.MIRACLE: 0,
    Card.CYCLE: 0,
}

TRACK_SPACES = {Action.MOVE: 7, Action.SUMMON: 7, Action.GAIN: 7, Action.UNLOCK: 6}
START_SPACE = {2: 4, 3: 3, 4: 2, 5: 1}  # by number of players

_CONTROL, _CARAVAN, _CONFLICT = EventKind.CONTROL, EventKind.CARAVAN, EventKind.CONFLICT
EVENT_TRACK: tuple[EventKind, ...] = (
    _CONTROL, _CONTROL, _CONTROL, _CONFLICT,
    _CARAVAN, _CONTROL, _CONTROL, _CONFLICT,
    _CARAVAN, _CONTROL, _CONTROL, _CONFLICT,
    _CARAVAN, _CONTROL, _CONTROL, _CONFLICT,
    _CONTROL, _CONFLICT,
)  # fmt: skip
CONFLICT_POSITIONS = tuple(n for n, e in enumerate(EVENT_TRACK, 1) if e is _CONFLICT)
MERGE_AFTER = 3
FORGOTTEN_AFTER = 4

TOP = 31
LAST_RED = 20


def guardian_figures(kind: Kind, players: int) -> int:
    """How many figures of a guardian are used (A-3.7)."""
    return FIGURES_OF_A_GUARDIAN.get(players, GUARDIANS[kind].figures)
