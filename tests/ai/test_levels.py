"""Softly among the best: small mistakes often, large ones never."""

from __future__ import annotations

from collections import Counter
from random import Random

from ai.levels import STUPID, softly
from ai.search.search import Found

VISITS = 50
SHARES = {"best": 0.60, "good": 0.58, "fair": 0.53, "poor": 0.40}
SOFTNESS = 0.04


def chosen(shares, visits=VISITS, softness=SOFTNESS):
    found = Found("best", dict.fromkeys(shares, visits), shares, visits * len(shares))
    return Counter(softly(found, softness, Random(seed)) for seed in range(2_000))


def test_the_more_an_option_promises_the_likelier_it_is():
    count = chosen(SHARES)
    assert count["best"] > count["good"] > count["fair"] > 50
    assert count["good"] > 0.5 * count["best"]


def test_nothing_stupid_is_done():
    assert SHARES["best"] - SHARES["poor"] > STUPID * SOFTNESS
    assert "poor" not in chosen(SHARES)


def test_one_lucky_try_is_not_believed():
    """An option tried once promises little more than the usual share."""
    found = Found("sure", {"sure": 60, "lucky": 1}, {"sure": 0.5, "lucky": 0.62}, 61)
    count = Counter(softly(found, SOFTNESS, Random(seed)) for seed in range(2_000))
    assert count["lucky"] < 0.85 * 2_000


def test_what_was_not_tried_is_not_taken():
    found = Found("a", {"a": 3, "b": 0}, {"a": 0.1}, 3)
    assert {softly(found, 1.0, Random(seed)) for seed in range(50)} == {"a"}
