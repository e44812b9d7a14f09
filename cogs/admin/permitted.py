"""What server managers have set: where games can be opened."""

from __future__ import annotations

import json

from bot.store.owners import of_guild
from bot.store.store import Store

_NAME = "channels"


async def may_open_here(store: Store, guild: int | None, channel: int | None) -> bool:
    """Return whether games may be opened in a channel; for a thread, name its channel."""
    if guild is None:
        return True
    allowed = await allowed_channels(store, guild)
    return not allowed or channel in allowed


async def allowed_channels(store: Store, guild: int) -> list[int]:
    """The channels of a server where games may be opened; none means everywhere."""
    stored = await store.setting(of_guild(guild), _NAME)
    return [] if stored is None else [int(channel) for channel in json.loads(stored)]


async def allow_channels(store: Store, guild: int, channels: list[int]) -> None:
    """Let games be opened in these channels only; none means everywhere."""
    await store.set_setting(of_guild(guild), _NAME, json.dumps(channels))
