"""What a builder can do in Imhotep, as slash commands."""

from __future__ import annotations

from bot.games.verbs import Value, Verb

VERBS = (
    Verb("take"),
    Verb("load", (Value("where", suggested=True),)),
    Verb("sail", (Value("where", suggested=True),)),
    Verb("card", (Value("how", suggested=True),)),
)
