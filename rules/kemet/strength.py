"""What each side of a battle brings, by source (RULES K-8.6 to K-8.9)."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from rules.kemet.data import (
    BATTLE_CARDS,
    CARDS,
    CREATURES,
    Creature,
    Power,
)
from rules.kemet.state import Battle, Fighter, Player


class Term(enum.StrEnum):
    """Where strength, damage and protection come from."""

    SOLDIERS = enum.auto()
    CARD = enum.auto()
    DI = enum.auto()  # DI cards, and cards discarded for Divine Wound
    TILES = enum.auto()
    CREATURE = enum.auto()


_NOTHING = dict.fromkeys(Term, 0)


@dataclass(frozen=True, slots=True)
class Might:
    """The sums of one side, by source."""

    strength: dict[Term, int]
    damage: dict[Term, int]
    protection: dict[Term, int]


def rival_in(battle: Battle, fighter: Fighter) -> Fighter:
    """The other side."""
    return battle.defender if fighter is battle.attacker else battle.attacker


def is_cancelled(battle: Battle, fighter: Fighter) -> bool:
    """Return whether the Deep Desert Snake makes a side's creature count as absent (K-8.6)."""
    rival = rival_in(battle, fighter)
    return fighter.creature is not None and rival.creature is Creature.DEEP_DESERT_SNAKE


def might(battle: Battle, fighter: Fighter, player: Player) -> Might:
    """What a side brings; cards that are not known count nothing."""
    strength, damage, protection = _NOTHING.copy(), _NOTHING.copy(), _NOTHING.copy()
    strength[Term.SOLDIERS] = fighter.soldiers
    chosen = fighter.commitment
    if chosen is not None and chosen.card is not None:
        strike = BATTLE_CARDS[chosen.card]
        strength[Term.CARD] = strike.strength
        damage[Term.CARD], protection[Term.CARD] = strike.damage, strike.protection
    if chosen is not None and chosen.cards:
        strikes = [CARDS[card].strike for card in chosen.cards]
        strength[Term.DI] = sum(strike.strength for strike in strikes)
        damage[Term.DI] = sum(strike.damage for strike in strikes)
        protection[Term.DI] = sum(strike.protection for strike in strikes)
    strength[Term.DI] += fighter.wounds
    sided = Power.CHARGE if fighter is battle.attacker else Power.DEFENSE
    strength[Term.TILES] = (Power.BLADES_OF_NEITH in player.tiles) + (sided in player.tiles)
    damage[Term.TILES] = int(Power.CARNAGE in player.tiles)
    protection[Term.TILES] = int(Power.SHIELD_OF_NEITH in player.tiles)
    if fighter.creature is not None and not is_cancelled(battle, fighter):
        kind = CREATURES[fighter.creature]
        strength[Term.CREATURE] = kind.strength
        damage[Term.CREATURE], protection[Term.CREATURE] = kind.damage, kind.protection
    return Might(strength, damage, protection)
