"""Answering one person: acknowledge at once, then show something only they see."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.fronts.front import Look, Picture
from bot.texts import Texts
from cogs.presses import Button, Interaction, Menu, rows

MOST_TEXT = 4000  # characters of all texts of a message


def texts_for(interaction: Interaction) -> Texts:
    """The texts in the language of whoever asks."""
    people = interaction.client.house.people
    return Texts(people.language(interaction.user.id, str(interaction.locale)))


async def look_for(interaction: Interaction, names: Sequence[str] = ()) -> Look:
    """How whoever asks wants to see things."""
    person = await interaction.client.house.people.get(interaction.user.id)
    return Look(texts_for(interaction), names, person.theme)


async def acknowledge(interaction: Interaction, *, in_place: bool = False) -> None:
    """Tell Discord that the answer comes: in place of a private message, else as a new one.

    A letter is private too, but a panel in a direct message is to stay: whoever answers a
    press on a letter says so (``in_place``).
    """
    if not interaction.response.is_done():
        message = interaction.message
        if message is not None and (message.flags.ephemeral or in_place):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.client.house.people.get(interaction.user.id)  # known from now on


async def begin(interaction: Interaction) -> Texts:
    """Acknowledge, and return the texts in the language that whoever asks has set."""
    await acknowledge(interaction)
    return texts_for(interaction)


class Sheet(discord.ui.LayoutView):
    """A message of ours: words, pictures and components, in this order or another."""

    def __init__(self, *items: discord.ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)


def words(text: str, number: int | None = None) -> discord.ui.TextDisplay[Any]:
    """A paragraph, cut to what Discord takes; with a number it can be found and changed."""
    cut = text if len(text) <= MOST_TEXT else text[: MOST_TEXT - 1] + "…"
    return discord.ui.TextDisplay(cut, id=number)


def gallery(picture: Picture) -> discord.ui.MediaGallery[Any]:
    """A picture at full width; its file must be sent along (:func:`files`)."""
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt[:1024])
    return discord.ui.MediaGallery(item)


def files(pictures: Iterable[Picture]) -> list[discord.File]:
    """The files of some pictures, as uploads."""
    return [discord.File(io.BytesIO(p.data), p.name, description=p.alt[:1024]) for p in pictures]


async def show(
    interaction: Interaction, text: str, *items: Button | Menu,
    pictures: Sequence[Picture] = (), number: int | None = None,
) -> None:  # fmt: skip
    """Answer privately with words, pictures and components; acknowledges if nobody has yet."""
    parts: list[discord.ui.Item[Any]] = [words(text, number)] if text else []
    parts += [gallery(picture) for picture in pictures]
    parts += rows(*items)
    await show_sheet(interaction, Sheet(*parts), pictures)


async def show_sheet(
    interaction: Interaction, sheet: Sheet, pictures: Sequence[Picture] = ()
) -> None:
    """Answer privately with a message."""
    await acknowledge(interaction)
    await interaction.edit_original_response(
        view=sheet, attachments=files(pictures), allowed_mentions=discord.AllowedMentions.none()
    )
