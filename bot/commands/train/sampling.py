"""Positions of recorded games at quiet points, as a model is fitted to them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from ai.learning.model import rows_of
from ai.learning.sample import Sample
from ai.search.guide import Guide, guide_of, won_by
from bot.commands.train.selfplay import AT_ONCE, Recorded, again
from rules.engine.session import Session


def samples_of(game: str, features: str, most: int, recorded: Recorded) -> list[Sample]:
    """Describe some of a game's quiet points, at most so many, in their order."""
    rows, guide = rows_of(import_module(features)), guide_of(game, learned=False)
    won = tuple(won_by(recorded.winners, recorded.seats))
    places = _quiet_points(game, guide, recorded)
    wanted = set(Random(recorded.seed).sample(places, min(most, len(places))))
    samples = []
    for place, session in enumerate(again(game, recorded)):
        if place in wanted:
            view = session.game.view(session.state, None)
            described = tuple(array("f", row) for row in rows(view, recorded.seats))
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


def sampled(
    game: str, features: str, most: int, games: Sequence[Recorded], jobs: int
) -> list[Sample]:
    """Describe quiet points of many games."""
    work = partial(samples_of, game, features, most)
    if jobs == 1:
        return [sample for one in games for sample in work(one)]
    with ProcessPoolExecutor(jobs) as pool:
        return [sample for some in pool.map(work, games, chunksize=AT_ONCE) for sample in some]
