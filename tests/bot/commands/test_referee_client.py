"""The referee for an outside client: events for every seat, fixed chance, stops, paths."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from rules.engine.errors import BadSetting
from tests.conformance.played import every_game, setting_of
from tests.kit.example import GAME

TWO = [{"god": "isis", "figures": ["god 62"]}, {"god": "ra", "figures": ["god 77"]}]


def names(answer):
    return [event["what"] for event in answer["events"]]


def open_random(judge, game, seed):
    setting = setting_of(game, seed)
    options = setting.options(Random(seed))
    opened = judge.ask("new", game=game, seats=setting.seats, options=options, seed=seed)
    return opened, setting.seats


# --- events ----------------------------------------------------------------------------------


@every_game
def test_the_events_of_a_game_can_be_heard_bit_by_bit(judge, game):
    """rules.md, client: nothing is missed and nothing comes twice, for any viewer."""
    opened, seats = open_random(judge, game, 3)
    table, heard = opened["table"], {viewer: [] for viewer in (None, *range(seats))}
    public, since = list(opened["events"]), 0
    while True:
        answers = {v: judge.ask("events", table=table, seat=v, since=since) for v in heard}
        for viewer, answer in answers.items():
            heard[viewer] += answer["events"]
        since = answers[None]["next"]
        stand = judge.ask("random", table=table, steps=7)
        public += stand["events"]
        if not stand["pending"] and not stand["events"]:
            break
    assert heard[None] == public
    for viewer, events in heard.items():
        assert events == judge.ask("events", table=table, seat=viewer)["events"]
        assert all(viewer in event.get("audience", [viewer]) for event in events)


def test_an_undo_takes_its_events_back(judge):
    opened, _ = open_random(judge, GAME, 1)
    table, counts = opened["table"], []
    for _ in range(30):
        counts.append(judge.ask("events", table=table)["next"])
        judge.ask("random", table=table, steps=1)
    for count in reversed(counts):
        judge.ask("undo", table=table)
        assert judge.ask("events", table=table)["next"] == count


@pytest.mark.parametrize(
    ("fields", "code"),
    [({"since": -1}, "bad_field"), ({"since": "0"}, "bad_field"), ({"seat": 9}, "unknown_seat")],
)
def test_events_that_make_no_sense(judge, fields, code):
    table = judge.ask("new", game=GAME, seats=2, seed=1)["table"]
    assert judge.ask("events", table=table, **fields)["error"]["code"] == code


# --- fixed chance ----------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_the_draws_of_a_log_can_be_fixed(judge, game, seed):
    """rules.md, client: the same draws, whatever the seed, make the same game."""
    opened, seats = open_random(judge, game, seed)
    judge.ask("random", table=opened["table"], steps=60)
    log = judge.ask("log", table=opened["table"])["log"]
    chance = [key for seat, _, key, auto in log if seat == -1 and not auto]
    options = setting_of(game, seed).options(Random(seed))
    again = judge.ask("new", game=game, seats=seats, options=options, seed=99, chance=chance)
    assert again["events"] == opened["events"]
    for seat, _, key, auto in log:
        if seat >= 0 and not auto:
            assert "events" in judge.ask("answer", table=again["table"], seat=seat, answer=key)
    assert judge.ask("log", table=again["table"])["log"][: len(log)] == log


def test_when_it_is_used_up_the_seed_goes_on(judge):
    whole = judge.ask("new", game=GAME, seats=4, seed=5)
    gods = whole["events"][-1]["data"]["gods"]
    part = judge.ask("new", game=GAME, seats=4, seed=5, chance=gods[:2])
    assert part["events"] == whole["events"]


def test_what_chance_cannot_give_changes_nothing(judge):
    """rules.md, client: the message says what could be drawn, and which key is wrong."""
    wrong = judge.ask("new", game=GAME, seats=2, seed=1, chance=["ra", "zeus"])["error"]
    assert (wrong["code"], wrong["path"], wrong["what"]) == ("bad_chance", "chance[1]", "god")
    assert "zeus" in wrong["message"]
    assert wrong["offered"] == ["amun", "anubis", "isis", "osiris"]
    assert not judge.referee.tables


@pytest.mark.parametrize("chance", ["lever", [1], {"a": 1}, None])
def test_chance_is_a_list_of_texts(judge, chance):
    error = judge.ask("new", game=GAME, seats=2, chance=chance)["error"]
    assert error["code"] == "bad_field"


# --- stopping --------------------------------------------------------------------------------


def test_a_table_stops_after_a_region(judge):
    """rules.md, client: what a region does can be looked at before the conflict goes on."""
    position = {"gods": TWO, "next": "region 1", "regions_left": [1, 2, 3]}
    stand = judge.ask("load", game=GAME, position=position, stop="region 3")
    assert stand["stopped"] is True
    assert (stand["pending"], "result" in stand) == ([], False)
    assert [e["data"]["region"] for e in stand["events"] if "region" in e["data"]] == [1, 2]
    assert judge.ask("answer", table=stand["table"], seat=0, answer="gain")["refused"]
    rest = judge.ask("position", table=stand["table"])["position"]
    assert (rest["next"], rest["regions_left"]) == ("region 3", [3])
    stand = judge.ask("load", game=GAME, position=rest, stop="aftermath")
    assert [e["data"]["region"] for e in stand["events"] if "region" in e["data"]] == [3]
    rest = judge.ask("position", table=stand["table"])["position"]
    assert judge.ask("load", game=GAME, position=rest)["pending"][0]["what"] == "action"


def test_a_stop_that_is_not_reached_is_not_told(judge):
    position = {"gods": TWO, "active": 0, "first_action": "gain"}
    opened = judge.ask("load", game=GAME, position=position, stop="event")
    assert "stopped" not in opened


def test_a_step_that_is_next_already_is_no_stop(judge):
    position = {"gods": TWO, "next": "region 1"}
    error = judge.ask("load", game=GAME, position=position, stop="region 1")["error"]
    assert (error["code"], error["field"]) == ("bad_field", "stop")


# --- positions -------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_every_written_position_loads_again(judge, game, seed):
    """rules.md, client: at every decision, with everything since, and asking the same."""
    opened, _seats = open_random(judge, game, seed)
    session, taste = judge.session(opened["table"]), Taste(Random(seed))
    while session.request is not None:
        position = judge.ask("position", table=opened["table"])["position"]
        loaded = judge.ask("load", game=game, position=position, seed=1)
        assert "error" not in loaded, (loaded, json.dumps(position))
        twin = judge.session(loaded["table"])
        assert judge.ask("position", table=loaded["table"])["position"] == position
        assert asked(twin) == asked(session)
        del judge.referee.tables[loaded["table"]]
        for choice in waiting(session):
            judge.ask("answer", table=opened["table"], seat=choice.seat, answer=taste.pick(choice))
    position = judge.ask("position", table=opened["table"])["position"]
    assert judge.ask("load", game=game, position=position)["pending"] == []


def asked(session):
    return [(c.seat, c.what, [str(o) for o in c.options]) for c in session.request.choices]


def test_a_written_position_with_another_region_loads(judge):
    """rules.md, client: the empty list of regions of a written position counts as left out."""
    table = judge.ask("load", game=GAME, position={"gods": TWO})["table"]
    position = judge.ask("position", table=table)["position"]
    assert position["regions_left"] == []
    region = {**position, "next": "region 2", "event": 4}
    loaded = judge.ask("load", game=GAME, position=region, stop="aftermath")
    assert loaded["events"][0]["data"]["region"] == 2


@pytest.mark.parametrize(
    ("game", "position", "path"),
    [
        (GAME, {"gods": TWO, "markers": {"move": 7}}, "markers.move"),
        (GAME, {"gods": [{**TWO[0], "warriors": 7}, TWO[1]]}, "gods[0].warriors"),
    ],
)
def test_what_cannot_be_names_its_part(judge, game, position, path):
    """rules.md, client: semantic errors have a path as well."""
    error = judge.ask("load", game=game, position=position)["error"]
    assert (error["code"], error["path"]) == ("bad_setting", path)
    assert error["message"].startswith(BadSetting(path, "").path)


@pytest.mark.parametrize(
    ("since", "path"),
    [(7, "since"), ([[0, "action", "gain"], [0]], "since[1]"), ([[0, "dance", "gain"]], "since")],
)
def test_bad_decisions_since_name_their_part(judge, since, path):
    error = judge.ask("load", game=GAME, position={"gods": TWO, "since": since})["error"]
    assert (error["code"], error["path"]) == ("bad_since", path)
