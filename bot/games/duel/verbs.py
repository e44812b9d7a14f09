"""What a player can do in Duel, as slash commands."""

from __future__ import annotations

from bot.games.verbs import Value, Verb

VERBS = (
    Verb("build", (Value("card", suggested=True),)),
    Verb("sell", (Value("card", suggested=True),)),
    Verb("wonder", (Value("how", suggested=True),)),
    Verb("god", (Value("slot", suggested=True),)),
)
