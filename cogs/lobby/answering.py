"""What is said to an invitation: accepted, declined, taken back.

Only those may accept and decline who were invited; the host, or whoever has invited them, may take
an invitation back.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.process.client import ThothBot
from bot.store.rows import Answer, CallRow, LobbyRow
from bot.tables.lobbies import LobbyRefusal, LobbyRefused, expect_here
from bot.texts import Texts
from bot.turns.nudging import may_be_called
from cogs.core.components import (
    Interaction,
    Pressed,
    Way,
    expect_only,
    menu,
    number_in,
    old_button,
    on,
    option,
)
from cogs.core.failures import CallFailed, described
from cogs.core.replies import begin, show
from cogs.lobby.actions import sit_down
from cogs.lobby.calls import show_call
from cogs.lobby.panel import refresh
from cogs.places.links import channel_of, mention, send

log = logging.getLogger(__name__)


@on("invite_yes")
async def accept_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Sit down, with all that is asked of whoever does."""
    await begin(interaction)
    call = await _call_of(interaction, pressed)
    _expect_asked(call, interaction.user.id)
    await sit_down(interaction, call.lobby)
    await _show(interaction.client, call)


@on("invite_no")
async def decline_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Do not want to play; the table shows it, and the one who has invited is told."""
    texts, person = await begin(interaction), interaction.user.id
    call = await _call_of(interaction, pressed)
    _expect_asked(call, person)
    lobby = await interaction.client.services.lobbies.get(call.lobby)
    invitations = interaction.client.services.store.invitations
    if not await invitations.answer(call.id, [person], Answer.DECLINED):
        raise LobbyRefused(LobbyRefusal.ANSWERED)
    await show(interaction, texts("invite-you-declined"))
    await refresh(interaction.client, call.lobby)
    await _show(interaction.client, call)
    await _tell_declined(interaction.client, lobby, call, person)


@on("invite_back", Way.BUTTON, Way.MENU)
async def withdraw_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Take invitations back: the only one that is open, or those chosen in a menu."""
    await begin(interaction)
    call = await _call_of(interaction, pressed)
    lobby = await interaction.client.services.lobbies.get(call.lobby)
    expect_here(lobby, interaction.user.id)
    if interaction.user.id not in (lobby.host, call.person):
        raise LobbyRefused(LobbyRefusal.NOT_HOST)
    people = [number_in(value) for value in pressed.values] or call.open
    if not call.open:
        raise LobbyRefused(LobbyRefusal.ANSWERED)
    if not pressed.values and len(people) > 1:
        await _ask_whose(interaction, call)
        return
    await _withdraw(interaction, call, people)


async def _withdraw(interaction: Interaction, call: CallRow, people: Sequence[int]) -> None:
    texts, client = await begin(interaction), interaction.client
    done = await client.services.store.invitations.answer(call.id, people, Answer.WITHDRAWN)
    if not done:
        raise LobbyRefused(LobbyRefusal.ANSWERED)
    await refresh(client, call.lobby)
    await _show(client, call)
    await show(interaction, texts("invite-withdrawn", list=", ".join(map(mention, done))))


async def _ask_whose(interaction: Interaction, call: CallRow) -> None:
    """Offer those who have not answered, by their names on this server."""
    texts, guild = await begin(interaction), interaction.guild
    offered = []
    for person in call.open:
        offered.append(option(str(person), await _name(guild, person)))
    asked = texts("invite-which")
    several = menu(asked, offered, "invite_back", call.lobby, call.id, most=len(offered))
    await show(interaction, asked, several)


async def _name(guild: discord.Guild | None, person: int) -> str:
    try:
        member = None if guild is None else await guild.fetch_member(person)
    except CallFailed:  # they have left the server, or Discord fails
        member = None
    return str(person) if member is None else member.display_name


async def _call_of(interaction: Interaction, pressed: Pressed) -> CallRow:
    """The call that a component belongs to, where it is shown and as long as it can be answered."""
    expect_only(pressed, "number", "revision")
    call = await interaction.client.services.store.invitations.get(pressed.revision)
    if call is None or (call.lobby, call.channel) != (pressed.number, interaction.channel_id):
        raise old_button()
    if call.ended:
        await _show(interaction.client, call)
        raise LobbyRefused(LobbyRefusal.GONE)
    return call


def _expect_asked(call: CallRow, person: int) -> None:
    """Refuse those who were not invited, and whose invitation is not open any more."""
    row = next((row for row in call.invited if row.person == person), None)
    if row is None:
        raise LobbyRefused(LobbyRefusal.NOT_INVITED)
    if row.answer is not None:
        raise LobbyRefused(LobbyRefusal.ANSWERED)


async def _show(client: ThothBot, call: CallRow) -> None:
    """Let the message say what was answered; the answer is stored, whatever becomes of that."""
    try:
        await show_call(client, call.id)
    except CallFailed as failed:
        log.warning("lobby %d: a call was not shown: %s", call.lobby, described(failed))


async def _tell_declined(client: ThothBot, lobby: LobbyRow, call: CallRow, person: int) -> None:
    """Tell the one who has invited; the message of the lobby says it too."""
    texts, host = Texts(lobby.language), call.person
    calls = await may_be_called(client.services, [host])
    said = texts("invite-told-declined", host=mention(host), who=mention(person))
    try:
        await send(channel_of(client, lobby.place), said, *calls)
    except CallFailed as failed:
        log.warning("lobby %d: nothing can be said there: %s", lobby.id, described(failed))
