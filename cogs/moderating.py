"""What those who manage a server may do to its games; the table always reads of it."""

from __future__ import annotations

import asyncio

import discord

from bot.chronicle import chronicle
from bot.fronts import front_of
from bot.fronts.front import Picture
from bot.public_record import public_record
from bot.store.rows import SeatRow, Status
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import Sheet, acknowledge, look_for, show, show_sheet, words
from cogs.looking import NoSeat, seat_label, seat_named, table_seen
from cogs.permitted import allow_channels, allowed_channels
from cogs.presses import Interaction, Pressed, button, on
from cogs.speaking import announce
from rules.engine.decisions import Seat

COMPUTER = "thoth"  # the level of a computer player


async def _done(interaction: Interaction, table: Table, private: str, public: str) -> None:
    """Tell the one who has done it and, in the game's language, the table."""
    texts = (await look_for(interaction)).texts
    if not await announce(interaction.client, table, public):
        private = f"{private}\n{texts('admin-not-announced')}"
    await show(interaction, private)


def _who(interaction: Interaction) -> str:
    return discord.utils.escape_markdown(interaction.user.display_name)


# --- where games may be opened ------------------------------------------------------------------


async def set_channels(
    interaction: Interaction, allow: discord.TextChannel | None, forbid: discord.TextChannel | None,
    *, everywhere: bool,
) -> None:  # fmt: skip
    """Change the list of channels where games may be opened, and show it."""
    await acknowledge(interaction)
    assert interaction.guild_id is not None, "the command is for servers only"
    store, texts = interaction.client.house.store, (await look_for(interaction)).texts
    before = await allowed_channels(store, interaction.guild_id)
    channels = [] if everywhere else list(before)
    if allow is not None and allow.id not in channels:
        channels.append(allow.id)
    if forbid is not None and forbid.id in channels:
        channels.remove(forbid.id)
    if forbid is not None and before and not channels and not everywhere:
        await show(interaction, texts("admin-channels-last"))
        return
    listed = _channels(texts, channels)
    if channels != before:
        await allow_channels(store, interaction.guild_id, channels)
        public = Texts(str(interaction.guild_locale or "")[:2])
        line = public("admin-said-channels", who=_who(interaction),
                      channels=_channels(public, channels))  # fmt: skip
        await _say_here(interaction, line)
    await show(interaction, texts("admin-channels", channels=listed))


def _channels(texts: Texts, channels: list[int]) -> str:
    return ", ".join(f"<#{channel}>" for channel in channels) or texts("admin-everywhere")


async def _say_here(interaction: Interaction, line: str) -> None:
    """This is about no single game, so it is said where it was done."""
    channel = interaction.channel
    if isinstance(channel, discord.abc.Messageable):
        await channel.send(line, allowed_mentions=discord.AllowedMentions.none())


# --- where the boards are shown too -------------------------------------------------------------


async def set_mirror(
    interaction: Interaction, channel: discord.TextChannel | None, *, off: bool
) -> None:
    """Show the boards of the game here in another channel too, or no more."""
    await acknowledge(interaction)
    table = await table_seen(interaction)
    watchers, texts = interaction.client.house.store.watchers, (await look_for(interaction)).texts
    public = Texts(table.row.language)
    if off:
        await watchers.drop_mirror(table.id, channel.id if channel else None)
        line = public("admin-said-mirror-off", who=_who(interaction))
        await _done(interaction, table, texts("admin-mirror-off"), line)
    elif channel is None:
        listed = ", ".join(f"<#{number}>" for number in await watchers.mirrors(table.id))
        await show(interaction, texts("admin-mirrors", channels=listed or texts("admin-nowhere")))
    elif channel.id in (table.row.place.channel, table.row.place.thread):
        await show(interaction, texts("admin-mirror-itself"))
    else:
        hello = public("admin-mirror-hello", game=public(f"{table.row.name}-game"), number=table.id)
        await channel.send(hello)  # first, for it fails where we may not write
        await watchers.add_mirror(table.id, channel.id)
        line = public("admin-said-mirror", who=_who(interaction), channel=channel.mention)
        await _done(interaction, table, texts("admin-mirror", channel=channel.mention), line)


# --- ending -------------------------------------------------------------------------------------


