"""Seats that change hands during a game: resigning, taking a seat, replacing a player."""

from __future__ import annotations

import logging

import discord

from bot.games.typed_values import named
from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.store.rows import OfferRow, SeatRow
from bot.tables.computers import LEVELS, USUAL
from bot.tables.hosts import host_of
from bot.tables.naming import called
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts
from bot.turns import absences
from bot.turns.stand_ins import name_of
from cogs.core.components import (
    Button,
    Interaction,
    Pressed,
    button,
    number_in,
    old_button,
    on,
    rows,
)
from cogs.core.failures import CallFailed, described
from cogs.core.finding import find_table
from cogs.core.replies import Sheet, begin, show, words
from cogs.lobby.panel import computer_name, level_word
from cogs.places.links import channel_of, edit, escaped, mention, send
from cogs.seats.refusals import SeatRefused
from cogs.seats.votes import KINDS, Kind, expect_player, propose, settling
from rules.engine.decisions import Seat

log = logging.getLogger(__name__)

ANYBODY = "anybody"  # to whom a seat may go, besides a person
COMPUTERS = {"computer": USUAL} | {f"computer.{level}": level for level in LEVELS}


# --- names ----------------------------------------------------------------------------------


def plays(texts: Texts, table: Table, seat: Seat) -> str:
    """Whom a seat plays."""
    return ui_of(table.row.name).seat_name(texts, table.view(None), seat)


def label(texts: Texts, table: Table, seat: SeatRow) -> str:
    """A seat as it is offered and may be typed; who is away is named as such."""
    return texts(
        "seat-label",
        number=seat.seat + 1,
        plays=plays(texts, table, seat.seat),
        name=name_of(texts, table, seat.seat),
    )[:100]


def seat_typed(texts: Texts, table: Table, typed: str) -> SeatRow:
    """The seat that somebody names: by number, role or person, or as it was offered."""
    spelled = {
        seat.seat: [str(seat.seat + 1), called(texts, seat)]
        + [plays(Texts(language), table, seat.seat) for language in LANGUAGES]
        + [label(Texts(language), table, seat) for language in LANGUAGES]
        for seat in table.seats
    }
    found = named(spelled, typed)
    if found is None:
        possible = ", ".join(escaped(label(texts, table, seat)) for seat in table.seats)
        raise SeatRefused("unknown", list=possible)
    return next(seat for seat in table.seats if seat.seat == found)


def by_computer(table: Table, seat: Seat, level: str = USUAL) -> SeatRow:
    """A seat in the hands of a computer player that is not called like another one."""
    texts, taken = Texts(table.row.language), {row.name for row in table.seats if row.seat != seat}
    numbers = range(1, len(table.seats) + 2)
    number = next(n for n in numbers if taken.isdisjoint(_names_of(texts, n)))
    return SeatRow(seat, computer_name(texts, number, level), level=level)


def _names_of(texts: Texts, number: int) -> list[str]:
    """All that a computer player of this number may be called."""
    return [computer_name(texts, number, level) for level in (None, *LEVELS)]


# --- resigning ------------------------------------------------------------------------------


async def resign(interaction: Interaction) -> None:
    """Ask whether somebody really wants to leave the game of this place."""
    await begin(interaction)
    await _ask_to_resign(interaction, await find_table(interaction))


async def _ask_to_resign(interaction: Interaction, table: Table) -> None:
    texts = await begin(interaction)
    expect_player(table, interaction.user.id)
    seats = table.seats_of(interaction.user.id)
    if len(table.people) == 1:
        asked = texts("seat-resign-last")
    else:
        asked = texts("seat-resign", plays=", ".join(plays(texts, table, s) for s in seats))
    danger = discord.ButtonStyle.danger
    await show(
        interaction,
        asked,
        button(
            texts("lobby-button-resign"),
            "resign",
            table.id,
            rest=_left_by(table, interaction.user.id),
            style=danger,
        ),
    )


def _left_by(table: Table, person: int) -> str:
    """What somebody leaves who resigns: their seats, and whether anybody else is there."""
    others = "last" if len(table.people) == 1 else ""
    return ".".join([*map(str, table.seats_of(person)), others])


