"""What a replay of Senet tells about each step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games import captions
from bot.games.senet.phrases import said
from bot.texts import Texts
from renderer.replay import Step
from rules.engine.events import Event
from rules.senet.lookup import sides_of
from rules.senet.view import View

ORDER = captions.Order(first=("game_over", "borne_off", "drowned", "moved", "lost"))


def captioned(texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]) -> list[Step[View]]:
    """A played game with a line for each step."""

    def say(event: Event, view: View) -> str:
        return said(texts, event, sides_of(view))

    return captions.captioned(moments, ORDER, say)
