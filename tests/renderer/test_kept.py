"""Large pictures are kept packed, and everybody gets one of their own."""

from __future__ import annotations

import pytest
from PIL import Image

from renderer.kept import kept


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L"])
def test_a_kept_picture_is_drawn_once_and_is_the_same_every_time(mode) -> None:
    drawn = []

    @kept(4)
    def picture(width: int, *, name: str) -> Image.Image:
        drawn.append(name)
        image = Image.effect_noise((width, 40), 60).convert(mode)
        drawn.append(image.tobytes())
        return image

    first, again = picture(50, name="a"), picture(50, name="a")
    assert drawn == ["a", first.tobytes()]
    assert again.tobytes() == first.tobytes()
    assert (again.mode, again.size) == (mode, (50, 40))
    assert picture(60, name="b").size == (60, 40)


def test_whoever_draws_on_one_spoils_none_of_the_others() -> None:
    @kept(1)
    def picture() -> Image.Image:
        return Image.new("RGB", (8, 8), (1, 2, 3))

    picture().paste((9, 9, 9), (0, 0, 8, 8))
    assert picture().getpixel((4, 4)) == (1, 2, 3)


def test_no_more_are_kept_than_are_asked_for() -> None:
    drawn = []

    @kept(2)
    def picture(n: int) -> Image.Image:
        drawn.append(n)
        return Image.new("L", (4, 4), n)

    for n in (1, 2, 3, 2, 1):
        picture(n)
    assert drawn == [1, 2, 3, 1]
