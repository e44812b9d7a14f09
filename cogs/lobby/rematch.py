"""[Rematch] below the end of a game: its players arrange another one at the same place."""

from __future__ import annotations

from bot.games.uis import ui_of
from bot.process.services import Services
from bot.store.rows import Status
from bot.tables.lobbies import LobbyRefused
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.rematch import REMATCH, rematch
from bot.tables.table import Table
from cogs.core.components import Interaction, Pressed, expect_only, old_button, on
from cogs.core.finding import find_table
from cogs.core.replies import begin
from cogs.lobby.actions import sit_down
from cogs.lobby.opening import arrange
from cogs.seats.votes import settling


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
    async with settling(table):
        services = interaction.client.services
        lobby = await _lobby_of(services, table)
        if lobby is None:
            user, ui = interaction.user, ui_of(table.row.name)
            again = rematch(ui, table, user.id, user.display_name, services.clock())
            opened = await arrange(interaction, again)
            await table.set(REMATCH, str(opened.id))
            return
    await sit_down(interaction, lobby)


async def _lobby_of(services: Services, table: Table) -> int | None:
    """The rematch that is being arranged; one that has begun makes the button an old one."""
    if REMATCH not in table.settings:
        return None
    number = int(table.settings[REMATCH])
    if await services.store.lobbies.game_of(number) is not None:
        raise old_button()
    try:
        return (await services.lobbies.get(number)).id
    except LobbyRefused:
        return None  # everybody has left it
