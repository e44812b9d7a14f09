"""The state of a game of Kemet: plain data, written only by rules.

The deck of DI cards is kept as a bag: chance decides which card it is when somebody sees it.
So no order lies in the state that could be spied out.  What is going on - an action, a Move, a
card being played, a battle - is part of the state too, so that every moment can be written down
as a position, and hardly a decision lies between two checkpoints.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.kemet.boards import BOARDS, Area, Board, City
from rules.kemet.data import (
    BASE_CARDS,
    DECK,
    SOLDIERS,
    START_PRAYER,
    BattleCard,
    Card,
    Colour,
    Creature,
    Deed,
    Discards,
    Mode,
    PlayerColour,
    Power,
    Space,
    Tile,
    Token,
    Vp,
)

T = TypeVar("T")
NOBODY: Seat = -1
NOT_HIDDEN: Seat = -2
RESERVE: Area = 0  # where a creature is that waits on its tile


class Phase(enum.StrEnum):
    """What is about to happen: the step that comes next."""

    SET_UP = enum.auto()
    CITY = enum.auto()  # the active player takes a city
    DEAL = enum.auto()  # everybody is dealt a DI card
    PYRAMIDS = enum.auto()  # the active player spreads three levels
    SOLDIERS = enum.auto()  # the active player places ten soldiers
    PRAYER = enum.auto()  # the night begins: prayer points
    DRAW = enum.auto()  # the active player takes DI cards
    NIGHT_TILES = enum.auto()  # the active player uses night tiles
    ORDER = enum.auto()  # whoever has fewest victory points sets the turn order
    TURN = enum.auto()  # the active player's turn
    END_OF_DAY = enum.auto()
    OVER = enum.auto()


class Ending(enum.StrEnum):
    """How a game was decided (K-12.3)."""

    POINTS = enum.auto()
    BATTLE = enum.auto()  # as many points, but more of them from battles
    ORDER = enum.auto()  # as many of both, but earlier in the turn order


class Source(enum.StrEnum):
    """What led to an attack, or took soldiers from the reserve."""

    MOVE = enum.auto()
    RECRUIT = enum.auto()
    ENLISTMENT = enum.auto()
    REINFORCEMENTS = enum.auto()


class Stage(enum.StrEnum):
    """How far an attack has come (K-8)."""

    ATTACK = enum.auto()  # somebody has come into the area
    COMMIT = enum.auto()  # both choose their cards
    WOUND = enum.auto()  # cards are shown; Divine Wound may add to them
    AFTER = enum.auto()  # it is fought; the loser decides, then the winner


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a player has built and won: it only grows, and is made anew when it does.

    So checkpoints share it: it changes far less often than everything else.
    """

    levels: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(Colour, 0))
    sites: dict[Colour, Area] = field(default_factory=dict)  # of pyramids from level 1 on
    tiles: dict[Power, Tile] = field(default_factory=dict)  # in the order of buying
    points: dict[Vp, int] = field(default_factory=dict)  # permanent victory points

    def with_pyramid(self, colour: Colour, level: int, site: Area) -> Holdings:
        """The same with a pyramid of this level."""
        levels, sites = {**self.levels, colour: level}, {**self.sites, colour: site}
        return Holdings(levels, sites, self.tiles, self.points)

    def with_tile(self, power: Power, tile: Tile) -> Holdings:
        """The same with one more tile."""
        return Holdings(self.levels, self.sites, {**self.tiles, power: tile}, self.points)

    def with_point(self, kind: Vp) -> Holdings:
        """The same with one more permanent victory point."""
        points = {**self.points, kind: self.points.get(kind, 0) + 1}
        return Holdings(self.levels, self.sites, self.tiles, points)


@dataclass(slots=True)
class Player:
    """A player's pieces and cards."""

    colour: PlayerColour
    city: City = 0  # 0: not chosen yet
    prayer: int = START_PRAYER
    soldiers: dict[Area, int] = field(default_factory=dict)  # only areas that have some
    creatures: dict[Creature, Area] = field(default_factory=dict)  # own ones; RESERVE
    holdings: Holdings = field(default_factory=Holdings)
    placed: dict[Space, Token] = field(default_factory=dict)  # action tokens of today

    # DI cards
    hand: tuple[Card, ...] = ()  # a bag
    buried: tuple[Card, ...] = ()  # a bag: discarded unseen for Divine Wound since the shuffle

    # Battle cards
    cards: tuple[BattleCard, ...] = BASE_CARDS  # in hand, in the order of the list
    played: tuple[BattleCard, ...] = ()  # since the last refresh
    dropped: tuple[BattleCard, ...] = ()  # the same, discarded unplayed
    removed: tuple[BattleCard, ...] = ()  # given up for special cards

    @property
    def levels(self) -> dict[Colour, int]:
        """The levels of the pyramids."""
        return self.holdings.levels

    @property
    def sites(self) -> dict[Colour, Area]:
        """The districts of pyramids from level 1 on."""
        return self.holdings.sites

    @property
    def tiles(self) -> dict[Power, Tile]:
        """The power tiles, in the order of buying."""
        return self.holdings.tiles

    @property
    def points(self) -> dict[Vp, int]:
        """Permanent victory points."""
        return self.holdings.points

    @property
    def reserve(self) -> int:
        """How many soldiers are not on the board."""
        return SOLDIERS - sum(self.soldiers.values())


@dataclass(frozen=True, slots=True)
class Setting:
    """What was agreed before the game; a colour that is None is left to chance."""

    colours: tuple[PlayerColour | None, ...]
    mode: Mode = Mode.SHORT
    discards: Discards = Discards.FACE_DOWN


