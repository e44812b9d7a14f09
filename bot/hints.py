"""Hints while practising: what a computer player would answer in somebody's place."""

from __future__ import annotations

from typing import Any

from bot.conducting import answer_in
from bot.fronts.front import Front
from bot.guiding import is_practice
from bot.house import House
from bot.tables.table import Table
from bot.texts import Texts
from rules.engine.decisions import Choice


async def hint(
    house: House, table: Table, front: Front, texts: Texts, choice: Choice[Any] | None,
    state: Any = None,  # noqa: ANN401 - each game has its own
) -> str:  # fmt: skip
    """Say what one could answer, in the table's position or a draft's; empty unless practising."""
    if choice is None or len(choice.options) < 2 or not await is_practice(house.store, table.id):
        return ""
    view = table.game.view(table.session.state if state is None else state, choice.seat)
    key = await answer_in(house, table, choice, view)
    if key == front.closing(choice.what):
        return ""
    return texts("guide-hint", answer=front.answered(texts, view, choice.what, key))
