"""Computer players at tables: which levels there are, and what older games have stored."""

from __future__ import annotations

from ai.levels import EASY, HARD, LEVELS, NORMAL, USUAL

__all__ = [
    "ABSENT",
    "EASY",
    "HARD",
    "LEVELS",
    "NORMAL",
    "PRACTICE_LEVEL",
    "USUAL",
    "level_of",
]

# Whoever plays for the first time should be able to win: Easy makes the mistakes people make.
PRACTICE_LEVEL = EASY
ABSENT = "absent"  # in place of a level: somebody in an imported game, unknown on this Discord
_WITHOUT_LEVEL = ("random",)  # plays at no level, and never at people's tables


def level_of(stored: str | None) -> str:
    """The level that a seat's word means; before there were levels, all were alike."""
    return stored if stored is not None and stored in (*LEVELS, *_WITHOUT_LEVEL) else USUAL
