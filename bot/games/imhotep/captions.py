"""What a replay of Imhotep tells about each step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games import captions
from bot.games.imhotep.phrases import said
from bot.texts import Texts
from renderer.imhotep.replay import Frame, chapters, replay_frames
from renderer.replay import Step
from rules.engine.events import Event
from rules.imhotep.lookup import colours_of
from rules.imhotep.view import View

ORDER = captions.Order(
    first=(
        "game_over",
        "stalled",
        "set_up",
        "sailed",
        "card_played",
        "tower",
        "pair_bought",
        "card_gained",
        "bonus",
        "built",
        "loaded",
        "taken",
        "passed",
        "temple_cell",
        "points",
        "round_over",
        "round",
    ),
    last=("market", "market_cleared", "stones_returned"),
)


def captioned(texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]) -> list[Step[View]]:
    """A played game with a line for each step."""

    def say(event: Event, view: View) -> str:
        return said(texts, event, colours_of(view))

    return captions.captioned(moments, ORDER, say)


def captioned_chapters(
    texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]
) -> list[list[Frame]]:
    """The frames of a played game, a list for each round."""
    return chapters(replay_frames(captioned(texts, moments)))
