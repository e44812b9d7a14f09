"""The cards of the Ages, the Guilds and the Grand Temples as printed (annex of the RULES)."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from rules.duel.data import (
    MANUFACTURED,
    RAW,
    Back,
    Chain,
    Colour,
    Cost,
    Mythology,
    Resource,
    Symbol,
    Units,
    cost,
    units,
)


class Card(enum.StrEnum):
    """Every card; there is one of each."""

    LUMBER_YARD = enum.auto()
    LOGGING_CAMP = enum.auto()
    CLAY_POOL = enum.auto()
    CLAY_PIT = enum.auto()
    QUARRY = enum.auto()
    STONE_PIT = enum.auto()
    GLASSWORKS = enum.auto()
    PRESS = enum.auto()
    GUARD_TOWER = enum.auto()
    STABLE = enum.auto()
    GARRISON = enum.auto()
    PALISADE = enum.auto()
    WORKSHOP = enum.auto()
    APOTHECARY = enum.auto()
    SCRIPTORIUM = enum.auto()
    PHARMACIST = enum.auto()
    THEATER = enum.auto()
    ALTAR = enum.auto()
    BATHS = enum.auto()
    STONE_RESERVE = enum.auto()
    CLAY_RESERVE = enum.auto()
    WOOD_RESERVE = enum.auto()
    TAVERN = enum.auto()
    SAWMILL = enum.auto()
    BRICKYARD = enum.auto()
    SHELF_QUARRY = enum.auto()
    GLASS_BLOWER = enum.auto()
    DRYING_ROOM = enum.auto()
    WALLS = enum.auto()
    HORSE_BREEDERS = enum.auto()
    BARRACKS = enum.auto()
    ARCHERY_RANGE = enum.auto()
    PARADE_GROUND = enum.auto()
    LIBRARY = enum.auto()
    DISPENSARY = enum.auto()
    SCHOOL = enum.auto()
    LABORATORY = enum.auto()
    COURTHOUSE = enum.auto()
    STATUE = enum.auto()
    TEMPLE = enum.auto()
    AQUEDUCT = enum.auto()
    ROSTRUM = enum.auto()
    FORUM = enum.auto()
    CARAVANSERY = enum.auto()
    CUSTOMS_HOUSE = enum.auto()
    BREWERY = enum.auto()
    ARSENAL = enum.auto()
    PRETORIUM = enum.auto()
    FORTIFICATIONS = enum.auto()
    SIEGE_WORKSHOP = enum.auto()
    CIRCUS = enum.auto()
    ACADEMY = enum.auto()
    STUDY = enum.auto()
    UNIVERSITY = enum.auto()
    OBSERVATORY = enum.auto()
    PALACE = enum.auto()
    TOWN_HALL = enum.auto()
    OBELISK = enum.auto()
    GARDENS = enum.auto()
    PANTHEON_BUILDING = enum.auto()
    SENATE = enum.auto()
    CHAMBER_OF_COMMERCE = enum.auto()
    PORT = enum.auto()
    ARMORY = enum.auto()
    LIGHTHOUSE = enum.auto()
    ARENA = enum.auto()
    MERCHANTS_GUILD = enum.auto()
    SHIPOWNERS_GUILD = enum.auto()
    BUILDERS_GUILD = enum.auto()
    MAGISTRATES_GUILD = enum.auto()
    SCIENTISTS_GUILD = enum.auto()
    MONEYLENDERS_GUILD = enum.auto()
    TACTICIANS_GUILD = enum.auto()
    GRAND_TEMPLE_MESOPOTAMIAN = enum.auto()
    GRAND_TEMPLE_PHOENICIAN = enum.auto()
    GRAND_TEMPLE_GREEK = enum.auto()
    GRAND_TEMPLE_EGYPTIAN = enum.auto()
    GRAND_TEMPLE_ROMAN = enum.auto()


class Count(enum.StrEnum):
    """What a card counts in a city, for coins at once or for points at the end."""

    BROWN = enum.auto()
    GREY = enum.auto()
    RESOURCES = enum.auto()  # brown and grey cards
    BLUE = enum.auto()
    GREEN = enum.auto()
    YELLOW = enum.auto()
    RED = enum.auto()
    WONDERS = enum.auto()  # constructed
    COINS = enum.auto()  # full sets of three


@dataclass(frozen=True, slots=True)
class Building:
    """A card as printed.

    A Guild counts in the city that has more, every other card in its builder's.
    """

    back: Back
    colour: Colour
    cost: Cost
    makes: Units
    chooses: tuple[Resource, ...]  # makes one of them for each construction
    fixes: tuple[Resource, ...]  # costs its owner 1 to buy
    needs: Chain | None
    mythology: Mythology | None  # of the token with which a Grand Temple is free
    gives: Chain | None
    shields: int
    symbol: Symbol | None
    points: int
    coins: int
    counts: Count | None
    each: int  # coins at once for each thing counted
    points_each: int  # at the end, of Guilds
    has_chain: bool  # a symbol under its cost can make it free


def _card(
    back: Back,
    colour: Colour,
    price: str,
    *,
    makes: str = "",
    chooses: tuple[Resource, ...] = (),
    fixes: tuple[Resource, ...] = (),
    needs: Chain | None = None,
    mythology: Mythology | None = None,
    gives: Chain | None = None,
    shields: int = 0,
    symbol: Symbol | None = None,
    points: int = 0,
    coins: int = 0,
    counts: Count | None = None,
    each: int = 0,
    points_each: int = 0,
) -> Building:
    has_chain = needs is not None or mythology is not None
    return Building(
        back, colour, cost(price), units(makes), chooses, fixes, needs, mythology, gives,
        shields, symbol, points, coins, counts, each, points_each, has_chain,
    )  # fmt: skip


CARDS: dict[Card, Building] = {
    Card.LUMBER_YARD: _card(Back.AGE_1, Colour.BROWN, "", makes="W"),
    Card.LOGGING_CAMP: _card(Back.AGE_1, Colour.BROWN, "1", makes="W"),
    Card.CLAY_POOL: _card(Back.AGE_1, Colour.BROWN, "", makes="C"),
    Card.CLAY_PIT: _card(Back.AGE_1, Colour.BROWN, "1", makes="C"),
    Card.QUARRY: _card(Back.AGE_1, Colour.BROWN, "", makes="S"),
    Card.STONE_PIT: _card(Back.AGE_1, Colour.BROWN, "1", makes="S"),
    Card.GLASSWORKS: _card(Back.AGE_1, Colour.GREY, "1", makes="G"),
    Card.PRESS: _card(Back.AGE_1, Colour.GREY, "1", makes="P"),
    Card.GUARD_TOWER: _card(Back.AGE_1, Colour.RED, "", shields=1),
    Card.STABLE: _card(Back.AGE_1, Colour.RED, "W", gives=Chain.HORSESHOE, shields=1),
    Card.GARRISON: _card(Back.AGE_1, Colour.RED, "C", gives=Chain.SWORD, shields=1),
    Card.PALISADE: _card(Back.AGE_1, Colour.RED, "2", gives=Chain.TOWER, shields=1),
    Card.WORKSHOP: _card(Back.AGE_1, Colour.GREEN, "P", symbol=Symbol.PENDULUM, points=1),
    Card.APOTHECARY: _card(Back.AGE_1, Colour.GREEN, "G", symbol=Symbol.WHEEL, points=1),
    Card.SCRIPTORIUM: _card(Back.AGE_1, Colour.GREEN, "2", gives=Chain.BOOK, symbol=Symbol.QUILL),
    Card.PHARMACIST: _card(Back.AGE_1, Colour.GREEN, "2", gives=Chain.GEAR, symbol=Symbol.MORTAR),
    Card.THEATER: _card(Back.AGE_1, Colour.BLUE, "", gives=Chain.MASK, points=3),
    Card.ALTAR: _card(Back.AGE_1, Colour.BLUE, "", gives=Chain.MOON, points=3),
    Card.BATHS: _card(Back.AGE_1, Colour.BLUE, "S", gives=Chain.DROP, points=3),
    Card.STONE_RESERVE: _card(Back.AGE_1, Colour.YELLOW, "3", fixes=(Resource.STONE,)),
    Card.CLAY_RESERVE: _card(Back.AGE_1, Colour.YELLOW, "3", fixes=(Resource.CLAY,)),
    Card.WOOD_RESERVE: _card(Back.AGE_1, Colour.YELLOW, "3", fixes=(Resource.WOOD,)),
    Card.TAVERN: _card(Back.AGE_1, Colour.YELLOW, "", gives=Chain.VASE, coins=4),
    Card.SAWMILL: _card(Back.AGE_2, Colour.BROWN, "2", makes="WW"),
    Card.BRICKYARD: _card(Back.AGE_2, Colour.BROWN, "2", makes="CC"),
    Card.SHELF_QUARRY: _card(Back.AGE_2, Colour.BROWN, "2", makes="SS"),
    Card.GLASS_BLOWER: _card(Back.AGE_2, Colour.GREY, "", makes="G"),
    Card.DRYING_ROOM: _card(Back.AGE_2, Colour.GREY, "", makes="P"),
    Card.WALLS: _card(Back.AGE_2, Colour.RED, "SS", shields=2),
    Card.HORSE_BREEDERS: _card(Back.AGE_2, Colour.RED, "WC", needs=Chain.HORSESHOE, shields=1),
    Card.BARRACKS: _card(Back.AGE_2, Colour.RED, "3", needs=Chain.SWORD, shields=1),
    Card.ARCHERY_RANGE: _card(Back.AGE_2, Colour.RED, "WSP", gives=Chain.TARGET, shields=2),
    Card.PARADE_GROUND: _card(Back.AGE_2, Colour.RED, "CCG", gives=Chain.HELMET, shields=2),
    Card.LIBRARY: _card(
        Back.AGE_2, Colour.GREEN, "WSG", needs=Chain.BOOK, symbol=Symbol.QUILL, points=2
    ),
    Card.DISPENSARY: _card(
        Back.AGE_2, Colour.GREEN, "CCS", needs=Chain.GEAR, symbol=Symbol.MORTAR, points=2
    ),
    Card.SCHOOL: _card(
        Back.AGE_2, Colour.GREEN, "WPP", gives=Chain.LYRE, symbol=Symbol.WHEEL, points=1
    ),
    Card.LABORATORY: _card(
        Back.AGE_2, Colour.GREEN, "WGG", gives=Chain.LAMP, symbol=Symbol.PENDULUM, points=1
    ),
    Card.COURTHOUSE: _card(Back.AGE_2, Colour.BLUE, "WWG", points=5),
    Card.STATUE: _card(
        Back.AGE_2, Colour.BLUE, "CC", needs=Chain.MASK, gives=Chain.COLUMN, points=4
    ),
    Card.TEMPLE: _card(Back.AGE_2, Colour.BLUE, "WP", needs=Chain.MOON, gives=Chain.SUN, points=4),
    Card.AQUEDUCT: _card(Back.AGE_2, Colour.BLUE, "SSS", needs=Chain.DROP, points=5),
    Card.ROSTRUM: _card(Back.AGE_2, Colour.BLUE, "WS", gives=Chain.PORTICO, points=4),
    Card.FORUM: _card(Back.AGE_2, Colour.YELLOW, "3C", chooses=MANUFACTURED),
    Card.CARAVANSERY: _card(Back.AGE_2, Colour.YELLOW, "2GP", chooses=RAW),
    Card.CUSTOMS_HOUSE: _card(Back.AGE_2, Colour.YELLOW, "4", fixes=MANUFACTURED),
    Card.BREWERY: _card(Back.AGE_2, Colour.YELLOW, "", gives=Chain.BARREL, coins=6),
    Card.ARSENAL: _card(Back.AGE_3, Colour.RED, "WWCCC", shields=3),
    Card.PRETORIUM: _card(Back.AGE_3, Colour.RED, "8", shields=3),
    Card.FORTIFICATIONS: _card(Back.AGE_3, Colour.RED, "CSSP", needs=Chain.TOWER, shields=2),
    Card.SIEGE_WORKSHOP: _card(Back.AGE_3, Colour.RED, "WWWG", needs=Chain.TARGET, shields=2),
    Card.CIRCUS: _card(Back.AGE_3, Colour.RED, "CCSS", needs=Chain.HELMET, shields=2),
    Card.ACADEMY: _card(Back.AGE_3, Colour.GREEN, "WSGG", symbol=Symbol.SUNDIAL, points=3),
    Card.STUDY: _card(Back.AGE_3, Colour.GREEN, "WWGP", symbol=Symbol.SUNDIAL, points=3),
    Card.UNIVERSITY: _card(
        Back.AGE_3, Colour.GREEN, "CGP", needs=Chain.LYRE, symbol=Symbol.ARMILLARY, points=2
    ),
    Card.OBSERVATORY: _card(
        Back.AGE_3, Colour.GREEN, "SPP", needs=Chain.LAMP, symbol=Symbol.ARMILLARY, points=2
    ),
    Card.PALACE: _card(Back.AGE_3, Colour.BLUE, "WCSGG", points=7),
    Card.TOWN_HALL: _card(Back.AGE_3, Colour.BLUE, "WWSSS", points=7),
    Card.OBELISK: _card(Back.AGE_3, Colour.BLUE, "SSG", points=5),
    Card.GARDENS: _card(Back.AGE_3, Colour.BLUE, "WWCC", needs=Chain.COLUMN, points=6),
    Card.PANTHEON_BUILDING: _card(Back.AGE_3, Colour.BLUE, "WCPP", needs=Chain.SUN, points=6),
    Card.SENATE: _card(Back.AGE_3, Colour.BLUE, "CCSP", needs=Chain.PORTICO, points=5),
    Card.CHAMBER_OF_COMMERCE: _card(
        Back.AGE_3, Colour.YELLOW, "PP", points=3, counts=Count.GREY, each=3
    ),
    Card.PORT: _card(Back.AGE_3, Colour.YELLOW, "WGP", points=3, counts=Count.BROWN, each=2),
    Card.ARMORY: _card(Back.AGE_3, Colour.YELLOW, "SSG", points=3, counts=Count.RED, each=1),
    Card.LIGHTHOUSE: _card(
        Back.AGE_3, Colour.YELLOW, "CCG", needs=Chain.VASE, points=3, counts=Count.YELLOW, each=1
    ),
    Card.ARENA: _card(
        Back.AGE_3, Colour.YELLOW, "WCS", needs=Chain.BARREL, points=3, counts=Count.WONDERS, each=2
    ),
    Card.MERCHANTS_GUILD: _card(
        Back.GUILD, Colour.PURPLE, "WCGP", counts=Count.YELLOW, each=1, points_each=1
    ),
    Card.SHIPOWNERS_GUILD: _card(
        Back.GUILD, Colour.PURPLE, "CSGP", counts=Count.RESOURCES, each=1, points_each=1
    ),
    Card.BUILDERS_GUILD: _card(
        Back.GUILD, Colour.PURPLE, "WCSSG", counts=Count.WONDERS, each=0, points_each=2
    ),
    Card.MAGISTRATES_GUILD: _card(
        Back.GUILD, Colour.PURPLE, "WWCP", counts=Count.BLUE, each=1, points_each=1
    ),
    Card.SCIENTISTS_GUILD: _card(
        Back.GUILD, Colour.PURPLE, "WWCC", counts=Count.GREEN, each=1, points_each=1
    ),
    Card.MONEYLENDERS_GUILD: _card(
        Back.GUILD, Colour.PURPLE, "WWSS", counts=Count.COINS, each=0, points_each=1
    ),
    Card.TACTICIANS_GUILD: _card(
        Back.GUILD, Colour.PURPLE, "CSSP", counts=Count.RED, each=1, points_each=1
    ),
    Card.GRAND_TEMPLE_MESOPOTAMIAN: _card(
        Back.TEMPLE, Colour.TEMPLE, "WWWGP", mythology=Mythology.MESOPOTAMIAN
    ),
    Card.GRAND_TEMPLE_PHOENICIAN: _card(
        Back.TEMPLE, Colour.TEMPLE, "WSGPP", mythology=Mythology.PHOENICIAN
    ),
    Card.GRAND_TEMPLE_GREEK: _card(Back.TEMPLE, Colour.TEMPLE, "SSSGP", mythology=Mythology.GREEK),
    Card.GRAND_TEMPLE_EGYPTIAN: _card(
        Back.TEMPLE, Colour.TEMPLE, "CCCGP", mythology=Mythology.EGYPTIAN
    ),
    Card.GRAND_TEMPLE_ROMAN: _card(Back.TEMPLE, Colour.TEMPLE, "CSGGP", mythology=Mythology.ROMAN),
}
DECKS: dict[Back, tuple[Card, ...]] = {
    back: tuple(card for card, kind in CARDS.items() if kind.back is back) for back in Back
}
GIVER: dict[Chain, Card] = {
    kind.gives: card for card, kind in CARDS.items() if kind.gives is not None
}
