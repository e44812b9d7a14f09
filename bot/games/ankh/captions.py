"""What a replay of Ankh tells about each step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games import captions
from bot.games.ankh.phrases import said
from bot.texts import Texts
from renderer.ankh.replay import Frame, chapters, replay_frames
from renderer.replay import Step
from rules.ankh.view import View
from rules.engine.events import Event

ORDER = captions.Order(
    first=(
        "game_over",
        "merged",
        "forgotten",
        "battle_result",
        "conflict",
        "dominated",
        "caravan",
        "built",
        "unlocked",
        "auction_won",
        "claimed",
        "moved",
        "summoned",
        "battle",
        "cards_revealed",
        "conflict_over",
    ),
    last=("action",),  # what an action brought about says more
)


def caption(texts: Texts, events: Sequence[Event]) -> str:
    """Say what happened in a step; nothing if nothing is to be told."""
    return captions.caption(events, ORDER, lambda event: said(texts, event))


def captioned(texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]) -> list[Step[View]]:
    """A played game with a line for each step."""
    return captions.captioned(moments, ORDER, lambda event, _: said(texts, event))


def captioned_chapters(
    texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]
) -> list[list[Frame]]:
    """The frames of a played game, a list for each chapter."""
    return chapters(replay_frames(captioned(texts, moments)))
