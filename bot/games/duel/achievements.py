"""What stays of a game of 7 Wonders Duel: who has won on which side, and what was achieved."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.games.ui_types import Moment, View
from bot.texts import Texts
from rules.duel.data import Side
from rules.duel.lookup import sides_of
from rules.duel.state import Ending
from rules.engine.decisions import Seat

SCIENCE, MILITARY, WONDERS = "science", "military", "wonders"
LANDSLIDE, THINKER, DEVOUT = "landslide", "thinker", "devout"
ALL_WONDERS = 4
FAR = 20  # points of a clear victory
TOKENS, GODS = 4, 3


def places(view: View) -> Sequence[int]:
    """The winner and the other one, or both."""
    return [1 if city.seat in view.winners else 2 for city in view.cities]


def role(view: View, seat: Seat) -> str:
    """The side."""
    sides = sides_of(view)
    return str(sides[seat]) if seat < len(sides) else ""


def roles() -> Sequence[str]:
    """Both sides."""
    return list(map(str, Side))


def role_name(texts: Texts, role: str) -> str:
    """The name of a side."""
    return texts(f"duel-side-{role}")


def achievements() -> Sequence[str]:
    """What can be achieved."""
    return (SCIENCE, MILITARY, WONDERS, LANDSLIDE, THINKER, DEVOUT)


def achieved(moments: Sequence[Moment]) -> Mapping[str, Collection[Seat]]:
    """Who has achieved what."""
    end = moments[-1].view
    totals = sorted((city.total for city in end.cities), reverse=True)
    clear = end.ending == Ending.POINTS and totals[0] - totals[1] >= FAR
    return {
        SCIENCE: list(end.winners) if end.ending == Ending.SCIENCE else [],
        MILITARY: list(end.winners) if end.ending == Ending.MILITARY else [],
        WONDERS: [c.seat for c in end.cities if sum(w.built for w in c.wonders) >= ALL_WONDERS],
        LANDSLIDE: list(end.winners) if clear else [],
        THINKER: [city.seat for city in end.cities if len(city.progress) >= TOKENS],
        DEVOUT: [city.seat for city in end.cities if len(city.gods) >= GODS],
    }
