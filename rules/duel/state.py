"""The state of a game of 7 Wonders Duel: plain data, written only by rules.

Cards that nobody has seen are kept as bags: chance decides which card it is when somebody
sees it.  So no order lies in the state that could be spied out.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from rules.duel.cards import CARDS, Card
from rules.duel.data import (
    MILITARY_TOKENS,
    OFFERINGS,
    START_COINS,
    God,
    Mythology,
    Progress,
    Side,
    Wonder,
)
from rules.duel.layouts import COVERED_BY
from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.events import Event

T = TypeVar("T")
NOBODY: Seat = -1
_PLACE_OF = {card: n for n, card in enumerate(CARDS)}


class Phase(enum.StrEnum):
    """What is about to happen: the step that comes next."""

    SET_UP = enum.auto()
    DRAFT = enum.auto()  # a Wonder is picked
    PANTHEON = enum.auto()  # before Age II the Gate is placed and the gods are turned up
    AGE = enum.auto()  # an Age begins
    TURN = enum.auto()
    SCORING = enum.auto()
    OVER = enum.auto()


class Ending(enum.StrEnum):
    """How a game ends (D-10.6, D-11.5, D-13.3)."""

    MILITARY = enum.auto()
    SCIENCE = enum.auto()
    POINTS = enum.auto()
    BLUE = enum.auto()  # as many points, but more of them from blue cards
    SHARED = enum.auto()


@dataclass(frozen=True, slots=True)
class Slot:
    """A card of the Pantheon; one that lies face down has a placer, who alone knows it.

    Where a veil hides which god it is, there is none.
    """

    god: God | None
    mythology: Mythology | None = None  # None: the Gate
    placer: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Seen:
    """A god of a deck whose place is settled, and who knows it; a veil may hide the god."""

    god: God | None
    seats: tuple[Seat, ...]

    def is_known_to(self, viewer: Seat | None) -> bool:
        """Return whether a seat knows it; the public does if both have seen it."""
        return len(self.seats) == 2 if viewer is None else viewer in self.seats


@dataclass(frozen=True, slots=True)
class Deck:
    """The gods of a Mythology that are left: those on top in their order, the others as a bag.

    Under a veil the bag holds all gods that the viewer cannot place.
    """

    top: tuple[Seen, ...] = ()
    rest: tuple[God, ...] = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.rest)


@dataclass(slots=True)
class Player:
    """A player's city and treasury."""

    coins: int = START_COINS
    cards: tuple[Card, ...] = ()  # in the order in which they came
    wonders: tuple[Wonder, ...] = ()  # own ones, constructed or not; the first is number 1
    built: dict[Wonder, Card] = field(default_factory=dict)  # constructed, and the card under it
    progress: tuple[Progress, ...] = ()
    mythologies: tuple[Mythology, ...] = ()  # tokens
    offerings: tuple[int, ...] = ()
    gods: tuple[God, ...] = ()  # activated, the Gate too
    vault: int = 0  # coins on Astarte
    snake: Card | None = None  # the rival's card whose symbol Nisaba gives


@dataclass(frozen=True, slots=True)
class Setting:
    """What was agreed before the game; NOBODY is left to chance."""

    pantheon: bool = False
    first: Seat = NOBODY


