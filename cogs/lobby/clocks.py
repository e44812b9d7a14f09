"""What clocks are called, and how people name one: from a list, or by times of their own."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.limits import NAMED, BadClock, limits_of, parts_of, read_clock
from bot.tables.lobbies import expect_clock
from bot.texts import LANGUAGES, Texts
from cogs.core.components import Interaction, PopUp
from cogs.core.replies import texts_for

OWN = "own"  # in a menu, in place of a clock: it is typed
LONGEST_CLOCK = 40


def clock_name(texts: Texts, clock: str) -> str:
    """What a clock is called: by its name, or by its times."""
    if clock in NAMED:
        return texts(f"lobby-clock-{clock}")
    limits = limits_of(clock)
    assert limits is not None, "only a named clock has no limits"
    turn, secret = span_name(texts, limits.turn), span_name(texts, limits.secret)
    return texts("time-clock-own", turn=turn, secret=secret)


def span_name(texts: Texts, seconds: float) -> str:
    """A time in words: ``1 d 12 h``."""
    parts = parts_of(seconds)
    return " ".join(texts(f"time-span-{unit}", count=count) for count, unit in parts)


def clock_typed(typed: str) -> str:
    """The clock that somebody names as it is stored, as it is offered, or by its times."""
    written = typed.strip().casefold()
    for language in LANGUAGES:
        for clock in NAMED:
            if clock_name(Texts(language), clock).casefold() == written:
                return clock
    return expect_clock(typed)


def offered_clocks(texts: Texts, typed: str) -> dict[str, str]:
    """What autocomplete offers: what was typed if it is a clock, and those with names."""
    named = {clock: clock_name(texts, clock) for clock in NAMED}
    written = typed.strip().casefold()
    found = {clock: name for clock, name in named.items() if written in name.casefold()}
    try:
        own = read_clock(typed)
    except BadClock:
        return found or named
    return {own: clock_name(texts, own)} | found


async def ask_for_clock(interaction: Interaction, lobby: int) -> None:
    """Open a pop-up for times of one's own; a defer before would forbid it."""
    texts = texts_for(interaction)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="clock", max_length=LONGEST_CLOCK, placeholder="36h · 2d / 12h"
    )
    label = texts("time-clock-label")
    pop_up = PopUp(texts("lobby-clock"), {label: field}, "lobby_clock", lobby)
    await interaction.response.send_modal(pop_up)
