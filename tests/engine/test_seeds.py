"""Draws from a seed: the published rule (docs/trust.md), and no draw without a number."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from rules.engine import seeds as module
from rules.engine.decisions import CHANCE, Choice
from rules.engine.luck import Luck, OldLuck
from rules.engine.seeds import Seed, Seeds, draw
from rules.engine.session import Entry

SECRET = bytes(range(32))


def test_the_rule_is_the_published_one():
    """The values are those of the example in docs/trust.md."""
    assert Seed(SECRET).sha256 == hashlib.sha256(SECRET).hexdigest()
    for number in range(50):
        value = int(hmac.new(SECRET, f"{number}.0".encode(), "sha256").hexdigest(), 16)
        assert draw(SECRET, number, 7) == value % 7
    assert [draw(SECRET, number, 6) for number in range(8)] == EXAMPLE


EXAMPLE = [3, 3, 3, 4, 1, 0, 1, 3]


def test_options_are_equally_likely():
    counts = Counter(draw(SECRET, number, 5) for number in range(5000))
    assert set(counts) == set(range(5))
    assert max(counts.values()) - min(counts.values()) < 200


def test_what_would_make_some_options_likelier_is_drawn_again(monkeypatch):
    """With four values only and three options, the fourth value cannot count."""
    monkeypatch.setattr(module, "_SPACE", 4)
    values = iter([3, 3, 2])
    digests = lambda *_: next(values).to_bytes(32, "big")  # noqa: E731 - one line
    monkeypatch.setattr(module.hmac, "digest", digests)
    assert draw(SECRET, 0, 3) == 2


def test_a_seed_is_not_written_where_it_could_be_read():
    assert SECRET.hex() not in repr(Seed(SECRET))
    assert str(SECRET) not in repr(Seed(SECRET))
    assert SECRET.hex() not in repr(Seeds([Seed(SECRET)]))


def test_a_later_seed_gives_the_later_draws():
    first, second, third = (Seed(bytes([n]) * 32, at) for n, at in ((1, 0), (2, 5), (3, 5)))
    both = Seeds([first]).followed_by(second).followed_by(third)
    for number in range(10):
        secret = first.secret if number < 5 else third.secret
        assert both.place(number, 1000) == draw(secret, number, 1000)


def test_old_luck_has_a_number_too():
    """So the next draw is not the one that was taken back."""
    old = OldLuck([Entry(CHANCE, "die", "3")])
    luck = Luck(Seeds([Seed(SECRET)]), old, 4)
    choice = Choice(CHANCE, "die", [1, 2, 3, 4, 5, 6])
    assert luck(choice) == 2
    assert luck(choice) == draw(SECRET, 5, 6)


@pytest.mark.parametrize("count", [1, 2, 3, 52, 10**6])
def test_a_place_is_among_the_options(count):
    assert all(0 <= draw(SECRET, number, count) < count for number in range(200))
