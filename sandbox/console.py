"""The refused requests, with the reasons."""

from __future__ import annotations

from collections import deque

from sandbox.delivery import Delivery
from sandbox.feed import Update
from sandbox.wire import Json

KEPT = 500


class Console:
    """Remembers refused requests of the bot and shows them to everybody who watches."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery
        self.refused: deque[Json] = deque(maxlen=KEPT)

    def note(self, moment: str, method: str, path: str, status: int, error: Json) -> None:
        """Write down a refusal."""
        entry: Json = {
            "time": moment,
            "method": method,
            "path": path,
            "status": status,
            "error": error,
        }
        self.refused.append(entry)
        self._delivery.to_everyone(Update("refused", entry))
