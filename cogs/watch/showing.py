"""Showing long texts and pictures to one person, or to everyone at a place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

import discord

from bot.games.game_ui import Picture
from cogs.core.components import Interaction
from cogs.core.replies import MOST_TEXT, Sheet, files, gallery, show, show_sheet, words

T = TypeVar("T")
MOST_FILES = 10  # of one message
MOST_BYTES_TOGETHER = 24 * 2**20  # of one message; Discord takes 25 MiB with all that is around


async def drawn(
    interaction: Interaction, work: Callable[[], list[Picture]]
) -> list[Picture] | None:
    """Draw for one person in a worker; None if they have asked for something newer."""
    return await drawn_for(interaction, "look", work)


async def drawn_for(interaction: Interaction, what: str, work: Callable[[], T]) -> T | None:
    """The same for anything that is drawn; each kind of thing is newer only than its own."""
    return await interaction.client.services.draw(f"{what}:{interaction.user.id}", work)


async def show_pages(interaction: Interaction, paragraphs: Iterable[str]) -> None:
    """Answer with a long text, in as many messages as it takes."""
    first, *others = pages(paragraphs)
    await show(interaction, first)
    for page in others:
        await interaction.followup.send(view=Sheet(words(page)), ephemeral=True)


async def show_pictures(interaction: Interaction, text: str, pictures: Sequence[Picture]) -> None:
    """Answer with pictures, in as many messages as it takes."""
    first, *others = batches(pictures)
    await show_sheet(interaction, picture_sheet(text, first), first)
    for batch in others:
        await interaction.followup.send(
            view=picture_sheet("", batch), files=files(batch), ephemeral=True
        )


async def post_pages(place: discord.abc.Messageable, paragraphs: Iterable[str]) -> None:
    """Post a long text for everybody."""
    for page in pages(paragraphs):
        await place.send(view=Sheet(words(page)))


async def post_pictures(
    place: discord.abc.Messageable, text: str, pictures: Sequence[Picture]
) -> None:
    """Post pictures for everybody."""
    for n, batch in enumerate(batches(pictures)):
        await place.send(view=picture_sheet("" if n else text, batch), files=files(batch))


def picture_sheet(text: str, pictures: Sequence[Picture]) -> Sheet:
    """A message of words and pictures."""
    parts: list[discord.ui.Item[Any]] = [words(text)] if text else []
    return Sheet(*parts, *(gallery(picture) for picture in pictures))


def pages(paragraphs: Iterable[str], most: int = MOST_TEXT) -> list[str]:
    """Join paragraphs to texts that fit into a message each; there is at least one."""
    found = [""]
    for paragraph in paragraphs:
        joined = f"{found[-1]}\n\n{paragraph}" if found[-1] else paragraph
        if len(joined) <= most:
            found[-1] = joined
        else:
            found.append(paragraph[:most])
    return found


def batches(pictures: Iterable[Picture]) -> Iterator[list[Picture]]:
    """Put pictures into as few messages as they fit into."""
    batch: list[Picture] = []
    for picture in pictures:
        size = sum(len(p.data) for p in batch) + len(picture.data)
        if batch and (len(batch) == MOST_FILES or size > MOST_BYTES_TOGETHER):
            yield batch
            batch = []
        batch.append(picture)
    yield batch
