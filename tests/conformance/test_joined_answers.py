"""Two answers typed as one are read or refused, whatever they are; no game stumbles over them."""

from __future__ import annotations

from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.seeded_games import playing
from rules.engine.errors import IllegalAnswer
from tests.conformance.played import SEEDS, every_game

MOST = 300  # decisions of one game


@every_game
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_two_answers_as_one_are_understood_or_refused(game, seed):
    random, seen, refused = Random(seed), ["10"], 0
    for _, session in zip(range(MOST), playing(game, seed), strict=False):
        if session.request is None:
            break
        choice = waiting(session)[0]
        seen += [str(option) for option in choice.options[:6]]
        if choice.seat >= 0:
            for _ in range(5):
                refused += is_refused(session, choice.seat, " ".join(random.choices(seen, k=2)))
    assert refused > 0


def is_refused(session, seat, text):
    try:
        session.clone().answer(seat, text)
    except IllegalAnswer:
        return True
    return False
