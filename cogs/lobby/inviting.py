"""Inviting people to a table: by the menu of its lobby, or by the menu of a person.

Those who are invited are called by one message with a button.  Nobody is seated: whoever wants to
play presses it.  A table calls nobody twice, and not everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.process.client import ThothBot
from bot.store.rows import LobbyRow
from bot.tables.lobbies import LobbyRefusal, LobbyRefused, is_here
from bot.tables.preferences import OFF
from bot.texts import Texts
from cogs.core.components import Interaction, button, number_in, old_button, rows
from cogs.core.finding import place_here
from cogs.core.replies import Sheet, begin, show, words
from cogs.lobby.panel import MOST_INVITED, game_title
from cogs.places.links import channel_of, escaped, mention, send
from cogs.places.visibility import member_can_read

IN_ALL = 25  # people whom a table calls
MOST_TABLES = 500  # whose invitations are remembered
_called: dict[int, set[int]] = {}  # the people whom a lobby has called

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
    for person in people:
        told.setdefault(await _refusal(client, lobby, person), []).append(person)
    welcome = told.pop("", [])
    if welcome:
        _note_called(lobby.id, (person.id for person in welcome))
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


async def _refusal(client: ThothBot, lobby: LobbyRow, person: Somebody) -> str:
    """Why somebody is not called; nothing if they are."""
    called = _called.get(lobby.id, ())
    if person.bot:
        return "bots"
    if is_here(lobby, person.id):
        return "here"
    if person.id in called:
        return "called"
    if len(called) >= IN_ALL:
        return "enough"
    if isinstance(person, discord.Member) and await member_can_read(client, person, lobby.place):
        return ""
    return "blind"


async def _call(interaction: Interaction, lobby: LobbyRow, people: Sequence[Somebody]) -> None:
    """Call people by one message with a button; who wants no pings is only named."""
    client, texts = interaction.client, Texts(lobby.language)
    said = texts(
        "lobby-invitation",
        who=" ".join(mention(person.id) for person in people),
        host=escaped(interaction.user.display_name),
        game=game_title(texts, lobby.name),
    )
    green = discord.ButtonStyle.success
    join = button(texts("lobby-button-join"), "lobby_join", lobby.id, style=green)
    settings = client.services.people
    calls = [p.id for p in people if (await settings.get(p.id)).pings != OFF]
    await send(channel_of(client, lobby.place), Sheet(words(said), *rows(join)), *calls)


def _note_called(lobby: int, people: Iterable[int]) -> None:
    _called.setdefault(lobby, set()).update(people)
    if len(_called) > MOST_TABLES:
        del _called[next(iter(_called))]


async def _member(guild: discord.Guild, person: int) -> discord.Member:
    try:
        return await guild.fetch_member(person)
    except discord.NotFound:  # they have just left
        raise old_button() from None


def _names(people: Iterable[Somebody]) -> str:
    return ", ".join(escaped(person.display_name) for person in people)
