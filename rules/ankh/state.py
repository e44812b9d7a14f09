"""The state of a game of Ankh: plain data, written only by rules.

What seldom changes is a tuple and is replaced as a whole: copies share it, and a copy
is made at every step.
"""

from __future__ import annotations

import enum
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TypeVar

from rules.ankh.board import LAND, Camels, Cell, Cells, cells, land, shore
from rules.ankh.data import (
    CAMELS,
    CONFLICT_POSITIONS,
    Action,
    Card,
    God,
    Kind,
    MonumentKind,
    Power,
)
from rules.ankh.scenarios import ScenarioId
from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.events import Event

T = TypeVar("T")


class Phase(enum.StrEnum):
    """What is about to happen: the step that comes next."""

    SET_UP = enum.auto()
    DRAFT = enum.auto()  # Great Rebuilding: somebody takes a monument
    FOUNDING = enum.auto()  # Great Rebuilding: everybody's start monument
    ACTION = enum.auto()
    EVENT = enum.auto()
    CONFLICT = enum.auto()  # a conflict begins
    REGION = enum.auto()  # the next region of a conflict
    AFTERMATH = enum.auto()  # all regions are resolved
    OVER = enum.auto()


class Ending(enum.StrEnum):
    """How a game ended (A-5)."""

    TOP = enum.auto()
    LAST_GOD = enum.auto()
    MOST_DEVOTION = enum.auto()
    NO_GOD_LEFT = enum.auto()


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure on the board.  ``aim`` is a Giant Scorpion's first direction, else -1."""

    owner: God
    kind: Kind
    sun: bool = False
    aim: int = -1


@dataclass(frozen=True, slots=True)
class Monument:
    """A monument or a building site on the board."""

    kind: MonumentKind
    owner: God | None = None


@dataclass(slots=True)
class Sheet:
    """A god's dashboard and pool, shared by the one or two people who play the god."""

    people: tuple[Seat, ...]  # the senior first
    abilities: tuple[God, ...]
    devotion: int = 0
    followers: int = 0
    ankhs: int = 0  # tokens in the pool
    warriors: int = 0  # in the pool
    guardians: tuple[Kind, ...] = ()  # in the pool
    powers: tuple[Power, ...] = ()  # as many as unlocks made
    hand: tuple[Card, ...] = ()
    played: tuple[Card, ...] = ()
    suns: int = 0  # Ra's tokens that are on no figure
    portals: int = 0  # Osiris's underworld tokens that are off the map
    captives: tuple[God, ...] = ()  # whose warriors Anubis holds
    captive_slots: int = 0
    two_cards: bool = False  # Amun's token is face up
    monuments: dict[MonumentKind, int] = field(default_factory=dict)  # own, Great Rebuilding


@dataclass(slots=True)
class Battle:
    """A battle in progress; secrets are not on it until they are revealed."""

    region: int
    rivals: list[God]
    cards: dict[God, list[Card]] = field(default_factory=dict)
    dead: dict[God, int] = field(default_factory=dict)
    strength: dict[God, int] = field(default_factory=dict)
    winner: God | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """What was agreed before the game; empty or -1 is left to chance."""

    gods: tuple[God | None, ...]
    guardians: tuple[Kind, ...]
    first: Seat


