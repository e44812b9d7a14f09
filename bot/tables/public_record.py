"""A game's public facts as a file, for people who keep or study games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.games.game_ui import GameUi, View
from bot.store.rows import GameRow, SeatRow
from bot.tables import shown
from bot.tables.naming import called, is_computer
from bot.tables.story import Chronicle
from bot.texts import Texts
from rules.engine import plain

FORMAT = "thoth-public-record/1"


def public_record(
    row: GameRow, seats: Sequence[SeatRow], view: View, told: Chronicle, ui: GameUi, texts: Texts
) -> bytes:
    """Write JSON: who plays, every public event with its line, and the position.

    It is made of the public view and public events, so it holds no secret; people are named
    as at the table, without their numbers on Discord.
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": row.name,
        "rules": row.rules,
        "options": json.loads(row.options),
        "language": texts.language,
        "status": row.status,
        "result": None if row.result is None else json.loads(row.result),
        "step": row.revision,
        "seats": [
            {"seat": seat.seat, "name": called(texts, seat), "computer": is_computer(seat)}
            for seat in seats
        ],
        "log": [
            {
                "step": step,
                "events": shown.events(moment.events, None),
                "lines": [
                    line for event in moment.events if (line := ui.said(texts, event, moment.view))
                ],
            }
            for step, moment in zip(told.steps, told, strict=True)
        ],
        "position": plain.to_data(view),
    }
    return json.dumps(record, ensure_ascii=False, allow_nan=False, indent=1).encode()
