"""Who plays in a game of Kemet, what happened, and what is refused, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.kemet import phrases
from bot.texts import Texts
from bot.texts.saying import text_key
from renderer.kemet.palette import LIGHT, LIVERIES
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event
from rules.kemet.data import NIGHT_PRAYER, Card, PlayerColour, Token
from rules.kemet.keys import What
from rules.kemet.view import View

_MARKS = {  # before lines of the log
    "night": "🌙 ",
    "day": "☀️ ",
    "attacked": "⚔️ ",
    "fought": "⚔️ ",
    "point_gained": "⭐ ",
    "game_over": "🏆 ",
}
# What another line tells as well, or a picture.
_UNTOLD = frozenset(("turn_ended", "no_card"))


def colours_of(view: View) -> list[PlayerColour]:
    """The colours of the players by seat; none before they are known."""
    return [player.colour for player in view.players]


def seat_name(texts: Texts, view: View, seat: Seat) -> str:
    """The colour of a seat."""
    return phrases.seat_name(texts, colours_of(view), seat)


def colour(view: View, seat: Seat | None) -> int:
    """The colour of a seat's pieces, or of the game."""
    if seat is None or seat >= len(view.players):
        return int.from_bytes(bytes(LIGHT.gold))
    return int.from_bytes(bytes(LIVERIES[view.players[seat].colour].fill))


def winners(view: View) -> Sequence[Seat]:
    """Whoever has won."""
    return view.winners


# --- what happened ----------------------------------------------------------------------------


def said(texts: Texts, event: Event, view: View) -> str:
    """A line of the log; nothing for what another line tells as well."""
    return phrases.said(texts, event, colours_of(view)) if _is_worth_a_line(event) else ""


def told(texts: Texts, event: Event, view: View) -> str:
    """A line of the log with players in bold, and nights, days and battles marked."""
    line = said(texts, event, view)
    return _MARKS.get(event.what, "") + phrases.emphasised(texts, line) if line else ""


def is_idle(event: Event) -> bool:
    """An action that does nothing."""
    return event.what in ("no_effect",)


def begins_chapter(event: Event) -> bool:
    """Each day with the night before it, and the end."""
    return event.what in ("night", "game_over")


def _is_worth_a_line(event: Event) -> bool:
    """Say whether an event tells something that no other one of its step does.

    A normal token is told by what its action does, and what everybody gets at night by the night.
    """
    data = event.data
    match event.what:
        case "token_placed":
            return bool(data["token"] != Token.NORMAL)
        case "prayer_gained":
            return bool(data["source"] != "night" or data["prayer"] != NIGHT_PRAYER)
        case "cards_drawn":
            return bool(data["count"] > 1)
        case "recruited":
            return bool(data["soldiers"])
        case _:
            return event.what not in _UNTOLD


# --- what is asked and refused ------------------------------------------------------------------


def quietly_asked(texts: Texts, view: View, what: str, until: str) -> str:
    """What everybody reads of a window: which card may be vetoed, and until when."""
    if what != What.VETO or view.playing is None:
        return texts(text_key("kemet-quiet", what), until=until)
    return texts("kemet-quiet-card", card=_vetoable(texts, view), until=until)


def _vetoable(texts: Texts, view: View) -> str:
    """The card that a Veto would cancel, with what it is aimed at."""
    say, playing = phrases.BOOK.speaker(texts, colours_of(view)), view.playing
    assert playing is not None, "no card is being played"
    if playing.vetoes:
        return say.name("card", Card.VETO)
    name = say.name("card", playing.card)
    if not playing.area and not playing.placed:
        return name
    target = {"area": playing.area, "start": playing.start, "soldiers": dict(playing.placed)}
    return f"{name} → {phrases.aim(say, target)}"


def refused(texts: Texts, error: IllegalAnswer, view: View) -> str:
    """Why an answer is refused."""
    return phrases.refused(texts, error, colours_of(view))


def unreadable(texts: Texts, error: Unreadable) -> str:
    """What was not understood."""
    return phrases.unreadable(texts, error)
