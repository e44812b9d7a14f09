"""What a player can do in Kemet, as slash commands."""

from __future__ import annotations

from bot.games.verbs import Value, Verb

VERBS = (
    Verb("move", (Value("way", suggested=True),)),
    Verb("recruit", (Value("where", suggested=True),)),
    Verb("build", (Value("pyramid", suggested=True),)),
    Verb("buy", (Value("tile", suggested=True),)),
    Verb("pray", (Value("row", written="{}", most=3, needed=False),)),
    Verb("card", (Value("how", suggested=True),)),
    Verb("battle", (Value("cards", suggested=True),)),
)
