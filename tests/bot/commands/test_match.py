"""``python -m bot match``."""

import json

import pytest

from bot.__main__ import BAD_USAGE, main
from bot.commands.intervals import quantile, wilson
from tests.kit.example import GAME


def test_reports_as_data(capsys):
    assert main(["match", GAME, "--games", "2", "--seats", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert report["wins"] + report["losses"] + report["nobody"] == 2
    assert report["decisions"] > 0
    assert report["max_ms"] >= report["mean_ms"] > 0


def test_the_same_seed_plays_the_same(capsys):
    def once():
        main(["match", GAME, "--games", "2", "--players", "random,random", "--seed", "5", "--json"])
        report = json.loads(capsys.readouterr().out)
        return {key: report[key] for key in ("wins", "nobody", "decisions", "endings", "not_won")}

    assert once() == once()


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "thoth"],
        ["--players", "thoth,nobody"],
        ["--players", "search,thoth"],
        ["--players", "search:0,thoth"],
        ["--players", "search:5s,thoth"],
        ["--players", "search:5@no such file,thoth"],
        ["--seats", "6"],
        ["--seats", "2", "--options", '{"scenario": "syncretism"}'],
        ["--games", "0"],
    ],
)
def test_refuses_what_makes_no_sense(words, capsys):
    assert main(["match", GAME, *words]) == BAD_USAGE
    assert capsys.readouterr().err


def test_a_search_plays_against_the_others(capsys):
    words = ["match", GAME, "--games", "2", "--players", "search:2,search:1ms", "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["player"] == "search:2"
    assert report["games"] == report["wins"] + report["losses"] + report["nobody"] == 2


def test_says_how_sure_the_rate_is(capsys):
    words = ["match", GAME, "--games", "3", "--players", "random,random"]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    low, high = report["interval"]
    assert 0 <= low <= report["rate"] <= high <= 1
    assert 0 < report["p99_ms"] <= report["max_ms"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert f"95 % interval {low:.2f} to {high:.2f}" in said
    assert "99 % within" in said


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [(9, 10, (0.596, 0.982)), (0, 44, (0.0, 0.080)), (10, 10, (0.722, 1.0)), (0, 0, (0.0, 1.0))],
)
def test_the_interval_is_that_of_wilson(wins, games, expected):
    assert wilson(wins, games) == pytest.approx(expected, abs=0.001)


def test_quantiles_are_values_that_were_met():
    values = [float(n) for n in range(100, 0, -1)]
    assert quantile(values, 0.99) == 99
    assert quantile(values, 1) == 100
    assert quantile([5.0], 0.99) == 5
    assert quantile([], 0.99) == 0
