"""``thoth train``: plays, keeps the games, fits, judges and writes."""

from __future__ import annotations

import json

import pytest

from ai.learning.model import Model
from bot.__main__ import BAD_USAGE, main
from bot.commands.train import sampling, selfplay
from bot.games.registry import lookup, settings_of
from tests.bot.commands import plain_features
from tests.kit.example import GAME

FEATURES = plain_features.__name__
GAMES = 12


def train(capsys, *words):
    common = ["--players", "random", "--features", FEATURES, "--steps", "30", "--json"]
    code = main(["train", GAME, *common, *map(str, words)])
    said = capsys.readouterr()
    return json.loads(said.out) if code == 0 else said.err


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A file of games, which takes a while to play."""
    path = tmp_path_factory.mktemp("train") / "games.jsonl"
    words = ["--players", "random", "--features", FEATURES, "--steps", "1", "--file", str(path)]
    out = path.with_name("first.json")
    assert main(["train", GAME, "--games", str(GAMES), "--out", str(out), *words]) == 0
    return path


def test_writes_weights_with_their_command_and_figures(kept, tmp_path, capsys):
    out = tmp_path / "weights.json"
    report = train(capsys, "--games", GAMES, "--file", kept, "--out", out)
    written = json.loads(out.read_text("utf-8"))
    assert written["figures"] == report
    assert written["names"] == list(plain_features.NAMES)
    assert f"train {GAME} --games {GAMES}" in written["command"]
    assert FEATURES in written["command"]
    assert Model.read(written["model"]).shares([[1.0, 1.0], [0.0, 0.0]])[0] > 0
    games = report["training"]["games"], report["held_out"]["games"]
    assert sum(games) == GAMES
    assert [count for count, _ in report["curve"]][-1] == games[0]
    assert report["curve"][-1][1] == report["loss"]
    assert 0 < report["loss"] < report["loss_all_alike"] + 1
    assert sum(count for *_, count in report["calibration"]) > report["held_out"]["samples"]


def test_kept_games_are_not_played_again(kept, tmp_path, capsys):
    before = kept.read_text("utf-8")
    few = train(capsys, "--games", GAMES - 2, "--file", kept, "--out", tmp_path / "one")
    assert kept.read_text("utf-8") == before
    again = train(capsys, "--games", GAMES - 2, "--file", kept, "--out", tmp_path / "two")
    assert few == again
    train(capsys, "--games", GAMES + 1, "--file", kept, "--out", tmp_path / "three")
    lines = kept.read_text("utf-8").splitlines()
    assert [json.loads(line)[1] for line in lines] == [1_000_000 + n for n in range(GAMES + 1)]


def test_several_processes_play_and_describe_the_same(kept):
    games = selfplay.read(kept)[:3]
    policy = selfplay.Policy(("random",), 0.1)
    seeds, settings = [one.seed for one in games], settings_of(lookup(GAME))
    assert list(selfplay.played(GAME, policy, settings, seeds, jobs=2)) == games
    one, two = (sampling.sampled(GAME, FEATURES, 5, games, jobs) for jobs in (1, 2))
    assert one == two
    assert 3 <= len(one) <= 15


def test_samples_are_quiet_points_of_their_game_in_order(kept):
    game = next(one for one in selfplay.read(kept) if one.winners)
    some = sampling.samples_of(GAME, FEATURES, 10, game)
    everything = sampling.samples_of(GAME, FEATURES, 10_000, game)
    assert 3 < len(some) <= 10 < len(everything)
    places = [everything.index(sample) for sample in some]
    assert places == sorted(places)
    for sample in everything:
        assert len(sample.rows) == len(sample.won) == len(sample.by_hand) == game.seats
        assert sum(sample.won) == pytest.approx(1)
        assert {seat for seat, won in enumerate(sample.won) if won} == set(game.winners)


def test_games_of_other_rules_are_refused(kept, tmp_path, capsys):
    other = tmp_path / "old.jsonl"
    lines = kept.read_text("utf-8").replace(lookup(GAME).version, "other/0")
    other.write_text(lines, "utf-8")
    assert "other/0" in train(capsys, "--games", 2, "--file", other)


@pytest.mark.parametrize(
    "words",
    [
        ["--games", "0"],
        ["--games", "1"],
        ["--games", "2", "--players", "nobody"],
        ["--games", "2", "--seats", "6"],
        ["--games", "2", "--jobs", "0"],
        ["--games", "2", "--features", "tests.no_such_module"],
    ],
)
def test_refuses_what_makes_no_sense(words, capsys, tmp_path):
    assert main(["train", GAME, "--players", "random", "--features", FEATURES, *words]) == BAD_USAGE
    assert capsys.readouterr().err