@on("resign")
async def resign_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Leave a game: the computer plays on, and anybody may take the seat."""
    texts = await begin(interaction)
    table, person = await find_table(interaction, pressed.number), interaction.user.id
    async with settling(table):
        expect_player(table, person)
        is_as_asked = pressed.rest == _left_by(table, person)
        is_last = len(table.people) == 1
        if is_as_asked and is_last:
            await table.close()
        elif is_as_asked:
            for seat in table.seats_of(person):
                await offer(interaction.client, table, seat)
    if not is_as_asked:
        await _ask_to_resign(interaction, table)
        return
    await show(interaction, texts("vote-ended" if is_last else "seat-resigned"))


async def offer(
    client: ThothBot,
    table: Table,
    seat: Seat,
    *,
    silent: int | None = None,
    nameless: bool = False,
) -> None:
    """Let the computer play for a seat, and offer it to everybody.

    Somebody who was only silent may come back to it, until somebody else has taken it; one who
    wants to be forgotten is not named.
    """
    texts, offers = Texts(table.row.language), client.services.store.offers
    before = next(row for row in table.seats if row.seat == seat)
    if before.person is not None:
        computer = by_computer(table, seat)
        if silent is not None:
            await absences.hold(table, seat, computer.name)
        else:
            await absences.forget(table, seat)
        await table.give_seat(computer)
        name = texts("privacy-a-player") if nameless else escaped(before.name)
        said = texts("seat-offer", name=name, plays=plays(texts, table, seat))
    else:
        said = texts("seat-offered", name=plays(texts, table, seat))
    revision = table.revision
    await offers.keep(OfferRow(table.id, seat, revision, silent))
    take = button(texts("seat-take"), "take_seat", table.id, revision, str(seat))
    await say(client, table, said, take)


# --- taking a seat --------------------------------------------------------------------------


@on("take_seat")
async def take_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat that is on offer."""
    texts = await begin(interaction)
    table, number = await find_table(interaction, pressed.number), number_in(pressed.rest)
    if await take_offered(interaction, table, number, pressed.revision):
        await _taken(interaction, table, number)
    await show(interaction, texts("seat-yours", plays=plays(texts, table, number)))


async def take_offered(interaction: Interaction, table: Table, seat: Seat, revision: int) -> bool:
    """Take a seat that is on offer since a revision; return whether it was not theirs before."""
    async with settling(table):
        if table.row.status.is_over:
            raise refuse(TableRefusal.CLOSED)
        if seat in table.seats_of(interaction.user.id):
            return False
        await _expect_on_offer(interaction.client, table, seat, revision)
        await sit_down(interaction, table, seat)
    return True


async def _expect_on_offer(client: ThothBot, table: Table, seat: Seat, revision: int) -> None:
    """Refuse a seat that was never offered, or not by this message."""
    row = next((row for row in table.seats if row.seat == seat), None)
    if row is None:
        raise old_button()
    if row.person is not None:
        raise SeatRefused("not-free")
    offers = await client.services.store.offers.of(table.id)
    if (seat, revision) not in [(offer.seat, offer.revision) for offer in offers]:
        raise SeatRefused("not-offered")


