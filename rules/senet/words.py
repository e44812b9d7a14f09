"""The words of the typed language; other languages are added by the texts."""

from __future__ import annotations

from rules.senet.keys import BACK

MOVE = "move"

# What else means one of our words.
SYNONYMS: dict[str, str] = {"go": MOVE, "play": MOVE, "backward": BACK, "retreat": BACK}
HOUSE = "house"  # may stand before a number
VOCABULARY: frozenset[str] = frozenset((MOVE, BACK, HOUSE))
