"""What a price is called, in a draft and in the log."""

from __future__ import annotations

import pytest

from bot.games.duel.payments import to_pay
from bot.games.duel.phrases import BOOK
from bot.texts import Texts
from rules.duel.data import Resource
from rules.duel.prices import Bought, Price, Way


@pytest.mark.parametrize(
    ("language", "free", "bought"),
    [
        ("en", "free", "pays 3: 1 coin, 1 wood at 2"),
        ("ru", "бесплатно", "цена 3: 1 монета, дерево ×1 по 2"),
        ("uk", "безплатно", "ціна 3: 1 монета, дерево ×1 по 2"),
    ],
)
def test_a_price_reads_the_same_in_ones_own_draft_and_in_the_log(language, free, bought):
    say = BOOK.speaker(Texts(language), ())
    assert to_pay(say, Price(Way.COST, 0)) == free
    assert to_pay(say, Price(Way.COST, 3, 1, (Bought(Resource.WOOD, 1, 2),))) == bought
