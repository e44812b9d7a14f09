"""A game to look at: Alice and Bob play it, others watch or manage the server."""

from __future__ import annotations

import asyncio
import hashlib
import json
from random import Random

import pytest
from discord import ChannelType

from bot.commands import checks
from bot.store.rows import Place, SeatRow
from bot.tables.chance import seeded
from bot.tables.seals import SEALED, YES
from bot.tables.table import AGREED
from cogs.watch.following import tell_watchers, watchers_to_ping
from rules.engine.seeds import Seed
from sandbox import components
from sandbox.wire import Component, MessageFlag
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import GAME
from tests.kit.stage import Stage, begun
from tests.kit.table_talk import is_private


class Gallery(Stage[InProcessBot]):
    """Alice and Bob play; Olena, whose Discord is Ukrainian, watches."""

    async def opens(self, seed=1, *, language="en", trusted=False, **options):
        """Open a game; one that is ``trusted`` has a secret seed, and its picks are sealed."""
        self.services = self.bot.client.services
        self.services.tables._chance = None if trusted else lambda: seeded(seed)
        secret = hashlib.sha256(f"gallery/{seed}".encode()).digest()
        self.services.tables._seed = lambda: Seed(secret)
        agreed = {AGREED: json.dumps({SEALED: YES})} if trusted else {}
        channel = self.bot.client.guilds[0].text_channels[0]
        self.thread = await channel.create_thread(name="Nile", type=ChannelType.public_thread)
        place = Place(channel.guild.id, channel.id, self.thread.id)
        seats = [
            SeatRow(n, actor.person.display_name, int(actor.person.id))
            for n, actor in enumerate((self.alice, self.bob))
        ]
        self.random = Random(seed)
        self.table = await self.services.tables.create(
            GAME,
            seats,
            options,
            host=seats[0].person,
            language=language,
            place=place,
            settings=agreed,
        )
        return self.table

    async def plays(self, until=lambda table: table.session.request is None):
        """Alice and Bob answer at random until something is so."""
        table = self.table
        while not until(table):
            choice = self.random.choice(checks.waiting(table.session))
            await self.answers(choice.seat, str(self.random.choice(choice.options)))

    async def to_ping(self, table, level):
        """Whom of those who follow a message may call."""
        watchers = await self.services.store.watchers.of(table.id)
        return await watchers_to_ping(self.services, table, watchers, level)

    async def tells_watchers(self, table, level, link):
        """Write to those who follow, as after a message of the table."""
        watchers = await self.services.store.watchers.of(table.id)
        await tell_watchers(self.bot.client, table, watchers, level, link)

    async def answers(self, seat, key):
        person = self.table.seats[seat].person
        await self.table.act(person, [key], self.table.revision)

    @property
    def watcher(self):
        return self.olena.at("Nile")


@pytest.fixture
async def gallery(sandbox, tmp_path, database):
    bot = InProcessBot(sandbox, tmp_path, GAMES, database=database)
    async with begun(Gallery(sandbox, bot)) as gallery:
        yield gallery
    assert gallery.refused() == []


def pictures(message):
    """The pictures of a message: file name, alt text, address."""
    items = [
        item
        for part in components.walk(message["components"])
        if part["type"] == Component.MEDIA_GALLERY
        for item in part["items"]
    ]
    return [
        (item["media"]["url"].rsplit("/", 1)[-1], item["description"], item["media"]["url"])
        for item in items
    ]


def at_step(step):
    return lambda table: table.revision >= step


def is_battle(table):
    request = table.session.request
    return request.secret and len(checks.waiting(table.session)) > 1 and not table.session.picks


async def answers(actor, command, **options):
    """Use a command; return all its private answers, and put them away."""
    known = {message["id"] for message in actor.messages()}
    outcome = await actor.slash(command, **options)

    def is_answered():
        message = actor.person.message(outcome.answer_id)
        return None if message["flags"] & MessageFlag.LOADING else True

    await actor._appears(is_answered, f"an answer to {command}", 30)
    await asyncio.sleep(0.1)  # for what follows the first answer
    new = [m for m in actor.messages() if m["id"] not in known and is_private(m)]
    for message in new:
        await actor.person.dismiss(message["id"])
    return new
