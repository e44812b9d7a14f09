"""How a player is asked: the state knows what is being decided, so that views can show it."""

from __future__ import annotations

from typing import TypeVar

from rules.duel.keys import NAMES, read_action
from rules.duel.refusals import Reason
from rules.duel.state import NOBODY, State
from rules.engine.decisions import Choice, Options, Seat, WhyNot, choose, choose_together
from rules.engine.errors import Why

T = TypeVar("T", bound="int | str")


async def ask(
    s: State, seat: Seat, what: str, options: Options[T], why_not: WhyNot, *, always: bool = False
) -> T:
    """Ask for an open decision."""
    s.asking, s.asked = what, seat
    answer = await choose(seat, what, options, why_not=why_not, always=always)
    s.asking, s.asked = "", NOBODY
    return answer


async def ask_in_secret(s: State, choice: Choice[T]) -> T:
    """Ask for a decision whose options and answer nobody else may know."""
    s.asking, s.asked = choice.what, choice.seat
    answer = (await choose_together([choice]))[choice.seat]
    s.asking, s.asked = "", NOBODY
    return answer


def why_not_target(key: str) -> Why | None:
    """Say why something is no target of the open decision."""
    return why_not_yet(key) or why_not_known(key) or Why(Reason.INVALID_TARGET, {"target": key})


def why_not_token(key: str) -> Why | None:
    """Say why a Progress token cannot be taken."""
    available = Why(Reason.TOKEN_NOT_AVAILABLE, {"token": key})
    return why_not_yet(key) or why_not_known(key) or available


def why_not_yet(key: str) -> Why | None:
    """Say that a main action must wait until the open decision is made."""
    return Why(Reason.DECISION_PENDING) if read_action(key) is not None else None


def why_not_known(key: str) -> Why | None:
    """Say that a word is the name of nothing."""
    word = next((word for word in key.split() if word.replace("_", "").isalpha()), "")
    return Why(Reason.UNKNOWN_ID, {"id": word}) if word and word not in NAMES else None
