"""Which emoji a thing of Senet has."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.emoji import Drawings
from renderer.senet.emojis import drawings
from rules.engine.decisions import Seat
from rules.senet.data import House
from rules.senet.lookup import move_of, sides_of
from rules.senet.view import View


def emojis() -> Drawings:
    """The pieces, and the houses with a rule of their own."""
    return drawings()


def click_emoji(view: View, what: str, clicks: Sequence[str]) -> str:
    """The house with a rule of its own in which a move ends."""
    move = move_of(view, clicks[-1])
    if move is None:
        return ""
    end = House.WATER if move.drowns else move.end
    return f"house_{House(end).name.lower()}" if end in set(House) else ""


def seat_emoji(view: View, seat: Seat) -> str:
    """The pieces of a seat."""
    sides = sides_of(view)
    return str(sides[seat]) if seat < len(sides) else ""
