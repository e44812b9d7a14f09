"""Counting strength in a battle (RULES A-16.9)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.ankh.board import Cell, Cells
from rules.ankh.data import CARD_STRENGTH, Card, God, Kind
from rules.ankh.effects.base import Effect
from rules.ankh.effects.guardians import NATURES, Nature
from rules.ankh.effects.owned import owned
from rules.ankh.state import State, figures_within

_NUMBING = [kind for kind, nature in NATURES.items() if type(nature).numbs is not Nature.numbs]


@dataclass(frozen=True, slots=True)
class Strength:
    """How a god's strength adds up, for the battle report."""

    figures: dict[Cell, int]
    bonus: int
    cards: int

    @property
    def total(self) -> int:
        """All of it together; nothing counts for a god without figures."""
        return sum(self.figures.values()) + self.bonus + self.cards if self.figures else 0


def count_strength(s: State, god: God, region: Cells, area: Cells, cards: list[Card]) -> Strength:
    """Add up figures, temples and cards of one participant."""
    without = numbed(s, god)
    figures = {
        cell: 0 if without >> cell & 1 else figure_strength(s, god, s.figures[cell].kind)
        for cell in figures_within(s, god, area)
    }
    if not figures:
        return Strength({}, 0, 0)
    effects = owned(s, god, Effect.battle_bonus)
    bonus = sum(effect.battle_bonus(s, god, region) for effect in effects)
    return Strength(figures, bonus, sum(CARD_STRENGTH[card] for card in cards))


def figure_strength(s: State, god: God, kind: Kind) -> int:
    """Every figure has strength 1 unless it is a god figure that effects make stronger."""
    if kind is not Kind.GOD:
        return 1
    strengths = (effect.god_strength(s, god) for effect in owned(s, god, Effect.god_strength))
    bonuses = (effect.god_bonus(s, god) for effect in owned(s, god, Effect.god_bonus))
    return max(strengths, default=1) + sum(bonuses)


def numbed(s: State, god: God) -> Cells:
    """Cells on which figures of this god are neutralised by an enemy (A-22.6)."""
    result = 0
    for cell, figure in s.figures.items():
        if figure.kind in _NUMBING and figure.owner is not god:
            result |= NATURES[figure.kind].numbs(s, cell)
    return result
