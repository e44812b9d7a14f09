"""The devotion track: gains, losses, stacks, and the immediate win at the top (RULES A-4)."""

from __future__ import annotations

from rules.ankh.data import LAST_RED, TOP, God
from rules.ankh.state import State
from rules.engine.events import tell


class ReachedTop(Exception):
    """A god's token has reached the top: the game ends at once, even in mid-step (A-4.7)."""

    def __init__(self, god: God) -> None:
        super().__init__(god)
        self.god = god


def is_red(devotion: int) -> bool:
    """Return whether a space is in the red part, where gods are forgotten."""
    return devotion <= LAST_RED


def gain(s: State, god: God, parts: dict[str, int], bonus: int = 0) -> None:
    """Raise a god's token; rules call :func:`rules.ankh.rewards.reward`, which knows bonuses.

    The first part is what the gain is for; the parts are told when there are several.
    """
    sheet = s.sheets[god]
    before, amount = sheet.devotion, sum(parts.values())
    _put(s, god, min(TOP, before + amount + bonus))
    tell(
        s,
        "devotion",
        god=god,
        amount=amount,
        bonus=bonus,
        source=next(iter(parts)),
        before=before,
        after=sheet.devotion,
        **({"parts": parts} if len(parts) > 1 else {}),
    )
    if sheet.devotion == TOP:
        raise ReachedTop(god)


def lose(s: State, god: God, amount: int, source: str) -> None:
    """Lose devotion, down to 0 at most (A-4.5)."""
    sheet = s.sheets[god]
    before = sheet.devotion
    _put(s, god, max(0, before - amount))
    tell(
        s,
        "devotion",
        god=god,
        amount=-amount,
        bonus=0,
        source=source,
        before=before,
        after=sheet.devotion,
    )


def _put(s: State, god: God, space: int) -> None:
    """Move a token; it lands on top of the stack there (A-4.2)."""
    sheet = s.sheets[god]
    if space == sheet.devotion:
        return  # not placed anew, so it keeps its place in the stack (ruling 5)
    sheet.devotion = space
    s.ranking.remove(god)
    place = len(s.ranking)
    while place and s.sheets[s.ranking[place - 1]].devotion > space:
        place -= 1
    s.ranking.insert(place, god)
