"""Setting up a game: what was agreed, who begins, the pieces (RULES S-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.decisions import RANDOM, Seat, draw
from rules.engine.errors import BadSetting
from rules.engine.events import tell
from rules.senet.board import NOBODY
from rules.senet.data import HOUSES, PIECES, SEATS, start_houses
from rules.senet.state import Phase, Setting, State, side_of

OPTIONS = ("pieces", "first")


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """Check what was agreed and return the state before set-up."""
    if seats not in SEATS:
        raise BadSetting("seats", "2 players", seats=seats)
    for name in options:
        if name not in OPTIONS:
            raise BadSetting(str(name), "no such option", known=list(OPTIONS))
    pieces = options.get("pieces", PIECES[0])
    if isinstance(pieces, bool) or pieces not in PIECES:
        raise BadSetting("pieces", "5 or 7")
    return State(Setting(int(pieces), _first(options.get("first", RANDOM))))


def _first(wanted: object) -> Seat:
    if wanted == RANDOM:
        return NOBODY
    if not isinstance(wanted, int) or isinstance(wanted, bool) or not 0 <= wanted < SEATS[0]:
        raise BadSetting("first", "a seat, or random", seats=SEATS[0])
    return wanted


async def set_up(s: State) -> None:
    """Whoever begins plays Reed; the pieces alternate from the first house on."""
    seats = range(SEATS[0])
    s.first = s.setting.first
    if s.first == NOBODY:
        s.first = await draw("first_player", seats)
    houses = [NOBODY] * HOUSES
    for seat in seats:
        for house in start_houses(side_of(s, seat), s.setting.pieces):
            houses[house - 1] = seat
    s.board = tuple(houses)
    s.active, s.turn = s.first, 1
    tell(s, "set_up", first=s.first, pieces=s.setting.pieces)
    s.phase = Phase.THROW
