"""Followers: gained from the supply, sacrificed to it (RULES A-1.11)."""

from __future__ import annotations

from rules.ankh.data import God
from rules.ankh.state import State
from rules.engine.events import tell


def gain_followers(s: State, god: God, amount: int, source: str) -> None:
    """Take followers from the supply, which never runs out."""
    if amount:
        s.sheets[god].followers += amount
        tell(s, "followers", god=god, amount=amount, source=source, after=s.sheets[god].followers)


def sacrifice(s: State, god: God, amount: int, purpose: str) -> None:
    """Return followers to the supply."""
    if amount:
        s.sheets[god].followers -= amount
        tell(s, "followers", god=god, amount=-amount, source=purpose, after=s.sheets[god].followers)
