"""What people who manage a server can do to its games; the table is always told."""

from __future__ import annotations

import asyncio

import discord

from bot.games.game_ui import Picture
from bot.games.uis import ui_of
from bot.store.rows import SeatRow
from bot.tables.public_record import public_record
from bot.tables.story import chronicle
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.stand_ins import names_of
from cogs.admin.permitted import allow_channels, allowed_channels
from cogs.admin.rights import begin_managing
from cogs.core.components import Interaction, Pressed, button, expect_only, on
from cogs.core.finding import find_table
from cogs.core.posting import announce
from cogs.core.replies import Sheet, show, show_sheet, texts_for, words
from cogs.hosting.health_page import show_health
from cogs.places.links import escaped, messageable
from cogs.seats.refusals import SeatRefused
from cogs.seats.seats import by_computer, expect_newcomer, label, pass_on
from cogs.seats.votes import settling
from cogs.watch.looking import seat_meant, table_seen


async def _done(interaction: Interaction, table: Table, private: str, public: str) -> None:
    """Tell the one who has done it and, in the game's language, the table."""
    if not await announce(interaction.client, table, public):
        private = f"{private}\n{texts_for(interaction)('admin-not-announced')}"
    await show(interaction, private)


def who(interaction: Interaction) -> str:
    """Return what whoever manages the server is called."""
    return escaped(interaction.user.display_name)


# --- where games may be opened ------------------------------------------------------------------


async def set_channels(
    interaction: Interaction,
    allow: discord.TextChannel | None,
    forbid: discord.TextChannel | None,
    *,
    everywhere: bool,
) -> None:
    """Change the list of channels where games may be opened, and show it."""
    texts, store = await begin_managing(interaction), interaction.client.services.store
    assert interaction.guild_id is not None, "the command is for servers only"
    before = await allowed_channels(store, interaction.guild_id)
    channels = [] if everywhere else list(before)
    if allow is not None and allow.id not in channels:
        channels.append(allow.id)
    if forbid is not None and forbid.id in channels:
        channels.remove(forbid.id)
    if forbid is not None and not channels and not everywhere:
        await show(interaction, texts("admin-channels-none"))
        return
    listed = _channels(texts, channels)
    if channels != before:
        await allow_channels(store, interaction.guild_id, channels)
        public = Texts(str(interaction.guild_locale or "")[:2])
        line = public(
            "admin-said-channels", who=who(interaction), channels=_channels(public, channels)
        )
        await say_here(interaction, line)
    await show(interaction, texts("admin-channels", channels=listed))


def _channels(texts: Texts, channels: list[int]) -> str:
    return ", ".join(f"<#{channel}>" for channel in channels) or texts("admin-everywhere")


async def say_here(interaction: Interaction, line: str) -> None:
    """This is about no single game, so it is said where it was done."""
    channel = messageable(interaction.channel)
    await channel.send(line, allowed_mentions=discord.AllowedMentions.none())


# --- where the boards are shown too -------------------------------------------------------------


async def set_mirror(
    interaction: Interaction, channel: discord.TextChannel | None, *, off: bool
) -> None:
    """Start or stop showing this game's boards in another channel."""
    texts, watchers = await begin_managing(interaction), interaction.client.services.store.watchers
    table = await table_seen(interaction)
    public = Texts(table.row.language)
    if off:
        await watchers.drop_mirror(table.id, channel.id if channel else None)
        line = public("admin-said-mirror-off", who=who(interaction))
        await _done(interaction, table, texts("admin-mirror-off"), line)
    elif channel is None:
        listed = ", ".join(f"<#{number}>" for number in await watchers.mirrors(table.id))
        await show(interaction, texts("admin-mirrors", channels=listed or texts("admin-nowhere")))
    elif channel.id == (table.row.place.thread or table.row.place.channel):
        await show(interaction, texts("admin-mirror-itself"))
    else:
        hello = public("admin-mirror-hello", game=public(f"{table.row.name}-game"), number=table.id)
        await channel.send(hello)  # first, for it fails where we may not write
        await watchers.add_mirror(table.id, channel.id)
        line = public("admin-said-mirror", who=who(interaction), channel=channel.mention)
        await _done(interaction, table, texts("admin-mirror", channel=channel.mention), line)


