"""Fits a model to sampled positions, by numpy: training alone needs it.

The loss is the cross-entropy between what the model promises and what each seat has won.  Weights
that are common to all numbers of players are free; how those for one number differ from them
costs more, so that few games of a kind do not mislead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ai.learning.model import Model
from ai.learning.sample import Sample

Array: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = dict[str, Array]  # by name

LEAST_SPREAD = 0.3  # so that what hardly ever varies, of which little is known, gets no huge weight
OWN = 4.0  # times as much cost weights that differ between numbers of players
DECAY_1, DECAY_2, TINY = 0.9, 0.999, 1e-8  # of Adam
DIGITS = 5  # that a weight keeps


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to fit."""

    hidden: int = 0  # units of the hidden layer
    steps: int = 3_000
    batch: int = 256
    rate: float = 0.02  # of learning, at first; it falls to nothing
    caution: float = 1.0  # what the square of a weight costs, borne by all games together
    trust: float = 0.8  # in the end of the game; the rest in what was promised later
    rounds: int = 2  # of fitting again to what was promised later
    seed: int = 1


@dataclass(frozen=True, slots=True)
class _Kind:
    """All samples with the same number of players."""

    seats: int
    rows: Array  # sample, seat, feature
    won: Array  # sample, seat
    places: list[int]  # of the samples among all


def fit(samples: Sequence[Sample], recipe: Recipe) -> Model:
    """Fit a model to the samples, each game's in their order."""
    kinds = _kinds(samples)
    mean, spread = _scale(kinds)
    scaled = [_Kind(k.seats, (k.rows - mean) / spread, k.won, k.places) for k in kinds]
    cost = recipe.caution / len({sample.game for sample in samples})
    weights = _fitted(scaled, recipe, cost)
    if recipe.trust < 1:
        for _ in range(recipe.rounds):
            promised = _promised(scaled, weights, len(samples))
            blended = _blended(samples, promised, recipe.trust)
            targets = [np.array([blended[n] for n in k.places]) for k in scaled]
            scaled = [
                _Kind(k.seats, k.rows, target, k.places)
                for k, target in zip(scaled, targets, strict=True)
            ]
            weights = _fitted(scaled, recipe, cost)
    return _model(weights, kinds, mean, spread)


def _kinds(samples: Sequence[Sample]) -> list[_Kind]:
    places: dict[int, list[int]] = {}
    for n, sample in enumerate(samples):
        places.setdefault(len(sample.won), []).append(n)
    return [
        _Kind(
            seats,
            np.array([samples[n].rows for n in some]),
            np.array([samples[n].won for n in some]),
            some,
        )
        for seats, some in sorted(places.items())
    ]


def _scale(kinds: Sequence[_Kind]) -> tuple[Array, Array]:
    rows = np.concatenate([kind.rows.reshape(-1, kind.rows.shape[2]) for kind in kinds])
    spread = rows.std(axis=0)
    return rows.mean(axis=0), np.maximum(spread, LEAST_SPREAD)


# --- what was promised later ----------------------------------------------------------------------


def _promised(kinds: Sequence[_Kind], weights: Weights, count: int) -> list[Array]:
    """What the model promises at each sample, in the order of all samples."""
    found: list[Array] = [np.empty(0)] * count
    for at, kind in enumerate(kinds):
        shares, _ = forward(weights, at, kind.rows)
        for n, row in zip(kind.places, shares, strict=True):
            found[n] = row
    return found


def _blended(samples: Sequence[Sample], promised: Sequence[Array], trust: float) -> list[Array]:
    """Blend what was won with what was promised from sample to sample until then (TD lambda)."""
    found: list[Array] = [np.empty(0)] * len(samples)
    for n in range(len(samples) - 1, -1, -1):
        is_last = n + 1 == len(samples) or samples[n + 1].game != samples[n].game
        if is_last:
            found[n] = np.array(samples[n].won)
        else:
            found[n] = (1 - trust) * promised[n + 1] + trust * found[n + 1]
    return found


