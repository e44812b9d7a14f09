"""The fuzzer: it finds nothing in good games, finds what is planted, and its logs replay."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from bot import recorded
from bot.__main__ import main
from bot.games import GAMES, settings_of
from bot.random_play import Deal, fuzz
from bot.replay import replay
from rules.ankh.game import Ankh
from rules.ankh.view import view
from rules.engine.decisions import choose
from rules.engine.session import Session
from tests.engine.toy import Toy

ANKH = GAMES["ankh"]
IMHOTEP = GAMES["imhotep"]


def run(capsys, *arguments):
    """Run the command line; return its exit code and what it printed."""
    code = main(list(map(str, arguments)))
    return code, capsys.readouterr().out


def test_every_scenario_with_every_number_of_players_is_played_to_the_end(capsys, tmp_path):
    count = len(settings_of(ANKH))
    code, out = run(capsys, "fuzz", "ankh", "--games", count, "--seed", 4, "--out", tmp_path)
    assert (code, list(tmp_path.iterdir())) == (0, []), out
    assert out.startswith(f"{count} games, {count} scenarios and player counts, ")
    assert out.endswith("findings: 0\n")


def test_seats_and_scenario_can_be_fixed(capsys, tmp_path):
    code, out = run(
        capsys, "fuzz", "ankh", "--games", 2, "--seats", 4, "--scenario", "old_kingdom",
        "--seed", 9, "--out", tmp_path,
    )  # fmt: skip
    assert code == 0, out
    assert out.startswith("2 games, 1 scenarios and player counts, ")


def test_sides_and_variants_of_imhotep_are_all_played():
    """What a game describes as its options is drawn anew for each deal."""
    deals = [setting.options(Random(n)) for n in range(9) for setting in settings_of(IMHOTEP)]
    assert {options["wrath"] for options in deals} == {False, True}
    assert {side for options in deals for side in options["sides"].values()} == {"random"}
    assert {setting.seats for setting in settings_of(IMHOTEP)} == {2, 3, 4}


def test_options_can_be_fixed(capsys, tmp_path):
    code, out = run(
        capsys, "fuzz", "imhotep", "--games", 3, "--options", '{"sides":"B","wrath":true}',
        "--out", tmp_path,
    )  # fmt: skip
    assert code == 0, out
    assert out.startswith("3 games, 3 scenarios and player counts, ")
    code, out = run(
        capsys, "fuzz", "imhotep", "--games", 1, "--options", '{"sides":"C"}', "--out", tmp_path
    )
    assert code == 1
    assert "A, B or random" in out


# --- planted faults -------------------------------------------------------------------------


def find(capsys, tmp_path):
    """Fuzz one game with a fault in it; return the words of the finding and its log."""
    code, out = run(capsys, "fuzz", "ankh", "--games", 1, "--seed", 1, "--out", tmp_path)
    assert code == 1
    assert out.startswith("finding: seed 1, ")
    assert out.endswith("findings: 1\n")
    (path,) = tmp_path.iterdir()
    assert f"python -m bot replay {path}" in out
    return out, path


def test_a_broken_invariant_is_found_and_its_log_replays(capsys, tmp_path, monkeypatch):
    def check(game, s):
        assert s.turn < 6, f"planted in turn {s.turn}"

    monkeypatch.setattr(Ankh, "check", check)
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
    monkeypatch.setattr("rules.ankh.turn.gain", lambda s, god: [][s.turn])
    out, path = find(capsys, tmp_path)
    assert "RulesBug" in out
    assert "because IndexError" in out
    code, out = run(capsys, "replay", path)
    assert code == 1
    assert "because IndexError" in out


def test_a_rule_that_remembers_something_outside_the_state_is_found():
    begun = []

    async def rule(s):
        begun.append(s)
        await choose(0, "word", ["a", str(len(begun))])

    found = fuzz(Toy(rule), Deal(1, {"steps": 200}, 5))
    assert found.problem.startswith(("AssertionError: restore: pending", "AssertionError: clone: "))


def test_what_comes_out_differently_in_a_second_process_is_found(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("rules.ankh.turn.gain", lambda s, god: None)
    out, _ = find(capsys, tmp_path)
    assert "in a second process: ReplayDiverged" in out or "asked or told" in out


def test_a_pick_that_shows_is_found(monkeypatch):
    spied = {}
    honest = Session._take

    def take(session, choice, option, *, auto):
        if session.request.secret:
            spied[id(session.state)] = str(option)
        honest(session, choice, option, auto=auto)

    monkeypatch.setattr(Session, "_take", take)
    monkeypatch.setattr(
        Ankh, "view", lambda _, s, seat: replace(view(s, seat), layout=spied.get(id(s), ""))
    )
    monkeypatch.setattr("bot.random_play.SECRETS", 1.0)
    found = fuzz(ANKH, Deal(3, {}, 5))
    assert "secret: " in found.problem


def test_a_game_without_end_is_found(monkeypatch):
    monkeypatch.setattr("bot.random_play.MOST_DECISIONS", 20)
    assert "no end after 20 decisions" in fuzz(ANKH, Deal(2, {}, 5)).problem


def test_a_game_that_cannot_begin_is_found():
    assert "not for so many players" in fuzz(ANKH, Deal(5, {"scenario": "two_capitals"}, 5)).problem


# --- recorded games --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played():
    return fuzz(ANKH, Deal(2, {"scenario": "old_kingdom"}, 5)).game


def test_a_recorded_game_reads_back(played, tmp_path):
    path = tmp_path / "games.jsonl"
    recorded.write(path, [played, played])
    assert recorded.read(path) == [played, played]


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
    assert "chance" in replay(spoiled(played, 0, key="zeus"), thorough=False).problem
    other = replace(played, version="ankh/0")
    assert "ankh/0" in replay(other, thorough=False).problem
    digest = replace(played, end=replace(played.end, digest="0"))
    assert "asked or told" in replay(digest, thorough=False).problem


def test_replay_prints_json(capsys, played, tmp_path):
    path = tmp_path / "game.jsonl"
    recorded.write(path, [played])
    code, out = run(capsys, "replay", "--quick", "--json", path)
    assert code == 0
    assert json.loads(out)["problem"] == ""


# --- usage -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ("fuzz", "senet"),
        ("fuzz", "ankh", "--games", "0"),
        ("fuzz", "ankh", "--seats", "9"),
        ("fuzz", "ankh", "--scenario", "atlantis"),
        ("fuzz", "ankh", "--out", "/nowhere"),
        ("replay", "/nowhere"),
        ("replay", "pyproject.toml"),
    ],
)
def test_wrong_usage_is_told_in_a_line(arguments, capsys):
    assert main(list(arguments)) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"bot {arguments[0]}: ")
    assert "Traceback" not in error


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("fuzz",),
        ("bench",),
        ("fuzz", "ankh", "--games", "many"),
        ("fuzz", "ankh", "--options", "sides"),
        ("fuzz", "ankh", "--options", "[]"),
    ],
)
def test_unknown_arguments_end_with_two(arguments, capsys):
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    assert end.value.code == 2
    assert "usage: " in capsys.readouterr().err
