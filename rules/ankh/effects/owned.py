"""Everything that has an effect for a god: its abilities, then its powers."""

from __future__ import annotations

from rules.ankh.data import God
from rules.ankh.effects.base import Effect
from rules.ankh.effects.gods import GODS
from rules.ankh.effects.powers import POWERS
from rules.ankh.state import State


def owned(s: State, god: God) -> list[Effect]:
    """List the effects in a fixed order; a copy, as a reaction may change what is owned."""
    sheet = s.sheets[god]
    return [GODS[a] for a in sheet.abilities] + [POWERS[p] for p in sheet.powers]
