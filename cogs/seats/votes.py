"""Votes at a table: everyone is asked in public, and the answers survive a restart.

A motion is stored as a few words, so that any process can carry it out: a kind, registered
here, and its arguments.  It ends when it is carried, when it cannot be carried any more, when its
time is up, and when somebody comes or goes; its message says which of these.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.process.client import ThothBot
from bot.store.rows import VOTE, Ended, MotionRow
from bot.tables.refusals import CannotOpen, Refused, TableRefusal, refuse
from bot.tables.table import Table
from bot.tables.voting import Outcome, agreed, needed, outcome, undecided
from bot.texts import Texts
from bot.turns.nudging import called_to_answer
from cogs.core import posting
from cogs.core.components import Button, Interaction, Pressed, button, on, rows
from cogs.core.failures import CallFailed, described, passes
from cogs.core.finding import find_table
from cogs.core.replies import Sheet, begin, show, words
from cogs.places.links import channel_of, edit, escaped, mention, partial, send
from cogs.seats.refusals import SeatRefused

log = logging.getLogger(__name__)
VOTING_SECONDS = 24 * 3600.0  # after which a motion is closed


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
    client = interaction.client
    votes, now = client.services.store.votes, client.services.clock()
    async with settling(table):
        expect_player(table, interaction.user.id, rests=_rests(about))
        for number in await votes.unsaid(table.id, now):  # the same may have been proposed before
            await _show_one_late(client, table, number)
        motion = await votes.propose(table.id, about, interaction.user.id, now + VOTING_SECONDS)
        cast = await votes.cast(table.id, motion.id, interaction.user.id, now, agrees=True)
        assert cast is not None
        await _settle(client, table, cast)
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
    client = interaction.client
    votes, now = client.services.store.votes, client.services.clock()
    table = await find_table(interaction, pressed.number, paused=True)
    async with settling(table):
        asked = await votes.get(pressed.revision)
        expect_player(table, interaction.user.id, rests=asked is not None and _rests(asked.about))
        motion = await votes.cast(
            table.id, pressed.revision, interaction.user.id, now, agrees=agrees
        )
        if motion is not None:
            await _settle(client, table, motion)
        elif pressed.revision in await votes.unsaid(table.id, now):
            await _show_one_late(client, table, pressed.revision)
        else:
            await _take_away(interaction)
    await show(interaction, texts("vote-over" if motion is None else "vote-cast"))


async def _take_away(interaction: Interaction) -> None:
    """Let a question that is settled ask nobody else: its motion is of a lost life."""
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
    """Carry a motion out, end it, or go on asking; how it ends is stored before it is shown."""
    if motion.ended is None:
        motion = await _ended(client, table, motion)
    if motion.ended is Ended.CARRYING:
        motion = await _carried(client, table, motion)
    await _show(client, table, motion)


async def _ended(client: ThothBot, table: Table, motion: MotionRow) -> MotionRow:
    """End a motion that is settled, or whose time is up."""
    services = client.services
    kind = KINDS[motion.about.partition(" ")[0]]
    stands = outcome(motion.votes, table.people, unanimous=kind.unanimous)
    if stands is Outcome.CARRIED:  # one that was decided by an earlier version is carried out
        how = Ended.CARRIED if motion.decided else Ended.CARRYING
    elif stands is Outcome.LOST:
        how = Ended.LOST
    elif motion.decided or services.clock() >= motion.closes:
        how = Ended.EXPIRED
    else:
        return motion
    return await _end(client, table, motion, how)


async def _end(client: ThothBot, table: Table, motion: MotionRow, how: Ended) -> MotionRow:
    """Store how a motion ends, and in which words: seats may change hands before they are shown."""
    told, votes = _told(table, motion, how), client.services.store.votes
    if not await votes.end(motion.id, how, told):  # another process has ended it
        return await votes.get(motion.id) or replace(motion, ended=how, told=told, decided=True)
    return replace(motion, ended=how, told=told, decided=True)


async def _carried(client: ThothBot, table: Table, motion: MotionRow) -> MotionRow:
    """Carry a motion out; what is no longer possible changes nothing."""
    kind, *rest = motion.about.split(" ")
    try:
        await KINDS[kind].carry_out(client, table, rest)
    except (SeatRefused, Refused) as refused:
        log.info("game %d: a motion came too late: %s", table.id, refused)
        return await _end(client, table, motion, Ended.VOID)
    await client.services.store.votes.end(motion.id, Ended.CARRIED, motion.told or "")
    return replace(motion, ended=Ended.CARRIED)


async def show_late(client: ThothBot) -> None:
    """Close votes whose time is up, and show those that could not be shown when they were cast."""
    services = client.services
    votes, clock = services.store.votes, services.clock
    owned = services.fleet.ours
    for number in await votes.to_show(clock(), owned=owned):
        motion = await votes.get(number)
        if motion is None:
            continue
        await services.pace.turn()
        try:
            table = await services.tables.open(motion.game)
        except CannotOpen as error:
            log.warning("%s", error)
            continue
        async with settling(table):
            if number in await votes.to_show(clock(), owned=owned):  # nobody was quicker
                try:
                    await _show_one_late(client, table, number)
                except CallFailed as failed:  # the others are shown all the same
                    log.warning("game %d: a vote waits: %s", table.id, described(failed))


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


async def _show(client: ThothBot, table: Table, motion: MotionRow) -> None:
    """Edit the message that asks; without one, post it and call those who are asked."""
    place, sheet = table.row.place, _sheet(table, motion)
    asked = undecided(motion.votes, table.people) if motion.ended is None else []
    try:
        if motion.message is None:
            calls = await called_to_answer(client.services, table, asked, VOTE, motion.id)
            posted = await send(channel_of(client, place), sheet, *calls)
            await client.services.store.votes.asked_at(motion.id, posted.channel.id, posted.id)
        else:
            channel = partial(client, motion.channel, place.guild)
            await edit(channel.get_partial_message(motion.message), sheet)
    except CallFailed as failed:
        log.warning("game %d: a vote could not be shown: %s", table.id, described(failed))
        if passes(failed):
            return  # it is shown later
    await client.services.store.votes.note_shown(motion.id, ended=motion.ended is not None)


def _sheet(table: Table, motion: MotionRow) -> Sheet:
    """What is proposed, who agrees, who is still asked and until when; or how it has ended."""
    texts, people = Texts(table.row.language), table.people
    if motion.ended is not None:
        return Sheet(words(motion.told or _told(table, motion, motion.ended)))
    asked = ", ".join(mention(person) for person in undecided(motion.votes, people))
    said = [
        *_proposed(texts, table, motion),
        texts("vote-asked", who=asked),
        texts("vote-until", when=f"<t:{int(motion.closes)}:f>"),
    ]
    kind = KINDS[motion.about.partition(" ")[0]]
    return Sheet(words("\n".join(said)), *rows(*_buttons(texts, motion, kind)))


def _told(table: Table, motion: MotionRow, how: Ended) -> str:
    """What is said of a motion that has ended."""
    texts = Texts(table.row.language)
    said = _proposed(texts, table, motion)
    if how is Ended.LAPSED:
        said = said[:1]  # others are at the table than those who have voted
    key = Ended.CARRIED if how is Ended.CARRYING else how
    return "\n".join([*said, texts(f"vote-{key}")])


def _proposed(texts: Texts, table: Table, motion: MotionRow) -> list[str]:
    """What is proposed, and how many agree."""
    name, *rest = motion.about.split(" ")
    kind, people = KINDS[name], table.people
    proposer = next((s.name for s in table.seats if s.person == motion.person), None)
    who = mention(motion.person) if proposer is None else escaped(proposer)
    wanted = needed(len(people), unanimous=kind.unanimous)
    count = len(agreed(motion.votes, people))
    tally = texts("vote-tally", agreed=count, people=len(people), needed=wanted)
    return [kind.told(texts, table, rest, who), tally]


def _buttons(texts: Texts, motion: MotionRow, kind: Kind) -> list[Button]:
    yes, no = kind.buttons
    return [
        button(texts(yes), "vote_yes", motion.game, motion.id, style=discord.ButtonStyle.primary),
        button(texts(no), "vote_no", motion.game, motion.id),
    ]
