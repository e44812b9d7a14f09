"""Any fault at any REST call of a short game: nothing is lost, stuck, told twice or untruly.

`python -m pytest tests/e2e/games/test_faults.py --every -s` strikes every call with every fault;
without it each fault strikes one call, and a few of them a bot on PostgreSQL too.  With `--database
postgres` it is all on PostgreSQL.
"""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.games.registry import ON_DISCORD
from tests.conftest import POSTGRES, SQLITE
from tests.kit.bots import GAMES
from tests.kit.faulty_evening import FAULTS, Evening
from tests.kit.quick_bot import QuickBot
from tests.kit.stage import Stage

ACTS = 2  # what is told of a short game: a move, a secret choice
FEW = ("response lost", "gateway dropped", "direct messages closed", "message deleted")
SECONDS = 180.0  # for one game; it takes a few


def pytest_generate_tests(metafunc):
    """A test for each fault; with few runs for each of them they share a bot."""
    names, kind = list(FAULTS), metafunc.config.getoption("--database")
    if metafunc.config.getoption("--every"):
        parts = {name: [name] for name in names}
    else:
        parts = {"one half": names[::2], "other half": names[1::2]}
    evenings = [
        pytest.param(game, kind, faults, id=f"{game}-{name}")
        for game in ON_DISCORD
        for name, faults in parts.items()
    ]
    if kind == SQLITE:
        evenings.append(pytest.param(ON_DISCORD[0], POSTGRES, FEW, id=f"{ON_DISCORD[0]}-postgres"))
    metafunc.parametrize(("game", "databases", "faults"), evenings, indirect=["databases"])


@pytest.fixture
async def seeded_hall(sandbox, tmp_path, database):
    """A bot whose luck is the same in every game, on a Discord that can fail."""
    bot = QuickBot(sandbox, tmp_path, GAMES, database=database)
    bot.seed = "7"
    await bot.start()
    yield Stage(sandbox, bot)
    await bot.stop()


@pytest.mark.unhurried("--every")
async def test_a_game_goes_on_whatever_fails(seeded_hall, request, game, faults):
    """Findings faults.md 1, 9 and discord.md 1, 2, 5, 8, and whatever is like them."""
    evening = Evening(seeded_hall, game, ACTS)
    calls = await evening.play()
    failures, runs = [], 0
    for fault in faults:
        numbers = list(range(1, calls + 1))
        if not request.config.getoption("--every"):
            numbers = Random(f"{game} {fault}").sample(numbers, 1)
        for number in numbers:
            runs += 1
            try:
                async with asyncio.timeout(SECONDS):
                    await evening.play(number, fault)
            except (AssertionError, TimeoutError) as error:
                failures.append(f"{game}, {fault} at call {number} of {calls}: {error!r}")
                await evening.recover()
    print(f"{game}, {', '.join(faults)}: {runs} runs, {len(failures)} failed")  # noqa: T201 - for -s
    assert not failures, "\n".join(failures)
