"""A trial: a clone made for one person, which cannot know more than that person.

It lacks others' open picks, hidden cards are dealt again, and it stops before chance and before
a reveal: the answer that leads there is accepted as legal, and has no effect.  A secret choice of
one seat alone reveals nothing to whoever makes it.
"""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar, cast

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import IllegalAnswer, Refusal, RulesBug, Unknown, Why
from rules.engine.events import Telling
from rules.engine.session import Chance, Session
from rules.engine.veil import SameDealer

S = TypeVar("S", bound=Telling)


def no_chance(choice: Choice[Any]) -> NoReturn:
    """Stand in for chance where nothing may be rolled."""
    raise Unknown(f"{choice.what} would have to be rolled")


class Trial(Session[S]):
    """What would come of somebody's answers, as far as they may know.

    >>> trial = Trial.of(session, seat)          # doctest: +SKIP
    >>> trial.answer(seat, "flood")              # doctest: +SKIP
    >>> trial.stopped                            # doctest: +SKIP
    True
    """

    __slots__ = ("_stop", "seats", "stopped")

    seats: tuple[Seat, ...]  # of the person it is for; none: of a spectator
    stopped: bool  # the last answer leads to what they cannot know yet
    _stop: S | None  # how far it led before chance

    @classmethod
    def of(cls, session: Session[S], *seats: Seat) -> Trial[S]:
        """Return the position as the holder of these seats, or the public, may know it."""
        if isinstance(session, Trial) and session.seats == seats:
            return session.clone()
        veil = session.veil(*seats)
        if veil.state is session.checkpoint and not veil.hides_decisions:
            trial = cast("Trial[S]", cls._twin(session))
            trial.picks = {s: pick for s, pick in session.picks.items() if s in veil.picks}
            trial.proposals = veil.proposals
            if trial.request is not None and trial.request.secret:
                trial._settle()  # lone options are everybody's knowledge
        else:
            trial = cast("Trial[S]", cls.dealt(session.game, veil, SameDealer()))
        trial.chance, trial.seats, trial.stopped, trial._stop = no_chance, seats, False, None
        return trial

    @property
    def reached(self) -> S:
        """The position to look at: that of the session, or how far the last answer is known.

        Where chance has stopped the rules in the middle of a step, nothing can be answered.
        """
        return self.state if self._stop is None else self._stop

    def clone(self, chance: Chance | None = None) -> Trial[S]:
        """Return an independent trial at the same position."""
        twin = cast("Trial[S]", self._twin(self))
        twin.seats, twin.stopped, twin._stop = self.seats, self.stopped, self._stop
        return twin

    def answer(self, seat: Seat, key: str) -> None:
        """Try an answer; nothing can be answered after it has stopped."""
        if self.stopped:
            raise IllegalAnswer(Why(Refusal.TOO_FAR_AHEAD), seat, key)
        advises = self.request is not None and self.request.of(seat) is None
        super().answer(seat, key)
        self.stopped = self.stopped or advises  # somebody else decides

    def _play(self, choice: Choice[Any], option: Any) -> None:  # noqa: ANN401 - an option
        request = self.request
        assert request is not None
        if request.reveals:
            self.picks[choice.seat] = option
            self.stopped = True
            return
        live = self.state  # the rules write to it until they stop; the session then goes back
        try:
            super()._play(choice, option)
        except RulesBug as bug:
            if not isinstance(bug.__cause__, Unknown):
                raise
            self.stopped, self._stop = True, live
