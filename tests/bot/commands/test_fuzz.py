"""The fuzzer: it finds nothing in good games, finds what is planted, and its logs replay."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.__main__ import main
from bot.commands import recordings
from bot.commands.random_game import Deal, fuzz
from bot.commands.replay import replay
from bot.games.registry import GAMES, settings_of
from rules.engine.decisions import choose
from rules.engine.session import Session
from tests.engine.toy import Toy
from tests.kit.example import GAME, RULE

RULES = GAMES[GAME]


def run(capsys, *arguments):
    """Run the command line; return its exit code and what it printed."""
    code = main(list(map(str, arguments)))
    return code, capsys.readouterr().out


def test_every_scenario_with_every_number_of_players_is_played_to_the_end(capsys, tmp_path):
    count = len(settings_of(RULES))
    code, out = run(capsys, "fuzz", GAME, "--games", count, "--seed", 4, "--out", tmp_path)
    assert (code, list(tmp_path.iterdir())) == (0, []), out
    assert f"\n{count} games, {count} settings, " in out
    assert out.endswith("failures: 0\n")


def test_seats_and_scenario_can_be_fixed(capsys, tmp_path):
    code, out = run(
        capsys,
        "fuzz",
        GAME,
        "--games",
        2,
        "--seats",
        4,
        "--options",
        '{"scenario": "old_kingdom"}',
        "--seed",
        9,
        "--out",
        tmp_path,
    )
    assert code == 0, out
    assert "\n2 games, 1 settings, " in out


# --- planted faults -------------------------------------------------------------------------


def find(capsys, tmp_path):
    """Fuzz one game with a fault in it; return the words of the finding and its log."""
    code, out = run(capsys, "fuzz", GAME, "--games", 1, "--seed", 1, "--out", tmp_path)
    assert code == 1
    assert out.startswith("failure: seed 1, ")
    assert out.endswith("failures: 1\n")
    (path,) = tmp_path.iterdir()
    assert f"thoth replay {path}" in out
    return out, path


def test_a_broken_invariant_is_found_and_its_log_replays(capsys, tmp_path, monkeypatch):
    def check(game, s):
        assert s.turn < 6, f"planted in turn {s.turn}"

    monkeypatch.setattr(type(RULES), "check", check)
    out, path = find(capsys, tmp_path)
    assert "planted in turn 6" in out
    code, out = run(capsys, "replay", path)
    assert code == 1
    assert "planted in turn 6" in out
    monkeypatch.undo()
    code, out = run(capsys, "replay", path)
    assert code == 0
    assert "not over" in out


def test_a_rule_that_fails_is_found_and_its_log_replays(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(RULE, lambda s, god: [][s.turn])
    out, path = find(capsys, tmp_path)
    assert "RulesBug" in out
    assert "caused by IndexError" in out
    code, out = run(capsys, "replay", path)
    assert code == 1
    assert "caused by IndexError" in out


def test_a_rule_that_remembers_something_outside_the_state_is_found():
    begun = []

    async def rule(s):
        begun.append(s)
        await choose(0, "word", ["a", str(len(begun))])

    found = fuzz(Toy(rule), Deal(1, {"steps": 200}, 5))
    assert found.problem.startswith(("AssertionError: restore: pending", "AssertionError: clone: "))


def test_what_comes_out_differently_in_a_second_process_is_found(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(RULE, lambda s, god: None)
    out, _ = find(capsys, tmp_path)
    assert "in a second process: ReplayDiverged" in out or "questions, events" in out


def test_a_pick_that_shows_is_found(monkeypatch):
    spied = {}
    honest, view = Session._take, RULES.view

    def take(session, choice, option, *, auto):
        if session.request.secret:
            spied[id(session.state)] = str(option)
        honest(session, choice, option, auto=auto)

    monkeypatch.setattr(Session, "_take", take)
    monkeypatch.setattr(
        type(RULES), "view", lambda _, s, seat: replace(view(s, seat), layout=spied.get(id(s), ""))
    )
    monkeypatch.setattr("bot.commands.random_game.SECRETS", 1.0)
    found = fuzz(RULES, Deal(3, {}, 5))
    assert "secret: " in found.problem


def test_a_game_without_end_is_found(monkeypatch):
    monkeypatch.setattr("bot.commands.random_game.MOST_DECISIONS", 20)
    assert "no end after 20 decisions" in fuzz(RULES, Deal(2, {}, 5)).problem


def test_a_game_that_cannot_begin_is_found():
    found = fuzz(RULES, Deal(5, {"scenario": "two_capitals"}, 5))
    assert "not for that many players" in found.problem


# --- recorded games --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played():
    return fuzz(RULES, Deal(2, {"scenario": "old_kingdom"}, 5)).game


def test_a_recorded_game_reads_back(played, tmp_path):
    path = tmp_path / "games.jsonl"
    recordings.write(path, [played, played])
    assert recordings.read(path) == [played, played]


def test_a_recorded_game_replays_to_its_end(played):
    outcome = replay(played, thorough=False)
    assert (outcome.problem, outcome.decisions) == ("", len(played.entries))
    assert outcome.result == played.end.result


def spoiled(played, at, **change):
    entries = played.entries[:]
    entries[at] = entries[at]._replace(**change)
    return replace(played, entries=entries)


def test_a_replay_names_the_first_difference(played):
    at = next(n for n, e in enumerate(played.entries) if e.what == "action")
    assert f"decision {at}" in replay(spoiled(played, at, key="dance"), thorough=False).problem
    assert f"decision {at}" in replay(spoiled(played, at, what="dance"), thorough=False).problem
    assert "the draw was" in replay(spoiled(played, 0, key="zeus"), thorough=False).problem
    other = replace(played, version=f"{GAME}/0")
    assert f"{GAME}/0" in replay(other, thorough=False).problem
    digest = replace(played, end=replace(played.end, digest="0"))
    assert "questions, events" in replay(digest, thorough=False).problem


def test_replay_prints_json(capsys, played, tmp_path):
    path = tmp_path / "game.jsonl"
    recordings.write(path, [played])
    code, out = run(capsys, "replay", "--quick", "--json", path)
    assert code == 0
    assert json.loads(out)["problem"] == ""


# --- usage -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ("fuzz", "hounds"),
        ("fuzz", GAME, "--games", "0"),
        ("fuzz", GAME, "--seats", "9"),
        ("fuzz", GAME, "--options", '{"scenario": "atlantis"}'),
        ("fuzz", GAME, "--out", "/nowhere"),
        ("replay", "/nowhere"),
        ("replay", "pyproject.toml"),
    ],
)
def test_wrong_usage_is_told_in_a_line(arguments, capsys):
    assert main(list(arguments)) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"thoth {arguments[0]}: ")
    assert "Traceback" not in error


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("fuzz",),
        ("bench",),
        ("fuzz", GAME, "--games", "many"),
        ("fuzz", GAME, "--options", "sides"),
        ("fuzz", GAME, "--options", "[]"),
    ],
)
def test_unknown_arguments_end_with_two(arguments, capsys):
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    assert end.value.code == 2
    assert "usage: " in capsys.readouterr().err
