"""Conflict: shields move the pawn, zones cost coins, a capital ends the game (RULES D-10)."""

from __future__ import annotations

from rules.duel.data import CAPITAL, ZONE_BEGINS, Progress, Side
from rules.duel.ending import Supremacy
from rules.duel.money import lose
from rules.duel.state import Ending, State, rival_of, seat_of, towards_rival, without
from rules.engine.decisions import Seat
from rules.engine.events import tell


def advance(s: State, seat: Seat, shields: int) -> None:
    """Move the pawn space by space towards the opponent's capital."""
    if not shields:
        return
    start, path, stop = s.pawn, list[int](), None
    for _ in range(shields):
        space = s.pawn + towards_rival(s, seat)
        if space == s.minerva:
            stop = space
            break
        s.pawn = space
        path.append(space)
        if abs(space) == CAPITAL:
            break
    tell(s, "pawn_moved", seat=seat, shields=shields, start=start, end=s.pawn)
    for space in path:
        _enter(s, seat, space)
    if stop is not None:
        s.minerva = None
        tell(s, "pawn_stopped", seat=seat, space=stop)


def _enter(s: State, seat: Seat, space: int) -> None:
    """What a space sets off: the end of the game, or Poliorcetics and then a token (D-21.2)."""
    if abs(space) == CAPITAL:
        raise Supremacy(seat, Ending.MILITARY)
    if Progress.POLIORCETICS in s.players[seat].progress:
        lost = lose(s, rival_of(seat), 1)
        if lost:
            source = Progress.POLIORCETICS
            tell(s, "coins_lost", seat=rival_of(seat), coins=lost, source=source)
    token = token_of(space)
    if token in s.military:
        loser = seat_of(s, Side.MOON if token > 0 else Side.SUN)
        s.military = without(s.military, token)
        tell(s, "military_token", seat=loser, token=token, coins=lose(s, loser, abs(token)))


def token_of(space: int) -> int:
    """The Military token of a space's zone; 0 where there is none."""
    zones = [coins for coins, begins in ZONE_BEGINS.items() if begins <= abs(space) < CAPITAL]
    coins = max(zones, default=0)
    return coins if space > 0 else -coins
