"""How long interactions take: from when they reach us until they are acknowledged and done."""

from __future__ import annotations

import asyncio

import discord

from cogs.core.components import Interaction

ARRIVED, OUTCOME = "arrived", "outcome"
DONE, REFUSED, FAILED = "done", "refused", "failed"
KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "autocomplete",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "pop_up",
}


def note_arrival(interaction: Interaction) -> None:
    """Count an interaction, once."""
    if ARRIVED not in interaction.extras:
        interaction.extras[ARRIVED] = _now()
        kind = KINDS.get(interaction.type, "other")
        interaction.client.services.metrics.interactions[kind] += 1


def note_acknowledged(interaction: Interaction) -> None:
    """Measure how long Discord had to wait for us."""
    arrived = interaction.extras.get(ARRIVED)
    if arrived is not None:
        interaction.client.services.metrics.acknowledged.observe(_now() - arrived)


def note_outcome(interaction: Interaction, outcome: str) -> None:
    """Note that something went wrong; what is our fault counts more."""
    if interaction.extras.get(OUTCOME) != FAILED:
        interaction.extras[OUTCOME] = outcome


def note_end(interaction: Interaction) -> None:
    """Measure how long somebody had to wait for everything that they asked for."""
    arrived = interaction.extras.pop(ARRIVED, None)
    if arrived is not None:
        metrics = interaction.client.services.metrics
        metrics.answered.observe(_now() - arrived)
        metrics.answers[interaction.extras.get(OUTCOME, DONE)] += 1


def _now() -> float:
    return asyncio.get_running_loop().time()
