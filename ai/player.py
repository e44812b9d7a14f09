"""What a computer player is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)


class Player(Protocol[V_contra]):
    """Answers for one seat, and knows nothing but what that seat may see.

    >>> player.answer(view, "action", ["move", "summon", "gain", "unlock"])   # doctest: +SKIP
    'gain'
    """

    def answer(self, view: V_contra, what: str, options: Sequence[str]) -> str:
        """Return one of the options' keys for the decision of this name."""
        ...
