"""Positions of Imhotep: what is left out, what is refused, and the options of a new game."""

from __future__ import annotations

import pytest

from rules.engine.errors import BadSetting
from tests.cases.imhotep import GAME, table

from .random_games import sessions

TWO = [{}, {}]


def test_what_is_left_out_is_as_on_an_untouched_table():
    s = GAME.read_position({"players": [{}, {}, {}], "first": 1})
    assert [p.colour for p in s.players] == ["black", "white", "brown"]
    assert [(p.sled, p.quarry) for p in s.players] == [(4, 25), (2, 27), (3, 26)]
    assert (s.round, s.active, len(s.unseen), len(s.round_cards)) == (1, 1, 34, 6)
    assert [ship.capacity for ship in s.ships] == [4, 4, 2, 1]


def test_stones_on_the_table_are_not_in_the_quarry():
    t = table(K={"sled": 1}, W={}, ships="4[K,_,_,_] 3 2 2", tomb="KKW", obelisks={"K": 2})
    assert t.quarry("K") == 29 - 1 - 1 - 2 - 2


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({}, "players"),
        ({"players": [{}]}, "players"),
        ({"players": [{"colour": "black"}, {"colour": "black"}]}, "players"),
        ({"players": [{"colour": "red"}, {}]}, "players[0].colour"),
        ({"players": [{"sled": 6}, {}]}, ""),
        ({"players": [{"quarry": 29}, {}]}, ""),
        ({"players": [{"cards": ["entrance"]}, {}]}, ""),
        ({"players": [{"cards": ["crown"]}, {}]}, "players[0].cards[0]"),
        ({"players": [{"hat": 1}, {}]}, "players[0].hat"),
        ({"players": TWO, "ships": ["4", "4", "4", "4"]}, ""),
        ({"players": TWO, "ships": ["5", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "ships": ["4[K]", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "ships": ["4[G,_,_,_]", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "ships": ["4@palace", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "ships": ["4@tomb", "3@tomb", "2", "2"]}, ""),
        ({"players": TWO, "ships": ["4[K,_,_,_]@tomb", "3", "2", "2"]}, ""),
        ({"players": TWO, "round_cards": ["4-3-2-2"]}, ""),
        ({"players": TWO, "round": 7}, ""),
        ({"players": TWO, "active": 2}, "active"),
        ({"players": TWO, "sides": "C"}, "sides"),
        ({"players": TWO, "sides": {"palace": "A"}}, "sides.palace"),
        ({"players": TWO, "pyramids": {"left": "K"}}, "pyramids"),
        ({"players": TWO, "edge": "K"}, ""),
        ({"players": TWO, "towers": "K"}, ""),
        ({"players": TWO, "sides": "B", "obelisks": {"K": 3}}, ""),
        ({"players": TWO, "obelisks": {"N": 3}}, "obelisks"),
        ({"players": TWO, "pair": 2}, ""),
        ({"players": TWO, "market": ["statue"] * 5}, ""),
        ({"players": TWO, "discard": ["lever"] * 3}, ""),
        ({"players": TWO, "next": "dinner"}, "next"),
        ({"players": TWO, "banquet": 1}, "banquet"),
        ({"next": "set_up"}, "setting"),
        ({"next": "set_up", "setting": {"colours": ["black", None]}}, "setting"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(position, path):
    with pytest.raises(BadSetting) as caught:
        GAME.read_position(position)
    assert caught.value.path == path


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_reads_back(seats):
    for session in sessions(seats, seats):
        written = GAME.write_position(session.checkpoint)
        assert GAME.read_position(written) == session.checkpoint
    fresh = GAME.new(seats, {"sides": "random", "colours": "random"})
    assert GAME.read_position(GAME.write_position(fresh)) == fresh


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"sides": "C"}, "sides"),
        ({"sides": {"tomb": "C"}}, "sides.tomb"),
        ({"sides": {"palace": "A"}}, "sides.palace"),
        ({"wrath": "yes"}, "wrath"),
        ({"first": 2}, "first"),
        ({"first": True}, "first"),
        ({"colours": ["black"]}, "colours"),
        ({"colours": ["black", "black"]}, "colours"),
        ({"colours": ["black", "red"]}, "colours"),
        ({"scenario": "old_kingdom"}, "scenario"),
    ],
)
def test_what_cannot_be_agreed_is_refused(options, path):
    with pytest.raises(BadSetting) as caught:
        GAME.new(2, options)
    assert caught.value.path == path


def test_colours_may_be_chosen_or_left_to_chance():
    for session in sessions(1, 4):
        colours = [player.colour for player in session.state.players]
        assert sorted(colours) == ["black", "brown", "gray", "white"]
        break
    s = GAME.new(3, {"colours": ["gray", None, "white"]})
    assert s.setting.colours == ("gray", None, "white")
