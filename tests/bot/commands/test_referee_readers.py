"""Answers for one reader: ``for`` leaves out what only other seats may know."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.games.registry import GAMES
from tests.kit.example import GAME
from tests.kit.quiet_battle import BATTLE, SILENCE, ask_quietly

HOUR = timedelta(hours=1)


def options(answer):
    return {choice["seat"]: choice.get("options") for choice in answer["pending"]}


def test_options_of_a_secret_choice_are_for_its_seat(judge):
    """The issue: no influence on any way, the referee's included."""
    keeper = options(judge.ask("load", game=GAME, position=BATTLE))
    assert all(keeper.values())
    for reader, known in ((0, {0}), (1, {1}), (None, set())):
        found = options(judge.ask("load", game=GAME, position=BATTLE, **{"for": reader}))
        assert found == {seat: keeper[seat] if seat in known else None for seat in keeper}


def test_an_answer_is_for_whoever_is_named_and_not_for_its_seat(judge):
    table = judge.ask("load", game=GAME, position=BATTLE)["table"]
    answered = judge.ask("answer", table=table, seat=0, answer=SILENCE, **{"for": 1})
    assert options(answered)[0] is None
    assert options(answered)[1]


@pytest.mark.parametrize(("reader", "marked"), [(0, [True, False]), (1, [False] * 2)])
def test_nobody_hears_who_else_has_answered_a_quiet_request(judge, monkeypatch, reader, marked):
    ask_quietly(monkeypatch, {"day": HOUR})
    table = judge.ask("load", game=GAME, position=BATTLE)["table"]
    answered = judge.ask("answer", table=table, seat=0, answer=SILENCE, **{"for": reader})
    assert ["answered" in choice for choice in answered["pending"]] == marked


def test_events_of_a_reader_are_numbered_without_gaps(judge):
    """A gap would say that somebody has heard something in private."""
    gaps = 0
    for game, seats in [(name, game.seats[-1]) for name, game in GAMES.items()]:
        table = judge.ask("new", game=game, seats=seats, seed=1)["table"]
        judge.ask("random", table=table, steps=150)
        for reader in (None, *range(seats)):
            heard = judge.ask("events", table=table, **{"for": reader})
            assert heard["next"] == len(heard["events"])
            last = judge.ask("events", table=table, since=heard["next"] - 1, **{"for": reader})
            assert last["events"] == heard["events"][-1:]
            gaps += judge.ask("events", table=table)["next"] - heard["next"]
    assert gaps


@pytest.mark.parametrize("do", ["position", "log"])
def test_what_only_the_keeper_may_know_is_for_no_reader(judge, do):
    table = judge.ask("load", game=GAME, position=BATTLE)["table"]
    assert "error" not in judge.ask(do, table=table)
    refused = judge.ask(do, table=table, **{"for": 0})
    assert (refused["error"]["code"], refused["error"]["field"]) == ("bad_field", "for")


def test_a_reader_who_is_not_there_changes_nothing(judge):
    table = judge.ask("load", game=GAME, position=BATTLE)["table"]
    refused = judge.ask("answer", table=table, seat=0, answer=SILENCE, **{"for": 9})
    assert refused["error"]["code"] == "unknown_seat"
    assert judge.ask("undo", table=table)["error"]["code"] == "nothing_to_undo"
