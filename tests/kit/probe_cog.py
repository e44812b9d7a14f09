"""Commands that only tests need: mistakes made on purpose, and bare calls."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ThothBot

Interaction = discord.Interaction[ThothBot]
BAD_BUTTON = {"type": 2, "style": 99, "label": "x", "custom_id": "a" * 101}


class Probe(commands.Cog):
    """`/probe`: what goes wrong, and how it shows."""

    probe = app_commands.Group(name="probe", description="Make mistakes on purpose")

    def __init__(self) -> None:
        self.released = asyncio.Event()

    @probe.command(description="Send a wrong payload")
    async def wrong(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        route = discord.http.Route(
            "POST", "/channels/{channel_id}/messages", channel_id=interaction.channel_id
        )
        body = {"content": "x", "components": [{"type": 1, "components": [BAD_BUTTON]}]}
        try:
            await interaction.client.http.request(route, json=body)
        except discord.HTTPException as refused:
            report = {"status": refused.status, "code": refused.code, "text": refused.text}
            await interaction.followup.send(json.dumps(report)[:1900])

    @probe.command(description="Answer twice")
    async def twice(self, interaction: Interaction) -> None:
        await interaction.response.send_message("first")
        interaction.response._response_type = None  # discord.py would not let us
        try:
            await interaction.response.send_message("second")
        except discord.HTTPException as refused:
            await interaction.followup.send(f"refused with {refused.code}")

    @probe.command(description="Answer when it is too late")
    async def late(self, interaction: Interaction) -> None:
        await self.released.wait()
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as refused:
            assert isinstance(interaction.channel, discord.TextChannel)
            await interaction.channel.send(f"too late: {refused.code}")

    @probe.command(description="Edit fifteen minutes later")
    async def stale(self, interaction: Interaction) -> None:
        await interaction.response.send_message("fresh")
        await self.released.wait()
        try:
            await interaction.edit_original_response(content="stale")
        except discord.HTTPException as refused:
            assert isinstance(interaction.channel, discord.TextChannel)
            await interaction.channel.send(f"too old: {refused.code}")

    @probe.command(description="Post once, however often it takes")
    async def post(self, interaction: Interaction, text: str) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        for attempt in range(1, 4):
            try:
                message = await interaction.channel.send(text, nonce=interaction.id)
            except discord.Forbidden as refused:
                await interaction.followup.send(f"forbidden: {refused.code}")
                return
            except (discord.HTTPException, aiohttp.ClientError):
                continue  # the answer was lost, maybe after the message was written
            else:
                await interaction.followup.send(f"posted {message.id} at attempt {attempt}")
                return


async def setup(bot: ThothBot) -> None:
    await bot.add_cog(Probe())
