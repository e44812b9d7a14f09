"""Votes at a table: everyone is asked in public, and the answers survive a restart.

A motion is stored as a few words, so that any process can carry it out: a kind, registered
here, and its arguments.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.process.client import ThothBot
from bot.store.rows import MotionRow
from bot.tables.refusals import CannotOpen, TableRefusal, refuse
from bot.tables.table import Table
from bot.tables.voting import Outcome, agreed, needed, outcome, undecided
from bot.texts import Texts
from cogs.core import posting
from cogs.core.components import Button, Interaction, Pressed, button, on, rows
from cogs.core.failures import CallFailed, described, passes
from cogs.core.finding import find_table
from cogs.core.replies import Sheet, begin, show, words
from cogs.places.links import channel_of, edit, escaped, mention, partial, send

log = logging.getLogger(__name__)


class Kind(NamedTuple):
    """One kind of motion: how it is put into words, and what happens if it is carried."""

    told: Callable[[Texts, Table, list[str], str], str]  # texts, table, the rest, who proposes it
    carry_out: Callable[[ThothBot, Table, list[str]], Awaitable[None]]
    unanimous: bool = False
    buttons: tuple[str, str] = ("lobby-button-agree", "lobby-button-refuse")
    rests: bool = False  # whether it is about a game that its people have paused


KINDS: dict[str, Kind] = {}
_settling: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def propose(interaction: Interaction, table: Table, about: str) -> None:
    """Ask the people at a table; the proposer agrees."""
    texts = await begin(interaction)
    votes = interaction.client.services.store.votes
    async with settling(table):
        expect_player(table, interaction.user.id, rests=_rests(about))
        motion = await votes.propose(table.id, about, interaction.user.id)
        cast = await votes.cast(table.id, motion.id, interaction.user.id, agrees=True)
        assert cast is not None
        await _settle(interaction.client, table, cast)
    await show(interaction, texts("vote-cast"))


@on("vote_yes")
async def agree_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Agree to a motion."""
    await _vote(interaction, pressed, agrees=True)


