"""``python -m bot match``."""

import json

import pytest

from bot.__main__ import BAD_USAGE, main
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
        ["--seats", "6"],
        ["--seats", "2", "--options", '{"scenario": "syncretism"}'],
        ["--games", "0"],
    ],
)
def test_refuses_what_makes_no_sense(words, capsys):
    assert main(["match", GAME, *words]) == BAD_USAGE
    assert capsys.readouterr().err
