"""Text never leaves its box, and is never too small to read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from bot.games import GAMES
from bot.played import random_view
from bot.texts import LANGUAGES, Texts
from renderer import type as lettering
from renderer.ankh.labels import LABELS
from renderer.ankh.map_picture import draw_map
from renderer.ankh.strip_picture import draw_strip
from renderer.type import SMALLEST, Weight, fit, font, readable, run, write
from rules.ankh.data import CARDS, God, Power
from tests.renderer.views import SETTINGS, opening, with_god
from tests.texts.catalogues import messages

LONG = "Непередбачувано_довге_ім'я_гравця_з_Дискорду"


class Recorder:
    """Stands in for :func:`renderer.type.fit` and remembers what was fitted into what."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str, Weight, int, int]] = []

    def __call__(self, text: str, weight: Weight, size: int, width: int) -> tuple[str, int]:
        result, smaller = fit(text, weight, size, width)
        self.calls.append((text, result, weight, smaller, width))
        return result, smaller


@pytest.fixture
def recorder(monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(lettering, "fit", recorder)
    return recorder


def everything(language):
    """Draw views that hold every word there is, in one language."""
    labels = Texts(language)
    for setting in SETTINGS:
        view = opening(setting.scenario, setting.seats)
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
    letters = {c for language in LANGUAGES for c in _written(language)} - {" "}
    for letter in letters | set("IVX0123456789…’'"):
        assert run(letter, Weight.BOLD, 24).mask.tobytes() != missing, letter


def _written(language):
    """All that names and labels of the games are made of."""
    names = {
        "god", "kind", "monument", "power", "card", "action", "event", "scenario", "city",
        "label", "colour", "site", "source", "ending", "text",
    }  # fmt: skip
    for key, parts in messages(language).items():
        game, _, rest = key.partition("-")
        if game in GAMES and rest.partition("-")[0] in names:
            yield from "".join(parts.texts).replace("\n", " ")


def test_random_games_in_all_languages_stay_in_their_boxes(recorder):
    for seed in range(12):
        view = random_view("ankh", seed, 40 * seed % 170)
        labels = Texts(LANGUAGES[seed % 3])
        draw_map(view, labels)
        draw_strip(view, labels)
    for text, result, *_ in recorder.calls:
        assert text == result
