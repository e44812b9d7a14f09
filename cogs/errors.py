"""Whatever goes wrong, the person gets a clear answer, and no secret gets into a log."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.lobbies import LobbyRefused
from bot.store.errors import StoreError
from bot.tables.refusals import CannotOpen, Refused, RulesFailed, TableRefusal, place_of
from cogs.answering import show, texts_for
from cogs.finding import NoTable, WhichTable
from cogs.lobbies.refusals import show_refused
from cogs.presses import Interaction, button
from cogs.seating.refusals import SeatRefused, show_seat_refused

log = logging.getLogger(__name__)


async def answer_error(interaction: Interaction, error: BaseException) -> None:
    """Say to whoever asked what went wrong; never lets anything out itself."""
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        error = error.__cause__ or error
    try:
        await _answer(interaction, error)
    except discord.HTTPException as failed:  # the interaction is gone; nobody can be told
        log.warning("no answer could be given: %s %s", failed.status, failed.code)


async def _answer(interaction: Interaction, error: BaseException) -> None:
    texts = texts_for(interaction)
    if isinstance(error, NoTable):
        await show(interaction, texts("error-no-game"), button(texts("lobby-new"), "new", 0))
    elif isinstance(error, WhichTable):
        await show(interaction, texts("error-which-game"))
    elif isinstance(error, LobbyRefused):
        await show_refused(interaction, error)
    elif isinstance(error, SeatRefused):
        await show_seat_refused(interaction, error)
    elif isinstance(error, app_commands.CheckFailure):
        await show(interaction, texts("error-not-allowed"))
    elif isinstance(error, Refused) and error.reason in set(TableRefusal):
        await show(interaction, texts(f"error-{error.reason.replace('_', '-')}"))
    elif isinstance(error, discord.Forbidden):
        await show(interaction, texts("error-bot-permission"))
    else:
        log.error("failed: %s", _described(error))
        await show(interaction, texts("error-our-fault"))


def _described(error: BaseException) -> str:
    """An error for the log: where and of what type, but none of its words.

    What somebody answered may be a secret, and errors quote what they met.
    """
    if isinstance(error, StoreError | RulesFailed | CannotOpen):
        return str(error)  # written to hold no secret
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code} in {place_of(error)}"
    return place_of(error)
