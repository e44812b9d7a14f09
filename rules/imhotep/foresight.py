"""What the game would score if it ended now, and what each ship would bring at each site.

Nothing is reckoned here: ships are unloaded, the temple and the end scored by the rules, on
copies of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.engine import plain
from rules.engine.decisions import Choice, Seat
from rules.engine.foresight import assume
from rules.engine.trial import Trial
from rules.imhotep.data import Site, Source
from rules.imhotep.ending import final_points
from rules.imhotep.keys import NO, POINT, Action
from rules.imhotep.legality import sailings
from rules.imhotep.sites import pyramid
from rules.imhotep.sites.temple import score_temple
from rules.imhotep.state import Phase, State, seats
from rules.imhotep.turn import sail

ACTION = "action"
ASSUMED = (NO, POINT)  # no bonus is used, and the temple gives points


@dataclass(frozen=True, slots=True)
class Arrival:
    """What a ship would bring at a site; at the market cards, elsewhere points."""

    ship: int
    site: Site
    gains: tuple[int, ...]  # by seat, if the game ended after it
    cards: tuple[int, ...]  # by seat: how many are taken at the market
    assumed: tuple[str, ...]  # decisions that may still change it


@dataclass(frozen=True, slots=True)
class Foresight:
    """Points by source and seat if the game ended now, and what ships could bring."""

    active: Seat
    points: dict[Source, tuple[int, ...]]
    arrivals: tuple[Arrival, ...]  # while an action is chosen

    @property
    def totals(self) -> tuple[int, ...]:
        """All points of each seat."""
        return tuple(map(sum, zip(*self.points.values(), strict=True)))


def foresee(trial: Trial[State]) -> Foresight | None:
    """Say what everything would score now; None where that cannot be said, and after the end."""
    s = _played_on(trial)
    if s.phase in (Phase.SET_UP, Phase.ROUND_END, Phase.OVER):  # a temple's card is not known
        return None
    request = trial.request
    acting = not trial.stopped and request is not None and request.choices[0].what == ACTION
    return Foresight(s.active, points_now(s), tuple(_arrivals(s)) if acting else ())


def _played_on(trial: Trial[State]) -> State:
    """The table when a ship is empty and a round over: not with a stone in the air."""
    if not _is_underway(trial.reached):
        return trial.reached
    tried = trial.clone()
    while not tried.stopped and _is_underway(tried.state) and tried.request is not None:
        choice = tried.request.choices[0]
        tried.answer(choice.seat, str(assumed_answer(tried.state, choice)))
    return tried.reached


def _is_underway(s: State) -> bool:
    """Say whether points are on their way; which card somebody takes cannot be assumed."""
    at_site = s.unloading is not None and s.unloading.site is not Site.MARKET
    return at_site or s.phase is Phase.ROUND_END


# --- points ----------------------------------------------------------------------------------


def points_now(s: State) -> dict[Source, tuple[int, ...]]:
    """Points so far, the temple as at the end of this round, and final scoring."""
    found = {source: [p.points.get(source, 0) for p in s.players] for source in Source}
    coming = [{Source.TEMPLE: temple_points(s)}, {} if s.phase is Phase.OVER else final_points(s)]
    for part in coming:
        for source, gained in part.items():
            found[source] = [old + new for old, new in zip(found[source], gained, strict=True)]
    return {source: tuple(points) for source, points in found.items()}


def temple_points(s: State) -> list[int]:
    """What the temple would give each seat at the end of this round; none between rounds.

    A card that it gives changes nothing here, so any may be drawn.
    """
    if s.phase is not Phase.TURN:
        return [0 for _ in seats(s)]
    tried = plain.copy(s)
    assume(
        score_temple(tried),
        lambda choice: assumed_answer(tried, choice),
        lambda choice: choice.options[0],
    )
    pairs = zip(s.players, tried.players, strict=True)
    return [b.points.get(Source.TEMPLE, 0) - a.points.get(Source.TEMPLE, 0) for a, b in pairs]


def total_now(s: State) -> tuple[int, ...]:
    """All points of each seat, if the game ended now."""
    return tuple(map(sum, zip(*points_now(s).values(), strict=True)))


# --- ships -----------------------------------------------------------------------------------


def _arrivals(s: State) -> Iterator[Arrival]:
    before = total_now(s)
    for wanted in sailings(s):
        if Site(wanted.site) is Site.MARKET:
            yield _at_market(s, wanted)
            continue
        tried, assumed = arrived(s, wanted)
        gains = tuple(new - old for old, new in zip(before, total_now(tried), strict=True))
        yield Arrival(wanted.ship, Site(wanted.site), gains, (0,) * len(gains), assumed)


def arrived(s: State, wanted: Action) -> tuple[State, tuple[str, ...]]:
    """Unload a ship on a copy of the table; also return what had to be assumed."""
    tried, assumed = plain.copy(s), dict[str, None]()

    def answer(choice: Choice[Any]) -> object:
        assumed[choice.what] = None
        return assumed_answer(tried, choice)

    assume(sail(tried, s.active, wanted), answer)
    return tried, tuple(assumed)


def _at_market(s: State, wanted: Action) -> Arrival:
    """Each stone takes a card, from the bow, while there are any; the pair is one of them."""
    ship = s.ships[wanted.ship - 1]
    left = sum(card is not None for card in s.market) + bool(s.pair)
    buyers = [ship.places[place - 1] for place in ship.loaded][:left]
    cards = tuple(buyers.count(seat) for seat in seats(s))
    return Arrival(wanted.ship, Site.MARKET, (0,) * len(cards), cards, ())


def assumed_answer(s: State, choice: Choice[Any]) -> object:
    """No bonus, points in the temple, and of pyramids the cell that is worth most."""
    found = next((one for key in ASSUMED if (one := choice.find(key)) is not None), None)
    if found is not None:
        return found
    board = pyramid.board(s)
    return max(choice.options, key=lambda name: board[name][len(s.pyramids[name])].points)
