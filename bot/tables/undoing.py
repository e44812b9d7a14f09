"""What an undo reverts, and who must agree to it.

It is free until chance, a reveal or another player's decision.  After luck or a reveal
everybody knows more than before, so everybody is asked; else those whose decisions go.
Computer players always agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bot.store.rows import PickRow
from bot.tables.position import Line, Made
from rules.engine.decisions import Request, Seat


@dataclass(frozen=True, slots=True)
class Wish:
    """To return to the point after row ``seq``, which undoes ``act`` and everything since."""

    act: int
    seq: int
    needed: tuple[int, ...]  # the people who must agree


class Wished(NamedTuple):
    """Which undo people are asked about: by whom it is wished, of which act, and when."""

    person: int
    act: int
    revision: int


@dataclass(frozen=True, slots=True)
class Asked:
    """An undo waits for these people."""

    needed: tuple[int, ...]
    about: Wished


def last_act_of(line: Line, person: int) -> int | None:
    """Return the last act in which a person decided something."""
    return next((made.act for made in reversed(line.made) if made.person == person), None)


def wish_to_take_back(line: Line, act: int, person: int, people: Iterable[int]) -> Wish:
    """Return what undoing an act means."""
    start = next(n for n, made in enumerate(line.made) if made.act == act)
    removed = line.made[start:]
    if any(made.entry.is_luck or made.secret for made in removed):
        affected = set(people)
    else:
        affected = {made.person for made in removed if made.person is not None}
    return Wish(act, line.seq_of(start), tuple(sorted(affected - {person})))


def picks_before(
    removed: list[Made], request: Request | None, person: int, seats: Iterable[Seat]
) -> list[PickRow]:
    """Return the picks that lay on the table before a reveal that is undone.

    The one who takes it back picks again; the others' picks stand until they change them.
    """
    if request is None or not request.secret:
        return []
    own = set(seats)
    revealed = zip(request.choices, removed, strict=False)
    return [
        PickRow(made.entry.seat, made.entry.key, made.person)
        for choice, made in revealed
        if made.secret
        and made.entry.seat == choice.seat
        and not made.entry.auto
        and made.person != person
        and choice.seat not in own
    ]
