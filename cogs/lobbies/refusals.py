"""What a lobby says when it cannot do something, and what could be done instead."""

from __future__ import annotations

from bot.fronts import front_of
from bot.lobbies import LobbyRefusal, LobbyRefused
from bot.texts import Texts
from cogs.answering import show, texts_for
from cogs.places import link_to
from cogs.presses import Interaction, button


async def show_refused(interaction: Interaction, refused: LobbyRefused) -> None:
    """Tell whoever asked."""
    texts = texts_for(interaction)
    if refused.reason in (LobbyRefusal.GONE, LobbyRefusal.NONE_HERE):
        await show(interaction, why(texts, refused), button(texts("lobby-new"), "new", 0))
    else:
        await show(interaction, why(texts, refused))


def why(texts: Texts, refused: LobbyRefused) -> str:
    """The reason in words, with the values that would do."""
    key = f"lobby-refused-{refused.reason.replace('_', '-')}"
    if refused.place is not None:
        if refused.place.thread is not None or refused.place.guild is None:
            key += "-here"  # where no thread could be opened anyway
        return texts(key, link=link_to(refused.place, texts(f"{refused.game}-game")))
    if not refused.option:
        return texts(key, **refused.values)
    front = front_of(refused.game)
    fitting = [front.value(texts, refused.option, value) for value in refused.fitting]
    listed = ", ".join(fitting) or texts("lobby-refused-nothing")
    return texts(key, **refused.values, list=listed)
