"""Who reads an answer: whoever keeps the game and acts for all, or somebody who plays in it.

With ``"for": 0`` an answer holds what seat 0 may know, with ``"for": null`` what everybody may.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.commands.referee.requests import BadRequest, Fields
from bot.tables import shown
from rules.engine.decisions import Seat
from rules.engine.events import Event, events_for
from rules.engine.session import Session


class Reader(NamedTuple):
    """A reader of an answer; made by :meth:`of`."""

    viewer: Seat | None
    acts_for_all: bool

    @classmethod
    def of(cls, fields: Fields, seats: int, seat: Seat | None = None) -> Reader:
        """Return whom ``for`` names, or whoever acts for the seat that the request is about."""
        if fields.has("for"):
            return cls(_seat(fields, "for", seats), acts_for_all=False)
        return cls(_seat(fields, "seat", seats) if seat is None else seat, acts_for_all=True)

    def pending(self, session: Session[Any]) -> list[dict[str, Any]]:
        """List the open choices."""
        return shown.pending(session) if self.acts_for_all else self._veiled(session)

    def told(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events that are numbered: a gap would tell a player of a private one."""
        return events if self.acts_for_all else list(events_for(events, self.viewer))

    def _veiled(self, session: Session[Any]) -> list[dict[str, Any]]:
        """List the open choices without what only others may know of them."""
        request, listed = session.request, shown.pending(session)
        for choice, data in zip(request.choices if request else (), listed, strict=True):
            if choice.seat == self.viewer:
                continue
            if data["secret"] and self.viewer not in choice.advisers:
                del data["options"]
            if data.get("quiet"):
                data.pop("answered", None)
        return listed


def expect_keeper(fields: Fields) -> None:
    """Refuse what only whoever keeps the game may know."""
    if fields.has("for"):
        raise BadRequest("bad_field", "no player may know this", field="for")


def _seat(fields: Fields, name: str, seats: int) -> Seat | None:
    seat = fields.optional_number(name)
    if seat is not None and not 0 <= seat < seats:
        raise BadRequest("unknown_seat", "no such seat", seat=seat, seats=seats)
    return seat
