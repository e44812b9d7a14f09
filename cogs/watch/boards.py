"""Boards, now or after an earlier step; a seat's sheet; replays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import discord
from discord.app_commands import Choice

from bot.games.game_ui import GameUi, Look, Picture, View
from bot.games.pictures import fitting_replay, noted
from bot.games.uis import ui_of
from bot.store.rows import SeatRow
from bot.tables.story import Chronicle, chronicle
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.stand_ins import names_of, note_of
from cogs.core.components import Interaction, Pressed, expect_only, on
from cogs.core.replies import begin, look_for, show, texts_for
from cogs.places.links import escaped, messageable
from cogs.seats.seats import label
from cogs.table.outlooks import show_forecast
from cogs.watch.looking import seat_meant, table_seen, table_shown
from cogs.watch.showing import drawn, post_pages, post_pictures, show_pages, show_pictures

TEXT, FORECAST = "text", "forecast"


class Shown(NamedTuple):
    """A position that everybody may see, and after which step it stood."""

    view: View
    step: int


class Reader(NamedTuple):
    """For whom something is shown: one person, or everybody at the place where they are."""

    interaction: Interaction
    look: Look
    share: bool
    note: str = ""  # for whom computers play

    @property
    def place(self) -> discord.abc.Messageable:
        """Where everybody would see it."""
        return messageable(self.interaction.channel)

    def titled(self, text: str) -> str:
        """A title; what is shared says by whom."""
        if not self.share:
            return text
        who = escaped(self.interaction.user.display_name)
        return self.look.texts("look-shared", who=who, what=text)


async def reader_of(interaction: Interaction, table: Table, *, share: bool) -> Reader:
    """Everybody reads in the game's language, a person in their own."""
    look = await look_for(interaction)
    if share:
        look = look._replace(texts=Texts(table.row.language), theme="light")
    names, note = names_of(look.texts, table), note_of(look.texts, table)
    return Reader(interaction, look._replace(names=names), share, note)


class Wanted(NamedTuple):
    """What somebody wants to see of a board."""

    view: str | None = None  # in pictures or in words; None: as they usually do
    part: str | None = None  # of the board, enlarged
    at: int | None = None  # after which step


async def show_board(
    interaction: Interaction, wanted: Wanted, *, share: bool, game: str | None
) -> None:
    """Show the board in pictures or words."""
    await begin(interaction)
    table = await table_seen(interaction, game)
    if wanted.view == FORECAST:  # of the position now, and for whoever asks alone
        await show_forecast(interaction, table)
        return
    reader = await reader_of(interaction, table, share=share)
    if wanted.at is None:
        shown = Shown(table.view(None), table.revision)
    else:
        told = await chronicle(interaction.client.services.store, table.id)
        if not told.covers(wanted.at):
            await _no_step(interaction, told)
            return
        shown = Shown(told.moment_at(wanted.at).view, told.step_at(wanted.at))
    ui = ui_of(table.row.name)
    if wanted.part is not None:
        await _part(reader, ui, shown, wanted.part)
        return
    in_words = wanted.view == TEXT or (wanted.view is None and await _reads(interaction))
    await _board(reader, ui, shown, in_words=in_words)


async def show_now(interaction: Interaction, table: Table) -> None:
    """Show somebody the board of a table as it is, as they usually see it."""
    reader = await reader_of(interaction, table, share=False)
    shown = Shown(table.view(None), table.revision)
    await _board(reader, ui_of(table.row.name), shown, in_words=await _reads(interaction))


async def _reads(interaction: Interaction) -> bool:
    """Return whether somebody usually reads the board in words."""
    return (await interaction.client.services.people.get(interaction.user.id)).words


async def _part(reader: Reader, ui: GameUi, shown: Shown, typed: str) -> None:
    """A part of the board, enlarged; who names none that there is reads which there are."""
    look, parts = reader.look, ui.closeups(reader.look.texts, shown.view)
    meant = typed.strip().casefold()
    part = next((p for p, name in parts.items() if meant in (p, name.casefold())), None)
    if part is None:
        listed = ", ".join(parts.values())
        await show(reader.interaction, texts_for(reader.interaction)("look-parts", list=listed))
        return
    title = reader.titled(look.texts("look-board", step=shown.step, headline=parts[part]))
    pictures = await drawn(reader.interaction, partial(ui.closeup, look, shown.view, part))
    await _give(reader, title, pictures)


