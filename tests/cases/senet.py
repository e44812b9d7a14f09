"""A table for rule cases of Senet: set up by a position, played by side.

>>> t = table(reed=[9, 10], reel=[7, 20], throw=2, turn_of="reel")
>>> t.refused("7")
'protected'
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.errors import IllegalAnswer
from rules.engine.events import Event
from rules.engine.history import History
from rules.senet.board import houses_of
from rules.senet.data import FALLS, count
from rules.senet.game import GAME
from rules.senet.state import State


class Sticks:
    """Throws what a case says, in order, and then a 2, at which somebody should have a choice."""

    def __init__(self, *throws: int) -> None:
        self.throws = [*throws, 2]

    def __call__(self, choice: Any) -> int:
        assert self.throws, "a case leaves nothing to chance"
        return [count(fall) for fall in FALLS].index(self.throws.pop(0))


class Table:
    """A game in progress, as a rule case speaks of it."""

    def __init__(self, position: dict[str, Any], throws: tuple[int, ...] = ()) -> None:
        self.history = History(GAME, GAME.read_position(position), Sticks(*throws))
        self.told: list[Event] = list(self.history.opening)

    @property
    def s(self) -> State:
        return self.history.session.state

    def say(self, key: str) -> Table:
        """Whoever is asked answers."""
        self.told += self.history.answer(self.asked, key)
        return self

    def refused(self, key: str) -> str:
        """Try an answer that must be refused; nothing may have changed."""
        before = self.history.session.snapshot()
        with pytest.raises(IllegalAnswer) as caught:
            self.history.answer(self.asked, key)
        assert self.history.session.snapshot() == before
        return str(caught.value.reason)

    @property
    def asked(self) -> int:
        """The seat that decides."""
        return self.history.session.request.choices[0].seat

    @property
    def options(self) -> list[str]:
        return [str(option) for option in self.history.session.request.choices[0].options]

    @property
    def reed(self) -> list[int]:
        return houses_of(self.s.board, 0)

    @property
    def reel(self) -> list[int]:
        return houses_of(self.s.board, 1)

    def of(self, what: str) -> list[dict[str, Any]]:
        """The data of all events of a kind."""
        return [event.data for event in self.told if event.what == what]


def table(*throws: int, turn_of: str = "reed", **position: Any) -> Table:
    """A table at a position; ``throws`` are what the sticks show from now on.

    Reed sits on seat 0.  Without ``throw`` the first of the throws is made at once.  A case
    ends where somebody has a choice, so it gives both sides two pieces that a 2 can move.
    """
    return Table({"active": ("reed", "reel").index(turn_of), **position}, throws)
