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
    """Describe quiet points of a game in their order: those that follow so many of its answers."""
    rows, guide = rows_of(import_module(features)), guide_of(game, learned=False)
    won = tuple(won_by(recorded.winners, recorded.seats))
    answers = len(recorded.picks)
    wanted = sorted(Random(recorded.seed).sample(range(answers), min(most, answers)))
    samples, base = list[Sample](), 0
    for place, session in enumerate(again(game, recorded)):
        is_quiet, base = _is_quiet(session, guide, base), session.base
        if not is_quiet or not wanted or place < wanted[0] or session.request is None:
            continue
        wanted = [later for later in wanted if later > place]
        view = session.game.view(session.state, None)
        described = tuple(array("f", row) for row in rows(view, recorded.seats))
        by_hand = tuple(guide.value(view, recorded.seats))
        samples.append(Sample(recorded.seed, described, won, by_hand))
    return samples


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
