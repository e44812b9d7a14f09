"""Luck that comes again: what chance gave in decisions that were taken back.

It is used while it fits, so that taking back and redoing cannot fish for more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.engine.decisions import Choice
from rules.engine.seeds import Seeds
from rules.engine.session import Chance, Entry


class OldLuck(list[Entry]):
    """The outcomes that chance will give again, in order, as far as they fit."""

    def take_back(self, decisions: Iterable[Entry]) -> None:
        """Remember what chance gave in decisions that are taken back."""
        self[:0] = [entry for entry in decisions if entry.is_luck]

    def use_up(self, entry: Entry) -> None:
        """Strike off what a logged decision has used."""
        if self and entry.is_luck and self.pop(0)[:3] != entry[:3]:
            self.clear()

    def again(self, choice: Choice[Any]) -> int | None:
        """Return the place of the next outcome among the options; None if it does not fit."""
        if not self:
            return None
        old, keys = self.pop(0), [str(option) for option in choice.options]
        if old.what == choice.what and old.key in keys:
            return keys.index(old.key)
        self.clear()
        return None


class Luck:
    """Chance that uses old luck first, and numbers what it gives."""

    def __init__(self, chance: Chance | Seeds, old: OldLuck, given: int = 0) -> None:
        self.chance = chance
        self.old = old
        self.given = given  # how many outcomes there were before, those taken back included

    def __call__(self, choice: Choice[Any]) -> int:
        """Pick one of the options by its place."""
        number, self.given = self.given, self.given + 1
        place = self.old.again(choice)
        if place is not None:
            return place
        if isinstance(self.chance, Seeds):
            return self.chance.place(number, len(choice.options))
        return self.chance(choice)
