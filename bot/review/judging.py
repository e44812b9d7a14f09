"""What the decisions of a game have cost: a quick look at many, then a close one at the worst.

It runs in a worker process, and ends when its time is up, however long the game was.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from ai.search.guide import guide_of, won_by
from bot.games.registry import lookup
from bot.review.retold import Faced, Log, walk
from bot.tables.computers import HARD, NORMAL
from bot.turns.minds import Mind, weighed_by
from rules.engine.decisions import Seat

QUICK_SECONDS, CLOSE_SECONDS = 25.0, 15.0  # for all quick looks, and for all close ones
GLANCE_SECONDS, LOOK_SECONDS = 0.4, 2.0  # for one
MOST_GLANCES = 150  # decisions, however quick the looks are; more veils take too much memory
MOST_POINTS = 120  # of a line
FEW_POINTS = 20  # where a game has fewer quiet ones, the ends of all turns are taken as well
CLOSE_OPEN, CLOSE_SECRET = (
    8,
    3,
)  # decisions looked at closely: public ones, and secret ones a player
LEAST_COST = 0.03  # of a win; less means nothing
Clock = Callable[[], float]


class Costly(NamedTuple):
    """A decision that has cost something, and a better one."""

    step: int
    seat: Seat
    person: int | None  # who made it
    is_secret: bool  # only that person may know of it
    what: str
    key: str
    share: float  # of a win, that it promised
    better: str
    most: float  # that the better one promised
    view: Any  # of the one who decided

    @property
    def cost(self) -> float:
        """What share of a win was given away."""
        return self.most - self.share


class Point(NamedTuple):
    """What everybody might expect after a step, as the public saw it."""

    step: int
    shares: tuple[float, ...]  # by seat


class Review(NamedTuple):
    """How a game went; the decisions that cost most come first."""

    points: tuple[Point, ...]
    costly: tuple[Costly, ...]
    looked: int  # at so many decisions
    of: int  # that people have made


class _Met(NamedTuple):
    """A decision to be judged, with all that a player needs for it."""

    faced: Costly  # its costs are not known yet
    veil: str


def review(log: Log, clock: Clock = time.monotonic) -> Review:
    """Look through a game; slow, so call it in a worker."""
    points, own = _survey(log)
    random = Random(f"review/{log.game}")
    glanced = frozenset(random.sample(own, min(MOST_GLANCES, len(own))))
    met = _met(log, glanced)
    random.shuffle(met)  # so that whatever there is time for is spread over the game
    judge = _Judge(log, clock)
    looked, quick = judge.judged(met, NORMAL, QUICK_SECONDS, GLANCE_SECONDS)
    worst = sorted(quick, key=lambda found: -found[1].cost)
    _, close = judge.judged(_chosen(worst), HARD, CLOSE_SECONDS, LOOK_SECONDS)
    costly = [found for _, found in close if found.cost >= LEAST_COST]
    return Review(points, tuple(sorted(costly, key=lambda c: -c.cost)), looked, len(own))


def _survey(log: Log) -> tuple[tuple[Point, ...], list[int]]:
    """Walk once: what everybody might expect at quiet points, and which decisions people made."""
    guide, points, own, quiet = guide_of(log.name), list[Point](), list[int](), set[int]()
    game, ending, step = lookup(log.name), None, 0
    for n, faced in enumerate(walk(log)):
        session = faced.session
        is_quiet = not n or guide.is_quiet(faced.told, step_ended=faced.step_ended)
        if is_quiet or faced.step_ended:
            quiet |= {len(points)} if is_quiet else set()
            view = game.view(session.state, None)
            points.append(Point(step, tuple(guide.value(view, log.seats))))
        if faced.decided.person is not None and len(faced.choice.options) > 1:
            own.append(n)
        step, ending = faced.decided.step, session
    if len(quiet) >= FEW_POINTS:
        points = [point for n, point in enumerate(points) if n in quiet]
    if ending is not None and ending.request is None:
        result = game.result(ending.state)
        winners = result["seats"] if result is not None else ()
        points.append(Point(step, tuple(won_by(winners, log.seats))))
    return _thinned(points), own


def _thinned(points: Sequence[Point]) -> tuple[Point, ...]:
    """As many as a picture can show, the first and the last among them."""
    if len(points) <= MOST_POINTS:
        return tuple(points)
    last = len(points) - 1
    return tuple(points[round(n * last / (MOST_POINTS - 1))] for n in range(MOST_POINTS))


def _met(log: Log, wanted: frozenset[int]) -> list[_Met]:
    """Walk again, and note what a player needs for the wanted decisions."""
    return [_judgeable(faced) for n, faced in enumerate(walk(log)) if n in wanted]


def _judgeable(faced: Faced) -> _Met:
    (seat, what, key, _), step, person = faced.decided
    view = faced.session.game.view(faced.session.state, seat)
    unknown = Costly(step, seat, person, faced.is_secret, what, key, 0.0, key, 0.0, view)
    return _Met(unknown, faced.session.veiled(seat))


def _chosen(worst: Iterable[tuple[_Met, Costly]]) -> list[_Met]:
    """What to look at closely: of what all may know, and of what each player has kept secret."""
    left: dict[object, int] = {}
    chosen = list[_Met]()
    for met, found in worst:
        whose, most = (found.person, CLOSE_SECRET) if found.is_secret else ("all", CLOSE_OPEN)
        left[whose] = left.get(whose, most) - 1
        if left[whose] >= 0 and found.cost > 0:
            chosen.append(met)
    return chosen


class _Judge(NamedTuple):
    """Judges decisions of one game until time is up."""

    log: Log
    clock: Clock

    def judged(
        self, wanted: Sequence[_Met], level: str, seconds: float, each: float
    ) -> tuple[int, list[tuple[_Met, Costly]]]:
        """Judge as many as there is time for; what nobody can judge is left out."""
        until, looked = self.clock() + seconds, 0
        found = list[tuple[_Met, Costly]]()
        mind = Mind(self.log.name, level, self.log.seats, str(self.log.game))
        for met in wanted:
            if self.clock() >= until:
                break
            looked += 1
            shares = weighed_by(mind, met.veil, each).shares
            if met.faced.key in shares:
                better = max(shares, key=lambda key: shares[key])
                judged = met.faced._replace(
                    share=shares[met.faced.key], better=better, most=shares[better]
                )
                found.append((met, judged))
        return looked, found
