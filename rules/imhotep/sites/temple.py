"""The temple, scored at the end of every round (RULES I-8.5, I-8.6)."""

from __future__ import annotations

from rules.engine.decisions import Seat, choose
from rules.engine.events import tell
from rules.imhotep.arriving import gain_card
from rules.imhotep.data import TEMPLE_A, TEMPLE_CELLS, Reward, Side, Site, Source, TempleCell
from rules.imhotep.deck import draw_card
from rules.imhotep.designed import TEMPLE_B
from rules.imhotep.keys import POINT, STONES
from rules.imhotep.pending import why_not_yet
from rules.imhotep.scoring import gain_points
from rules.imhotep.state import State, room_for
from rules.imhotep.stones import take_stones

CELLS: dict[Side, tuple[TempleCell, ...]] = {Side.A: TEMPLE_A, Side.B: TEMPLE_B}


def board(s: State) -> tuple[TempleCell, ...]:
    """The cells in use: four of them with two players (I-8.5.1, I-8.6.1)."""
    return CELLS[s.sides[Site.TEMPLE]][: TEMPLE_CELLS[len(s.players)]]


def stones_on(s: State, cell: int) -> list[Seat]:
    """The stones on a cell, counted from 0, the lowest first (I-8.5.2)."""
    return s.temple[cell :: len(board(s))]


async def score_temple(s: State) -> None:
    """From left to right, the owner of each topmost stone gets what the cell gives.

    One cell is complete before the next, so an earlier one can fill a sled (Ruling 24).
    """
    for number, cell in enumerate(board(s)):
        stones = stones_on(s, number)
        if not stones:
            continue
        owner = stones[-1]
        tell(s, "temple_cell", cell=number + 1, seat=owner, reward=cell.reward)
        match cell.reward:
            case Reward.POINTS:
                gain_points(s, owner, Source.TEMPLE, cell.points)
            case Reward.CHOICE:
                await _point_or_stones(s, owner, cell)
            case Reward.CARD:
                await _top_card(s, owner)


async def _point_or_stones(s: State, owner: Seat, cell: TempleCell) -> None:
    """The owner takes a point or stones; a point, unasked, if no stone can be taken."""
    pick = POINT
    if room_for(s, owner, cell.stones):
        pick = await choose(owner, "temple", (POINT, STONES), why_not=why_not_yet)
    if pick == STONES:
        take_stones(s, owner, cell.stones)
    else:
        gain_points(s, owner, Source.TEMPLE, cell.points)


async def _top_card(s: State, owner: Seat) -> None:
    """The owner gets the top card of the draw pile; this is not optional (I-8.6.3)."""
    card = await draw_card(s, "temple_card")
    if card is None:
        tell(s, "no_card", seat=owner)
        return
    await gain_card(s, owner, card, "temple")
