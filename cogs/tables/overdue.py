"""Somebody is silent: the others choose to wait, to let a computer play, or to find another."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import Container

from bot import absences, clocks
from bot.store.rows import SeatRow
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import Sheet, acknowledge, show, texts_for, words
from cogs.finding import find_table
from cogs.presses import Interaction, Pressed, button, on, rows
from cogs.seating.refusals import SeatRefused
from cogs.seating.seats import offer
from cogs.speaking import mark
from cogs.tables.panel import waited_for, who
from rules.engine.decisions import Seat


def overdue_sheet(table: Table, texts: Texts, others: Sequence[int], number: int) -> Sheet:
    """The public question what to do; Discord calls only people who are named in it."""
    called = ", ".join(f"<@{person}>" for person in others) or "none"
    silent = ", ".join(who(table, seat) for seat in waited_for(table))
    choices = rows(*(
        button(texts(f"overdue-{verb}"), f"overdue_{verb}", table.id, table.revision)
        for verb in ("wait", "computer", "replace")
    ))  # fmt: skip
    back = rows(button(texts("overdue-back"), "back_again", table.id))
    asked = words(texts("overdue", who=silent, others=called))
    return Sheet(Container(asked, *choices, *back, id=mark(number)))


async def _opponent(interaction: Interaction, pressed: Pressed) -> Table | None:
    """The table, if whoever pressed may decide about the silent one."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    texts, person = texts_for(interaction), interaction.user.id
    table.seats_at(person)
    if not table.is_current(pressed.revision):
        await show(interaction, texts("overdue-settled"))
        return None
    if table.asks(person) is not None:
        await show(interaction, texts("overdue-not-you"))
        return None
    return table


async def _settle(interaction: Interaction, table: Table, key: str) -> None:
    """Say in public what was chosen, in place of the question."""
    texts = Texts(table.row.language)
    silent = ", ".join(who(table, seat) for seat in waited_for(table)) or "-"
    said = texts(key, by=f"<@{interaction.user.id}>", who=silent)
    back = rows(button(texts("overdue-back"), "back_again", table.id))
    if interaction.message is not None:
        await interaction.message.edit(
            view=Sheet(words(said), *back), allowed_mentions=discord.AllowedMentions.none()
        )
    await show(interaction, texts_for(interaction)("overdue-chosen"))


@on("overdue_wait")
async def wait(interaction: Interaction, pressed: Pressed) -> None:
    """Give the silent one another day."""
    table = await _opponent(interaction, pressed)
    if table is not None:
        await clocks.wait_longer(interaction.client.house, table)
        await _settle(interaction, table, "overdue-waiting")


@on("overdue_computer")
async def let_computer_play(interaction: Interaction, pressed: Pressed) -> None:
    """Let a computer player take the silent one's turn."""
    table = await _opponent(interaction, pressed)
    if table is not None:
        house, silent = interaction.client.house, waited_for(table)
        await _settle(interaction, table, "overdue-played")
        for seat in silent:
            await absences.stand_in(house, table, seat)
        house.touch(table)


@on("overdue_replace")
async def find_another(interaction: Interaction, pressed: Pressed) -> None:
    """Offer the silent one's seat to anybody."""
    table = await _opponent(interaction, pressed)
    if table is None:
        return
    silent = waited_for(table)
    await _settle(interaction, table, "overdue-replacing")
    for seat in silent:
        await absences.leave_seat(interaction.client.house, table, seat)
        await offer(interaction.client, table, seat)


@on("back_again")
async def back_again(interaction: Interaction, pressed: Pressed) -> None:
    """Give a seat back to its returning owner."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    house, person = interaction.client.house, interaction.user.id
    seats = table.seats_of(person) or (await _take_back(interaction, table),)
    held = [seat for seat in seats if await absences.is_back(house, table, seat, person)]
    clock = await house.store.clocks.of(table.id)
    if clock is not None and clock.overdue and table.asks(person) is not None:
        await clocks.wait_longer(house, table)
        held += seats
    texts = texts_for(interaction)
    await show(interaction, texts("overdue-welcome" if held else "overdue-never-away"))


async def _take_back(interaction: Interaction, table: Table) -> Seat:
    """Give a seat that is still on offer back to whom it was taken from."""
    user = interaction.user
    seat = await absences.seat_left(interaction.client.house, table, user.id)
    if seat is None:
        raise refuse(TableRefusal.NOT_AT_THE_TABLE)
    if table.seats[seat].person is not None:
        raise SeatRefused("not-free")
    await table.give_seat(SeatRow(seat, user.display_name, user.id))
    return seat
