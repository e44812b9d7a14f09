"""``/tableadmin board``: the channel where open seats and tables are listed."""

from __future__ import annotations

import discord

from bot.store.rows import BoardRow
from cogs.admin.rights import begin_managing
from cogs.core.components import Interaction
from cogs.core.replies import show
from cogs.seats.board import keep_board, take_down


async def set_board(
    interaction: Interaction, channel: discord.TextChannel | None, *, off: bool
) -> None:
    """Begin or stop listing open seats in a channel; without either, say where it is done."""
    texts, client = await begin_managing(interaction), interaction.client
    assert interaction.guild is not None, "the command is for servers only"
    guild, boards = interaction.guild, client.services.store.boards
    before = await boards.of(guild.id)
    if off or channel is None:
        if off and before is not None:
            await take_down(client, before)
        listed = texts("admin-nowhere") if off or before is None else f"<#{before.channel}>"
        await show(interaction, texts("admin-board", channel=listed))
        return
    allowed = channel.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages):
        await show(interaction, texts("admin-board-closed", channel=channel.mention))
        return
    if before is not None and before.channel != channel.id:
        await take_down(client, before)
    if before is None or before.channel != channel.id:
        await boards.keep(BoardRow(guild.id, channel.id))
    await keep_board(client, guild.id)
    await show(interaction, texts("admin-board", channel=channel.mention))
