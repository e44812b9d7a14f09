"""What a player can do in Senet, as slash commands."""

from __future__ import annotations

from bot.games.verbs import Value, Verb

VERBS = (
    Verb("move", (Value("house", suggested=True),)),
    Verb("back", (Value("house", suggested=True),)),
)
