"""What a table shows in its channel, as a player reads it: the newest panel and its buttons."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sandbox import components
from sandbox.wire import SELECTS, Component, Json
from tests.kit.actor import Actor, text_of

EPHEMERAL = 64


@dataclass
class Widget:
    """A button, or one option of a menu."""

    message: str
    custom_id: str
    label: str
    value: str | None = None  # of an option of a menu
    more: tuple[str, ...] = ()  # other options that must be chosen with it
    verb: str = field(init=False)

    def __post_init__(self) -> None:
        self.verb = self.custom_id.split(":")[1] if ":" in self.custom_id else ""

    async def use(self, actor: Actor):
        """Press the button, or choose the option."""
        if self.value is None:
            return await actor.person.press(self.message, self.custom_id)
        chosen = [self.value, *self.more]
        return await actor.person.choose(self.message, self.custom_id, chosen)


def widgets(message: Json) -> list[Widget]:
    """Everything on a message that can be pressed or chosen."""
    found = []
    for part in components.walk(message["components"]):
        if part["type"] == Component.BUTTON and not part.get("disabled") and "custom_id" in part:
            found.append(Widget(message["id"], part["custom_id"], part.get("label", "")))
        elif part["type"] in SELECTS:
            found += _options(message["id"], part)
    return found


def _options(message: str, select: Json) -> list[Widget]:
    """The options of a menu; where several must be chosen, each with those after it."""
    options, others = select.get("options", ()), max(0, select.get("min_values", 1) - 1)
    values = [option["value"] for option in options]
    return [
        Widget(
            message,
            select["custom_id"],
            option["label"],
            option["value"],
            tuple([*values[n + 1 :], *values[:n]][:others]),
        )
        for n, option in enumerate(options)
    ]


def is_private(message: Json) -> bool:
    return bool(message.get("flags", 0) & EPHEMERAL)


def newest_panel(actor: Actor) -> Json | None:
    """The newest public message that asks somebody to decide, or says that the game is over."""
    for message in reversed(actor.messages()):
        if is_private(message) or not message["components"]:
            continue
        if {w.verb for w in widgets(message)} & {"d", "pick"} or is_verdict(message):
            return message
    return None


def question(panel: Json) -> tuple[str, ...]:
    """What tells one question of a table from another, though the same message asks both."""
    return panel["id"], *(w.custom_id for w in widgets(panel) if w.verb in ("d", "pick"))


def goes_on(actor: Actor, before: Json) -> bool:
    """Return whether a table asks something else than a panel did, there or in a new message."""
    panel = newest_panel(actor)
    return panel is not None and question(panel) != question(before)


def is_verdict(message: Json) -> bool:
    return "## The game is over" in text_of(message)


def asked(panel: Json) -> list[str]:
    """The people whom a panel waits for, by id."""
    text = text_of(panel)
    waiting = re.search(r"[Ww]aiting for (.*)", text)
    where = waiting[1] if waiting else text.partition("\n## ")[2].partition("\n")[0] or text
    return re.findall(r"<@(\d+)>", where)


def is_quiet(panel: Json) -> bool:
    """Return whether a panel asks in secret and names nobody: whoever may answer finds out."""
    return any(w.verb == "pick" for w in widgets(panel)) and not asked(panel)
