"""Seats of running games that change hands: resigning, taking a seat, replacing somebody."""

from __future__ import annotations

import logging

import discord

from bot.client import ThothBot
from bot.fronts import front_of
from bot.lobbies import LEVEL
from bot.store.rows import SeatRow, Status
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts
from bot.typed_values import named
from cogs.answering import Sheet, begin, show, words
from cogs.finding import find_table
from cogs.lobbies.panel import computer_name
from cogs.places import channel_of, escaped, mention
from cogs.presses import Button, Interaction, Pressed, button, on, rows
from cogs.seating.refusals import SeatRefused
from cogs.seating.votes import KINDS, Kind, expect_player, propose
from rules.engine.decisions import Seat

log = logging.getLogger(__name__)

COMPUTER, ANYBODY = "computer", "anybody"  # to whom a seat may go, besides a person


# --- names ----------------------------------------------------------------------------------


def plays(texts: Texts, table: Table, seat: Seat) -> str:
    """Whom a seat plays."""
    return front_of(table.row.name).seat_name(texts, table.view(None), seat)


def label(texts: Texts, table: Table, seat: SeatRow) -> str:
    """A seat as it is offered and may be typed."""
    return texts(
        "seat-label", number=seat.seat + 1, plays=plays(texts, table, seat.seat), name=seat.name
    )[:100]


def seat_typed(texts: Texts, table: Table, typed: str) -> SeatRow:
    """The seat that somebody names: by number, god or person, or as it was offered."""
    spelled = {
        seat.seat: [str(seat.seat + 1), seat.name]
        + [plays(Texts(language), table, seat.seat) for language in LANGUAGES]
        + [label(Texts(language), table, seat) for language in LANGUAGES]
        for seat in table.seats
    }
    found = named(spelled, typed)
    if found is None:
        possible = ", ".join(escaped(label(texts, table, seat)) for seat in table.seats)
        raise SeatRefused("unknown", list=possible)
    return next(seat for seat in table.seats if seat.seat == found)


def by_computer(table: Table, seat: Seat) -> SeatRow:
    """A seat in the hands of a computer player that is not called like another one."""
    texts, taken = Texts(table.row.language), {row.name for row in table.seats}
    names = (computer_name(texts, number) for number in range(1, len(table.seats) + 2))
    return SeatRow(seat, next(name for name in names if name not in taken), level=LEVEL)


# --- resigning ------------------------------------------------------------------------------


async def resign(interaction: Interaction) -> None:
    """Ask whether somebody really wants to leave a game."""
    texts = await begin(interaction)
    table = await find_table(interaction)
    expect_player(table, interaction.user.id)
    seats = table.seats_of(interaction.user.id)
    if len(table.people) == 1:
        asked = texts("seat-resign-last")
    else:
        asked = texts("seat-resign", plays=", ".join(plays(texts, table, s) for s in seats))
    danger = discord.ButtonStyle.danger
    await show(interaction, asked, button(texts("lobby-button-resign"), "resign", table.id,
                                          style=danger))  # fmt: skip


@on("resign")
async def resign_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Leave a game: the computer plays on, and anybody may take the seat."""
    texts = await begin(interaction)
    table = await interaction.client.house.tables.open(pressed.number)
    expect_player(table, interaction.user.id)
    if len(table.people) == 1:
        await table.close()
        await show(interaction, texts("vote-ended"))
        return
    for seat in table.seats_of(interaction.user.id):
        await offer(interaction.client, table, seat)
    await show(interaction, texts("seat-resigned"))


async def offer(client: ThothBot, table: Table, seat: Seat) -> None:
    """Let the computer play for a seat, and offer it to everybody."""
    texts = Texts(table.row.language)
    before = next(row for row in table.seats if row.seat == seat)
    if before.person is not None:
        await table.give_seat(by_computer(table, seat))
        said = texts("seat-offer", name=escaped(before.name), plays=plays(texts, table, seat))
    else:
        said = texts("seat-offered", name=plays(texts, table, seat))
    await say(
        client, table, said, button(texts("seat-take"), "take_seat", table.id, rest=str(seat))
    )


# --- taking a seat --------------------------------------------------------------------------


@on("take_seat")
async def take_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat that was offered."""
    texts = await begin(interaction)
    table = await interaction.client.house.tables.open(pressed.number)
    seat = next((row for row in table.seats if row.seat == int(pressed.rest)), None)
    if table.row.status is not Status.PLAYING or seat is None:
        raise refuse(TableRefusal.CLOSED)
    user = interaction.user
    if seat.person == user.id:
        await show(interaction, texts("seat-yours", plays=plays(texts, table, seat.seat)))
        return
    if seat.person is not None:
        raise SeatRefused("not-free")
    await expect_newcomer(interaction.client, table, seat.seat, user.id)
    await table.give_seat(SeatRow(seat.seat, user.display_name, user.id))
    await _taken(interaction, table, seat.seat)
    await show(interaction, texts("seat-yours", plays=plays(texts, table, seat.seat)))


