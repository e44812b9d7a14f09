"""A draft, as its picture needs it."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.engine.decisions import Seat


class Drafted(NamedTuple):
    """What the owner of a draft sees: before and after its answers, and what can come next."""

    seat: Seat
    before: Any  # views of this seat; each game has its own
    after: Any
    answers: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()  # the options of what is asked next
    left: tuple[str, ...] = ()  # those of them to which the clicks made so far can lead
