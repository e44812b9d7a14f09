"""Who plays in a game of Imhotep, what happened, and what is refused, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.imhotep import phrases
from bot.texts import Texts
from renderer.imhotep.palette import LIGHT, LIVERIES
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event
from rules.imhotep.data import Reward
from rules.imhotep.lookup import colours_of
from rules.imhotep.view import View

_MARKS = {"round": "🌅 ", "sailed": "⛵ ", "game_over": "🏆 "}  # before lines of the log


def seat_name(texts: Texts, view: View, seat: Seat) -> str:
    """The colour of a seat."""
    return phrases.seat_name(texts, colours_of(view), seat)


def colour(view: View, seat: Seat | None) -> int:
    """The colour of a seat's stones, or of the game."""
    if seat is None or seat >= len(view.players):
        return int.from_bytes(bytes(LIGHT.gold))
    return int.from_bytes(bytes(LIVERIES[view.players[seat].colour].face))


def winners(view: View) -> Sequence[Seat]:
    """Whoever has most points, or shares the victory."""
    return view.winners


# --- what happened ----------------------------------------------------------------------------


def said(texts: Texts, event: Event, view: View) -> str:
    """A line of the log; nothing for what another line tells as well."""
    return phrases.said(texts, event, colours_of(view)) if _is_worth_a_line(event) else ""


def told(texts: Texts, event: Event, view: View) -> str:
    """A line of the log with players in bold, and rounds and ships marked."""
    line = said(texts, event, view)
    return _MARKS.get(event.what, "") + phrases.emphasised(texts, line) if line else ""


def is_idle(event: Event) -> bool:
    """A stone for which no card is left, a card for which there is no stone."""
    return event.what in ("no_card", "no_stone")


def begins_chapter(event: Event) -> bool:
    """Each round, and the end."""
    return event.what in ("round", "game_over")


def _is_worth_a_line(event: Event) -> bool:
    """Say whether an event tells something that no other one of its step does.

    Points of the temple are told as points, and a tower by the points that it brings.
    """
    if event.what == "temple_cell":
        return bool(event.data["reward"] != Reward.POINTS)
    return event.what != "market_cleared"


# --- what is refused --------------------------------------------------------------------------


def refused(texts: Texts, error: IllegalAnswer, view: View) -> str:
    """Why an answer is refused."""
    return phrases.refused(texts, error, colours_of(view))


def unreadable(texts: Texts, error: Unreadable) -> str:
    """What was not understood."""
    return phrases.unreadable(texts, error)
