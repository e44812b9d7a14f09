"""Who plays in a game of Senet, what happened, and what is refused, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.senet import phrases
from bot.texts import Texts
from renderer.senet.palette import LIGHT, LIVERIES
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event
from rules.senet.lookup import sides_of
from rules.senet.view import View

_MARKS = {"drowned": "🌊 ", "borne_off": "☀️ ", "game_over": "🏆 "}  # before lines of the log


def seat_name(texts: Texts, view: View, seat: Seat) -> str:
    """The side of a seat."""
    return phrases.BOOK.speaker(texts, sides_of(view)).seat(seat)


def colour(view: View, seat: Seat | None) -> int:
    """The colour of a seat's pieces, or of the game."""
    sides = sides_of(view)
    if seat is None or seat >= len(sides):
        return int.from_bytes(bytes(LIGHT.gold))
    return int.from_bytes(bytes(LIVERIES[sides[seat]].face))


def winners(view: View) -> Sequence[Seat]:
    """Whoever has all pieces off."""
    return view.winners


def said(texts: Texts, event: Event, view: View) -> str:
    """A line of the log; a throw is told with the move that is made by it."""
    return "" if event.what == "thrown" else phrases.said(texts, event, sides_of(view))


def told(texts: Texts, event: Event, view: View) -> str:
    """A line of the log with players in bold."""
    line = said(texts, event, view)
    return _MARKS.get(event.what, "") + phrases.emphasised(texts, line) if line else ""


def begins_chapter(event: Event) -> bool:
    """A piece that leaves the board, and the end."""
    return event.what in ("borne_off", "game_over")


def refused(texts: Texts, error: IllegalAnswer, view: View) -> str:
    """Why an answer is refused."""
    return phrases.refused(texts, error, sides_of(view))


def unreadable(texts: Texts, error: Unreadable) -> str:
    """What was not understood."""
    return phrases.unreadable(texts, error)
