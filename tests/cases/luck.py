"""Chance in rule cases."""

from __future__ import annotations

from typing import Any


class Luck:
    """Chance that gives what a case says, in order; a lone option needs no saying."""

    def __init__(self, *keys: str) -> None:
        self.keys = list(keys)

    def __call__(self, choice: Any) -> int:
        options = [str(option) for option in choice.options]
        if len(options) == 1:
            return 0
        assert self.keys, f"{choice.what}: a case leaves nothing to chance"
        return options.index(self.keys.pop(0))


def any_luck(choice: Any) -> int:
    """Chance of which a case says nothing."""
    return 0
