"""For whom statistics are shown, what people are called, and how they are given."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.games.game_ui import Picture
from bot.games.ui_types import Look
from bot.results.parts import Named, Shown
from bot.store.outcomes import OutcomeRow
from bot.tables.preferences import language_of
from bot.texts import Texts
from cogs.core.components import Button, Interaction, Menu
from cogs.core.failures import CallFailed, described
from cogs.core.finding import OnlyOnAServer
from cogs.core.replies import Sheet, gallery, look_for, show, texts_for, words
from cogs.core.replies import files as uploads
from cogs.places.links import escaped, messageable
from cogs.watch.showing import drawn_for

log = logging.getLogger(__name__)
Somebody = discord.User | discord.Member


def server_of(interaction: Interaction) -> int:
    """The server where somebody is; raises :exc:`~cogs.core.finding.OnlyOnAServer`."""
    if interaction.guild_id is None:
        raise OnlyOnAServer
    return interaction.guild_id


def named(user: Somebody) -> Named:
    """Somebody whom Discord has told us of."""
    return Named(user.id, user.display_name, escaped(user.display_name))


async def named_by_store(interaction: Interaction, people: Sequence[int]) -> list[Named]:
    """People as they were called when they last sat at a table of this server."""
    results, texts = interaction.client.services.store.results, texts_for(interaction)
    found = []
    for person in people:
        name = await results.name_of(person, interaction.guild_id)
        name = name or texts("stats-result-somebody")
        found.append(Named(person, name, escaped(name)))
    return found


async def is_listed(interaction: Interaction, person: int) -> bool:
    """Return whether others may see how somebody plays."""
    return (await interaction.client.services.people.get(person)).listed


async def outcomes_here(interaction: Interaction, name: str | None = None) -> list[OutcomeRow]:
    """The results of this server, of one game if it is named; raises like :func:`server_of`."""
    results = interaction.client.services.store.results
    return await results.all(guild=server_of(interaction), name=name)


async def look_of(interaction: Interaction, *, share: bool) -> Look:
    """How it is shown: to everybody in the server's language, to a person in their own."""
    if not share:
        return await look_for(interaction)
    locale = interaction.guild_locale or interaction.locale
    return Look(Texts(language_of(str(locale))))


async def give(
    interaction: Interaction,
    work: Callable[[], Shown],
    *items: Button | Menu,
    share: bool = False,
) -> None:
    """Compute something in a worker and show it, in words alone to those who want no pictures."""
    texts, person = texts_for(interaction), interaction.user.id
    shown = await drawn_for(interaction, "stats", work)
    if shown is None:
        await show(interaction, texts("look-newer"))
        return
    text, pictures = "\n".join(shown.lines), shown.pictures
    if share:
        is_shared = await _is_shared(interaction, text, pictures)
        await show(interaction, texts("look-shared-now" if is_shared else "stats-not-shared"))
        return
    if (await interaction.client.services.people.get(person)).words:
        pictures = ()
    await show(interaction, text, *items, pictures=pictures)


async def _is_shared(interaction: Interaction, text: str, pictures: Sequence[Picture]) -> bool:
    """Post something for everybody here; return whether Discord lets us.

    Where only the person has installed us, we are no member and may post nothing.
    """
    if interaction.client.get_guild(server_of(interaction)) is None:
        return False
    parts: list[discord.ui.Item[Any]] = [words(text), *map(gallery, pictures)]
    try:
        await messageable(interaction.channel).send(
            view=Sheet(*parts),
            files=uploads(pictures),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except CallFailed as failed:
        log.info("statistics were not shared: %s", described(failed))
        return False
    return True
