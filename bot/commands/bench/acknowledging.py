"""How long the bot itself takes from receiving an interaction to acknowledging it.

People also wait for the way there and back, through a local Discord on the same machine.
"""

from __future__ import annotations

import time
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter


class Acknowledging:
    """Watches all interactions of this process from its making on."""

    def __init__(self) -> None:
        self._heard: dict[int, float] = {}
        self._took: list[float] = []
        self._watch_hearing()
        self._watch_answering()

    def take(self) -> list[float]:
        """The seconds of those acknowledged since the last time."""
        took, self._took = self._took, []
        return took

    def _watch_hearing(self) -> None:
        plain = discord.Interaction.__init__

        def heard(interaction: discord.Interaction[Any], *args: Any, **values: Any) -> None:  # noqa: ANN401 - whatever discord.py passes
            began = time.perf_counter()
            plain(interaction, *args, **values)
            self._heard[interaction.id] = began

        discord.Interaction.__init__ = heard  # type: ignore[assignment, method-assign]  # to listen in

    def _watch_answering(self) -> None:
        plain = AsyncWebhookAdapter.create_interaction_response

        def answered(adapter: AsyncWebhookAdapter, number: int, *args: Any, **values: Any) -> Any:  # noqa: ANN401 - whatever discord.py passes
            began = self._heard.pop(number, None)
            if began is not None:
                self._took.append(time.perf_counter() - began)
            return plain(adapter, number, *args, **values)

        AsyncWebhookAdapter.create_interaction_response = answered  # type: ignore[assignment, method-assign]  # to listen in
