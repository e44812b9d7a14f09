"""What the gateway has to tell, before it is known to whom."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.wire import Intent, Json

FOR_ALL = Intent(0)


@dataclass(frozen=True, slots=True)
class Event:
    """One dispatch.

    `guild_id` is the server in which it happened; without one it is the first shard's.  `intent`
    is what a session must have asked for to be told.
    """

    name: str
    data: Json
    guild_id: str | None = None
    intent: Intent = FOR_ALL
