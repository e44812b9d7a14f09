"""Edits of public messages on behalf of whoever pressed a button of theirs last.

A press lets us edit its message for a quarter of an hour.  Discord's limit of all calls together
does not count such edits, so a table that is played by buttons costs the bot hardly more than its
new messages.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord

from cogs.core.components import Interaction
from cogs.core.failures import CallFailed, described, is_refused

log = logging.getLogger(__name__)
MOST_KEPT = 500  # messages; all others are edited the usual way
MARGIN = timedelta(seconds=30)  # before a press expires
_presses: dict[int, Interaction] = {}  # the newest of each message, by the message's number

Fields = Callable[[], dict[str, Any]]  # of an edit; made anew for each try, as files are used up


def remember(press: Interaction) -> None:
    """Note a press on a public message, once it is acknowledged without an answer of its own."""
    assert press.message is not None
    _presses.pop(press.message.id, None)
    _presses[press.message.id] = press
    while _presses and (len(_presses) > MOST_KEPT or _is_late(next(iter(_presses.values())))):
        del _presses[next(iter(_presses))]


def forget(message: int) -> None:
    """Let go of the press on a message that has no buttons any more: a press keeps it whole."""
    _presses.pop(message, None)


def _is_late(press: Interaction) -> bool:
    """Say whether a press edits nothing any more."""
    return press.expires_at - MARGIN <= discord.utils.utcnow()


async def edit(message: discord.Message, fields: Fields) -> discord.Message:
    """Edit a message, by a press if there is one that may; else, or if that fails, by ourselves."""
    press = _presses.get(message.id)
    if press is not None and not _is_late(press):
        try:
            edited = await press.edit_original_response(**fields())
        except CallFailed as error:
            if is_refused(error):
                raise  # whoever sends it: something else must be sent, or the thread woken
            log.info("a press could not edit its message: %s", described(error))
        else:
            edited.channel = message.channel  # the one that the gateway keeps up to date
            return edited
    _presses.pop(message.id, None)
    # What a press returned would edit itself by that press for ever.
    return await discord.PartialMessage(channel=message.channel, id=message.id).edit(**fields())
