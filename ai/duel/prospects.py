"""What may still come, and what it would cost: the measure of resources."""

from __future__ import annotations

from functools import cached_property

from ai.duel import values
from ai.duel.costs import free_for, totals_of, wonders_of
from rules.duel.cards import DECKS, Card
from rules.duel.data import MANUFACTURED, RAW, Back
from rules.duel.layouts import AGE_BACK, CARDS_OF_AGE, REMOVED, SPECIAL_CARDS
from rules.duel.prices import Means, choosers, means_with
from rules.duel.view import View
from rules.engine.decisions import Seat

Likely = dict[Card, float]


class Prospects:
    """The cards that can still turn up, how likely, and what they cost each player."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._costs: dict[tuple[Seat, Means], float] = {}

    @cached_property
    def coming(self) -> Likely:
        """Every card that is not gone, with how likely it is to be on offer."""
        lying = {card.card for card in self._view.structure if card.card is not None}
        likely: Likely = {card: 1.0 for card in lying if card is not None}
        for back in (*self._backs_below, *self._backs_to_come):
            for card, chance in self.unseen(back).items():
                likely[card] = chance
        return likely

    @property
    def _backs_below(self) -> set[Back]:
        return {card.back for card in self._view.structure if card.card is None}

    @property
    def _backs_to_come(self) -> list[Back]:
        last = Back.TEMPLE if self._view.pantheon else Back.GUILD
        later = [back for age, back in AGE_BACK.items() if age > self._view.age]
        return [*later, last] if later else []

    def unseen(self, back: Back) -> Likely:
        """The cards with a back that have not been seen, with how likely each lies there."""
        unseen = [card for card in DECKS[back] if card not in self._seen]
        below = sum(card.back is back and card.card is None for card in self._view.structure)
        if back in self._backs_to_come:
            special = back in (Back.GUILD, Back.TEMPLE)
            below = SPECIAL_CARDS if special else min(CARDS_OF_AGE, len(unseen) - REMOVED)
        chance = min(1.0, below / len(unseen)) if unseen else 0.0
        return {card: chance for card in unseen if chance}

    @cached_property
    def _seen(self) -> set[Card]:
        lying = {card.card for card in self._view.structure if card.card is not None}
        built = {card for city in self._view.cities for card in city.cards}
        under = {w.under for city in self._view.cities for w in city.wonders if w.under}
        return {*lying, *built, *under, *self._view.discard}

    # --- what all that would cost ---------------------------------------------------------------

    def saved(self, seat: Seat, more: list[Card], less: list[Card]) -> float:
        """The coins that cards more and less in the cities save a player, and cost the rival."""
        mine = self._change(seat, seat, more, less)
        theirs = self._change(1 - seat, seat, more, less)
        return mine - values.HARM * theirs

    def _change(self, payer: Seat, owner: Seat, more: list[Card], less: list[Card]) -> float:
        """How much less a payer spends if the owner's city changes."""
        now = self._cards(owner)
        then = (*(card for card in now if card not in less), *more)
        before = self._cost(payer, self._means(payer, owner, now))
        return before - self._cost(payer, self._means(payer, owner, then))

    def _cards(self, seat: Seat) -> tuple[Card, ...]:
        return self._view.cities[seat].cards

    def _means(self, payer: Seat, owner: Seat, cards: tuple[Card, ...]) -> Means:
        """With what a payer pays if the owner's city had these cards."""
        own = cards if owner == payer else self._cards(payer)
        theirs = cards if owner != payer else self._cards(1 - payer)
        built = tuple(w.wonder for w in self._view.cities[payer].wonders if w.built)
        return means_with(own, choosers(built), theirs)

    def _cost(self, seat: Seat, paying: Means) -> float:
        """What a player would spend on what is likely to be constructed."""
        if (seat, paying) not in self._costs:
            city = self._view.cities[seat]
            prices, free = totals_of(city, paying), self._free[seat]
            total = sum(
                chance * values.WOULD_BUILD * (0 if card in free else prices[card])
                for card, chance in self.coming.items()
            )
            wonders = wonders_of(city, paying)
            for wonder in city.wonders:
                if not wonder.built:
                    total += values.WOULD_BUILD_WONDER * wonders[wonder.wonder]
            self._costs[seat, paying] = total
        return self._costs[seat, paying]

    @cached_property
    def _free(self) -> list[frozenset[Card]]:
        return [free_for(city) for city in self._view.cities]

    def wonder_choice(self, seat: Seat, raw: bool) -> float:
        """The coins that another choice among raw, or manufactured, resources saves."""
        now = self._means(seat, seat, self._cards(seat))
        if raw:
            then = now._replace(raw=now.raw + 1)
        else:
            then = now._replace(manufactured=now.manufactured + 1)
        return self._cost(seat, now) - self._cost(seat, then)


def is_raw(chooses: tuple[object, ...]) -> bool:
    """Return whether a choice is one among raw resources."""
    assert chooses in (RAW, MANUFACTURED)
    return chooses == RAW
