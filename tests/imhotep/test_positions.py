"""Positions of Imhotep: what is left out, what is refused, and the options of a new game."""

from __future__ import annotations

import pytest

from rules.engine.errors import BadSetting
from tests.cases.imhotep import GAME, table

from .random_games import sessions

TWO = [{}, {}]
DOCKED = ["4@temple", "3@tomb", "2@market", "2@pyramid"]
AGREED = {"colours": ["black", None], "sides": [None] * 5, "first": -1}


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
        ({"players": [{"sled": 6}, {}]}, "players[0].sled"),
        ({"players": [{"quarry": 29}, {}]}, "players[0].quarry"),
        ({"players": [{"cards": ["entrance"]}, {}]}, "players[0].cards"),
        ({"players": [{"cards": ["crown"]}, {}]}, "players[0].cards[0]"),
        ({"players": [{"hat": 1}, {}]}, "players[0].hat"),
        ({"players": TWO, "ships": ["4", "4", "4", "4"]}, "ships"),
        ({"players": TWO, "ships": ["5", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "ships": ["4[K]", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "ships": ["4[G,_,_,_]", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "ships": ["4@palace", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "ships": ["4@tomb", "3@tomb", "2", "2"]}, "ships"),
        ({"players": TWO, "ships": ["4[K,_,_,_]@tomb", "3", "2", "2"]}, "ships[0]"),
        ({"players": TWO, "round_cards": ["4-3-2-2"]}, "round_cards"),
        ({"players": TWO, "round": 7}, "round"),
        ({"players": TWO, "active": 2}, "active"),
        ({"players": TWO, "sides": "C"}, "sides"),
        ({"players": TWO, "sides": {"palace": "A"}}, "sides.palace"),
        ({"players": TWO, "pyramids": {"left": "K"}}, "pyramids"),
        ({"players": TWO, "edge": "K"}, "edge"),
        ({"players": TWO, "towers": "K"}, "towers"),
        ({"players": TWO, "sides": "B", "obelisks": {"K": 3}}, "obelisks"),
        ({"players": TWO, "obelisks": {"N": 3}}, "obelisks"),
        ({"players": TWO, "pair": 2}, "pair"),
        ({"players": TWO, "market": ["statue"] * 5}, "market"),
        ({"players": TWO, "discard": ["lever"] * 3}, "discard"),
        ({"players": TWO, "next": "dinner"}, "next"),
        ({"players": TWO, "banquet": 1}, "banquet"),
        ({"players": TWO, "round": 6, "next": "round"}, "round"),
        ({"players": TWO, "round": 0}, "round"),
        ({"players": TWO, "round": 5, "next": "scoring"}, "round"),
        ({"players": TWO, "ships": DOCKED}, "ships"),
        ({"players": TWO, "ships": ["4[K,_,_,_]", *DOCKED[1:]], "next": "round_end"}, "ships[0]"),
        ({"players": TWO, "ships": ["4", *DOCKED[1:]], "next": "round_end", "passes": 1}, "passes"),
        ({"players": TWO, "ships": DOCKED, "next": "round_end", "passes": 2}, "passes"),
        ({"players": TWO, "passes": 2}, "passes"),
        ({"players": TWO, "sailor": 0}, "sailor"),
        ({"players": TWO, "next": "round", "ships": ["4", "3", "2", "2"]}, "ships"),
        ({"players": TWO, "next": "round", "market": ["lever"]}, "market"),
        ({"players": TWO, "next": "round", "pair": 2, "sides": "B"}, "market"),
        ({"players": TWO, "next": "round", "passes": 1}, "passes"),
        ({"next": "set_up"}, "setting"),
        ({"next": "set_up", "setting": {**AGREED, "first": 2}}, "setting.first"),
        ({"next": "set_up", "setting": {**AGREED, "colours": ["gray", "gray"]}}, "setting.colours"),
        ({"next": "set_up", "setting": {"colours": ["black", None]}}, "setting"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(position, path):
    """rules.md 4: every refusal names the part of the position that is wrong."""
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
