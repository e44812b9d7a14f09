"""People who come together: a lobby is opened, joined and started, as players do it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord

from sandbox.errors import CannotDoError
from sandbox.wire import Json
from tests.kit.actor import Actor, text_of
from tests.kit.databases import Place
from tests.kit.example import GAME
from tests.kit.prepared import until

PATIENCE = 20.0
TRIES = 5  # so often somebody repeats what was not answered
INTERRUPTIBLE_TRIES = 25  # the same where every try may be interrupted
TASTE = "Length: Quick taste"
SETTLED = "Scenario"  # which a taste settles itself


async def gather(people: Sequence[Actor], *, taste: bool = False, **options: Any) -> list[Actor]:
    """Let the first open a table and the others join it; return all of them at its thread.

    With ``taste`` the game begins shortly before its first battle.
    """
    host, *others = people
    await host.slash("/game new", **{"game": GAME, "seats": len(people)} | options)
    lobby = await host.sees("a table for", patience=PATIENCE)
    if taste:
        await host.press(TASTE)
        await until(lambda: SETTLED not in text_of(host.person.message(lobby["id"])), PATIENCE)
    for other in others:
        await other.press("Join")
        name = discord.utils.escape_markdown(other.person.display_name)
        await host.sees(f"**{name}**", patience=PATIENCE)
    await host.press("Start")
    await until(lambda: "the game has begun" in text_of(host.person.message(lobby["id"])), PATIENCE)
    return [Actor(person.person, lobby["id"]) for person in people]  # a thread has this id too


class LobbyGone(Exception):
    """A lobby was closed before its game began."""


class StubbornGathering:
    """The same although Discord fails or the bot dies: whatever is not answered is done again."""

    def __init__(
        self,
        people: Sequence[Actor],
        database: Place,
        *,
        patience: float = 8.0,
        between: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._people = people
        self._database = database
        self._patience = patience  # seconds for one try
        self._between = between  # what must be done before anything is tried again
        self._known = {row[0] for row in database.look("select id from game")}

    async def gather(self, *, taste: bool = False, **options: Any) -> tuple[list[Actor], int]:
        """Return the people at the place of their game, and its number."""
        for _ in range(TRIES):
            with suppress(LobbyGone):  # its bot died before it had stored what it posted
                return await self._gather_once(taste=taste, **options)
        raise AssertionError(f"no lobby lives; they see {self._seen()}")

    async def _gather_once(self, *, taste: bool, **options: Any) -> tuple[list[Actor], int]:
        host, *others = self._people
        old = {m["id"] for m in host.messages()}
        new = {"game": GAME, "seats": len(self._people)} | options

        def lobby() -> Json | None:
            seen = [m for m in host.messages() if m["id"] not in old]
            open_ones = [m for m in seen if "a table for" in text_of(m)]
            return open_ones[-1] if open_ones else None

        def says(text: str) -> Callable[[], bool]:
            return lambda: (found := lobby()) is not None and text in text_of(found)

        await self._until_so(lambda: host.slash("/game new", **new), lobby)
        steps: list[tuple[Callable[[], Awaitable[Any]], Callable[[], Any]]] = [
            (partial(other.press, "Join"), says(f"**{other.person.display_name}**"))
            for other in others
        ]
        if taste:
            is_taste = says(SETTLED)
            steps.insert(0, (partial(host.press, TASTE), lambda: lobby() and not is_taste()))
        for act, is_so in (*steps, (partial(host.press, "Start"), self._begun)):
            await self._until_so(act, is_so, lobby)
        game, place = self._begun()
        return [Actor(actor.person, place) for actor in self._people], game

    async def _until_so(
        self,
        act: Callable[[], Awaitable[Any]],
        is_so: Callable[[], Any],
        lobby: Callable[[], Any] = lambda: True,
    ) -> None:
        for _ in range(TRIES if self._between is None else INTERRUPTIBLE_TRIES):
            with suppress(CannotDoError, AssertionError):
                await act()
            with suppress(AssertionError):
                await until(lambda: is_so() or not lobby(), self._patience)
            if self._between is not None:
                await self._between()
            if is_so():
                return
            if not lobby() and not self._begun():
                raise LobbyGone
        raise AssertionError(f"it never came to be so; they see {self._seen()}")

    def _seen(self) -> list[str]:
        return [text_of(m) for m in self._people[0].messages()[-4:]]

    def _begun(self) -> tuple[int, str] | None:
        """The game that has begun since, and its place."""
        rows = self._database.look("select id, coalesce(thread, channel) from game order by id")
        new = [(int(game), str(place)) for game, place in rows if game not in self._known]
        return new[-1] if new else None
