"""The referee: its protocol over pipes, and what it does with everything that makes no sense."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from bot.commands.other_process import ROOT
from bot.commands.referee.requests import LONGEST_LINE
from bot.tables import shown
from tests.kit.example import GAME, RULE, SCENARIOS

FOUNDING = {"scenario": "great_rebuilding"}  # its founding is a secret choice, soon after the start


class Pipe:
    """The real process."""

    def __init__(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bot", "referee"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def say(self, line):
        """Send a line, and return the answer to it."""
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, do, **fields):
        return self.say(json.dumps({"do": do, **fields}))

    def close(self):
        self.process.stdin.close()
        code = self.process.wait(10)
        errors = self.process.stderr.read().decode()
        self.process.stdout.close()
        self.process.stderr.close()
        return code, errors


@pytest.fixture(scope="module")
def pipe():
    running = Pipe()
    yield running
    code, errors = running.close()
    assert code == 0
    assert "Traceback" not in errors


def play_until_secret(judge, table):
    """Play at random until several seats pick in secret; return the answer that says so."""
    stand = judge.ask("random", table=table, steps=0)
    while not (stand["pending"][0]["secret"] and len(stand["pending"]) > 1):
        stand = judge.ask("random", table=table, steps=1)
    return stand


# --- the protocol over pipes ----------------------------------------------------------------


def test_games_are_listed_with_what_can_be_set(pipe):
    (game,) = [g for g in pipe.ask("games")["games"] if g["name"] == GAME]
    assert game["seats"] == [2, 3, 4, 5]
    assert game["version"].startswith(f"{GAME}/")
    assert "middle_kingdom" in game["options"]["scenario"]


def test_a_new_table_says_what_is_pending_and_what_happened(pipe):
    answer = pipe.ask("new", game=GAME, seats=3, seed=7)
    assert answer["table"].startswith("t")
    (choice,) = answer["pending"]
    assert choice["what"] == "action"
    assert choice["options"] == ["move", "summon", "gain", "unlock"]
    assert choice["secret"] is False
    assert "set_up" in [event["what"] for event in answer["events"]]


def test_the_seed_fixes_chance(pipe):
    views = []
    for _ in range(2):
        table = pipe.ask("new", game=GAME, seats=4, seed=11)["table"]
        pipe.ask("random", table=table, steps=30)
        views.append(pipe.ask("view", table=table, seat=None)["view"])
    assert views[0] == views[1]


@pytest.mark.parametrize("request_id", [1, "a", None, 1.5, [1, {"b": 2}], "\ud800"])
def test_the_id_is_echoed(pipe, request_id):
    assert pipe.ask("games", id=request_id)["id"] == request_id
    assert pipe.ask("nonsense", id=request_id)["id"] == request_id


def test_without_an_id_none_is_echoed(pipe):
    assert "id" not in pipe.ask("games")


def test_an_answer_goes_on_or_is_refused(pipe):
    new = pipe.ask("new", game=GAME, seats=2, seed=1)
    table, seat = new["table"], new["pending"][0]["seat"]
    before = pipe.ask("position", table=table)
    refused = pipe.ask("answer", table=table, seat=seat, answer="dance")["refused"]
    assert refused == {
        "reason": "not_an_option",
        "seat": seat,
        "answer": "dance",
        "what": "action",
    }
    refused = pipe.ask("answer", table=table, seat=1 - seat, answer="gain")["refused"]
    assert refused["reason"] == "not_your_turn"
    assert refused["waits_for"] == [seat]
    assert pipe.ask("position", table=table) == before
    gone_on = pipe.ask("answer", table=table, seat=seat, answer="gain")
    assert gone_on["revision"] > new["revision"]
    assert "followers" in [event["what"] for event in gone_on["events"]]


def test_a_stale_answer_is_refused_and_a_fresh_one_is_not(pipe):
    new = pipe.ask("new", game=GAME, seats=2, seed=1)
    table, seat, revision = new["table"], new["pending"][0]["seat"], new["revision"]
    stale = pipe.ask("answer", table=table, seat=seat, answer="gain", revision=revision - 1)
    assert stale["refused"]["reason"] == "stale"
    assert stale["refused"]["revision"] == revision
    fresh = pipe.ask("answer", table=table, seat=seat, answer="gain", revision=revision)
    assert "refused" not in fresh


def test_undo_takes_an_answer_back_and_the_revision_still_grows(pipe):
    new = pipe.ask("new", game=GAME, seats=2, seed=1)
    table, seat = new["table"], new["pending"][0]["seat"]
    position = pipe.ask("position", table=table)["position"]
    assert pipe.ask("undo", table=table)["error"]["code"] == "nothing_to_undo"
    answered = pipe.ask("answer", table=table, seat=seat, answer="gain")
    undone = pipe.ask("undo", table=table)
    assert undone["pending"] == new["pending"]
    assert undone["revision"] > answered["revision"]
    assert undone["events"] == []
    assert pipe.ask("position", table=table)["position"] == position


def test_a_game_ends_with_a_result(pipe):
    table = pipe.ask("new", game=GAME, seats=2, seed=1)["table"]
    end = pipe.ask("random", table=table, steps=100_000)
    assert end["pending"] == []
    assert end["result"]["ending"]
    refused = pipe.ask("answer", table=table, seat=0, answer="gain")["refused"]
    assert refused["reason"] == "game_over"


def test_the_log_holds_every_decision(pipe):
    table = pipe.ask("new", game=GAME, seats=2, seed=1)["table"]
    pipe.ask("random", table=table, steps=20)
    answer = pipe.ask("log", table=table)
    assert answer["game"] == GAME
    assert [what for seat, what, key, auto in answer["log"][:2]] == ["god", "god"]
    assert all(seat in (-1, 0, 1) and isinstance(auto, bool) for seat, _, _, auto in answer["log"])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", "malformed"),
        ("[1]", "malformed"),
        ("7", "malformed"),
        ('"games"', "malformed"),
        ('{"do":"games","id":NaN}', "malformed"),
        ('{"do":"games","id":1e999}', "malformed"),
        ('{"do":"games","id":' + "9" * 5000 + "}", "malformed"),
        ("[" * 100_000, "malformed"),
        ('{"do":"games","id":' + '{"a":' * 50_000, "malformed"),
        ("{}", "missing_field"),
        ('{"do":7}', "bad_field"),
        ('{"do":"dance"}', "unknown_do"),
        ('{"do":"new","game":"hounds","seats":2}', "unknown_game"),
        ('{"do":"new","game":GAME}', "missing_field"),
        ('{"do":"new","game":GAME,"seats":"2"}', "bad_field"),
        ('{"do":"new","game":GAME,"seats":true}', "bad_field"),
        ('{"do":"new","game":GAME,"seats":9}', "bad_setting"),
        ('{"do":"new","game":GAME,"seats":' + "9" * 4000 + "}", "bad_setting"),
        ('{"do":"new","game":GAME,"seats":2,"options":[]}', "bad_field"),
        ('{"do":"new","game":GAME,"seats":2,"options":{"scenario":{}}}', "bad_setting"),
        ('{"do":"load","game":GAME,"position":[]}', "bad_field"),
        ('{"do":"load","game":GAME,"position":{}}', "bad_setting"),
        ('{"do":"load","game":GAME,"position":{"since":7}}', "bad_since"),
        ('{"do":"view","table":"t0"}', "unknown_table"),
        ('{"do":"view","table":["t1"]}', "bad_field"),
        ('{"do":"view","table":"t1","seat":99}', "unknown_seat"),
        ('{"do":"view","table":"t1","seat":-1}', "unknown_seat"),
        ('{"do":"random","table":"t1","steps":"all"}', "bad_field"),
        ('{"do":"answer","table":"t1","seat":0,"answer":7}', "bad_field"),
        ('{"do":"answer","table":"t1","seat":0.0,"answer":"gain"}', "bad_field"),
        ('{"do":"answer","table":"t1","seat":0,"answer":"gain","revision":"1"}', "bad_field"),
    ],
)
def test_what_makes_no_sense_is_an_error_and_the_process_goes_on(pipe, line, code):
    pipe.ask("new", game=GAME, seats=2, seed=1)  # so that t1 is there
    error = pipe.say(line.replace("GAME", json.dumps(GAME)))["error"]
    assert error["code"] == code
    assert error["message"]
    assert "games" in pipe.ask("games")


def test_a_bad_setting_names_its_path(pipe):
    error = pipe.ask("new", game=GAME, seats=2, options={"gods": ["ra", "zeus"]})["error"]
    assert error["path"] == "gods"
    assert error["god"] == "zeus"


@pytest.mark.parametrize("depth", [100, 500, 900, 950, 980, 990, 995, 1000, 1500, 10_000])
@pytest.mark.parametrize("do", ["games", "dance"])
def test_no_depth_of_nesting_ends_the_process(judge, do, depth):
    line = f'{{"do":"{do}","id":{"[" * depth}{"]" * depth}}}'
    answer = judge.referee.handle_line(line)
    assert answer.endswith("}")
    assert "games" in judge.ask("games")


def test_a_line_that_is_too_long_is_refused_and_the_next_one_read(pipe):
    padded = '{"do":"games","id":"' + "x" * LONGEST_LINE + '"}'
    assert pipe.say(padded)["error"]["code"] == "too_long"
    assert "games" in pipe.ask("games")


def test_blank_lines_get_no_answer(pipe):
    pipe.process.stdin.write(b"\n   \n\r\n")
    assert "games" in pipe.ask("games")


def test_bytes_that_are_no_text_are_malformed(pipe):
    pipe.process.stdin.write(b'{"do":"\xff"}\n')
    pipe.process.stdin.flush()
    assert json.loads(pipe.process.stdout.readline())["error"]["code"] == "malformed"


# --- secrets --------------------------------------------------------------------------------


def test_a_secret_pick_is_marked_and_not_shown(judge):
    table = judge.ask("new", game=GAME, seats=3, options=FOUNDING, seed=3)["table"]
    stand = play_until_secret(judge, table)
    seat, options = stand["pending"][0]["seat"], stand["pending"][0]["options"]
    picked = [judge.ask("answer", table=table, seat=seat, answer=key) for key in options[:2]]
    assert picked[0] == picked[1]  # a pick can be replaced, and both look the same
    assert picked[0]["pending"][0] == {**stand["pending"][0], "answered": True}
    assert picked[0]["pending"][1:] == stand["pending"][1:]
    assert picked[0]["revision"] == stand["revision"]
    assert picked[0]["events"] == []


def test_a_request_ends_when_the_last_pick_is_in(judge):
    table = judge.ask("new", game=GAME, seats=3, options=FOUNDING, seed=3)["table"]
    stand = play_until_secret(judge, table)
    for choice in stand["pending"]:
        assert judge.ask("random", table=table, steps=0)["pending"] != []
        answer = judge.ask("answer", table=table, seat=choice["seat"], answer=choice["options"][0])
    assert answer["revision"] > stand["revision"]
    assert not any("answered" in choice for choice in answer["pending"])


# --- positions ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_position_loads_as_the_same_position(judge, seed):
    scenario = SCENARIOS[seed % 3]
    table = judge.ask("new", game=GAME, seats=4, options={"scenario": scenario}, seed=seed)["table"]
    for steps in (1, 20, 1, 40, 1, 1, 30):
        stand = judge.ask("random", table=table, steps=steps)
        if "result" in stand:
            break
        position = judge.ask("position", table=table)["position"]
        loaded = judge.ask("load", game=GAME, position=position, seed=5)
        assert position_of(judge, loaded["table"]) == position
        assert unanswered(loaded["pending"]) == unanswered(stand["pending"])
        views = [judge.ask("view", table=t, seat=0)["view"] for t in (table, loaded["table"])]
        assert views[0] == views[1]


def position_of(judge, table):
    return judge.ask("position", table=table)["position"]


def unanswered(pending):
    """Positions hold no secret picks, so a loaded table has nobody marked."""
    return [{key: value for key, value in c.items() if key != "answered"} for c in pending]


def test_a_position_in_the_middle_of_a_step_holds_the_decisions_since(judge):
    new = judge.ask("new", game=GAME, seats=2, seed=1)
    table, seat = new["table"], new["pending"][0]["seat"]
    assert "since" not in position_of(judge, table)
    judge.ask("answer", table=table, seat=seat, answer="move")
    position = position_of(judge, table)
    assert position["since"] == [[seat, "action", "move", False]]
    loaded = judge.ask("load", game=GAME, position=position)
    assert loaded["pending"][0]["what"] == "move"
    assert judge.ask("undo", table=loaded["table"])["pending"] == new["pending"]


@pytest.mark.parametrize(
    "since",
    [
        [[0, "action", "dance"], [1, "action", "dance"]],
        [[0, "dance", "gain"]],
        [[7, "action", "gain"]],
        [[-1, "god", "ra"]],
        [["0", "action", "gain"]],
        [[0, "action"]],
        [[0, "action", "gain", 1]],
        [7],
        {"a": 1},
    ],
)
def test_decisions_since_that_do_not_fit_are_an_error(judge, since):
    table = judge.ask("new", game=GAME, seats=2, seed=1, options={"first": 0})["table"]
    position = {**position_of(judge, table), "since": since}
    assert judge.ask("load", game=GAME, position=position)["error"]["code"] == "bad_since"
    assert list(judge.referee.tables) == [table]


# --- faults of the rules ---------------------------------------------------------------------


def test_a_rules_bug_is_an_error_and_the_game_goes_on(judge, monkeypatch):
    new = judge.ask("new", game=GAME, seats=2, seed=1)
    table, seat = new["table"], new["pending"][0]["seat"]
    before = judge.session(table).snapshot()
    with monkeypatch.context() as patch:
        patch.setattr(RULE, lambda *_: 1 / 0)
        error = judge.ask("answer", table=table, seat=seat, answer="gain", id=4)
    assert error["id"] == 4
    assert error["error"]["code"] == "rules_bug"
    assert judge.session(table).snapshot() == before
    assert "refused" not in judge.ask("answer", table=table, seat=seat, answer="gain")


def test_anything_else_that_fails_is_an_internal_error(judge, monkeypatch):
    monkeypatch.setattr(shown, "pending", lambda session: 1 / 0)
    error = judge.ask("new", game=GAME, seats=2)["error"]
    assert error["code"] == "internal"
    assert "ZeroDivisionError" in error["message"]
    assert not judge.referee.tables
