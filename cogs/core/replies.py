"""Answering one person: acknowledge at once, then show something only they see.

What somebody asked for and the answer to it are two things.  Once something is stored, an answer
that does not arrive changes nothing about it: it is tried again for as long as Discord takes it,
and its failure never reaches the handler.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.games.game_ui import Look, Picture
from bot.tables.naming import by_texts
from bot.texts import Texts
from bot.texts.saying import clipped
from cogs.core import presses
from cogs.core.components import Button, Interaction, Menu, rows
from cogs.core.emojis import or_without_emojis
from cogs.core.failures import ALREADY_ACKNOWLEDGED, CallFailed, described, is_refused, passes
from cogs.core.late_pictures import shows_anew
from cogs.core.measuring import note_acknowledged

log = logging.getLogger(__name__)
MOST_TEXT = 4000  # characters of all texts of a message
DEFER_PAUSES = (0.1, 0.3, 0.6)  # seconds; all of it within the three that Discord waits
REPLY_PAUSES = (0.5, 1.0, 2.0, 5.0, 15.0, 60.0)  # the last again and again
_late: set[asyncio.Task[None]] = set()  # answers that are still being tried


def texts_for(interaction: Interaction) -> Texts:
    """The texts in the person's language."""
    people = interaction.client.services.people
    return Texts(people.language(interaction.user.id, str(interaction.locale)))


async def look_for(interaction: Interaction, names: Sequence[str] = ()) -> Look:
    """How the person wants to see things."""
    person = await interaction.client.services.people.get(interaction.user.id)
    texts = texts_for(interaction)
    return Look(texts, by_texts(texts, names), person.theme)


async def acknowledge(interaction: Interaction, *, in_place: bool = False) -> None:
    """Tell Discord that the answer comes: in place of a private message, else as a new one.

    A letter is private too, but a panel in a direct message is to stay: whoever answers a
    press on a letter says so (``in_place``).  A press on a message that stays is not answered
    by itself, so that it may edit its message; the answer follows it.
    """
    if not is_acknowledged(interaction):
        message = interaction.message
        if message is None:
            await _defer(interaction, ephemeral=True, thinking=True)
        else:
            await _defer(interaction)
            if not (message.flags.ephemeral or in_place):
                interaction.extras["follows"] = True
                presses.remember(interaction)
    await interaction.client.services.people.get(interaction.user.id)  # known from now on


def is_acknowledged(interaction: Interaction) -> bool:
    """Return whether Discord knows that an answer comes, also if we heard nothing back."""
    return interaction.response.is_done() or "acknowledged" in interaction.extras


async def _defer(interaction: Interaction, **how: bool) -> None:
    """Acknowledge, trying again if Discord fails; one that got through unheard counts too."""
    for pause in (*DEFER_PAUSES, None):
        try:
            await interaction.response.defer(**how)
        except CallFailed as error:
            if isinstance(error, discord.HTTPException) and error.code == ALREADY_ACKNOWLEDGED:
                break
            if pause is None or not passes(error):
                raise
            await asyncio.sleep(pause)
        else:
            break
    interaction.extras["acknowledged"] = True
    note_acknowledged(interaction)


async def begin(interaction: Interaction) -> Texts:
    """Acknowledge, and return the texts in the language that the person has set."""
    await acknowledge(interaction)
    return texts_for(interaction)


class Sheet(discord.ui.LayoutView):
    """A message of ours: words, pictures and components, in this order or another."""

    def __init__(self, *items: discord.ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        self.stop()  # its buttons are known by their custom ids; discord.py would keep it for ever


def words(text: str, number: int | None = None) -> discord.ui.TextDisplay[Any]:
    """A paragraph, cut to what Discord takes; with a number it can be found and changed."""
    return discord.ui.TextDisplay(clipped(text, MOST_TEXT), id=number)


def gallery(picture: Picture, number: int | None = None) -> discord.ui.MediaGallery[Any]:
    """A picture at full width; its file must be sent along (:func:`files`)."""
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt[:1024])
    return discord.ui.MediaGallery(item, id=number)


def files(pictures: Iterable[Picture]) -> list[discord.File]:
    """The files of some pictures, as uploads."""
    return [discord.File(io.BytesIO(p.data), p.name, description=p.alt[:1024]) for p in pictures]


async def show(
    interaction: Interaction,
    text: str,
    *items: Button | Menu,
    pictures: Sequence[Picture] = (),
    number: int | None = None,
) -> None:
    """Answer privately with words, pictures and components; acknowledges if nobody has yet."""
    parts: list[discord.ui.Item[Any]] = [words(text, number)] if text else []
    parts += [gallery(picture) for picture in pictures]
    parts += rows(*items)
    await show_sheet(interaction, Sheet(*parts), pictures)


async def show_sheet(
    interaction: Interaction, sheet: Sheet, pictures: Sequence[Picture] = ()
) -> None:
    """Answer privately with a message; what Discord does not take now comes later."""
    await acknowledge(interaction)
    shows_anew(interaction)
    newest = interaction.extras["shown"] = interaction.extras.get("shown", 0) + 1
    try:
        await _show_now(interaction, sheet, pictures)
    except CallFailed as error:
        if is_refused(error):
            raise  # our fault: such an answer is not possible
        log.info("an answer did not arrive: %s", described(error))
        if passes(error):
            later = _show_later(interaction, sheet, tuple(pictures), newest)
            # A bot that is stopped waits a moment for tasks of this name.
            task = asyncio.create_task(later, name="discord-ui-late-answer")
            _late.add(task)
            task.add_done_callback(_late.discard)


async def _show_now(interaction: Interaction, sheet: Sheet, pictures: Sequence[Picture]) -> None:
    """Answer, in place of what was answered before."""
    await or_without_emojis(sheet, lambda: _send(interaction, sheet, pictures))


async def _send(interaction: Interaction, sheet: Sheet, pictures: Sequence[Picture]) -> None:
    uploads, calls = files(pictures), discord.AllowedMentions.none()
    shown: discord.Message | None = interaction.extras.get("answer")
    if shown is not None:
        await shown.edit(view=sheet, attachments=uploads, allowed_mentions=calls)
    elif "follows" in interaction.extras:
        shown = interaction.extras["answer"] = await interaction.followup.send(
            view=sheet, files=uploads, allowed_mentions=calls, ephemeral=True, wait=True
        )
    else:
        shown = await interaction.edit_original_response(
            view=sheet, attachments=uploads, allowed_mentions=calls
        )
    interaction.extras["message"] = shown.id


async def _show_later(
    interaction: Interaction, sheet: Sheet, pictures: Sequence[Picture], newest: int
) -> None:
    """Try again until Discord takes it, or takes nothing more, or something newer is shown."""
    tries = 0
    while True:
        await asyncio.sleep(REPLY_PAUSES[min(tries, len(REPLY_PAUSES) - 1)])
        tries += 1
        if interaction.extras["shown"] != newest or interaction.is_expired():
            return
        try:
            await _show_now(interaction, sheet, pictures)
        except CallFailed as error:
            if not passes(error):
                log.info("an answer can never arrive: %s", described(error))
                return
        else:
            return
