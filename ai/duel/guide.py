"""How 7 Wonders Duel stands: points as if the game were over, and what brings more of them."""

from __future__ import annotations

from collections.abc import Sequence

from ai.duel.values import NEW_SYMBOL
from ai.duel.worth import Worth
from ai.search.guide import Guide
from rules.duel.view import CityView, View

UNIT = 4.0  # a resource that a city makes, at the beginning of the game


class City(Guide[View]):
    """Counts between the Ages."""

    quiet = frozenset(("starter_chosen",))
    spread = 10.0

    def score(self, view: View) -> Sequence[float]:
        """Points now, resources while there is something to build, symbols on the way to six."""
        unit = UNIT * Worth(view).rest
        return [city.total + unit * _made(city) + _science(city) for city in view.cities]


def _made(city: CityView) -> int:
    return sum(city.units.values()) + len(city.choices)


def _science(city: CityView) -> float:
    return sum(NEW_SYMBOL[: len(city.symbols)])


GUIDE = City()
