"""Clicks that fit: as much as a phone's button shows stands on it, the rest in its note."""

from __future__ import annotations

from collections.abc import Iterable

from bot.fronts.front import Step

BUTTON = 34  # what fits a phone's button
LABEL, NOTE = 80, 100  # Discord's limits
DOT = " · "

Way = tuple[Step, ...]
Ways = dict[str, Way]  # by key


def clipped(text: str, most: int) -> str:
    """A text that fits."""
    return text if len(text) <= most else text[: most - 1] + "…"


def step(value: object, *parts: str, note: Iterable[str] = ()) -> Step:
    """A click: as many parts as fit a button are its label, the others go to its note."""
    first, *rest = parts
    while rest and len(first) + len(DOT) + len(rest[0]) <= BUTTON:
        first += DOT + rest.pop(0)
    below = DOT.join(part for part in (*rest, *note) if part)
    return Step(str(value), clipped(first, LABEL), clipped(below, NOTE))
