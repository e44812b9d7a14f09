"""A canvas shows what a picture would that was painted at once."""

from __future__ import annotations

import zlib

import pytest
from PIL import Image, ImageDraw

from bot.commands.seeded_games import played
from bot.games.game_ui import Look
from bot.games.uis import UIS
from bot.texts import Texts
from renderer import encode
from renderer.brush import Brush, ellipse
from renderer.canvas import ROWS, Canvas
from renderer.kept import kept

COLOURS = bytes(channel for n in range(256) for channel in (n, 255 - n, n // 2))
HEIGHT = 5 * ROWS + 7


@kept(2)
def ground(shade: int = 0) -> Image.Image:
    stripes = Image.linear_gradient("L").resize((90, HEIGHT))
    return Image.merge("RGB", (stripes, stripes, Image.new("L", stripes.size, shade)))


def disc() -> Brush:
    brush = Brush(20, 20)
    brush.fill(ellipse(0, 0, 9), (200, 30, 40))
    return brush


SPRITE = disc().sprite()


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    monkeypatch.setattr(encode, "_BANDS", encode._Bands())


def laid(image: Image.Image, *spots: tuple[int, int]) -> Image.Image:
    for spot in spots:
        image.paste((10, 20, 30), (spot[0], spot[1], spot[0] + 30, spot[1] + 9))
        SPRITE.put(image, spot)
    return image


SPOTS = [(0, 0), (-5, -5), (40, ROWS - 3), (85, 2 * ROWS), (50, HEIGHT - 4), (10, HEIGHT + 40)]


def test_it_looks_as_if_it_had_been_painted_at_once():
    painted = laid(ground().copy(), *SPOTS)
    canvas = laid(ground(), *SPOTS)
    assert isinstance(canvas, Canvas)
    assert encode.png(canvas, COLOURS) == encode.png(painted, COLOURS)
    assert not canvas.is_painted
    assert canvas.tobytes() == painted.tobytes()


def test_whoever_draws_on_it_otherwise_sees_what_lies_there_already():
    canvas, painted = laid(ground(), (40, 40)), laid(ground().copy(), (40, 40))
    for image in (canvas, painted):
        ImageDraw.Draw(image).line((0, 0, 80, 80), fill=(255, 255, 255), width=3)
        SPRITE.put(image, (20, 20))
    assert canvas.tobytes() == painted.tobytes()


def test_only_what_changed_is_painted(monkeypatch):
    encode.png(laid(ground(), (40, 40), (40, 100)), COLOURS)
    painted = []
    monkeypatch.setattr(
        Canvas,
        "painted",
        lambda self, top, bottom, whole=Canvas.painted: (
            painted.append((top, bottom)) or whole(self, top, bottom)
        ),
    )
    after = laid(ground(), (40, 40), (45, 100))
    drawn = encode.png(after, COLOURS)
    assert painted == [(2 * ROWS, 4 * ROWS)]  # the disc reaches from the third band to the fourth
    assert drawn == encode.png(after.copy(), COLOURS)


def test_a_part_cut_from_a_taller_ground_is_as_tall_as_asked_for():
    for height in (ROWS, 2 * ROWS + 5, HEIGHT):
        part = laid(ground().cut(height), (40, height - 8))
        whole = laid(ground().crop((0, 0, 90, height)), (40, height - 8))
        assert encode.png(part, COLOURS) == encode.png(whole, COLOURS)


def test_grounds_are_told_apart_also_after_they_were_forgotten():
    for shade in (0, 100, 200, 0, 100, 200):
        assert encode.png(ground(shade), COLOURS) == encode.png(ground(shade).copy(), COLOURS)


@pytest.mark.parametrize("game", list(UIS))
def test_turn_after_turn_each_picture_is_as_if_it_were_the_first(game, monkeypatch):
    ui, look = UIS[game], Look(Texts("en"))
    views = [moment.view for moment in played(game, 5)][40:120:8]
    kept_on = [[picture.data for picture in ui.board(look, view)] for view in views]
    monkeypatch.setattr(encode, "_data", whole_data)
    assert kept_on == [[picture.data for picture in ui.board(look, view)] for view in views]


def whole_data(image: Image.Image, colours: bytes) -> bytes:
    """What the encoder makes of a picture that it has not seen being drawn."""
    rows = encode._rows(image.copy(), colours)
    bands = [encode._Bands().packed(b"", own).data for own in rows]
    check = zlib.adler32(b"".join(rows)).to_bytes(4, "big")
    return b"".join((encode._ZLIB_HEADER, *bands, encode._LAST_BLOCK, check))
