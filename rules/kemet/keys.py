"""Every decision, and the options whose keys have parts.

An option is a string - the key that is typed, offered and logged - that also knows its parts, so
a rule never parses a key.  The factories are cached.  ``read_keys`` reads keys given as text.

=========================  ==================================================================
``2``                      a city, or an area where only that is asked
``white 1 11 red 2 12``    pyramids of the set-up: colour, level, district
``11:4 12:3 13:3``         soldiers of the set-up
``2 1 3``                  a turn order, by cities
``move1``, ``pray3``       a space of the pyramid of actions, for a normal token
``silver build``           the same for the silver token
``gold move``              the gold token
``card``, ``end``          play a DI card; end the turn
``red 3``, ``blue 1 13``   build to a level; a new pyramid in a district
``raise white``            Hand of God, also ``raise blue 13``
``232``                    a power tile; ``nothing``
``11+2``                   soldiers from the reserve
``11+1 12+1``              the same, of the card Enlistment
``phoenix 11``             a creature from the reserve
``10>81``                  all soldiers (as many as may go) and the creature
``10:3>81``, ``10:3/0>81`` three soldiers; without the creature that is there
``10/phoenix>81``          where two creatures stand, which of them goes
``11^85``                  a teleport, otherwise as a step
``320 221 fury bronze``    a battle card, the one discarded, DI cards
``escape 62``              the card Escape, and where to
=========================  ==================================================================
"""

from __future__ import annotations

import enum
from functools import lru_cache

from rules.kemet.boards import Area, City
from rules.kemet.data import (
    NUMBER_OF,
    SPACES,
    BattleCard,
    Card,
    Colour,
    Creature,
    Deed,
    Space,
    Token,
)

DONE = "done"
STOP = "stop"
END = "end"
NOTHING = "nothing"
NONE = "none"
NO = "no"
CARD = "card"
WAIT = "wait"
PASS = "pass"
VETO = "veto"
FIGHT = "fight"
ESCAPE = "escape"
RECALL = "recall"
RETREAT = "retreat"
STAY = "stay"
SACRIFICE = "sacrifice"
RAISE = "raise"


class What(enum.StrEnum):
    """Every decision (K-14); the comment says which."""

    CITY = enum.auto()  # D-01
    PYRAMIDS = enum.auto()  # D-02
    SOLDIERS = enum.auto()  # D-03
    VISION = enum.auto()  # D-04, secret
    NIGHT_TILE = enum.auto()  # D-05, and the first soldiers of D-06
    REINFORCE = enum.auto()  # D-06, one placement after another
    ORDER = enum.auto()  # D-07
    ACTION = enum.auto()  # D-08
    BUILD = enum.auto()  # D-09
    BUY = enum.auto()  # D-10
    CREATURE = enum.auto()  # D-11
    STRATEGY = enum.auto()  # D-12, secret
    RECRUIT = enum.auto()  # D-13, one placement after another
    FIRST_BATTLE = enum.auto()  # D-14
    MOVE = enum.auto()  # D-15, one step after another
    MOVE_ON = enum.auto()  # D-15 where limits do not let the group stop
    CARD = enum.auto()  # D-16, secret
    FIRE = enum.auto()  # D-17
    ENLIST = enum.auto()  # D-17
    TELEPORTATION = enum.auto()  # D-17
    VETO = enum.auto()  # D-18, secret and quiet
    ESCAPE = enum.auto()  # D-19 where it is asked alone, secret and quiet
    BATTLE = enum.auto()  # D-19 and D-20, secret
    WOUND = enum.auto()  # D-21, secret, one card after another
    LOSER = enum.auto()  # D-22
    RETREAT = enum.auto()  # D-23
    WINNER = enum.auto()  # D-24
    HOME = enum.auto()  # D-25
    DELTA = enum.auto()  # D-26
    SANCTUARY = enum.auto()  # D-27


class Split(str):
    """Pyramids of the set-up: rows of colour, level and district."""

    __slots__ = ("pyramids",)
    pyramids: tuple[tuple[Colour, int, Area], ...]


class Levy(str):
    """Soldiers by area: of the set-up, of Enlistment."""

    __slots__ = ("placed",)
    placed: tuple[tuple[Area, int], ...]


class Order(str):
    """A turn order, by cities."""

    __slots__ = ("cities",)
    cities: tuple[City, ...]


class Placing(str):
    """An action token on a space; the gold one names its action."""

    __slots__ = ("deed", "row", "space", "token")
    token: Token
    space: Space
    row: int
    deed: Deed | None  # of the gold token


class Actions(list[str]):
    """What the player in turn may do, and the rows that are still empty."""

    __slots__ = ("empty_rows",)
    empty_rows: tuple[int, ...]


