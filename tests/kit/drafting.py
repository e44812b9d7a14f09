"""Drafts in positions of rule cases: what they warn of."""

from __future__ import annotations

from typing import Any

from bot.games.uis import ui_of
from bot.tables.table import Table
from bot.texts import Texts
from cogs.table.outlooks import changes_of
from tests.conformance.influence import table_of


async def warned(table: Table, *answers: str) -> list[str]:
    """What the first seat's draft of some answers warns of, after its changes."""
    person = table.seats[0].person
    assert person is not None
    draft = await table.draft(person)
    draft.rebuild(())
    await draft.add(*answers)
    lines = changes_of(ui_of(table.row.name), Texts("en"), draft, 0)
    return [line for line in lines if line.startswith("-# ⚠")]


async def warned_in(case: Any, *answers: str) -> list[str]:
    """The same in the position of a rule case."""
    session = case.history.session
    return await warned(table_of(session, len(session.state.players)), *answers)
