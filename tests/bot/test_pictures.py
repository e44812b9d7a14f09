"""Pictures are drawn off the event loop, from the command line, and measured."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial

import pytest
from PIL import Image

from bot.__main__ import main
from bot.bench import pictures as bench
from bot.drawings import imhotep_pictures
from bot.house import House
from bot.pictures import draw_turn
from bot.played import random_view
from bot.texts import Texts

BAR = 0.05  # seconds for which the event loop may stand still


async def test_drawing_does_not_hold_up_the_event_loop(tmp_path):
    house, texts = await House.open(tmp_path), Texts("en")
    views = [random_view("ankh", seed, 40) for seed in range(4)]
    await house.draw("warm", lambda: draw_turn(views[0], texts))
    longest, stop = 0.0, False

    async def watch() -> None:
        nonlocal longest
        while not stop:
            before = time.perf_counter()
            await asyncio.sleep(0)
            longest = max(longest, time.perf_counter() - before)

    watching = asyncio.create_task(watch())
    drawn = await asyncio.gather(
        *(house.draw(str(n), partial(draw_turn, view, texts)) for n, view in enumerate(views))
    )
    stop = True
    await watching
    await house.close()
    assert all(turn is not None and turn.map.startswith(b"\x89PNG") for turn in drawn)
    assert longest < 4 * BAR  # the machine of the tests may be busy with other things


async def test_of_many_turns_of_a_table_the_newest_is_drawn(tmp_path):
    house, texts = await House.open(tmp_path), Texts("en")
    views = [random_view("ankh", 1, steps) for steps in range(0, 12, 2)]
    drawn = await asyncio.gather(
        *(house.draw("table", partial(draw_turn, view, texts)) for view in views)
    )
    await house.close()
    assert drawn[-1] is not None
    assert any(turn is None for turn in drawn)


def test_draw_a_random_position(tmp_path, capsys):
    line = ["draw", "ankh", "--random", "--seed", "4", "--steps", "30", "--scenario"]
    assert main([*line, "syncretism", "--theme", "dark", "--out", str(tmp_path)]) == 0
    assert "map.png" in capsys.readouterr().out
    with Image.open(tmp_path / "map.png") as drawn:
        assert drawn.size == (1080, 1110)
    with Image.open(tmp_path / "strip.png") as drawn:
        assert drawn.width == 1080


def test_draw_a_position_from_a_file(tmp_path):
    gods = [{"god": "ra", "figures": ["god 45"]}, {"god": "isis", "figures": ["god 62"]}]
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"gods": gods}), encoding="utf-8")
    out = tmp_path / "out"
    line = ["draw", "ankh", "--position", str(path), "--language", "uk", "--picture", "map"]
    assert main([*line, "--out", str(out)]) == 0
    assert [file.name for file in out.iterdir()] == ["map.png"]


@pytest.mark.parametrize(
    "line", [["--random", "--seats", "9"], ["--position", "no such file"]], ids=str
)
def test_draw_says_what_is_wrong(line, tmp_path, capsys):
    assert main(["draw", "ankh", *line, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("bot draw: ")


@pytest.mark.parametrize("picture", imhotep_pictures.OTHERS)
def test_draw_each_picture_of_imhotep(picture, tmp_path):
    line = ["draw", "imhotep", "--random", "--seed", "3", "--seats", "2", "--steps", "30"]
    assert main([*line, "--picture", picture, "--language", "ru", "--out", str(tmp_path)]) == 0
    assert list(tmp_path.iterdir())
    for path in tmp_path.iterdir():
        with Image.open(path) as image:
            assert image.width == (720 if path.suffix == ".gif" else 1080)


def test_draw_a_turn_of_imhotep(tmp_path):
    assert main(["draw", "imhotep", "--random", "--out", str(tmp_path)]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"board.png", "table.png"}


def test_a_picture_of_another_game_is_refused(tmp_path, capsys):
    line = ["draw", "imhotep", "--random", "--picture", "battle", "--out", str(tmp_path)]
    assert main(line) == 2
    assert "scoring" in capsys.readouterr().err


def test_the_benchmark_reports_all_figures(capsys):
    assert main(["bench", "pictures", "--rounds", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"python", "pictures", "first_s", "tables", "story"}
    assert report["story"]["steps"] == bench.REPLAY_STEPS
    assert report["story"]["replay_bytes"] < 2_000_000
    assert report["pictures"]["ankh map + strip"]["max_bytes"] < 300_000
    assert report["pictures"]["imhotep board + table"]["max_bytes"] < 200_000
    assert report["tables"]["count"] == bench.TABLES
    assert "first map and strip" in bench.table(report)
    assert main(["bench", "pictures", "--rounds", "0"]) == 2
