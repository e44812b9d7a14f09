"""The benchmark of the rules runs and reports; how fast is not a test's business."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.bench import rules
from bot.games import GAMES


@pytest.fixture
def small(monkeypatch):
    """Few positions and runs, so that the test is quick."""
    monkeypatch.setattr(rules, "POSITIONS", 3)
    monkeypatch.setattr(rules, "RUNS", 1)
    monkeypatch.setattr(rules, "CARAVAN_RUNS", 1)


def test_the_figures_as_json(small, capsys):
    assert main(["bench", "rules", "--seconds", "0.05", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report["play"]) == {*GAMES, "chess", "catanatron"}
    for play in report["play"].values():
        assert play["count"] > 0
        assert play["per_second"] == pytest.approx(play["count"] / play["seconds"])
    assert set(report["ratios"]) == {f"{n}/{m}" for n in GAMES for m in ("chess", "catanatron")}
    assert set(report["ratios"]["ankh/chess"]) == {"median", "total"}
    assert set(report["positions"]) == set(GAMES)
    for positions in report["positions"].values():
        for name in ("clone_us", "snapshot_us", "restore_us"):
            assert set(positions[name]) == {"median", "mean", "max"}
    assert report["caravans"]["count"] == 92


def test_the_figures_as_a_table(small, capsys):
    assert main(["bench", "rules", "--seconds", "0.05"]) == 0
    out = capsys.readouterr().out
    for word in ("ankh/chess", "ankh/catanatron", "per second", "clone", "restore", "92 legal"):
        assert word in out


def test_seconds_must_be_positive(capsys):
    assert main(["bench", "rules", "--seconds", "-1"]) == 2
    assert "positive" in capsys.readouterr().err


def test_acts_are_measured_on_a_database_of_their_own(tmp_path, capsys) -> None:
    assert main(["bench", "acts", "--tables=2", "--seconds=0.2", f"--data={tmp_path}"]) == 0
    assert "durable acts a second" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
