"""``python -m bot draw``: every kind of picture of every game, or a word why not."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from PIL import Image

from bot.__main__ import main
from bot.commands.draw import PICTURES
from bot.commands.seeded_games import playing
from bot.games.registry import ON_DISCORD, lookup, part, settings_of

every_game = pytest.mark.parametrize("game", ON_DISCORD)
OVER = "9999"  # more steps than any game has


def draw(game, out, *line) -> int:
    return main(["draw", game, "--out", str(out), *map(str, line)])


@pytest.mark.parametrize("picture", PICTURES)
@every_game
def test_each_picture_is_drawn_in_the_usual_width(game, picture, tmp_path, capsys):
    line = ("--random", "--seed", 3, "--steps", 50, "--picture", picture, "--names", "Ада")
    code = draw(game, tmp_path, *line, "--language", "ru", "--theme", "dark")
    shown, said = capsys.readouterr()
    if picture in ("hand", "sheet") and not hasattr(part(game, "pictures"), "sheet"):
        assert code == 2, "nobody holds anything in this game"
        assert f"there is no {picture} to draw" in said
        return
    assert code == 0
    for path in tmp_path.iterdir():
        assert path.name in shown
        with Image.open(path) as image:
            assert (image.width, image.mode) == (720 if path.suffix == ".gif" else 1080, "P")


@every_game
def test_one_picture_of_a_turn_can_be_drawn_alone(game, tmp_path):
    assert draw(game, tmp_path, "--random") == 0
    for path in list(tmp_path.iterdir()):
        out = tmp_path / "alone" / path.stem
        assert draw(game, out, "--random", "--picture", path.stem) == 0
        assert [drawn.name for drawn in out.iterdir()] == [path.name]


@every_game
def test_a_position_is_read_from_a_file(game, tmp_path):
    session = next(islice(playing(game, 2), 10, None))
    position = session.game.write_position(session.checkpoint)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    assert draw(game, tmp_path / "out", "--position", path, "--language", "uk") == 0
    assert list((tmp_path / "out").iterdir())


@every_game
def test_options_and_seats_are_those_of_the_random_game(game, tmp_path):
    setting = settings_of(lookup(game))[-1]
    options = json.dumps(setting.agreed)
    assert draw(game, tmp_path, "--random", "--options", options, "--seats", setting.seats) == 0


@pytest.mark.parametrize(
    "line",
    [
        ["--random", "--seats", 99],
        ["--position", "no such file"],
        ["--random", "--picture", "fresco"],
        ["--random", "--steps", 0, "--picture", "changes"],
        ["--random", "--steps", OVER, "--picture", "draft"],
        ["--random", "--steps", OVER, "--picture", "hand"],
        ["--random", "--steps", OVER, "--picture", "sheet"],
        ["--position", "no such file", "--picture", "replay"],
    ],
    ids=str,
)
@every_game
def test_draw_says_what_is_wrong(game, line, tmp_path, capsys):
    assert draw(game, tmp_path, *line) == 2
    assert capsys.readouterr().err.startswith("thoth draw: ")