@dataclass(slots=True)
class State:
    """Everything that is on the table."""

    scenario: ScenarioId
    layout: str
    setting: Setting
    phase: Phase = Phase.SET_UP
    turn: int = 0

    # Who plays
    seats: tuple[God, ...] = ()  # the god each seat began with
    first: Seat = 0
    active: Seat = 0
    sheets: dict[God, Sheet] = field(default_factory=dict)  # gods in play, in turn order
    ranking: list[God] = field(default_factory=list)  # gods in play, least devotion first
    merged: dict[God, God] = field(default_factory=dict)  # junior to senior
    forgotten: tuple[God, ...] = ()

    # The central board
    markers: dict[Action, int] = field(default_factory=dict)
    first_action: Action | None = None  # of the turn, while a second one is due
    trigger: Action | None = None  # whose marker reached the event space
    event: int = 0
    event_followers: dict[int, int] = field(default_factory=dict)  # by position

    # The map
    figures: dict[Cell, Figure] = field(default_factory=dict)
    monuments: dict[Cell, Monument] = field(default_factory=dict)
    portals: dict[Cell, God] = field(default_factory=dict)  # underworld tokens and their god
    cities: dict[Cell, God | None] = field(default_factory=dict)  # and who controls it
    camels: Camels = 0
    flooded: Cells = 0
    regions: dict[int, Cells] = field(default_factory=dict)  # land, by conflict token

    # The supply
    supply: dict[MonumentKind, int] = field(default_factory=dict)
    guardians: dict[Kind, int] = field(default_factory=dict)  # on their cards
    row: tuple[Kind, ...] = ()  # Guardians of Kemet: to be auctioned

    # A conflict
    tie_breaker: God | None = None
    tie_breaker_up: bool = False
    regions_left: tuple[int, ...] = ()  # the one being resolved first
    battle: Battle | None = None

    ending: Ending | None = None
    winner: God | None = None
    events: list[Event] = plain.transient()


# --- looking things up ----------------------------------------------------------------


def players(s: State) -> int:
    """How many players began the game; merges and eliminations do not change it (A-6.8)."""
    return len(s.seats)


def god_of(s: State, seat: Seat) -> God | None:
    """The god a seat plays now: its own, the one it merged into, or none any more."""
    god = s.seats[seat]
    god = s.merged.get(god, god)
    return god if god in s.sheets else None


def adjacent(s: State) -> tuple[Cells, ...]:
    """For each cell the cells that are adjacent in the sense of the rules (A-1.4)."""
    return land(s.camels, s.flooded).adjacent


def conflict_number(s: State) -> int:
    """Which of the five conflicts the event marker stands on."""
    return CONFLICT_POSITIONS.index(s.event) + 1


def camels_left(s: State) -> int:
    """How many camels the supply holds."""
    return CAMELS - s.camels.bit_count()


def extent(s: State, token: int) -> Cells:
    """A region with the water that belongs to it (A-1.6)."""
    region = s.regions[token]
    return region | (shore(region) & ~s.flooded)


def figures_of(s: State, god: God) -> list[Cell]:
    """Where a god's figures stand, in ascending order."""
    return sorted([cell for cell, figure in s.figures.items() if figure.owner is god])


def figures_within(s: State, god: God, area: Cells) -> list[Cell]:
    """Where in an area a god's figures stand, in ascending order."""
    return sorted([c for c, f in s.figures.items() if f.owner is god and area >> c & 1])


def gods_within(s: State, area: Cells) -> list[God]:
    """The gods with a figure in an area, in turn order."""
    present = {figure.owner for cell, figure in s.figures.items() if area >> cell & 1}
    return [god for god in s.sheets if god in present]


def monuments_of(s: State, god: God | None) -> list[Cell]:
    """Where a god's monuments, or the neutral ones, stand."""
    return sorted([cell for cell, m in s.monuments.items() if m.owner is god])


def beside(s: State, god: God) -> Cells:
    """All cells adjacent to a figure of the god."""
    near = adjacent(s)
    result = 0
    for cell, figure in s.figures.items():
        if figure.owner is god:
            result |= near[cell]
    return result


def blocked(s: State, god: God) -> Cells:
    """Cells on which no figure of the god may stop or be placed (A-1.2, A-21.4)."""
    result = s.flooded | cells(s.figures) | cells(s.monuments)
    if s.cities:
        result |= cells(s.cities)
    if s.portals:
        result |= cells([cell for cell, owner in s.portals.items() if owner is not god])
    return result


def standable(s: State, god: God) -> Cells:
    """Empty land on which a figure of the god may stop or be placed."""
    return LAND & ~blocked(s, god)


def without(items: tuple[T, ...], one: T) -> tuple[T, ...]:
    """A tuple with one occurrence of an item taken out."""
    at = items.index(one)
    return items[:at] + items[at + 1 :]


def ascending(s: State, gods: Collection[God]) -> list[God]:
    """Order gods from the least devotion to the most (A-4.3)."""
    return [god for god in s.ranking if god in gods]
