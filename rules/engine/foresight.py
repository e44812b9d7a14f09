"""Looking ahead: what the rules would do if decisions still to come went in an assumed way.

A forecast is made by the very rules that resolve the real thing, on a copy of a position that its
reader may know.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from rules.engine.decisions import CHANCE, Choice, Request, Seat
from rules.engine.errors import Unknown

if TYPE_CHECKING:
    from rules.engine.trial import Trial


@runtime_checkable
class Foreseeing(Protocol):
    """A game whose rules can say more about what comes than a view shows."""

    def foresee(self, trial: Trial[Any], viewer: Seat | None, /) -> Any:  # noqa: ANN401 - each game has its own
        """Return what may come, as plain data; the trial is the viewer's, and is not touched."""
        ...


def foreseen(trial: Trial[Any], viewer: Seat | None) -> Any:  # noqa: ANN401 - each game has its own
    """Return what a game foresees for a seat or the public; None if it has nothing to say."""
    game = trial.game
    return game.foresee(trial, viewer) if isinstance(game, Foreseeing) else None


def assume(
    rule: Coroutine[Any, Any, None],
    answer: Callable[[Choice[Any]], object],
    roll: Callable[[Choice[Any]], object] | None = None,
) -> None:
    """Run a rule to its end with assumed answers; a lone option is taken, as in a real game.

    ``roll`` answers for chance, where what it brings makes no difference to the forecast.  Without
    it, :exc:`~rules.engine.errors.Unknown` is raised there; whatever the rule raises comes through.
    """

    def said(choice: Choice[Any]) -> object:
        if choice.is_lone:
            return choice.options[0]
        if choice.seat != CHANCE:
            return answer(choice)
        if roll is None:
            raise Unknown(f"{choice.what} would have to be rolled")
        return roll(choice)

    picks: tuple[object, ...] | None = None
    try:
        while True:
            request: Request = rule.send(picks)
            picks = tuple(said(choice) for choice in request.choices)
    except StopIteration:
        return
    finally:
        rule.close()
