"""How players are asked: the state knows what is being decided, so that views can show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rules.engine.decisions import Choice, Options, Seat, WhyNot, choose, choose_together
from rules.engine.errors import Why
from rules.kemet.refusals import Reason
from rules.kemet.state import State

T = TypeVar("T", bound="int | str")


async def ask(
    s: State, seat: Seat, what: str, options: Options[T], why_not: WhyNot, *, always: bool = False
) -> T:
    """Ask for an open decision."""
    s.asking, s.asked = what, (seat,)
    answer = await choose(seat, what, options, why_not=why_not, always=always)
    s.asking, s.asked = "", ()
    return answer


async def ask_in_secret(
    s: State, choices: Sequence[Choice[T]], *, quiet: bool = False
) -> dict[Seat, T]:
    """Ask for a decision whose options nobody else may know; quietly, nor who is asked."""
    s.asking = choices[0].what
    s.asked = () if quiet else tuple(choice.seat for choice in choices)
    answers = await choose_together(choices, quiet=quiet)
    s.asking, s.asked = "", ()
    return answers


def because(reason: Reason, **data: Any) -> Why:  # noqa: ANN401 - whatever explains it
    """A reason with its data."""
    return Why(reason, data)


def why_never(key: str) -> Why | None:
    """Know no reason: the key is nothing that could be answered here."""
    return None
