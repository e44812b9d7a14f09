"""The private pages of ``/privacy``: what is kept, a copy as a file, and deleting it."""

from __future__ import annotations

import json

import discord

from bot.games.game_ui import Picture
from bot.texts import Texts
from cogs.core.components import Button, Interaction, Pressed, button, expect_only, on
from cogs.core.replies import Sheet, begin, show, show_sheet, words
from cogs.lobby.panel import game_title
from cogs.places.links import link_to
from cogs.privacy.forgetting import forget

FORMAT = "thoth-personal-data/1"
FILE = "my-data.json"
MOST_LISTED = 20  # games by name; more are counted


async def show_page(interaction: Interaction) -> None:
    """Say in plain words what is kept."""
    texts = await begin(interaction)
    hosting = interaction.client.hosting
    said = [texts("privacy-kept")]
    said += [
        texts(f"privacy-link-{name}", url=url)
        for name, url in (("policy", hosting.privacy_url), ("terms", hosting.terms_url))
        if url
    ]
    await show(interaction, "\n".join(said), _copy(texts), _delete(texts))


@on("privacy")
async def back_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Go back to what is kept: nothing is deleted."""
    expect_only(pressed)
    await show_page(interaction)


# --- a copy ---------------------------------------------------------------------------------------


@on("privacy_copy")
async def copy_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Hand over what is stored about whoever asks."""
    expect_only(pressed)
    await hand_over(interaction)


async def hand_over(interaction: Interaction) -> None:
    """Hand over everything that names a person, as a file."""
    texts = await begin(interaction)
    services, person = interaction.client.services, interaction.user.id
    record = {
        "format": FORMAT,
        "person": person,
        "stored": await services.store.privacy.about(person),
    }
    data = json.dumps(record, ensure_ascii=False, indent=1).encode()
    said = texts("privacy-copy-made")
    sheet = Sheet(words(said), discord.ui.File(f"attachment://{FILE}"))
    await show_sheet(interaction, sheet, [Picture(FILE, data, said)])


# --- deleting -------------------------------------------------------------------------------------


@on("privacy_ask")
async def ask_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Say what deleting means for this person, and ask again."""
    expect_only(pressed)
    texts = await begin(interaction)
    store, person = interaction.client.services.store, interaction.user.id
    said = [texts("privacy-ask")]
    games = [*await store.games_of(person), *await store.pauses.of(person)]
    if games:
        listed = [link_to(g.place, f"{game_title(texts, g.name)} {g.id}") for g in games]
        if len(listed) > MOST_LISTED:
            more = texts("privacy-ask-more", number=len(listed) - MOST_LISTED)
            listed = [*listed[:MOST_LISTED], more]
        said.append(texts("privacy-ask-games", games=", ".join(listed)))
    if await store.lobbies.of(person):
        said.append(texts("privacy-ask-lobbies"))
    said.append(texts("privacy-ask-sure"))
    really = button(
        texts("privacy-button-really"), "privacy_delete", 0, style=discord.ButtonStyle.danger
    )
    back = button(texts("privacy-button-back"), "privacy", 0)
    await show(interaction, "\n".join(said), really, back)


@on("privacy_delete")
async def delete_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Delete what is stored about whoever presses."""
    expect_only(pressed)
    texts = await begin(interaction)
    await forget(interaction.client, interaction.user.id)
    await show(interaction, texts("privacy-deleted"))


def _copy(texts: Texts) -> Button:
    return button(texts("privacy-button-copy"), "privacy_copy", 0)


def _delete(texts: Texts) -> Button:
    return button(texts("privacy-button-delete"), "privacy_ask", 0)
