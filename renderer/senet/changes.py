"""What changed between two positions, and what a draft would do."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.senet.marks import NO_MARKS, Marks, Way
from rules.senet.board import NOBODY
from rules.senet.data import OFF, House
from rules.senet.lookup import move_of, sides_of
from rules.senet.view import MoveView, View


def changed_marks(before: View, after: View) -> Marks:
    """The houses whose holder is another one now."""
    pairs = enumerate(zip(before.board, after.board, strict=True), 1)
    return Marks(changed=tuple(house for house, (was, now) in pairs if was != now))


def draft_marks(view: View, answers: Sequence[str], left: Sequence[str]) -> Marks:
    """The way of the piece that is drafted; before that, the pieces that can be chosen."""
    if answers:
        move = move_of(view, answers[0])
        return NO_MARKS if move is None else _moving(view, move)
    moves = [move for key in left if (move := move_of(view, key)) is not None]
    return Marks(open=tuple(move.start for move in moves))


def _moving(view: View, move: MoveView) -> Marks:
    sides = sides_of(view)
    ways, ghosts = [Way(move.start, move.end)], [(move.end, sides[view.active])]
    if move.drowns:
        ways = [Way(move.start, House.WATER), Way(House.WATER, move.end)]
    if move.other != NOBODY:
        ways.append(Way(move.end, move.start))
        ghosts.append((move.start, sides[move.other]))
    shown = tuple(ghost for ghost in ghosts if ghost[0] != OFF and move.other == NOBODY)
    return Marks(tuple(ways), shown, open=(move.start,))
