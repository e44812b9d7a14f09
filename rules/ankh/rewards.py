"""Gains of devotion, with everything that raises them (RULES A-4.6)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.ankh.data import God
from rules.ankh.devotion import gain
from rules.ankh.effects.base import Effect
from rules.ankh.effects.owned import owned
from rules.ankh.state import State

_NOTHING: Mapping[str, int] = MappingProxyType({})


def reward(
    s: State, god: God, amount: int, source: str, more: Mapping[str, int] = _NOTHING
) -> None:
    """One gain of devotion, with more that is told apart but belongs to the same gain.

    Bountiful adds to each gain, not to each point (A-4.6).
    """
    bonus = 0
    for effect in owned(s, god, Effect.devotion_bonus):
        bonus += effect.devotion_bonus(s, god)
    parts = {source: amount}
    for name, n in more.items():
        if n:
            parts[name] = n
    gain(s, god, parts, bonus)
