"""Games are found, and what each brings to Discord has the shape that the house expects."""

from __future__ import annotations

import inspect
import pickle
import typing
from types import ModuleType

import pytest

from bot.games.game_ui import GameUi, assembled
from bot.games.parts import PARTS, functions_of
from bot.games.registry import GAMES, ON_DISCORD, part, settings_of
from bot.games.uis import UIS
from tests.conformance.played import every_game


def test_a_game_is_found_by_its_rules_and_shown_by_its_package():
    assert set(ON_DISCORD) <= set(GAMES)
    assert list(UIS) == list(ON_DISCORD)
    for name, game in GAMES.items():
        assert game.name == name
        assert settings_of(game), "it can be played"


@pytest.mark.parametrize("name", PARTS)
@every_game
def test_a_part_has_the_signatures_that_the_house_calls(game, name):
    """mypy cannot look into modules that are found by name."""
    module = part(game, name)
    for function in functions_of(PARTS[name]):
        own = getattr(module, function, None)
        if own is not None:
            expect_same(getattr(PARTS[name], function), own)


def expect_same(wanted, own) -> None:
    """Compare names, kinds, defaults and types; what the house leaves open a game may say."""
    _, *declared = inspect.signature(wanted).parameters.values()  # without self
    given = list(inspect.signature(own).parameters.values())
    assert [(p.name, p.kind, p.default) for p in given] == [
        (p.name, p.kind, p.default) for p in declared
    ], own
    types, own_types = typing.get_type_hints(wanted), typing.get_type_hints(own)
    for place, meant in types.items():
        if meant is typing.Any or meant == typing.Any | None:
            continue
        assert own_types[place] == meant, (own, place)


@every_game
def test_a_ui_and_all_that_it_does_can_be_sent_to_a_worker(game):
    ui = UIS[game]
    assert pickle.loads(pickle.dumps(ui)) is ui
    for kind in PARTS.values():
        for function in functions_of(kind):
            sent = pickle.loads(pickle.dumps(getattr(ui, function)))
            assert sent == getattr(ui, function)


def test_a_game_that_lacks_something_says_what(monkeypatch):
    monkeypatch.setattr("bot.games.game_ui.part", lambda game, name: None)
    with pytest.raises(TypeError, match=r"abstract method.*clicks"):
        assembled.__wrapped__(next(iter(GAMES)))


def test_what_a_small_game_leaves_out_has_a_default(monkeypatch):
    """The least that a game brings: nothing but what is abstract."""
    least = ModuleType("least")
    for kind in PARTS.values():
        for function in functions_of(kind):
            if getattr(getattr(kind, function), "__isabstractmethod__", False):
                setattr(least, function, lambda *args, **named: "something")
    monkeypatch.setattr("bot.games.game_ui.part", lambda game, name: least)
    name = next(iter(GAMES))
    ui = assembled.__wrapped__(name)
    assert isinstance(ui, GameUi)
    assert (ui.lobby_options(2), ui.seat_choices(), ui.idle_options({})) == ([], [], ())
    assert ui.settings({"a": "b"}, [None, None]) == {"a": "b"}
    assert ui.practice() == (GAMES[name].seats[0], {})
    assert ui.told(None, None, None) == "something", "as it is said"
    assert ui.hand(None, None, 0) == ui.sheet(None, None, 0) == []
    assert (ui.standing(), ui.meant("no", ["no"])) == ({}, "no")
    assert ui.occasions(None, "what", 0) == ("what",)
