"""Emojis: of the right size, distinct, and filling their square at the size of a letter."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.games.uis import UIS
from renderer.emoji import SIDE, fingerprint, png

MOST_BYTES = 10_000
SMALL = 22  # pixels, beside words
GROUNDS = ((49, 51, 56), (255, 255, 255))  # of Discord's dark and light themes
PIXELS = SMALL * SMALL
LEAST_SHARE = 0.25  # of the square that is drawn upon
LEAST_CONTRAST = 40  # between some pixel of an emoji and the ground, of 255
LEAST_DIFFERENCE = 300  # of two emojis that are so small, summed up in grey

every_game = pytest.mark.parametrize("game", UIS)


@pytest.fixture(scope="module")
def drawn():
    return {g: {name: draw() for name, draw in ui.emojis().items()} for g, ui in UIS.items()}


@every_game
def test_each_has_the_size_that_discord_wants(drawn, game):
    assert drawn[game]
    for name, image in drawn[game].items():
        assert (image.mode, image.size) == ("RGBA", (SIDE, SIDE)), name
        file = png(image)
        assert len(file) < MOST_BYTES, name
        assert Image.open(io.BytesIO(file)).size == (SIDE, SIDE)


@every_game
def test_none_is_cut_off_and_all_stand_on_transparent_ground(drawn, game):
    for name, image in drawn[game].items():
        alpha = image.getchannel("A")
        edge = [alpha.crop(box).getextrema()[1] for box in (
            (0, 0, SIDE, 1), (0, SIDE - 1, SIDE, SIDE), (0, 0, 1, SIDE), (SIDE - 1, 0, SIDE, SIDE)
        )]  # fmt: skip
        assert max(edge) == 0, name


@every_game
def test_each_is_seen_at_the_size_of_a_letter_on_dark_and_on_light(drawn, game):
    for name, image in drawn[game].items():
        small = image.resize((SMALL, SMALL), Image.Resampling.LANCZOS)
        share = sum(small.getchannel("A").histogram()[128:]) / PIXELS
        assert share > LEAST_SHARE, name
        for ground in GROUNDS:
            assert ImageChops.difference(on(small, ground), blank(ground)).getextrema()[1] > (
                LEAST_CONTRAST
            ), name


@every_game
def test_any_two_differ_without_colour_at_the_size_of_a_letter(drawn, game):
    grey = {
        name: on(image.resize((SMALL, SMALL), Image.Resampling.LANCZOS), GROUNDS[0])
        for name, image in drawn[game].items()
    }
    for one, two in combinations(grey, 2):
        differing = ImageChops.difference(grey[one], grey[two]).histogram()
        assert sum(value * count for value, count in enumerate(differing)) > LEAST_DIFFERENCE, (
            one,
            two,
        )


def on(image, ground):
    under = Image.new("RGBA", image.size, (*ground, 255))
    under.alpha_composite(image)
    return under.convert("L")


def blank(ground):
    return Image.new("RGB", (SMALL, SMALL), ground).convert("L")


def test_the_fingerprint_tells_drawings_apart_and_is_the_same_again(drawn):
    images = [image for game in drawn.values() for image in game.values()]
    assert len({fingerprint(image) for image in images}) == len(images)
    for game, ui in UIS.items():
        name, draw = next(iter(ui.emojis().items()))
        assert fingerprint(draw()) == fingerprint(drawn[game][name])
