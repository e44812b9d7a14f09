"""[Result] below the end of a game: places, achievements, and how ratings have changed."""

from __future__ import annotations

from functools import partial

from bot.results.parts import Named
from bot.results.result import result_shown
from bot.store.outcomes import OutcomeRow
from bot.tables.naming import called
from bot.tables.table import Table
from cogs.core.components import Interaction, Pressed, expect_only, old_button, on
from cogs.core.replies import begin, show, texts_for
from cogs.places.links import escaped
from cogs.stats.readers import give, look_of
from cogs.watch.looking import table_shown


@on("result")
async def result_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Show what has come of a game."""
    texts = await begin(interaction)
    expect_only(pressed, "number")
    table = await table_shown(interaction, pressed.number)
    if not table.row.status.is_over:
        raise old_button()
    services = interaction.client.services
    await services.noter.note(table.id)
    outcome = await services.store.results.of(table.id)
    if outcome is None:
        await show(interaction, texts("stats-result-soon"))
        return
    await _give(interaction, table, outcome)


async def _give(interaction: Interaction, table: Table, outcome: OutcomeRow) -> None:
    """Ratings are those of the server; of others only theirs who are listed."""
    results, guild = interaction.client.services.store.results, table.row.place.guild
    same, listed = list[OutcomeRow](), frozenset[int]()
    if guild is not None and outcome.counts:
        same = await results.all(guild=guild, name=outcome.name)
        listed = await results.listed(guild)
    shown_of = listed | {interaction.user.id}
    texts = texts_for(interaction)
    names = {seat.seat: called(texts, seat) for seat in table.seats}
    seats = {
        seat.seat: Named(seat.person or 0, names[seat.seat], escaped(names[seat.seat]))
        for seat in table.seats
    }
    work = partial(
        result_shown,
        await look_of(interaction, share=False),
        outcome,
        seats,
        await results.achievements(game=outcome.game),
        same,
        shown_of,
    )
    await give(interaction, work)
