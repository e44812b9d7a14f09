"""How much a game says: messages, pictures and REST calls of a recorded game, and heights.

The people of a recorded game play it again, act by act, at a table on a local Discord.  Whoever
is asked presses a button of the panel, and acts.  Whoever is asked again goes on while the news of
it waits; before all other acts everything is told.
Interactions are left out: Discord's limit of all routes together does not count them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.commands.bench.crowd import PRIVATE, Message
from bot.commands.bench.walker import Walker
from bot.commands.command import UsageError
from bot.commands.other_process import ROOT
from bot.commands.recordings import BadRecording, Recorded, read
from bot.games.game_ui import GameUi
from bot.games.phone import height_of
from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.process.local import GUILD_READY_SECONDS, Sandbox, Update, local_bot
from bot.store.opening import FILE
from bot.store.rows import Place, SeatRow
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.turns import together
from bot.turns.plans import ASK
from rules.engine.decisions import CHANCE, Choice
from rules.engine.session import Chance, Entry

RECORDED = ROOT / "tests" / "games"
PATIENCE = 60.0  # seconds for a panel
STEP = 0.02  # seconds between two looks
SEEN = 0.2  # seconds in which nothing more is done for a table
NOT_COUNTED = ("/interactions/", "/webhooks/", "/applications/", "/gateway", "/users/@me")


@dataclass
class Volume:
    """What one game has said."""

    game: str
    acts: int = 0
    turns: int = 0  # how often somebody else was asked
    messages: int = 0
    pictures: int = 0  # uploaded
    left: int = 0  # pictures that the channel shows in the end
    calls: int = 0
    routes: dict[str, int] = field(default_factory=dict)
    heights: list[int] = field(default_factory=list)  # of each newest message, in pixels

    @property
    def calls_an_act(self) -> float:
        """REST calls under the global limit."""
        return self.calls / max(self.acts, 1)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    parser.add_argument("files", nargs="*", type=Path, help="recorded games (one of each game)")
    parser.add_argument("--acts", type=int, default=60, help="of each game (60)")
    parser.add_argument("--slowly", action="store_true", help="nobody goes on at once")
    parser.add_argument("--typed", action="store_true", help="nobody presses a button")
    parser.add_argument("--routes", action="store_true", help="list the calls by route")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    try:
        games = [read(path)[0] for path in args.files or one_of_each()]
    except BadRecording as error:
        raise UsageError(str(error)) from None
    if args.slowly:
        together.HELD_SECONDS = 0.0
    volumes = [asyncio.run(measure(game, args.acts, typed=args.typed)) for game in games]
    if args.json:
        sys.stdout.write(json.dumps([asdict(volume) for volume in volumes], indent=2) + "\n")
        return 0
    titles = ("game", "acts", "turns", "messages", "pictures", "left", "calls", "an act")
    sys.stdout.write("".join(f"{title:>10}" for title in (*titles, "median px", "max px")) + "\n")
    for volume in volumes:
        sys.stdout.write(_line(volume) + "\n")
        if args.routes:
            routes = sorted(volume.routes.items(), key=lambda item: -item[1])
            sys.stdout.writelines(f"    {count:>5} {route}\n" for route, count in routes)
    return 0


def _line(volume: Volume) -> str:
    counts = (volume.acts, volume.turns, volume.messages, volume.pictures, volume.left)
    figures = "".join(f"{count:>10}" for count in (*counts, volume.calls))
    tall = f"{statistics.median(volume.heights):>10.0f}{max(volume.heights):>10}"
    return f"{volume.game:>10}{figures}{volume.calls_an_act:>10.2f}{tall}"


def one_of_each() -> list[Path]:
    """The shortest recorded game of each game."""
    paths = sorted(RECORDED.glob("*.jsonl"), key=lambda path: path.stat().st_size)
    found: dict[str, Path] = {}
    for path in paths:
        found.setdefault(path.name.partition("-")[0], path)
    return [found[game] for game in sorted(found)]


async def measure(recorded: Recorded, most: int, *, typed: bool = False) -> Volume:
    """Play a recorded game in a folder of its own, which is gone afterwards."""
    with TemporaryDirectory(prefix="thoth-volume-") as name:
        async with Sandbox(global_limit=None) as sandbox:
            bot = ThothBot(Path(name), guild_ready_timeout=GUILD_READY_SECONDS)
            evening = Evening(sandbox, bot, Path(name) / FILE, recorded)
            async with local_bot(sandbox, bot):
                await evening.begin()
                return await evening.play(most, typed=typed)


class Evening:
    """The people of a recorded game, who play it again."""

    def __init__(self, sandbox: Sandbox, bot: ThothBot, file: Path, recorded: Recorded) -> None:
        self._sandbox, self._bot, self._file, self._recorded = sandbox, bot, file, recorded
        self._world = sandbox.parts.world
        self._channel: str = self._world.add_channel("table")["id"]
        names = [f"person-{seat}" for seat in range(recorded.seats)]
        self._people = [int(sandbox.people.add(name).id) for name in names]
        self._volume = Volume(recorded.game)
        self._luck = [entry.key for entry in recorded.entries if entry.seat == CHANCE]
        self._dealt = 0
        self._uploaded: set[str] = set()  # addresses of pictures
        sandbox.people.add("watcher").listen(self._look)

    async def begin(self) -> None:
        """Open the table, and wait for its first panel."""
        services, game = self._bot.services, self._recorded.game
        services.tables = Tables(
            services.store, chance=lambda: self._chance(), changed=services.touch
        )
        standing = {game: dict.fromkeys(ui_of(game).standing(), ASK)}
        for person in self._people:
            await services.people.change(person, standing=standing)
        seats = [SeatRow(n, f"Player {n + 1}", person) for n, person in enumerate(self._people)]
        place = Place(int(self._world.guild_id), int(self._channel))
        self._sandbox.control.count_calls()
        self._table = await services.tables.create(
            game, seats, self._recorded.options, host=self._people[0], place=place
        )
        await self._told()

    def _chance(self) -> Chance:
        """Deal as it was dealt."""

        def deal(choice: Choice[Any]) -> int:
            self._dealt += 1
            return [str(option) for option in choice.options].index(self._luck[self._dealt - 1])

        return deal

    async def play(self, most: int, *, typed: bool) -> Volume:
        """Act by act; before somebody else acts, all is told."""
        table, volume = self._table, self._volume
        is_told = True
        for act in acts_of(self._recorded, ui_of(table.row.name)):
            if volume.acts == most:
                break
            asked, made = _asked(table), table.position.line.made
            self._dealt = sum(one.entry.seat == CHANCE for one in made)
            person = self._people[act[0].seat]
            if is_told and not typed:
                await self._press(act[0].seat)
            await table.act(person, [entry.key for entry in act], table.revision)
            volume.acts += 1
            volume.turns += _asked(table) != asked
            is_told = not together.HELD_SECONDS or together.going_on(table) != person
            if is_told:
                await self._told()
        await self._told()
        return self._counted()

    async def _press(self, seat: int) -> None:
        """Let somebody who decides press the first button or menu of the panel that is for it."""
        person = self._sandbox.people.with_id(str(self._people[seat]))
        pressed = await Walker(person, self._channel, self._file).press_panel()
        if not pressed:
            raise UsageError("a panel offered nothing to press")

    async def _told(self) -> None:
        """Wait until everything is told and nothing more is done for the table."""
        end, since = time.perf_counter() + PATIENCE, time.perf_counter()
        while time.perf_counter() < since + SEEN:
            if time.perf_counter() > end:
                raise UsageError("a panel never came")
            if not self._is_settled():
                since = time.perf_counter()
            await asyncio.sleep(STEP)
        self._volume.heights.append(height_of(next(self._public())["components"]))

    def _public(self) -> Iterator[Message]:
        """What everybody sees, the newest first."""
        messages = self._world.newest_messages(self._channel)
        return (message for message in messages if not message["flags"] & PRIVATE)

    def _look(self, update: Update) -> None:
        """Note the pictures of a message that is written or edited."""
        if update.kind in ("message_create", "message_update"):
            media = [item["media"] for item in pictures_in(update.data["components"])]
            self._uploaded |= {str(one["url"]).partition("?")[0] for one in media}

    def _is_settled(self) -> bool:
        """Return whether all is told, and the old panel has lost its buttons."""
        with closing(sqlite3.Connection(self._file)) as db:
            return not db.execute(
                "select 1 from outbox union all select 1 from old_panel union all"
                " select 1 from game where not exists (select 1 from post where kind='panel'"
                " and post.game = game.id and post.revision = game.revision)"
            ).fetchall()

    def _counted(self) -> Volume:
        volume = self._volume
        for call in self._sandbox.control.calls:
            if not call.path.startswith(NOT_COUNTED):
                volume.calls += 1
                volume.routes[call.route] = volume.routes.get(call.route, 0) + 1
        messages = list(self._public())
        volume.messages = len(messages)
        volume.left = sum(len(list(pictures_in(message["components"]))) for message in messages)
        volume.pictures = len(self._uploaded)
        return volume


def acts_of(recorded: Recorded, ui: GameUi) -> Iterator[list[Entry]]:
    """The decisions of a recorded game as people confirm them, one draft after another."""
    act: list[Entry] = []
    for entry in recorded.entries:
        if entry.auto:
            continue
        goes_on = act and entry.seat == act[0].seat and not ui.begins_step(entry.what)
        if act and not goes_on:
            yield act
            act = []
        if entry.seat != CHANCE:
            act.append(entry)
    if act:
        yield act


def _asked(table: Table) -> list[int | None]:
    """Who is to decide."""
    request = table.session.request
    choices = request.choices if request is not None else ()
    open_ones = [choice.seat for choice in choices if choice.seat not in table.session.picks]
    return [table.seats[seat].person for seat in open_ones]


def pictures_in(components: Sequence[Message]) -> Iterator[Message]:
    """All pictures of a message."""
    for component in components:
        yield from component.get("items", ())
        yield from pictures_in(component.get("components") or ())
