"""``/game pause``: people let their game rest; its clocks stop, and nobody loses time by it."""

from __future__ import annotations

from bot.process.client import ThothBot
from bot.store.rows import Status
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.timekeeping import going_on, stopped
from cogs.core.components import Interaction
from cogs.core.finding import find_table
from cogs.core.replies import begin, show
from cogs.seats.votes import KINDS, Kind, expect_player, propose, settling


async def pause_game(interaction: Interaction) -> None:
    """Ask the others; whoever is alone with computer players just does it."""
    texts = await begin(interaction)
    table = await find_table(interaction)
    expect_player(table, interaction.user.id)
    if len(table.people) > 1:
        await propose(interaction, table, "pause")
        return
    async with settling(table):
        expect_player(table, interaction.user.id)
        await pause(interaction.client, table)
    await show(interaction, texts("time-pause-done"))


async def pause(client: ThothBot, table: Table) -> None:
    """Let a game rest, with what is left of everybody's time."""
    await table.pause(Status.PAUSED, await stopped(client.services, table))
    client.services.touch(table)  # its panel says so


def needs_vote(table: Table) -> bool:
    """Return whether a paused game goes on only if most of its people want it."""
    return table.row.status is Status.PAUSED and len(table.people) > 1


def _pause_told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    return texts("time-vote-pause", who=who)


async def _pause(client: ThothBot, table: Table, rest: list[str]) -> None:
    await pause(client, table)


def _resume_told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    return texts("time-vote-resume", who=who)


async def _resume(client: ThothBot, table: Table, rest: list[str]) -> None:
    others = await client.services.store.games_at(table.row.place)
    if table.row.status is Status.PAUSED and not others:
        await table.resume(table.row.place, await going_on(client.services, table))


KINDS["pause"] = Kind(_pause_told, _pause)
KINDS["resume"] = Kind(_resume_told, _resume, rests=True)
