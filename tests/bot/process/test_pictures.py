"""Pictures are drawn off the event loop, and measured."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from functools import partial
from pickle import PicklingError

import pytest

from bot.__main__ import main
from bot.commands.bench import pictures as bench
from bot.commands.seeded_games import random_view
from bot.games.registry import ON_DISCORD
from bot.process.services import PAINTERS, Services
from bot.process.workers import WorkFailed
from bot.texts import Texts
from tests.kit.example import GAME, draw_turn


def read(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


BAR = 0.05  # seconds of the processor that the event loop may take in one go


async def test_drawing_does_not_hold_up_the_event_loop(tmp_path):
    services, texts = await Services.open(tmp_path), Texts("en")
    views = [random_view(GAME, seed, 40) for seed in range(4)]
    await services.draw("warm", partial(draw_turn, views[0], texts))
    longest, stop = 0.0, False

    async def watch() -> None:
        nonlocal longest
        while not stop:
            before = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - before)

    watching = asyncio.create_task(watch())
    drawn = await asyncio.gather(
        *(services.draw(str(n), partial(draw_turn, view, texts)) for n, view in enumerate(views))
    )
    stop = True
    await watching
    await services.close()
    assert all(turn is not None and turn.map.startswith(b"\x89PNG") for turn in drawn)
    assert longest < BAR


async def test_of_many_turns_of_a_table_the_newest_is_drawn(tmp_path):
    services, texts = await Services.open(tmp_path), Texts("en")
    views = [random_view(GAME, 1, steps) for steps in range(0, 12, 2)]
    drawn = await asyncio.gather(
        *(services.draw("table", partial(draw_turn, view, texts)) for view in views)
    )
    await services.close()
    assert drawn[-1] is not None
    assert any(turn is None for turn in drawn)


@pytest.mark.usefixtures("well_fed")
async def test_a_picture_that_is_late_can_be_fetched_later(services, tmp_path):
    """Words and buttons need not wait for a picture."""
    gate = str(tmp_path / "gate")
    os.mkfifo(gate)
    drawing = services.drawing("table", partial(read, gate))
    assert await drawing.within(0.01) is None
    assert not drawing.is_over
    await asyncio.to_thread(write, gate, "picture")
    assert await drawing == "picture"
    assert drawing.is_over
    assert await drawing.within(0) == "picture"


@pytest.mark.parametrize(
    "work", [lambda: "picture", partial(int, "no number")], ids=["not to be sent", "failing"]
)
async def test_what_is_wrong_with_a_drawing_is_not_hidden(services, monkeypatch, caplog, work):
    """House review 8: work that could not be pickled looked like a picture that came to nothing."""
    with pytest.raises((PicklingError, AttributeError, WorkFailed)):
        await services.draw("table", work)
    monkeypatch.setattr(Services, "strict", False)  # at people's tables the game goes on
    assert await services.draw("table", work) is None
    assert "Error" in caplog.text
    assert "no number" not in caplog.text


async def test_a_worker_that_is_lost_costs_one_picture(services):
    """Faults 10: a frozen worker stopped its table."""
    assert await services.draw("table", partial(signal.raise_signal, signal.SIGSTOP)) is None
    assert await services.draw("table", partial(str, "picture")) == "picture"


@pytest.mark.usefixtures("well_fed")
async def test_a_picture_that_comes_to_nothing_is_over(services, tmp_path):
    """A newer one took its place."""
    gates = [str(tmp_path / str(n)) for n in range(PAINTERS)]
    for n, gate in enumerate(gates):
        os.mkfifo(gate)
        services.drawing(f"gate {n}", partial(read, gate))
    older, newer = (services.drawing("table", partial(str, n)) for n in (1, 2))
    assert await older is None
    assert older.is_over
    assert not newer.is_over
    for gate in gates:
        await asyncio.to_thread(write, gate, "open")
    assert await newer.within(60) == "2"


def test_the_benchmark_reports_all_figures(capsys):
    assert main(["bench", "pictures", "--rounds", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"python", "pictures", "another", "first_s", "tables", "story"}
    assert set(report["pictures"]) == {*ON_DISCORD, "chess.svg + cairosvg"}
    for game in ON_DISCORD:
        assert 0 < report["story"][game]["steps"] <= bench.REPLAY_STEPS
        assert report["story"][game]["replay_bytes"] < 3_000_000  # Discord takes 10 MB
        assert report["pictures"][game]["max_bytes"] < 300_000
        assert report["tables"][game]["count"] == bench.TABLES
        assert f"{game}: first turn" in bench.table(report)
    assert main(["bench", "pictures", "--rounds", "0"]) == 2
