"""Why an answer was refused, or a game could not be resumed.

* GameError
  x IllegalAnswer   - the player may try again; nothing changed
  x Unreadable      - a typed line makes no sense; nothing changed
  x BadSetting      - the game cannot be set up, or a position cannot be read, like this
  x Unknown         - chance was asked where nothing may be rolled
  x RulesBug        - our fault; the game is back where it was before the answer
  x ReplayDiverged  - the log does not fit these rules (another version, or a bug)
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any, NamedTuple


class Refusal(enum.StrEnum):
    """Reasons that any game can have; each game adds its own enum of rule reasons."""

    GAME_OVER = enum.auto()
    NOT_YOUR_TURN = enum.auto()
    NOT_AN_OPTION = enum.auto()
    STALE = enum.auto()
    TOO_FAR_AHEAD = enum.auto()  # what comes before it depends on luck or on others


class Why(NamedTuple):
    """A reason, with the data a front end needs to explain it."""

    reason: enum.StrEnum
    data: Mapping[str, Any] = {}


class GameError(Exception):
    """Base of everything the core raises on purpose."""


class IllegalAnswer(GameError):
    """A player said something that the rules do not allow; nothing has changed."""

    def __init__(self, why: Why, seat: int, key: str, what: str = "") -> None:
        super().__init__(f"{why.reason}: seat {seat} said {key!r} to {what!r}")
        self.reason = why.reason
        self.data = dict(why.data)
        self.seat = seat
        self.key = key
        self.what = what


class BadSetting(GameError):
    """A setting or a position is not possible; ``path`` says which part of it."""

    def __init__(self, path: str, problem: str, **data: object) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem
        self.data = data


class Unreadable(GameError):
    """A typed line cannot be read; ``at`` is where it stops making sense."""

    def __init__(self, at: int, word: str) -> None:
        super().__init__(f"cannot read {word!r}")
        self.at = at
        self.word = word


class Unknown(GameError):
    """Chance was asked where nothing may be rolled: in a replay, or in somebody's trial."""


class RulesBug(GameError):
    """A rule failed.  The cause is chained; the log reproduces it."""


class ReplayDiverged(GameError):
    """A logged decision was not on offer when it was replayed."""
