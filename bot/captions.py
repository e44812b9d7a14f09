"""A replay with one line for each step: the most important of what happened."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.texts import Texts
from bot.texts.ankh import said
from renderer.ankh.replay import Frame, chapters, replay_frames
from renderer.replay import Step
from rules.ankh.view import View
from rules.engine.events import Event

# What is told rather than anything else, the most important first; other events come after
# these in their order.
FIRST = (
    "game_over", "merged", "forgotten", "battle_result", "conflict", "dominated", "caravan",
    "built", "unlocked", "auction_won", "claimed", "moved", "summoned", "battle", "cards_revealed",
    "conflict_over",
)  # fmt: skip
LAST = ("action",)  # what an action brought about says more


def caption(texts: Texts, events: Sequence[Event]) -> str:
    """Say what happened in a step; nothing if nothing is to be told."""
    if not events:
        return ""
    return said(texts, most_telling(events, FIRST, LAST))


def most_telling(
    events: Sequence[Event], first: Sequence[str], last: Collection[str] = ()
) -> Event:
    """The event of a step to tell if only one can be told."""
    rank = {what: n for n, what in enumerate(first)}
    other = len(first)
    return min(events, key=lambda e: rank.get(e.what, other + (e.what in last)))


def captioned(texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]) -> list[Step[View]]:
    """A played game with a line for each step."""
    return [Step(view, events, caption(texts, events)) for view, events in moments]


def captioned_chapters(
    texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]
) -> list[list[Frame]]:
    """The frames of a played game, a list for each chapter."""
    return chapters(replay_frames(captioned(texts, moments)))
