"""The pictures of Senet as files, with what they say to those who do not see them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.drafted import Drafted
from bot.games.game_ui import Look, Moment, Picture
from bot.games.senet.captions import captioned
from bot.games.senet.phrases import said
from bot.texts import Texts
from renderer import encode
from renderer.senet import alt_text as words
from renderer.senet.alt_text import alt_text
from renderer.senet.board_picture import draw_board
from renderer.senet.changes import changed_marks, draft_marks
from renderer.senet.end_picture import draw_end
from renderer.senet.marks import NO_MARKS
from renderer.senet.palette import THEMES, Theme, colours
from renderer.senet.replay import draw_replay, replay_frames
from renderer.theme import ThemeName
from rules.engine.events import Event
from rules.senet.lookup import sides_of
from rules.senet.state import Phase
from rules.senet.view import View


def theme_of(look: Look) -> Theme:
    """The colours that somebody wants."""
    return THEMES[ThemeName(look.theme)]


def board(
    look: Look, view: View, *, step: int | None = None, before: View | None = None
) -> list[Picture]:
    """The board, with what has changed since an earlier look."""
    is_same_game = before is not None and bool(before.players)
    marks = changed_marks(before, view) if before is not None and is_same_game else NO_MARKS
    theme = theme_of(look)
    image = draw_board(view, look.texts, names=look.names, step=step, theme=theme, marks=marks)
    name = "board.png" if step is None else f"board-{step}.png"
    return [_picture(name, image, theme, alt_text(view, look.texts))]


def preview(look: Look, draft: Drafted) -> list[Picture]:
    """The way of the piece that is drafted, or the pieces that can be chosen."""
    view, theme = draft.before, theme_of(look)
    marks = draft_marks(view, draft.answers, draft.left or draft.keys)
    if marks == NO_MARKS:
        return []
    image = draw_board(view, look.texts, names=look.names, theme=theme, marks=marks)
    return [_picture("draft.png", image, theme, alt_text(draft.after, look.texts))]


def is_scenic(event: Event) -> bool:
    """The end has a picture."""
    return event.what == "game_over"


def scene(
    look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
) -> list[Picture]:
    """Who has won, and how it was played, when it is over."""
    over = next((event for event in events if event.what == "game_over"), None)
    if view.phase is not Phase.OVER or over is None:
        return []
    theme = theme_of(look)
    image = draw_end(view, look.texts, [*earlier, *events], names=look.names, theme=theme)
    return [_picture("end.png", image, theme, said(look.texts, over, sides_of(view)))]


def replay(look: Look, moments: Sequence[Moment]) -> list[Picture]:
    """One animation of all."""
    texts, theme = look.texts, theme_of(look)
    begun = [moment for moment in moments if moment.view.players]
    frames = replay_frames(captioned(texts, begun))
    if not frames:
        return []
    data = draw_replay(frames, texts, names=look.names, theme=theme)
    return [Picture("replay-1.gif", data, alt_text(frames[-1].view, texts))]


def _picture(name: str, image: Image.Image, theme: Theme, alt: str) -> Picture:
    return Picture(name, encode.png(image, colours(theme)), alt)


def text_board(texts: Texts, view: View) -> list[str]:
    """The board in words."""
    return words.text_board(view, texts)
