"""Captions of a replay: the most important event of each step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from renderer.replay import Step
from rules.engine.events import Event

V = TypeVar("V")


class Order(NamedTuple):
    """Which events of a step are told rather than others; the rest lie between the two."""

    first: tuple[str, ...]  # the most important first
    last: tuple[str, ...] = ()

    def rank(self, event: Event) -> int:
        """How far behind others an event is."""
        if event.what in self.first:
            return self.first.index(event.what)
        return len(self.first) + (event.what in self.last)


def caption(events: Sequence[Event], order: Order, say: Callable[[Event], str]) -> str:
    """Say what happened in a step; nothing if nothing is to be told."""
    return say(min(events, key=order.rank)) if events else ""


def captioned(
    moments: Iterable[tuple[V, Sequence[Event]]], order: Order, say: Callable[[Event, V], str]
) -> list[Step[V]]:
    """A played game with a line for each step."""

    def line(view: V, events: Sequence[Event]) -> str:
        return caption(events, order, lambda event: say(event, view))

    return [Step(view, events, line(view, events)) for view, events in moments]
