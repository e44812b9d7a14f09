"""What stays of a game of Kemet: everybody's place and colour, and what was achieved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bot.games.ui_types import Moment, View
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.engine.decisions import Seat
from rules.kemet.data import PlayerColour, Vp

WARLORD, UNDEFEATED, MENAGERIE = "warlord", "undefeated", "menagerie"
BUILDER, HIGH_PRIEST, CONQUEROR = "builder", "high_priest", "conqueror"
MANY_BATTLES = 5  # victory points
FOUGHT = 3  # battles of somebody who has lost none
CREATURES, TEMPLES = 3, 3
SUM_OF_LEVELS = 10  # of three pyramids


def places(view: View) -> Sequence[int]:
    """The winner, then by victory points, by those of battles, and in the turn order (K-12.3)."""
    merits = [_merit(view, player.seat) for player in view.players]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def _merit(view: View, seat: Seat) -> tuple[bool, int, int, int]:
    player = view.players[seat]
    battles = player.points.get(Vp.BATTLE, 0)
    return seat in view.winners, player.total, battles, -view.order.index(seat)


def role(view: View, seat: Seat) -> str:
    """The colour."""
    return str(view.players[seat].colour) if seat < len(view.players) else ""


def roles() -> Sequence[str]:
    """The colours."""
    return list(map(str, PlayerColour))


def role_name(texts: Texts, role: str) -> str:
    """The name of a colour."""
    return texts(text_key("kemet-player", role))


def achievements() -> Sequence[str]:
    """What can be achieved."""
    return (WARLORD, UNDEFEATED, MENAGERIE, BUILDER, HIGH_PRIEST, CONQUEROR)


def achieved(moments: Sequence[Moment]) -> Mapping[str, Collection[Seat]]:
    """Who has achieved what."""
    end = moments[-1].view
    won, lost = _battles(moments)
    temples = Counter(area.controller for area in end.areas if area.pay)
    conquered = {
        area.pyramid.controller
        for area in end.areas
        if area.pyramid is not None and area.pyramid.controller not in (-1, area.pyramid.owner)
    }
    players = end.players
    return {
        WARLORD: [p.seat for p in players if p.points.get(Vp.BATTLE, 0) >= MANY_BATTLES],
        UNDEFEATED: [s for s in end.winners if won[s] >= FOUGHT and not lost[s]],
        MENAGERIE: [p.seat for p in players if len(p.creatures) >= CREATURES],
        BUILDER: [p.seat for p in players if _levels(p.pyramids) >= SUM_OF_LEVELS],
        HIGH_PRIEST: [p.seat for p in players if temples[p.seat] >= TEMPLES],
        CONQUEROR: [seat for seat in end.winners if seat in conquered],
    }


def _levels(pyramids: Sequence[View]) -> int:
    return sum(pyramid.level for pyramid in pyramids)


def _battles(moments: Sequence[Moment]) -> tuple[Counter[Seat], Counter[Seat]]:
    """How many battles each seat has won, and how many it has lost."""
    won, lost = Counter[Seat](), Counter[Seat]()
    for moment in moments:
        for event in moment.events:
            if event.what == "fought":
                rivals = event.data["attacker"], event.data["defender"]
                winner = event.data["winner"]
                won[winner] += 1
                lost[next(seat for seat in rivals if seat != winner)] += 1
    return won, lost
