"""Letters of all languages, in their place and large enough to read."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.texts import LANGUAGES
from renderer.type import SMALLEST, Weight, font, run, write
from tests.texts.catalogues import messages


def test_nothing_is_set_smaller_than_a_phone_can_show():
    with pytest.raises(ValueError, match="phone"):
        font(Weight.BOLD, SMALLEST - 1)
    assert SMALLEST >= 20


def test_a_text_that_does_not_fit_at_all_is_left_out():
    image = Image.new("RGB", (40, 40))
    assert write(image, (0, 20), "Anubis", (255, 255, 255), size=20, width=3) == 0
    assert image.getbbox() is None


@pytest.mark.parametrize("align", ["left", "middle", "right"])
def test_text_is_aligned(align):
    image = Image.new("RGB", (200, 40))
    width = write(image, (100, 20), "Ra", (255, 255, 255), size=24, width=90, align=align)
    left, top, right, bottom = image.getbbox()
    middle = {"left": 100 + width / 2, "middle": 100, "right": 100 - width / 2}[align]
    assert abs((left + right) / 2 - middle) <= 2
    assert abs((top + bottom) / 2 - 20) <= 2


def test_all_letters_of_three_languages_are_in_the_font():
    missing = run("\uffff", Weight.BOLD, 24).mask.tobytes()
    letters = {c for language in LANGUAGES for c in written(language) if c.isalpha()}
    for letter in letters | set("IVX0123456789…’'"):
        assert run(letter, Weight.BOLD, 24).mask.tobytes() != missing, letter


def written(language):
    """All that any game or the bot says."""
    return {c for parts in messages(language).values() for text in parts.texts for c in text}
