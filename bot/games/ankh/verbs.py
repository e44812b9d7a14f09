"""What a god can do in Ankh, as slash commands."""

from __future__ import annotations

from bot.games.verbs import Value, Verb

MOST_FOLLOWERS = 999  # that can be bid

VERBS = (
    Verb("move", (Value("moves", suggested=True),)),
    Verb("summon", (Value("pieces", suggested=True),)),
    Verb("gain"),
    Verb("unlock", (Value("power", suggested=True),)),
    Verb("claim", (Value("at", suggested=True),)),
    Verb(
        "caravan",
        (
            Value("path", suggested=True),
            Value("token", written=" token:{}", needed=False),
            Value("swap", written=" swap:{}", needed=False),
        ),
    ),
    Verb("battle", (Value("card", suggested=True), Value("second", written="+{}", needed=False))),
    Verb("bid", (Value("followers", most=MOST_FOLLOWERS),)),
)
