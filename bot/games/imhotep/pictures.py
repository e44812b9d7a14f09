"""The pictures of Imhotep as files, with what they say to those who do not see them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.drafted import Drafted
from bot.games.game_ui import Look, Moment, Picture
from bot.games.imhotep.captions import captioned_chapters
from bot.games.imhotep.phrases import card_names, said, seat_name
from bot.texts import Texts
from renderer import encode
from renderer.imhotep import text_board as words
from renderer.imhotep.alt_text import alt_text
from renderer.imhotep.changes import changed_marks
from renderer.imhotep.draft_marks import draft_marks
from renderer.imhotep.encode import board_png, table_png
from renderer.imhotep.hand_picture import draw_hand
from renderer.imhotep.marks import NO_MARKS, on_board, on_table
from renderer.imhotep.palette import THEMES, Theme, colours
from renderer.imhotep.replay_picture import draw_replay
from renderer.imhotep.scoring_picture import draw_scoring
from renderer.theme import ThemeName
from rules.engine.decisions import Seat
from rules.engine.events import Event
from rules.imhotep.lookup import colours_of, player_of
from rules.imhotep.state import Phase
from rules.imhotep.view import View


def theme_of(look: Look) -> Theme:
    """The colours that somebody wants."""
    return THEMES[ThemeName(look.theme)]


def board(
    look: Look, view: View, *, step: int | None = None, before: View | None = None
) -> list[Picture]:
    """Harbour and sites, with what has changed since an earlier look, and the table."""
    theme, alt = theme_of(look), alt_text(view, look.texts)
    is_same_game = before is not None and bool(before.players)
    marks = changed_marks(before, view) if before is not None and is_same_game else NO_MARKS
    ending = "" if step is None else f"-{step}"
    drawn = board_png(view, look.texts, names=look.names, step=step, theme=theme, marks=marks)
    table = table_png(view, look.texts, names=look.names, theme=theme, marks=marks)
    return [Picture(f"board{ending}.png", drawn, alt), Picture(f"table{ending}.png", table, alt)]


def preview(look: Look, draft: Drafted) -> list[Picture]:
    """What a draft would do, on the board or the table; nothing if it is about neither."""
    view, theme = draft.before, theme_of(look)
    marks = draft_marks(view, draft.after, draft.seat, draft.answers, draft.left)
    if on_board(marks):
        data = board_png(view, look.texts, names=look.names, theme=theme, marks=marks)
    elif on_table(marks):
        data = table_png(view, look.texts, names=look.names, theme=theme, marks=marks)
    else:
        return []
    return [Picture("draft.png", data, alt_text(draft.after, look.texts))]


def is_scenic(event: Event) -> bool:
    """The end has a picture."""
    return event.what == "game_over"


def scene(
    look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
) -> list[Picture]:
    """How the game was scored, when it is over."""
    over = next((event for event in events if event.what == "game_over"), None)
    if view.phase is not Phase.OVER or over is None:
        return []
    theme = theme_of(look)
    image = draw_scoring(view, look.texts, names=look.names, theme=theme)
    return [_picture("scoring.png", image, theme, said(look.texts, over, colours_of(view)))]


def sheet(look: Look, view: View, seat: Seat) -> list[Picture]:
    """A player's stones and cards; what nobody else may see is not in a public view."""
    return _cards("sheet.png", look, view, seat)


def hand(look: Look, view: View, seat: Seat) -> list[Picture]:
    """The same, and the pair that a buyer looks at."""
    return _cards("hand.png", look, view, seat)


def _cards(file: str, look: Look, view: View, seat: Seat) -> list[Picture]:
    if player_of(view, seat) is None:
        return []
    theme = theme_of(look)
    name = look.names[seat] if seat < len(look.names) else ""
    image = draw_hand(view, seat, look.texts, name=name, theme=theme)
    return [_picture(file, image, theme, _in_words(look.texts, view, seat))]


def replay(look: Look, moments: Sequence[Moment]) -> list[Picture]:
    """An animation a round."""
    texts, theme = look.texts, theme_of(look)
    begun = [moment for moment in moments if moment.view.players]
    return [
        Picture(
            f"replay-{n}.gif",
            draw_replay(frames, texts, names=look.names, theme=theme),
            alt_text(frames[-1].view, texts),
        )
        for n, frames in enumerate(captioned_chapters(texts, begun), 1)
    ]


def _picture(name: str, image: Image.Image, theme: Theme, alt: str) -> Picture:
    return Picture(name, encode.png(image, colours(theme)), alt)


def text_board(texts: Texts, view: View) -> list[str]:
    """The table in words."""
    return words.text_board(view, texts)


def _in_words(texts: Texts, view: View, seat: Seat) -> str:
    """A player's stones and cards; a pair only if the viewer looks at it."""
    player = view.players[seat]
    sentences = [
        f"{seat_name(texts, colours_of(view), seat)}.",
        texts("imhotep-hand-stones", sled=player.sled, quarry=player.quarry, score=player.score),
        texts("imhotep-hand-cards", list=card_names(texts, player.cards)),
    ]
    if view.viewer == seat and view.market.looking:
        looking = card_names(texts, view.market.looking)
        sentences.append(texts("imhotep-hand-looking", list=looking))
    return " ".join(sentences)
