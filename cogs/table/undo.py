"""Undo: at once, or after those affected agree."""

from __future__ import annotations

import logging

import discord

from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.store.rows import UNDO
from bot.tables.table import Table
from bot.tables.undoing import Asked, Wished, last_act_of
from bot.texts import Texts
from bot.turns.nudging import called_to_answer
from cogs.core.components import Interaction, Pressed, button, expect_only, number_in, on, rows
from cogs.core.failures import CallFailed, described
from cogs.core.finding import find_table
from cogs.core.posting import channel_of
from cogs.core.replies import Sheet, acknowledge, show, texts_for, words
from cogs.places.links import edit, send
from cogs.table.refusals import show_refusal
from rules.engine.errors import IllegalAnswer
from rules.engine.events import events_for

log = logging.getLogger(__name__)
MOST_LINES = 8  # of what is to be taken back


@on("undo")
async def undo_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Undo the person's last act."""
    await acknowledge(interaction)
    expect_only(pressed, "number", "revision")
    table = await find_table(interaction, pressed.number)
    await take_back(interaction, table, pressed.revision)


async def take_back(interaction: Interaction, table: Table, revision: int | None = None) -> None:
    """Take back what is free to take back, else ask those who must agree."""
    texts, person = texts_for(interaction), interaction.user.id
    act = last_act_of(table.position.line, person)
    gone = [] if act is None else await lines_since(table, texts, act)
    try:
        done = await table.undo(person, interaction.id, revision)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    if isinstance(done, Asked):
        await _ask(interaction.client, table, done)
        await show(interaction, texts("undo-asked", who=_called(done.needed)))
    else:
        await show(interaction, "\n".join([texts("undo-done"), *gone]))


async def lines_since(table: Table, texts: Texts, act: int) -> list[str]:
    """What everybody was told of an act and of all that counts since: it is to be taken back."""
    ui, view = ui_of(table.row.name), table.view(None)
    acts = dict.fromkeys(made.act for made in table.position.line.made if made.act >= act)
    told = [event for n in acts for event in events_for(await table.events_of(n), None)]
    lines = [f"-# ↩ {line}" for event in told if (line := ui.told(texts, event, view))]
    if len(lines) <= MOST_LINES:
        return lines
    return [*lines[:MOST_LINES], f"-# {texts('undo-more', number=len(lines) - MOST_LINES)}"]


async def _ask(bot: ThothBot, table: Table, asked: Asked) -> None:
    """Ask in public; only those who must agree are called, and who sleeps is called later."""
    texts, needed, about = Texts(table.row.language), asked.needed, asked.about
    question = texts("undo-question", who=f"<@{about.person}>", others=_called(needed))
    text = "\n".join([question, *await lines_since(table, texts, about.act)])
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
    calls = await called_to_answer(bot.services, table, needed, UNDO, about.revision)
    await send(channel, Sheet(words(text), *buttons), *calls)


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