@dataclass(slots=True)
class State:
    """Everything that is on the table."""

    setting: Setting
    phase: Phase = Phase.SET_UP
    pantheon: bool = False
    first: Seat = 0  # the Sun
    active: Seat = 0  # whose turn it is, or was the last
    age: int = 0
    players: list[Player] = field(default_factory=list)  # by seat
    replay: bool = False  # this turn has earned another one

    # The draft
    wonders: tuple[Wonder, ...] = ()  # a bag: not dealt yet, at last in the box
    batch: tuple[Wonder | None, ...] = ()  # face up; None where one was taken
    drafted: int = 0

    # The boards
    pawn: int = 0  # towards the Moon's capital; less than 0 towards the Sun's
    minerva: int | None = None  # the space of the Minerva pawn
    military: tuple[int, ...] = MILITARY_TOKENS
    progress: tuple[Progress | None, ...] = ()  # by place; None where one was taken
    box: tuple[Progress, ...] = ()  # a bag

    # The structure
    structure: dict[int, Card | None] = field(default_factory=dict)  # None: face down
    special: tuple[int, ...] = ()  # places of face-down Guilds or Grand Temples
    unseen: tuple[Card, ...] = ()  # a bag: this Age's face-down cards and removed ones
    unseen_special: tuple[Card, ...] = ()  # a bag: the same of Guilds or Grand Temples
    mythologies: dict[int, Mythology] = field(default_factory=dict)  # tokens by place
    offerings: dict[int, int] = field(default_factory=dict)
    discard: tuple[Card, ...] = ()  # in the order of discarding

    # The Pantheon
    slots: dict[int, Slot] = field(default_factory=dict)  # the empty ones are missing
    decks: dict[Mythology, Deck] = field(default_factory=dict)
    enki: tuple[Progress, ...] = ()  # tokens on Enki

    # What is being decided; empty between two steps
    asking: str = ""
    asked: Seat = NOBODY
    activating: int = 0  # the slot for which Offering tokens are asked
    drawn: tuple[Progress, ...] = ()  # by the Great Library
    looking: tuple[God, ...] = ()  # secretly, for a Mythology token
    revealed: tuple[God, ...] = ()  # by the Gate or the Divine Theater

    # The end
    ending: Ending | None = None
    winners: tuple[Seat, ...] = ()

    events: list[Event] = plain.transient()


# --- looking things up ----------------------------------------------------------------------


def rival_of(seat: Seat) -> Seat:
    """The other player."""
    return 1 - seat


def side_of(s: State, seat: Seat) -> Side:
    """The Sun is the first player, the Moon the other."""
    return Side.SUN if seat == s.first else Side.MOON


def seat_of(s: State, side: Side) -> Seat:
    """The player of a side."""
    return s.first if side is Side.SUN else 1 - s.first


def towards_rival(s: State, seat: Seat) -> int:
    """The direction in which a player's shields move the pawn."""
    return 1 if seat == s.first else -1


def covering(s: State, place: int) -> list[int]:
    """The cards that still lie on a card (D-4.2)."""
    return [upper for upper in COVERED_BY[s.age][place] if upper in s.structure]


def accessible(s: State) -> list[int]:
    """The places whose cards can be taken (D-4.3)."""
    covered_by, structure = COVERED_BY[s.age], s.structure
    found = []
    for place, card in structure.items():
        if card is not None:
            for upper in covered_by[place]:
                if upper in structure:
                    break
            else:
                found.append(place)
    return found


def constructed(s: State) -> int:
    """How many Wonders stand in both cities."""
    return len(s.players[0].built) + len(s.players[1].built)


def unbuilt(player: Player) -> list[Wonder]:
    """A player's Wonders that are not constructed."""
    return [wonder for wonder in player.wonders if wonder not in player.built]


def without(items: tuple[T, ...], one: T) -> tuple[T, ...]:
    """A tuple with one occurrence of an item taken out."""
    at = items.index(one)
    return items[:at] + items[at + 1 :]


def card_bag(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in a fixed order, which tells nothing about the order of a deck."""
    return tuple(sorted(cards, key=_PLACE_OF.__getitem__))


_PROGRESS_ORDER = {token: n for n, token in enumerate(Progress)}


def progress_bag(tokens: Iterable[Progress]) -> tuple[Progress, ...]:
    """Progress tokens in the order of the list."""
    return tuple(sorted(tokens, key=_PROGRESS_ORDER.__getitem__))


_GOD_ORDER = {god: n for n, god in enumerate(God)}


def god_bag(gods: Iterable[God]) -> tuple[God, ...]:
    """Gods in the order of the list."""
    return tuple(sorted(gods, key=_GOD_ORDER.__getitem__))


def offering_sets(offerings: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All sets of some Offering tokens, the smallest first."""
    found: list[tuple[int, ...]] = [()]
    for value in OFFERINGS:
        if value in offerings:
            found += [(*chosen, value) for chosen in found]
    return sorted(found, key=lambda chosen: (len(chosen), chosen))
