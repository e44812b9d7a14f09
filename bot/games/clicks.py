"""Labels that fit: what a phone's button can show goes on it, the rest in its note."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.ui_types import Step
from bot.texts.saying import clipped

BUTTON = 34  # what fits a phone's button
LABEL, NOTE = 80, 100  # Discord's limits
DOT = " · "

Way = tuple[Step, ...]
Ways = dict[str, Way]  # by key


def step(value: object, *parts: str, note: Iterable[str] = (), about: str = "") -> Step:
    """A click: as many parts as fit a button are its label, the others go to its note.

    ``about`` says what the thing does that it names, whatever the position is.
    """
    first, *rest = parts
    while rest and len(first) + len(DOT) + len(rest[0]) <= BUTTON:
        first += DOT + rest.pop(0)
    below = DOT.join(part for part in (*rest, *note) if part)
    return Step(str(value), clipped(first, LABEL), clipped(below, NOTE), about)
