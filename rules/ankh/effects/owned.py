"""What has an effect for a god at some moment: its abilities, then its powers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from rules.ankh.data import God, Power
from rules.ankh.effects.base import Effect
from rules.ankh.effects.gods import GODS
from rules.ankh.effects.powers import POWERS
from rules.ankh.state import State

Moment: TypeAlias = Callable[..., Any]  # a method of Effect, such as Effect.battle_lost


def owned(s: State, god: God, moment: Moment) -> tuple[Effect, ...]:
    """List, in a fixed order, the effects that do something at a moment of Effect."""
    sheet = s.sheets[god]
    return _effects(sheet.abilities, sheet.powers, moment)


@lru_cache(maxsize=1 << 14)
def _effects(
    abilities: tuple[God, ...], powers: tuple[Power, ...], moment: Moment
) -> tuple[Effect, ...]:
    every = (*(GODS[a] for a in abilities), *(POWERS[p] for p in powers))
    return tuple(e for e in every if getattr(type(e), moment.__name__) is not moment)
