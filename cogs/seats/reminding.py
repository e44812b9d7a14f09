"""``/game remind``: a player calls those for whom the game waits, at most once an hour."""

from __future__ import annotations

from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.deadlines import people_asked
from bot.turns.nudging import CALL_SECONDS, put_off_until
from cogs.core.components import Interaction
from cogs.core.finding import find_table
from cogs.core.replies import begin, show
from cogs.places.links import escaped
from cogs.seats.votes import expect_player


async def remind_players(interaction: Interaction) -> None:
    """Call those who are waited for, unless it is night where they all are."""
    texts, services = await begin(interaction), interaction.client.services
    table = await find_table(interaction)
    expect_player(table, interaction.user.id)
    others = [person for person in people_asked(table) if person != interaction.user.id]
    if table.is_quiet or not others:
        await show(interaction, texts("time-remind-nobody"))
        return
    now = services.clock()
    asleep = {p: until for p in others if (until := await put_off_until(services, table, p, now))}
    awake = [person for person in others if person not in asleep]
    lines = [_asleep(texts, table, person, until) for person, until in asleep.items()]
    if awake:
        last = await services.store.reminders.call(table.id, awake, now, CALL_SECONDS)
        if last:
            again = f"<t:{int(last + CALL_SECONDS)}:R>"
            lines = [texts("time-remind-again", again=again)]
        else:
            services.touch(table)
            lines.insert(0, texts("time-remind-done"))
    await show(interaction, "\n".join(lines))


def _asleep(texts: Texts, table: Table, person: int, until: float) -> str:
    name = next(escaped(seat.name) for seat in table.seats if seat.person == person)
    return texts("time-remind-asleep", who=name, until=f"<t:{int(until)}:R>")
