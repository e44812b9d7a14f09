"""What things are worth in points where no rule says so; tuned by matches."""

from __future__ import annotations

from rules.duel.data import God, Progress, Wonder

VICTORY = 500.0  # a supremacy

# A coin is worth more while there are few: up to so many coins, each so much.
PURSE = ((3, 0.8), (7, 0.6), (12, 0.45), (999, 0.34))

WOULD_BUILD = 0.42  # how likely a card that turns up is constructed by one certain player
WOULD_BUILD_WONDER = 0.8
HARM = 0.6  # what costs the rival, against what saves oneself
SAVED_COIN = 0.5

# How much the pawn on a space is worth, by distance, before the capital.
TRACK = (0.0, 1.2, 2.4, 4.4, 5.6, 7.2, 11.0, 13.5, 17.5)

NEW_SYMBOL = (1.6, 2.0, 3.0, 5.0, 9.0)  # by symbols held; the sixth wins
PAIR_TO_COME = 1.2  # a first copy while the second is still to come
LINK = 1.6  # a chain symbol whose card may still come, by what that card costs
REPLAY = 3.5  # a turn, less what it uncovers
DENIED = 0.25  # what the rival would have got of a card

TOKENS: dict[Progress, float] = {  # at the beginning, beyond what is printed
    Progress.ECONOMY: 6.0,
    Progress.MASONRY: 4.0,
    Progress.STRATEGY: 5.0,
    Progress.URBANISM: 4.0,
    Progress.POLIORCETICS: 4.0,
    Progress.ENGINEERING: 5.0,
}
THEOLOGY = 2.2  # for each Wonder to come
ARCHITECTURE = 1.3
EFFECTS: dict[Wonder, float] = {  # beyond what is printed
    Wonder.GREAT_LIBRARY: 5.5,
    Wonder.DIVINE_THEATER: 7.0,
    Wonder.SANCTUARY: 4.0,
}
GODS: dict[God, float] = {  # where nothing on the table says more
    God.ASTARTE: 6.0,
    God.APHRODITE: 9.0,
    God.ZEUS: 2.5,
    God.MINERVA: 2.5,
    God.NEPTUNE: 2.5,
    God.GATE: 8.0,
    God.ENKI: 6.0,
}
OFFERING_COIN = 0.4  # of an Offering token
MYTHOLOGY_TOKEN = 2.0
UNKNOWN_CARD = 3.0
FADES = 0.85  # each turn further ahead counts so much less
TURNS_AHEAD = 3
USUAL_PRICE = (0, 1, 3, 5)  # of a card, by Age
DRAFT: dict[Wonder, float] = {  # what cannot be seen before there is a city
    Wonder.PIRAEUS: 1.0,
    Wonder.MAUSOLEUM: 5.0,
    Wonder.STATUE_OF_ZEUS: 2.5,
    Wonder.CIRCUS_MAXIMUS: 2.5,
}
