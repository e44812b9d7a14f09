"""The words of the typed language, and what else may be typed for them.

Keys are made of these words.  Other languages are added by the texts: a mapping
from their words to ours is given to the parser.
"""

from __future__ import annotations

import enum

from rules.kemet.data import (
    TILES,
    BattleCard,
    Card,
    Colour,
    Creature,
    Deed,
    Power,
    Token,
)
from rules.kemet.keys import (
    CARD,
    DONE,
    END,
    ESCAPE,
    FIGHT,
    NO,
    NONE,
    NOTHING,
    PASS,
    RAISE,
    RECALL,
    RETREAT,
    SACRIFICE,
    STAY,
    STOP,
    VETO,
    WAIT,
    What,
)


class Verb(enum.StrEnum):
    """What a player says to do, beside the actions."""

    CHOOSE = enum.auto()
    CITY = enum.auto()
    PYRAMIDS = enum.auto()
    SOLDIERS = enum.auto()
    KEEP = enum.auto()
    REINFORCE = enum.auto()
    ORDER = enum.auto()
    PUT = enum.auto()
    GIVE = enum.auto()
    FIRST = enum.auto()
    BATTLE = enum.auto()
    WOUND = enum.auto()
    TO = enum.auto()
    HOME = enum.auto()


YES = "yes"
MORE = "more"  # the last word of a line after which the turn goes on

# The verb with which an answer to each decision is written.
VERB_OF: dict[str, str] = {
    What.CITY: Verb.CITY,
    What.PYRAMIDS: Verb.PYRAMIDS,
    What.SOLDIERS: Verb.SOLDIERS,
    What.VISION: Verb.KEEP,
    What.NIGHT_TILE: Verb.REINFORCE,
    What.REINFORCE: Verb.REINFORCE,
    What.ORDER: Verb.ORDER,
    What.ACTION: Verb.CHOOSE,
    What.BUILD: Deed.BUILD,
    What.BUY: Deed.BUY,
    What.CREATURE: Verb.PUT,
    What.STRATEGY: Verb.GIVE,
    What.RECRUIT: Deed.RECRUIT,
    What.FIRST_BATTLE: Verb.FIRST,
    What.MOVE: Deed.MOVE,
    What.MOVE_ON: Deed.MOVE,
    What.CARD: CARD,
    What.FIRE: Card.FIRE,
    What.ENLIST: Card.ENLISTMENT,
    What.TELEPORTATION: Card.TELEPORTATION,
    What.VETO: Verb.CHOOSE,
    What.ESCAPE: Verb.BATTLE,
    What.BATTLE: Verb.BATTLE,
    What.WOUND: Verb.WOUND,
    What.LOSER: Verb.CHOOSE,
    What.RETREAT: Verb.TO,
    What.WINNER: Verb.CHOOSE,
    What.HOME: Verb.HOME,
    What.DELTA: Verb.CHOOSE,
    What.SANCTUARY: Verb.CHOOSE,
}

# What else means one of our words.
SYNONYMS: dict[str, str] = {
    "rage": Card.RAGE,
    "war_rage": Card.RAGE,
    "war_fury": Card.FURY,
    "bloody_battle": Card.BLOODY,
    "bronze_wall": Card.BRONZE,
    "iron_wall": Card.IRON,
    "raining_fire": Card.FIRE,
    "enlist": Card.ENLISTMENT,
    "mana_theft": Card.THEFT,
    "scarab": Creature.ROYAL_SCARAB,
    "scorpion": Creature.GIANT_SCORPION,
    "elephant": Creature.ANCESTRAL_ELEPHANT,
    "snake": Creature.DEEP_DESERT_SNAKE,
    "scribe": Power.RECRUITING_SCRIBE,
    "ra": Power.PRIEST_OF_RA,
    "amon": Power.PRIEST_OF_AMON,
    "blades": Power.BLADES_OF_NEITH,
    "cavalry_blitz": BattleCard.CAVALRY,
    "fervent_purge": BattleCard.FERVENT,
    "shield_push": BattleCard.SHIELD,
    "mixed_tactics": BattleCard.MIXED,
    "phalanx_defense": BattleCard.PHALANX,
    "chariot_raid": BattleCard.CHARIOT,
    "pick": Verb.CHOOSE,
    "lead": Verb.ORDER,
    "play": CARD,
    "purchase": Deed.BUY,
    "flee": ESCAPE,
    "finish": END,
}

COLOURS: frozenset[str] = frozenset(map(str, Colour))
CARDS: frozenset[str] = frozenset(map(str, Card))
AIMED: frozenset[str] = frozenset(map(str, (Card.FIRE, Card.TELEPORTATION)))  # at an area
CREATURES: frozenset[str] = frozenset(map(str, Creature))
POWERS: frozenset[str] = frozenset(map(str, Power))
BATTLE_CARDS: frozenset[str] = frozenset(map(str, BattleCard))
GOLD_WORDS: frozenset[str] = frozenset((str(Deed.MOVE), str(Deed.RECRUIT)))
# Spaces of the pyramid of actions that are one word without a row.
PLAIN_SPACES: frozenset[str] = frozenset((str(Deed.RECRUIT), str(Deed.BUILD), *COLOURS))
# Powers whose tiles all have one colour, by colour: "buy crusade" names the space too.
POWERS_OF: dict[Colour, frozenset[str]] = {
    colour: frozenset(
        str(power)
        for power in Power
        if {kind.colour for kind in TILES.values() if kind.power is power} == {colour}
    )
    for colour in Colour
}

# Words that are answers by themselves.
NAMES: frozenset[str] = frozenset(
    (
        *map(str, (CARD, DONE, END, FIGHT, NO, NONE, NOTHING, PASS, RECALL, RETREAT, SACRIFICE)),
        *map(str, (STAY, STOP, VETO, WAIT, YES, MORE)),
        *PLAIN_SPACES,
        *CARDS,
        *CREATURES,
        *POWERS,
        *BATTLE_CARDS,
    )
)
VOCABULARY: frozenset[str] = frozenset(
    (*NAMES, *map(str, (*Verb, *Deed)), RAISE, ESCAPE, str(Token.SILVER), str(Token.GOLD))
)
