"""The benchmark of the rules runs and reports; how fast is not a test's business."""

from __future__ import annotations

import argparse
import json
import sys

import pytest

from bot.__main__ import main
from bot.commands.bench import rules, soak, tables, walk
from bot.games.registry import GAMES, ON_DISCORD
from tests.conftest import POSTGRES


@pytest.fixture
def small(monkeypatch):
    """Few positions and runs, so that the test is quick."""
    monkeypatch.setattr(rules, "POSITIONS", 3)
    monkeypatch.setattr(rules, "RUNS", 1)
    for bench in rules.own_benches().values():
        monkeypatch.setattr(bench, "RUNS", 1)


def test_the_figures_as_json(small, capsys):
    assert main(["bench", "rules", "--seconds", "0.05", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    ours = [*GAMES, *map(rules.playouts, GAMES)]
    assert set(report["play"]) == {*ours, "chess", "catanatron"}
    for play in report["play"].values():
        assert play["count"] > 0
        assert play["per_second"] == pytest.approx(play["count"] / play["seconds"])
    assert set(report["ratios"]) == {f"{n}/{m}" for n in ours for m in ("chess", "catanatron")}
    for ratio in report["ratios"].values():
        assert set(ratio) == {"median", "total"}
    assert set(report["positions"]) == set(GAMES)
    for positions in report["positions"].values():
        for name in ("clone_us", "snapshot_us", "restore_us"):
            assert set(positions[name]) == {"median", "mean", "max"}
    assert all(own["count"] > 0 for own in report["own"].values())


def test_the_figures_as_a_table(small, capsys):
    assert main(["bench", "rules", "--seconds", "0.05"]) == 0
    out = capsys.readouterr().out
    ours = [*GAMES, *map(rules.playouts, GAMES)]
    ratios = [f"{n}/{m}" for n in ours for m in ("chess", "catanatron")]
    for word in (*ratios, "per second", "clone", "restore"):
        assert word in out


def test_seconds_must_be_positive(capsys):
    assert main(["bench", "rules", "--seconds", "-1"]) == 2
    assert "positive" in capsys.readouterr().err


def test_acts_are_measured_on_a_database_of_their_own(tmp_path, capsys) -> None:
    assert main(["bench", "acts", "--tables=2", "--seconds=0.2", f"--data={tmp_path}"]) == 0
    assert "durable acts per second" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_tables_are_measured_through_the_whole_bot(tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(tables, "WARM_UP", 0.1)
    monkeypatch.setattr(tables, "STARTS", 1)
    small = ["--tables=2", "--games=3", "--seconds=2", "--moves=4", "--looks=4"]
    assert main(["bench", "tables", *small, f"--data={tmp_path}", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert len(report["start"]["ready_s"]) == 1
    assert report["memory_mb"]["0"] >= 0
    assert report["steady"]["memory_mb"]["workers"] >= 0
    for name in ("steady", "flat out"):
        found = report[name]
        assert found["durable_moves"] > 0
        assert found["acknowledged"]["all"]["p99_ms"] > 0
        assert found["bot"]["late_ms"] > 0
    assert report["bare"]["acknowledged"]["all"]["count"] > 0
    assert report["bare"]["durable_moves"] == 0
    assert "durable moves" in tables.table(report)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("databases", [POSTGRES], indirect=True)
async def test_tables_are_measured_in_postgresql_by_one_process_and_by_two(
    tmp_path, monkeypatch, database
) -> None:
    monkeypatch.setattr(tables, "WARM_UP", 0.1)
    monkeypatch.setattr(tables, "STARTS", 1)
    parser = argparse.ArgumentParser()
    tables.add_arguments(parser)
    small = ["--tables=2", "--games=3", "--seconds=2", "--moves=4", "--looks=4"]
    args = parser.parse_args([*small, f"--database={database}"])
    report = await tables.in_postgresql(tmp_path, args)
    for count in ("1", "2"):
        assert len(report[count]["start"]["ready_s"]) == 1
        for name in ("steady", "flat out"):
            assert report[count][name]["durable_moves"] > 0
            assert report[count][name]["failed"] == 0


def test_only_postgresql_can_be_measured_besides(capsys) -> None:
    assert main(["bench", "tables", "--database=mysql://elsewhere"]) == 2
    assert "postgresql://" in capsys.readouterr().err


def test_the_memory_of_bot_and_workers_is_watched(tmp_path, capsys) -> None:
    """Faults 12: nobody had looked at the workers."""
    small = ["--tables=2", "--games=3", "--minutes=0.1", "--every=1", "--moves=4", "--looks=4"]
    assert main(["bench", "soak", *small, f"--data={tmp_path}", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert len(report["looks"]) > 2
    for look in report["looks"]:
        assert look["together_mb"] == pytest.approx(look["bot_mb"] + look["workers_mb"])
    assert report["looks"][-1]["workers_mb"] > 0 or sys.platform != "linux"
    assert "together" in soak.summary(report)
    assert not list(tmp_path.iterdir())


def test_a_panel_comes_on_a_busy_machine(capsys, tmp_path) -> None:
    """faults.md 5: with one busy process for each core no panel appeared at all."""
    assert main(["bench", "busy", "--moves=2", "--tables=1", f"--data={tmp_path}"]) == 0
    assert "2 moves: answered after" in capsys.readouterr().out


@pytest.mark.parametrize("game", ON_DISCORD)
def test_the_way_of_a_move_is_counted(capsys, game) -> None:
    assert main(["bench", "walk", game, "--moves=1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)[game]
    assert report["modules"] == len(report["ran"]) == sum(report["packages"].values())
    assert "Table.act" in report["ran"]["bot.tables.table"]
    assert report["reads"] > 0
    assert report["transactions"] >= 3  # the move, the reply, the panel
    assert "transactions" in walk.sentence(report)


def test_a_soak_ends(capsys) -> None:
    assert main(["bench", "soak", "--minutes=1000"]) == 2
    assert "--minutes" in capsys.readouterr().err


def test_more_tables_than_games_cannot_be_measured(capsys) -> None:
    assert main(["bench", "tables", "--tables=5", "--games=4"]) == 2
    assert "--tables" in capsys.readouterr().err


def test_the_real_bot_s_interactions_are_measured(capsys) -> None:
    assert main(["bench", "sandbox", "--count=4", "--at-once=2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {line["kind"] for line in figures} >= {"slash command", "autocomplete", "button"}
    assert all(line["p99_ms"] > 0 for line in figures)
