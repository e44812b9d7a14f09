"""A missed deadline: the others choose to wait, let the computer play, or find a replacement.

The question carries its request and the deadline.  Once that request is answered, someone has
chosen, or the absent player is back, it is settled for everyone.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from discord.ui import Container

from bot.store.rows import ClockRow, Status
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns import absences, deadlines
from cogs.core.components import Interaction, Pressed, button, expect_only, number_in, on, rows
from cogs.core.failures import CallFailed, described
from cogs.core.finding import find_table
from cogs.core.replies import Sheet, acknowledge, show, texts_for, words
from cogs.places.links import edit
from cogs.seats.seats import offer, sit_down
from cogs.seats.votes import expect_player, settling
from cogs.table.panel import waited_for, who
from rules.engine.decisions import Seat

log = logging.getLogger(__name__)


def overdue_sheet(
    table: Table,
    texts: Texts,
    others: Sequence[int],
    mark: int,
    clock: ClockRow,
    late: Sequence[int],
) -> Sheet:
    """The public question what to do about those who are late; each has a clock of their own.

    Discord calls only people who are named in it.
    """
    called = ", ".join(f"<@{person}>" for person in others) or "none"
    silent = ", ".join(f"<@{person}>" for person in late)
    choices = rows(
        *(
            button(
                texts(f"overdue-{verb}"), f"overdue_{verb}", table.id, clock.opened, _passed(clock)
            )
            for verb in ("wait", "computer", "replace")
        )
    )
    back = rows(button(texts("overdue-back"), "back_again", table.id))
    asked = words(texts("overdue", who=silent, others=called))
    return Sheet(Container(asked, *choices, *back, id=mark))


def _passed(clock: ClockRow) -> str:
    """The deadline that has passed, as a component carries it."""
    return str(int(clock.deadline))


# --- what the others choose -----------------------------------------------------------------


@on("overdue_wait")
async def wait(interaction: Interaction, pressed: Pressed) -> None:
    """Give the silent one another day."""
    table = await _table(interaction, pressed)
    async with settling(table):
        silent = await _settled_by(interaction, table, pressed)
    if silent is not None:
        await _say(interaction, table, "overdue-waiting", silent)


@on("overdue_computer")
async def let_computer_play(interaction: Interaction, pressed: Pressed) -> None:
    """Let a computer player take the absent player's turn."""
    table, services = await _table(interaction, pressed), interaction.client.services
    async with settling(table):
        silent = await _settled_by(interaction, table, pressed)
        for seat in silent or ():
            await absences.stand_in(table, seat)
    if silent is not None:
        services.touch(table)
        await _say(interaction, table, "overdue-played", silent)


@on("overdue_replace")
async def find_another(interaction: Interaction, pressed: Pressed) -> None:
    """Offer the absent player's seat to anyone."""
    table = await _table(interaction, pressed)
    async with settling(table):
        silent = await _settled_by(interaction, table, pressed)
        if silent is None:
            return
        names = _names(table, silent)
        for seat in silent:
            await offer(interaction.client, table, seat, silent=table.seats[seat].person)
    await _say(interaction, table, "overdue-replacing", silent, names)


async def _table(interaction: Interaction, pressed: Pressed) -> Table:
    await acknowledge(interaction)
    return await find_table(interaction, pressed.number)


async def _settled_by(
    interaction: Interaction, table: Table, pressed: Pressed
) -> list[Seat] | None:
    """Settle the question, if it is open and the person may decide about the absent ones.

    From here on nobody else is asked, and should nothing come of it, all are asked in a day.
    """
    services, texts, person = (
        interaction.client.services,
        texts_for(interaction),
        interaction.user.id,
    )
    expect_player(table, person)
    late = await deadlines.overdue_people(services, table, number_in(pressed.rest))
    if not late or pressed.revision != table.row.opened:
        await show(interaction, texts("overdue-settled"))
        return None
    if table.asks(person) is not None:
        await show(interaction, texts("overdue-not-you"))
        return None
    await deadlines.wait_longer(services, table, list(late))
    return [seat for seat in waited_for(table) if table.seats[seat].person in late]


async def _say(
    interaction: Interaction, table: Table, key: str, silent: Sequence[Seat], names: str = ""
) -> None:
    """Replace the question with what was chosen, and tell the person who chose."""
    texts = Texts(table.row.language)
    said = texts(key, by=f"<@{interaction.user.id}>", who=names or _names(table, silent))
    await _replace_question(interaction, table, said)
    await show(interaction, texts_for(interaction)("overdue-chosen"))


def _names(table: Table, seats: Sequence[Seat]) -> str:
    return ", ".join(who(table, seat) for seat in seats) or "-"


async def _replace_question(interaction: Interaction, table: Table, said: str) -> None:
    message, texts = interaction.message, Texts(table.row.language)
    if message is None or message.flags.ephemeral:
        return
    back = rows(button(texts("overdue-back"), "back_again", table.id))
    try:
        await edit(message, Sheet(words(said), *back))
    except CallFailed as failed:  # what was chosen is stored; the question is only for the eye
        log.warning("game %d: a question was not edited: %s", table.id, described(failed))


# --- somebody is back -----------------------------------------------------------------------


@on("back_again")
async def back_again(interaction: Interaction, pressed: Pressed) -> None:
    """Give a seat back to its returning owner, and settle the question about them."""
    expect_only(pressed, "number")
    table = await _table(interaction, pressed)
    services, person = interaction.client.services, interaction.user.id
    if table.row.status is not Status.PLAYING:
        raise refuse(TableRefusal.CLOSED)
    async with settling(table):
        was_away = not table.seats_of(person)
        if was_away:
            await _take_back(interaction, table)
        for seat in table.seats_of(person):
            was_away |= await absences.is_back(table, seat, person)
        was_asked_about = person in await deadlines.overdue_people(services, table)
        if was_asked_about:
            await deadlines.wait_longer(services, table, [person])
    if was_asked_about:
        said = Texts(table.row.language)("overdue-is-back", who=f"<@{person}>")
        await _replace_question(interaction, table, said)
    is_welcome = was_away or was_asked_about
    if is_welcome:
        services.touch(table)  # its panel says who plays
    texts = texts_for(interaction)
    await show(interaction, texts("overdue-welcome" if is_welcome else "overdue-never-away"))


async def _take_back(interaction: Interaction, table: Table) -> None:
    """Give a seat that is still on offer back to whom it was taken from."""
    offers = await interaction.client.services.store.offers.of(table.id)
    theirs = [offer.seat for offer in offers if offer.owner == interaction.user.id]
    if not theirs:
        raise refuse(TableRefusal.NOT_AT_THE_TABLE)
    for seat in theirs:
        await sit_down(interaction, table, seat)
