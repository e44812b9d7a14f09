"""A note about direct messages for people who join: what they are for, and how to stop them."""

from __future__ import annotations

from bot.store.rows import LobbyRow
from cogs.core.components import Interaction
from cogs.core.replies import texts_for


async def letters_note(interaction: Interaction, lobby: LobbyRow) -> str:
    """A sentence for a person who joined; nothing if they want no direct messages."""
    person = await interaction.client.services.people.get(interaction.user.id)
    if lobby.place.guild is None or not person.letters:
        return ""
    key = "lobby-letters-closed" if person.letters_closed else "lobby-letters"
    return texts_for(interaction)(key)
