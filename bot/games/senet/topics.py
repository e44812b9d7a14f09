"""Which topic of the rules explains a refusal, and what would be legal instead."""

from __future__ import annotations

from rules.engine.errors import IllegalAnswer
from rules.senet.keys import move_key
from rules.senet.refusals import Reason

MOST_INSTEAD = 5

_BY_REASON: dict[str, str] = {
    Reason.NO_PIECE: "moving",
    Reason.OWN_PIECE: "moving",
    Reason.PROTECTED: "moving",
    Reason.BLOCKED: "moving",
    Reason.FORWARD_FIRST: "back",
    Reason.NEVER_BACK: "back",
    Reason.BELOW_FIRST: "back",
    Reason.BEAUTY_FIRST: "houses",
    Reason.NEEDS_THROW: "houses",
    Reason.HOUSE_HELD: "houses",
}
_BY_DECISION: dict[str, str] = {"move": "moving"}


def topic(reason: str, what: str) -> str | None:
    """The topic about a reason, failing that about the decision; None if there is none."""
    return _BY_REASON.get(reason) or _BY_DECISION.get(what)


def instead(error: IllegalAnswer) -> list[str]:
    """The pieces that can go forward, for whoever wanted to go back."""
    houses = error.data.get("houses", ()) if error.reason == Reason.FORWARD_FIRST else ()
    return [str(move_key(house)) for house in houses[:MOST_INSTEAD]]
