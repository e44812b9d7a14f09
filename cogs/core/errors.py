"""Every error gets a clear answer, and no secret gets into the log."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.store.errors import StoreError, WriteFailed
from bot.tables.lobbies import LobbyRefused
from bot.tables.refusals import CannotOpen, Refused, RulesFailed, TableRefusal, place_of
from cogs.core.components import Interaction, button
from cogs.core.failures import CallFailed, described
from cogs.core.finding import NoTable, OnlyOnAServer, WhichTable
from cogs.core.measuring import FAILED, REFUSED, note_outcome
from cogs.core.replies import show, texts_for
from cogs.lobby.refusals import show_refused
from cogs.places.resuming import offer_resume, offer_resume_here
from cogs.seats.refusals import SeatRefused, show_seat_refused

log = logging.getLogger(__name__)


async def answer_error(interaction: Interaction, error: BaseException) -> None:
    """Tell the person what went wrong; never raises."""
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        error = error.__cause__ or error
    note_outcome(interaction, REFUSED)
    try:
        await _answer(interaction, error)
    except CallFailed as failed:  # the interaction is gone; nobody can be told
        log.warning("no answer could be given: %s", described(failed))


async def _answer(interaction: Interaction, error: BaseException) -> None:
    texts = texts_for(interaction)
    if isinstance(error, NoTable) and await offer_resume_here(interaction):
        return
    if isinstance(error, NoTable):
        await show(interaction, texts("error-no-game"), button(texts("lobby-new"), "new", 0))
    elif isinstance(error, WhichTable):
        await show(interaction, texts("error-which-game"))
    elif isinstance(error, OnlyOnAServer):
        await show(interaction, texts("stats-only-here"))
    elif isinstance(error, LobbyRefused):
        await show_refused(interaction, error)
    elif isinstance(error, SeatRefused):
        await show_seat_refused(interaction, error)
    elif isinstance(error, app_commands.CheckFailure):
        await show(interaction, texts("error-not-allowed"))
    elif isinstance(error, Refused) and error.reason is TableRefusal.PAUSED:
        await offer_resume(interaction, error.data["game"])
    elif isinstance(error, Refused) and error.reason in set(TableRefusal):
        await show(interaction, texts(f"error-{error.reason.replace('_', '-')}"))
    else:
        await show(interaction, texts(await _our_trouble(interaction, error)))


async def _our_trouble(interaction: Interaction, error: BaseException) -> str:
    """The text for a problem that is not the person's fault.

    Only what the store says is said about the game: an error may come before an act is stored,
    or after it.
    """
    stored = await _is_stored(interaction)
    if isinstance(error, discord.Forbidden) and not stored:
        return "error-bot-permission"
    note_outcome(interaction, FAILED)
    log.error("failed: %s", _described(error))
    if stored:
        return "error-but-stored"
    return "error-not-saved" if isinstance(error, WriteFailed) else "error-our-fault"


async def _is_stored(interaction: Interaction) -> bool:
    try:
        return await interaction.client.services.store.has_acted(interaction.id)
    except StoreError:
        return False


def _described(error: BaseException) -> str:
    """An error for the log: where and of what type, but none of its words.

    What somebody answered may be a secret, and errors quote what they met.
    """
    if isinstance(error, StoreError | RulesFailed | CannotOpen):
        return str(error)  # written to hold no secret
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code} in {place_of(error)}"
    return place_of(error)
