"""A lobby's refusals, and what is possible instead."""

from __future__ import annotations

from bot.games.uis import ui_of
from bot.tables.lobbies import LobbyRefusal, LobbyRefused
from bot.texts import Texts
from cogs.core.components import Interaction, button
from cogs.core.replies import show, texts_for
from cogs.places.links import link_to
from cogs.places.trouble import listed


async def show_refused(interaction: Interaction, refused: LobbyRefused) -> None:
    """Tell the person."""
    texts = texts_for(interaction)
    if refused.reason in (LobbyRefusal.GONE, LobbyRefusal.NONE_HERE, LobbyRefusal.NO_TABLE):
        await show(interaction, why(texts, refused), button(texts("lobby-new"), "new", 0))
    else:
        await show(interaction, why(texts, refused))


def why(texts: Texts, refused: LobbyRefused) -> str:
    """The reason in words, with the values that would do."""
    if refused.reason is LobbyRefusal.FORUM:
        return texts("forum-refused", list=listed(texts, refused.troubles), **refused.values)
    if refused.troubles:
        return texts("trouble-here", list=listed(texts, refused.troubles))
    key = f"lobby-refused-{refused.reason.replace('_', '-')}"
    if refused.place is not None:
        if refused.place.thread is not None or refused.place.guild is None:
            key += "-here"  # where no thread could be opened anyway
        return texts(key, link=link_to(refused.place, texts(f"{refused.game}-game")))
    if not refused.option:
        return texts(key, **refused.values)
    ui = ui_of(refused.game)
    fitting = [ui.value(texts, refused.option, value) for value in refused.fitting]
    possible = ", ".join(fitting) or texts("lobby-refused-nothing")
    return texts(key, **refused.values, list=possible)
