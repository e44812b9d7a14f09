"""A demonstration of every kind of interaction, to try the local Discord with."""

from __future__ import annotations

import io
import re
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands

from bot.process.client import ThothBot
from tests.kit.demo_picture import draw_river
from tests.kit.demo_texts import SECRETS, DemoTranslator

Interaction = discord.Interaction[ThothBot]

GODS = ("Amun", "Anubis", "Isis", "Osiris", "Ra")
COLOURS = ("red", "green", "blue")
PICTURE_SIZE = (480, 320)


class CountButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:count:(?P<count>\d+)"
):
    """A button that holds its state in its custom id, so that it survives any restart."""

    def __init__(self, count: int) -> None:
        super().__init__(
            discord.ui.Button(
                label=f"Count {count}",
                style=discord.ButtonStyle.primary,
                custom_id=f"demo:count:{count}",
            )
        )
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Rebuild the button from what Discord kept."""
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Count one further, in place."""
        view = counter_view(self.count + 1)
        text = f"{interaction.user.display_name} counted to {self.count + 1}"
        await interaction.response.edit_message(content=text, view=view)


class ColourSelect(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"demo:colour:(?P<count>\d+)"
):
    """A select menu that survives restarts and carries the count along."""

    def __init__(self, count: int) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in COLOURS]
        super().__init__(
            discord.ui.Select(
                placeholder="Colour", options=options, custom_id=f"demo:colour:{count}"
            )
        )
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Rebuild the menu from what Discord kept."""
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge first, then change the message and tell only the chooser."""
        await interaction.response.defer()
        colour = self.item.values[0]
        who = interaction.user.display_name
        await interaction.edit_original_response(content=f"{who} likes {colour}")
        await interaction.followup.send(f"You chose {colour}", ephemeral=True)


class NoteButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:note"):
    """A button that opens a pop-up."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Note", custom_id="demo:note"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Rebuild the button from what Discord kept."""
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the pop-up at once: a defer would forbid it."""
        await interaction.response.send_modal(NoteModal())


class NoteModal(discord.ui.Modal, title="A note for Thoth"):
    """A text and a choice, in a pop-up."""

    text: discord.ui.Label[Self] = discord.ui.Label(
        text="Text", component=discord.ui.TextInput(custom_id="text", max_length=100)
    )
    mood: discord.ui.Label[Self] = discord.ui.Label(
        text="Mood",
        component=discord.ui.Select(
            custom_id="mood",
            options=[discord.SelectOption(label="Calm"), discord.SelectOption(label="Eager")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Repeat the note to its writer."""
        text, mood = self.text.component, self.mood.component
        assert isinstance(text, discord.ui.TextInput)
        assert isinstance(mood, discord.ui.Select)
        answer = f"Noted, {mood.values[0].lower()}: {text.value}"
        await interaction.response.send_message(answer, ephemeral=True)


class BoardView(discord.ui.LayoutView):
    """A picture, words and buttons in one frame (components v2)."""

    def __init__(self, turn: int) -> None:
        super().__init__(timeout=None)
        board = discord.MediaGalleryItem("attachment://board.png", description=f"Turn {turn}")
        self.add_item(
            discord.ui.Container[Self](
                discord.ui.TextDisplay(f"## Turn {turn}"),
                discord.ui.MediaGallery(board),
                discord.ui.Separator(),
                discord.ui.ActionRow[Any](TurnButton(turn), NoteButton()),
                accent_colour=discord.Colour.gold(),
            )
        )


class TurnButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"demo:turn:(?P<turn>\d+)"
):
    """A button that redraws the board."""

    def __init__(self, turn: int) -> None:
        super().__init__(
            discord.ui.Button(
                label="Next turn",
                style=discord.ButtonStyle.success,
                custom_id=f"demo:turn:{turn}",
            )
        )
        self.turn = turn

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Rebuild the button from what Discord kept."""
        return cls(int(match["turn"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Draw the next turn into the same message."""
        turn = self.turn + 1
        await interaction.response.edit_message(
            view=BoardView(turn), attachments=[picture("board.png", turn)]
        )


def counter_view(count: int) -> discord.ui.View:
    """The counter's button, menu and note."""
    view = discord.ui.View(timeout=None)
    for item in (CountButton(count), NoteButton(), ColourSelect(count)):
        view.add_item(item)
    return view


def picture(name: str, bend: int) -> discord.File:
    """A picture as an upload."""
    content = io.BytesIO(draw_river(*PICTURE_SIZE, bend))
    return discord.File(content, name, description="A river through sand")


class Demo(commands.Cog):
    """`/demo`: one command for each thing that Discord can do."""

    demo = app_commands.Group(name="demo", description="Try what Discord can do")

    @demo.command(description=app_commands.locale_str("Greet a god"))
    @app_commands.describe(who=app_commands.locale_str("Whom to greet"))
    async def greet(self, interaction: Interaction, who: str) -> None:
        """Answer in public."""
        await interaction.response.send_message(f"{interaction.user.mention} greets {who}")

    @greet.autocomplete("who")
    async def suggest_gods(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the gods whose names begin so."""
        fitting = [god for god in GODS if god.lower().startswith(current.lower())]
        return [app_commands.Choice(name=god, value=god) for god in fitting]

    @demo.command(description=app_commands.locale_str("Hear a secret"))
    async def secret(self, interaction: Interaction) -> None:
        """Answer only to the asker, in their language."""
        text = SECRETS.get(interaction.locale, "Only you can see this secret.")
        await interaction.response.send_message(text, ephemeral=True)

    @demo.command(description="Think first, answer later")
    async def slow(self, interaction: Interaction) -> None:
        """Defer, then fill the answer in."""
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="Thoth has thought about it")

    @demo.command(description="Count together")
    async def counter(self, interaction: Interaction) -> None:
        """Post the counter."""
        await interaction.response.send_message("Nobody counted yet", view=counter_view(0))

    @demo.command(description="Write a note")
    async def note(self, interaction: Interaction) -> None:
        """Open a pop-up."""
        await interaction.response.send_modal(NoteModal())

    @demo.command(description="Get a letter by direct message")
    async def letter(self, interaction: Interaction) -> None:
        """Write to the asker directly, or say that it cannot be done."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await interaction.user.send("A letter from Thoth", view=counter_view(0))
        except discord.Forbidden:
            await interaction.followup.send("Your direct messages are closed", ephemeral=True)
            return
        await interaction.followup.send("I wrote you a letter", ephemeral=True)

    @demo.command(description="Open a thread")
    async def thread(self, interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
        """Answer, open a thread under the answer, write into it."""
        await interaction.response.send_message(f"See the thread {name}")
        message = await interaction.original_response()
        thread = await (await message.fetch()).create_thread(name=name)
        await thread.send(f"Welcome, {interaction.user.mention}")

    @demo.command(description="See a picture")
    async def picture(self, interaction: Interaction) -> None:
        """Answer with a file."""
        await interaction.response.send_message("The Nile", file=picture("river.png", 0))

    @demo.command(description="See a board")
    async def board(self, interaction: Interaction) -> None:
        """Answer with components v2."""
        await interaction.response.send_message(view=BoardView(1), file=picture("board.png", 1))


async def setup(bot: ThothBot) -> None:
    """Add the cog and let its old buttons work again."""
    await bot.tree.set_translator(DemoTranslator())
    bot.add_dynamic_items(CountButton, ColourSelect, NoteButton, TurnButton)
    await bot.add_cog(Demo())
