"""Votes at a table: everybody is asked in public, and the answers survive a restart.

What is proposed is written down in a word or a few, so that any process can carry it out: a
kind, registered here, and what else it needs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from weakref import WeakValueDictionary

import discord

from bot.client import ThothBot
from bot.store.rows import MotionRow, Status
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import Table
from bot.texts import Texts
from bot.voting import Outcome, agreed, needed, outcome, undecided
from cogs.answering import Sheet, begin, show, words
from cogs.places import channel_of, escaped, mention, only, partial
from cogs.presses import Button, Interaction, Pressed, button, on, rows

log = logging.getLogger(__name__)


class Kind(NamedTuple):
    """One kind of motion: how it is put into words, and what happens if it is carried."""

    told: Callable[[Texts, Table, list[str], str], str]  # texts, table, the rest, who proposes it
    carry_out: Callable[[ThothBot, Table, list[str]], Awaitable[None]]
    unanimous: bool = False
    buttons: tuple[str, str] = ("lobby-button-agree", "lobby-button-refuse")


KINDS: dict[str, Kind] = {}
_settling: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def propose(interaction: Interaction, table: Table, about: str) -> None:
    """Ask the people at a table; whoever proposes agrees."""
    texts = await begin(interaction)
    expect_player(table, interaction.user.id)
    votes = interaction.client.house.store.votes
    async with _settling.setdefault(table.id, asyncio.Lock()):
        motion = await votes.propose(table.id, about, interaction.user.id)
        cast = await votes.cast(motion.id, interaction.user.id, agrees=True)
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
    house = interaction.client.house
    table = await house.tables.open(pressed.number)
    expect_player(table, interaction.user.id)
    async with _settling.setdefault(table.id, asyncio.Lock()):
        motion = await house.store.votes.cast(pressed.revision, interaction.user.id, agrees=agrees)
        if motion is not None:
            await _settle(interaction.client, table, motion)
    await show(interaction, texts("vote-over" if motion is None else "vote-cast"))


def expect_player(table: Table, person: int) -> None:
    """Refuse those who are not at a table, and tables where nothing is played any more."""
    if table.row.status is not Status.PLAYING:
        raise refuse(TableRefusal.CLOSED)
    if person not in table.people:
        raise refuse(TableRefusal.NOT_AT_THE_TABLE)


async def _settle(client: ThothBot, table: Table, motion: MotionRow) -> None:
    """Carry a motion out, drop it, or go on asking; what is carried out is stored first."""
    kind, *rest = motion.about.split(" ")
    stands = outcome(motion.votes, table.people, unanimous=KINDS[kind].unanimous)
    sheet = _sheet(table, motion, stands)  # before anybody changes seats
    if stands is Outcome.CARRIED:
        await KINDS[kind].carry_out(client, table, rest)
    if stands is not Outcome.OPEN:
        await client.house.store.votes.close(motion.id)
    asked = undecided(motion.votes, table.people) if stands is Outcome.OPEN else []
    await _show(client, table, motion, sheet, asked)


async def _show(
    client: ThothBot, table: Table, motion: MotionRow, sheet: Sheet, asked: list[int]
) -> None:
    """Edit the message that asks; without one, post it and call those who are asked."""
    place = table.row.place
    try:
        if motion.message is None:
            posted = await channel_of(client, place).send(view=sheet, allowed_mentions=only(*asked))
            await client.house.store.votes.asked_at(motion.id, posted.channel.id, posted.id)
        else:
            channel = partial(client, motion.channel, place.guild)
            await channel.get_partial_message(motion.message).edit(
                view=sheet, allowed_mentions=discord.AllowedMentions.none()
            )
    except discord.HTTPException as failed:
        log.warning("game %d: a vote could not be shown: %s", table.id, failed.code)


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
