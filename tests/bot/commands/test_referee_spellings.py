"""Whatever spelling docs/referee.md promises is taken at every decision (rules.md 3)."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from tests.conformance.played import every_game, new_session

SEEDS = range(5)
SAMPLE = 6  # options of each decision


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_promised_spelling_means_the_option(game, seed):
    """rules.md 3: arrows, capitals, verbs, aims by direction, chains from either end."""
    spellings = spellings_of(game)
    session, taste, random = new_session(game, seed), Taste(Random(seed)), Random(seed)
    wrong = set()
    while session.request is not None:
        choice = waiting(session)[0]
        options = random.sample(list(choice.options), min(SAMPLE, len(choice.options)))
        for option in options:
            for text in {*anywhere(str(option)), *spellings(choice.what, option)}:
                meant = choice.find(text) or choice.find(session.game.respell(choice, text) or "")
                if meant != option:
                    wrong.add((choice.what, str(option), text, str(meant)))
        session.answer(choice.seat, taste.pick(choice))
    assert wrong == set()


def spellings_of(game):
    """What a game promises besides: ``spellings`` of ``tests/<game>/spellings.py``, if any."""
    if find_spec(f"tests.{game}.spellings") is None:
        return lambda what, option: ()
    return import_module(f"tests.{game}.spellings").spellings


def anywhere(key):
    """Capitals, blanks around it, and two words of a name apart."""
    yield from (key.upper(), key.capitalize(), f"  {key} ")
    if "_" in key:
        yield from (key.replace("_", " "), key.replace("_", "-"), key.replace("_", "'"))
