"""Words that native readers stumbled over do not come back; beside each the one we use."""

from __future__ import annotations

import re

import pytest

from tests.texts.catalogues import messages

AVOIDED = [
    ("ru", r"\bвыбор(ы|ов|ам|ами|ах)\b", "выбор: in the plural they are elections"),
    ("ru", r"\bВозможно: ", "Можно: the other means perhaps"),
    ("ru", r"\bпоступ(ок|ка|ки|ков)\b", "шаг: a deed is moral"),
    ("ru", r"\bцел(ая|ую|ой) парти", "полная партия"),
    ("ru", r"\bздешн", "эта: the other is dialect"),
    ("ru", r"\bв ходу\b", "за ход: the other means in use"),
    ("ru", r"на пустыне\b", "на пустынной клетке"),
    ("ru", r"играе(т|те) за: ", "a dash, as the name would need a case"),
    ("ru", r": (никто|ни у кого)\b", "a sentence of its own"),
    ("ru", r"\bсамостоятельно\b", "автоматически"),
    ("ru", r"\bновейш", "последний: the other is the latest model"),
    ("uk", r"\bвиб(о|і)р(и|ів|ам|ами|ах)\b", "вибір: in the plural they are elections"),
    ("uk", r"\bвчин(ок|ку|ки|ків)\b", "крок: a deed is moral"),
    ("uk", r"\bтутешн", "ця"),
    ("uk", r"\b(Вибер|вибер|вибра(ти|но|ний|ли))", "обрати, everywhere"),
    ("uk", r"\b[Лл]иш(ит|ил|ає|ают|ати)", "залишити, everywhere"),
    ("uk", r"\b(горі|долі)лиць\b", "cards lie відкриті or закриті"),
    ("uk", r"\bнаосліп\b", "не показуючи"),
    ("uk", r"\b(картинк|малюнок|малюнк)", "зображення"),
    ("uk", r"\bвислід", "результат"),
    ("uk", r"\bпідряд\b", "поспіль"),
    ("uk", r"[а-яіїєґ]'[а-яіїєґ]", "’ in words"),
    ("uk", r"\bЯк звичайно\b", "Як зазвичай"),
    ("uk", r": (ніхто|ні в кого)\b", "a sentence of its own"),
    ("uk", r"на пустелі\b", "на пустельній ділянці"),
    ("uk", r"\bВельмишановн", "Обожнюваний: the other opens a letter"),
]


def is_typed(key):
    """Whatever people type or search for may be said in any way."""
    return "-word-" in key or key.endswith("-words")


@pytest.mark.parametrize(("language", "pattern", "better"), AVOIDED)
def test_what_natives_stumbled_over_is_not_said(language, pattern, better):
    for key, parts in messages(language).items():
        if is_typed(key):
            continue
        for text in parts.texts:
            assert not re.search(pattern, text), (key, text, better)


def test_the_patterns_find_what_they_are_for():
    stumbled = {"ru": "Ваши тайные выборы и планы", "uk": "Виберіть або лишіть карту долілиць"}
    for language, text in stumbled.items():
        assert any(re.search(pattern, text) for of, pattern, _ in AVOIDED if of == language)
