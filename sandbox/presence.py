"""What the bot says of itself beside its name, as strictly as Discord takes it."""

from __future__ import annotations

from sandbox.wire import Json

STATUSES = ("online", "dnd", "idle", "invisible", "offline")
ACTIVITY_TYPES = range(6)
CUSTOM = 4
MOST_TEXT = 128


class Presence:
    """The newest presence, of whatever shard."""

    def __init__(self) -> None:
        self.activities: list[Json] = []
        self.updates = 0

    @property
    def text(self) -> str:
        """What people read below the bot's name."""
        return next((a.get("state") or a["name"] for a in self.activities), "")

    def take(self, data: object) -> bool:
        """Show a presence, if it is one."""
        if not _is_presence(data):
            return False
        assert isinstance(data, dict)
        self.activities = list(data["activities"])
        self.updates += 1
        return True


def _is_presence(data: object) -> bool:
    if not isinstance(data, dict) or not {"since", "activities", "status", "afk"} <= set(data):
        return False
    is_since = data["since"] is None or isinstance(data["since"], int | float)
    return (
        is_since
        and data["status"] in STATUSES
        and isinstance(data["afk"], bool)
        and isinstance(data["activities"], list)
        and all(map(_is_activity, data["activities"]))
    )


def _is_activity(activity: object) -> bool:
    """A custom activity shows its state, every other one its name."""
    if not isinstance(activity, dict) or not isinstance(activity.get("name"), str):
        return False
    kind, shown = activity.get("type"), activity["name"]
    if kind == CUSTOM:
        shown = activity.get("state")
    return kind in ACTIVITY_TYPES and isinstance(shown, str) and 0 < len(shown) <= MOST_TEXT
