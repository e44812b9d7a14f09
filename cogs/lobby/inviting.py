"""Inviting people to a table: by the menu of its lobby, or by the menu of a person.

Those who are invited are called by one message with buttons (``calls``, ``answering``).  Nobody is
seated: whoever wants to play accepts.  A table calls nobody twice, and not everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from weakref import WeakValueDictionary

import discord

from bot.process.client import ThothBot
from bot.store.errors import NoSuchLobby
from bot.store.rows import Answer, CallRow, InvitedRow, LobbyRow
from bot.tables.lobbies import LobbyRefusal, LobbyRefused, is_here
from cogs.core.components import Interaction, number_in, old_button
from cogs.core.failures import CallFailed
from cogs.core.finding import place_here
from cogs.core.replies import begin, show
from cogs.lobby.calls import show_call
from cogs.lobby.panel import MOST_INVITED, refresh
from cogs.places.links import escaped
from cogs.places.visibility import member_can_read

IN_ALL = 25  # people whom a table calls
_inviting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by lobby

Somebody = discord.Member | discord.User


async def invite_chosen(interaction: Interaction, number: int, values: Sequence[str]) -> None:
    """Invite the people chosen in the menu of a lobby."""
    await begin(interaction)
    await _expect_guest(interaction, number)  # before Discord is asked about anybody
    people, guild = [number_in(value) for value in dict.fromkeys(values)], interaction.guild
    if guild is None or len(people) > MOST_INVITED:
        raise old_button()
    await invite(interaction, number, [await _member(guild, person) for person in people])


async def invite_to_mine(interaction: Interaction, person: Somebody) -> None:
    """Invite somebody to the table at which the person waits, here or elsewhere on this server."""
    await begin(interaction)
    store, here = interaction.client.services.store.lobbies, place_here(interaction)
    mine = [
        lobby
        for lobby in await store.of(interaction.user.id)
        if lobby.message is not None and lobby.place.guild == here.guild is not None
    ]
    near = [lobby for lobby in mine if lobby.place.channel == here.channel]
    if not mine:
        raise LobbyRefused(LobbyRefusal.NO_TABLE)
    await invite(interaction, (near or mine)[-1].id, [person])


async def invite(interaction: Interaction, number: int, people: Sequence[Somebody]) -> None:
    """Call people to a lobby, and tell who invites them whom that was not possible with."""
    texts, client = await begin(interaction), interaction.client
    lobby = await _expect_guest(interaction, number)
    told: dict[str, list[Somebody]] = {}
    async with _inviting.setdefault(number, asyncio.Lock()):  # nobody is called twice
        calls = await client.services.store.invitations.of(number)
        for person in people:
            told.setdefault(await _refusal(client, lobby, calls, person), []).append(person)
        welcome = told.pop("", [])
        if welcome:
            await _call(interaction, lobby, welcome)
            told = {"invited": welcome, **told}
    lines = [texts(f"lobby-invite-{why}", list=_names(those)) for why, those in told.items()]
    await show(interaction, "\n".join(lines))


async def _expect_guest(interaction: Interaction, number: int) -> LobbyRow:
    """Refuse those who are not at the table, and tables where nobody could sit down."""
    lobby = await interaction.client.services.lobbies.get(number)
    if not is_here(lobby, interaction.user.id):
        raise LobbyRefused(LobbyRefusal.NOT_HERE)
    if len(lobby.guests) >= lobby.seats:
        raise LobbyRefused(LobbyRefusal.FULL, seats=lobby.seats)
    return lobby


def _refusal_of(lobby: LobbyRow, calls: Sequence[CallRow], person: Somebody) -> str:
    """Why somebody is not called, whatever they can read."""
    said = [row.answer for call in calls for row in call.invited if row.person == person.id]
    if person.bot:
        return "bots"
    if is_here(lobby, person.id):
        return "here"
    if said and said[-1] is None:
        return "called"
    if said and said[-1] is Answer.DECLINED:
        return "declined"
    return ""


async def _refusal(
    client: ThothBot, lobby: LobbyRow, calls: Sequence[CallRow], person: Somebody
) -> str:
    """Why somebody is not called; nothing if they are."""
    refusal = _refusal_of(lobby, calls, person)
    if refusal:
        return refusal
    if sum(len(call.invited) for call in calls) >= IN_ALL:
        return "enough"
    if isinstance(person, discord.Member) and await member_can_read(client, person, lobby.place):
        return ""
    return "blind"


async def _call(interaction: Interaction, lobby: LobbyRow, people: Sequence[Somebody]) -> None:
    """Call people by one message with buttons; what Discord does not take now comes later."""
    client, place = interaction.client, lobby.place
    channel = place.thread or place.channel
    assert channel is not None, "it has been posted"
    wanted = CallRow(
        0,
        lobby.id,
        interaction.user.id,
        lobby.name,
        lobby.language,
        place.guild,
        channel,
        invited=tuple(InvitedRow(person.id) for person in people),
    )
    try:
        call = await client.services.store.invitations.call(wanted)
    except NoSuchLobby:
        raise LobbyRefused(LobbyRefusal.GONE) from None
    try:
        await show_call(client, call.id)
    except CallFailed:  # nobody will ever see it
        await client.services.store.invitations.drop(call.id)
        raise
    finally:
        await refresh(client, lobby.id)


async def _member(guild: discord.Guild, person: int) -> discord.Member:
    try:
        return await guild.fetch_member(person)
    except discord.NotFound:  # they have just left
        raise old_button() from None


def _names(people: Iterable[Somebody]) -> str:
    return ", ".join(escaped(person.display_name) for person in people)
