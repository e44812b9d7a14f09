"""The computer player of 7 Wonders Duel."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ai.duel.answers import choose
from rules.duel.view import View


class Thoth:
    """Plays 7 Wonders Duel by what each choice brings, and what it leaves to the rival."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = seed

    def answer(self, view: View, what: str, options: Sequence[str]) -> str:
        """Return the key of the option that promises most; the same for the same view."""
        seat = view.viewer
        assert seat is not None
        # Shuffled, so that of equals not always the first is taken; an answer does not
        # depend on what was asked before.
        ours = sorted(options)
        Random(f"{self._seed}/{view.age}/{len(view.structure)}/{what}").shuffle(ours)
        return choose(view, seat, what, ours)
