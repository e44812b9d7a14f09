"""Ending a game early: everyone at the table must agree."""

from __future__ import annotations

import discord

from bot.process.client import ThothBot
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.components import Interaction, Pressed, button, expect_only, on
from cogs.core.finding import find_table
from cogs.core.replies import begin, show
from cogs.seats.votes import KINDS, Kind, expect_player, propose, settling


async def end_game(interaction: Interaction) -> None:
    """Ask the others; a person alone with computer players only confirms."""
    texts = await begin(interaction)
    table = await find_table(interaction)
    expect_player(table, interaction.user.id)
    if len(table.people) > 1:
        await propose(interaction, table, "end")
        return
    end = button(texts("lobby-button-end"), "end_game", table.id, style=discord.ButtonStyle.danger)
    await show(interaction, texts("vote-confirm-end"), end)


@on("end_game")
async def end_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """End a game that was confirmed; if somebody came meanwhile, ask them."""
    texts = await begin(interaction)
    expect_only(pressed, "number")
    table = await find_table(interaction, pressed.number)
    async with settling(table):
        expect_player(table, interaction.user.id)
        is_alone = len(table.people) == 1
        if is_alone:
            await table.close()
    if not is_alone:
        await propose(interaction, table, "end")
        return
    await show(interaction, texts("vote-ended"))


def _told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    return texts("vote-about-end", who=who)


async def _carry_out(client: ThothBot, table: Table, rest: list[str]) -> None:
    await table.close()


KINDS["end"] = Kind(
    _told, _carry_out, unanimous=True, buttons=("lobby-button-end", "lobby-button-play-on")
)
