"""The application's emojis."""

from __future__ import annotations

from sandbox.errors import ApiError
from sandbox.parts import Parts
from sandbox.rest.call import Answer, Call, Endpoint
from sandbox.validation.emojis import check_new_emoji, check_new_name, require_room


def endpoints(parts: Parts) -> list[Endpoint]:
    """The operations of this file."""
    routes = EmojiRoutes(parts)
    emojis = "/applications/{application_id}/emojis"
    return [
        Endpoint("GET", emojis, routes.all),
        Endpoint("POST", emojis, routes.add, 201),
        Endpoint("GET", emojis + "/{emoji_id}", routes.get),
        Endpoint("PATCH", emojis + "/{emoji_id}", routes.rename),
        Endpoint("DELETE", emojis + "/{emoji_id}", routes.remove, 204),
    ]


class EmojiRoutes:
    """Handlers of this file's operations."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._emojis = parts.emojis

    def _require_own(self, call: Call) -> None:
        if call["application_id"] != self._parts.world.bot_id:
            raise ApiError(403, 20012, "You are not authorized to perform this action")

    async def all(self, call: Call) -> Answer:
        """Every emoji."""
        self._require_own(call)
        return {"items": self._emojis.all()}

    async def add(self, call: Call) -> Answer:
        """Upload one."""
        self._require_own(call)
        picture = check_new_emoji(call.form, [e["name"] for e in self._emojis.all()])
        require_room(len(self._emojis.all()))
        return self._emojis.add(call.form["name"], picture)

    async def get(self, call: Call) -> Answer:
        """One emoji."""
        self._require_own(call)
        return self._emojis.get(call["emoji_id"])

    async def rename(self, call: Call) -> Answer:
        """Give one another name."""
        self._require_own(call)
        own = self._emojis.get(call["emoji_id"])
        check_new_name(call.form, [e["name"] for e in self._emojis.all() if e["id"] != own["id"]])
        return self._emojis.rename(own["id"], call.form["name"])

    async def remove(self, call: Call) -> Answer:
        """Delete one."""
        self._require_own(call)
        self._emojis.remove(call["emoji_id"])
        return None
