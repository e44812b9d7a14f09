"""[Hint] while practising: what a strong player would do, told to whoever asks alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.games.game_ui import Picture
from bot.games.uis import ui_of
from bot.tables.draft import Draft
from bot.tables.guide import is_practice
from bot.tables.table import Table
from bot.turns.advice import Advice, advice, drawn, said
from bot.turns.thinking import LONG_SECONDS
from cogs.core.components import Interaction, Pressed, old_button, on
from cogs.core.finding import find_table
from cogs.core.replies import begin, look_for, show, texts_for
from cogs.table.drafts import may_decide, open_choice, show_draft
from rules.engine.decisions import Choice
from rules.engine.session import Session

Asked = tuple[Choice[Any], Session[Any]]


@on("hint")
async def hint_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Say what one could do: on a panel as things are, on a draft as it would make them."""
    await begin(interaction)
    table = await find_table(interaction, pressed.number)
    if not is_practice(table.settings):
        raise old_button()
    if not await may_decide(interaction, table, pressed.revision):
        return
    draft = await table.draft(interaction.user.id) if pressed.rest else None
    if draft is None:
        await _advise(interaction, table)
    elif pressed.rest == str(len(draft.answers)):
        await _advise_on(interaction, table, draft)
    else:
        await show_draft(interaction, table, draft)


async def _advise(interaction: Interaction, table: Table) -> None:
    """Answer a press on the panel; whoever waits long reads that somebody thinks."""
    texts, seat = texts_for(interaction), table.asks(interaction.user.id)
    assert seat is not None, "somebody else decides"
    known = table.seen_by(seat)
    choice = known.request.of(seat) if known.request is not None else None
    thinking = asyncio.ensure_future(_asked(interaction, table, choice, known))
    done, _ = await asyncio.wait({thinking}, timeout=LONG_SECONDS)
    if not done:
        await show(interaction, texts("advice-thinking"))
    text, pictures = await thinking
    await show(interaction, text, pictures=pictures)


async def _advise_on(interaction: Interaction, table: Table, draft: Draft) -> None:
    """Answer a press on a draft: above it, so that it can go on."""
    choice = open_choice(table, draft)
    text, pictures = await _asked(interaction, table, choice, draft.session)
    await show_draft(interaction, table, draft, above=text, beside=pictures)


async def _asked(
    interaction: Interaction, table: Table, choice: Choice[Any] | None, session: Session[Any]
) -> tuple[str, Sequence[Picture]]:
    """The advice in words and as a picture."""
    services, texts = interaction.client.services, texts_for(interaction)
    found: Advice | None = None
    if choice is not None:
        found = await advice(services, table, ui_of(table.row.name), texts, choice, session)
    if found is None:
        return texts("advice-none"), ()
    look = await look_for(interaction)
    pictures = await services.draw(f"hint {interaction.user.id}", partial(drawn, look, found))
    return said(texts, found), pictures or ()
