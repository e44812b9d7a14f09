"""A fit finds what games were decided by, and its slopes are right."""

from __future__ import annotations

from array import array
from random import Random

import numpy as np
import pytest

from ai.learning.fitting import OWN, Recipe, _blended, fit, forward, gradient
from ai.learning.judging import calibration, loss, miscalibration
from ai.learning.model import Model
from ai.learning.sample import Sample

TRUTH = {2: [1.5, -1.0, 0.0], 3: [1.5, 0.0, 1.0]}


def games(count, truth, seed=1):
    """Positions with any features, won by chance according to a model."""
    random, model, found = Random(seed), Model(truth), []
    for game in range(count):
        seats = random.choice([*truth])
        rows = tuple(array("f", (random.gauss(2, 3) for _ in range(3))) for _ in range(seats))
        (winner,) = random.choices(range(seats), model.shares(rows))
        won = tuple(float(seat == winner) for seat in range(seats))
        found.append(Sample(game, rows, won, (1 / seats,) * seats))
    return found


def losses(model, samples):
    won = [sample.won for sample in samples]
    return loss([model.shares(sample.rows) for sample in samples], won)


def test_finds_the_weights_that_decided():
    model = fit(games(4_000, TRUTH), Recipe(steps=2_000))
    for seats, weights in TRUTH.items():
        assert model.linear[seats] == pytest.approx(weights, abs=0.25)
    fresh = games(1_000, TRUTH, seed=2)
    assert losses(model, fresh) < losses(Model(TRUTH), fresh) + 0.01


def test_a_hidden_layer_finds_what_no_sum_can():
    """Whoever is nearer to nought wins, on either side."""
    random, samples = Random(5), []
    for game in range(1_500):
        rows = tuple(array("f", [random.uniform(-1, 1)]) for _ in range(2))
        first = abs(rows[0][0]) < abs(rows[1][0])
        samples.append(Sample(game, rows, (float(first), float(not first)), (0.5, 0.5)))
    plain = fit(samples, Recipe(steps=200))
    deep = fit(samples, Recipe(hidden=6, steps=200))
    assert losses(plain, samples) == pytest.approx(np.log(2), abs=0.02)
    assert losses(deep, samples) < 0.4


def test_the_same_samples_give_the_same_model():
    samples = games(200, TRUTH)
    recipe = Recipe(hidden=2, steps=20, trust=0.5)
    assert fit(samples, recipe).data() == fit(samples, recipe).data()


def test_slopes_are_those_of_the_loss():
    random = np.random.default_rng(4)
    shapes = {"common": (3,), "own": (2, 3), "out": (4,), "hidden": (4, 3), "bias": (4,)}
    weights = {name: random.normal(size=shape) for name, shape in shapes.items()}
    rows, won = random.normal(size=(5, 2, 3)), random.dirichlet([1, 1], 5)
    price, tiny = 0.02, 1e-6

    def cost():
        shares, _ = forward(weights, 1, rows)
        entropy = -(won * np.log(shares)).sum() / len(rows)
        squares = {name: float((each**2).sum()) for name, each in weights.items()}
        common = squares["common"] + squares["out"] + squares["hidden"]
        return entropy + price / 2 * (common + OWN * squares["own"])

    slopes = gradient(weights, 1, rows, won, price)
    for name, each in weights.items():
        for place in np.ndindex(each.shape):
            before = each[place]
            each[place] = before + tiny
            above = cost()
            each[place] = before - tiny
            below = cost()
            each[place] = before
            assert slopes[name][place] == pytest.approx((above - below) / (2 * tiny), abs=1e-5)


def test_later_promises_are_blended_game_by_game():
    won, lost, even = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)
    samples = [
        Sample(game, (array("f", [0.0]),) * 2, end, even)
        for game, end in ((1, won), (1, won), (2, lost))
    ]
    promised = [np.array(each) for each in ((0.1, 0.9), (0.6, 0.4), (0.7, 0.3))]
    first, second, third = _blended(samples, promised, 0.25)
    assert first == pytest.approx([0.75 * 0.6 + 0.25, 0.75 * 0.4])
    assert second == pytest.approx(won)
    assert third == pytest.approx(lost)


# --- judging ------------------------------------------------------------------------------------


def test_the_loss_is_the_cross_entropy():
    promised, won = [(0.8, 0.2), (0.5, 0.25, 0.25)], [(1.0, 0.0), (0.5, 0.5, 0.0)]
    expected = -(np.log(0.8) + (np.log(0.5) + np.log(0.25)) / 2) / 2
    assert loss(promised, won) == pytest.approx(expected)
    assert loss([(1.0, 0.0)], [(0.0, 1.0)]) < 20


def test_calibration_says_how_often_a_promise_came_true():
    promised = [(0.75, 0.25)] * 4
    won = [(1.0, 0.0)] * 2 + [(0.0, 1.0)] * 2
    assert calibration(promised, won) == [[0.25, 0.5, 4], [0.75, 0.5, 4]]
    assert miscalibration(calibration(promised, won)) == pytest.approx(0.25)
    assert calibration([(1.0, 0.0)], [(1.0, 0.0)]) == [[0.0, 0.0, 1], [1.0, 1.0, 1]]
