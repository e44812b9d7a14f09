"""Simulated people at many tables of a local Discord, who type, press and look at a given rate.

They act through the local Discord, so everything reaches the bot as it would from Discord:
through a socket, as an interaction.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, NamedTuple

from bot.commands.bench.stored import SEATS, Group
from bot.commands.command import UsageError
from bot.process.local import Outcome, Person, Sandbox

Act = Callable[[], Awaitable[None]]
Message = dict[str, Any]  # in Discord's notation
HAND = "thoth:hand:"  # custom id prefix of the button that shows a hand
DECIDES = re.compile("(thoth|menu):d:")  # how custom ids begin that decide something
PRIVATE = 64  # the flag of a reply that only one person sees
THINKING = 128  # the flag of a reply that is still to come
NOBODY_ASKED = 0.1  # seconds until people ask again whose turn it is
PATIENCE = 120.0  # seconds for a reply, also on a machine that has much else to do


@dataclass(slots=True)
class Seen:
    """What people have seen: seconds, by kind of interaction."""

    acknowledged: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    moved: list[float] = field(default_factory=list)  # from a line typed to its answer
    failed: int = 0  # "The application did not respond"


class Load(NamedTuple):
    """How many seconds all tables play, and how much they do in each."""

    seconds: float
    moves: float
    looks: float


class Crowd:
    """All people of all tables."""

    def __init__(
        self, sandbox: Sandbox, tables: int, seed: int, servers: Sequence[str] = ()
    ) -> None:
        """Sit down at the tables of the first server, or in turn at those of some servers."""
        self._sandbox = sandbox
        self._seed = seed
        places = servers or [sandbox.parts.world.guild_id]
        self.parties = [Party(sandbox, n, places[n % len(places)]) for n in range(tables)]

    @property
    def groups(self) -> list[Group]:
        """Who plays where."""
        return [party.group for party in self.parties]

    async def are_asked(self) -> None:
        """Wait until every table that was silent so far shows a button."""
        for party in [party for party in self.parties if party.is_silent]:
            await party.asked()

    async def press(self) -> tuple[float, float]:
        """Press a button at one table; return when it was acknowledged, and when answered."""
        party = next(party for party in self.parties if party.button() is not None)
        message, custom_id = await party.asked()
        person = party.people[0]
        outcome = await person.press(message, custom_id)
        acknowledged = time.perf_counter()
        await until_read(person, outcome)
        return acknowledged, time.perf_counter()

    async def play(self, load: Load, seen: Seen) -> None:
        """Let all tables together do so much, if the bot can."""
        end, count, work = time.perf_counter() + load.seconds, len(self.parties), []

        def is_over() -> bool:
            return time.perf_counter() > end

        for n, party in enumerate(self.parties):
            random = Random(self._seed + n)
            for every, act in ((count / load.moves, party.move), (count / load.looks, party.look)):
                work.append(paced(is_over, every, random, partial(act, seen, random)))
        await asyncio.gather(*work)


async def paced(is_over: Callable[[], bool], every: float, random: Random, act: Act) -> None:
    """Repeat something at a steady rate; a late one does not catch up."""
    await asyncio.sleep(random.random() * every)
    while not is_over():
        began = time.perf_counter()
        await act()
        await asyncio.sleep(max(0.0, began + every - time.perf_counter()))


class Party:
    """The people of one table in its channel."""

    def __init__(self, sandbox: Sandbox, n: int, server: str) -> None:
        self._world = sandbox.parts.world
        self._server = server
        self.channel: str = self._world.add_channel(f"table-{n}", guild_id=server)["id"]
        names = [f"person-{n}-{seat}" for seat in range(SEATS)]
        self.people = [sandbox.people.add(name, guild_ids=[server]) for name in names]

    @property
    def group(self) -> Group:
        """Who plays where."""
        people = [int(person.id) for person in self.people]
        return Group(int(self._server), int(self.channel), people)

    async def move(self, seen: Seen, random: Random) -> None:
        """Type what autocomplete offers."""
        for person in self.people:
            began = time.perf_counter()
            lines = await person.complete(self.channel, "play", {"do": ""}, "do")
            seen.acknowledged["autocomplete"].append(time.perf_counter() - began)
            if lines:
                began = time.perf_counter()
                run = person.run(self.channel, "play", {"do": random.choice(lines)["value"]})
                if await _answered(seen, "slash command", person, run):
                    seen.moved.append(time.perf_counter() - began)
                return
        await asyncio.sleep(NOBODY_ASKED)

    async def look(self, seen: Seen, random: Random) -> None:
        """Somebody wants to see the board, or their cards."""
        person, button = random.choice(self.people[:-1]), self.button()
        if button is None or random.random() < 0.5:  # there is none when the game is over
            run = person.run(self.channel, "board", {})
            await _answered(seen, "slash command", person, run)
        else:
            await _answered(seen, "button", person, person.press(*button))

    def button(self) -> tuple[str, str] | None:
        """The newest message with a button that shows the hand, and the button."""
        for message in self._world.newest_messages(self.channel):
            for custom_id in custom_ids(message["components"]):
                if custom_id.startswith(HAND):
                    return message["id"], custom_id
        return None

    def newest(self) -> tuple[str, str | None] | None:
        """The newest public message and when it was edited, to notice that something is told."""
        for message in self._world.newest_messages(self.channel):
            if not message["flags"] & PRIVATE:
                return message["id"], message["edited_timestamp"]
        return None

    def asks_in_private(self) -> bool:
        """Return whether the newest message asks one person alone what comes next."""
        newest = next(iter(self._world.newest_messages(self.channel)))
        if not newest["flags"] & PRIVATE:
            return False
        return any(DECIDES.match(custom_id) for custom_id in custom_ids(newest["components"]))

    @property
    def is_silent(self) -> bool:
        """Return whether nothing was ever written here."""
        return not any(self._world.newest_messages(self.channel))

    async def asked(self) -> tuple[str, str]:
        """Wait until the table shows a button."""
        end = time.perf_counter() + PATIENCE
        while (found := self.button()) is None:
            if time.perf_counter() > end:
                raise UsageError("a table never showed a button")
            await asyncio.sleep(0.01)
        return found


async def _answered(seen: Seen, kind: str, person: Person, doing: Awaitable[Outcome]) -> bool:
    """Do something and wait for the answer; say whether it came."""
    began = time.perf_counter()
    outcome = await doing
    if outcome.kind == "failed":
        seen.failed += 1
        return False
    seen.acknowledged[kind].append(time.perf_counter() - began)
    return await until_read(person, outcome)


async def until_read(person: Person, outcome: Outcome) -> bool:
    """Wait until a reply no longer says that the bot is thinking."""
    changed = asyncio.Event()
    stop = person.listen(lambda _: changed.set())
    try:
        async with asyncio.timeout(PATIENCE):
            while (answer := outcome.answer_id) is None or _is_thinking(person, answer):
                await changed.wait()
                changed.clear()
    except TimeoutError:
        return False
    finally:
        stop()
    return True


def _is_thinking(person: Person, message: str) -> bool:
    return bool(person.message(message)["flags"] & THINKING)


def custom_ids(components: Sequence[Message]) -> Iterator[str]:
    """All custom ids of a message."""
    for component in components:
        if "custom_id" in component:
            yield component["custom_id"]
        yield from custom_ids(component.get("components") or ())
