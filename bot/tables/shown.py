"""A table as JSON data: open choices, events, views, refusals."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from rules.engine import plain
from rules.engine.decisions import Choice, Request, Seat
from rules.engine.errors import IllegalAnswer
from rules.engine.events import Event, events_for
from rules.engine.session import Session


def asked(session: Session[Any]) -> list[list[Any]]:
    """List what the game waits for, including seats that have already answered."""
    choices = session.request.choices if session.request is not None else ()
    return [[c.seat, c.what, [str(option) for option in c.options]] for c in choices]


def pending(session: Session[Any]) -> list[dict[str, Any]]:
    """List every open choice; a seat that has picked in secret is marked, without its pick."""
    request = session.request
    if request is None:
        return []
    return [
        _choice(choice, request, answered=choice.seat in session.picks)
        for choice in request.choices
    ]


def _choice(choice: Choice[Any], request: Request, *, answered: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        "seat": choice.seat,
        "what": choice.what,
        "options": [str(option) for option in choice.options],
        "secret": request.secret,
    }
    if request.quiet:
        data["quiet"] = True
    if answered:
        data["answered"] = True
    if choice.advisers:
        data["advisers"] = list(choice.advisers)
    return data


def events(told: Iterable[Event], viewer: Seat | None) -> list[dict[str, Any]]:
    """Write down the events that a seat, or the public, may know."""
    return [_event(event) for event in events_for(told, viewer)]


def _event(event: Event) -> dict[str, Any]:
    data: dict[str, Any] = {"what": event.what, "data": event.data}
    if event.audience is not None:
        data["audience"] = list(event.audience)
    return data


def view(session: Session[Any], viewer: Seat | None) -> Any:  # noqa: ANN401 - each game has its own
    """Write down what a seat, or the public, sees of the table."""
    return plain.to_data(session.game.view(session.state, viewer))


def refusal(refused: IllegalAnswer) -> dict[str, Any]:
    """Write down why an answer was not taken."""
    return {
        **refused.data,
        "reason": refused.reason,
        "seat": refused.seat,
        "answer": refused.key,
        "what": refused.what,
    }


def dumps(data: object) -> str:
    """Write JSON on one line; what JSON cannot say is an error, not a guess."""
    return json.dumps(data, separators=(",", ":"), allow_nan=False)