class Construction(str):
    """A pyramid, the level that it reaches, and the district of a new one."""

    __slots__ = ("colour", "level", "site")
    colour: Colour
    level: int
    site: Area  # 0 if it stands already


class Raising(str):
    """A pyramid that Hand of God raises, and the district of a new one."""

    __slots__ = ("colour", "site")
    colour: Colour
    site: Area


class Recruits(str):
    """Soldiers from the reserve into one area."""

    __slots__ = ("area", "soldiers")
    area: Area
    soldiers: int


class Arrival(str):
    """A creature from the reserve into a district."""

    __slots__ = ("area", "creature")
    creature: Creature
    area: Area


class Step(str):
    """A step or a teleport: who goes from where to where."""

    __slots__ = ("creature", "end", "is_teleport", "soldiers", "start")
    start: Area
    end: Area
    soldiers: int  # 0 in a key that was only read and leaves it open
    creature: Creature | None  # that goes along
    is_teleport: bool


class Commit(str):
    """A battle card, the one that is discarded, and DI cards."""

    __slots__ = ("card", "cards", "drop")
    card: BattleCard
    drop: BattleCard
    cards: tuple[Card, ...]


class Flight(str):
    """The card Escape, and where the army goes."""

    __slots__ = ("area",)
    area: Area


@lru_cache(maxsize=1 << 10)
def split(pyramids: tuple[tuple[Colour, int, Area], ...]) -> Split:
    """Make a split of the set-up."""
    made = Split(" ".join(f"{colour} {level} {site}" for colour, level, site in pyramids))
    made.pyramids = pyramids
    return made


@lru_cache(maxsize=1 << 12)
def levy(placed: tuple[tuple[Area, int], ...], sign: str = ":") -> Levy:
    """Make soldiers by area."""
    made = Levy(" ".join(f"{area}{sign}{count}" for area, count in placed))
    made.placed = placed
    return made


@lru_cache(maxsize=1 << 8)
def order(cities: tuple[City, ...]) -> Order:
    """Make a turn order."""
    made = Order(" ".join(map(str, cities)))
    made.cities = cities
    return made


@lru_cache(maxsize=64)
def placing(token: Token, space: Space, deed: Deed | None = None) -> Placing:
    """Make the placing of a token."""
    words: list[object] = [] if token is Token.NORMAL else [token]
    words += [space if deed is None else deed]
    made = Placing(" ".join(map(str, words)))
    made.token, made.space, made.deed = token, space, deed
    made.row = SPACES[space].row
    return made


@lru_cache(maxsize=1 << 9)
def construction(colour: Colour, level: int, site: Area = 0) -> Construction:
    """Make a building."""
    made = Construction(f"{colour} {level}" + (f" {site}" if site else ""))
    made.colour, made.level, made.site = colour, level, site
    return made


@lru_cache(maxsize=1 << 7)
def raising(colour: Colour, site: Area = 0) -> Raising:
    """Make a raising by Hand of God."""
    made = Raising(f"{RAISE} {colour}" + (f" {site}" if site else ""))
    made.colour, made.site = colour, site
    return made


@lru_cache(maxsize=1 << 9)
def recruits(area: Area, soldiers: int) -> Recruits:
    """Make soldiers from the reserve."""
    made = Recruits(f"{area}+{soldiers}")
    made.area, made.soldiers = area, soldiers
    return made


@lru_cache(maxsize=1 << 9)
def arrival(creature: Creature, area: Area) -> Arrival:
    """Make a creature's return."""
    made = Arrival(f"{creature} {area}")
    made.creature, made.area = creature, area
    return made


@lru_cache(maxsize=1 << 15)
def step(
    start: Area,
    end: Area,
    soldiers: int,
    creature: Creature | None,
    written: str = "",
    is_teleport: int = 0,
) -> Step:
    """Make a step; ``written`` is what its key says of the group, such as ``:3/0``."""
    made = Step(f"{start}{written}{'^' if is_teleport else '>'}{end}")
    made.start, made.end, made.is_teleport = start, end, bool(is_teleport)
    made.soldiers, made.creature = soldiers, creature
    return made


@lru_cache(maxsize=1 << 15)
def commit(card: BattleCard, drop: BattleCard, cards: tuple[Card, ...] = ()) -> Commit:
    """Make a commitment; DI cards in the order of the list."""
    made = Commit(" ".join(map(str, (NUMBER_OF[card], NUMBER_OF[drop], *cards))))
    made.card, made.drop, made.cards = card, drop, cards
    return made


@lru_cache(maxsize=64)
def flight(area: Area) -> Flight:
    """Make an escape."""
    made = Flight(f"{ESCAPE} {area}")
    made.area = area
    return made
