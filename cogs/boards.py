"""Looking: the board, now or after an earlier step; a seat's sheet; a played stretch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import discord

from bot.chronicle import Chronicle, chronicle
from bot.fronts import front_of
from bot.fronts.drawing import fitting_replay
from bot.fronts.front import Front, Look, Picture, View
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import acknowledge, look_for, show
from cogs.looking import NoSeat, seat_label, seat_named, table_seen
from cogs.presses import Interaction
from cogs.showing import (
    drawn,
    post_pages,
    post_pictures,
    show_pages,
    show_pictures,
)
from rules.engine.decisions import Seat

TEXT = "text"


class Shown(NamedTuple):
    """A position that everybody may see, and after which step it stood."""

    view: View
    step: int


class Reader(NamedTuple):
    """For whom something is shown: one person, or everybody at the place where they are."""

    interaction: Interaction
    look: Look
    share: bool

    @property
    def place(self) -> discord.abc.Messageable:
        """Where everybody would see it."""
        channel = self.interaction.channel
        assert isinstance(channel, discord.abc.Messageable), "commands are used in a conversation"
        return channel

    def titled(self, text: str) -> str:
        """A title; what is shared says by whom."""
        if not self.share:
            return text
        return self.look.texts("look-shared", who=self.interaction.user.display_name, what=text)


async def reader_of(interaction: Interaction, table: Table, *, share: bool) -> Reader:
    """Everybody reads in the game's language, a person in their own."""
    look = await look_for(interaction, [row.name for row in table.seats])
    if share:
        look = look._replace(texts=Texts(table.row.language), theme="light")
    return Reader(interaction, look, share)


async def show_board(
    interaction: Interaction, *, view: str | None, at: int | None, share: bool, game: str | None
) -> None:
    """Show the board in pictures or words."""
    await acknowledge(interaction)
    table = await table_seen(interaction, game)
    reader = await reader_of(interaction, table, share=share)
    if at is None:
        shown = Shown(table.view(None), table.revision)
    else:
        told = await chronicle(interaction.client.house.store, table.id)
        if not told.covers(at):
            await _no_step(interaction, told)
            return
        shown = Shown(told.moment_at(at).view, told.step_at(at))
    person = await interaction.client.house.people.get(interaction.user.id)
    in_words = view == TEXT or (view is None and person.words)
    await _board(reader, front_of(table.row.name), shown, in_words=in_words)


async def _no_step(interaction: Interaction, told: Chronicle) -> None:
    texts = (await look_for(interaction)).texts
    await show(interaction, texts("look-no-step", first=told.first, last=told.last))


async def _board(reader: Reader, front: Front, shown: Shown, *, in_words: bool) -> None:
    interaction, look, share = reader
    headline = front.headline(look.texts, shown.view)
    title = reader.titled(look.texts("look-board", step=shown.step, headline=headline))
    if in_words:
        paragraphs = [title, *front.text_board(look.texts, shown.view)]
        if share:
            await post_pages(reader.place, paragraphs)
            await _say_shared(interaction)
        else:
            await show_pages(interaction, paragraphs)
        return
    pictures = await drawn(interaction, partial(front.board, look, shown.view, step=shown.step))
    await _give(reader, title, pictures)


async def _give(reader: Reader, title: str, pictures: Sequence[Picture] | None) -> None:
    """Show pictures to whom they are for."""
    if not pictures:
        texts = (await look_for(reader.interaction)).texts
        nothing = "look-newer" if pictures is None else "look-nothing-happened"
        await show(reader.interaction, texts(nothing))
    elif reader.share:
        await post_pictures(reader.place, title, pictures)
        await _say_shared(reader.interaction)
    else:
        await show_pictures(reader.interaction, title, pictures)


async def _say_shared(interaction: Interaction) -> None:
    await show(interaction, (await look_for(interaction)).texts("look-shared-now"))


# --- one seat -----------------------------------------------------------------------------------


async def show_sheet_of(interaction: Interaction, player: str | None, game: str | None) -> None:
    """Show everything about one seat that everybody may see."""
    await acknowledge(interaction)
    table = await table_seen(interaction, game)
    reader = await reader_of(interaction, table, share=False)
    texts, front = reader.look.texts, front_of(table.row.name)
    try:
        seat = seat_named(table, player) if player else _usual_seat(table, interaction.user.id)
    except NoSeat:
        seats = "\n".join(f"- {seat_label(texts, table, row.seat)}" for row in table.seats)
        await show(interaction, texts("look-no-seat", seats=seats))
        return
    view, title = table.view(None), seat_label(texts, table, seat)
    pictures = await drawn(interaction, partial(front.sheet, reader.look, view, seat))
    person = await interaction.client.house.people.get(interaction.user.id)
    if person.words and pictures:
        await show_pages(interaction, [title, *(picture.alt for picture in pictures)])
    else:
        await _give(reader, title, pictures)


def _usual_seat(table: Table, person: int) -> Seat:
    """Their own seat, else the one that is asked, else the first."""
    request = table.session.request
    asked = [choice.seat for choice in request.choices] if request is not None else []
    return [*table.seats_of(person), *asked, table.seats[0].seat][0]


# --- a played stretch ---------------------------------------------------------------------------


async def show_replay(
    interaction: Interaction, *, first: int | None, last: int | None, share: bool, game: str | None
) -> None:
    """Show a game, or a stretch of it, as animations."""
    await acknowledge(interaction)
    table = await table_seen(interaction, game)
    reader = await reader_of(interaction, table, share=share)
    told = await chronicle(interaction.client.house.store, table.id)
    start = told.first if first is None else first
    end = told.last if last is None else last
    if not told.first <= start <= end <= told.last:
        await _no_step(interaction, told)
        return
    moments, front = told.between(start, end), front_of(table.row.name)
    pictures = await drawn(interaction, partial(fitting_replay, front, reader.look, moments))
    title = reader.look.texts("look-replay", first=start, last=end)
    await _give(reader, reader.titled(title), pictures)
