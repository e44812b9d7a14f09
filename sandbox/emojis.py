"""The application's emojis: uploaded by the bot, used in its components and texts."""

from __future__ import annotations

from sandbox.errors import unknown_emoji
from sandbox.store import StoredFile
from sandbox.wire import CDN_PREFIX, Json
from sandbox.world import World

EMOJIS_PREFIX = CDN_PREFIX + "/emojis/"
"""Where their pictures are, for everybody and for ever: these addresses are not signed."""


class Emojis:
    """The emojis of the bot; only itself can use them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def all(self) -> list[Json]:
        """Every emoji, oldest first."""
        return list(self._world.emojis.values())

    def get(self, emoji_id: str) -> Json:
        """Find an emoji by id or refuse as Discord does."""
        try:
            return self._world.emojis[emoji_id]
        except KeyError:
            raise unknown_emoji() from None

    def named(self, name: str) -> Json | None:
        """Find an emoji by name."""
        return next((emoji for emoji in self.all() if emoji["name"] == name), None)

    def add(self, name: str, picture: StoredFile) -> Json:
        """Keep a new emoji and its picture."""
        emoji: Json = {
            "id": self._world.ids.next(),
            "name": name,
            "roles": [],
            "user": self._world.bot,
            "require_colons": True,
            "managed": False,
            "animated": picture.content_type == "image/gif",
            "available": True,
        }
        self._world.store.put_file(address(emoji["id"]), picture)
        self._save(emoji)
        return emoji

    def rename(self, emoji_id: str, name: str) -> Json:
        """Give an emoji another name; its picture can never change."""
        emoji = self.get(emoji_id) | {"name": name}
        self._save(emoji)
        return emoji

    def remove(self, emoji_id: str) -> None:
        """Forget an emoji; messages that have it keep its name and id."""
        self.get(emoji_id)
        del self._world.emojis[emoji_id]
        self._world.store.remove("emoji", emoji_id)
        self._world.store.remove_file(address(emoji_id))

    def _save(self, emoji: Json) -> None:
        self._world.emojis[emoji["id"]] = emoji
        self._world.store.put("emoji", emoji["id"], emoji)


def address(emoji_id: str) -> str:
    """Where an emoji's picture is."""
    return f"{EMOJIS_PREFIX}{emoji_id}.png"
