"""[Rematch] below the end of a game: its players arrange another one at the same place."""

from __future__ import annotations

import discord

from bot.games.typed_values import SEAT
from bot.games.uis import ui_of
from bot.process.services import Services
from bot.store.rows import LobbyRow, Status
from bot.tables.lobbies import LobbyRefused, choices_left, choose
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.rematch import REMATCH, lobby_after, rematch
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.components import Interaction, Pressed, expect_only, old_button, on
from cogs.core.finding import find_table
from cogs.core.posting import wake
from cogs.core.replies import begin, show, texts_for
from cogs.lobby.actions import sit_down
from cogs.lobby.opening import arrange
from cogs.seats.votes import settling
from cogs.watch.series import link_to_game, next_game


@on("rematch")
async def rematch_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Open the lobby of a rematch, or sit down in it if somebody else was quicker."""
    await begin(interaction)
    expect_only(pressed, "number")
    table = await find_table(interaction, pressed.number)
    if table.row.status is not Status.OVER:
        raise old_button()
    if interaction.user.id not in table.people:
        raise refuse(TableRefusal.NOT_AT_THE_TABLE)
    after = await next_game(interaction.client, table)
    if after is not None:
        texts = texts_for(interaction)
        link = await link_to_game(interaction.client, texts, after)
        await show(interaction, texts("series-goes-on", link=link))
        return
    await _wake(interaction)
    played = played_by(table, interaction.user.id)
    async with settling(table):
        services = interaction.client.services
        lobby = await _lobby_of(services, table)
        if lobby is None:
            user, ui = interaction.user, ui_of(table.row.name)
            again = rematch(ui, table, user.id, user.display_name, services.clock())
            opened = await arrange(interaction, choose(again, user.id, played))
            await table.set(REMATCH, str(opened.id))
            return

    def wish(row: LobbyRow) -> str | None:
        return played if played in choices_left(row, ui_of(row.name)) else None

    await sit_down(interaction, lobby, wish)


def played_by(table: Table, person: int) -> str | None:
    """What somebody has played, which they keep unless they choose something else."""
    ui, texts, seat = ui_of(table.row.name), Texts(table.row.language), table.seats_of(person)[0]
    name = ui.seat_name(texts, table.view(None), seat)
    return next((c for c in ui.seat_choices() if ui.value(texts, SEAT, c) == name), None)


async def _wake(interaction: Interaction) -> None:
    """Wake a thread that was put away after the end: its buttons can still be pressed."""
    thread = interaction.channel
    if isinstance(thread, discord.Thread) and thread.archived and not thread.locked:
        await wake(thread)
        thread.archived = False


async def _lobby_of(services: Services, table: Table) -> int | None:
    """The rematch that is being arranged; one that has just begun makes the button an old one."""
    number = lobby_after(table)
    if number is None:
        return None
    if await services.store.lobbies.game_of(number) is not None:
        raise old_button()
    try:
        return (await services.lobbies.get(number)).id
    except LobbyRefused:
        return None  # everybody has left it
