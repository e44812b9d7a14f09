"""Emojis beside words: which one a click, a seat or a choice has, if Discord has it.

Discord refuses a whole message because of one emoji that it does not know, be it deleted or
only for a moment.  Such a message is sent again without any: an ornament stops nobody's game.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import discord

from bot.games.game_ui import GameUi, Step, View
from bot.process.emojis import KNOWN
from cogs.core.failures import INVALID_FORM, described
from rules.engine.decisions import Seat

log = logging.getLogger(__name__)
T = TypeVar("T")
Emoji: TypeAlias = discord.PartialEmoji | None
Beside: TypeAlias = Callable[[Sequence[str]], Emoji]  # of a click, given by the values up to it


def nothing_beside(clicks: Sequence[str]) -> Emoji:
    """No click has one."""
    return None


def beside_clicks(ui: GameUi, view: View, what: str) -> Beside:
    """Which emoji each click of a decision has; the view is that of whoever decides."""
    if not len(KNOWN):
        return nothing_beside
    return lambda clicks: KNOWN.of(ui.game.name, ui.click_emoji(view, what, clicks))


def beside_way(beside: Beside, way: Sequence[Step]) -> Emoji:
    """The emoji of clicks that stand on one button: that of the first one which has any."""
    values = [step.value for step in way]
    found = (beside(values[: n + 1]) for n in range(len(values)))
    return next((emoji for emoji in found if emoji is not None), None)


def beside_choice(ui: GameUi, choice: str) -> Emoji:
    """The emoji of what somebody may choose for their seat."""
    return KNOWN.of(ui.game.name, ui.choice_emoji(choice))


def with_emoji(ui: GameUi, view: View, seat: Seat, name: str) -> str:
    """The name of a seat in a text, after its emoji."""
    emoji = KNOWN.of(ui.game.name, ui.seat_emoji(view, seat))
    return f"{emoji} {name}" if emoji is not None else name


# --- sending ------------------------------------------------------------------------------------


async def or_without_emojis(
    sheet: discord.ui.LayoutView | None, send: Callable[[], Awaitable[T]]
) -> T:
    """Send a sheet; if Discord refuses it and it has emojis, send it again without them."""
    try:
        return await send()
    except discord.HTTPException as error:
        if sheet is None or error.code != INVALID_FORM or not _take_off(sheet):
            raise
        log.warning("a message is sent without emojis: %s", described(error))
    KNOWN.doubt()
    return await send()


def _take_off(sheet: discord.ui.LayoutView) -> bool:
    """Take our emojis off buttons and menus; say whether there were any.

    In a text one that nobody knows is only a name.
    """
    worn: list[Any] = []
    for item in sheet.walk_children():
        inner = item.item if isinstance(item, discord.ui.DynamicItem) else item
        if isinstance(inner, discord.ui.Button):
            worn.append(inner)
        elif isinstance(inner, discord.ui.Select):
            worn += inner.options
    worn = [part for part in worn if part.emoji is not None and part.emoji.id is not None]
    for part in worn:
        part.emoji = None
    return bool(worn)
