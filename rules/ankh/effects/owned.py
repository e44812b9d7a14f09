"""What has an effect for a god at some moment: its abilities, then its powers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from rules.ankh.data import God
from rules.ankh.effects.base import Effect
from rules.ankh.effects.gods import GODS
from rules.ankh.effects.powers import POWERS
from rules.ankh.state import State

Moment: TypeAlias = Callable[..., Any]  # a method of Effect, such as Effect.battle_lost


def owned(s: State, god: God, moment: Moment) -> list[Effect]:
    """List, in a fixed order, the effects that do something at a moment of Effect."""
    effects = _at(moment)
    sheet = s.sheets[god]
    names = (*sheet.abilities, *sheet.powers)
    if effects.keys().isdisjoint(names):
        return []  # as a rule
    return [effects[name] for name in names if name in effects]


@cache
def _at(moment: Moment) -> dict[str, Effect]:
    """The abilities and powers that override a moment, by name."""
    every = [*GODS.items(), *POWERS.items()]
    return {n: e for n, e in every if getattr(type(e), moment.__name__) is not moment}