@on("vote_no")
async def refuse_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Speak against a motion."""
    await _vote(interaction, pressed, agrees=False)


async def _vote(interaction: Interaction, pressed: Pressed, *, agrees: bool) -> None:
    texts = await begin(interaction)
    services = interaction.client.services
    table = await find_table(interaction, pressed.number, paused=True)
    async with settling(table):
        asked = await services.store.votes.get(pressed.revision)
        expect_player(table, interaction.user.id, rests=asked is not None and _rests(asked.about))
        motion = await services.store.votes.cast(
            table.id, pressed.revision, interaction.user.id, agrees=agrees
        )
        if motion is not None:
            await _settle(interaction.client, table, motion)
    if motion is None:
        await _take_away(interaction)
    await show(interaction, texts("vote-over" if motion is None else "vote-cast"))


async def _take_away(interaction: Interaction) -> None:
    """Let a question that is settled ask nobody else: somebody came or went meanwhile."""
    if interaction.message is not None:
        with contextlib.suppress(*CallFailed):
            await posting.take_buttons_off(interaction.message)


def settling(table: Table) -> asyncio.Lock:
    """Hold this from the look at what a question is about to the act: one answer at a time."""
    return _settling.setdefault(table.id, asyncio.Lock())


def _rests(about: str) -> bool:
    """Return whether a motion is about a game that rests."""
    return KINDS[about.partition(" ")[0]].rests


def expect_player(table: Table, person: int, *, rests: bool = False) -> None:
    """Refuse those who are not at a table, and tables where nothing is played any more."""
    if not rests:
        table.expect_going()
    if table.row.status.is_over:
        raise refuse(TableRefusal.CLOSED)
    if person not in table.people:
        raise refuse(TableRefusal.NOT_AT_THE_TABLE)


async def _settle(client: ThothBot, table: Table, motion: MotionRow) -> None:
    """Carry a motion out, drop it, or go on asking; what is carried out is stored first."""
    kind, *rest = motion.about.split(" ")
    stands = outcome(motion.votes, table.people, unanimous=KINDS[kind].unanimous)
    sheet = _sheet(table, motion, stands)  # before anybody changes seats
    if stands is Outcome.CARRIED and not motion.decided and not table.row.status.is_over:
        await KINDS[kind].carry_out(client, table, rest)
    if stands is not Outcome.OPEN:
        await client.services.store.votes.decide(motion.id)
    asked = undecided(motion.votes, table.people) if stands is Outcome.OPEN else []
    await _show(client, table, motion, sheet, asked)


async def show_late(client: ThothBot) -> None:
    """Show votes that could not be shown when they were cast: Discord failed, or we died."""
    services = client.services
    for number in await services.store.votes.to_show():
        motion = await services.store.votes.get(number)
        if motion is None:
            continue
        await services.pace.turn()
        try:
            table = await services.tables.open(motion.game)
        except CannotOpen as error:
            log.warning("%s", error)
            continue
        async with settling(table):
            if number in await services.store.votes.to_show():  # nobody was quicker
                await _show_one_late(client, table, number)


async def _show_one_late(client: ThothBot, table: Table, number: int) -> None:
    """Show how a motion stands; its message may be there, and we died before we could note it."""
    votes = client.services.store.votes
    motion = await votes.get(number)
    if motion is not None and motion.message is None:
        try:
            channel = await posting.channel_of(client, table)
            posted = await posting.find_asking(channel, f"vote_yes:{motion.game}:{number}:")
        except CallFailed as failed:
            log.warning("game %d: a vote could not be shown: %s", table.id, described(failed))
            return
        if posted is not None:
            await votes.asked_at(number, posted.channel.id, posted.id)
            motion = await votes.get(number)
    if motion is not None:
        await _settle(client, table, motion)


async def _show(
    client: ThothBot, table: Table, motion: MotionRow, sheet: Sheet, asked: list[int]
) -> None:
    """Edit the message that asks; without one, post it and call those who are asked."""
    place = table.row.place
    try:
        if motion.message is None:
            posted = await send(channel_of(client, place), sheet, *asked)
            await client.services.store.votes.asked_at(motion.id, posted.channel.id, posted.id)
        else:
            channel = partial(client, motion.channel, place.guild)
            await edit(channel.get_partial_message(motion.message), sheet)
    except CallFailed as failed:
        log.warning("game %d: a vote could not be shown: %s", table.id, described(failed))
        if passes(failed):
            return  # it is shown later
    await client.services.store.votes.note_shown(motion.id)


def _sheet(table: Table, motion: MotionRow, stands: Outcome) -> Sheet:
    """What is proposed, who agrees, who is still asked."""
    texts, people = Texts(table.row.language), table.people
    name, *rest = motion.about.split(" ")
    kind = KINDS[name]
    who = escaped(next((s.name for s in table.seats if s.person == motion.person), ""))
    said = [kind.told(texts, table, rest, who)]
    wanted = needed(len(people), unanimous=kind.unanimous)
    count = len(agreed(motion.votes, people))
    said.append(texts("vote-tally", agreed=count, people=len(people), needed=wanted))
    if stands is not Outcome.OPEN:
        said.append(texts("vote-carried" if stands is Outcome.CARRIED else "vote-lost"))
        return Sheet(words("\n".join(said)))
    asked = ", ".join(mention(person) for person in undecided(motion.votes, people))
    said.append(texts("vote-asked", who=asked))
    return Sheet(words("\n".join(said)), *rows(*_buttons(texts, motion, kind)))


def _buttons(texts: Texts, motion: MotionRow, kind: Kind) -> list[Button]:
    yes, no = kind.buttons
    return [
        button(texts(yes), "vote_yes", motion.game, motion.id, style=discord.ButtonStyle.primary),
        button(texts(no), "vote_no", motion.game, motion.id),
    ]
