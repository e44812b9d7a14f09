"""The computer player of Duel: it answers everything, and beats whoever looks no further."""

import pytest

from ai.duel.answers import PROMISES
from ai.duel.thoth import Thoth
from ai.random_player import RandomPlayer
from bot.commands import checks
from bot.tables.chance import seeded
from rules.duel.game import GAME
from rules.duel.keys import What
from rules.engine.session import Session
from tests.ai.duel.greedy import Greedy

GAMES = 6  # per variant; a fair share would be half of them
WATCHED = 8
ALWAYS_ASKED = {What.DRAFT_WONDER, What.MAIN_ACTION, What.PLACE_GOD, What.OFFERING_TOKENS}


def play(seed, pantheon, players, watch=None):
    """Play a whole game and return its last view."""
    state = GAME.new(2, {"pantheon": pantheon, "first": "random"})
    session = Session(GAME, state, seeded(seed))
    while session.request is not None:
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view = GAME.view(session.state, choice.seat)
        if watch is not None:
            watch(view, choice.what, keys)
        session.answer(choice.seat, players[choice.seat].answer(view, choice.what, keys))
    return GAME.view(session.state, None)


def wins(pantheon, rival):
    """How many games the computer player wins, from both seats."""
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        players = [rival(f"{seed}"), rival(f"{seed}")]
        players[seat] = Thoth(f"{seed}")
        won += seat in play(seed, pantheon, players).winners
    return won


def test_knows_every_decision_of_the_game():
    assert {*PROMISES, What.MAIN_ACTION} == set(What)


def test_answers_whatever_random_players_run_into():
    thoth, asked = Thoth("watching"), set()

    def watch(view, what, keys):
        assert thoth.answer(view, what, keys) in keys, what
        asked.add(what)

    for seed in range(WATCHED):
        play(seed, True, [RandomPlayer(f"{seed}/{n}") for n in range(2)], watch)
    assert asked > ALWAYS_ASKED


@pytest.mark.parametrize("pantheon", [False, True])
def test_beats_chance(pantheon):
    assert wins(pantheon, RandomPlayer) >= GAMES - 1


@pytest.mark.parametrize("pantheon", [False, True])
def test_beats_whoever_takes_most_points_and_shields(pantheon):
    assert wins(pantheon, lambda seed: Greedy()) >= GAMES - 2
