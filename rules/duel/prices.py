"""Paying: what a card or a Wonder costs a player, and how that price is made (RULES D-6).

The cheapest way is always taken and never asked for (Ruling 9).  Units of a choice are alike
for all producers - raw or manufactured -, so each producer spares the dearest missing unit of
its kind; Architecture and Masonry then spare the dearest of what is left.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.duel.cards import CARDS, GIVER, Building, Card
from rules.duel.data import (
    BASE_PRICE,
    ENGINEERING_PRICE,
    FIXED_PRICE,
    MANUFACTURED,
    RAW,
    RESOURCES,
    SPARED_UNITS,
    WONDERS,
    Colour,
    Cost,
    Progress,
    Resource,
    Units,
    Wonder,
)
from rules.duel.state import Player, State, rival_of
from rules.engine.decisions import Seat


class Way(enum.StrEnum):
    """How something is paid for."""

    COST = enum.auto()  # as printed; nothing if all is produced
    CHAIN = enum.auto()  # free by a chain symbol, or by a Mythology token
    ENGINEERING = enum.auto()


@dataclass(frozen=True, slots=True)
class Bought:
    """Units of one resource, and what each of them costs."""

    resource: Resource
    units: int
    each: int


@dataclass(frozen=True, slots=True)
class Price:
    """What somebody would have to pay now, and how that is made."""

    way: Way
    total: int
    coins: int = 0  # of it for the bank; the rest buys resources
    bought: tuple[Bought, ...] = ()
    chosen: tuple[Resource, ...] = ()  # units made by a choice
    spared: tuple[Resource, ...] = ()  # units spared by Architecture or Masonry

    @property
    def trade(self) -> int:
        """Coins for bought resources: an opponent with Economy gets them (D-6.8)."""
        return self.total - self.coins


class Means(NamedTuple):
    """With what a player pays: what the city makes, and what a missing unit costs."""

    made: Units
    raw: int  # choices among raw resources
    manufactured: int
    fixes: tuple[int, ...]  # places of RESOURCES that cost 1 to buy
    prices: Units
    dearest: tuple[int, ...]  # places of RESOURCES by falling price

    @property
    def fixed(self) -> tuple[Resource, ...]:
        """Resources whose price is fixed."""
        return tuple(RESOURCES[n] for n in self.fixes)


FREE = Price(Way.CHAIN, 0)
ENGINEERED = Price(Way.ENGINEERING, ENGINEERING_PRICE, ENGINEERING_PRICE)
_RAW_COUNT = len(RAW)


class _Makes(NamedTuple):
    """What a card does for its owner's payments, with places of RESOURCES."""

    units: tuple[int, ...]
    choice: tuple[Resource, ...]
    fixes: tuple[int, ...]


# Most cards and Wonders do nothing for payments and are not here.
_MAKES: dict[Card, _Makes] = {
    card: _Makes(
        tuple(n for n, units in enumerate(kind.makes) for _ in range(units)),
        kind.chooses,
        tuple(RESOURCES.index(resource) for resource in kind.fixes),
    )
    for card, kind in CARDS.items()
    if any(kind.makes) or kind.chooses or kind.fixes
}
_CHOOSERS = frozenset(wonder for wonder, kind in WONDERS.items() if kind.chooses)


class Production(NamedTuple):
    """What the cards of a city make for each construction."""

    units: Units = (0, 0, 0, 0, 0)
    raw: int = 0
    manufactured: int = 0
    fixes: tuple[int, ...] = ()  # places of RESOURCES


@lru_cache(maxsize=1 << 9)
def production(cards: tuple[Card, ...]) -> Production:
    """What cards make: as without the last, which a city has just got, and what that makes."""
    if not cards:
        return Production()
    before, makes = production(cards[:-1]), _MAKES.get(cards[-1])
    if makes is None:
        return before
    made = list(before.units)
    for n in makes.units:
        made[n] += 1
    return Production(
        (made[0], made[1], made[2], made[3], made[4]),
        before.raw + (makes.choice == RAW),
        before.manufactured + (makes.choice == MANUFACTURED),
        before.fixes + makes.fixes,
    )


def means(player: Player, rival: Player) -> Means:
    """With what a player pays now (D-6.2 to D-6.4)."""
    return means_with(player.cards, choosers(player.built), rival.cards)


def means_with(
    cards: tuple[Card, ...], wonders: tuple[Wonder, ...], theirs: tuple[Card, ...]
) -> Means:
    """With what somebody pays who has such cards and constructed Wonders, against such cards."""
    return _means(production(cards), wonders, production(theirs).units)


def choosers(built: Iterable[Wonder]) -> tuple[Wonder, ...]:
    """The constructed Wonders that make one of several resources; most cities have none."""
    if _CHOOSERS.isdisjoint(built):
        return ()
    return tuple(wonder for wonder in built if wonder in _CHOOSERS)


@lru_cache(maxsize=1 << 12)
def _means(mine: Production, wonders: tuple[Wonder, ...], theirs: Units) -> Means:
    choices = [WONDERS[wonder].chooses for wonder in wonders]
    prices = wood, clay, stone, glass, papyrus = tuple(
        FIXED_PRICE if n in mine.fixes else BASE_PRICE + units for n, units in enumerate(theirs)
    )
    return Means(
        mine.units,
        mine.raw + choices.count(RAW),
        mine.manufactured + choices.count(MANUFACTURED),
        mine.fixes,
        (wood, clay, stone, glass, papyrus),
        tuple(sorted(range(len(prices)), key=prices.__getitem__, reverse=True)),
    )


