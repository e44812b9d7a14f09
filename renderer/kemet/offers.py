"""Who could buy a tile, and the reasons why somebody cannot."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.kemet.data import Tile
from rules.kemet.lookup import why_not_buy
from rules.kemet.refusals import Reason
from rules.kemet.view import View

# Every reason why a tile cannot be bought, each with a label of its own.
BARS = (
    Reason.TILE_GONE,
    Reason.DUPLICATE_TILE,
    Reason.WRONG_PHASE,
    Reason.PYRAMID_LEVEL,
    Reason.NOT_ENOUGH_PRAYER,
)


def may_buy(view: View, tile: Tile) -> list[Seat]:
    """Whose level suffices and who has no twin, in turn order; prayer points come and go."""
    near = (None, Reason.NOT_ENOUGH_PRAYER)
    return [seat for seat in view.order if why_not_buy(view, seat, tile) in near]
