"""Private answers do not wait long for their pictures: words and buttons first, then an edit.

A picture that comes late is not brought to a message that has begun to show something else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.games.game_ui import Picture
from bot.process.services import Drawing
from cogs.core.components import Interaction

Answer = Callable[[Sequence[Picture]], Awaitable[None]]
_undrawn: dict[int, Interaction] = {}  # whose answers wait for pictures, by their message


async def show_drawn(
    interaction: Interaction, drawing: Drawing[list[Picture]], answer: Answer
) -> None:
    """Answer with pictures; if they take long, without them first and then once more."""
    pictures = await drawing.within(interaction.client.services.private_patience)
    is_over = drawing.is_over
    await answer(pictures or ())
    message = interaction.extras.get("message")
    if is_over or message is None:
        return
    _undrawn[message] = interaction
    try:
        late = await drawing
        if late and _undrawn.get(message) is interaction:
            await answer(late)
    finally:
        if _undrawn.get(message) is interaction:
            del _undrawn[message]


def shows_anew(interaction: Interaction) -> None:
    """Note that somebody's press changes its message: no picture of before belongs there now."""
    message = interaction.message
    if message is not None and _undrawn.get(message.id) is not interaction:
        _undrawn.pop(message.id, None)
