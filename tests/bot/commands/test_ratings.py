"""``thoth ratings``: who is how strong, by games of all against all."""

from __future__ import annotations

import io
import json
import math
from random import Random

import numpy as np
import pytest
from PIL import Image

from bot.__main__ import BAD_USAGE, main
from bot.commands.bradley_terry import Contest, inverse, ratings
from renderer.ladder import Rung, ladder_png
from renderer.theme import DARK, LIGHT
from tests.kit.example import GAME


def by_strength(strengths, groups, count):
    """Games won by chance, as strengths have it."""
    random = Random(1)
    for n in range(count):
        seats = groups[n % len(groups)]
        odds = [10 ** (strengths[player] / 400) for player in seats]
        yield Contest(seats, tuple(random.choices(range(len(seats)), odds)))


@pytest.mark.parametrize("groups", [[(0, 1), (1, 2), (2, 0), (2, 3)], [(0, 1, 2), (1, 2, 3)]])
def test_finds_how_strong_everybody_is(groups):
    truth = [1000, 1200, 1100, 900]
    rated = ratings(4, list(by_strength(truth, groups, 6_000)), 0, 1000)
    assert [rating.points for rating in rated] == pytest.approx(truth, abs=40)
    for rating, points in zip(rated[1:], truth[1:], strict=True):
        assert rating.low < points < rating.high
        assert rating.high - rating.low < 100
    assert rated[0] == (1000, 1000, 1000)


def test_the_odds_of_two_are_their_games():
    games = [Contest((0, 1), (0,))] * 3_000 + [Contest((1, 0), (0,))] * 1_000
    strong, weak = ratings(2, games, 1, 0)
    assert strong.points == pytest.approx(400 * math.log10(3), abs=1)
    assert weak.points == 0


def test_one_who_never_lost_is_strong_and_nobody_knows_how_much():
    unbeaten, _ = ratings(2, [Contest((0, 1), (0,))] * 10, 1, 1000)
    assert 1200 < unbeaten.points < 2000
    assert unbeaten.high - unbeaten.low > 400


def test_shared_and_missing_wins_are_a_draw():
    for winners in ((0, 1), ()):
        rated = ratings(2, [Contest((0, 1), winners)] * 5, 0, 1000)
        assert rated[1].points == pytest.approx(1000)


def test_an_inverse_times_its_matrix_is_one():
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]]
    assert np.array(matrix) @ np.array(inverse(matrix)) == pytest.approx(np.eye(3))


# --- the command --------------------------------------------------------------------------------


def run(capsys, *words):
    code = main(["ratings", GAME, *map(str, words)])
    said = capsys.readouterr()
    return said.out if code == 0 else said.err


def test_everybody_plays_everybody(capsys, tmp_path):
    file, picture = tmp_path / "games.jsonl", tmp_path / "ladder.png"
    words = ["--players", "thoth,random,quick", "--games", 2, "--file", file]
    report = json.loads(run(capsys, *words, "--picture", picture, "--json"))
    assert report["games"] == 6
    lines = {line["player"]: line for line in report["players"]}
    assert {line["games"] for line in lines.values()} == {4}
    assert 0 < sum(line["won"] for line in lines.values()) <= 6
    assert all(line["low"] <= line["rating"] <= line["high"] for line in lines.values())
    assert lines["thoth"]["mean_ms"] > lines["random"]["mean_ms"] > 0
    assert lines["thoth"]["rating"] > lines["random"]["rating"]
    assert Image.open(io.BytesIO(picture.read_bytes())).width == 1080
    seated = [json.loads(line)[1] for line in file.read_text("utf-8").splitlines()]
    assert {tuple(names) for names in seated} >= {("thoth", "random"), ("random", "thoth")}
    before = file.read_text("utf-8")
    assert "thoth" in run(capsys, *words)
    assert file.read_text("utf-8") == before


def test_with_more_seats_two_players_share_the_table(capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    words = ["--players", "points,random", "--seats", 3, "--games", 1, "--file", file, "--json"]
    assert json.loads(run(capsys, *words))["games"] == 2
    seated = [json.loads(line)[1] for line in file.read_text("utf-8").splitlines()]
    assert seated == [["points", "points", "random"], ["points", "random", "random"]]


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "thoth"],
        ["--players", "thoth,thoth"],
        ["--players", "thoth,nobody"],
        ["--games", "0"],
        ["--seats", "9"],
    ],
)
def test_refuses_what_makes_no_sense(words, capsys):
    assert main(["ratings", GAME, *words]) == BAD_USAGE
    assert capsys.readouterr().err


def test_the_picture_says_what_it_is_given():
    rungs = [Rung("one", 1100, 1000, 1200), Rung("two", 900, 700, 1050)]
    pictures = [
        ladder_png("All", rungs),
        ladder_png("All", rungs[::-1]),
        ladder_png("All", [rungs[0], rungs[1]._replace(points=950)]),
        ladder_png("All", rungs, DARK),
    ]
    assert pictures[0] == pictures[1]
    assert len(set(pictures)) == 3
    corner = Image.open(io.BytesIO(pictures[0])).convert("RGB").getpixel((60, 40))
    assert corner in (LIGHT.paper, LIGHT.fibre)
