"""What comes of an interaction, as a person's client sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sandbox.wire import Callback, Json

OutcomeKind = Literal["message", "deferred", "update", "deferred_update", "modal", "failed"]

KINDS: dict[Callback, OutcomeKind] = {
    Callback.MESSAGE: "message",
    Callback.DEFERRED_MESSAGE: "deferred",
    Callback.UPDATE: "update",
    Callback.DEFERRED_UPDATE: "deferred_update",
    Callback.MODAL: "modal",
}


@dataclass(frozen=True, slots=True)
class OpenModal:
    """A pop-up that waits to be filled in.

    `components` are Discord's modal components: labels (18) around text inputs (4), selects,
    radio groups (21), checkbox groups (22), checkboxes (23); or action rows around text inputs.
    """

    id: str
    title: str
    custom_id: str
    components: list[Json]
    channel_id: str
    message_id: str | None
    opened_by: Json


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the bot first answered an interaction."""

    kind: OutcomeKind
    message_id: str | None = None
    modal: OpenModal | None = None
    messages: Sequence[str] = ()  # of this interaction; follow-ups come to it
    in_private: bool = False  # whether nobody else sees what was pressed

    @property
    def answer_id(self) -> str | None:
        """The message that answers, once there is one: a public message is no answer to a press."""
        if self.kind != "deferred_update":
            return self.message_id
        _, *follow_ups = self.messages
        return follow_ups[0] if follow_ups else self.message_id if self.in_private else None
