"""Hints: what somebody might overlook; while practising, also what a computer player would do."""

from __future__ import annotations

from typing import Any

from bot.games.game_ui import GameUi
from bot.process.services import Services
from bot.tables.guide import is_practice
from bot.tables.preferences import ALWAYS, FIRST
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.autoplay import quick_answer
from rules.engine.decisions import Choice

FIRST_GAMES = 3  # of each kind, in which everybody gets hints who has set nothing


async def wants_hints(services: Services, table: Table, person: int | None) -> bool:
    """Return whether somebody is told at this table what they might overlook."""
    if person is None:
        return False
    if is_practice(table.settings):
        return True
    wanted = (await services.people.get(person)).hints
    if wanted != FIRST:
        return wanted == ALWAYS
    return await services.store.count_of(person, table.row.name, table.id) <= FIRST_GAMES


async def hint(
    services: Services,
    table: Table,
    ui: GameUi,
    texts: Texts,
    choice: Choice[Any] | None,
    state: Any = None,  # noqa: ANN401 - each game has its own
) -> str:
    """Say what one could answer, in the table's position or a draft's; empty unless practising.

    Either is the position as the one who is asked may know it.
    """
    if choice is None or len(choice.options) < 2 or not is_practice(table.settings):
        return ""
    known = table.seen_by(choice.seat).state if state is None else state
    view = table.game.view(known, choice.seat)
    key = await quick_answer(services, table, choice, view)
    if key == ui.closing(choice.what):
        return ""
    return texts("guide-hint", answer=ui.answered(texts, view, choice.what, key))
