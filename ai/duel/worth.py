"""What a card, shields, a symbol or coins are worth to a player now, in points."""

from __future__ import annotations

from functools import cached_property, lru_cache

from ai.duel import values
from ai.duel.prospects import Prospects
from rules.duel.cards import CARDS, Building, Card, Count
from rules.duel.data import (
    CAPITAL,
    COINS_PER_POINT,
    MATHEMATICS_POINTS,
    MYSTICISM_POINTS,
    PROGRESS_COINS,
    PROGRESS_POINTS,
    SYMBOLS_TO_WIN,
    TEMPLE_POINTS,
    URBANISM_COINS,
    ZONE_BEGINS,
    Colour,
    Progress,
    Symbol,
)
from rules.duel.lookup import shields_of, steps_to_capital
from rules.duel.prices import Way
from rules.duel.scoring import COLOURS_OF_COUNT
from rules.duel.view import CityView, View
from rules.engine.decisions import Seat


@lru_cache(maxsize=256)
def purse_worth(coins: int) -> float:
    """What a treasury is worth: the first coins most."""
    total, before = 0.0, 0
    for limit, each in values.PURSE:
        total += each * max(0, min(coins, limit) - before)
        before = limit
    return total


class Worth:
    """Values one view; nothing is kept from one answer to the next."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.prospects = Prospects(view)
        self._cards: dict[tuple[Seat, Card], float] = {}

    def city(self, seat: Seat) -> CityView:
        """A player's city."""
        return self.view.cities[seat]

    # --- coins ----------------------------------------------------------------------------------

    def coins(self, seat: Seat, change: int) -> float:
        """What coins gained, or paid, are worth; nobody can lose more than there are."""
        have = self.city(seat).coins + self.city(seat).vault
        return purse_worth(max(0, have + change)) - purse_worth(have)

    # --- the track --------------------------------------------------------------------------------

    def shields(self, seat: Seat, shields: int) -> float:
        """What it is worth to move the pawn, with the coins that the rival loses."""
        if not shields:
            return 0.0
        shields -= self._stopped(seat, shields)
        lead = CAPITAL - steps_to_capital(self.view, seat)
        if lead + shields >= CAPITAL:
            return values.VICTORY
        worth = _track(lead + shields) - _track(lead)
        side = 1 if seat == self.view.first else -1
        for coins, begins in ZONE_BEGINS.items():
            if lead < begins <= lead + shields and side * coins in self.view.military:
                worth -= self.coins(1 - seat, -coins)
        return worth

    def _stopped(self, seat: Seat, shields: int) -> int:
        """How many shields Minerva takes away."""
        if self.view.minerva is None:
            return 0
        towards = 1 if seat == self.view.first else -1
        ahead = (self.view.minerva - self.view.pawn) * towards
        return shields - ahead + 1 if 0 < ahead <= shields else 0

    # --- science ------------------------------------------------------------------------------

    def symbol(self, seat: Seat, symbol: Symbol) -> float:
        """What another symbol is worth: on the way to six, or as the second of a pair."""
        held = self.city(seat).symbols
        if symbol not in held:
            if len(held) + 1 >= SYMBOLS_TO_WIN:
                return values.VICTORY
            return values.NEW_SYMBOL[len(held)] + self._pair_to_come(symbol)
        if held[symbol] > 1:
            return 0.0
        # The Law token would be worth its own symbol again, in a circle.
        left = [token for token in self.view.progress if token not in (None, Progress.LAW)]
        return max((self.token(seat, token) for token in left if token), default=0.0)

    def _pair_to_come(self, symbol: Symbol) -> float:
        likely = self.prospects.coming.items()
        return values.PAIR_TO_COME * sum(p for card, p in likely if CARDS[card].symbol is symbol)

    def token(self, seat: Seat, token: Progress) -> float:
        """What a Progress token is worth; some fade with the game."""
        city, rest = self.city(seat), self.rest
        unbuilt = sum(not wonder.built for wonder in city.wonders)
        match token:
            case Progress.LAW:
                return self.symbol(seat, Symbol.LAW)
            case Progress.MATHEMATICS:
                return MATHEMATICS_POINTS * (len(city.progress) + 1) + 2.0 * rest
            case Progress.THEOLOGY:
                return values.THEOLOGY * unbuilt
            case Progress.ARCHITECTURE:
                return values.ARCHITECTURE * unbuilt
            case Progress.MYSTICISM:
                tokens = len(city.mythologies) + len(city.offerings)
                return MYSTICISM_POINTS * tokens + rest
            case _:
                coins = self.coins(seat, PROGRESS_COINS.get(token, 0))
                return coins + PROGRESS_POINTS.get(token, 0) + rest * values.TOKENS.get(token, 0.0)

    @cached_property
    def rest(self) -> float:
        """How much of the game is still to come, from 1 to 0."""
        age = max(1, self.view.age)
        return ((3 - age) * 20 + len(self.view.structure)) / 60

    # --- cards ----------------------------------------------------------------------------------

    def card(self, seat: Seat, card: Card) -> float:
        """What it is worth to have a card in the city, whatever it costs."""
        if (seat, card) not in self._cards:
            self._cards[seat, card] = self._card(seat, card)
        return self._cards[seat, card]

    def _card(self, seat: Seat, card: Card) -> float:
        kind, city = CARDS[card], self.city(seat)
        worth = float(kind.points) + self._counted(seat, kind)
        worth += self.coins(seat, kind.coins) if kind.coins else 0.0
        worth += self.shields(seat, shields_of(city, card))
        if kind.symbol is not None:
            worth += self.symbol(seat, kind.symbol)
        if any(kind.makes) or kind.chooses or kind.fixes:
            worth += values.SAVED_COIN * self.prospects.saved(seat, [card], [])
        if kind.colour is Colour.TEMPLE:
            temples = self.count(city, Colour.TEMPLE)
            worth += TEMPLE_POINTS[min(3, temples + 1)] - TEMPLE_POINTS[min(3, temples)]
        return worth + self._link(kind)

    def _counted(self, seat: Seat, kind: Building) -> float:
        """Coins at once, and a Guild's points."""
        if kind.counts is None:
            return 0.0
        counts = [self._count(city, kind.counts) for city in self.view.cities]
        number = max(counts) if kind.points_each else counts[seat]
        own = kind.counts is Count.YELLOW and not kind.points_each  # the Lighthouse counts itself
        coins = kind.each * (number + own)
        return kind.points_each * number + (self.coins(seat, coins) if coins else 0.0)

    def _count(self, city: CityView, what: Count) -> int:
        if what is Count.WONDERS:
            return sum(wonder.built for wonder in city.wonders)
        if what is Count.COINS:
            return city.coins // COINS_PER_POINT
        return self.count(city, *COLOURS_OF_COUNT[what])

    def count(self, city: CityView, *colours: Colour) -> int:
        """How many cards of some colours a city has."""
        return sum(CARDS[card].colour in colours for card in city.cards)

    def _link(self, kind: Building) -> float:
        """A chain symbol saves what its card would cost, if that comes."""
        if kind.gives is None:
            return 0.0
        likely = self.prospects.coming.items()
        return values.LINK * sum(p for card, p in likely if CARDS[card].needs is kind.gives)

    def after_chain(self, seat: Seat, way: Way) -> float:
        """What Urbanism pays for a free card."""
        urban = Progress.URBANISM in self.city(seat).progress and way is Way.CHAIN
        return self.coins(seat, URBANISM_COINS) if urban else 0.0

    def loss(self, seat: Seat, card: Card) -> float:
        """What a player would lose with a card of the city."""
        kind = CARDS[card]
        worth = float(kind.points)
        if kind.symbol is not None:
            worth += values.NEW_SYMBOL[min(4, len(self.city(seat).symbols))]
        if any(kind.makes):
            worth -= values.SAVED_COIN * self.prospects.saved(seat, [], [card])
        return worth


def _track(lead: int) -> float:
    """What the pawn's place is worth to whoever leads, or against them."""
    worth = values.TRACK[min(CAPITAL - 1, abs(lead))]
    return worth if lead > 0 else -worth
