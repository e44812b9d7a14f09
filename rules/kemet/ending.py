"""The end of a day, and of the game (RULES K-10, K-12)."""

from __future__ import annotations

from typing import Any

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.kemet.armies import destroy
from rules.kemet.asking import ask, why_never
from rules.kemet.boards import DELTA_SACRIFICE, DELTA_TEMPLE, PAY, SANCTUARY, Area
from rules.kemet.control import controller_of, points_of, temples_of, total_of
from rules.kemet.data import SANCTUARY_SOLDIERS, TARGET, Vp
from rules.kemet.keys import NO, SACRIFICE
from rules.kemet.points import gain_point
from rules.kemet.prices import gain
from rules.kemet.state import NOBODY, Ending, Phase, State, board_of, seats_of


async def end_day(s: State) -> None:
    """The temples, the sanctuary, victory points for two temples, the victory check."""
    s.active = NOBODY
    tell(s, "day_ends", day=s.day)
    await _delta(s)
    _pay_temples(s)
    await _sanctuary(s)
    for seat in s.order:
        if len(temples_of(s, seat)) >= 2:
            gain_point(s, seat, Vp.TWO_TEMPLES)
    s.scores += (tuple(total_of(s, seat) for seat in seats_of(s)),)
    tell(s, "day_over", day=s.day, scores=list(s.scores[-1]))
    _check_victory(s)


async def _delta(s: State) -> None:
    """The temple in the delta pays for a sacrifice (D-26)."""
    seat = controller_of(s, DELTA_TEMPLE)
    if seat == NOBODY:
        return
    answer = await ask(s, seat, "delta", [SACRIFICE, NO], why_never)
    if answer == NO:
        return
    prayer = gain(s, seat, PAY[DELTA_TEMPLE])
    tell(s, "sacrificed", seat=seat, area=DELTA_TEMPLE, soldiers=DELTA_SACRIFICE)
    tell(s, "prayer_gained", seat=seat, prayer=prayer, source="sacrifice")
    await destroy(s, seat, DELTA_TEMPLE, DELTA_SACRIFICE)


def _pay_temples(s: State) -> None:
    for area in board_of(s).temples:
        seat = controller_of(s, area)
        if seat != NOBODY and area != DELTA_TEMPLE:
            tell(s, "temple_paid", seat=seat, area=area, prayer=gain(s, seat, PAY[area]))


async def _sanctuary(s: State) -> None:
    """Two soldiers may be sacrificed for a victory point (D-27)."""
    area: Area = SANCTUARY
    seat = controller_of(s, area) if area in board_of(s).adjacent else NOBODY
    if seat == NOBODY or s.players[seat].soldiers[area] < SANCTUARY_SOLDIERS:
        return
    answer = await ask(s, seat, "sanctuary", [NO, SACRIFICE], why_never)
    if answer == NO:
        return
    tell(s, "sacrificed", seat=seat, area=area, soldiers=SANCTUARY_SOLDIERS)
    gain_point(s, seat, Vp.SANCTUARY)
    await destroy(s, seat, area, SANCTUARY_SOLDIERS)


# --- victory (K-12) --------------------------------------------------------------------------


def _check_victory(s: State) -> None:
    target = TARGET[s.setting.mode]
    reached = [seat for seat in s.order if total_of(s, seat) >= target]
    if not reached:
        s.phase = Phase.PRAYER
        return
    s.ending, s.winners = decided(s, reached)
    s.phase = Phase.OVER
    tell(s, "game_over", seats=list(s.winners), ending=s.ending, points=total_of(s, s.winners[0]))


def decided(s: State, reached: list[Seat]) -> tuple[Ending, tuple[Seat, ...]]:
    """Most victory points, then most from battles, then earlier in the order (K-12.3)."""
    most = max(total_of(s, seat) for seat in reached)
    best = [seat for seat in reached if total_of(s, seat) == most]
    if len(best) == 1:
        return Ending.POINTS, (best[0],)
    battles = {seat: s.players[seat].points.get(Vp.BATTLE, 0) for seat in best}
    bravest = [seat for seat in best if battles[seat] == max(battles.values())]
    return (Ending.BATTLE if len(bravest) == 1 else Ending.ORDER), (bravest[0],)


def result(s: State) -> dict[str, Any]:
    """Who won and how, with everybody's points by kind and by day."""
    assert s.ending is not None, "the game is not over"
    return {
        "ending": s.ending,
        "seats": list(s.winners),
        "points": [dict(points_of(s, seat)) for seat in seats_of(s)],
        "totals": [total_of(s, seat) for seat in seats_of(s)],
        "order": list(s.order),
        "days": [list(row) for row in s.scores],
    }
