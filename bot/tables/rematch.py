"""A rematch: another game of the same people, with a score of those that they have played.

The score is a setting of a table, and stands in the lobby of the next one.  What changes besides,
such as who begins, the game says.
"""

from __future__ import annotations

import json

from bot.games.game_ui import GameUi
from bot.store.rows import GuestRow, LobbyRow, ScoreRow
from bot.tables.computers import level_of
from bot.tables.lobbies import BEFORE, CLOCKS, NUMBER, SCORE, fitted
from bot.tables.naming import is_computer
from bot.tables.table import Table

REMATCH = "rematch"  # the setting of a table with the lobby of the next game
Score = tuple[ScoreRow, ...]


def game_before(table: Table) -> int | None:
    """The game of a series before this one."""
    written = table.settings.get(BEFORE)
    return None if written is None else int(written)


def number_of(table: Table) -> int:
    """Which game of its series this is, beginning with 1."""
    return int(table.settings.get(NUMBER, "1"))


def lobby_after(table: Table) -> int | None:
    """The lobby of the next game of the series, if somebody has wanted one."""
    written = table.settings.get(REMATCH)
    return None if written is None else int(written)


def score_before(table: Table) -> Score:
    """How often each player of a series had won when this game of it began."""
    return tuple(ScoreRow(*row) for row in json.loads(table.settings.get(SCORE, "[]")))


def score_after(ui: GameUi, table: Table) -> Score:
    """The same with a game that is over, for those who sit at its table."""
    before = {(row.person or row.name): row.wins for row in score_before(table)}
    winners = ui.winners(table.view(None))
    return tuple(
        ScoreRow(s.name, s.person, before.get(s.person or s.name, 0) + (s.seat in winners))
        for s in table.seats
    )


def rematch(ui: GameUi, table: Table, person: int, name: str, now: float) -> LobbyRow:
    """The lobby of another game: whoever wants it has come first, then the computer players."""
    row, count = table.row, len(table.seats)
    mine = table.seats_of(person)[0]
    levels = {s.seat: level_of(s.level) for s in table.seats if is_computer(s)}
    others = [s.seat for s in table.seats if s.seat != mine and s.seat not in levels]
    agreed = ui.rematch(table.agreed, table.view(None), [mine, *levels, *others])
    return LobbyRow(
        0,
        row.name,
        person,
        count,
        fitted(ui, agreed, count),
        table.settings.get("clock", CLOCKS[0]),
        row.language,
        row.place,
        None,
        now,
        (GuestRow(name, person), *(GuestRow("", level=level) for level in levels.values())),
        score_after(ui, table),
        before=table.id,
        number=number_of(table) + 1,
    )
