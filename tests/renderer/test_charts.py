"""Charts: everything is on the picture, in every theme, and a sign tells what a colour tells."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from renderer.charts import Bar, Course, Line, Mark, bars_png, course_png
from renderer.grid_picture import THEMES, WIDTH
from renderer.theme import ThemeName

BARS = [Bar("Move", 0.61, "61 %", is_best=True), Bar("Нічого не робити", 0.3, "30 %")]
GREY = (128, 128, 128)
NUMBERS = ((0.0, "0 %"), (1.0, "100 %"))


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def pixels(image: Image.Image, colour: tuple[int, int, int]) -> list[bool]:
    """Which pixels are of a colour, or nearly, row by row."""
    plain = Image.new("RGB", image.size, colour)
    far = ImageChops.difference(image, plain).convert("L").point([0] * 9 + [255] * 247)
    return [value == 0 for value in far.tobytes()]


def course(*shares: float, colours=None, marks=()) -> Course:
    lines = tuple(
        Line(f"Player {n}", (colours or {}).get(n, GREY), ((0.0, 0.5), (0.5, share), (1.0, share)))
        for n, share in enumerate(shares)
    )
    return Course("How it went", lines, tuple(marks), "step 0", "step 9", NUMBERS)


@pytest.mark.parametrize("theme", ThemeName)
def test_the_longest_bar_is_the_largest_share(theme):
    image, colours = opened(bars_png("Promises", BARS, theme)), THEMES[theme]
    best, other = (sum(pixels(image, c)) for c in (colours.gold, colours.blue_zone))
    assert image.width == WIDTH
    assert 1.8 < best / other < 2.3


def test_no_promises_at_all_are_drawn_too():
    assert opened(bars_png("Promises", [], ThemeName.LIGHT)).width == WIDTH
    assert opened(bars_png("Promises", [Bar("x", 0.0, "0 %")], ThemeName.LIGHT)).width == WIDTH


@pytest.mark.parametrize("theme", ThemeName)
def test_lines_and_their_legend_are_of_their_colour(theme):
    red, teal = (190, 40, 40), (20, 140, 130)
    image = opened(course_png(course(0.8, 0.2, colours={0: red, 1: teal}), theme))
    upper = image.crop((0, 0, WIDTH, 600))
    legend = image.crop((0, 620, WIDTH, image.height))
    for colour in (red, teal):
        for part in (upper, legend):
            assert sum(pixels(part, colour)) > 100


def test_lines_of_one_colour_are_told_apart_by_their_signs():
    """Whoever sees no colours must find each player's line."""
    image = opened(course_png(course(0.9, 0.7, 0.5, 0.3, 0.1), ThemeName.LIGHT))
    legends = [image.crop((24, 0, 70, image.height)), image.crop((300, 0, 400, image.height))]
    assert legends[0].tobytes() != legends[1].tobytes()
    alone = [opened(course_png(course(*[0.5] * n), ThemeName.LIGHT)) for n in range(1, 6)]
    assert all(one.tobytes() != two.tobytes() for one, two in pairwise(alone))


def test_a_mark_changes_the_picture_where_it_is():
    plain = opened(course_png(course(0.4), ThemeName.LIGHT))
    marked = opened(course_png(course(0.4, marks=[Mark("1", 0, 0.5)]), ThemeName.LIGHT))
    highlighted = THEMES[ThemeName.LIGHT].active
    found = pixels(marked, highlighted)
    assert sum(found) > 500
    assert not any(pixels(plain, highlighted))
    middle = found.index(True) % WIDTH
    assert WIDTH * 0.4 < middle < WIDTH * 0.7


def test_marks_of_one_moment_are_beside_each_other():
    one = pixels_of_marks(Mark("1", 0, 0.5))
    two = pixels_of_marks(Mark("1", 0, 0.5), Mark("2", 0, 0.5))
    assert two > 1.8 * one


def pixels_of_marks(*marks):
    image = opened(course_png(course(0.4, marks=marks), ThemeName.LIGHT))
    return sum(pixels(image, THEMES[ThemeName.LIGHT].active))


def test_the_same_is_drawn_again():
    assert course_png(course(0.4, 0.6), ThemeName.DARK) == course_png(
        course(0.4, 0.6), ThemeName.DARK
    )
