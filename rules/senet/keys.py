"""The key of a move: the house of the piece, ``7``, or ``back 7``."""

from __future__ import annotations

import re
from functools import lru_cache

from rules.senet.data import HOUSES

BACK = "back"
_KEY = re.compile(rf"(?:({BACK}) )?(\d{{1,3}})")


class MoveKey(str):
    """A move as it is offered and logged, which also knows its parts."""

    __slots__ = ("back", "start")
    start: int
    back: bool


@lru_cache(maxsize=1 << 11)
def move_key(start: int, *, back: bool = False) -> MoveKey:
    """Write which piece moves, and whether backward."""
    made = MoveKey(f"{BACK} {start}" if back else str(start))
    made.start, made.back = start, back
    return made


def read_move(key: str) -> MoveKey | None:
    """Read what could be a move, whether it is possible or not."""
    found = _KEY.fullmatch(key)
    return move_key(int(found[2]), back=found[1] is not None) if found else None


# Moves that say themselves which way they go.
BACKWARD: frozenset[str] = frozenset(move_key(house, back=True) for house in range(1, HOUSES + 1))