# --- the cheapest way to pay ------------------------------------------------------------------


_Paid = tuple[int, list[tuple[int, int]], list[int], list[int]]


def _pay(cost: Cost, paying: Means, spared: int) -> _Paid:
    """Choose and spare the dearest missing units, buy the others.

    Return the coins, the places of RESOURCES with how many units are bought, and a place for
    each unit that is chosen or spared.
    """
    made, raw, manufactured, _, prices, dearest = paying
    total, units = cost
    bought: list[tuple[int, int]] = []
    chosen: list[int] = []
    left_out: list[int] = []
    for n in dearest:
        missing = units[n] - made[n]
        if missing <= 0:
            continue
        choices = raw if n < _RAW_COUNT else manufactured
        if choices:
            taken = choices if choices < missing else missing
            missing -= taken
            chosen += [n] * taken
            if n < _RAW_COUNT:
                raw -= taken
            else:
                manufactured -= taken
        if missing and spared:
            taken = spared if spared < missing else missing
            missing -= taken
            spared -= taken
            left_out += [n] * taken
        if missing:
            bought.append((n, missing))
            total += missing * prices[n]
    return total, bought, chosen, left_out


@lru_cache(maxsize=1 << 13)  # a view has the prices of everything that lies open
def cheapest(cost: Cost, paying: Means, spared: int) -> Price:
    """The cheapest way to pay a cost."""
    total, bought, chosen, left_out = _pay(cost, paying, spared)
    return Price(
        Way.COST,
        total,
        cost.coins,
        tuple(Bought(RESOURCES[n], units, paying.prices[n]) for n, units in sorted(bought)),
        tuple(RESOURCES[n] for n in chosen),
        tuple(RESOURCES[n] for n in left_out),
    )


def total(cost: Cost, paying: Means, spared: int) -> int:
    """As the total of ``cheapest``, without noting how: most prices are only compared."""
    made, raw, manufactured, _, prices, dearest = paying
    coins, units = cost
    for n in dearest:
        missing = units[n] - made[n]
        if missing <= 0:
            continue
        if n < _RAW_COUNT:
            if raw:
                missing, raw = (missing - raw, 0) if raw < missing else (0, raw - missing)
        elif manufactured:
            left = manufactured - missing
            missing, manufactured = (-left, 0) if left < 0 else (0, left)
        if missing and spared:
            missing, spared = (missing - spared, 0) if spared < missing else (0, spared - missing)
        coins += missing * prices[n]
    return coins


def owns_chain(player: Player, kind: Building) -> bool:
    """Return whether a player builds a card free (D-6.7, D-22.1)."""
    if kind.needs is not None:
        return GIVER[kind.needs] in player.cards
    return kind.mythology is not None and kind.mythology in player.mythologies


class Prices:
    """What things cost one player as the table is now; made once for a turn's options."""

    __slots__ = ("_paying", "_player", "_rival", "_spared_blue", "_spared_wonder")

    def __init__(self, s: State, seat: Seat) -> None:
        self._player = player = s.players[seat]
        self._rival = rival = s.players[rival_of(seat)]
        mine, theirs = production(player.cards), production(rival.cards)
        self._paying = _means(mine, choosers(player.built), theirs.units)
        self._spared_blue = SPARED_UNITS if Progress.MASONRY in player.progress else 0
        self._spared_wonder = SPARED_UNITS if Progress.ARCHITECTURE in player.progress else 0

    def card(self, card: Card) -> Price:
        """What it costs to construct a card."""
        kind = CARDS[card]
        if owns_chain(self._player, kind):
            return FREE
        spared = self._spared_blue if kind.colour is Colour.BLUE else 0
        price = cheapest(kind.cost, self._paying, spared)
        if kind.has_chain and Progress.ENGINEERING in self._player.progress:
            return _or_engineered(price, self._rival)
        return price

    def wonder(self, wonder: Wonder) -> Price:
        """What it costs to construct a Wonder; chains never help (D-9.1)."""
        return cheapest(WONDERS[wonder].cost, self._paying, self._spared_wonder)

    def pays_card(self, card: Card, coins: int) -> bool:
        """Return whether so many coins are enough for a card."""
        kind = CARDS[card]
        if kind.has_chain:
            if owns_chain(self._player, kind):
                return True
            if coins and Progress.ENGINEERING in self._player.progress:
                return True
        spared = self._spared_blue if kind.colour is Colour.BLUE else 0
        return total(kind.cost, self._paying, spared) <= coins

    def pays_wonder(self, wonder: Wonder, coins: int) -> bool:
        """Return whether so many coins are enough for a Wonder."""
        return total(WONDERS[wonder].cost, self._paying, self._spared_wonder) <= coins


def _or_engineered(price: Price, rival: Player) -> Price:
    """Engineering where it is cheaper, or leaves the opponent fewer coins (Ruling 31)."""
    same = price.total == ENGINEERING_PRICE and price.trade > 0
    if price.total > ENGINEERING_PRICE or (same and Progress.ECONOMY in rival.progress):
        return ENGINEERED
    return price


def price_of_card(s: State, seat: Seat, card: Card) -> Price:
    """What it costs a player to construct a card now."""
    return Prices(s, seat).card(card)


def price_of_wonder(s: State, seat: Seat, wonder: Wonder) -> Price:
    """What it costs a player to construct a Wonder now."""
    return Prices(s, seat).wonder(wonder)


def purse(player: Player) -> int:
    """All coins that can be spent, Astarte's too (D-6.9)."""
    return player.coins + player.vault
