"""Descriptions and choices of commands in the languages of Discord's clients.

Names of commands stay English: localised names break for groups and in mentions.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.tables.preferences import language_of
from bot.texts import FALLBACK, LANGUAGES, Texts


def told(key: str) -> app_commands.locale_str:
    """The text of a key, for a description or a choice: ``description=told("command-undo")``."""
    return app_commands.locale_str(Texts(FALLBACK)(key), key=key)


class Translator(app_commands.Translator):
    """Answers discord.py's question for each description and each locale."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in a locale that we speak, else nothing."""
        key, language = string.extras.get("key"), language_of(locale.value)
        if key is None or language == FALLBACK or language not in LANGUAGES:
            return None
        return Texts(language)(key)
