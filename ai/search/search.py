"""One search: possible positions are dealt, played into the tree and on to a quiet point.

Each iteration deals another position that fits the veil, with luck of its own.  Everybody in it
takes what the tree promises their own seat; at the first decision that the tree does not know, the
guide plays on to a quiet point and values it for all seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from ai.search.guide import Guide, won_by
from ai.search.limits import Limits
from ai.search.tree import Decision, Edge, Place
from ai.search.walk import Walk, first_open
from rules.engine.decisions import Choice, Seat
from rules.engine.events import events_for
from rules.engine.game import Game
from rules.engine.session import Session
from rules.engine.veil import Veil

MOST_QUICK = 3_000  # decisions on the way to a quiet point; then the game is valued as it stands
LOOK_EVERY = 50  # iterations, whether the answer is certain already
OFTEN_ENOUGH = 0.5  # of the visits of the best: such options are mixed where picks are secret


class Found(NamedTuple):
    """What a search has come to."""

    key: str
    visits: dict[str, int]  # by option
    shares: dict[str, float]  # that the seat may expect of each option tried
    iterations: int


def deal(game: Game[Any], veil: Veil[Any], random: Random) -> Session[Any]:
    """Return one of the positions that fit a veil: the only way to a session here."""
    return Session.dealt(game, veil, random)


def asked(session: Session[Any], veil: Veil[Any]) -> Choice[Any]:
    """Return what the seat of a veil has to decide; raises ValueError if it has nothing to."""
    seat, request = veil.viewer, session.request
    choice = None if seat is None or request is None else request.of(seat)
    if choice is None or seat in session.picks:
        raise ValueError("the seat of this veil has nothing to decide")
    return choice


def _is_decided(edges: Mapping[str, Edge], left: float) -> bool:
    """Say whether the option tried most will stay it, whatever comes of the rest."""
    second, first = sorted(edge.visits for edge in edges.values())[-2:]
    return first - second > left


class Search:
    """Looks for the best answer of the seat whose veil it is given."""

    def __init__(
        self, game: Game[Any], seats: int, guide: Guide[Any], veil: str, seed: int | str
    ) -> None:
        self._game, self._seats, self._guide = game, seats, guide
        self._random = Random(f"{seed}/{veil}")  # so that nothing else decides
        self._veil = Veil.loads(game.state_type, veil)
        self._trees: dict[Seat, Place] = {seat: Place() for seat in range(seats)}

    def run(self, limits: Limits) -> Found:
        """Search until a limit is reached, and return the best so far."""
        session = deal(self._game, self._veil, self._random)
        choice, request = asked(session, self._veil), session.request
        assert request is not None
        keys = [str(option) for option in choice.options]
        root = self._trees[choice.seat].decision(choice.what)
        root.is_new = False
        self._expand(session, choice, root, keys)
        done = 0
        if len(keys) > 1:
            for _ in limits.rounds():
                self._iterate()
                done += 1
                looks = done % LOOK_EVERY == 0 and not request.reveals
                if looks and _is_decided(root.edges, limits.left(done)):
                    break
        key = self._best(root.edges, keys, mixes=request.reveals)
        edges = {key: root.edges[key] for key in keys}
        return Found(
            key,
            {key: edge.visits for key, edge in edges.items()},
            {key: edge.mean for key, edge in edges.items() if edge.visits},
            done,
        )

    def _best(self, edges: dict[str, Edge], keys: Sequence[str], *, mixes: bool) -> str:
        """The option tried most; among good ones by chance where others pick in secret as well.

        An answer that others can foresee is a bad one there.
        """
        ranked = sorted(keys, key=lambda k: (-edges[k].visits, -edges[k].mean))
        if not mixes:
            return ranked[0]
        enough = edges[ranked[0]].visits * OFTEN_ENOUGH
        good = [key for key in ranked if edges[key].visits >= enough]
        weights = [edges[key].visits or 1 for key in good]
        return self._random.choices(good, weights)[0]

    # --- an iteration -------------------------------------------------------------------------

    def _iterate(self) -> None:
        """Deal a position, play it out, and let everybody who decided learn from it."""
        session = deal(self._game, self._veil, self._random)
        walk = Walk(self._trees)
        is_quiet = False
        while (request := session.request) is not None:
            choice = first_open(request, session.picks, self._veil.viewer)
            decision = walk.place_of(choice.seat).decision(choice.what)
            if decision.is_new:  # most are never met again, so what they offer can wait
                decision.is_new = False
                break
            keys = [str(option) for option in choice.options]
            self._expand(session, choice, decision, keys)
            place = decision.select(keys, self._random)
            walk.take(request, session.picks, decision, (choice.seat, keys[place]))
            is_quiet = self._play(session, choice, place, walk)
        if not is_quiet:
            self._play_on(session)
        walk.learn(self._value(session))

    def _expand(
        self, session: Session[Any], choice: Choice[Any], decision: Decision, keys: Sequence[str]
    ) -> None:
        if decision.knows(keys):
            return
        look = partial(self._game.view, session.state, choice.seat)
        decision.add(keys, self._guide.prior(look, choice.what, keys))

    def _play(
        self, session: Session[Any], choice: Choice[Any], place: int, walk: Walk | None = None
    ) -> bool:
        """Answer, and say whether a quiet point was passed."""
        before = session.base
        session.pick(choice.seat, place)
        told = session.state.events
        is_quiet = self._guide.is_quiet(told, step_ended=session.base != before)
        if walk is not None and (luck := self._guide.luck(events_for(told, None))):
            walk.meet(luck)
        told.clear()
        return is_quiet

    def _play_on(self, session: Session[Any]) -> None:
        """Play quickly to the next quiet point, or to the end."""
        guide, random = self._guide, self._random
        for _ in range(MOST_QUICK):
            if session.request is None:
                return
            choice = first_open(session.request, session.picks)
            options = choice.options
            look = partial(self._game.view, session.state, choice.seat)
            if self._play(session, choice, guide.quick(look, choice.what, options, random)):
                return

    def _value(self, session: Session[Any]) -> Sequence[float]:
        if session.request is not None:
            return self._guide.value(self._game.view(session.state, None), self._seats)
        result = self._game.result(session.state)
        return won_by(result["seats"] if result is not None else (), self._seats)
