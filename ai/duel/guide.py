"""What the search knows of 7 Wonders Duel: a position counts between turns.

Without learned weights it is judged by points as if the game were over, and what brings more of
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from ai.duel.answers import choose, glances
from ai.duel.values import NEW_SYMBOL
from ai.duel.worth import Worth
from ai.search.guide import Effort, Guide, Look
from rules.duel.view import CityView, View
from rules.engine.events import Event

UNIT = 4.0  # a resource that a city makes, at the beginning of the game
COOLNESS = 0.35  # for each point that an option promises less, it looks e to this less likely
LEAST = 0.03  # of the weight of the best: nothing is never tried


class City(Guide[View]):
    """Counts between two turns."""

    spread = 10.0
    easy = Effort(15, softness=0.1)
    hard = Effort(500)

    def is_quiet(self, told: Sequence[Event], *, step_ended: bool) -> bool:
        """A turn, a pick of the draft or a deal is over."""
        return step_ended

    def score(self, view: View) -> Sequence[float]:
        """Points now, resources while there is something to build, symbols on the way to six."""
        unit = UNIT * Worth(view).rest
        return [city.total + unit * _made(city) + _science(city) for city in view.cities]

    def points(self, view: View) -> Sequence[float]:
        """Points as if the game were over."""
        return [city.total for city in view.cities]

    def prior(self, look: Look[View], what: str, options: Sequence[str]) -> Sequence[float] | None:
        """What Thoth thinks of them at a glance."""
        view = look()
        assert view.viewer is not None
        found = glances(view, view.viewer, what, options)
        best = max(found)
        return [LEAST + exp(COOLNESS * (each - best)) for each in found]

    def quick(self, look: Look[View], what: str, options: Sequence[object], random: Random) -> int:
        """What Thoth would answer."""
        view, keys = look(), [str(option) for option in options]
        assert view.viewer is not None
        return keys.index(choose(view, view.viewer, what, keys))


def _made(city: CityView) -> int:
    return sum(city.units.values()) + len(city.choices)


def _science(city: CityView) -> float:
    return sum(NEW_SYMBOL[: len(city.symbols)])


GUIDE = City()