# --- the model and its gradient -------------------------------------------------------------------


def forward(weights: Weights, at: int, rows: Array) -> tuple[Array, Array]:
    """Return the shares of each seat, and what the hidden units said."""
    scores = rows @ (weights["common"] + weights["own"][at])
    said = np.tanh(rows @ weights["hidden"].T + weights["bias"])
    scores = scores + said @ weights["out"]
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares, said


def gradient(weights: Weights, at: int, rows: Array, won: Array, cost: float) -> Weights:
    """Return the slope of the loss of some samples and of half of what squares of weights cost."""
    shares, said = forward(weights, at, rows)
    by_score = (shares - won) / len(rows)
    by_row = np.einsum("ns,nsf->f", by_score, rows)
    own = OWN * cost * weights["own"]
    own[at] += by_row
    inner = by_score[:, :, None] * weights["out"] * (1 - said**2)
    return {
        "common": by_row + cost * weights["common"],
        "own": own,
        "out": np.einsum("ns,nsh->h", by_score, said) + cost * weights["out"],
        "hidden": np.einsum("nsh,nsf->hf", inner, rows) + cost * weights["hidden"],
        "bias": inner.sum(axis=(0, 1)),
    }


def _begun(features: int, kinds: int, recipe: Recipe, random: np.random.Generator) -> Weights:
    units = recipe.hidden
    return {
        "common": np.zeros(features),
        "own": np.zeros((kinds, features)),
        "out": random.normal(0, 0.1, units),
        "hidden": random.normal(0, 1 / np.sqrt(features), (units, features)),
        "bias": np.zeros(units),
    }


def _fitted(kinds: Sequence[_Kind], recipe: Recipe, cost: float) -> Weights:
    """Go down the slope batch by batch (Adam)."""
    random = np.random.default_rng(recipe.seed)
    weights = _begun(kinds[0].rows.shape[2], len(kinds), recipe, random)
    first = {name: np.zeros_like(each) for name, each in weights.items()}
    second = {name: np.zeros_like(each) for name, each in weights.items()}
    for step, (at, some) in enumerate(_batches(kinds, recipe, random), 1):
        slope = gradient(weights, at, kinds[at].rows[some], kinds[at].won[some], cost)
        rate = recipe.rate * (1 - (step - 1) / recipe.steps)
        for name, by in slope.items():
            first[name] = DECAY_1 * first[name] + (1 - DECAY_1) * by
            second[name] = DECAY_2 * second[name] + (1 - DECAY_2) * by**2
            steady = first[name] / (1 - DECAY_1**step)
            size = np.sqrt(second[name] / (1 - DECAY_2**step)) + TINY
            weights[name] = weights[name] - rate * steady / size
    return weights


def _batches(
    kinds: Sequence[_Kind], recipe: Recipe, random: np.random.Generator
) -> Iterator[tuple[int, NDArray[np.intp]]]:
    """As many as there are steps, each of one number of players; all samples before any again."""
    done = 0
    while True:
        found = []
        for at, kind in enumerate(kinds):
            order = random.permutation(len(kind.rows))
            size = recipe.batch
            found += [(at, order[n : n + size]) for n in range(0, len(order), size)]
        for n in random.permutation(len(found)):
            yield found[n]
            done += 1
            if done == recipe.steps:
                return


def _model(weights: Weights, kinds: Sequence[_Kind], mean: Array, spread: Array) -> Model:
    """Write weights of scaled features as weights of plain ones; what is common to seats drops."""
    hidden = weights["hidden"] / spread
    bias = weights["bias"] - hidden @ mean
    return Model(
        {
            kind.seats: _short((weights["common"] + weights["own"][at]) / spread)
            for at, kind in enumerate(kinds)
        },
        [_short(np.append(unit, of)) for unit, of in zip(hidden, bias, strict=True)],
        _short(weights["out"]),
    )


def _short(row: Array) -> list[float]:
    return [float(f"{each:.{DIGITS}g}") for each in row]
