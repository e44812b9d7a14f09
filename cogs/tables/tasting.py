"""After a quick taste: play on, or start a full game with the same people at the same place."""

from __future__ import annotations

import json

from bot.client import ThothBot
from bot.guiding import PRACTICE
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import begin, show
from cogs.finding import find_table
from cogs.presses import Interaction, Pressed, on
from cogs.seating.votes import KINDS, Kind, expect_player, propose

KEPT = ("clock", PRACTICE)  # settings that a full game takes over


@on("play_on")
async def play_on(interaction: Interaction, pressed: Pressed) -> None:
    """Say that the game simply goes on."""
    texts = await begin(interaction)
    await show(interaction, texts("guide-goes-on"))


@on("full")
async def full_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Start a full game; others at the table are asked first."""
    texts = await begin(interaction)
    table = await find_table(interaction, pressed.number)
    expect_player(table, interaction.user.id)
    if len(table.people) > 1:
        await propose(interaction, table, "full")
        return
    await start_full(interaction.client, table, [])
    await show(interaction, texts("guide-full-begins"))


async def start_full(client: ThothBot, table: Table, rest: list[str]) -> None:
    """End a game and set another one up, with what was agreed for it and whoever sits here."""
    store, row = client.house.store, table.row
    owner = f"game:{table.id}"
    kept = {name: value for name in KEPT if (value := await store.setting(owner, name))}
    await table.close()
    await client.house.tables.create(
        row.name, table.seats, json.loads(row.options), host=row.host, language=row.language,
        place=row.place, settings=kept,
    )  # fmt: skip


def _told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    return texts("vote-about-full", who=who)


KINDS["full"] = Kind(_told, start_full, unanimous=True, buttons=("guide-full", "guide-play-on"))
