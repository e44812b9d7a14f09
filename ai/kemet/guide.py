"""What the search knows of Kemet: a position counts between turns.

Without learned weights it is judged by victory points, and what brings more of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from random import Random

from ai.kemet.leanings import promises
from ai.kemet.table import Table
from ai.kemet.thoth import Thoth
from ai.kemet.values import ARMY, OWN_PYRAMID, TILE_DAYS, TILES
from ai.search.guide import Effort, Guide, Look
from rules.engine.decisions import Seat
from rules.kemet.data import Vp
from rules.kemet.keys import CARD as KEY_OF_CARD
from rules.kemet.keys import END
from rules.kemet.view import View

NO_TOKENS = frozenset((END, KEY_OF_CARD))
OF_CONTROL = (Vp.TEMPLE, Vp.PYRAMID)  # lost with the area
CARD = 0.15  # a DI card in hand, whichever it is
COOLNESS = 4.0  # for each point that an option promises less, it looks e to this less likely
LEAST = 0.04  # of the weight of the best: nothing is never tried


class Standing(Guide[View]):
    """Counts after every turn."""

    quiet = frozenset(("turn_ended",))
    spread = 1.5
    easy = Effort(30, softness=0.05)
    hard = Effort(150)

    def score(self, view: View) -> Sequence[float]:
        """Victory points with the worth of armies, tiles, pyramids, cards and prayer points."""
        return [_points(view, player.seat) for player in view.players]

    def points(self, view: View) -> Sequence[float]:
        """Victory points."""
        return [player.total for player in view.players]

    def prior(self, look: Look[View], what: str, options: Sequence[str]) -> Sequence[float] | None:
        """What Thoth thinks of them."""
        found = promises(look(), what, options)
        best = max(found)
        return [LEAST + exp(COOLNESS * (each - best)) for each in found]

    def quick(self, look: Look[View], what: str, options: Sequence[object], random: Random) -> int:
        """What Thoth would answer; a turn ends where only a card could go on."""
        keys = [str(option) for option in options]
        if END in keys and len(keys) <= len(NO_TOKENS) and NO_TOKENS.issuperset(keys):
            return keys.index(END)
        thoth = Thoth(str(random.random()))  # so that nobody can foresee the cards of a battle
        return keys.index(thoth.answer(look(), what, keys))


def _points(view: View, seat: Seat) -> float:
    table = Table(replace(view, viewer=seat))
    mine = table.mine
    lent = sum(mine.points[kind] for kind in OF_CONTROL)
    lasting = min(1.2, (0.4 + table.days_left) / TILE_DAYS)
    return (
        mine.total
        - lent * (1 - table.temporary)
        + table.purse(mine.prayer)
        + sum(ARMY[min(soldiers, len(ARMY) - 1)] for soldiers, _ in table.own.values())
        + sum(TILES[power] for power in mine.powers) * lasting
        + sum(pyramid.level for pyramid in mine.pyramids) * OWN_PYRAMID
        + mine.di * CARD
    )


GUIDE = Standing()
