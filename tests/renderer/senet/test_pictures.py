"""Pictures of Senet look as they looked; drafts and changes are marked where they are."""

from __future__ import annotations

import pytest

from bot.commands.seeded_games import played
from bot.texts import Texts
from renderer.senet.board_picture import draw_board
from renderer.senet.changes import changed_marks, draft_marks
from renderer.senet.end_picture import draw_end
from renderer.senet.layout import box_of
from renderer.senet.marks import NO_MARKS, Way
from renderer.senet.palette import THEMES
from renderer.theme import ThemeName
from rules.senet.game import GAME
from tests.renderer.golden import assert_looks_as_it_looked

NAMES = ("Petro", "Олена")
POSITION = {"reed": [3, 9, 15, 26], "reel": [5, 11, 13, 24, 29], "throw": 4, "turn": 17}


def view_of(**position):
    return GAME.view(GAME.read_position({**POSITION, **position}), None)


@pytest.mark.parametrize(
    ("theme", "language", "answers"),
    [("light", "en", []), ("dark", "ru", ["9"]), ("contrast", "uk", ["26"])],
)
def test_a_board_looks_as_it_looked(theme, language, answers, request):
    view = view_of()
    image = draw_board(
        view,
        Texts(language),
        names=NAMES,
        step=31,
        theme=THEMES[ThemeName(theme)],
        marks=draft_marks(view, answers, ()),
    )
    assert_looks_as_it_looked(image, f"senet-board-{theme}-{language}", request)


def test_the_end_looks_as_it_looked(request):
    game = list(played("senet", 3))
    told = [event for moment in game for event in moment.events]
    image = draw_end(game[-1].view, Texts("uk"), told, names=NAMES)
    assert_looks_as_it_looked(image, "senet-end-light-uk", request)


def test_the_way_winds_like_a_snake():
    assert box_of(10)[0] == box_of(11)[0] > box_of(12)[0]
    assert box_of(20)[0] == box_of(21)[0] == box_of(1)[0]


def test_a_draft_shows_both_who_change_places():
    marks = draft_marks(view_of(), ["9"], ())
    assert marks.ways == (Way(9, 13), Way(13, 9))


def test_a_draft_shows_the_way_through_the_water():
    marks = draft_marks(view_of(throw=1), ["26"], ())
    assert marks.ways == (Way(26, 27), Way(27, 14))


def test_before_a_choice_the_pieces_that_can_move_are_framed():
    view = view_of()
    marks = draft_marks(view, (), [move.key for move in view.moves])
    assert marks.open == tuple(move.start for move in view.moves) == (3, 9, 15, 26)
    assert draft_marks(view, ["7"], ()) == NO_MARKS


def test_changes_are_where_a_holder_is_another_one():
    assert changed_marks(view_of(), view_of(reed=[7, 9, 15, 26])).changed == (3, 7)
