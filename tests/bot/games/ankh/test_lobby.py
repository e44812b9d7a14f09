"""Whatever is agreed in the lobby can be played."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bot.games.uis import ui_of
from bot.tables.chance import seeded
from bot.texts import LANGUAGES, Texts
from rules.ankh.data import God
from rules.ankh.scenarios import SCENARIOS
from rules.engine.session import Session

FRONT = ui_of("ankh")


@pytest.mark.parametrize("seats", range(2, 6))
def test_only_scenarios_for_so_many_players_are_offered(seats):
    """UX, story 1."""
    scenario = FRONT.lobby_options(seats)[0]
    assert scenario.name == "scenario"
    assert scenario.values[0] == "middle_kingdom"
    assert set(scenario.values) == {str(s.id) for s in SCENARIOS.values() if seats in s.seats()}


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_agreement_is_a_game(seats):
    options = FRONT.lobby_options(seats)
    random = Random(seats)
    for values in random.sample(list(product(*(option.values for option in options))), 40):
        agreed = {option.name: value for option, value in zip(options, values, strict=True)}
        chosen = [*random.sample(FRONT.seat_choices(), seats - 1), None]
        settings = FRONT.settings(agreed, chosen)
        session = Session(FRONT.game, FRONT.game.new(seats, settings), seeded(1))
        view = FRONT.game.view(session.state, None)
        assert view.scenario == agreed["scenario"]
        assert [str(god) for god in view.seats[:-1]] == chosen[:-1]
        if agreed["first"] != "random":
            assert session.state.first == int(agreed["first"]) - 1
        guardians = [agreed[f"guardian_{level}"] for level in (1, 2, 3)]
        for wanted, kind in zip(guardians, view.guardians, strict=False):  # auctions have none
            assert wanted in ("random", kind)


def test_the_maps_of_the_great_flood():
    assert FRONT.settings({"scenario": "universal_flood", "map": "b"}, [None, None])["map"] == "b"
    assert "map" not in FRONT.settings({"map": "b"}, [None, None])
    assert "map" not in [option.name for option in FRONT.lobby_options(3)]


def test_nothing_agreed_is_the_usual_game():
    settings = FRONT.settings({}, [None, "ra", None])
    assert settings == {"scenario": "middle_kingdom", "gods": [None, "ra", None]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_name(language):
    texts = Texts(language)
    for seats in range(2, 6):
        for option in FRONT.lobby_options(seats):
            assert FRONT.option(texts, option.name)
            names = [FRONT.value(texts, option.name, value) for value in option.values]
            assert len(set(names)) == len(names) <= 25
            assert all(0 < len(name) <= 80 for name in names)
    assert [FRONT.value(texts, "seat", god) for god in FRONT.seat_choices()] == [
        texts(f"ankh-god-{god}") for god in God
    ]


def test_computer_players_answer():
    session = Session(FRONT.game, FRONT.game.new(2, FRONT.settings({}, [None, None])), seeded(1))
    choice = session.request.choices[0]
    view, keys = FRONT.game.view(session.state, choice.seat), [str(o) for o in choice.options]
    for level in ("thoth", "random"):
        assert FRONT.player(level, "7").answer(view, choice.what, keys) in keys
