"""Who answers for a god, and how a god is asked (RULES A-19.3).

In a turn the player whose turn it is decides and is asked by seat.  Everything
else is asked of the god: the senior's word decides, the junior may propose.
"""

from __future__ import annotations

from typing import TypeVar

from rules.ankh.data import God
from rules.ankh.state import State
from rules.engine.decisions import Choice, Options, WhyNot, choose

T = TypeVar("T", bound="int | str")


async def ask(
    s: State, god: God, what: str, options: Options[T], *, why_not: WhyNot | None = None
) -> T:
    """Ask a god; of a merged god the senior decides."""
    senior, *juniors = s.sheets[god].people
    return await choose(senior, what, options, why_not=why_not, advisers=tuple(juniors))


def choice(
    s: State, god: God, what: str, options: Options[T], *, why_not: WhyNot | None = None
) -> Choice[T]:
    """Make a god's part of a simultaneous request."""
    senior, *juniors = s.sheets[god].people
    return Choice(senior, what, options, why_not, advisers=tuple(juniors))
