"""The action Gain Followers (RULES A-9)."""

from __future__ import annotations

from rules.ankh.board import Cell
from rules.ankh.data import Action, God
from rules.ankh.effects.base import Effect
from rules.ankh.effects.owned import owned
from rules.ankh.followers import gain_followers
from rules.ankh.state import State, beside
from rules.engine.events import tell


def followers_to_gain(s: State, god: God) -> int:
    """One for each monument that gives, and what powers add."""
    return len(giving_monuments(s, god)) + sum(
        e.followers_bonus() for e in owned(s, god, Effect.followers_bonus)
    )


def giving_monuments(s: State, god: God) -> list[Cell]:
    """Neutral and own monuments adjacent to a figure of the god; each counts once."""
    near = beside(s, god)
    return sorted(
        cell
        for cell, m in s.monuments.items()
        if (m.owner is None or m.owner is god) and near >> cell & 1
    )


def gain(s: State, god: God) -> None:
    """Take the followers; there is nothing to decide."""
    amount = followers_to_gain(s, god)
    gain_followers(s, god, amount, Action.GAIN)
    if not amount:
        tell(s, "nothing_gained", god=god)
