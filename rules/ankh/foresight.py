"""What a conflict would bring: who stands where, how strong, for how much devotion.

For a battle about to be fought, also what every choice of cards would come to.  Nothing is
reckoned here: the rules of conflict and battle run on copies of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from rules.ankh.battle import reveal, reward_winner, settle
from rules.ankh.board import Cell
from rules.ankh.conflict import begin_conflict, dominate
from rules.ankh.control import claimable
from rules.ankh.data import CONFLICT_POSITIONS, Card, God, MonumentKind
from rules.ankh.devotion import ReachedTop
from rules.ankh.keys import KEEP_ALL, NO, NO_BID, TIE, Play
from rules.ankh.majorities import leading_gods, owned_monuments, score_majorities
from rules.ankh.state import Battle, Phase, State, conflict_number, extent, god_of, gods_within
from rules.ankh.strength import count_strength
from rules.engine import plain
from rules.engine.decisions import Choice, Seat
from rules.engine.foresight import assume
from rules.engine.trial import Trial

CARD = "battle.card"
MOST_OUTCOMES = 700  # that are worked out; with more gods in a region only strengths are told
# What is assumed of decisions after the cards; of others the first option.
ASSUMED = (TIE, KEEP_ALL, NO, NO_BID)


@dataclass(frozen=True, slots=True)
class Standing:
    """A god in a region: strength without cards to come, and the devotion at stake."""

    god: God
    figures: int
    strength: int
    kinds: tuple[MonumentKind, ...]  # of which it has the majority
    majority: int  # devotion for them
    triumph: int  # devotion for winning or dominating, but for cards


@dataclass(frozen=True, slots=True)
class RegionForecast:
    """A region to resolve; the strongest god first."""

    token: int
    standings: tuple[Standing, ...]
    monuments: dict[MonumentKind, dict[God, int]]  # that gods control there


@dataclass(frozen=True, slots=True)
class Outcome:
    """What comes of a battle if these cards are played."""

    plays: dict[God, tuple[Card, ...]]
    winner: God | None
    strength: dict[God, int]
    devotion: dict[God, int]  # gained in the whole battle
    followers: dict[God, int]
    dead: dict[God, int]
    assumed: tuple[str, ...]  # decisions that may still change it


@dataclass(frozen=True, slots=True)
class Foresight:
    """A conflict: the running one, or the next as if it came now."""

    number: int
    running: bool
    tie_breaker: God | None  # who holds it, while it can be used
    regions: tuple[RegionForecast, ...]  # in order
    outcomes: tuple[Outcome, ...]  # of the battle whose cards the viewer chooses now
    claims: tuple[Cell, ...]  # monuments that the player whose turn it is could take control of


def foresee(trial: Trial[State], viewer: Seat | None) -> Foresight | None:
    """Say what the running conflict, or the next one, promises; None if there is none."""
    s = trial.reached
    running = s.phase is Phase.REGION
    begun = s if running else _next_conflict(s)
    if begun is None:
        return None
    return Foresight(
        conflict_number(begun),
        running,
        begun.tie_breaker if begun.tie_breaker_up else None,
        tuple(_region(begun, token) for token in _to_resolve(begun)),
        tuple(_outcomes(trial, viewer)) if running and viewer is not None else (),
        tuple(claimable(s, god)) if (god := god_of(s, s.active)) is not None else (),
    )


def _next_conflict(s: State) -> State | None:
    """The table as the next conflict would find it now, after all that comes before regions."""
    position = next((n for n in CONFLICT_POSITIONS if n > s.event), None)
    if position is None or s.phase not in (Phase.ACTION, Phase.EVENT):
        return None
    begun = plain.copy(s)
    begun.event = position
    assume(begin_conflict(begun), assumed_answer)
    return begun


def _to_resolve(s: State) -> tuple[int, ...]:
    """The regions left, but for one whose battle is already decided."""
    is_decided = s.battle is not None and bool(s.battle.strength)
    return s.regions_left[1:] if is_decided else s.regions_left


# --- a region --------------------------------------------------------------------------------


def _region(s: State, token: int) -> RegionForecast:
    region, area = s.regions[token], extent(s, token)
    present, leaders = gods_within(s, area), leading_gods(s, region)
    majority = _majorities(s, token)
    found = [
        Standing(
            god,
            len((strength := count_strength(s, god, region, area, _played(s, token, god))).figures),
            strength.total,
            tuple(kind for kind, first in leaders.items() if first is god),
            majority[god],
            _triumph(s, token, god, present) - majority[god] * (len(present) == 1),
        )
        for god in present
    ]
    ranked = tuple(sorted(found, key=lambda one: -one.strength))
    return RegionForecast(token, ranked, owned_monuments(s, region))


def _played(s: State, token: int, god: God) -> list[Card]:
    """The cards that already lie there."""
    fight = s.battle
    return fight.cards.get(god, []) if fight is not None and fight.region == token else []


def _majorities(s: State, token: int) -> dict[God, int]:
    """The devotion that each god would gain for majorities now."""
    tried = plain.copy(s)
    with suppress(ReachedTop):  # a gain counts as far as the track goes
        score_majorities(tried, tried.regions[token], extent(tried, token))
    return _gained(s, tried)


def _triumph(s: State, token: int, god: God, present: list[God]) -> int:
    """What a god would gain by dominating, or by winning with one strength more than others."""
    tried = plain.copy(s)
    region, area = tried.regions[token], extent(tried, token)
    with suppress(ReachedTop):
        if len(present) == 1:
            dominate(tried, token, god, region, area)
        else:
            narrowly = {rival: int(rival is god) for rival in present}
            fight = Battle(token, present, {rival: [] for rival in present}, strength=narrowly)
            reward_winner(tried, fight, god, region, area)
    return _gained(s, tried)[god]


def _gained(before: State, after: State) -> dict[God, int]:
    return {
        god: after.sheets[god].devotion - sheet.devotion for god, sheet in before.sheets.items()
    }


# --- a battle --------------------------------------------------------------------------------


def _outcomes(trial: Trial[State], viewer: Seat) -> Iterator[Outcome]:
    """Every own choice of cards against every choice of the others; all hands are public."""
    s, request = trial.reached, trial.request
    if request is None or s.battle is None or any(c.what != CARD for c in request.choices):
        return
    gods = [god for choice in request.choices if (god := god_of(s, choice.seat)) is not None]
    options = [choice.options for choice in request.choices]
    if god_of(s, viewer) not in gods or prod(map(len, options)) > MOST_OUTCOMES:
        return
    for plays in product(*options):
        yield fought(s, dict(zip(gods, plays, strict=True)))


def fought(s: State, plays: Mapping[God, Play]) -> Outcome:
    """Fight a battle whose cards are to be chosen out on a copy of the table."""
    tried = plain.copy(s)
    fight = tried.battle
    assert fight is not None, "a battle is being fought"
    reveal(tried, fight, plays)
    assumed: dict[str, None] = {}

    def answer(choice: Choice[Any]) -> object:
        assumed[choice.what] = None
        return assumed_answer(choice)

    with suppress(ReachedTop):  # the game is over then
        assume(settle(tried, fight), answer)
    return Outcome(
        {god: tuple(play.cards) for god, play in plays.items()},
        fight.winner,
        dict(fight.strength),
        _of(fight, _gained(s, tried)),
        _of(fight, {g: tried.sheets[g].followers - s.sheets[g].followers for g in s.sheets}),
        dict(fight.dead),
        tuple(assumed),
    )


def _of(fight: Battle, numbers: dict[God, int]) -> dict[God, int]:
    return {god: numbers[god] for god in fight.rivals}


def assumed_answer(choice: Choice[Any]) -> object:
    """Nothing is built, bid or taken, ties are broken, whoever can be kept alive is kept."""
    return next(
        (found for key in ASSUMED if (found := choice.find(key)) is not None), choice.options[0]
    )
