"""What changed since the last look."""

from __future__ import annotations

from itertools import pairwise

import pytest

from renderer.imhotep.board_picture import draw_board
from renderer.imhotep.changes import changed_marks
from renderer.imhotep.layout import Spot
from renderer.imhotep.marks import NO_MARKS
from renderer.imhotep.replay import joined
from renderer.imhotep.table_picture import draw_table
from rules.imhotep.data import Card, Site
from tests.cases.imhotep import table
from tests.renderer.imhotep.views import LABELS, TABLES, views


def test_nothing_changed_is_no_mark():
    view = table(K={}, W={}, ships="4[K,_,W,_] 3 2 2").view(None)
    assert changed_marks(view, view) == NO_MARKS


def test_a_stone_that_was_loaded():
    t = table(K={"sled": 2}, W={}, ships="4[K,_,W,_] 3 2 2")
    before = t.view(None)
    assert changed_marks(before, t.say("K", "load 1.2").view(None)).spaces == ((1, 2),)


def test_a_ship_that_sailed_and_what_it_brought():
    t = table(K={}, W={}, ships="4 3 2[W,K] 2")
    before = t.view(None)
    marks = changed_marks(before, t.say("K", "sail 3 pyramid").view(None))
    assert marks.ways == ((3, Site.PYRAMID),)
    assert marks.spots == (Spot(Site.PYRAMID, 0), Spot(Site.PYRAMID, 1))
    assert marks.gains == ((t.seat("K"), 1), (t.seat("W"), 2))


def test_a_card_that_was_bought():
    t = table(K={}, W={}, ships="4 3 2[K,_] 2", market=["sail", "lever", "statue", "statue"])
    before = t.view(None)
    marks = changed_marks(before, t.say("K", "sail 3 market", "lever").view(None))
    assert marks.cards == (1,)
    assert marks.held == ((t.seat("K"), Card.LEVER),)


@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_any_two_positions_of_a_game_can_be_compared(seats, sides):
    game = views(seats, sides)
    for n in range(0, len(game) - 9, 9):
        marks = changed_marks(game[n], game[n + 9])
        draw_board(game[n + 9], LABELS, marks=marks)
        draw_table(game[n + 9], LABELS, marks=marks)


def test_changes_of_several_steps_become_one():
    t = table(K={"sled": 2}, W={"sled": 2}, ships="4 3 2[W,K] 2")
    looks = [t.view(None)]
    for who, answer in (("K", "load 1.2"), ("W", "sail 3 pyramid"), ("K", "load 2.1")):
        looks.append(t.say(who, answer).view(None))
    steps = [changed_marks(a, b) for a, b in pairwise(looks)]
    whole, together = changed_marks(looks[0], looks[-1]), joined(steps)
    assert set(together.spaces) == set(whole.spaces)
    assert (together.spots, dict(together.gains)) == (whole.spots, dict(whole.gains))
