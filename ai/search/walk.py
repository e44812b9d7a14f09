"""The way of one iteration through everybody's tree: who has learned what, and who has decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from ai.search.tree import Decision, Place, Seen
from rules.engine.decisions import CHANCE, Choice, Request, Seat

# Who answered what, how, and who learns it: everybody where the last is None.
Answer: TypeAlias = tuple[Seat, str, str, tuple[Seat, ...] | None]


class Walk:
    """Follows what each seat learns, and remembers the decisions to learn from the outcome."""

    def __init__(self, trees: Mapping[Seat, Place]) -> None:
        self._history: list[list[Answer]] = []
        self._at = {seat: (place, 0) for seat, place in trees.items()}
        self._taken: list[tuple[Seat, Decision, str]] = []

    def place_of(self, seat: Seat) -> Place:
        """Follow what a seat has learned since it was last asked."""
        place, known = self._at[seat]
        for answers in self._history[known:]:
            place = place.after(_seen(answers, seat))
        self._at[seat] = place, len(self._history)
        return place

    def take(
        self,
        request: Request,
        picks: Mapping[Seat, object],
        decision: Decision,
        answer: tuple[Seat, str],
    ) -> None:
        """Note a seat's answer; the others learn it when everybody's is there."""
        seat, key = answer
        self._taken.append((seat, decision, key))
        if len(picks) + 1 == len(request.choices):
            keys = {**{who: str(pick) for who, pick in picks.items()}, seat: key}
            self._history.append(
                [(c.seat, c.what, keys[c.seat], c.seen_by) for c in request.choices]
            )

    def meet(self, luck: str) -> None:
        """Note luck that everybody has seen."""
        self._history.append([(CHANCE, "luck", luck, None)])

    def learn(self, shares: Sequence[float]) -> None:
        """Let everybody who has decided something learn what came of it."""
        for seat, decision, key in self._taken:
            decision.learn(key, shares[seat])


def _seen(answers: Sequence[Answer], seat: Seat) -> Seen:
    """What a seat learns of the answers to a request."""
    return tuple(
        (who, what, key if seen_by is None or seat in seen_by or seat == who else None)
        for who, what, key, seen_by in answers
    )


def first_open(
    request: Request, picks: Mapping[Seat, object], before_others: Seat | None = None
) -> Choice[Any]:
    """Whose answer comes next: of picks made together, that of a certain seat before others'."""
    choices = request.choices
    if len(choices) == 1:
        return choices[0]
    left = [choice for choice in choices if choice.seat not in picks]
    return next((choice for choice in left if choice.seat == before_others), left[0])
