"""The printed components of Kemet: power tiles, cards, creatures, the pyramid of actions.

Ids are lower-case English and never change: they are stored in logs and positions.
Numbers are those of RULES K-1 to K-3, K-5, K-9 and K-11.  The boards are in ``boards``.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TypeAlias

SEATS = range(2, 6)
Tile: TypeAlias = int  # colour, level, place: 232 is red, level 3, the second


class PlayerColour(enum.StrEnum):
    """The colours of players; white, red and blue belong to the pyramids."""

    BLACK = enum.auto()
    YELLOW = enum.auto()
    GREEN = enum.auto()
    VIOLET = enum.auto()
    TURQUOISE = enum.auto()


class Mode(enum.StrEnum):
    """How long a game is (K-3.1, K-13)."""

    SHORT = enum.auto()
    LONG = enum.auto()
    BEGINNER = enum.auto()


class Discards(enum.StrEnum):
    """How battle cards are discarded (Ruling 49)."""

    FACE_DOWN = enum.auto()
    FACE_UP = enum.auto()


class Colour(enum.StrEnum):
    """The colours of pyramids and of power tiles."""

    WHITE = enum.auto()
    RED = enum.auto()
    BLUE = enum.auto()


class Creature(enum.StrEnum):
    """The seven creatures."""

    ROYAL_SCARAB = enum.auto()
    GIANT_SCORPION = enum.auto()
    PHOENIX = enum.auto()
    ANCESTRAL_ELEPHANT = enum.auto()
    DEEP_DESERT_SNAKE = enum.auto()
    SPHINX = enum.auto()
    MUMMY = enum.auto()


class Power(enum.StrEnum):
    """What a power tile does: nobody has two tiles of one power (K-6.3 d)."""

    PRIEST = enum.auto()
    PRIESTESS = enum.auto()
    SLAVES = enum.auto()
    HIGH_PRIEST = enum.auto()
    CRUSADE = enum.auto()
    DIVINE_BOON = enum.auto()
    HAND_OF_GOD = enum.auto()
    VISION = enum.auto()
    HOLY_WAR = enum.auto()
    VICTORY_POINT = enum.auto()
    PRIEST_OF_RA = enum.auto()
    PRIEST_OF_AMON = enum.auto()
    MUMMY = enum.auto()
    ACT_OF_GOD = enum.auto()
    CHARGE = enum.auto()
    STARGATE = enum.auto()
    GOD_SPEED = enum.auto()
    CARNAGE = enum.auto()
    OFFENSIVE_STRATEGY = enum.auto()
    OPEN_GATES = enum.auto()
    TELEPORT = enum.auto()
    ROYAL_SCARAB = enum.auto()
    BLADES_OF_NEITH = enum.auto()
    DIVINE_WOUND = enum.auto()
    GIANT_SCORPION = enum.auto()
    INITIATIVE = enum.auto()
    PHOENIX = enum.auto()
    RECRUITING_SCRIBE = enum.auto()
    DEFENSE = enum.auto()
    LEGION = enum.auto()
    ANCESTRAL_ELEPHANT = enum.auto()
    DEFENSIVE_STRATEGY = enum.auto()
    DEEP_DESERT_SNAKE = enum.auto()
    SHIELD_OF_NEITH = enum.auto()
    DEFENSIVE_VICTORY = enum.auto()
    PRESCIENCE = enum.auto()
    REINFORCEMENTS = enum.auto()
    SPHINX = enum.auto()
    DIVINE_WILL = enum.auto()


class BattleCard(enum.StrEnum):
    """The six battle cards that everybody has, and the two of the Strategy tiles."""

    CAVALRY = enum.auto()
    FERVENT = enum.auto()
    SHIELD = enum.auto()
    MIXED = enum.auto()
    PHALANX = enum.auto()
    CHARIOT = enum.auto()
    OFFENSE = enum.auto()
    DEFENSIVE = enum.auto()


class Card(enum.StrEnum):
    """The divine intervention cards (DI)."""

    RAGE = enum.auto()
    FURY = enum.auto()
    BLOODY = enum.auto()
    BLOODBATH = enum.auto()
    BRONZE = enum.auto()
    IRON = enum.auto()
    FIRE = enum.auto()
    PRAYER = enum.auto()
    ENLISTMENT = enum.auto()
    THEFT = enum.auto()
    TELEPORTATION = enum.auto()
    GATES = enum.auto()
    VETO = enum.auto()
    ESCAPE = enum.auto()


class Icon(enum.StrEnum):
    """When a DI card can be played (K-11)."""

    BATTLE = enum.auto()  # in a battle that its player fights
    DAY = enum.auto()  # in its player's own turn
    OPPONENT = enum.auto()  # in an opponent's turn


class Deed(enum.StrEnum):
    """The actions (K-6)."""

    MOVE = enum.auto()
    RECRUIT = enum.auto()
    BUILD = enum.auto()
    PRAY = enum.auto()
    BUY = enum.auto()


class Space(enum.StrEnum):
    """The spaces of the pyramid of actions; a value is also what is typed for it."""

    GOLD = "gold"
    MOVE_1 = "move1"
    RECRUIT = "recruit"
    MOVE_2 = "move2"
    BUILD = "build"
    PRAY_2 = "pray2"
    PRAY_3 = "pray3"
    WHITE = "white"
    RED = "red"
    BLUE = "blue"


class Token(enum.StrEnum):
    """Action tokens: five normal ones, the silver one, the gold one."""

    NORMAL = enum.auto()
    SILVER = enum.auto()
    GOLD = enum.auto()


class Vp(enum.StrEnum):
    """Kinds of victory points (K-12.1); the last two follow control."""

    BATTLE = enum.auto()
    TILE = enum.auto()
    SPHINX = enum.auto()
    TWO_TEMPLES = enum.auto()
    SANCTUARY = enum.auto()
    TEMPLE = enum.auto()
    PYRAMID = enum.auto()


PERMANENT = (Vp.BATTLE, Vp.TILE, Vp.SPHINX, Vp.TWO_TEMPLES, Vp.SANCTUARY)
TEMPORARY = (Vp.TEMPLE, Vp.PYRAMID)

# --- numbers (K-1, K-3, K-4, K-6 to K-8, K-10, K-11, K-13) -----------------------------------

SOLDIERS = 12
ARMY_LIMIT = 5
LEGION_LIMIT = 7
MOST_PRAYER = 11
START_PRAYER = 5
START_SOLDIERS = 10
START_LEVELS = ((1, 1, 1), (0, 1, 2))  # of the three pyramids, sorted
HIGHEST = 4  # level of a pyramid
TOKENS = 5  # normal ones, and so turns of a day
HAND = 6  # battle cards
NIGHT_PRAYER = 2
HIGH_PRIEST_PRAYER = 2
AMON_PRAYER = 5
VISION_CARDS = 5
REINFORCEMENTS = 4
PRAY = 2
TELEPORT_FEE = 2
SCRIBE_SOLDIERS = 2
INITIATIVE_KILLS = 2
HOLY_WAR_PRAYER = 4
CRUSADE_PRAYER = 2
CARD_PRAYER = 2  # of the card Prayer
ENLISTED = 2  # soldiers of the card Enlistment
SANCTUARY_SOLDIERS = 2
MOST_DECLINED = 1  # then a card is offered again only after something else: a turn has an end
TARGET = {Mode.SHORT: 8, Mode.LONG: 10, Mode.BEGINNER: 4}
BEGINNER_HIGHEST = 2

# --- the pyramid of actions (K-5) ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpaceKind:
    """A space: its row, its action, and the colour of the tiles bought there."""

    row: int  # 0 is the gold token's
    deed: Deed | None  # None: the gold token's, which chooses
    colour: Colour | None = None


SPACES: dict[Space, SpaceKind] = {
    Space.GOLD: SpaceKind(0, None),
    Space.MOVE_1: SpaceKind(1, Deed.MOVE),
    Space.RECRUIT: SpaceKind(1, Deed.RECRUIT),
    Space.MOVE_2: SpaceKind(2, Deed.MOVE),
    Space.BUILD: SpaceKind(2, Deed.BUILD),
    Space.PRAY_2: SpaceKind(2, Deed.PRAY),
    Space.PRAY_3: SpaceKind(3, Deed.PRAY),
    Space.WHITE: SpaceKind(3, Deed.BUY, Colour.WHITE),
    Space.RED: SpaceKind(3, Deed.BUY, Colour.RED),
    Space.BLUE: SpaceKind(3, Deed.BUY, Colour.BLUE),
}
ROWS = (1, 2, 3)
GOLD_DEEDS = (Deed.MOVE, Deed.RECRUIT)

# --- power tiles (K-9.2) ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TileKind:
    """A power tile as printed; its level is also its price."""

    number: Tile
    colour: Colour
    level: int
    power: Power


_P = Power
_TILES: dict[Colour, tuple[tuple[Power, ...], ...]] = {
    Colour.WHITE: (
        (_P.PRIEST, _P.PRIEST, _P.PRIESTESS, _P.PRIESTESS),
        (_P.SLAVES, _P.HIGH_PRIEST, _P.CRUSADE, _P.DIVINE_BOON),
        (_P.HAND_OF_GOD, _P.VISION, _P.HOLY_WAR, _P.VICTORY_POINT),
        (_P.PRIEST_OF_RA, _P.PRIEST_OF_AMON, _P.MUMMY, _P.ACT_OF_GOD),
    ),
    Colour.RED: (
        (_P.CHARGE, _P.CHARGE, _P.STARGATE, _P.GOD_SPEED),
        (_P.CARNAGE, _P.OFFENSIVE_STRATEGY, _P.OPEN_GATES, _P.TELEPORT),
        (_P.ROYAL_SCARAB, _P.BLADES_OF_NEITH, _P.DIVINE_WOUND, _P.VICTORY_POINT),
        (_P.GIANT_SCORPION, _P.INITIATIVE, _P.PHOENIX, _P.ACT_OF_GOD),
    ),
    Colour.BLUE: (
        (_P.RECRUITING_SCRIBE, _P.RECRUITING_SCRIBE, _P.DEFENSE, _P.DEFENSE),
        (_P.LEGION, _P.ANCESTRAL_ELEPHANT, _P.DEFENSIVE_STRATEGY, _P.DEEP_DESERT_SNAKE),
        (_P.SHIELD_OF_NEITH, _P.DEFENSIVE_VICTORY, _P.PRESCIENCE, _P.VICTORY_POINT),
        (_P.REINFORCEMENTS, _P.SPHINX, _P.DIVINE_WILL, _P.ACT_OF_GOD),
    ),
}

TILES: dict[Tile, TileKind] = {
    kind.number: kind
    for kind in (
        TileKind(100 * (1 + n) + 10 * level + place, colour, level, power)
        for n, colour in enumerate(Colour)
        for level, powers in enumerate(_TILES[colour], 1)
        for place, power in enumerate(powers, 1)
    )
}
TILES_OF: dict[Colour, tuple[Tile, ...]] = {
    colour: tuple(tile for tile, kind in TILES.items() if kind.colour is colour)
    for colour in Colour
}

# --- creatures (K-9.3) -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CreatureKind:
    """What a creature adds to its army."""

    move: int
    strength: int = 0
    damage: int = 0
    protection: int = 0


CREATURES: dict[Creature, CreatureKind] = {
    Creature.ROYAL_SCARAB: CreatureKind(2, 2),
    Creature.GIANT_SCORPION: CreatureKind(1, 2, damage=2),
    Creature.PHOENIX: CreatureKind(1, 2),  # its army ignores walls
    Creature.ANCESTRAL_ELEPHANT: CreatureKind(1, 1, protection=1),
    Creature.DEEP_DESERT_SNAKE: CreatureKind(1),  # cancels the enemy creature in battle
    Creature.SPHINX: CreatureKind(0, 2),  # a victory point when bought
    Creature.MUMMY: CreatureKind(1, 2),  # a DI card every night
}
CREATURE_OF: dict[Power, Creature] = {Power(creature.value): creature for creature in CREATURES}

# --- battle cards (K-3.4, K-9.6) -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Strike:
    """What a battle card or a DI card adds in a battle."""

    strength: int = 0
    damage: int = 0
    protection: int = 0


BATTLE_CARDS: dict[BattleCard, Strike] = {
    BattleCard.CAVALRY: Strike(4, 1, 0),
    BattleCard.FERVENT: Strike(3, 2, 0),
    BattleCard.SHIELD: Strike(3, 0, 1),
    BattleCard.MIXED: Strike(2, 2, 1),
    BattleCard.PHALANX: Strike(2, 0, 2),
    BattleCard.CHARIOT: Strike(1, 3, 0),
    BattleCard.OFFENSE: Strike(3, 3, 0),
    BattleCard.DEFENSIVE: Strike(3, 0, 3),
}
# A card is typed by its values: 410 is strength 4, damage 1, protection 0.
NUMBER_OF: dict[BattleCard, int] = {
    card: 100 * kind.strength + 10 * kind.damage + kind.protection
    for card, kind in BATTLE_CARDS.items()
}
CARD_OF_NUMBER: dict[int, BattleCard] = {number: card for card, number in NUMBER_OF.items()}
BASE_CARDS = tuple(BattleCard)[:HAND]
SPECIAL_OF: dict[Power, BattleCard] = {
    Power.OFFENSIVE_STRATEGY: BattleCard.OFFENSE,
    Power.DEFENSIVE_STRATEGY: BattleCard.DEFENSIVE,
}

# --- DI cards (K-11) -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardKind:
    """A DI card as printed."""

    icon: Icon
    count: int
    cost: int
    strike: Strike = Strike()


CARDS: dict[Card, CardKind] = {
    Card.RAGE: CardKind(Icon.BATTLE, 3, 0, Strike(strength=1)),
    Card.FURY: CardKind(Icon.BATTLE, 3, 1, Strike(strength=2)),
    Card.BLOODY: CardKind(Icon.BATTLE, 3, 0, Strike(damage=1)),
    Card.BLOODBATH: CardKind(Icon.BATTLE, 2, 1, Strike(damage=2)),
    Card.BRONZE: CardKind(Icon.BATTLE, 3, 0, Strike(protection=1)),
    Card.IRON: CardKind(Icon.BATTLE, 2, 1, Strike(protection=2)),
    Card.FIRE: CardKind(Icon.DAY, 4, 1),
    Card.PRAYER: CardKind(Icon.DAY, 2, 0),
    Card.ENLISTMENT: CardKind(Icon.DAY, 4, 0),
    Card.THEFT: CardKind(Icon.DAY, 2, 0),
    Card.TELEPORTATION: CardKind(Icon.DAY, 3, 1),  # inside a Move action
    Card.GATES: CardKind(Icon.DAY, 1, 1),  # inside a Move action
    Card.VETO: CardKind(Icon.OPPONENT, 2, 0),
    Card.ESCAPE: CardKind(Icon.OPPONENT, 1, 0),
}
DECK: tuple[Card, ...] = tuple(card for card, kind in CARDS.items() for _ in range(kind.count))
IN_MOVE = (Card.TELEPORTATION, Card.GATES)  # only inside a Move action
