"""What a replay of Duel tells about each step: short enough for the line below a frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.games import captions
from bot.texts import Texts
from bot.texts.saying import text_key
from renderer.duel.replay import Frame, chapters, replay_frames
from renderer.replay import Step
from rules.duel.view import View
from rules.engine.events import Event

ORDER = captions.Order(
    first=(
        "ended",
        "built",
        "sold",
        "wonder_built",
        "wonder_drafted",
        "god_activated",
        "god_chosen",
        "built_free",
        "wonder_built_free",
        "card_stolen",
        "card_discarded",
        "structure_discarded",
        "wonder_taken",
        "wonder_unbuilt",
        "snake_placed",
        "minerva_placed",
        "military_removed",
        "military_token",
        "progress_gained",
        "god_placed",
        "starter_chosen",
        "gate_placed",
        "gate_opened",
        "deck_revealed",
        "order_chosen",
        "library_drawn",
        "age_laid_out",
        "set_up",
    ),
    last=("turned_up", "replay", "replay_lost", "coins_gained", "coins_lost", "scored"),
)
_NAMED = {  # the family of names in which something of an event is looked up
    "wonder": "duel-wonder",
    "card": "duel-card",
    "god": "duel-god",
    "ending": "duel-ending",
}
_AGES = ("", "I", "II", "III")


def captioned(texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]) -> list[Step[View]]:
    """A played game with a line for each step."""

    def say(event: Event, view: View) -> str:
        return told(texts, event, view)

    return captions.captioned(moments, ORDER, say)


def told(texts: Texts, event: Event, view: View) -> str:
    """An event in a few words; empty if it is not worth a frame."""
    name = text_key("duel-caption", event.what)
    return texts(name, **_values(texts, event.data, view)) if name in texts else ""


def _values(texts: Texts, data: Mapping[str, Any], view: View) -> dict[str, Any]:
    values: dict[str, Any] = dict(data)
    for name, family in _NAMED.items():
        if isinstance(data.get(name), str):
            values[name] = texts(text_key(family, data[name]))
    if isinstance(data.get("token"), str):
        values["token"] = texts(text_key("duel-progress", data["token"]))
    if isinstance(data.get("age"), int):
        values["age"] = _AGES[data["age"]]
    for name in ("seat", "starter"):
        if isinstance(data.get(name), int) and data[name] >= 0:
            side = texts(text_key("duel-side", view.cities[data[name]].side))
            values["player" if name == "seat" else name] = side
    if "ending" in data:
        values["how"] = values["ending"]
    return values


def captioned_chapters(
    texts: Texts, moments: Iterable[tuple[View, Sequence[Event]]]
) -> list[list[Frame]]:
    """The frames of a played game, a list for the draft and for each Age."""
    return chapters(replay_frames(captioned(texts, moments)))
