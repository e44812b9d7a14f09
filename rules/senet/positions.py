"""Positions as JSON: any rule case can be set up without playing up to it.

``docs/positions/senet.md`` describes the notation.  Writing gives every field; reading fills in
defaults for missing ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine import plain
from rules.engine.decisions import RANDOM, Seat
from rules.engine.errors import BadSetting
from rules.engine.fields import Fields, list_of, one_of, optional, read_number, read_seat, read_text
from rules.engine.impossible import Impossible
from rules.senet.board import NOBODY, Board, houses_of
from rules.senet.data import FALLS, HOUSES, PIECES, SEATS, Side, count, start_houses
from rules.senet.invariants import check
from rules.senet.setup import new_game
from rules.senet.state import Phase, Setting, State

TWO = SEATS[0]


def write_position(s: State) -> dict[str, Any]:
    """Write a position down, every field of it."""
    setting = plain.to_data(s.setting)
    if s.phase is Phase.SET_UP:
        return {"next": s.phase, "setting": setting}
    return {
        "reed": houses_of(s.board, s.first),
        "reel": houses_of(s.board, 1 - s.first),
        "pieces": s.setting.pieces,
        "first": s.first,
        "active": s.active,
        "turn": s.turn,
        "sticks": s.sticks or None,
        "next": s.phase,
        "setting": setting,
    }


def read_position(data: Mapping[str, Any]) -> State:
    """Read a position; raises BadSetting with the path of what is wrong."""
    fields = Fields("", data)
    if data.get("next") == Phase.SET_UP:
        return _read_unbegun(fields)
    sticks = fields.take("throw", _read_throw, "")
    sticks = fields.take("sticks", optional(_read_sticks), None) or sticks
    phase = fields.take("next", one_of(Phase), Phase.MOVE if sticks else Phase.THROW)
    first = fields.take("first", read_seat(TWO), 0)
    houses = _read_houses(fields)
    most = max(map(len, houses.values()))
    pieces = fields.take("pieces", read_number, next((n for n in PIECES if n >= most), PIECES[0]))
    s = State(Setting(pieces, first), phase, first, sticks=sticks)
    s.board = _board(houses, first)
    s.active = fields.take("active", read_seat(TWO), first)
    s.turn = fields.take("turn", read_number, 1)
    s.setting = fields.take("setting", _read_setting, s.setting)
    fields.finish()
    must_agree = s.setting.pieces == pieces and s.setting.first in (NOBODY, first)
    if not must_agree:
        raise BadSetting("setting", "as the position says")
    try:
        check(s)
    except Impossible as problem:
        raise BadSetting(problem.path, problem.problem) from problem
    return s


def _read_unbegun(fields: Fields) -> State:
    """Before set-up there is only what was agreed, and it must be possible to agree on it."""
    setting = fields.take("setting", _read_setting, Setting())
    fields.take("next", read_text, "")
    fields.finish()
    first = RANDOM if setting.first == NOBODY else setting.first
    try:
        return new_game(TWO, {"pieces": setting.pieces, "first": first})
    except BadSetting as bad:
        raise BadSetting(f"setting.{bad.path}", bad.problem, **bad.data) from bad


def _read_houses(fields: Fields) -> dict[Side, list[int]]:
    """The pieces of both sides; a side that is left out is where it begins, as far as is free."""
    given = {side: fields.take(side, optional(list_of(_read_house)), None) for side in Side}
    taken = [house for houses in given.values() for house in houses or ()]
    for side, houses in given.items():
        for n, house in enumerate(houses or ()):
            if taken.count(house) > 1:
                raise BadSetting(f"{side}[{n}]", "two pieces in one house")
    return {
        side: [house for house in start_houses(side, PIECES[0]) if house not in taken]
        if houses is None
        else houses
        for side, houses in given.items()
    }


def _board(houses: Mapping[Side, list[int]], first: Seat) -> Board:
    board = [NOBODY] * HOUSES
    for side, seat in ((Side.REED, first), (Side.REEL, 1 - first)):
        for house in houses[side]:
            board[house - 1] = seat
    return tuple(board)


def _read_house(path: str, value: object) -> int:
    house = read_number(path, value)
    if not 1 <= house <= HOUSES:
        raise BadSetting(path, f"a house from 1 to {HOUSES}")
    return house


def _read_throw(path: str, value: object) -> str:
    """A throw by its number; which sticks are flat does not matter."""
    throw = read_number(path, value)
    fall = next((fall for fall in FALLS if count(fall) == throw), None)
    if fall is None:
        raise BadSetting(path, "a throw from 1 to 5")
    return fall


def _read_sticks(path: str, value: object) -> str:
    sticks = read_text(path, value)
    if sticks not in FALLS:
        raise BadSetting(path, "four letters: f for flat, r for round")
    return sticks


def _read_setting(path: str, value: object) -> Setting:
    fields = Fields(path, value)
    pieces = fields.take("pieces", read_number, PIECES[0])
    first = fields.take("first", _read_first, NOBODY)
    fields.finish()
    if pieces not in PIECES:
        raise BadSetting(f"{path}.pieces", "5 or 7")
    return Setting(pieces, first)


def _read_first(path: str, value: object) -> Seat:
    return NOBODY if value == NOBODY else read_seat(TWO)(path, value)
