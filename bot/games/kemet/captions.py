"""What a replay of Kemet tells about each step: the line of its most important event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games import captions
from bot.games.kemet import telling
from bot.texts import Texts
from renderer.kemet.replay import Frame, chapters, replay_frames
from renderer.replay import Step
from rules.engine.events import Event
from rules.kemet.view import View

ORDER = captions.Order(
    first=(
        "game_over",
        "fought",
        "escaped",
        "vetoed",
        "attacked",
        "burned",
        "stolen",
        "bought",
        "built",
        "raised",
        "recruited",
        "moved",
        "card_aimed",
        "card_played",
        "card_cancelled",
        "retreated",
        "recalled",
        "sacrificed",
        "stayed",
        "day_over",
        "day",
        "order_set",
        "night",
        "city_taken",
        "pyramids_placed",
        "soldiers_placed",
        "set_up",
    ),
    last=("token_placed", "turn_ended", "no_card", "no_effect", "cards_drawn"),
)


def captioned(texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]) -> list[Step[View]]:
    """A played game with a line for each step."""

    def say(event: Event, view: View) -> str:
        return telling.said(texts, event, view)

    return captions.captioned(moments, ORDER, say)


def captioned_chapters(
    texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]
) -> list[list[Frame]]:
    """The frames of a played game, a list for each day."""
    return chapters(replay_frames(captioned(texts, moments)))
