"""Gains of devotion, with everything that raises them (RULES A-4.6)."""

from __future__ import annotations

from rules.ankh.data import God
from rules.ankh.devotion import gain
from rules.ankh.effects.base import Effect
from rules.ankh.effects.owned import owned
from rules.ankh.state import State


def reward(s: State, god: God, amount: int, source: str) -> None:
    """One gain of devotion; Bountiful adds to each gain, not to each point (A-4.6)."""
    effects = owned(s, god, Effect.devotion_bonus)
    gain(s, god, amount, source, bonus=sum(effect.devotion_bonus(s, god) for effect in effects))
