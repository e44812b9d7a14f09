"""After a quick taste: play on, or start a full game with the same people at the same place."""

from __future__ import annotations

import json

from bot.process.client import ThothBot
from bot.store.rows import Status
from bot.tables.guide import PRACTICE, began_as_taste
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import AGREED, Table
from bot.texts import Texts
from bot.turns.timeouts import TIMEOUT
from cogs.core.components import Interaction, Pressed, expect_only, old_button, on
from cogs.core.finding import find_table
from cogs.core.replies import begin, show
from cogs.seats.votes import KINDS, Kind, expect_player, propose, settling

KEPT = ("clock", "vacation", TIMEOUT, AGREED, PRACTICE)  # settings that a full game takes over


@on("play_on")
async def play_on(interaction: Interaction, pressed: Pressed) -> None:
    """Say that the game simply goes on."""
    texts = await begin(interaction)
    expect_player(await find_table(interaction, pressed.number), interaction.user.id)
    await show(interaction, texts("guide-goes-on"))


@on("full")
async def full_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Start a full game; others at the table are asked first."""
    texts = await begin(interaction)
    expect_only(pressed, "number", "revision")
    table = await find_table(interaction, pressed.number)
    async with settling(table):
        _expect_taster(table, interaction.user.id)
        was_asked = began_as_taste(table.settings)
        if not was_asked or not table.is_current(pressed.revision):
            raise old_button()
        is_alone = len(table.people) == 1
        if is_alone:
            await _expect_free(interaction, table)
            await start_full(interaction.client, table, [])
    if not is_alone:
        await propose(interaction, table, "full")
        return
    await show(interaction, texts("guide-full-begins"))


async def _expect_free(interaction: Interaction, table: Table) -> None:
    """Make the button an old one where another game has begun since the taste was over."""
    games = await interaction.client.services.store.games_at(table.row.place)
    if any(game.id != table.id for game in games):
        raise old_button()


def _expect_taster(table: Table, person: int) -> None:
    """Refuse those who are not at the table; a taste may have been the end of a game."""
    if table.row.status is not Status.OVER:
        expect_player(table, person)
    elif person not in table.people:
        raise refuse(TableRefusal.NOT_AT_THE_TABLE)


async def start_full(client: ThothBot, table: Table, rest: list[str]) -> None:
    """End a game and set up another with the same options and people."""
    row = table.row
    kept = {name: value for name, value in table.settings.items() if name in KEPT}
    if table.row.status is Status.PLAYING:
        await table.close()
    await client.services.tables.create(
        row.name,
        table.seats,
        json.loads(row.options),
        host=row.host,
        language=row.language,
        place=row.place,
        settings=kept,
    )


def _told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    return texts("vote-about-full", who=who)


KINDS["full"] = Kind(_told, start_full, unanimous=True, buttons=("guide-full", "guide-play-on"))
