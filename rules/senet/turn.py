"""A throw and the move that is made by it (RULES S-2 to S-7)."""

from __future__ import annotations

from rules.engine.decisions import Seat, choose, draw
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.senet.board import NOBODY, Move, after, legal_moves, why_not_move
from rules.senet.data import AGAIN, FALLS, OFF
from rules.senet.ending import end_game, has_won
from rules.senet.keys import MoveKey, read_move
from rules.senet.state import Phase, State, off


async def throw_sticks(s: State) -> None:
    """Throw; if nothing can be moved by it, the throw is lost and the turn passes (S-5)."""
    s.sticks = await draw("throw", FALLS)
    tell(s, "thrown", seat=s.active, sticks=s.sticks, throw=s.throw)
    if legal_moves(s.board, s.active, s.throw):
        s.phase = Phase.MOVE
        return
    tell(s, "lost", seat=s.active, throw=s.throw)
    _pass_on(s)


async def move_piece(s: State) -> None:
    """Move one piece; a lone move is made without asking (S-8)."""
    seat = s.active
    moves = {move.key: move for move in legal_moves(s.board, seat, s.throw)}
    wanted = await choose(seat, "move", lambda: list(moves), why_not=lambda key: _why_not(s, key))
    _make(s, seat, moves[wanted])
    if has_won(s, seat):
        end_game(s)
    elif s.throw in AGAIN:
        s.sticks, s.phase = "", Phase.THROW
    else:
        _pass_on(s)


def _why_not(s: State, key: str) -> Why | None:
    wanted: MoveKey | None = read_move(key)
    return None if wanted is None else why_not_move(s.board, s.active, s.throw, wanted)


def _make(s: State, seat: Seat, move: Move) -> None:
    s.board = after(s.board, seat, move)
    again = s.throw in AGAIN
    if move.end == OFF:
        again = again and not has_won(s, seat)
        tell(
            s,
            "borne_off",
            seat=seat,
            house=move.start,
            throw=s.throw,
            off=off(s, seat),
            again=again,
        )
    elif move.drowns:
        tell(s, "drowned", seat=seat, house=move.start, end=move.end, throw=s.throw, again=again)
    else:
        other = None if move.other == NOBODY else move.other
        tell(
            s,
            "moved",
            seat=seat,
            house=move.start,
            end=move.end,
            throw=s.throw,
            back=move.back,
            other=other,
            again=again,
        )


def _pass_on(s: State) -> None:
    """The other player's turn."""
    s.active, s.turn = 1 - s.active, s.turn + 1
    s.sticks, s.phase = "", Phase.THROW
