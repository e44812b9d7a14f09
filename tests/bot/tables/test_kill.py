"""kill -9 at random moments: what was acknowledged is there, and the game goes on."""

from __future__ import annotations

import subprocess
import sys
from random import Random

from bot.commands.verify import verify
from bot.store.rows import Status
from bot.tables.tables import Tables
from tests.bot.tables import kit

KILLS = 15


async def test_nothing_acknowledged_is_lost_and_games_go_on(place) -> None:
    random = Random(99)
    acknowledged: list[tuple[int, int, int, int]] = []
    for kill in range(KILLS):
        acknowledged += play_and_kill(
            place.where, kill, random.randint(1, 60), random.random() * 0.02
        )
        await everything_is_there(place, acknowledged)
    assert len(acknowledged) > 100
    await games_go_on(place)


def play_and_kill(where, seed: int, lines: int, delay: float) -> list[tuple[int, int, int, int]]:
    """Let a process play, kill it after some acts and a moment; return what it had said."""
    command = [sys.executable, "-m", "tests.bot.tables.player_process", str(where), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        try:
            process.wait(delay)  # not at a line's end, but anywhere after it
        except subprocess.TimeoutExpired:
            process.kill()
        said += process.stdout.read().splitlines(keepends=True)
    whole = [line for line in said if line.endswith("\n")]
    assert whole, "the process must have come to play"
    return [tuple(map(int, line.split())) for line in whole]


async def everything_is_there(place, acknowledged) -> None:
    store = await place.open()
    for game, interaction, act, revision in acknowledged:
        if interaction:
            row = await store.act_of(game, interaction)
            assert row is not None, "an acknowledged act is missing"
            assert (row.act, row.revision) == (act, revision)
    for game in await store.games():
        last = max((a for g, _, a, _ in acknowledged if g == game.id), default=0)
        assert game.acts - last <= 1, "at most the act it was killed in had not been told"
        rows = await store.decisions(game.id)
        assert [row.seq for row in rows] == list(range(1, game.seq + 1))
    await store.close()


async def games_go_on(place) -> None:
    store = await place.open()
    tables, random = Tables(store), Random(1)
    for game in await store.games():
        assert await verify(store, game) == ""
    for game in await store.games(Status.PLAYING):
        table = await tables.open(game.id)
        for _ in range(30):
            if table.session.request is not None:
                await kit.step(table, random)
    await store.close()
