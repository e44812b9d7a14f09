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
    WonderKind,
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

    @property
    def fixed(self) -> tuple[Resource, ...]:
        """Resources whose price is fixed."""
        return tuple(RESOURCES[n] for n in self.fixes)


FREE = Price(Way.CHAIN, 0)
ENGINEERED = Price(Way.ENGINEERING, ENGINEERING_PRICE, ENGINEERING_PRICE)
_RAW_COUNT = len(RAW)

_PRICED: list[Building | WonderKind] = [*CARDS.values(), *WONDERS.values()]
# The resources of each cost that are needed at all: their places, and how many units.
_NEEDED: dict[Cost, tuple[tuple[int, int], ...]] = {
    kind.cost: tuple((n, units) for n, units in enumerate(kind.cost.units) if units)
    for kind in _PRICED
}


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


@lru_cache(maxsize=1 << 12)
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
    return _totals(production(cards), wonders, production(theirs).units, 0).paying


def choosers(built: Iterable[Wonder]) -> tuple[Wonder, ...]:
    """The constructed Wonders that make one of several resources; most cities have none."""
    if _CHOOSERS.isdisjoint(built):
        return ()
    return tuple(wonder for wonder in built if wonder in _CHOOSERS)


def _means(mine: Production, wonders: tuple[Wonder, ...], theirs: Units) -> Means:
    choices = [WONDERS[wonder].chooses for wonder in wonders]
    wood, clay, stone, glass, papyrus = (
        FIXED_PRICE if n in mine.fixes else BASE_PRICE + units for n, units in enumerate(theirs)
    )
    return Means(
        mine.units,
        mine.raw + choices.count(RAW),
        mine.manufactured + choices.count(MANUFACTURED),
        mine.fixes,
        (wood, clay, stone, glass, papyrus),
    )


# --- the cheapest way to pay ------------------------------------------------------------------

_Unit = tuple[int, int]  # less its price, and the place of its resource: the dearest comes first


class _Paid(NamedTuple):
    """The missing units of a cost, by what is done about them."""

    bought: list[_Unit]
    chosen: list[_Unit]
    spared: list[_Unit]


def _units(cost: Units, paying: Means, spared: int) -> _Paid:
    """Choose and spare the dearest missing units, buy the others."""
    missing: list[_Unit] = []
    for n in range(len(cost)):
        for _ in range(cost[n] - paying.made[n]):  # none if it is less than nothing
            missing.append((-paying.prices[n], n))
    if not missing or not (paying.raw or paying.manufactured or spared):
        return _Paid(missing, [], [])
    missing.sort()
    raw = [unit for unit in missing if unit[1] < _RAW_COUNT]
    others = [unit for unit in missing if unit[1] >= _RAW_COUNT]
    left = sorted(raw[paying.raw :] + others[paying.manufactured :])
    chosen = raw[: paying.raw] + others[: paying.manufactured]
    return _Paid(left[spared:], chosen, left[:spared])


def cheapest(cost: Cost, paying: Means, spared: int) -> Price:
    """The cheapest way to pay a cost."""
    paid = _units(cost.units, paying, spared)
    counts: dict[int, int] = {}
    for _, n in paid.bought:
        counts[n] = counts.get(n, 0) + 1
    return Price(
        Way.COST,
        cost.coins - sum(price for price, _ in paid.bought),
        cost.coins,
        tuple(Bought(RESOURCES[n], counts[n], paying.prices[n]) for n in sorted(counts)),
        tuple(RESOURCES[n] for _, n in paid.chosen),
        tuple(RESOURCES[n] for _, n in paid.spared),
    )


class _Totals(dict[Cost, int]):
    """What costs come to with some means; each is worked out when it is first asked for."""

    __slots__ = ("paying", "spared")

    def __init__(self, paying: Means, spared: int) -> None:
        super().__init__()
        self.paying = paying
        self.spared = spared

    def __missing__(self, cost: Cost) -> int:
        made, raw, manufactured, _, prices = self.paying
        total = cost.coins
        if raw or manufactured or self.spared:
            total -= sum(price for price, _ in _units(cost.units, self.paying, self.spared).bought)
        else:  # as above, only faster: all that is missing is bought
            for n, units in _NEEDED[cost]:
                if units > made[n]:
                    total += (units - made[n]) * prices[n]
        self[cost] = total
        return total


@lru_cache(maxsize=1 << 12)
def _totals(mine: Production, wonders: tuple[Wonder, ...], theirs: Units, spared: int) -> _Totals:
    """The same means come again and again: most cards change nothing about payments."""
    return _Totals(_means(mine, wonders, theirs), spared)


def owns_chain(player: Player, kind: Building) -> bool:
    """Return whether a player builds a card free (D-6.7, D-22.1)."""
    if kind.needs is not None:
        return GIVER[kind.needs] in player.cards
    return kind.mythology is not None and kind.mythology in player.mythologies


class Prices:
    """What things cost one player as the table is now; made once for a turn's options."""

    __slots__ = ("_blue", "_others", "_player", "_rival", "_wonders")

    def __init__(self, s: State, seat: Seat) -> None:
        self._player = player = s.players[seat]
        self._rival = rival = s.players[rival_of(seat)]
        mine, theirs = production(player.cards), production(rival.cards).units
        wonders, progress = choosers(player.built), player.progress
        self._others = self._blue = self._wonders = _totals(mine, wonders, theirs, 0)
        if Progress.MASONRY in progress:
            self._blue = _totals(mine, wonders, theirs, SPARED_UNITS)
        if Progress.ARCHITECTURE in progress:
            self._wonders = _totals(mine, wonders, theirs, SPARED_UNITS)

    def card(self, card: Card) -> Price:
        """What it costs to construct a card."""
        kind = CARDS[card]
        if owns_chain(self._player, kind):
            return FREE
        totals = self._blue if kind.colour is Colour.BLUE else self._others
        price = cheapest(kind.cost, totals.paying, totals.spared)
        if kind.has_chain and Progress.ENGINEERING in self._player.progress:
            return _or_engineered(price, self._rival)
        return price

    def wonder(self, wonder: Wonder) -> Price:
        """What it costs to construct a Wonder; chains never help (D-9.1)."""
        return cheapest(WONDERS[wonder].cost, self._wonders.paying, self._wonders.spared)

    def pays_card(self, card: Card, coins: int) -> bool:
        """Return whether so many coins are enough for a card."""
        kind = CARDS[card]
        if kind.has_chain:
            if owns_chain(self._player, kind):
                return True
            if coins and Progress.ENGINEERING in self._player.progress:
                return True
        totals = self._blue if kind.colour is Colour.BLUE else self._others
        return totals[kind.cost] <= coins

    def pays_wonder(self, wonder: Wonder, coins: int) -> bool:
        """Return whether so many coins are enough for a Wonder."""
        return self._wonders[WONDERS[wonder].cost] <= coins


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
