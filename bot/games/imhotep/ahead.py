"""What may be answered once for all in Imhotep."""

from __future__ import annotations

from collections.abc import Mapping

from rules.imhotep.keys import NO, POINT, STONES, YES

# Answers that fit whatever the position is; the first is the usual one.
STANDING: dict[str, tuple[str, ...]] = {
    "bonus.card": (YES, NO),
    "bonus.stones": (YES, NO),
    "temple": (POINT, STONES),
}


def standing() -> Mapping[str, tuple[str, ...]]:
    """The decisions, and what may be answered."""
    return STANDING