async def _taken(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Take the button off the offer, and say who plays."""
    texts = Texts(table.row.language)
    said = texts(
        "seat-taken", name=escaped(interaction.user.display_name), plays=plays(texts, table, seat)
    )
    message = interaction.message
    try:
        if message is not None:
            await message.edit(view=Sheet(words(said)))
    except discord.HTTPException as failed:
        log.warning("game %d: an offer was not edited: %s", table.id, failed.code)


async def expect_newcomer(client: ThothBot, table: Table, seat: Seat, person: int) -> None:
    """Refuse who plays here already, or has seen the hand of another seat."""
    if person in table.people:
        raise SeatRefused("plays-here")
    rows_made = await client.house.store.decisions(table.id)
    if any(row.person == person and row.seat not in (None, seat) for row in rows_made):
        raise SeatRefused("saw-another")


# --- replacing ------------------------------------------------------------------------------


async def replace_player(
    interaction: Interaction, typed: str, person: discord.abc.User | None, *, computer: bool
) -> None:
    """Give a seat to somebody: the host or its owner after a second look, others if most agree."""
    texts = await begin(interaction)
    table = await find_table(interaction)
    user = interaction.user.id
    expect_player(table, user)
    seat = seat_typed(texts, table, typed)
    to = await _receiver(interaction.client, table, seat, person, computer=computer)
    if user in (host_of(table), seat.person):
        await _ask_again(interaction, texts, table, seat, to)
    else:
        await propose(interaction, table, f"replace {seat.seat} {to}")


async def _ask_again(
    interaction: Interaction, texts: Texts, table: Table, seat: SeatRow, to: str
) -> None:
    """Show which seat goes to whom; a slip of the finger must not cost anybody a game."""
    about = {"plays": plays(texts, table, seat.seat), "name": escaped(seat.name)}
    if to == ANYBODY:
        asked = texts("seat-offer-this", **about)
    else:
        asked = texts("seat-give", **about, to=_receiver_told(texts, to))
    await show(interaction, asked, button(
        texts("seat-button-give"), "give_seat", table.id,
        rest=f"{seat.seat} {seat.person or 0} {to}", style=discord.ButtonStyle.danger,
    ))  # fmt: skip


@on("give_seat")
async def give_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Give a seat away, if it is still whose it was when that was asked."""
    texts = await begin(interaction)
    table = await interaction.client.house.tables.open(pressed.number)
    number, owner, to = pressed.rest.split()
    seat = next(row for row in table.seats if row.seat == int(number))
    user = interaction.user.id
    expect_player(table, user)
    if (seat.person or 0) != int(owner) or user not in (host_of(table), seat.person):
        raise SeatRefused("not-free")
    _expect_others(table, seat, to)
    await hand_over(interaction.client, table, seat.seat, to)
    await show(interaction, texts("seat-given"))


def _expect_others(table: Table, seat: SeatRow, to: str) -> None:
    """Refuse to leave a table to computers."""
    if to in (ANYBODY, COMPUTER) and table.people == [seat.person]:
        raise SeatRefused("last")


async def _receiver(
    client: ThothBot, table: Table, seat: SeatRow, person: discord.abc.User | None, *,
    computer: bool,
) -> str:  # fmt: skip
    """Who is to have the seat, written down."""
    if person is None:
        to = COMPUTER if computer else ANYBODY
        _expect_others(table, seat, to)
        return to
    if computer:
        raise SeatRefused("one")
    if person.bot:
        raise SeatRefused("bot")
    await expect_newcomer(client, table, seat.seat, person.id)
    return str(person.id)


def host_of(table: Table) -> int:
    """Who decides at a table: the host, or if they have left whoever sits there first."""
    people = table.people
    return table.row.host if table.row.host in people or not people else people[0]


async def hand_over(client: ThothBot, table: Table, seat: Seat, to: str) -> None:
    """Let a seat pass to a person, to the computer, or to whoever wants it; all are told."""
    if to == ANYBODY:
        await offer(client, table, seat)
    elif to == COMPUTER:
        await table.give_seat(by_computer(table, seat))
    else:
        person = int(to)
        await expect_newcomer(client, table, seat, person)
        name = await _name(client, person, table.row.place.guild)
        await table.give_seat(SeatRow(seat, name, person))


async def _name(client: ThothBot, person: int, guild: int | None) -> str:
    """What somebody is called in a server, or failing that everywhere."""
    server = None if guild is None else client.get_guild(guild)
    known = None if server is None else server.get_member(person)
    return (known or await client.fetch_user(person)).display_name


async def say(client: ThothBot, table: Table, text: str, *items: Button) -> None:
    """Say something to the whole table."""
    try:
        await channel_of(client, table.row.place).send(view=Sheet(words(text), *rows(*items)))
    except discord.HTTPException as failed:
        log.warning("game %d: nothing can be said there: %s", table.id, failed.code)


def _told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    seat, to = int(rest[0]), rest[1]
    if to == ANYBODY:
        return texts("vote-about-offer", who=who, plays=plays(texts, table, seat))
    about = {"who": who, "plays": plays(texts, table, seat)}
    return texts("vote-about-replace", **about, to=_receiver_told(texts, to))


def _receiver_told(texts: Texts, to: str) -> str:
    return texts("vote-to-computer") if to == COMPUTER else mention(int(to))


async def _carry_out(client: ThothBot, table: Table, rest: list[str]) -> None:
    await hand_over(client, table, int(rest[0]), rest[1])


KINDS["replace"] = Kind(_told, _carry_out)
