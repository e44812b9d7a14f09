"""Reads rows as our own."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.store.errors import Damaged
from bot.store.rows import DecisionRow, GameRow, Place, Status

_OF_GAME = 15  # so many columns are a game's own; what comes after them is only counted in SQL


def game(row: Any) -> GameRow:  # noqa: ANN401 - a row of any query on game
    """Read a game."""
    (
        number,
        name,
        rules,
        options,
        language,
        host,
        guild,
        channel,
        thread,
        status,
        revision,
        opened,
        seq,
        acts,
        result,
    ) = row[:_OF_GAME]
    place = Place(guild, channel, thread)
    if status not in set(Status):
        raise Damaged(f"game {number}: nobody knows the status {status!r}")
    return GameRow(
        number,
        name,
        rules,
        options,
        language,
        host,
        place,
        Status(status),
        revision,
        opened,
        seq,
        acts,
        result,
    )


def decision(
    row: Any,  # noqa: ANN401 - a row of any query on decision
    unpack: Callable[[object], str] = str,
) -> DecisionRow:
    """Read a row of the log; its events may be packed, and an old one has no seal."""
    (_, seq, seat, what, key, auto, secret, act, person, _, rules, events, returns_to, *more) = row
    return DecisionRow(
        seq,
        seat,
        what,
        key,
        act,
        rules,
        bool(auto),
        bool(secret),
        person,
        unpack(events),
        returns_to,
        *more,
    )


def said(written: str, name: str) -> object:
    """What somebody's settings, which are JSON, say by a name; None if that makes no sense."""
    try:
        settings = json.loads(written)
    except ValueError:
        return None
    return settings.get(name) if isinstance(settings, dict) else None
