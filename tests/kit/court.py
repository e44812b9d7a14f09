"""A server in the middle of everything: a table that is asked all that a table can be asked, a
secret choice elsewhere, a lobby, and people who have nothing to say in any of it.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest
from discord import ChannelType

from bot.store.rows import ClockRow, Place, SeatRow
from bot.tables.table import Table
from sandbox.people import Person
from sandbox.wire import Json
from tests.kit.actor import Actor
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import BATTLE, GAME, TURN
from tests.kit.forging import Forged, components_of, stored
from tests.kit.stage import Stage, begun
from tests.kit.story import answer, click


class Shown(NamedTuple):
    """Something that can be used, on which occasion it was shown, and where."""

    occasion: str
    forged: Forged
    channel: str


class Court(Stage[InProcessBot]):
    """Alice, who owns the server, Bob and Olena play; Rita has resigned, Paul was replaced, Wanda
    watches and Sara has nothing to do with any of it.
    """

    table: Table
    battle: Table

    async def opens(self) -> None:
        self.ivan = Actor(self.sandbox.person("ivan"))
        self.rita, self.paul, self.wanda, self.sara = (
            Actor(self.sandbox.people.add(name)) for name in ("rita", "paul", "wanda", "sara")
        )
        self.services = self.bot.client.services
        self.shown: list[Shown] = []
        await self._sits_down()
        await self._is_asked_everything()
        await self._chooses_in_secret()
        await self._arranges_another()
        await self.is_quiet()

    # -- what happens ------------------------------------------------------------------------

    async def _sits_down(self) -> None:
        channel = self.bot.client.guilds[0].text_channels[0]
        thread = await channel.create_thread(name="Nile", type=ChannelType.public_thread)
        self.place = str(thread.id)
        self.table = await self._table(
            TURN,
            Place(channel.guild.id, channel.id, thread.id),
            self.alice,
            self.bob,
            self.rita,
            self.paul,
        )
        rita, alice = self.rita.at(self.place), self.alice.at(self.place)
        await self._keeps("resigning", rita, rita.slash("/game resign"))
        await rita.press("Resign")
        self.keep("seat offer", await alice.sees("no longer plays"))
        giving = alice.slash("/game replace", seat="4", person=self.olena.person.id)
        question = await self._keeps("replacing", alice, giving)
        await click(alice, question, "Give the seat")
        wanda = self.wanda.at(self.place)
        await self._keeps("watching", wanda, wanda.slash("/watch"))

    async def _table(self, position: Json, place: Place, *players: Actor) -> Table:
        seats = [
            SeatRow(n, player.person.display_name, int(player.person.id))
            for n, player in enumerate(players)
        ]
        return await self.services.tables.create(
            GAME,
            seats,
            {},
            host=seats[0].person,
            place=place,
            settings={"clock": "none"},
            position=position,
        )

    async def _is_asked_everything(self) -> None:
        """Alice has played and wants it back, Bob is silent in mid-turn, Olena wants to end it."""
        alice, bob, olena = (a.at(self.place) for a in (self.alice, self.bob, self.olena))
        await self._plays(until_second_action_of=bob)
        await self._keeps("plan", alice, alice.slash("/play", do="gain", when="next"))
        for what in ("/hand", "/help", "/settings", "/rules", "/log"):
            await self._keeps(what, alice, alice.slash(what))
        await self.is_quiet()
        panel = await self._panel(f"<@{bob.person.id}>")
        self.keep("turn", panel)
        draft = next(f for f in components_of(panel) if f.verb == "d")
        drafting = bob.person.press(panel["id"], draft.custom_id)
        await self._keeps("draft", bob, drafting)
        await self._keeps("refusal", olena, olena.slash("/play", do="gain"))
        await answer(alice, alice.slash("/undo"))
        self.keep("undo question", await bob.sees("wants to undo their last step"))
        await answer(olena, olena.slash("/game end"))
        self.keep("vote", await bob.sees("wants to end this game"))
        await self._keeps("admin", alice, alice.slash("/tableadmin end"))
        past = self.services.clock() - 1
        await self.services.store.clocks.start(ClockRow(self.table.id, self.table.row.opened, past))
        self.keep("overdue question", await alice.sees("What should happen?", patience=30))

    async def _plays(self, *, until_second_action_of: Actor) -> None:
        seats = [0, 0, 0]
        while seats[1] < 1 or self.table.asks(int(until_second_action_of.person.id)) is None:
            choice = self.table.session.request.choices[0]
            keys = [str(option) for option in choice.options]
            key = next((key for key in ("gain", "unlock") if key in keys), keys[0])
            await self.table.act(self.table.seats[choice.seat].person, [key], self.table.revision)
            seats[choice.seat] += choice.what == "action"

    async def _chooses_in_secret(self) -> None:
        channel = self.bot.client.guilds[0].text_channels[1]
        here = Place(channel.guild.id, channel.id)
        self.battle = await self._table(BATTLE, here, self.alice, self.bob)
        alice = self.alice.at(str(channel.id))
        panel = await alice.sees("Choose", patience=30)
        self.keep("secret choice", panel)
        opening = alice.person.press(panel["id"], components_of(panel)[0].custom_id)
        await self._keeps("own secret choice", alice, opening)
        for actor in (self.alice, self.bob):
            await actor.person.open_dm()
            self.keep("letter", await actor.dm.sees("Game", patience=30))

    async def _arranges_another(self) -> None:
        olena = self.olena.at("off-topic")
        await olena.slash("/game new", game=GAME, seats=3)
        lobby = await self.sara.at("off-topic").sees("a table for", patience=30)
        self.keep("lobby", lobby)
        starting = next(f for f in components_of(lobby) if f.verb == "lobby_start")
        await self._keeps("too few", olena, olena.person.press(lobby["id"], starting.custom_id))

    # -- what is seen of it --------------------------------------------------------------------

    async def _panel(self, text: str) -> Json:
        def look() -> Json | None:
            fitting = [m for m in self.alice.at(self.place).messages() if text in str(m)]
            return next((m for m in reversed(fitting) if "thoth:d:" in str(m)), None)

        found: Json = await self.alice.at(self.place)._appears(look, "the panel", 30)
        return found

    async def _keeps(self, occasion: str, actor: Actor, doing) -> Json:
        message = await answer(actor, doing)
        self.keep(occasion, message)
        return message

    def keep(self, occasion: str, message: Json) -> None:
        """Remember everything that can be pressed on a message."""
        forged = components_of(message, self.wanda.person.id)
        found = [Shown(occasion, f, message["channel_id"]) for f in forged]
        self.shown += [shown for shown in found if shown not in self.shown]

    def stored(self) -> dict:
        return stored(self.bot._folder)

    async def is_quiet(self) -> dict:
        """Wait until nothing changes by itself any more; return what is stored."""
        before, still = self.stored(), 0
        while still < 5:
            await asyncio.sleep(0.1)
            now = self.stored()
            still = still + 1 if now == before else 0
            before = now
        return before

    def sandbox_channel(self, name: str) -> str:
        """The number of a channel."""
        channels = self.sandbox.parts.world.channels.values()
        return next(str(c["id"]) for c in channels if c.get("name") == name)

    def channel_for(self, person: Person, shown: Shown) -> str:
        """Where somebody meets it: a letter in the conversation of their own."""
        world = self.sandbox.parts.world
        if world.can_see(person.id, world.channels[shown.channel]):
            return shown.channel
        return str(world.open_dm(person.id)[0]["id"])


@pytest.fixture
async def court(sandbox, tmp_path):
    async with begun(Court(sandbox, InProcessBot(sandbox, tmp_path, GAMES))) as court:
        await court.opens()
        yield court
    refused = [(r["method"], r["path"], r["error"]) for r in sandbox.parts.console.refused]
    assert not refused, refused
