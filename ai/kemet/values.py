"""What things are worth in victory points where no rule says so; tuned by matches."""

from __future__ import annotations

from rules.kemet.data import BattleCard, Card, Power

# A prayer point is worth more while there are few: up to so many of them, each so much.
PURSE = ((2, 0.15), (5, 0.12), (8, 0.1), (11, 0.06))
PRAYER_AT_THE_END = 0.15  # what is left of that on the last day

# A victory point that follows control counts only on the last day; before, it is a promise.
TEMPORARY = 0.3
ENDING = (0.95, 0.75, 0.5, 0.25, 0.1)  # how likely today is the last day, by points missing
POINTS_A_DAY = 2.4
RIVALRY = 0.85  # harm to the only rival, against a gain of one's own

# An army by its soldiers: a large one can attack.
ARMY = (0.0, 0.1, 0.2, 0.33, 0.5, 0.68, 0.8, 0.92)
CREATURE = 0.09  # for each point of strength, damage, protection, and so much more
CREATURE_BASE = 0.1
ON_THE_BOARD = 0.05  # each of the first soldiers: without any there is nothing to do
ENOUGH_SOLDIERS = 8
LOST_SOLDIER = 0.13
RESERVE_SOLDIER = 0.02
IN_THE_DELTA = 0.55  # an army that hardly gets away again
AWAY = 0.85
NO_PYRAMID = 0.9  # at home, but without a way to teleport

ATTACKS = 0.45  # how likely a rival who can win an attack makes it
ATTACKS_EMPTY = 0.08  # how likely one walks into an empty district
FIRST_OF_TWO_TEMPLES = 0.3  # one temple while a second may still follow today
OWN_PYRAMID = 0.1  # for each level
DI_AT_HAND = 0.75  # how surely strength of DI in hand is there for a battle

UNLOCKED = 0.65  # a tile that a higher pyramid makes possible, against one that is bought
UNLOCKED_NEXT = 0.35  # the second best one
HIGH_PYRAMID = 0.6  # one of level 4 stands safely as a rule; it is worth so much

LATER = 0.45  # of what can be had as well by a later turn of the day
TOKENS_FOR_MOVES = 2  # the last ones of the day
EMPTY_ROW = 0.04
USEFUL = 0.03  # less than that is no reason for a silver or gold token, or a card
WORTH_SILVER = 0.25  # before the last turn of the day

TILES: dict[Power, float] = {
    Power.PRIEST: 0.42,
    Power.PRIESTESS: 0.55,
    Power.SLAVES: 0.45,
    Power.HIGH_PRIEST: 0.6,
    Power.CRUSADE: 0.4,
    Power.DIVINE_BOON: 0.4,
    Power.HAND_OF_GOD: 0.8,
    Power.VISION: 0.3,
    Power.HOLY_WAR: 0.65,
    Power.PRIEST_OF_RA: 1.0,
    Power.PRIEST_OF_AMON: 1.0,
    Power.MUMMY: 0.95,
    Power.ACT_OF_GOD: 1.2,
    Power.CHARGE: 0.45,
    Power.STARGATE: 0.4,
    Power.GOD_SPEED: 0.4,
    Power.CARNAGE: 0.45,
    Power.OFFENSIVE_STRATEGY: 0.4,
    Power.OPEN_GATES: 0.4,
    Power.TELEPORT: 0.5,
    Power.ROYAL_SCARAB: 0.85,
    Power.BLADES_OF_NEITH: 0.7,
    Power.DIVINE_WOUND: 0.5,
    Power.GIANT_SCORPION: 1.05,
    Power.INITIATIVE: 0.95,
    Power.PHOENIX: 0.95,
    Power.RECRUITING_SCRIBE: 0.45,
    Power.DEFENSE: 0.28,
    Power.LEGION: 0.6,
    Power.ANCESTRAL_ELEPHANT: 0.7,
    Power.DEFENSIVE_STRATEGY: 0.35,
    Power.DEEP_DESERT_SNAKE: 0.45,
    Power.SHIELD_OF_NEITH: 0.5,
    Power.DEFENSIVE_VICTORY: 0.5,
    Power.PRESCIENCE: 0.5,
    Power.REINFORCEMENTS: 0.85,
    Power.SPHINX: 0.5,  # besides its victory point
    Power.DIVINE_WILL: 0.9,
    Power.VICTORY_POINT: 0.0,  # besides its victory point
}
TILE_DAYS = 3.0  # so many days are left when a tile is worth what the table says

CARDS: dict[Card, float] = {  # in hand
    Card.RAGE: 0.12,
    Card.FURY: 0.17,
    Card.BLOODY: 0.09,
    Card.BLOODBATH: 0.13,
    Card.BRONZE: 0.08,
    Card.IRON: 0.12,
    Card.FIRE: 0.12,
    Card.PRAYER: 0.2,
    Card.ENLISTMENT: 0.22,
    Card.THEFT: 0.15,
    Card.TELEPORTATION: 0.1,
    Card.GATES: 0.05,
    Card.VETO: 0.12,
    Card.ESCAPE: 0.12,
}

BATTLE_CARDS: dict[BattleCard, float] = {  # for later battles
    BattleCard.CAVALRY: 0.2,
    BattleCard.FERVENT: 0.18,
    BattleCard.SHIELD: 0.13,
    BattleCard.MIXED: 0.11,
    BattleCard.PHALANX: 0.06,
    BattleCard.CHARIOT: 0.04,
    BattleCard.OFFENSE: 0.22,
    BattleCard.DEFENSIVE: 0.19,
}
COOLNESS = 6.0  # how surely a fighter takes the better of two cards
COOLNESS_OF_MINE = 8.0  # the same for myself: others may not be able to guess my card
VETO = 0.45  # the harm from which on a Veto is played
FIRE = 0.25  # the gain from which on Raining Fire is played

UNLIKELY = 0.5  # what promises so much less than others is hardly looked at
