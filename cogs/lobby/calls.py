"""The messages that invite people to a lobby: who has answered what, and who still can."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

import discord

from bot.process.client import ThothBot
from bot.store.rows import Answer, CallRow
from bot.texts import Texts
from bot.turns.nudging import may_be_called
from cogs.core import posting
from cogs.core.components import Button, button, rows
from cogs.core.failures import CallFailed, described, passes
from cogs.core.replies import Sheet, words
from cogs.lobby.panel import game_title
from cogs.places.links import edit, mention, partial, send

log = logging.getLogger(__name__)
_showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def show_call(client: ThothBot, number: int, *, late: bool = False) -> None:
    """Let the message of a call say how it stands, or post it.

    A ``late`` one may be there although nobody noted it.  Raises what Discord will never take.
    """
    invitations = client.services.store.invitations
    async with _showing.setdefault(number, asyncio.Lock()):
        call = await invitations.get(number)
        if call is None:
            return
        if call.message is not None and not client.services.fleet.ours.has(call.guild):
            return  # it is shown where its server is served
        try:
            await _show(client, call, late=late)
        except CallFailed as failed:
            log.warning("lobby %d: a call was not shown: %s", call.lobby, described(failed))
            if passes(failed):
                return  # it is shown later
            if call.message is None:
                raise
        shown = await invitations.get(number)  # with its message
        if shown is not None and shown.invited == call.invited and shown.ended == call.ended:
            await invitations.note_shown(shown)


async def show_calls_late(client: ThothBot) -> None:
    """Show what could not be shown when it was stored, because Discord failed or we died."""
    owned = client.services.fleet.ours
    for number in await client.services.store.invitations.to_show(owned=owned):
        await client.services.pace.turn()
        try:
            await show_call(client, number, late=True)
        except CallFailed:
            await client.services.store.invitations.drop(number)


async def _show(client: ThothBot, call: CallRow, *, late: bool) -> None:
    channel = partial(client, call.channel, call.guild)
    message = call.message
    if message is None and late:
        message = await _found(client, call)
    if message is not None:
        await edit(channel.get_partial_message(message), call_sheet(call), *call.open)
        return
    calls = await may_be_called(client.services, call.open)
    posted = await send(channel, call_sheet(call), *calls)
    await client.services.store.invitations.asked_at(call.id, posted.id)


async def _found(client: ThothBot, call: CallRow) -> int | None:
    """The message of a call that was posted before the store could note it."""
    channel = await posting.speakable(client, call.channel)
    found = await posting.find_asking(channel, f"invite_yes:{call.lobby}:{call.id}:")
    if found is None:
        return None
    await client.services.store.invitations.asked_at(call.id, found.id)
    return found.id


def call_sheet(call: CallRow) -> Sheet:
    """Who invites whom to what, what they have said, and buttons for those who have not."""
    texts = Texts(call.language)
    said = [
        texts(
            "lobby-invitation",
            who=" ".join(mention(row.person) for row in call.invited),
            host=mention(call.person),
            game=game_title(texts, call.game),
        )
    ]
    for answer in Answer:
        people = [mention(row.person) for row in call.invited if row.answer is answer]
        if people:
            said.append(f"-# {texts(f'invite-{answer}', list=', '.join(people))}")
    if call.ended:
        said.append(f"-# {texts('invite-over')}")
    return Sheet(words("\n".join(said)), *rows(*_buttons(texts, call)))


def _buttons(texts: Texts, call: CallRow) -> list[Button]:
    if not call.open:
        return []
    green = discord.ButtonStyle.success
    return [
        button(texts("invite-accept-button"), "invite_yes", call.lobby, call.id, style=green),
        button(texts("invite-decline-button"), "invite_no", call.lobby, call.id),
        button(texts("invite-withdraw-button"), "invite_back", call.lobby, call.id),
    ]
