"""Short games one after another, each with one fault of Discord at one call of the bot."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from bot.store.sql import bundling
from bot.texts import Texts
from sandbox.wire import Json
from tests.kit.actor import Actor, text_of
from tests.kit.example import GAME
from tests.kit.gathering import StubbornGathering
from tests.kit.prepared import until
from tests.kit.public_story import expect_told_in_order, stored, told
from tests.kit.quick_bot import QuickBot
from tests.kit.stage import Stage
from tests.kit.table_talk import asked, is_private, is_verdict, newest_panel
from tests.kit.undaunted_player import UndauntedPlayer, thinking

PATIENCE = 40.0  # seconds: a fault lasts a second or two, and the bot tries again by itself
BACK = 1.5  # seconds after which what was taken away is given back

FAULTS: dict[str, tuple[str, dict[str, Any]]] = {
    "500": ("fail", {"status": 500}),
    "503": ("fail", {"status": 503}),
    "storm of 429": ("rate_limit", {"retry_after": 0.05, "times": 6}),
    "connection reset": ("reset", {}),
    "response lost": ("lose_response", {}),
    "delay": ("delay", {"seconds": 1.0}),
    "long delay": ("delay", {"seconds": 4.0}),
    "gateway dropped": ("drop_gateway", {}),
    "session invalidated": ("invalidate_session", {}),
    "direct messages closed": ("close_dms", {"back_after": BACK}),
    "may not send": ("deny", {"permission": "SEND_MESSAGES_IN_THREADS", "back_after": BACK}),
    "may not attach": ("deny", {"permission": "ATTACH_FILES", "back_after": BACK}),
    "may not see": ("deny", {"permission": "VIEW_CHANNEL", "back_after": BACK}),
    "thread archived": ("archive_thread", {}),
    "thread locked": ("lock_thread", {"back_after": BACK}),
    "message deleted": ("delete_message", {}),
    "thread deleted": ("delete_thread", {}),
    "channel deleted": ("delete_channel", {}),
}
REMOVALS = {"thread deleted", "channel deleted"}  # after which a game may have to end


class PlaceGone(Exception):
    """The place of the game is no more."""


class Evening:
    """One bot and two people, who play the same short game again and again."""

    def __init__(self, hall: Stage[QuickBot], game: str, acts: int) -> None:
        self._hall = hall
        self._place = hall.bot.place
        self._game = game
        self._acts = acts
        self._fault: str | None = None

    async def play(self, number: int | None = None, fault: str | None = None) -> int:
        """Play once, with a fault at one call or none; return how many calls were made."""
        control = self._hall.control
        await self._new_channel()
        control.count_calls()
        self._fault = fault
        if fault is not None and number is not None:
            name, arguments = FAULTS[fault]
            control.at_call(number, name, **arguments)
        try:
            people, game = await self._gather()
            await self._play_on(people, game)
            calls = len(control.calls)
            await self._expect_whole_story(people, game)
        except PlaceGone:
            calls = len(control.calls)
            await self._expect_everybody_free()
        control.clear()
        await self._leave()
        return calls

    async def recover(self) -> None:
        """Make the next run independent of one that has failed."""
        self._hall.control.clear()
        await self._leave()
        await self._hall.bot.stop(kill=True)
        await self._hall.bot.start()

    # --- the places ------------------------------------------------------------------------

    async def _new_channel(self) -> None:
        channel = await self._hall.control.add_channel("evening")
        self._channel = str(channel["id"])
        self._alice, self._bob = (a.at(self._channel) for a in (self._hall.alice, self._hall.bob))

    async def _leave(self) -> None:
        """Take the channel away, with all that was played there."""
        with suppress(KeyError):
            await self._hall.control.delete_channel(self._channel)

    def _is_gone(self, actor: Actor) -> bool:
        return actor.channel() is None and self._fault in REMOVALS

    # --- the lobby -------------------------------------------------------------------------

    async def _gather(self) -> tuple[list[Actor], int]:
        """Open a table, join it, start it; whatever is not answered is tried again."""
        gathering = StubbornGathering(
            [self._alice, self._bob], self._place, patience=PATIENCE / 5, between=self._look
        )
        return await gathering.gather(taste=self._game == GAME, game=self._game)

    async def _look(self) -> None:
        if self._is_gone(self._alice):
            raise PlaceGone

    # --- the table -------------------------------------------------------------------------

    async def _play_on(self, people: list[Actor], game: int) -> None:
        """Let people answer whenever they are asked, until enough has happened."""
        players = [UndauntedPlayer(a, Random(f"{n}")) for n, a in enumerate(people)]
        while self._revision(game) < self._acts:
            panel, player = await self._next_asked(people, players, game)
            if player is None:
                return
            await player.answer(panel)
            await asyncio.sleep(0.05)

    def _revision(self, game: int) -> int:
        return int(self._place.look("select revision from game where id=?", game)[0][0])

    async def _next_asked(
        self, people: list[Actor], players: list[UndauntedPlayer], game: int
    ) -> tuple[Json, UndauntedPlayer | None]:
        """Wait until the table asks somebody, without anybody's nudge."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while loop.time() < end:
            if self._is_gone(people[0]):
                raise PlaceGone
            panel = newest_panel(people[0])
            if panel is not None and is_verdict(panel):
                return panel, None
            for player in players:
                if panel and player.id in asked(panel) and self._waits_for(game, panel):
                    return panel, player
            await asyncio.sleep(0.02)
        raise AssertionError(
            f"the table stands still: {[text_of(m) for m in people[0].messages()[-2:]]}"
        )

    def _waits_for(self, game: int, panel: Json) -> bool:
        """Say whether a panel is the stored newest one: an old one may still be on the screen."""
        found = self._place.look("select message from post where game=? and kind='panel'", game)
        return bool(found) and str(found[0][0]) == panel["id"]

    # --- what must hold afterwards ------------------------------------------------------------

    async def _expect_whole_story(self, people: list[Actor], game: int) -> None:
        gone = lambda: self._is_gone(people[0])  # noqa: E731 - asked after each wait
        await until(lambda: gone() or not self._left_to_do(game), PATIENCE)
        await until(lambda: gone() or not any(map(thinking, people)), PATIENCE)
        if gone():  # with it everything that was told there
            raise PlaceGone
        if self._fault == "message deleted":
            return  # what was said in it is not there to be read again
        _, lines = await stored(self._place.where, game)
        expect_told_in_order(told(people[0]), lines)
        for actor in people:
            self._expect_truth(actor, game)

    def _left_to_do(self, game: int) -> list[tuple[Any, ...]]:
        return self._place.look(
            "select kind from outbox where game=? union all"
            " select 'old panel' from old_panel where game=?",
            game,
            game,
        )

    def _expect_truth(self, actor: Actor, game: int) -> None:
        """Nobody reads that something was done that is not stored."""
        done = Texts(str(actor.person.locale)[:2])("draft-done").rstrip(":")
        claims = [m for m in actor.messages() if is_private(m) and done in text_of(m)]
        made = self._place.read(lambda db: bundling.acts(db, game))
        acts = [act for act in made if act.person == int(actor.person.id)]
        assert len(claims) <= len(acts), [text_of(m) for m in claims]

    async def _expect_everybody_free(self) -> None:
        """The game is not played any more, and nothing keeps its people from another one."""
        await until(
            lambda: (
                not self._place.look(
                    "select 1 from game where channel=? and status='playing' union all"
                    " select 1 from lobby where channel=?",
                    int(self._channel),
                    int(self._channel),
                )
            ),
            PATIENCE,
        )
