"""Positions of recorded games at quiet points, as a model is fitted to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

from ai.learning.model import features_of, rows_of
from ai.learning.sample import Sample
from ai.search.guide import Guide, guide_of, won_by
from bot.commands.command import UsageError
from bot.commands.train.selfplay import AT_ONCE, Recorded, again
from rules.engine.session import Session


def samples_of(game: str, most: int, recorded: Recorded) -> list[Sample]:
    """Describe some of a game's quiet points, at most about so many, in their order."""
    features = features_of(game)
    if features is None:
        raise UsageError(f"{game} has no features to learn by")
    rows, guide = rows_of(features), guide_of(game, learned=False)
    won = tuple(won_by(recorded.winners, recorded.seats))
    places = _quiet_points(game, guide, recorded)
    wanted = set(Random(recorded.seed).sample(places, min(most, len(places))))
    samples = []
    for place, session in enumerate(again(game, recorded)):
        if place in wanted:
            view = session.game.view(session.state, None)
            described = tuple(tuple(row) for row in rows(view, recorded.seats))
            by_hand = tuple(guide.value(view, recorded.seats))
            samples.append(Sample(recorded.seed, described, won, by_hand))
    return samples


def _quiet_points(game: str, guide: Guide[Any], recorded: Recorded) -> list[int]:
    """How many answers lie before each quiet point."""
    found, base = list[int](), 0
    for place, session in enumerate(again(game, recorded)):
        if _is_quiet(session, guide, base) and session.request is not None:
            found.append(place)
        base = session.base
    return found


def _is_quiet(session: Session[Any], guide: Guide[Any], base: int) -> bool:
    told = session.drain().events
    return guide.is_quiet(told, step_ended=session.base != base)


def sampled(game: str, most: int, games: Sequence[Recorded], jobs: int) -> Iterable[Sample]:
    """Describe quiet points of many games."""
    work = partial(samples_of, game, most)
    if jobs == 1:
        return [sample for one in games for sample in work(one)]
    with ProcessPoolExecutor(jobs) as pool:
        return [sample for some in pool.map(work, games, chunksize=AT_ONCE) for sample in some]
