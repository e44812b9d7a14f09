"""Lines of Duel as people type them, in three languages."""

from __future__ import annotations

import pytest

from bot.games.typed_words import words_for
from rules.duel.lines import GRAMMAR
from rules.engine.reading import read


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("ru", "построить 32", ["build 32"]),
        ("ru", "Построить карту 32", ["build 32"]),
        ("ru", "строю библиотеку", ["build library"]),
        ("ru", "построить здание суда", ["build courthouse"]),
        ("ru", "продаю карту 32", ["sell 32"]),
        ("ru", "сбросить скрипторий.", ["sell scriptorium"]),
        ("ru", "построить чудо света 32/2", ["wonder 32 2"]),
        ("ru", "32 пирей", ["wonder 32 piraeus"]),
        ("ru", "активировать бога 3", ["god 3"]),
        ("ru", "активирую 3, жертва 2+4", ["god 3", "2+4"]),
        ("ru", "мавзолей в галикарнасе", ["mausoleum"]),
        ("ru", "гильдию торговцев", ["merchants_guild"]),
        ("ru", "гильд торг", ["merchants_guild"]),
        ("ru", "беру закон!", ["law"]),
        ("ru", "беру жетон закон", ["law"]),
        ("ru", "продать карту 32.", ["sell 32"]),
        ("ru", "выбираю пирей", ["piraeus"]),
        ("uk", "збудувати 32", ["build 32"]),
        ("uk", "Збудувати карту 32", ["build 32"]),
        ("uk", "будую бібліотеку", ["build library"]),
        ("uk", "продаю карту 32", ["sell 32"]),
        ("uk", "збудувати диво світу 32/2", ["wonder 32 2"]),
        ("uk", "32 пірей", ["wonder 32 piraeus"]),
        ("uk", "активувати бога 3", ["god 3"]),
        ("uk", "мавзолей у галікарнасі", ["mausoleum"]),
        ("uk", "гільд торг", ["merchants_guild"]),
        ("uk", "залишаю закон", ["law"]),
        ("uk", "беру жетон закон", ["law"]),
        ("uk", "активую бога 3!", ["god 3"]),
        ("uk", "карʼєр", ["shelf_quarry"]),
        ("uk", "кар´єр", ["shelf_quarry"]),
        ("uk", "кар`єр", ["shelf_quarry"]),
        ("uk", "бiблiотека", ["library"]),  # with Latin letters
        ("en", "sell the card 32", ["sell 32"]),
        ("en", "build the library", ["build library"]),
        ("en", "statue of zeus", ["statue_of_zeus"]),
    ],
)
def test_a_line_is_read(language, line, meant):
    words = words_for("duel", language)
    assert [answer.key for answer in read(GRAMMAR, line, words)] == meant
