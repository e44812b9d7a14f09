"""What happened, and who may know.

Rules tell events, never sentences; a front end makes texts, battle reports and
animations of them for each reader.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from rules.engine.decisions import Seat


class Event(NamedTuple):
    """Something happened.  ``audience`` names the seats that may know; ``None`` is everybody."""

    what: str
    data: dict[str, Any]
    audience: tuple[Seat, ...] | None = None


class Telling(Protocol):
    """A state that collects the events of the running step."""

    events: list[Event]


def tell(s: Telling, what: str, /, **data: object) -> None:
    """Say that something happened, for everybody to know."""
    s.events.append(_make(Event, (what, data, None)))


def tell_only(s: Telling, audience: tuple[Seat, ...], what: str, /, **data: object) -> None:
    """Say that something happened, for some seats alone to know."""
    s.events.append(_make(Event, (what, data, audience)))


_make = tuple.__new__  # as Event(...), without the detour of a named tuple's constructor


def events_for(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    """Keep the events that a seat, or the public when ``viewer`` is None, may know."""
    return [e for e in events if e.audience is None or viewer in e.audience]
