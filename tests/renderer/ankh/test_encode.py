"""One fixed palette for a theme holds every picture of it, in small files."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from bot.commands.seeded_games import random_view
from bot.games.ankh.turn_pictures import draw_turn
from bot.texts import Texts
from renderer import encode
from renderer.ankh.encode import colours
from renderer.ankh.map_picture import draw_map
from renderer.ankh.palette import THEMES
from renderer.ankh.strip_picture import draw_strip
from tests.renderer.ankh.views import LABELS, opening

MOST_BYTES = 300_000


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("draw", [draw_map, draw_strip])
def test_no_colour_drifts_far_in_the_palette(theme, draw):
    image = draw(opening(), LABELS, theme=theme)
    shown = encode.indexed(image, colours(theme)).convert("RGB")
    histogram = ImageChops.difference(image, shown).convert("L").histogram()
    assert sum(histogram[24:]) / sum(histogram) < 0.002
    assert sum(histogram[12:]) / sum(histogram) < 0.02


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_palette_has_256_colours_at_most(theme):
    assert len(colours(theme)) == 3 * 256


def test_pictures_are_palette_png_and_small_enough():
    for seed in range(5):
        drawn = draw_turn(random_view("ankh", seed, 70, seats=5), Texts("ru"))
        assert sum(map(len, drawn)) <= MOST_BYTES
        for data in drawn:
            with Image.open(io.BytesIO(data)) as image:
                assert (image.format, image.mode, image.width) == ("PNG", "P", 1080)