async def suggest_parts(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The parts of the board of the game here."""
    try:
        table = await table_seen(interaction, None)
    except Exception:  # autocomplete answers something or nothing
        return []
    parts = ui_of(table.row.name).closeups(texts_for(interaction), table.view(None))
    fitting = [name for name in parts.values() if current.strip().casefold() in name.casefold()]
    return [Choice(name=name, value=name) for name in fitting[:25]]


async def _no_step(interaction: Interaction, told: Chronicle) -> None:
    texts = texts_for(interaction)
    await show(interaction, texts("look-no-step", first=told.first, last=told.last))


async def _board(reader: Reader, ui: GameUi, shown: Shown, *, in_words: bool) -> None:
    interaction, look, share, note = reader
    headline = ui.headline(look.texts, shown.view)
    title = reader.titled(look.texts("look-board", step=shown.step, headline=headline))
    if in_words:
        paragraphs = [title, *ui.text_board(look.texts, shown.view)]
        if share:
            await post_pages(reader.place, paragraphs)
            await _say_shared(interaction)
        else:
            await show_pages(interaction, paragraphs)
        return
    draw = partial(ui.board, look, shown.view, step=shown.step)
    pictures = await drawn(interaction, noted(draw, note))
    await _give(reader, title, pictures)


async def _give(reader: Reader, title: str, pictures: Sequence[Picture] | None) -> None:
    """Show pictures to whom they are for."""
    if not pictures:
        texts = texts_for(reader.interaction)
        nothing = "look-newer" if pictures is None else "look-nothing-happened"
        await show(reader.interaction, texts(nothing))
    elif reader.share:
        await post_pictures(reader.place, title, pictures)
        await _say_shared(reader.interaction)
    else:
        await show_pictures(reader.interaction, title, pictures)


async def _say_shared(interaction: Interaction) -> None:
    await show(interaction, texts_for(interaction)("look-shared-now"))


# --- one seat -----------------------------------------------------------------------------------


async def show_sheet_of(interaction: Interaction, player: str | None, game: str | None) -> None:
    """Show everything about one seat that everybody may see."""
    await begin(interaction)
    table = await table_seen(interaction, game)
    reader = await reader_of(interaction, table, share=False)
    texts, ui = reader.look.texts, ui_of(table.row.name)
    row = seat_meant(texts, table, player) if player else _usual_seat(table, interaction.user.id)
    view, seat, title = table.view(None), row.seat, escaped(label(texts, table, row))
    pictures = await drawn(
        interaction, noted(partial(ui.sheet, reader.look, view, seat), reader.note)
    )
    person = await interaction.client.services.people.get(interaction.user.id)
    if person.words and pictures:
        await show_pages(interaction, [title, *(picture.alt for picture in pictures)])
    else:
        await _give(reader, title, pictures)


def _usual_seat(table: Table, person: int) -> SeatRow:
    """Their own seat, else the one that is asked, else the first."""
    request = table.session.request
    asked = [choice.seat for choice in request.choices] if request is not None else []
    wanted = [*table.seats_of(person), *asked, table.seats[0].seat][0]
    return next(row for row in table.seats if row.seat == wanted)


# --- a played stretch ---------------------------------------------------------------------------


async def show_replay(
    interaction: Interaction, *, first: int | None, last: int | None, share: bool, game: str | None
) -> None:
    """Show a game, or a stretch of it, as animations."""
    await begin(interaction)
    table = await table_seen(interaction, game)
    await _replay(interaction, table, first, last, share=share)


@on("replay")
async def replay_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Show a whole game to whoever wants to see it again."""
    await begin(interaction)
    expect_only(pressed, "number")
    await _replay(interaction, await table_shown(interaction, pressed.number), None, None)


async def _replay(
    interaction: Interaction,
    table: Table,
    first: int | None,
    last: int | None,
    *,
    share: bool = False,
) -> None:
    reader = await reader_of(interaction, table, share=share)
    told = await chronicle(interaction.client.services.store, table.id)
    start = told.first if first is None else first
    end = told.last if last is None else last
    if not told.first <= start <= end <= told.last:
        await _no_step(interaction, told)
        return
    moments, ui = told.between(start, end), ui_of(table.row.name)
    pictures = await drawn(interaction, partial(fitting_replay, ui, reader.look, moments))
    title = reader.look.texts("look-replay", first=start, last=end)
    await _give(reader, reader.titled(title), pictures)
