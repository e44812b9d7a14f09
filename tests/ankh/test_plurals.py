"""Counted things of Ankh in the forms of each language."""

from __future__ import annotations

import pytest

from bot.texts import Texts
from tests.texts.catalogues import messages
from tests.texts.test_catalogues import samples


@pytest.mark.parametrize(
    ("language", "key", "name", "forms"),
    [
        ("en", "ankh-board-region", "cells", ("1 cell", "2 cells", "5 cells", "21 cells")),
        ("ru", "ankh-board-region", "cells", ("1 клетка", "2 клетки", "5 клеток", "21 клетка")),
        ("uk", "ankh-board-region", "cells", ("1 ділянка", "2 ділянки", "5 ділянок", "21 ділянка")),
        ("en", "ankh-refused-too-many-camels", "camels",
         ("1 camel:", "2 camels", "5 camels", "21 camels")),
        ("ru", "ankh-refused-too-many-camels", "camels",
         ("1 верблюд ", "2 верблюда ", "5 верблюдов ", "21 верблюд ")),
        ("uk", "ankh-refused-too-many-camels", "camels",
         ("1 верблюд ", "2 верблюди ", "5 верблюдів ", "21 верблюд ")),
        ("en", "ankh-refused-too-few-followers", "need",
         ("1 follower ", "2 followers", "5 followers", "21 followers")),
        ("ru", "ankh-refused-too-few-followers", "need",
         ("Нужен 1 верующий,", "Нужно 2 верующих", "Нужно 5 верующих", "Нужен 21 верующий,")),
        ("uk", "ankh-refused-too-few-followers", "need",
         ("Потрібен 1 послідовник,", "Потрібні 2 послідовники,", "Потрібно 5 послідовників",
          "Потрібен 21 послідовник,")),
        ("ru", "ankh-board-sheet", "count", ("игрок ", "игроки ", "игроки ", "игрок ")),
    ],
)  # fmt: skip
def test_plural_forms(language, key, name, forms):
    values = samples(key, messages(language)[key].variables, 3)
    for number, form in zip((1, 2, 5, 21), forms, strict=True):
        assert form in Texts(language)(key, **{**values, name: number})
