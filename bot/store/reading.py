"""Rows of SQLite as rows of ours."""

from __future__ import annotations

from typing import Any

from bot.store.rows import DecisionRow, GameRow, Place, Status


def game(row: Any) -> GameRow:  # noqa: ANN401 - a row of any query on game
    """Read a game."""
    (number, name, rules, options, language, host, guild, channel, thread, status,
     revision, opened, seq, acts, result) = row  # fmt: skip
    place = Place(guild, channel, thread)
    return GameRow(
        number, name, rules, options, language, host, place, Status(status),
        revision, opened, seq, acts, result,
    )  # fmt: skip


def decision(row: Any) -> DecisionRow:  # noqa: ANN401 - a row of any query on decision
    """Read a row of the log."""
    (_, seq, seat, what, key, auto, secret, act, person, interaction, rules, events,
     returns_to) = row  # fmt: skip
    return DecisionRow(
        seq, seat, what, key, act, rules, bool(auto), bool(secret), person, interaction, events,
        returns_to,
    )  # fmt: skip
