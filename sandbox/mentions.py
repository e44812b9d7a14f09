"""Whom a message mentions, and whom it may."""

from __future__ import annotations

import re

from sandbox.wire import Json
from sandbox.world import World

USER_MENTION = re.compile(r"<@!?(\d+)>")
EVERYONE_MENTION = re.compile(r"@(everyone|here)\b")


def mentioned_users(world: World, texts: list[str], allowed: Json | None) -> list[Json]:
    """The users whom these texts mention, each once, as far as `allowed_mentions` lets them."""
    found: dict[str, Json] = {}
    for text in texts:
        for user_id in USER_MENTION.findall(text):
            if user_id in world.users and _user_allowed(user_id, allowed):
                found[user_id] = world.users[user_id]
    return list(found.values())


def mentions_everyone(texts: list[str], allowed: Json | None) -> bool:
    """Whether these texts call everybody and may do so."""
    may = allowed is None or "everyone" in (allowed.get("parse") or ())
    return may and any(EVERYONE_MENTION.search(text) for text in texts)


def _user_allowed(user_id: str, allowed: Json | None) -> bool:
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return True
    return user_id in {str(listed) for listed in allowed.get("users") or ()}
