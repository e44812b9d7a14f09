"""Who plays in a game of Duel, what happened, and what is refused, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.duel import phrases
from bot.texts import Texts
from renderer.duel.palette import LIGHT
from rules.duel.data import Side
from rules.duel.lookup import sides_of
from rules.duel.view import View
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event

_MARKS = {  # before lines of the log
    "age_laid_out": "🏛️ ",
    "wonder_built": "✨ ",
    "wonder_built_free": "✨ ",
    "military_token": "⚔️ ",
    "ended": "🏆 ",
}
# What another line tells as well.
_UNTOLD = frozenset(("supremacy", "mythology_taken", "order_known"))
FIRST_BATCH = 1


def seat_name(texts: Texts, view: View, seat: Seat) -> str:
    """The side of a seat."""
    return phrases.seat_name(texts, sides_of(view), seat)


def colour(view: View, seat: Seat | None) -> int:
    """The colour of a side, or of the game."""
    sides = sides_of(view)
    if seat is None or seat >= len(sides):
        return int.from_bytes(bytes(LIGHT.yellow))
    return int.from_bytes(bytes(LIGHT.sun if sides[seat] is Side.SUN else LIGHT.moon))


def winners(view: View) -> Sequence[Seat]:
    """Whoever has won, or shares the victory."""
    return view.winners


# --- what happened ----------------------------------------------------------------------------


def said(texts: Texts, event: Event, view: View) -> str:
    """A line of the log; nothing for what another line tells as well."""
    return "" if event.what in _UNTOLD else phrases.said(texts, event, sides_of(view))


def told(texts: Texts, event: Event, view: View) -> str:
    """A line of the log with players in bold, and Ages, Wonders and battles marked."""
    line = said(texts, event, view)
    return _MARKS.get(event.what, "") + phrases.emphasised(texts, line) if line else ""


def is_idle(event: Event) -> bool:
    """An effect without a target."""
    return event.what in ("no_effect",)


def begins_chapter(event: Event) -> bool:
    """The draft, each Age, and the end."""
    if event.what == "wonders_dealt":
        return bool(event.data["batch"] == FIRST_BATCH)
    return event.what in ("age_laid_out", "ended")


# --- what is refused --------------------------------------------------------------------------


def refused(texts: Texts, error: IllegalAnswer, view: View) -> str:
    """Why an answer is refused."""
    return phrases.refused(texts, error, sides_of(view))


def unreadable(texts: Texts, error: Unreadable) -> str:
    """What was not understood."""
    return phrases.unreadable(texts, error)
