"""Text never leaves its box, and is never too small to read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.commands.seeded_games import random_view
from bot.texts import LANGUAGES, Texts
from renderer.ankh.labels import LABELS
from renderer.ankh.map_picture import draw_map
from renderer.ankh.strip_picture import draw_strip
from renderer.type import SMALLEST, readable, run
from rules.ankh.data import CARDS, God, Power
from tests.renderer.ankh.views import SETTINGS, opening, with_god
from tests.renderer.fitted import LONG, recorder

__all__ = ["recorder"]


def everything(language):
    """Draw views that hold every word there is, in one language."""
    labels = Texts(language)
    for setting in SETTINGS:
        view = opening(setting.agreed["scenario"], setting.seats)
        draw_map(view, labels)
        draw_strip(view, labels)
    view = opening()
    for n in range(0, 12, 6):
        for god in God:
            powers = tuple(Power)[n : n + 6]
            view = with_god(view, god, powers=powers, hand=(), played=CARDS, followers=88)
        draw_strip(view, labels)
    for event in range(18):
        draw_strip(replace(view, event=event, tie_breaker=God.RA, tie_breaker_up=True), labels)
    draw_strip(replace(view, forgotten=tuple(God), winner=God.RA, regions_left=(1, 2, 3)), labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_ours_leaves_its_box_or_is_shortened(recorder, language):
    everything(language)
    assert len(recorder.calls) > 1000
    for text, result, weight, size, width in recorder.calls:
        assert run(result, weight, size).width <= width, text
        assert result == text, f"{text!r} is cut to {result!r} in {width} px"
        assert size >= SMALLEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_as_short_as_promised(language):
    texts = Texts(language)
    for label in LABELS:
        values = {"number": 188} if "{$number}" in label.meaning else {}
        assert len(texts(label.key, **values)) <= label.most, label.key


def test_a_long_name_of_a_player_is_shortened(recorder):
    draw_strip(opening(), Texts("uk"), names=(LONG,) * 5)
    names = [call for call in recorder.calls if call[0] == LONG]
    assert len(names) == 5
    for _, result, weight, size, width in names:
        assert result.endswith("…")
        assert run(result, weight, size).width <= width


def test_what_the_font_does_not_have_is_left_out_of_a_name():
    assert readable("Оленʼка 🐫 王 Їжак") == "Олен’ка   Їжак"
    assert readable("🐫") == ""
    draw_strip(opening(), Texts("uk"), names=("🐫",) * 5)


def test_random_games_in_all_languages_stay_in_their_boxes(recorder):
    for seed in range(12):
        view = random_view("ankh", seed, 40 * seed % 170)
        labels = Texts(LANGUAGES[seed % 3])
        draw_map(view, labels)
        draw_strip(view, labels)
    for text, result, *_ in recorder.calls:
        assert text == result
