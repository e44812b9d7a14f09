"""What stays of a game of Senet: who has won as which side, and what was achieved."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.games.ui_types import Moment, View
from bot.texts import Texts
from rules.engine.decisions import Seat
from rules.senet.data import Side
from rules.senet.lookup import sides_of

DRY, SHUT_OUT, TWICE_DROWNED, FOUR_THROWS = "dry", "shut_out", "twice_drowned", "four_throws"
LONG = 4  # moves in a row of one player, each earned by the throw before it


def places(view: View) -> Sequence[int]:
    """The winner, and the other one."""
    return [1 if player.seat in view.winners else 2 for player in view.players]


def role(view: View, seat: Seat) -> str:
    """The side."""
    sides = sides_of(view)
    return str(sides[seat]) if seat < len(sides) else ""


def roles() -> Sequence[str]:
    """Both sides."""
    return list(map(str, Side))


def role_name(texts: Texts, role: str) -> str:
    """The name of a side."""
    return texts(f"senet-side-{role}")


def achievements() -> Sequence[str]:
    """What can be achieved."""
    return (DRY, SHUT_OUT, TWICE_DROWNED, FOUR_THROWS)


def achieved(moments: Sequence[Moment]) -> Mapping[str, Collection[Seat]]:
    """Who has achieved what."""
    end = moments[-1].view
    drowned = [e.data["seat"] for m in moments for e in m.events if e.what == "drowned"]
    return {
        DRY: [seat for seat in end.winners if seat not in drowned],
        SHUT_OUT: [seat for seat in end.winners if end.margin == end.pieces],
        TWICE_DROWNED: [seat for seat in end.winners if drowned.count(seat) >= 2],
        FOUR_THROWS: _with_long_turns(moments),
    }


def _with_long_turns(moments: Sequence[Moment]) -> list[Seat]:
    """Those who have moved so often in one turn; a throw that is lost ends a turn."""
    found, mover, moves = set[Seat](), -1, 0
    for moment in moments:
        for event in moment.events:
            if event.what == "lost":
                mover, moves = -1, 0
            elif event.what in ("moved", "drowned", "borne_off"):
                seat = event.data["seat"]
                mover, moves = seat, moves + 1 if seat == mover else 1
                if moves >= LONG:
                    found.add(seat)
                if not event.data["again"]:
                    mover, moves = -1, 0
    return sorted(found)
