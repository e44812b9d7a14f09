"""The pictures of Imhotep that the command ``draw`` knows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bot.checks import waiting
from bot.command import UsageError
from bot.drawings.drawing import Files, Turn, Wanted
from bot.fronts.imhotep_captions import captioned_chapters
from bot.played import playing
from bot.texts import Texts
from renderer import encode
from renderer.imhotep.board_picture import draw_board
from renderer.imhotep.changes import changed_marks
from renderer.imhotep.draft_marks import draft_marks
from renderer.imhotep.encode import board_png, table_png
from renderer.imhotep.hand_picture import draw_hand
from renderer.imhotep.marks import on_board
from renderer.imhotep.palette import THEMES, colours
from renderer.imhotep.replay_picture import draw_replay
from renderer.imhotep.scoring_picture import draw_scoring
from renderer.theme import ThemeName
from rules.imhotep.view import View


def draw_turn(view: View, texts: Texts, names: Sequence[str], theme: ThemeName) -> Files:
    """The board and the table."""
    return {
        "board": board_png(view, texts, names=names, theme=THEMES[theme]),
        "table": table_png(view, texts, names=names, theme=THEMES[theme]),
    }


def _changes(wanted: Wanted) -> Files:
    """The board and the table with what the last decision changed."""
    before, last = wanted.last_two()
    marks, theme = changed_marks(before.view, last.view), THEMES[wanted.theme]
    names = wanted.names
    return {
        "changes-board.png": board_png(last.view, wanted.texts, names=names, theme=theme,
                                       marks=marks),
        "changes-table.png": table_png(last.view, wanted.texts, names=names, theme=theme,
                                       marks=marks),
    }  # fmt: skip


def _draft(wanted: Wanted) -> Files:
    """The next decision from the step on that has a place on the board, one answer drafted."""
    theme = THEMES[wanted.theme]
    game = playing(wanted.game, wanted.seed, scenario=wanted.scenario, seats=wanted.seats)
    for session in islice(game, wanted.steps, None):
        if session.request is None:
            break
        choice, view = waiting(session)[0], session.game.view(session.state, None)
        for key in sorted(map(str, choice.options), key=len, reverse=True):
            marks = draft_marks(view, choice.seat, [key])
            if on_board(marks):
                image = draw_board(view, wanted.texts, names=wanted.names, theme=theme,
                                   marks=marks)  # fmt: skip
                return {"draft.png": encode.png(image, colours(theme))}
    raise UsageError("nothing on the board is left to decide: fewer --steps")


def _hand(wanted: Wanted) -> Files:
    """The cards of whoever is to move."""
    view: View = wanted.moments_so_far()[-1].view
    name = wanted.names[view.active] if view.active < len(wanted.names) else ""
    theme = THEMES[wanted.theme]
    image = draw_hand(view, view.active, wanted.texts, name=name, theme=theme)
    return {"hand.png": encode.png(image, colours(theme))}


def _scoring(wanted: Wanted) -> Files:
    """How the points come together, at the step."""
    theme = THEMES[wanted.theme]
    view: View = wanted.moments_so_far()[-1].view
    image = draw_scoring(view, wanted.texts, names=wanted.names, theme=theme)
    return {"scoring.png": encode.png(image, colours(theme))}


def _replay(wanted: Wanted) -> Files:
    """A file for each round."""
    theme = THEMES[wanted.theme]
    parts = captioned_chapters(wanted.texts, wanted.moments_so_far())
    return {
        f"replay-{n}.gif": draw_replay(part, wanted.texts, names=wanted.names, theme=theme)
        for n, part in enumerate(parts, 1)
    }


TURN = Turn(("board", "table"), draw_turn)
OTHERS = {
    "changes": _changes, "draft": _draft, "hand": _hand, "scoring": _scoring, "replay": _replay,
}  # fmt: skip
