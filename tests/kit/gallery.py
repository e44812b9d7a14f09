"""A game to look at: Alice and Bob play it, others watch or manage the server."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from discord import ChannelType

from bot import checks
from bot.chance import seeded
from bot.store.rows import Place, SeatRow
from sandbox import components
from sandbox.wire import Component, MessageFlag
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.stage import Stage
from tests.kit.table_talk import is_private


class Gallery(Stage[InProcessBot]):
    """Alice and Bob play; Olena, whose Discord is Ukrainian, watches."""

    async def opens(self, seed=1, *, language="en", **options):
        self.house = self.bot.client.house
        self.house.tables._chance = lambda: seeded(seed)
        channel = self.bot.client.guilds[0].text_channels[0]
        self.thread = await channel.create_thread(name="Nile", type=ChannelType.public_thread)
        place = Place(channel.guild.id, channel.id, self.thread.id)
        seats = [
            SeatRow(n, actor.person.display_name, int(actor.person.id))
            for n, actor in enumerate((self.alice, self.bob))
        ]
        self.random = Random(seed)
        self.table = await self.house.tables.create(
            "ankh", seats, options, host=seats[0].person, language=language, place=place
        )
        return self.table

    async def plays(self, until=lambda table: table.session.request is None):
        """Alice and Bob answer at random until something is so."""
        table = self.table
        while not until(table):
            choice = self.random.choice(checks.waiting(table.session))
            await self.answers(choice.seat, str(self.random.choice(choice.options)))

    async def answers(self, seat, key):
        person = self.table.seats[seat].person
        await self.table.act(person, [key], self.table.revision)

    @property
    def watcher(self):
        return self.olena.at("Nile")


@pytest.fixture
async def gallery(sandbox, tmp_path):
    bot = InProcessBot(sandbox, tmp_path, GAMES)
    await bot.start()
    gallery = Gallery(sandbox, bot)
    yield gallery
    await bot.stop()
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
        message = actor.person.message(outcome.message_id)
        return None if message["flags"] & MessageFlag.LOADING else True

    await actor._appears(is_answered, f"an answer to {command}", 30)
    await asyncio.sleep(0.1)  # for what follows the first answer
    new = [m for m in actor.messages() if m["id"] not in known and is_private(m)]
    for message in new:
        await actor.person.dismiss(message["id"])
    return new
