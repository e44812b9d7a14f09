"""Looking ahead over the structure: who gets which cards if both take what is best for them.

What a card is worth to each player is taken as it is now, so a search is quick; what matters
is which cards a turn uncovers, and for whom.
"""

from __future__ import annotations

from functools import cached_property

from ai.duel import values
from ai.duel.worth import Worth
from rules.duel.layouts import COVERED_BY
from rules.duel.view import CardView
from rules.engine.decisions import Seat

Places = frozenset[int]


class Ahead:
    """The rest of the structure as a game of taking cards."""

    def __init__(self, worth: Worth) -> None:
        self._worth, self._view = worth, worth.view
        self._known: dict[tuple[Places, Seat, int], float] = {}

    @cached_property
    def places(self) -> Places:
        """The places where cards lie."""
        return frozenset(card.place for card in self._view.structure)

    def after(self, seat: Seat, places: Places, taken: int, replay: bool) -> float:
        """What the rest promises a seat that has just taken a card, or none."""
        rest = places - {taken}
        token = self._tokens(rest, taken)
        if replay:
            return token + self._best(rest, seat, values.TURNS_AHEAD)
        return token - values.FADES * self._best(rest, 1 - seat, values.TURNS_AHEAD)

    def to_move(self, seat: Seat) -> float:
        """What the structure promises whoever begins."""
        return self._best(self.places, seat, values.TURNS_AHEAD + 1)

    def _best(self, places: Places, seat: Seat, turns: int) -> float:
        if not turns or not places:
            return 0.0
        key = places, seat, turns
        if key not in self._known:
            self._known[key] = max(
                self._take(places, seat, turns, place) for place in self._free(places)
            )
        return self._known[key]

    def _take(self, places: Places, seat: Seat, turns: int, place: int) -> float:
        rest = places - {place}
        now = self._gains[place][seat] + self._tokens(rest, place)
        if now >= values.VICTORY / 2:
            return now
        return now - values.FADES * self._best(rest, 1 - seat, turns - 1)

    def _free(self, places: Places) -> list[int]:
        covered = COVERED_BY[self._view.age]
        return [place for place in places if places.isdisjoint(covered[place])]

    def _tokens(self, rest: Places, taken: int) -> float:
        """What tokens on the cards are worth that nothing covers any more."""
        covered = COVERED_BY[self._view.age]
        return sum(
            worth
            for place, worth in self._token_worth.items()
            if place in rest and taken in covered[place] and rest.isdisjoint(covered[place])
        )

    @cached_property
    def _token_worth(self) -> dict[int, float]:
        found = {}
        for card in self._view.structure:
            if card.mythology is not None:
                found[card.place] = values.MYTHOLOGY_TOKEN
            elif card.offering:
                found[card.place] = values.OFFERING_COIN * card.offering
        return found

    # --- what a card promises either player ------------------------------------------------------

    @cached_property
    def _gains(self) -> dict[int, tuple[float, float]]:
        return {
            card.place: (self.gain(0, card), self.gain(1, card)) for card in self._view.structure
        }

    def gain(self, seat: Seat, card: CardView) -> float:
        """The best that a player can do with a card: construct it, or sell it."""
        sold = self._worth.coins(seat, self._worth.city(seat).sell_income)
        if card.card is None:
            return max(sold, self._unknown(seat, card))
        return max(sold, self.built(seat, card)) if card.affordable[seat] else sold

    def built(self, seat: Seat, card: CardView) -> float:
        """What constructing a card promises, for its price."""
        assert card.card is not None
        price = card.prices[seat]
        gain = self._worth.card(seat, card.card) + self._worth.after_chain(seat, price.way)
        return gain + self._worth.coins(seat, -price.total)

    def _unknown(self, seat: Seat, card: CardView) -> float:
        """A card that lies face down is worth what those usually are that it may be."""
        likely = self._worth.prospects.unseen(card.back)
        if not likely:
            return values.UNKNOWN_CARD
        mean = sum(self._worth.card(seat, c) for c in likely) / len(likely)
        return mean + self._worth.coins(seat, -values.USUAL_PRICE[self._view.age])
