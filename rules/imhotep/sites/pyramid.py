"""The pyramid of side A and the three pyramids of side B (RULES I-8.3, I-8.4).

They follow the same rules: side A is one pyramid without a bonus.
"""

from __future__ import annotations

from rules.engine.decisions import Seat, choose
from rules.engine.events import tell
from rules.imhotep.data import (
    GREAT_PYRAMID,
    POINTS_OF_SURPLUS,
    Bonus,
    Pyramid,
    PyramidCell,
    Side,
    Site,
    Source,
)
from rules.imhotep.designed import SMALL_PYRAMIDS
from rules.imhotep.pending import why_not_yet
from rules.imhotep.scoring import gain_points
from rules.imhotep.state import State

BOARDS: dict[Side, dict[Pyramid, tuple[PyramidCell, ...]]] = {
    Side.A: {Pyramid.GREAT: GREAT_PYRAMID},
    Side.B: SMALL_PYRAMIDS,
}


def board(s: State) -> dict[Pyramid, tuple[PyramidCell, ...]]:
    """The cells of the pyramids in use, in the order of building."""
    return BOARDS[s.sides[Site.PYRAMID]]


def incomplete(s: State) -> list[Pyramid]:
    """The pyramids that have a free cell."""
    return [pyramid for pyramid, cells in board(s).items() if len(s.pyramids[pyramid]) < len(cells)]


async def build_pyramid(s: State, seat: Seat) -> Bonus | None:
    """A stone takes the next cell, its owner scores it at once; return the cell's bonus.

    On side B the owner chooses which incomplete pyramid (I-8.4.2); surplus goes to the
    edge only when all are complete (Ruling 19).
    """
    options = incomplete(s)
    if not options:
        s.edge.append(seat)
        tell(s, "built", site=Site.PYRAMID, seat=seat, pyramid=None, cell=0)
        gain_points(s, seat, Source.PYRAMID, POINTS_OF_SURPLUS)
        return None
    pyramid = options[0]
    if len(options) > 1:
        pyramid = await choose(seat, "pyramid", options, why_not=why_not_yet)
    s.pyramids[pyramid].append(seat)
    number = len(s.pyramids[pyramid])
    cell = board(s)[pyramid][number - 1]
    tell(s, "built", site=Site.PYRAMID, seat=seat, pyramid=pyramid, cell=number)
    gain_points(s, seat, Source.PYRAMID, cell.points)
    return cell.bonus