async def ask_to_end(interaction: Interaction) -> None:
    """Ask whether the game here is really to be ended."""
    await acknowledge(interaction)
    table = await table_seen(interaction)
    texts = (await look_for(interaction)).texts
    if table.row.status is not Status.PLAYING:
        await show(interaction, texts("admin-over"))
        return
    names = ", ".join(discord.utils.escape_markdown(row.name) for row in table.seats)
    await show(
        interaction, texts("admin-end-sure", number=table.id, names=names),
        button(texts("admin-end-button"), "admin_end", table.id, table.revision,
               style=discord.ButtonStyle.danger),
    )  # fmt: skip


@on("admin_end")
async def end(interaction: Interaction, pressed: Pressed) -> None:
    """End a game without a result."""
    await acknowledge(interaction)
    texts = (await look_for(interaction)).texts
    table = await interaction.client.house.tables.open(pressed.number)
    if table.row.status is not Status.PLAYING:
        await show(interaction, texts("admin-over"))
        return
    await interaction.client.house.tables.close(table.id)
    line = Texts(table.row.language)("admin-said-end", who=_who(interaction))
    await _done(interaction, table, texts("admin-ended"), line)


# --- seats --------------------------------------------------------------------------------------


async def give_seat(
    interaction: Interaction, seat: str, person: discord.Member | discord.User | None,
    *, computer: bool,
) -> None:  # fmt: skip
    """Give a seat of the game here to a person or to the computer."""
    await acknowledge(interaction)
    table = await table_seen(interaction)
    texts = (await look_for(interaction)).texts
    try:
        number = seat_named(table, seat)
    except NoSeat:
        seats = "\n".join(f"- {seat_label(texts, table, row.seat)}" for row in table.seats)
        await show(interaction, texts("look-no-seat", seats=seats))
        return
    refusal = _refusal(table, number, person, computer=computer)
    if refusal is not None:
        await show(interaction, texts(refusal))
        return
    public = Texts(table.row.language)
    if person is None:
        row = SeatRow(number, public("admin-computer"), level=COMPUTER)
    else:
        row = SeatRow(number, person.display_name, person.id)
    await table.give_seat(row)
    mine, theirs = (
        discord.utils.escape_markdown(seat_label(language, table, number))
        for language in (texts, public)
    )
    line = public("admin-said-seat", who=_who(interaction), seat=theirs)
    await _done(interaction, table, texts("admin-seat", seat=mine), line)


def _refusal(
    table: Table, seat: Seat, person: discord.Member | discord.User | None, *, computer: bool
) -> str | None:
    """The key of the reason why a seat cannot be given so."""
    if table.row.status is not Status.PLAYING:
        return "admin-over"
    if (person is None) != computer:
        return "admin-seat-whom"
    if person is None:
        sits = next(row for row in table.seats if row.seat == seat)
        return "admin-seat-computer" if sits.person is None else None
    if person.bot:
        return "admin-seat-bot"
    return "admin-seat-plays" if table.seats_of(person.id) else None


# --- language, export ---------------------------------------------------------------------------


async def set_language(interaction: Interaction, language: str) -> None:
    """Let the game here speak another language to everybody."""
    await acknowledge(interaction)
    table = await table_seen(interaction)
    texts = (await look_for(interaction)).texts
    public = Texts(language)
    await table.set_language(public.language)
    name = f"admin-language-{public.language}"
    line = public("admin-said-language", who=_who(interaction), language=public(name))
    await _done(interaction, table, texts("admin-language", language=texts(name)), line)


async def export(interaction: Interaction) -> None:
    """Hand over what everybody may know of the game here, as a file."""
    await acknowledge(interaction)
    table = await table_seen(interaction)
    texts = (await look_for(interaction)).texts
    told = await chronicle(interaction.client.house.store, table.id)
    front, public = front_of(table.row.name), Texts(table.row.language)
    name, view = f"game-{table.id}.json", table.view(None)
    data = await asyncio.to_thread(
        public_record, table.row, tuple(table.seats), view, told, front, public
    )
    line = public("admin-said-export", who=_who(interaction))
    announced = await announce(interaction.client, table, line)
    text = texts("admin-export") if announced else texts("admin-not-announced")
    sheet = Sheet(words(text), discord.ui.File(f"attachment://{name}"))
    await show_sheet(interaction, sheet, [Picture(name, data, texts("admin-export"))])
