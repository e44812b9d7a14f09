"""Letters: a secret choice is also asked by direct message, as a courtesy.

The button in the channel is the guarantee; nobody needs open direct messages.
"""

from __future__ import annotations

import contextlib
import logging
from functools import partial

import discord

from bot.client import ThothBot
from bot.fronts import front_of
from bot.fronts.drawing import draw_letter
from bot.fronts.front import Look, Picture
from bot.store.posts import LETTER, PostRow
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import Sheet, files, gallery, words
from cogs.places import link_to
from cogs.presses import rows
from cogs.speaking import change_text, find_asking, speakable
from cogs.tables.secrets import TEXT_ID, Revealed, asked_people, choice_of, pick_text, pick_widgets
from rules.engine.decisions import Seat

log = logging.getLogger(__name__)
CLOSED = (50007, 50278)  # direct messages closed; no server in common


class Letters:
    """Writes to everybody who is asked in secret, once for each request."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._sure: set[int] = set()  # games whose letters are known to be as the store says
        self._shown: dict[tuple[int, int], str] = {}  # what a letter says, by game and person

    def doubt(self, game: int) -> None:
        """Note that a letter may have been sent that the store does not know."""
        self._sure.discard(game)

    async def write(self, table: Table) -> None:
        """Write to whoever is asked and has no letter about it yet; older letters ask no more.

        When the last one chooses meanwhile, what is asked next gets letters of its own.
        """
        request, revision, opened = table.session.request, table.revision, table.row.opened
        is_secret, house = request is not None and request.secret, self._bot.house
        sent = {
            post.person: post for post in await house.store.posts.of(table.id)
            if post.kind == LETTER
        }  # fmt: skip
        for old in sent.values():
            if not is_secret or old.revision != opened:
                await self._retire(table, old)
        if not is_secret:
            return
        try:
            for person, seat in asked_people(table).items():
                letter = sent.get(person)
                if letter is not None and letter.revision == opened:
                    await self._freshen(table, letter, seat)
                else:
                    await self._send(table, person, seat, opened)
        except Revealed:
            return
        self._sure.add(table.id)
        await house.store.posts.settle(table.id, revision)

    async def _retire(self, table: Table, letter: PostRow) -> None:
        """Let a letter that has been answered, or is too late, ask no more."""
        house = self._bot.house
        settings = await house.people.get(letter.person)
        texts = Texts(settings.language or table.row.language)
        # Its reader may have deleted it, or closed their direct messages since.
        with contextlib.suppress(discord.NotFound, discord.Forbidden):
            channel = await speakable(self._bot, letter.channel)
            message = await channel.fetch_message(letter.message)
            await message.edit(
                view=Sheet(words(f"{texts('pick-over')} {self._link(table, texts)}")),
                attachments=[],
            )
        await house.store.posts.drop(letter)

    def _link(self, table: Table, texts: Texts) -> str:
        return link_to(table.row.place, texts(f"{table.row.name}-game"))

    async def _send(self, table: Table, person: int, seat: Seat, opened: int) -> None:
        """Write a letter, unless its reader does not want or cannot get any."""
        house = self._bot.house
        settings = await house.people.get(person)
        if not settings.letters or settings.letters_closed or seat in table.session.picks:
            return
        user = self._bot.get_user(person) or await self._bot.fetch_user(person)
        try:
            channel = user.dm_channel or await user.create_dm()
            asking = f"pick:{table.id}:{opened}:"
            message = None if table.id in self._sure else await find_asking(channel, asking)
            if message is None:
                texts = Texts(settings.language or table.row.language)
                pictures = await self._pictures(table, seat, texts, settings.theme)
                text = await pick_text(house, table, person, seat, texts)
                if table.row.opened != opened:
                    raise Revealed
                sheet = Sheet(
                    words(text, TEXT_ID), *(gallery(p) for p in pictures),
                    *rows(*pick_widgets(table, seat, texts, ())),
                    words(f"-# {self._link(table, texts)}"),
                )  # fmt: skip
                message = await channel.send(view=sheet, files=files(pictures))
        except discord.Forbidden as refused:
            if refused.code in CLOSED:
                await house.people.change(person, letters_closed=True)
            return
        row = PostRow(table.id, LETTER, channel.id, message.id, opened, person)
        await house.store.posts.put(row)

    async def _pictures(self, table: Table, seat: Seat, texts: Texts, theme: str) -> list[Picture]:
        front = front_of(table.row.name)
        look = Look(texts, [row.name for row in table.seats], theme)
        draw = partial(draw_letter, front, look, table.view(seat), seat, table.revision)
        return await self._bot.house.draw(f"letter {table.id} {seat}", draw) or []

    async def _freshen(self, table: Table, letter: PostRow, seat: Seat) -> None:
        """Let a senior's letter show what the junior proposes now."""
        choice = choice_of(table, seat)
        if choice is None or choice.seat != seat or not choice.advisers:
            return
        house, key = self._bot.house, (table.id, letter.person)
        settings = await house.people.get(letter.person)
        texts = Texts(settings.language or table.row.language)
        text = await pick_text(house, table, letter.person, seat, texts)
        if table.row.opened != letter.revision:
            raise Revealed
        if self._shown.get(key) == text:
            return
        channel = await speakable(self._bot, letter.channel)
        with contextlib.suppress(discord.NotFound):  # its reader has deleted it
            await change_text(await channel.fetch_message(letter.message), TEXT_ID, text)
        self._shown[key] = text
