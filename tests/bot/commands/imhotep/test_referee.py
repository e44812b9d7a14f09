"""The referee and Imhotep, where chance goes on after the beginning and cards are secret."""

from __future__ import annotations

import pytest

from tests.bot.commands.test_referee_client import names

PAIR = {
    "players": [{"sled": 0}, {}],
    "sides": {"market": "B"},
    "pair": ["lever", "sarcophagus"],
    "ships": ["4@tomb", "3", "2[W,_]", "2"],
    "sailor": 0,
}


def test_it_is_judged_like_any_other_game(judge):
    options = {"sides": {"market": "B", "tomb": "random"}, "wrath": True, "first": 1}
    opened = judge.ask("new", game="imhotep", seats=3, options=options, seed=4)
    table = opened["table"]
    assert [(c["seat"], c["what"]) for c in opened["pending"]] == [(1, "action")]
    refused = judge.ask("answer", table=table, seat=1, answer="sail 1 tomb")["refused"]
    assert (refused["reason"], refused["load"]) == ("below_minimum", 0)
    assert judge.ask("answer", table=table, seat=0, answer="take")["refused"]["reason"] == (
        "not_your_turn"
    )
    loaded = judge.ask("line", table=table, seat=1, line="load 1")
    assert loaded["events"][0]["data"] == {
        "seat": 1,
        "ship": 1,
        "place": 1,
        "sled": 1,
    }
    view = judge.ask("view", table=table, seat=1)["view"]
    assert (view["market"]["pair"], view["market"]["looking"]) == (2, [])
    position = judge.ask("position", table=table)["position"]
    again = judge.ask("load", game="imhotep", position=position)
    assert again["pending"] == loaded["pending"]
    over = judge.ask("random", table=table, steps=5000)
    assert over["pending"] == []
    assert max(over["result"]["scores"]) == over["result"]["scores"][over["result"]["seats"][0]]
    assert judge.ask("answer", table=table, seat=0, answer="take")["refused"]["reason"] == (
        "game_over"
    )


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_private_events_reach_whom_they_are_for(judge, seat):
    """rules.md, client: White did not answer, but the pair that White's stone buys is White's."""
    table = judge.ask("load", game="imhotep", position=PAIR, seed=1)["table"]
    answered = judge.ask("answer", table=table, seat=0, answer="sail 3 market")
    assert "pair_seen" not in names(answered)
    heard = judge.ask("events", table=table, seat=seat, since=0)
    assert ("pair_seen" in names(heard)) == (seat == 1)
    assert heard["next"] == 3
    assert judge.ask("events", table=table, seat=seat, since=3)["events"] == []


def test_what_chance_cannot_give_changes_nothing(judge):
    """rules.md, client: the message says which key is wrong."""
    table = judge.ask("load", game="imhotep", position=PAIR, chance=["statue"])["table"]
    before = judge.session(table).snapshot()
    for _ in range(2):
        wrong = judge.ask("answer", table=table, seat=0, answer="sail 3 market")["error"]
        assert (wrong["code"], wrong["path"]) == ("bad_chance", "chance[0]")
        assert judge.session(table).snapshot() == before
    wrong = judge.ask("random", table=table, steps=200)["error"]
    assert wrong["code"] == "bad_chance"


def test_a_refused_line_gives_its_draws_back(judge):
    table = judge.ask(
        "load", game="imhotep", position=PAIR, chance=["lever", "sarcophagus"], seed=1
    )["table"]
    refused = judge.ask("answer", table=table, seat=0, answer="sail 3 palace")
    assert "refused" in refused
    judge.ask("answer", table=table, seat=0, answer="sail 3 market")
    judge.ask("undo", table=table)
    judge.ask("answer", table=table, seat=0, answer="sail 3 market")
    seen = judge.ask("events", table=table, seat=1)["events"][-1]
    assert sorted(seen["data"]["cards"]) == ["lever", "sarcophagus"]


def test_chance_goes_on_after_what_a_position_has_drawn(judge):
    """The draws among the decisions since a checkpoint are not taken from the list."""
    table = judge.ask("load", game="imhotep", position=PAIR, chance=["lever", "sarcophagus"])
    table = table["table"]
    judge.ask("answer", table=table, seat=0, answer="sail 3 market")
    position = judge.ask("position", table=table)["position"]
    loaded = judge.ask("load", game="imhotep", position=position, chance=["4-3-3-1"])
    log = judge.ask("log", table=loaded["table"])["log"]
    assert next(key for seat, _, key, auto in log if seat == -1 and not auto) == "lever"


def test_a_stop_can_be_taken_back(judge):
    table = judge.ask("new", game="imhotep", seats=2, seed=1, stop="round_end")["table"]
    stand = judge.ask("random", table=table, steps=1000)
    assert stand["stopped"] is True
    assert judge.ask("undo", table=table)["pending"]


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"players": [{}, {}], "round": 6, "next": "round"}, "round"),
        ({"players": [{"sled": 6}, {}]}, "players[0].sled"),
    ],
)
def test_what_cannot_be_names_its_part(judge, position, path):
    """rules.md, client: semantic errors have a path as well."""
    error = judge.ask("load", game="imhotep", position=position)["error"]
    assert (error["code"], error["path"]) == ("bad_setting", path)
