"""Why a table refuses a request; nothing has changed.

Messages never hold what was answered: they end up in logs, and an answer may be a secret.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any

from rules.engine.errors import GameError, IllegalAnswer, Why


class TableRefusal(enum.StrEnum):
    """Reasons that have to do with the table, not with the rules."""

    NOT_AT_THE_TABLE = enum.auto()
    CLOSED = enum.auto()
    PAUSED = enum.auto()  # it can be resumed
    NOTHING_TO_UNDO = enum.auto()
    RULES_CHANGED_SINCE = enum.auto()  # the point to return to was made by other rules
    NOBODY_ASKED = enum.auto()  # there is no wish to agree to
    OUT_OF_DATE = enum.auto()  # pressed where, when or as it is not shown
    DRAFT_ENDS_HERE = enum.auto()  # what comes next, its owner may not know yet


class Refused(IllegalAnswer):
    """A table, or its rules, said no; ``key`` is what was answered, the message leaves it out."""

    def __init__(self, why: Why, seat: int, key: str, what: str = "") -> None:
        super().__init__(why, seat, key, what)
        self.args = (f"{why.reason}: seat {seat}, {what or 'nothing asked'}",)


def refuse(reason: enum.StrEnum, data: Mapping[str, Any] | None = None) -> Refused:
    """Say no for a reason that has nothing to do with one answer."""
    return Refused(Why(reason, data or {}), -1, "")


def refused(error: IllegalAnswer) -> Refused:
    """Pass a refusal of the rules on."""
    return Refused(Why(error.reason, error.data), error.seat, error.key, error.what)


class RulesFailed(GameError):
    """A rule failed; the game is where it was before."""

    def __init__(self, game: int, seq: int, where: str) -> None:
        super().__init__(f"game {game} at {seq}: the rules failed in {where}")


class CannotOpen(GameError):
    """A stored game cannot be gone on with by this build."""


def place_of(error: BaseException) -> str:
    """Name where in the code an error arose, and its type, but none of its words."""
    while error.__cause__ is not None:
        error = error.__cause__
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error).__name__
    return f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno} ({type(error).__name__})"
