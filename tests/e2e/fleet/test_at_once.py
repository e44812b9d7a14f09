"""Two processes answer one question at the same time: it is answered once.

`python -m pytest tests/e2e/fleet/test_at_once.py --presses 10000` presses more often.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter

import pytest

from bot.store.opening import open_store
from bot.store.rows import SeatRow
from bot.tables.tables import Tables
from tests.kit.bots import ROOT
from tests.kit.example import GAME

PROCESSES, AT_ONCE = 2, 4


@pytest.fixture
async def store(address):
    opened = await open_store(address)
    yield opened
    await opened.close()


async def answers(address: str, games: list[int]) -> Counter[str]:
    """What one more process has made of these games."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.kit.answering_process",
        address,
        *map(str, games),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, complained = await process.communicate()
    assert process.returncode == 0, complained.decode()
    return Counter(json.loads(said))


@pytest.mark.unhurried("--presses")
async def test_a_question_is_answered_once(store, address, request):
    wanted, found, games = request.config.getoption("--presses"), Counter[str](), list[int]()
    people = [SeatRow(seat, f"person {seat}", 11 + seat) for seat in range(2)]
    while found.total() < wanted:
        tables = Tables(store)
        new = [(await tables.create(GAME, people, {}, host=11)).id for _ in range(AT_ONCE)]
        for one in await asyncio.gather(*(answers(address, new) for _ in range(PROCESSES))):
            found += one
        games += new
    acts = [act for game in games for act in await store.acts(game) if act.interaction is not None]
    assert len({act.interaction for act in acts}) == len(acts) == found["made"]
    assert found["late"] > 0, "they never met"
    for game in games:
        made = await store.acts(game)
        assert [act.act for act in made] == list(range(len(made)))
        assert (await Tables(store).open(game)).row.status.is_over  # it can be read to its end