async def sit_down(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Give a free seat to the person; any absence recorded for it ends."""
    client, user = interaction.client, interaction.user
    await expect_newcomer(client, table, seat, user.id)
    await pass_on(table, SeatRow(seat, user.display_name, user.id))


async def pass_on(table: Table, seat: SeatRow) -> None:
    """Let a seat change hands; whoever was away from it is not waited for any more."""
    await table.give_seat(seat)
    await absences.forget(table, seat.seat)


async def _taken(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Take the button off the offer, and say who plays."""
    message = interaction.message
    try:
        if message is not None:
            await edit(message, taken_sheet(interaction, table, seat))
    except CallFailed as failed:
        log.warning("game %d: an offer was not edited: %s", table.id, described(failed))


def taken_sheet(interaction: Interaction, table: Table, seat: Seat) -> Sheet:
    """What an offer says that somebody has just taken."""
    texts, name = Texts(table.row.language), escaped(interaction.user.display_name)
    return Sheet(words(texts("seat-taken", name=name, plays=plays(texts, table, seat))))


async def expect_newcomer(client: ThothBot, table: Table, seat: Seat, person: int) -> None:
    """Refuse who plays here already, or has seen the hand of another seat."""
    if person in table.people:
        raise SeatRefused("plays-here")
    rows_made = await client.services.store.decisions(table.id)
    if any(row.person == person and row.seat not in (None, seat) for row in rows_made):
        raise SeatRefused("saw-another")


# --- replacing ------------------------------------------------------------------------------


async def replace_player(
    interaction: Interaction, typed: str, person: discord.abc.User | None, level: str | None
) -> None:
    """Give a seat away: the host or its owner after confirming, others if most agree.

    With a level it goes to a computer player, with nobody to whoever takes it.
    """
    texts = await begin(interaction)
    table = await find_table(interaction)
    user = interaction.user.id
    expect_player(table, user)
    seat = seat_typed(texts, table, typed)
    to = await _receiver(interaction.client, table, seat, person, level)
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
    await show(
        interaction,
        asked,
        button(
            texts("seat-button-give"),
            "give_seat",
            table.id,
            rest=f"{seat.seat} {seat.person or 0} {to}",
            style=discord.ButtonStyle.danger,
        ),
    )


@on("give_seat")
async def give_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Give a seat away, if it is still whose it was when that was asked."""
    texts = await begin(interaction)
    table = await find_table(interaction, pressed.number)
    number, owner, to = (*pressed.rest.split(" "), "", "", "")[:3]
    seat = next((row for row in table.seats if row.seat == number_in(number)), None)
    user, was = interaction.user.id, number_in(owner)
    if seat is None or (to not in (*COMPUTERS, ANYBODY) and not number_in(to)):
        raise old_button()
    async with settling(table):
        expect_player(table, user)
        seat = table.seats[seat.seat]
        if (seat.person or 0) != was or user not in (host_of(table), seat.person):
            raise SeatRefused("not-free")
        _expect_others(table, seat, to)
        await hand_over(interaction.client, table, seat.seat, to)
    await show(interaction, texts("seat-given"))


def _expect_others(table: Table, seat: SeatRow, to: str) -> None:
    """Refuse to leave a table to computers."""
    if to in (ANYBODY, *COMPUTERS) and table.people == [seat.person]:
        raise SeatRefused("last")


async def _receiver(
    client: ThothBot,
    table: Table,
    seat: SeatRow,
    person: discord.abc.User | None,
    level: str | None,
) -> str:
    """Who is to have the seat, written down."""
    if person is None:
        to = ANYBODY if level is None else f"computer.{level}"
        _expect_others(table, seat, to)
        return to
    if level is not None:
        raise SeatRefused("one")
    if person.bot:
        raise SeatRefused("bot")
    await expect_newcomer(client, table, seat.seat, person.id)
    return str(person.id)


async def hand_over(client: ThothBot, table: Table, seat: Seat, to: str) -> None:
    """Pass a seat to a person, to the computer, or to anyone who wants it; all are told."""
    if to == ANYBODY:
        await offer(client, table, seat)
    elif to in COMPUTERS:
        await pass_on(table, by_computer(table, seat, COMPUTERS[to]))
    else:
        await expect_newcomer(client, table, seat, int(to))
        person = await _user(client, int(to), table.row.place.guild)
        if person.bot:
            raise SeatRefused("bot")
        await pass_on(table, SeatRow(seat, person.display_name, person.id))


async def _user(client: ThothBot, person: int, guild: int | None) -> discord.abc.User:
    """Somebody as a server knows them, or failing that as everybody does."""
    server = None if guild is None else client.get_guild(guild)
    known = None if server is None else server.get_member(person)
    try:
        return known or await client.fetch_user(person)
    except discord.NotFound:
        raise old_button() from None


async def say(client: ThothBot, table: Table, text: str, *items: Button) -> None:
    """Say something to the whole table."""
    try:
        await send(channel_of(client, table.row.place), Sheet(words(text), *rows(*items)))
    except CallFailed as failed:
        log.warning("game %d: nothing can be said there: %s", table.id, described(failed))


def _told(texts: Texts, table: Table, rest: list[str], who: str) -> str:
    seat, to = int(rest[0]), rest[1]
    if to == ANYBODY:
        return texts("vote-about-offer", who=who, plays=plays(texts, table, seat))
    about = {"who": who, "plays": plays(texts, table, seat)}
    return texts("vote-about-replace", **about, to=_receiver_told(texts, to))


def _receiver_told(texts: Texts, to: str) -> str:
    if to in COMPUTERS:
        return texts("vote-to-computer", level=level_word(texts, COMPUTERS[to]))
    return mention(int(to))


async def _carry_out(client: ThothBot, table: Table, rest: list[str]) -> None:
    await hand_over(client, table, int(rest[0]), rest[1])


KINDS["replace"] = Kind(_told, _carry_out)
