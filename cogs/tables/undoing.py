"""Taking back: free, or asked of those who must agree."""

from __future__ import annotations

import discord

from bot.client import ThothBot
from bot.tables.table import Table
from bot.tables.undoing import Asked
from bot.texts import Texts
from cogs.answering import Sheet, acknowledge, show, texts_for, words
from cogs.finding import find_table
from cogs.presses import Interaction, Pressed, button, on, rows
from cogs.speaking import channel_of
from cogs.tables.refusals import show_refusal
from rules.engine.errors import IllegalAnswer


@on("undo")
async def undo_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Take back one's last act."""
    await acknowledge(interaction)
    await take_back(interaction, await find_table(interaction, pressed.number))


async def take_back(interaction: Interaction, table: Table) -> None:
    """Take back what is free to take back, else ask those who must agree."""
    texts = texts_for(interaction)
    try:
        done = await table.undo(interaction.user.id, interaction.id)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    if isinstance(done, Asked):
        await _ask(interaction.client, table, interaction.user.id, done.needed)
        await show(interaction, texts("undo-asked"))
    else:
        await show(interaction, texts("undo-done"))


async def _ask(bot: ThothBot, table: Table, person: int, needed: tuple[int, ...]) -> None:
    """Ask in public; only those who must agree are called."""
    texts = Texts(table.row.language)
    calls = ", ".join(f"<@{other}>" for other in needed)
    text = texts("undo-question", who=f"<@{person}>", others=calls)
    buttons = rows(
        button(texts("undo-agree"), "agree", table.id, table.revision,
               style=discord.ButtonStyle.success),
        button(texts("undo-refuse"), "refuse", table.id, table.revision),
    )  # fmt: skip
    channel = await channel_of(bot, table)
    await channel.send(
        view=Sheet(words(text), *buttons),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(o) for o in needed]),
    )


@on("agree")
async def agree(interaction: Interaction, pressed: Pressed) -> None:
    """Agree that something is taken back."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    texts = texts_for(interaction)
    try:
        done = await table.agree(interaction.user.id, interaction.id)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    await show(interaction, texts("undo-agreed"))
    if not isinstance(done, Asked):
        await _close(interaction, "undo-done")


@on("refuse")
async def refuse(interaction: Interaction, pressed: Pressed) -> None:
    """Refuse that something is taken back."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    try:
        await table.refuse(interaction.user.id)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    await show(interaction, texts_for(interaction)("undo-refused"))
    await _close(interaction, "undo-was-refused")


async def _close(interaction: Interaction, key: str) -> None:
    """Let the public question say how it ended, without buttons."""
    message = interaction.message
    if message is not None and not message.flags.ephemeral:
        table = await find_table(interaction)
        await message.edit(view=Sheet(words(Texts(table.row.language)(key))))