@dataclass(frozen=True, slots=True)
class Moving:
    """A Move action under way (K-7)."""

    here: Area = 0  # where the group is; 0 before the first step
    start: Area = 0
    used: int = 0  # steps by land or harbour
    counted: Creature | None = None  # left the start with the group and is still with it
    gates: bool = False  # the card Open Gates was played


@dataclass(frozen=True, slots=True)
class Playing:
    """A DI card that is being played outside battle, with its targets (K-11)."""

    card: Card
    seat: Seat
    aimed: bool = False  # the targets are named, the Veto window is open
    area: Area = 0  # of Raining Fire; where Teleportation or Escape leads
    start: Area = 0  # of Teleportation
    soldiers: int = 0  # of Teleportation
    creature: Creature | None = None  # of Teleportation
    placed: tuple[tuple[Area, int], ...] = ()  # soldiers of Enlistment
    vetoes: tuple[Seat, ...] = ()  # who has played a Veto, each against the one before


@dataclass(frozen=True, slots=True)
class Commitment:
    """What somebody has chosen for a battle; a veil leaves blank what cannot be known."""

    card: BattleCard | None
    drop: BattleCard | None
    cards: tuple[Card, ...] | None = ()


@dataclass(slots=True)
class Fighter:
    """One side of a battle; soldiers and creature as they were when cards were chosen."""

    seat: Seat
    soldiers: int = 0
    creature: Creature | None = None
    commitment: Commitment | None = None
    wounds: int = 0  # cards discarded for Divine Wound
    is_done: bool = False  # with Divine Wound
    lost: int = 0


@dataclass(slots=True)
class Battle:
    """An attack and the battle that it leads to (K-8)."""

    area: Area
    attacker: Fighter
    defender: Fighter
    source: Source = Source.MOVE
    stage: Stage = Stage.ATTACK
    is_announced: bool = False
    is_escape_asked: bool = False  # by itself, before the cards are chosen
    winner: Seat = NOBODY
    points: int = 0  # victory points that the winner got


@dataclass(slots=True)
class State:
    """Everything that is on the table."""

    setting: Setting
    phase: Phase = Phase.SET_UP
    players: list[Player] = field(default_factory=list)  # by seat
    order: tuple[Seat, ...] = ()  # of this day; at night that of the day before
    day: int = 0  # the night before a day belongs to it
    turn: int = 0  # 1 to 5
    active: Seat = NOBODY

    # DI cards
    deck: tuple[Card, ...] = DECK  # a bag
    shown: tuple[Card, ...] = ()  # a bag: discarded after being seen, since the last shuffle

    # The turn
    has_placed: bool = False  # the normal token of this turn
    deed: Deed | None = None  # an action that is being carried out
    colour: Colour | None = None  # of the tiles that it may buy
    moving: Moving | None = None
    is_choosing_card: bool = False
    declined: int = 0  # how often a card was to be played and none was, with nothing in between
    playing: Playing | None = None
    battle: Battle | None = None
    fights: tuple[Area, ...] = ()  # where recruits of the active player wait for their battles
    fights_from: Source = Source.RECRUIT
    night_tiles: tuple[Power, ...] = ()  # that the active player may still use

    # What is being decided; empty between two steps
    asking: str = ""
    asked: tuple[Seat, ...] = ()  # nobody where a quiet request is open
    recruited: int = 0  # soldiers that have come in a Recruit action: they are paid together
    looking: tuple[Card, ...] = ()  # a bag: what the owner of Vision chooses from

    hidden_from: Seat = NOT_HIDDEN  # under a veil its viewer, NOBODY for the public
    scores: tuple[tuple[int, ...], ...] = ()  # victory points by seat at the end of each day
    ending: Ending | None = None
    winners: tuple[Seat, ...] = ()
    events: list[Event] = plain.transient()


# --- looking at it ---------------------------------------------------------------------------


def seats_of(s: State) -> range:
    """All seats."""
    return range(len(s.setting.colours))


def board_of(s: State) -> Board:
    """The board for this number of players."""
    return BOARDS[len(s.setting.colours)]


def next_in_order(s: State, seat: Seat) -> Seat:
    """Who comes after a player; NOBODY after the last."""
    place = s.order.index(seat) + 1
    return s.order[place] if place < len(s.order) else NOBODY


def owner_of_city(s: State, city: City) -> Seat:
    """Whose city this is, or NOBODY."""
    return next((n for n, player in enumerate(s.players) if player.city == city), NOBODY)


def creature_in(player: Player, area: Area) -> Creature | None:
    """A player's creature in an area, if there is one."""
    for creature, where in player.creatures.items():
        if where == area:
            return creature
    return None


def discard_size(s: State) -> int:
    """How many cards lie on the discard pile of DI cards."""
    return len(s.shown) + sum(len(player.buried) for player in s.players)


# --- bags ------------------------------------------------------------------------------------


_CARD_ORDER = {card: n for n, card in enumerate(Card)}
_BATTLE_ORDER = {card: n for n, card in enumerate(BattleCard)}


def card_bag(cards: Iterable[Card]) -> tuple[Card, ...]:
    """DI cards in the order of the list, which tells nothing about how they lie."""
    return tuple(sorted(cards, key=_CARD_ORDER.__getitem__))


def battle_bag(cards: Iterable[BattleCard]) -> tuple[BattleCard, ...]:
    """Battle cards in the order of the list."""
    return tuple(sorted(cards, key=_BATTLE_ORDER.__getitem__))


def without(items: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """A tuple with one occurrence of each of some items taken out."""
    left = list(items)
    for item in gone:
        left.remove(item)
    return tuple(left)
