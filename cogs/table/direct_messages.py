"""Secret choices are also asked by direct message, as a courtesy.

The button in the channel always works, so nobody has to allow direct messages.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from functools import partial

import discord

from bot.games.game_ui import Look, Picture
from bot.games.pictures import draw_letter
from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.store.rows import LETTER, PostRow
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.nudging import put_off_until
from bot.turns.stand_ins import names_of
from cogs.core.components import rows
from cogs.core.emojis import or_without_emojis
from cogs.core.failures import CallFailed, Trouble, described, passes
from cogs.core.posting import change_texts, find_asking, speakable
from cogs.core.replies import Sheet, files, gallery, words
from cogs.places.links import link_to
from cogs.table.secret_choices import (
    TEXT_ID,
    Revealed,
    asked_people,
    choice_of,
    pick_text,
    pick_widgets,
)
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

    def forget(self) -> None:
        """Be sure of nothing any more."""
        self._sure.clear()

    async def write(self, table: Table, letters: Sequence[PostRow]) -> None:
        """Write to people who must choose and have no message yet; close older messages.

        When the last one chooses meanwhile, what is asked next gets letters of its own.
        """
        request, revision, opened = table.session.request, table.revision, table.row.opened
        is_secret, services = request is not None and request.secret, self._bot.services
        sent = {letter.person: letter for letter in letters}
        trouble = Trouble()
        for old in sent.values():
            if not is_secret or old.revision != opened:
                with trouble.aside():
                    await self._retire(table, old)
        if is_secret:
            try:
                for person, seat in asked_people(table).items():
                    with trouble.aside():  # one person's trouble costs nobody else their letter
                        await self._write_to(table, person, seat, opened, sent.get(person))
            except Revealed:
                return
        trouble.raise_first()
        if is_secret:
            self._sure.add(table.id)
            await services.store.posts.settle(table.id, revision)

    async def _write_to(
        self, table: Table, person: int, seat: Seat, opened: int, letter: PostRow | None
    ) -> None:
        if letter is not None and letter.revision == opened:
            await self._freshen(table, letter, seat)
        else:
            await self._send(table, person, seat, opened)

    async def _retire(self, table: Table, letter: PostRow) -> None:
        """Close a message that has been answered or is too late."""
        services = self._bot.services
        settings = await services.people.get(letter.person)
        texts = Texts(settings.language or table.row.language)
        try:
            channel = await speakable(self._bot, letter.channel)
            message = channel.get_partial_message(letter.message)
            await message.edit(
                view=Sheet(words(f"{texts('pick-over')} {self._link(table, texts)}")),
                attachments=[],
            )
        except CallFailed as error:
            if passes(error):
                raise
            # Its reader may have deleted it, or closed their direct messages since.
            log.info("game %d: a letter stays: %s", table.id, described(error))
        await services.store.posts.drop(letter)

    def _link(self, table: Table, texts: Texts) -> str:
        return link_to(table.row.place, texts(f"{table.row.name}-game"))

    async def _send(self, table: Table, person: int, seat: Seat, opened: int) -> None:
        """Write a letter, unless its reader does not want or cannot get any."""
        services = self._bot.services
        settings = await services.people.get(person)
        if not settings.letters or settings.letters_closed or seat in table.session.picks:
            return
        try:
            channel = await self._bot.create_dm(discord.Object(person))
            asking = f"pick:{table.id}:{opened}:"
            message = None if table.id in self._sure else await find_asking(channel, asking)
            if message is None:
                texts = Texts(settings.language or table.row.language)
                pictures = await self._pictures(table, seat, texts, settings.theme)
                text = await pick_text(services, table, person, seat, texts)
                if table.row.opened != opened:
                    raise Revealed
                sheet = Sheet(
                    words(text, TEXT_ID),
                    *(gallery(p) for p in pictures),
                    *rows(*pick_widgets(table, seat, texts, ())),
                    words(f"-# {self._link(table, texts)}"),
                )
                silent = await put_off_until(services, table, person) is not None
                message = await or_without_emojis(
                    sheet, partial(_post_letter, channel, sheet, pictures, silent=silent)
                )
        except CallFailed as error:
            if isinstance(error, discord.Forbidden) and error.code in CLOSED:
                await services.people.change(person, letters_closed=True)
            elif passes(error):
                raise
            log.info("game %d: no letter to %d: %s", table.id, person, described(error))
            return
        row = PostRow(table.id, LETTER, channel.id, message.id, opened, person)
        await services.store.posts.put(row)

    async def _pictures(self, table: Table, seat: Seat, texts: Texts, theme: str) -> list[Picture]:
        ui = ui_of(table.row.name)
        look = Look(texts, names_of(texts, table), theme)
        draw = partial(draw_letter, ui, look, table.view(seat), seat, table.revision)
        services = self._bot.services
        drawing = services.drawing(f"letter {table.id} {seat}", draw)
        # The table's next panel waits for this letter, so no longer than for its own pictures.
        return await drawing.within(services.patience) or []

    async def _freshen(self, table: Table, letter: PostRow, seat: Seat) -> None:
        """Let a senior's letter show what the junior proposes now."""
        choice = choice_of(table, seat)
        if choice is None or choice.seat != seat or not choice.advisers:
            return
        services, key = self._bot.services, (table.id, letter.person)
        settings = await services.people.get(letter.person)
        texts = Texts(settings.language or table.row.language)
        text = await pick_text(services, table, letter.person, seat, texts)
        if table.row.opened != letter.revision:
            raise Revealed
        if self._shown.get(key) == text:
            return
        channel = await speakable(self._bot, letter.channel)
        with contextlib.suppress(discord.NotFound):  # its reader has deleted it
            message = await channel.fetch_message(letter.message)
            await change_texts(message, {TEXT_ID: text})
        self._shown[key] = text


async def _post_letter(
    channel: discord.DMChannel, sheet: Sheet, pictures: Sequence[Picture], *, silent: bool
) -> discord.Message:
    """Send a letter; in quiet hours it makes no sound, and the call of the panel comes later."""
    return await channel.send(view=sheet, files=files(pictures), silent=silent)