# --- ending -------------------------------------------------------------------------------------


async def ask_to_end(interaction: Interaction) -> None:
    """Ask whether the game here is really to be ended."""
    await begin_managing(interaction)
    await _ask_to_end(interaction, await table_seen(interaction))


async def _ask_to_end(interaction: Interaction, table: Table) -> None:
    texts = texts_for(interaction)
    if table.row.status.is_over:
        await show(interaction, texts("admin-over"))
        return
    names = ", ".join(escaped(name) for name in names_of(texts, table))
    await show(
        interaction,
        texts("admin-end-sure", number=table.id, names=names),
        button(
            texts("admin-end-button"),
            "admin_end",
            table.id,
            table.revision,
            style=discord.ButtonStyle.danger,
        ),
    )


@on("admin_end")
async def end(interaction: Interaction, pressed: Pressed) -> None:
    """End a game without a result; if it has gone on since that was asked, ask again."""
    texts = await begin_managing(interaction)
    expect_only(pressed, "number", "revision")
    table = await find_table(interaction, pressed.number, paused=True)
    if table.row.status.is_over or table.revision != pressed.revision:
        await _ask_to_end(interaction, table)
        return
    await interaction.client.services.tables.close(table.id)
    line = Texts(table.row.language)("admin-said-end", who=who(interaction))
    await _done(interaction, table, texts("admin-ended"), line)


# --- seats --------------------------------------------------------------------------------------


async def give_seat(
    interaction: Interaction, typed: str, person: discord.abc.User | None, *, computer: bool
) -> None:
    """Give a seat of the game here to a person or to the computer."""
    texts = await begin_managing(interaction)
    table = await table_seen(interaction)
    seat = seat_meant(texts, table, typed)
    refusal = _refusal(table, seat, person, computer=computer)
    if refusal is not None:
        await show(interaction, texts(refusal))
        return
    async with settling(table):
        if person is None:
            given = by_computer(table, seat.seat)
        elif person.bot:
            raise SeatRefused("bot")
        else:
            await expect_newcomer(interaction.client, table, seat.seat, person.id)
            given = SeatRow(seat.seat, person.display_name, person.id)
        await pass_on(table, given)
    public = Texts(table.row.language)
    mine, theirs = (escaped(label(language, table, given)) for language in (texts, public))
    line = public("admin-said-seat", who=who(interaction), seat=theirs)
    await _done(interaction, table, texts("admin-seat", seat=mine), line)


def _refusal(
    table: Table, seat: SeatRow, person: discord.abc.User | None, *, computer: bool
) -> str | None:
    """The key of the reason why a seat cannot be given so."""
    if table.row.status.is_over:
        return "admin-over"
    if (person is None) != computer:
        return "admin-seat-whom"
    return "admin-seat-computer" if computer and seat.person is None else None


# --- language, export ---------------------------------------------------------------------------


async def set_language(interaction: Interaction, language: str) -> None:
    """Let the game here speak another language to everybody."""
    texts = await begin_managing(interaction)
    table = await table_seen(interaction)
    public = Texts(language)
    await table.set_language(public.language)
    name = f"admin-language-{public.language}"
    line = public("admin-said-language", who=who(interaction), language=public(name))
    await _done(interaction, table, texts("admin-language", language=texts(name)), line)


async def export(interaction: Interaction) -> None:
    """Hand over what everybody may know of the game here, as a file."""
    texts = await begin_managing(interaction)
    table = await table_seen(interaction)
    told = await chronicle(interaction.client.services.store, table.id)
    ui, public = ui_of(table.row.name), Texts(table.row.language)
    name, view = f"game-{table.id}.json", table.view(None)
    data = await asyncio.to_thread(
        public_record, table.row, tuple(table.seats), view, told, ui, public
    )
    line = public("admin-said-export", who=who(interaction))
    announced = await announce(interaction.client, table, line)
    text = texts("admin-export") if announced else texts("admin-not-announced")
    sheet = Sheet(words(text), discord.ui.File(f"attachment://{name}"))
    await show_sheet(interaction, sheet, [Picture(name, data, texts("admin-export"))])


async def health(interaction: Interaction) -> None:
    """Show how the bot is doing."""
    await show_health(interaction, await begin_managing(interaction))
