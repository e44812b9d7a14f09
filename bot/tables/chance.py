"""Chance, determined by a seed: the process's only source of randomness."""

from __future__ import annotations

from random import Random

from rules.engine.session import Chance


def seeded(seed: int | str | None) -> Chance:
    """Return a chance that deals the same for the same seed; ``None`` deals something new.

    A chance picks one of a choice's options by its place, so it can also sit in for players.
    """
    draw = Random(seed).randrange
    return lambda choice: draw(len(choice.options))


def players(seed: int | None) -> Chance:
    """Return a chance that answers for people, from another stream than the game's dice."""
    return seeded(None if seed is None else f"{seed}/players")
