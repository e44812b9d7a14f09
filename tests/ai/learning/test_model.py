"""What a model promises is what numpy reckons, and what it was fitted to."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import resources
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from ai.learning.model import WEIGHTS, Learned, Model, learned_of, read_learned, rows_of
from ai.search.guide import Guide, guide_of
from bot.commands.train.report import MOST_BYTES
from bot.games.registry import GAMES

ROOT = Path(__file__).parents[3]
RANDOM = np.random.default_rng(3)
FEATURES, UNITS = 7, 4
LINEAR = {seats: RANDOM.normal(size=FEATURES) for seats in (2, 4)}
HIDDEN, OUT = RANDOM.normal(size=(UNITS, FEATURES + 1)), RANDOM.normal(size=UNITS)


def model(*, hidden=True):
    linear = {seats: row.tolist() for seats, row in LINEAR.items()}
    return Model(linear, HIDDEN.tolist(), OUT.tolist()) if hidden else Model(linear)


def softmax(scores):
    odds = np.exp(scores)
    return odds / odds.sum()


@pytest.mark.parametrize("seats", [2, 4])
def test_shares_are_as_numpy_reckons_them(seats):
    rows = RANDOM.normal(size=(seats, FEATURES))
    plain = rows @ LINEAR[seats]
    layer = np.tanh(rows @ HIDDEN[:, :-1].T + HIDDEN[:, -1]) @ OUT
    assert model(hidden=False).shares(rows.tolist()) == pytest.approx(softmax(plain))
    assert model().shares(rows.tolist()) == pytest.approx(softmax(plain + layer))


def test_other_numbers_of_players_get_the_weights_of_the_nearest():
    rows = RANDOM.normal(size=(5, FEATURES))
    assert model(hidden=False).shares(rows.tolist()) == pytest.approx(softmax(rows @ LINEAR[4]))


def test_great_scores_are_no_trouble():
    assert Model({2: [1.0]}).shares([[10_000.0], [0.0]]) == [1.0, 0.0]


def test_a_model_comes_back_from_json():
    rows = RANDOM.normal(size=(4, FEATURES)).tolist()
    back = Model.read(json.loads(json.dumps(model().data())))
    assert back.shares(rows) == model().shares(rows)


def test_a_table_describes_all_seats_at_once():
    one_by_one = SimpleNamespace(features=lambda view, seat: [view, seat])
    at_once = SimpleNamespace(table=lambda view: [[view, 9]])
    assert rows_of(one_by_one)("view", 2) == [["view", 0], ["view", 1]]
    assert rows_of(at_once)("view", 2) == [["view", 9]]


def test_a_guide_values_by_what_was_learned():
    guide = Guide()
    guide.learned = Learned(
        lambda view, seats: [[float(view == seat)] for seat in range(seats)],
        Model({2: [np.log(3)]}),
    )
    assert guide.value(0, 2) == pytest.approx([0.75, 0.25])
    assert guide.value(1, 2) == pytest.approx([0.25, 0.75])


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_comes_with_what_its_game_has_learned(game):
    assert guide_of(game).learned == learned_of(game)
    assert guide_of(game, learned=False).learned is None


@pytest.mark.parametrize("game", GAMES)
def test_weights_of_other_features_are_refused(game):
    text = json.dumps({"names": ["no such feature"], "model": model().data()})
    with pytest.raises(ValueError, match="train"):
        read_learned(game, text)


def test_weights_come_with_their_command_and_are_better_than_none():
    for game in GAMES:
        if learned_of(game) is not None:
            file = resources.files(f"ai.{game}") / WEIGHTS
            data = json.loads(file.read_text("utf-8"))
            assert len(file.read_bytes()) <= MOST_BYTES
            assert data["command"].startswith(f"thoth train {game} ")
            assert data["figures"]["loss"] < data["figures"]["loss_all_alike"]


def test_a_game_that_nobody_knows_has_learned_nothing():
    assert learned_of("chess") is None


def test_nothing_but_training_loads_numpy():
    code = "import ai.levels, bot.__main__, sys; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
