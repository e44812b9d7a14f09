"""Commands that only tests need: mistakes made on purpose, and bare calls."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Literal

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import ThothBot
from tests.kit.demo_picture import draw_river

Interaction = discord.Interaction[ThothBot]
BAD_BUTTON = {"type": 2, "style": 99, "label": "x", "custom_id": "a" * 101}


class Questions(discord.ui.Modal, title="Questions"):
    """Every kind of field that a pop-up can have and a game may want."""

    god = discord.ui.Label(
        text="God",
        component=discord.ui.RadioGroup(
            custom_id="god",
            options=[discord.RadioGroupOption(label="Ra"), discord.RadioGroupOption(label="Isis")],
        ),
    )
    gifts = discord.ui.Label(
        text="Gifts",
        component=discord.ui.CheckboxGroup(
            custom_id="gifts",
            max_values=2,
            options=[
                discord.CheckboxGroupOption(label="gold"),
                discord.CheckboxGroupOption(label="grain"),
                discord.CheckboxGroupOption(label="stone"),
            ],
        ),
    )
    sure = discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure"))
    friend = discord.ui.Label(text="Friend", component=discord.ui.UserSelect(custom_id="friend"))

    async def on_submit(self, interaction):
        god, gifts = self.god.component.value, sorted(self.gifts.component.values)
        friend = self.friend.component.values[0].display_name
        words = f"{god} gets {gifts} from {friend}, sure: {self.sure.component.value}"
        await interaction.response.send_message(words)


class PeopleView(discord.ui.View):
    """A menu of people."""

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Rival", custom_id="rival")
    async def rival(self, interaction, select):
        await interaction.response.send_message(f"rival: {select.values[0].display_name}")


class MenusView(discord.ui.View):
    """A menu of each other kind; several may be chosen."""

    @discord.ui.select(cls=discord.ui.RoleSelect, placeholder="Role", custom_id="role")
    async def role(self, interaction, select):
        await interaction.response.send_message(f"role: {select.values[0].name}")

    @discord.ui.select(cls=discord.ui.ChannelSelect, placeholder="Channel", custom_id="channel")
    async def channel(self, interaction, select):
        await interaction.response.send_message(f"channel: {select.values[0].name}")

    @discord.ui.select(cls=discord.ui.MentionableSelect, placeholder="Anyone", custom_id="anyone")
    async def anyone(self, interaction, select):
        await interaction.response.send_message(f"anyone: {select.values[0].name}")

    @discord.ui.select(
        placeholder="Gods",
        custom_id="gods",
        max_values=2,
        options=[discord.SelectOption(label=name) for name in ("Ra", "Isis", "Amun")],
    )
    async def gods(self, interaction, select):
        await interaction.response.send_message(f"gods: {sorted(select.values)}")


class Rename(discord.ui.Modal, title="Rename"):
    """A pop-up that changes the message whose button opened it."""

    name = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction):
        await interaction.response.edit_message(content=f"renamed to {self.name.value}")


class HiddenView(discord.ui.View):
    """Buttons on a message that only its reader sees."""

    @discord.ui.button(label="Rename", custom_id="rename")
    async def rename(self, interaction, button):
        await interaction.response.send_modal(Rename())

    @discord.ui.button(label="Away", custom_id="away")
    async def away(self, interaction, button):
        await interaction.response.defer()
        await interaction.delete_original_response()


class Probe(commands.Cog):
    """`/probe`: what goes wrong, and how it shows."""

    probe = app_commands.Group(name="probe", description="Make mistakes on purpose")

    def __init__(self) -> None:
        self.entered = asyncio.Event()
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
        self.entered.set()
        await self.released.wait()
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as refused:
            assert isinstance(interaction.channel, discord.TextChannel)
            await interaction.channel.send(f"too late: {refused.code}")

    @probe.command(description="Edit fifteen minutes later")
    async def stale(self, interaction: Interaction) -> None:
        await interaction.response.send_message("fresh")
        self.entered.set()
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

    @probe.command(description="Follow-ups: written, edited, fetched, deleted")
    async def followups(self, interaction: Interaction) -> None:
        await interaction.response.send_message("original")
        further = await interaction.followup.send("further", wait=True)
        doomed = await interaction.followup.send("doomed", wait=True)
        await further.edit(content="further, edited")
        await doomed.delete()
        fetched = await interaction.followup.fetch_message(further.id)
        await interaction.edit_original_response(content=f"fetched: {fetched.content}")

    @probe.command(description="Options of every kind")
    async def options(
        self,
        interaction: Interaction,
        who: discord.Member,
        where: discord.TextChannel,
        many: app_commands.Range[int, 1, 5],
        share: float,
        loud: bool,
        pick: Literal["one", "two"] = "one",
    ) -> None:
        words = f"{who.display_name} {where.name} {many} {share} {loud} {pick}"
        await interaction.response.send_message(words)

    @probe.command(description="A pop-up with every kind of field")
    async def questions(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Questions())

    @probe.command(description="A menu of people")
    async def rivals(self, interaction: Interaction) -> None:
        await interaction.response.send_message("Choose", view=PeopleView(timeout=None))

    @probe.command(description="Menus of every other kind")
    async def menus(self, interaction: Interaction) -> None:
        await interaction.response.send_message("Menus", view=MenusView(timeout=None))

    @probe.command(description="A message for one reader, with buttons")
    async def hidden(self, interaction: Interaction) -> None:
        view = HiddenView(timeout=None)
        await interaction.response.send_message("hidden", view=view, ephemeral=True)

    @probe.command(description="Read a picture back and keep it beside another")
    async def pictures(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        first = discord.File(io.BytesIO(draw_river(8, 8, 0)), "first.png")
        message = await interaction.edit_original_response(attachments=[first])
        size = len(await message.attachments[0].read())
        second = discord.File(io.BytesIO(draw_river(8, 8, 1)), "second.png")
        await interaction.edit_original_response(
            content=f"read {size} bytes", attachments=[*message.attachments, second]
        )

    @probe.command(description="An embed with its picture")
    async def embed(self, interaction: Interaction) -> None:
        embed = discord.Embed(title="Title", description="Words")
        embed.add_field(name="Name", value="Value")
        embed.set_image(url="attachment://river.png")
        file = discord.File(io.BytesIO(draw_river(8, 8, 0)), "river.png")
        await interaction.response.send_message(embed=embed, file=file)


async def setup(bot: ThothBot) -> None:
    await bot.add_cog(Probe())
