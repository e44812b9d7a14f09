"""Playing on from a position and never going back, for searches: the quickest way to drive rules.

A playout goes through the same positions as a session that is given the same answers and the
same luck; ``tests/conformance/test_playouts.py`` plays all games both ways side by side.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

from rules.engine.decisions import CHANCE, Choice, Picks, Request, Seat
from rules.engine.events import Telling
from rules.engine.game import Game
from rules.engine.session import Chance, Session

S = TypeVar("S", bound=Telling)


class Playout(Generic[S]):
    """A session without log, checkpoints and proposals; after a fault it cannot go on.

    >>> playout = Playout.of(Session.dealt(game, veil, random))     # doctest: +SKIP
    >>> playout.pick(0, 3)                                          # doctest: +SKIP
    """

    __slots__ = ("_rule", "chance", "game", "picks", "request", "state", "steps")

    game: Game[S]
    chance: Chance
    state: S  # its events are those that the last answer led to
    request: Request | None  # None: the game is over
    picks: dict[Seat, Any]  # answers to a simultaneous request, until the last one is in
    steps: int  # how many have ended
    _rule: Coroutine[Any, Picks, None]

    def __init__(self, game: Game[S], state: S, chance: Chance) -> None:
        """Begin at a state between two steps, which is played on."""
        self.game, self.chance, self.state = game, chance, state
        self.request, self.picks, self.steps = None, {}, 0
        if not game.is_over(state):
            self._rule = game.step(state)
            self._go_on(None)

    @classmethod
    def of(cls, session: Session[S]) -> Playout[S]:
        """Go on in place of a session, which must not be used any more."""
        playout: Playout[S] = object.__new__(cls)
        playout.game, playout.chance, playout.state = session.game, session.chance, session.state
        playout.request, playout.picks, playout.steps = session.request, session.picks, 0
        if session.request is not None:
            playout._rule = session.rule
        return playout

    def pick(self, seat: Seat, index: int) -> None:
        """Take a seat's answer by its place among the options, and play on."""
        request = self.request
        assert request is not None, "the game is over"
        self.state.events.clear()
        if not request.secret:
            self._go_on((request.choices[0].options[index],))
            return
        choice = request.of(seat)
        assert choice is not None, "this seat has nothing to decide"
        self.picks[seat] = choice.options[index]
        if len(self.picks) == len(request.choices):
            self._go_on(self._revealed(request))

    def open_choice(self) -> Choice[Any]:
        """The first choice that is not made yet."""
        assert self.request is not None, "the game is over"
        choices = self.request.choices
        if len(choices) == 1:
            return choices[0]
        return next(choice for choice in choices if choice.seat not in self.picks)

    def _go_on(self, picks: Picks | None) -> None:
        """Let the rules go on, with luck and lone options, until a person must decide."""
        send = self._rule.send
        while True:
            try:
                request = send(picks)  # type: ignore[arg-type]  # None is how a step starts
            except StopIteration:
                self.steps += 1
                if self.game.is_over(self.state):
                    self.request = None
                    return
                self._rule = self.game.step(self.state)
                send, picks = self._rule.send, None
                continue
            if request.secret:
                self.request = request
                if not self._is_settled(request):
                    return
                picks = self._revealed(request)
                continue
            choice = request.choices[0]
            options = choice.options if choice.make is None else choice.made()
            if len(options) == 1 and not choice.always:
                picks = (options[0],)
            elif choice.seat == CHANCE:
                picks = (options[self.chance(choice)],)
            else:
                self.request = request
                return

    def _is_settled(self, request: Request) -> bool:
        """Take lone options, and return whether nobody is left to decide."""
        for choice in request.choices:
            if choice.is_lone:
                self.picks[choice.seat] = choice.options[0]
        return len(self.picks) == len(request.choices)

    def _revealed(self, request: Request) -> Picks:
        """Everybody's picks, in seat order."""
        picks, self.picks = self.picks, {}
        return tuple(picks[choice.seat] for choice in request.choices)
