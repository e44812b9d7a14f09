"""The demonstration's texts in Russian and Ukrainian."""

from __future__ import annotations

import discord
from discord import app_commands

TEXTS: dict[str, dict[discord.Locale, str]] = {
    "Greet a god": {
        discord.Locale.russian: "Поприветствовать бога",
        discord.Locale.ukrainian: "Привітати бога",
    },
    "Whom to greet": {
        discord.Locale.russian: "Кого поприветствовать",
        discord.Locale.ukrainian: "Кого привітати",
    },
    "Hear a secret": {
        discord.Locale.russian: "Услышать тайну",
        discord.Locale.ukrainian: "Почути таємницю",
    },
}
SECRETS: dict[discord.Locale, str] = {
    discord.Locale.russian: "Тайна видна только тебе.",
    discord.Locale.ukrainian: "Таємницю бачиш лише ти.",
}


class DemoTranslator(app_commands.Translator):
    """Looks command descriptions up; names stay English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Find a description in this language, or leave it in English."""
        return TEXTS.get(string.message, {}).get(locale)
