"""``/hand``: a player's cards, powers, picks and plans."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from bot.games.game_ui import Picture
from bot.games.uis import ui_of
from bot.tables.table import Table
from bot.turns.plans import LINE
from bot.turns.stand_ins import names_of
from cogs.core.components import Button, Interaction, Pressed, button, on
from cogs.core.finding import find_table
from cogs.core.late_pictures import show_drawn
from cogs.core.replies import acknowledge, look_for, show, texts_for


@on("hand")
async def hand_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Show a player's cards, picks and plans."""
    await acknowledge(interaction)
    await show_hand(interaction, await find_table(interaction, pressed.number))


async def show_hand(interaction: Interaction, table: Table) -> None:
    """Show everything that is a person's own at a table."""
    services, person = interaction.client.services, interaction.user.id
    ui, seat = ui_of(table.row.name), table.seats_at(interaction.user.id)[0]
    look = await look_for(interaction, names_of(texts_for(interaction), table))
    draw = partial(ui.hand, look, table.view(seat), seat)

    async def answer(pictures: Sequence[Picture]) -> None:
        lines = await _lines(interaction, table, seat)
        await show(interaction, "\n".join(lines), *_buttons(interaction, table), pictures=pictures)

    await show_drawn(interaction, services.drawing(f"hand {table.id} {person}", draw), answer)


async def _lines(interaction: Interaction, table: Table, seat: int) -> list[str]:
    texts, ui, view = texts_for(interaction), ui_of(table.row.name), table.view(seat)
    lines = [texts("hand-title", name=ui.seat_name(texts, view, seat))]
    lines += ui.belongings(texts, view, seat)
    request, pick = table.session.request, table.pick_of(seat)
    if pick is not None and request is not None:
        answer = ui.answered(texts, view, request.choices[0].what, pick)
        lines.append(texts("hand-picked", answer=answer))
    ahead = {found.occasion: found for found in ui.ahead(texts, view, seat)}
    for plan in await interaction.client.services.store.plans(table.id, interaction.user.id):
        if plan.what == LINE:
            lines.append(texts("plan-line", line=plan.key, auto="yes" if plan.auto else "no"))
        elif (found := ahead.get(plan.what)) is not None:
            answer = found.answers.get(plan.key, plan.key)
            lines.append(texts("hand-order", occasion=found.label, answer=answer))
    return lines


def _buttons(interaction: Interaction, table: Table) -> list[Button]:
    texts = texts_for(interaction)
    items = [button(texts("panel-plan"), "plan", table.id)]
    request = table.session.request
    if request is not None and request.secret:
        items.insert(
            0,
            button(
                texts("panel-pick"),
                "pick",
                table.id,
                table.revision,
                style=discord.ButtonStyle.primary,
            ),
        )
    return items
