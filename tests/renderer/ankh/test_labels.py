"""The words of the strip are those of the buttons below it."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, Texts
from renderer.ankh import tracks
from renderer.type import SMALLEST, Weight, fit
from rules.ankh.data import ACTIONS


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_has_one_name_in_the_picture_and_on_its_button(language, action):
    texts = Texts(language)
    word = texts(f"ankh-label-action-{action}")
    assert word == texts(f"ankh-click-action-{action}")
    shown, size = fit(word, Weight.BOLD, 24, tracks._NAME_WIDTH)
    assert shown == word
    assert size >= SMALLEST
