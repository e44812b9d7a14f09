"""Positions of Senet: what is left out, what is refused, and the options of a new game."""

from __future__ import annotations

import pytest

from rules.engine.errors import BadSetting
from rules.senet.board import houses_of
from rules.senet.game import GAME


def test_what_is_left_out_is_as_at_the_beginning():
    s = GAME.read_position({})
    assert (houses_of(s.board, 0), houses_of(s.board, 1)) == ([1, 3, 5, 7, 9], [2, 4, 6, 8, 10])
    assert (s.active, s.turn, s.phase, s.sticks) == (0, 1, "throw", "")


def test_a_side_that_is_left_out_gives_way():
    s = GAME.read_position({"reed": [2, 10], "first": 1})
    assert (houses_of(s.board, 1), houses_of(s.board, 0)) == ([2, 10], [4, 6, 8])


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"reed": [1, 1]}, "reed[0]"),
        ({"reed": [2], "reel": [2]}, "reed[0]"),
        ({"reed": [0]}, "reed[0]"),
        ({"reel": [31]}, "reel[0]"),
        ({"reel": [27]}, "reel"),
        ({"reed": []}, "next"),
        ({"reed": [1, 3, 5, 7, 9, 11], "pieces": 5}, "reed"),
        ({"pieces": 6}, "pieces"),
        ({"throw": 6}, "throw"),
        ({"sticks": "fff"}, "sticks"),
        ({"next": "move"}, "sticks"),
        ({"reed": [28], "throw": 4}, "sticks"),
        ({"next": "over"}, "next"),
        ({"turn": 0}, "turn"),
        ({"active": 2}, "active"),
        ({"hat": 1}, "hat"),
        ({"setting": {"pieces": 7}}, "setting"),
        ({"next": "set_up", "setting": {"pieces": 3}}, "setting.pieces"),
    ],
)
def test_impossible_positions_are_refused_with_their_path(position, path):
    with pytest.raises(BadSetting) as caught:
        GAME.read_position(position)
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("seats", "options", "path"),
    [
        (3, {}, "seats"),
        (2, {"pieces": 6}, "pieces"),
        (2, {"pieces": True}, "pieces"),
        (2, {"first": 2}, "first"),
        (2, {"colour": "red"}, "colour"),
    ],
)
def test_impossible_options_are_refused(seats, options, path):
    with pytest.raises(BadSetting) as caught:
        GAME.new(seats, options)
    assert caught.value.path == path
