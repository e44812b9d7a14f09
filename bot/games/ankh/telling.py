"""Who plays in a game of Ankh, what happened, and what is refused, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ankh import phrases
from bot.games.ankh.scenes import begins_region
from bot.texts import Texts
from renderer.ankh.palette import LIGHT, LIVERIES
from renderer.labels import key as text_key
from rules.ankh.data import Action, EventKind
from rules.ankh.view import View
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event

_MARKS = {"conflict": "⚔ ", "battle": "⚔ ", "battle_result": "🏆 "}  # before lines of the log


def seat_name(texts: Texts, view: View, seat: Seat) -> str:
    """The god of a seat; of a merged god both names."""
    if seat >= len(view.seats):
        return texts("ankh-lobby-first", player=seat + 1)
    own = view.seats[seat]
    senior = view.merged.get(own, own)
    juniors = [junior for junior, god in view.merged.items() if god is senior]
    return " + ".join(texts(text_key("ankh-god", god)) for god in (senior, *juniors))


def colour(view: View, seat: Seat | None) -> int:
    """The colour of a seat's god, or of the game."""
    if seat is None or seat >= len(view.seats):
        return int.from_bytes(bytes(LIGHT.gold))
    own = view.seats[seat]
    return int.from_bytes(bytes(LIVERIES[view.merged.get(own, own)].fill))


def winners(view: View) -> Sequence[Seat]:
    """The seats of the god that has won, both of a merged one."""
    return [
        seat
        for seat, god in enumerate(view.seats)
        if view.winner is not None and view.merged.get(god, god) is view.winner
    ]


# --- what happened ----------------------------------------------------------------------------


def said(texts: Texts, event: Event, view: View) -> str:
    """A line of the log; nothing for what another line tells as well."""
    return phrases.said(texts, event) if _is_worth_a_line(event) else ""


def told(texts: Texts, event: Event, view: View) -> str:
    """A line of the log with gods in bold, and battles marked."""
    line = said(texts, event, view)
    return _MARKS.get(event.what, "") + phrases.emphasised(texts, line) if line else ""


def is_idle(event: Event) -> bool:
    """No monument to take; actions that do nothing have a warning of their own."""
    return event.what in ("nothing_to_claim", "no_guardian")


def begins_chapter(event: Event) -> bool:
    """Each region of a conflict has a message of its own."""
    return begins_region(event)


def _is_worth_a_line(event: Event) -> bool:
    """Say whether an event tells something that no other one of its step does.

    Gaining and unlocking always say what came of them, an unlocked power what it cost, and a
    conflict which one it is.
    """
    if event.what == "event":
        return bool(event.data["kind"] != EventKind.CONFLICT)
    if event.what == "action":
        return event.data["action"] in (Action.MOVE, Action.SUMMON)
    return not (event.what == "followers" and event.data["source"] == Action.UNLOCK)


# --- what is refused --------------------------------------------------------------------------


def refused(texts: Texts, error: IllegalAnswer, view: View) -> str:
    """Why an answer is refused."""
    return phrases.refused(texts, error, view.seats)


def unreadable(texts: Texts, error: Unreadable) -> str:
    """What was not understood."""
    return phrases.unreadable(texts, error)
