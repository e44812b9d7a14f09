"""The end: a supremacy at once, or points after Age III (RULES D-5.4, D-13)."""

from __future__ import annotations

from typing import Any

from rules.duel.data import Category
from rules.duel.scoring import points
from rules.duel.state import NOBODY, Ending, Phase, State
from rules.engine.decisions import Seat
from rules.engine.events import tell


class Supremacy(Exception):
    """Somebody has won: whatever is being resolved is left as it is."""

    def __init__(self, seat: Seat, ending: Ending) -> None:
        super().__init__(ending)
        self.seat = seat
        self.ending = ending


def end_by_supremacy(s: State, won: Supremacy) -> None:
    """The game is over in the middle of a turn."""
    tell(s, "supremacy", seat=won.seat, ending=won.ending)
    _end(s, won.ending, (won.seat,))


async def score_game(s: State) -> None:
    """Count points; blue cards break a tie (D-13.3)."""
    scored = [points(s, seat) for seat in (0, 1)]
    tell(s, "scored", points=scored)
    totals = [sum(row.values()) for row in scored]
    blue = [row[Category.BLUE] for row in scored]
    if totals[0] != totals[1]:
        _end(s, Ending.POINTS, (totals.index(max(totals)),))
    elif blue[0] != blue[1]:
        _end(s, Ending.BLUE, (blue.index(max(blue)),))
    else:
        _end(s, Ending.SHARED, (0, 1))


def _end(s: State, ending: Ending, winners: tuple[Seat, ...]) -> None:
    s.ending, s.winners, s.phase = ending, winners, Phase.OVER
    s.asking, s.asked, s.replay = "", NOBODY, False
    s.drawn, s.looking, s.revealed = (), (), ()
    tell(s, "ended", ending=ending, seats=list(winners))


def result(s: State) -> dict[str, Any]:
    """Who has won, and how; points may be shown even after a supremacy."""
    scores = [sum(points(s, seat).values()) for seat in (0, 1)]
    return {"ending": s.ending, "seats": list(s.winners), "scores": scores}
