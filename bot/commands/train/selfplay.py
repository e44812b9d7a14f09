"""Games that computer players play with themselves, written down so that they can be played again.

A game is its setting, its seed and the places of all answers among their options, so it takes a
line of text, and other features can be fitted to the same games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.commands import checks, contestants
from bot.commands.command import UsageError
from bot.games.registry import Setting, lookup
from bot.games.uis import ui_of
from bot.tables.chance import seeded
from rules.engine.session import Session

MOST_DECISIONS = 20_000  # of one game
AT_ONCE = 8  # games that a process is given


class Recorded(NamedTuple):
    """A game from its beginning to its end."""

    rules: str  # the version
    seed: int
    seats: int
    options: dict[str, Any]
    picks: list[int]  # of each decision in turn, the place of the answer among the options
    winners: list[int]


class Policy(NamedTuple):
    """Who plays."""

    players: tuple[str, ...]  # each seat's is any of them
    strange: float  # share of answers at random, on average; each game has a share of its own


def play(game: str, policy: Policy, setting: Setting, seed: int) -> Recorded:
    """Play one game."""
    ui, random = ui_of(game), Random(f"{seed}/self-play")
    options = setting.options(random)
    session = Session(ui.game, ui.game.new(setting.seats, options), seeded(seed))
    players = [
        contestants.contestant(ui, random.choice(policy.players), setting.seats, f"{seed}/{seat}")
        for seat in range(setting.seats)
    ]
    strange, picks = random.uniform(0, 2 * policy.strange), list[int]()
    while session.request is not None:
        if len(picks) == MOST_DECISIONS:
            raise AssertionError(f"seed {seed}: no end after {MOST_DECISIONS} decisions")
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        if random.random() < strange:
            picks.append(random.randrange(len(keys)))
        else:
            key = contestants.answer(players[choice.seat], session, choice)
            picks.append(keys.index(key))
        session.pick(choice.seat, picks[-1])
        session.drain()
    result = ui.game.result(session.state)
    winners = list(result["seats"]) if result is not None else []
    return Recorded(ui.game.version, seed, setting.seats, options, picks, winners)


def played(
    game: str, policy: Policy, settings: Sequence[Setting], seeds: Sequence[int], jobs: int
) -> Iterator[Recorded]:
    """Play a game for each seed; settings go round."""
    tasks = [(settings[seed % len(settings)], seed) for seed in seeds]
    if jobs == 1:
        for setting, seed in tasks:
            yield play(game, policy, setting, seed)
        return
    with ProcessPoolExecutor(jobs) as pool:
        columns = zip(*tasks, strict=True)
        yield from pool.map(partial(play, game, policy), *columns, chunksize=AT_ONCE)


def again(game: str, recorded: Recorded) -> Iterator[Session[Any]]:
    """Play a recorded game again: the same session before each answer, and at the end."""
    rules = lookup(game)
    if recorded.rules != rules.version:
        raise UsageError(f"recorded by {recorded.rules}, but these are {rules.version}")
    session = Session(rules, rules.new(recorded.seats, recorded.options), seeded(recorded.seed))
    for place in recorded.picks:
        yield session
        session.pick(checks.waiting(session)[0].seat, place)
    yield session


def read(path: Path) -> list[Recorded]:
    """Read recorded games; none where there is no file."""
    if not path.exists():
        return []
    return [Recorded(*json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def write(path: Path, games: Iterable[Recorded]) -> Iterator[Recorded]:
    """Add games to a file, one by one as they are played, and pass them on."""
    with path.open("a", encoding="utf-8") as file:
        for one in games:
            file.write(json.dumps(one, separators=(",", ":")) + "\n")
            file.flush()
            yield one
