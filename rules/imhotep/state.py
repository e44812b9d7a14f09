"""The state of a game of Imhotep: plain data, written only by rules.

A pile of cards that nobody may look into is kept as a bag: chance decides which card it
is when somebody sees it.  So no order lies in the state that could be spied out.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.imhotep.data import (
    DECK,
    MINIMUM_LOAD,
    SHIPS,
    SITES,
    SLED,
    Card,
    Colour,
    Pyramid,
    Side,
    Site,
    Source,
)

T = TypeVar("T")
NOBODY: Seat = -1  # an empty place of a ship, or nobody yet


class Phase(enum.StrEnum):
    """What is about to happen: the step that comes next."""

    SET_UP = enum.auto()
    ROUND = enum.auto()  # a round begins
    TURN = enum.auto()
    ROUND_END = enum.auto()
    SCORING = enum.auto()  # the end of the game
    OVER = enum.auto()


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship of this round; its places from bow to stern hold the seats that own the stones."""

    places: tuple[Seat, ...]
    site: Site | None = None  # where it is docked

    @property
    def capacity(self) -> int:
        """How many stones it can carry."""
        return len(self.places)

    @property
    def minimum(self) -> int:
        """How many stones it must carry to sail (I-1.4)."""
        return MINIMUM_LOAD[len(self.places)]

    @property
    def loaded(self) -> tuple[int, ...]:
        """The numbers of the places that hold a stone, from the bow."""
        return _loaded(self.places)

    @property
    def free(self) -> tuple[int, ...]:
        """The numbers of the empty places, from the bow."""
        return _free(self.places)


@cache
def ship(places: tuple[Seat, ...], site: Site | None = None) -> Ship:
    """Make a ship; one with the same stones at the same site is the same object."""
    return Ship(places, site)


@cache
def _loaded(places: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple(n for n, seat in enumerate(places, 1) if seat != NOBODY)


@cache
def _free(places: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple(n for n, seat in enumerate(places, 1) if seat == NOBODY)


@dataclass(slots=True)
class Player:
    """A player's stones, cards and points."""

    colour: Colour
    sled: int = 0
    quarry: int = 0
    cards: tuple[Card, ...] = ()  # face up, in the order in which they came
    points: dict[Source, int] = field(default_factory=dict)

    @property
    def score(self) -> int:
        """All points so far."""
        return sum(self.points.values())


@dataclass(slots=True)
class Unloading:
    """A ship that is being unloaded: whose stone is dealt with, and what is still aboard."""

    ship: int
    site: Site
    left: tuple[int, ...]  # places, in the order of unloading, after the present stone
    owner: Seat
    looking: tuple[Card, ...] = ()  # the pair that the owner has bought and looks at


@dataclass(frozen=True, slots=True)
class Setting:
    """What was agreed before the game; None and NOBODY are left to chance."""

    colours: tuple[Colour | None, ...]
    sides: tuple[Side | None, ...]  # of the sites in their order
    wrath: bool = False
    first: Seat = NOBODY


@dataclass(slots=True)
class State:
    """Everything that is on the table."""

    setting: Setting
    phase: Phase = Phase.SET_UP
    sides: dict[Site, Side] = field(default_factory=dict)
    wrath: bool = False
    players: list[Player] = field(default_factory=list)  # by seat, clockwise

    # The round
    round: int = 0
    round_cards: tuple[str, ...] = ()  # a bag: those not turned up, the removed one among them
    ships: list[Ship] = field(default_factory=list)
    first: Seat = 0  # who began this round
    active: Seat = 0
    sailor: Seat = NOBODY  # who sailed the last ship of this round
    passes: int = 0  # one after the other, with no action between
    unloading: Unloading | None = None

    # Market cards
    market: tuple[Card | None, ...] = ()  # face up, by place; None where one was taken
    pair: int = 0  # how many cards lie face down on the board
    laid: tuple[Card, ...] = ()  # those of the pair that are decided although nobody saw them
    unseen: tuple[Card, ...] = ()  # a bag: draw pile, undecided cards of the pair, and buried
    buried: int = 0  # how many cards of the discard pile are still unseen
    discard: tuple[Card, ...] = ()  # the others, as a bag

    # The sites; stones are the seats of their owners, in the order in which they came
    pyramids: dict[Pyramid, list[Seat]] = field(default_factory=dict)
    edge: list[Seat] = field(default_factory=list)  # surplus of the pyramids
    temple: list[Seat] = field(default_factory=list)
    tomb: list[Seat] = field(default_factory=list)
    obelisks: list[int] = field(default_factory=list)  # by seat: height, on side B loose stones
    towers: list[Seat] = field(default_factory=list)  # side B, from the most valuable space

    events: list[Event] = plain.transient()


# --- looking things up ----------------------------------------------------------------------


def seats(s: State) -> range:
    """All seats, clockwise."""
    return range(len(s.players))


def left_neighbour(s: State, seat: Seat) -> Seat:
    """The next player clockwise."""
    return (seat + 1) % len(s.players)


def turn_order(s: State, first: Seat) -> list[Seat]:
    """All seats clockwise from one of them."""
    return [(first + n) % len(s.players) for n in seats(s)]


def harbour(s: State) -> list[tuple[int, Ship]]:
    """The ships that have not sailed, with their numbers."""
    return [(number, ship) for number, ship in enumerate(s.ships, 1) if ship.site is None]


def free_sites(s: State) -> tuple[Site, ...]:
    """The sites at which no ship is docked this round (I-7.1)."""
    return _but(tuple([ship.site for ship in s.ships]))


@cache
def _but(taken: tuple[Site | None, ...]) -> tuple[Site, ...]:
    return tuple(site for site in SITES if site not in taken)


def is_round_over(s: State) -> bool:
    """Return whether all four ships have sailed (I-10.1)."""
    return len(s.ships) == SHIPS and not harbour(s)


def room_for(s: State, seat: Seat, most: int) -> int:
    """How many stones a player can take: sled and quarry set limits (I-5.2)."""
    player = s.players[seat]
    return min(most, SLED - player.sled, player.quarry)


def unknown_pair(s: State) -> int:
    """How many cards of the pair are in the bag of unseen cards."""
    return s.pair - len(s.laid)


def draw_pile(s: State) -> int:
    """How many cards the draw pile holds."""
    return len(s.unseen) - unknown_pair(s) - s.buried


def discard_pile(s: State) -> int:
    """How many cards the discard pile holds."""
    return len(s.discard) + s.buried


def without(items: tuple[T, ...], one: T) -> tuple[T, ...]:
    """A tuple with one occurrence of an item taken out."""
    at = items.index(one)
    return items[:at] + items[at + 1 :]


_PLACE_IN_DECK = {card: n for n, card in enumerate(dict.fromkeys(DECK))}


def bag(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in a fixed order, which tells nothing about the order of a pile."""
    return tuple(sorted(cards, key=_PLACE_IN_DECK.__getitem__))
