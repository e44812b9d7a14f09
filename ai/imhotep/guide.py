"""How Imhotep stands between rounds, and what is worth a try."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ai.imhotep.thoth import WORTHS
from ai.imhotep.values import FEW_STONES, STONE_ON_SLED
from ai.search.guide import Effort, Guide, Look, shares
from rules.engine.events import Event
from rules.imhotep.keys import Action, Deed
from rules.imhotep.view import PlayerView, View

HUNCH = 1.0  # points more make an option e times as promising at first
OPEN_MIND = 0.1  # of what is promised is the same for all options
CARDS_PLAYED = 0.1  # of the times that a card comes to mind


class Points(Guide[View]):
    """Counts between turns, when no ship is being unloaded."""

    spread = 10.0
    easy = Effort(15, softness=0.1)
    normal = Effort(60)
    hard = Effort(800)

    def is_quiet(self, told: Sequence[Event], *, step_ended: bool) -> bool:
        """Each step of the rules is one turn, or the beginning or end of a round."""
        return step_ended

    def score(self, view: View) -> Sequence[float]:
        """Points as if the game were over, and something for stones at hand."""
        return [_points(player) for player in view.players]

    def prior(self, look: Look[View], what: str, options: Sequence[str]) -> Sequence[float]:
        """What the hand-made player thinks of each, by no means only of the best."""
        view = look()
        assert view.viewer is not None
        hunches = shares(WORTHS[what](view, view.viewer, options), HUNCH)
        return [OPEN_MIND / len(options) + (1 - OPEN_MIND) * each for each in hunches]

    def quick(self, look: Look[View], what: str, options: Sequence[object], random: Random) -> int:
        """Anything, but cards seldom: a card can be played in so many ways."""
        place = int(random.random() * len(options))
        if _is_card(options[place]) and random.random() >= CARDS_PLAYED:
            others = [n for n, option in enumerate(options) if not _is_card(option)]
            return others[int(random.random() * len(others))] if others else place
        return place


def _is_card(option: object) -> bool:
    return isinstance(option, Action) and option.deed is Deed.CARD


def _points(player: PlayerView) -> float:
    stones = min(player.sled, FEW_STONES) * STONE_ON_SLED
    return player.score + sum(player.prospects.values()) + stones


GUIDE = Points()
