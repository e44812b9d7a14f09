"""Look-ups in a view, for fronts, pictures and computer players."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.senet.data import Side
from rules.senet.view import MoveView, View


def sides_of(view: View) -> list[Side]:
    """The sides of the players by seat; none before it is known who begins."""
    return [player.side for player in view.players]


def move_of(view: View, key: str) -> MoveView | None:
    """What comes of a move that can be made now."""
    return next((move for move in view.moves if move.key == key), None)


def seat_of(view: View, side: Side) -> Seat:
    """Who plays a side."""
    return sides_of(view).index(side)
