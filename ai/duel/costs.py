"""What every card and Wonder costs whoever pays with certain means: looked up again and again."""

from __future__ import annotations

from functools import lru_cache

from rules.duel.cards import CARDS, GIVER, Card
from rules.duel.data import SPARED_UNITS, WONDERS, Colour, Mythology, Progress, Wonder
from rules.duel.prices import Means, total
from rules.duel.view import CityView

_BUILT_FREE: dict[Card, tuple[Card, ...]] = {}  # with one of these cards
for _card, _kind in CARDS.items():
    if _kind.needs is not None:
        _BUILT_FREE.setdefault(GIVER[_kind.needs], ())
        _BUILT_FREE[GIVER[_kind.needs]] += (_card,)
_TEMPLES: dict[Mythology, Card] = {
    kind.mythology: card for card, kind in CARDS.items() if kind.mythology is not None
}


@lru_cache(maxsize=1 << 12)
def card_totals(paying: Means, *, masonry: bool) -> dict[Card, int]:
    """What each card costs, but for chains; Masonry spares units of blue ones."""
    return {
        card: total(
            kind.cost, paying, SPARED_UNITS if masonry and kind.colour is Colour.BLUE else 0
        )
        for card, kind in CARDS.items()
    }


@lru_cache(maxsize=1 << 12)
def wonder_totals(paying: Means, *, architecture: bool) -> dict[Wonder, int]:
    """What each Wonder costs."""
    spared = SPARED_UNITS if architecture else 0
    return {wonder: total(kind.cost, paying, spared) for wonder, kind in WONDERS.items()}


def totals_of(city: CityView, paying: Means) -> dict[Card, int]:
    """What each card costs a city with such means, but for chains."""
    return card_totals(paying, masonry=Progress.MASONRY in city.progress)


def wonders_of(city: CityView, paying: Means) -> dict[Wonder, int]:
    """What each Wonder costs a city with such means."""
    return wonder_totals(paying, architecture=Progress.ARCHITECTURE in city.progress)


def free_for(city: CityView) -> frozenset[Card]:
    """The cards that a city builds free, by a chain or by a Mythology token."""
    chained = [free for card in city.cards if card in _BUILT_FREE for free in _BUILT_FREE[card]]
    return frozenset((*chained, *(_TEMPLES[token] for token in city.mythologies)))
