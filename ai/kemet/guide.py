"""How Kemet stands: victory points, and what brings more of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ai.kemet.table import Table
from ai.kemet.values import ARMY, OWN_PYRAMID, TILE_DAYS, TILES
from ai.search.guide import Guide
from rules.engine.decisions import Seat
from rules.kemet.data import Vp
from rules.kemet.view import View

OF_CONTROL = (Vp.TEMPLE, Vp.PYRAMID)  # lost with the area
CARD = 0.15  # a DI card in hand, whichever it is


class Standing(Guide[View]):
    """Counts after every turn."""

    quiet = frozenset(("turn_ended",))
    spread = 1.5

    def score(self, view: View) -> Sequence[float]:
        """Victory points with the worth of armies, tiles, pyramids, cards and prayer points."""
        return [_points(view, player.seat) for player in view.players]


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
