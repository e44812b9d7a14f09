"""Setting up a game: what was agreed, and what chance decides (RULES D-2, D-14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.duel.data import (
    BASE_PROGRESS,
    BASE_WONDERS,
    ON_BOARD,
    Progress,
    Wonder,
)
from rules.duel.decks import fresh_decks
from rules.duel.state import NOBODY, Phase, Player, Setting, State, without
from rules.engine.decisions import RANDOM, Seat, draw
from rules.engine.errors import BadSetting
from rules.engine.events import tell

SEATS = range(2, 3)
OPTIONS = ("pantheon", "first")


def new_game(seats: int, options: Mapping[str, Any]) -> State:
    """Check what was agreed and return the state before set-up."""
    if seats not in SEATS:
        raise BadSetting("seats", "2 players", seats=seats)
    for name in options:
        if name not in OPTIONS:
            raise BadSetting(str(name), "no such option", known=list(OPTIONS))
    pantheon = options.get("pantheon", False)
    if not isinstance(pantheon, bool):
        raise BadSetting("pantheon", "true or false")
    return State(Setting(pantheon, _first(options.get("first", RANDOM))))


def _first(wanted: object) -> Seat:
    if wanted == RANDOM:
        return NOBODY
    if not isinstance(wanted, int) or isinstance(wanted, bool) or wanted not in (0, 1):
        raise BadSetting("first", "a seat, or random", seats=2)
    return wanted


def progress_pool(pantheon: bool) -> tuple[Progress, ...]:
    """All Progress tokens of a game."""
    return tuple(Progress) if pantheon else BASE_PROGRESS


def wonder_pool(pantheon: bool) -> tuple[Wonder, ...]:
    """All Wonders of a game."""
    return tuple(Wonder) if pantheon else BASE_WONDERS


async def set_up(s: State) -> None:
    """Draw the first player and the Progress tokens; the Wonders are dealt later."""
    s.pantheon = s.setting.pantheon
    s.first = s.setting.first
    if s.first == NOBODY:
        s.first = await draw("first_player", (0, 1))
    s.active = s.first
    s.players = [Player(), Player()]
    s.box = progress_pool(s.pantheon)
    for _ in range(ON_BOARD):
        token = await draw("progress", s.box)
        s.box = without(s.box, token)
        s.progress += (token,)
    s.wonders = wonder_pool(s.pantheon)
    s.decks = fresh_decks() if s.pantheon else {}
    tell(s, "set_up", first=s.first, pantheon=s.pantheon, progress=list(s.progress))
    s.phase = Phase.AGE if s.pantheon else Phase.DRAFT  # Age I lies there first (D-14.2)
