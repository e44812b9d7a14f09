"""Why a seat cannot change hands."""

from __future__ import annotations

from cogs.core.components import Interaction
from cogs.core.replies import show, texts_for


class SeatRefused(Exception):
    """A seat cannot change hands so; ``reason`` is the end of the text's key."""

    def __init__(self, reason: str, **values: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


async def show_seat_refused(interaction: Interaction, refused: SeatRefused) -> None:
    """Tell the person."""
    texts = texts_for(interaction)
    await show(interaction, texts(f"seat-refused-{refused.reason}", **refused.values))
