"""Undo: at once, or after those affected agree."""

from __future__ import annotations

import logging

import discord

from bot.process.client import ThothBot
from bot.tables.table import Table
from bot.tables.undoing import Asked, Wished
from bot.texts import Texts
from cogs.core.components import Interaction, Pressed, button, expect_only, number_in, on, rows
from cogs.core.failures import CallFailed, described
from cogs.core.finding import find_table
from cogs.core.posting import channel_of
from cogs.core.replies import Sheet, acknowledge, show, texts_for, words
from cogs.places.links import edit, send
from cogs.table.refusals import show_refusal
from rules.engine.errors import IllegalAnswer

log = logging.getLogger(__name__)


@on("undo")
async def undo_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Undo the person's last act."""
    await acknowledge(interaction)
    expect_only(pressed, "number", "revision")
    table = await find_table(interaction, pressed.number)
    await take_back(interaction, table, pressed.revision)


async def take_back(interaction: Interaction, table: Table, revision: int | None = None) -> None:
    """Take back what is free to take back, else ask those who must agree."""
    texts = texts_for(interaction)
    try:
        done = await table.undo(interaction.user.id, interaction.id, revision)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    if isinstance(done, Asked):
        await _ask(interaction.client, table, done)
        await show(interaction, texts("undo-asked", who=_called(done.needed)))
    else:
        await show(interaction, texts("undo-done"))


async def _ask(bot: ThothBot, table: Table, asked: Asked) -> None:
    """Ask in public; only those who must agree are called."""
    texts, needed, about = Texts(table.row.language), asked.needed, asked.about
    text = texts("undo-question", who=f"<@{about.person}>", others=_called(needed))
    which = f"{about.person} {about.act}"
    buttons = rows(
        button(
            texts("undo-agree"),
            "agree",
            table.id,
            about.revision,
            which,
            style=discord.ButtonStyle.success,
        ),
        button(texts("undo-refuse"), "refuse", table.id, about.revision, which),
    )
    channel = await channel_of(bot, table)
    await send(channel, Sheet(words(text), *buttons), *needed)


def _called(people: tuple[int, ...]) -> str:
    return ", ".join(f"<@{person}>" for person in people)


@on("agree")
async def agree(interaction: Interaction, pressed: Pressed) -> None:
    """Agree that something is taken back."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    texts = texts_for(interaction)
    try:
        done = await table.agree(interaction.user.id, _about(pressed), interaction.id)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    await show(interaction, texts("undo-agreed"))
    if not isinstance(done, Asked):
        await _close(interaction, table, "undo-done")


@on("refuse")
async def refuse(interaction: Interaction, pressed: Pressed) -> None:
    """Refuse that something is taken back."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    try:
        await table.refuse(interaction.user.id, _about(pressed))
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    await show(interaction, texts_for(interaction)("undo-refused"))
    await _close(interaction, table, "undo-was-refused")


def _about(pressed: Pressed) -> Wished:
    """Which undo a question is about."""
    person, _, act = pressed.rest.partition(" ")
    return Wished(number_in(person), number_in(act), pressed.revision)


async def _close(interaction: Interaction, table: Table, key: str) -> None:
    """Let the public question say how it ended, without buttons."""
    message = interaction.message
    if message is not None and not message.flags.ephemeral:
        try:
            await edit(message, Sheet(words(Texts(table.row.language)(key))))
        except CallFailed as failed:
            log.warning("game %d: a question was not edited: %s", table.id, described(failed))
