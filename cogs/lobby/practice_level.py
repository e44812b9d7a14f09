"""How strong the computer plays in a practice game: said once, and changed by a press."""

from __future__ import annotations

from bot.store.errors import NoSuchGame
from bot.store.rows import Status
from bot.tables.computers import LEVELS
from bot.tables.guide import is_practice
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.components import Button, Interaction, Pressed, button, expect_only, old_button, on
from cogs.core.replies import begin, show
from cogs.lobby.panel import level_name, level_word
from cogs.seats.seats import by_computer
from cogs.seats.votes import expect_player, settling


def strength(texts: Texts, level: str) -> str:
    """At which level the computer plays."""
    return texts("practice-level", level=level_word(texts, level))


def others(texts: Texts, game: int, now: str) -> list[Button]:
    """What leads to the other levels."""
    return [
        button(level_name(texts, level), "practice_level", game, rest=level)
        for level in LEVELS
        if level != now
    ]


@on("practice_level")
async def level_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Let the computer players of a practice game play at another level from now on."""
    texts, level = await begin(interaction), pressed.rest
    expect_only(pressed, "number", "rest")
    table = await _practice(interaction, pressed.number)
    if level not in LEVELS:
        raise old_button()
    async with settling(table):
        expect_player(table, interaction.user.id)
        await _play_at(table, level)
    await show(interaction, strength(texts, level), *others(texts, table.id, level))


async def _practice(interaction: Interaction, number: int) -> Table:
    """The practice game of whoever has pressed, wherever it is played."""
    try:
        table = await interaction.client.services.tables.open(number)
    except NoSuchGame:
        raise old_button() from None
    if not is_practice(table.settings) or interaction.user.id not in table.people:
        raise old_button()
    return table


async def _play_at(table: Table, level: str) -> None:
    for row in list(table.seats):
        if table.row.status is Status.PLAYING and row.person is None and row.level != level:
            await table.give_seat(by_computer(table, row.seat, level))
