"""Chance, determined by a seed: the process's only source of randomness.

A game that people play has a secret seed (:mod:`rules.engine.seeds`).  Everything else, such as
games that computer players play for practice, needs none that can be proved.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from rules.engine.decisions import Choice
from rules.engine.seeds import SEED_BYTES, Seed
from rules.engine.session import Chance


def new_seed(first: int = 0) -> Seed:
    """Return a seed that nobody can guess, for the draws from some number on."""
    return Seed(secrets.token_bytes(SEED_BYTES), first)


def seeded(seed: int | str | None) -> Chance:
    """Return a chance that deals the same for the same seed; ``None`` deals something new.

    A chance picks one of a choice's options by its place, so it can also sit in for players.
    """
    bits = Random(seed).getrandbits

    def draw(choice: Choice[Any]) -> int:
        """As ``randrange``, from the same bits, without checks that take as long again."""
        count = len(choice.options)
        size = count.bit_length()
        while (place := bits(size)) >= count:
            pass
        return place

    return draw


def players(seed: int | None) -> Chance:
    """Return a chance that answers for people, from another stream than the game's dice."""
    return seeded(None if seed is None else f"{seed}/players")
