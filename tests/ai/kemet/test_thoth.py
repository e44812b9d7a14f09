"""The computer player as a whole: it answers everything, wastes nothing, and beats chance."""

from random import Random

import pytest

from ai.kemet.thoth import DECISIONS, Thoth
from ai.random_player import RandomPlayer
from bot.commands import checks
from bot.games.registry import settings_of
from bot.tables.chance import seeded
from rules.engine.session import Session
from rules.kemet.data import SEATS, Mode
from rules.kemet.game import GAME
from rules.kemet.keys import CARD, NONE, NOTHING, What
from tests.kemet.games import positions

GAMES = 4  # for each number of players
WATCHED = 4
# What random players hardly ever come to within a few games is tested by itself.
SELDOM = {
    *(What.VISION, What.NIGHT_TILE, What.REINFORCE, What.CREATURE, What.STRATEGY),
    *(What.FIRST_BATTLE, What.MOVE_ON, What.ESCAPE, What.WOUND, What.SANCTUARY),
    *(What.TELEPORTATION, What.HOME),
}


def play(seed, seats, mode, players):
    """Play a whole game; return its state and what each seat was asked and answered."""
    (setting,) = settings_of(GAME, seats, {"mode": mode})
    state = GAME.new(seats, setting.options(Random(seed)))
    session, said = Session(GAME, state, seeded(seed)), []
    while session.request is not None:
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view = GAME.view(session.state, choice.seat)
        key = players[choice.seat].answer(view, choice.what, keys)
        assert key in keys, f"{choice.what}: {key} is not on offer"
        said.append((choice.seat, choice.what, key))
        session.pick(choice.seat, keys.index(key))
    return session.state, said


def test_knows_every_decision_of_the_game():
    assert set(DECISIONS) == set(What)


def test_answers_whatever_random_players_run_into():
    asked = set()
    for seed in range(WATCHED):
        for session in positions(seed):
            if session.request is None:
                continue
            choice = checks.waiting(session)[0]
            keys = [str(option) for option in choice.options]
            view = GAME.view(session.state, choice.seat)
            seen = repr(view)
            key = Thoth("watching").answer(view, choice.what, keys)
            assert key in keys, choice.what
            assert repr(view) == seen, "thinking does not change what is seen"
            asked.add(choice.what)
    assert asked >= set(What) - SELDOM


@pytest.mark.parametrize("seats", SEATS)
def test_beats_chance_with_any_number_of_players(seats):
    won = 0
    for seed in range(GAMES):
        seat = seed % seats
        players = [RandomPlayer(f"{seed}/{n}") for n in range(seats)]
        players[seat] = Thoth(f"{seed}")
        state, _ = play(seed, seats, list(Mode)[seed % len(Mode)], players)
        won += seat in state.winners
    assert won >= GAMES - 1


@pytest.mark.parametrize("mode", Mode)
def test_plays_against_itself_and_wastes_nothing(mode):
    """A space for building or buying is taken to build or buy; a card is chosen to be played."""
    state, said = play(3, 3, mode, [Thoth(seat) for seat in range(3)])
    assert state.winners
    assert {seat for seat, _, _ in said} == {0, 1, 2}
    assert not [what for _, what, key in said if what in (What.BUILD, What.BUY) and key == NOTHING]
    assert not [what for _, what, key in said if what == What.CARD and key == NONE]


def test_takes_points_in_several_ways():
    """Battles, temples and pyramids all bring victory points."""
    seen = set()
    for seed in range(3):
        state, _ = play(seed, 2, Mode.LONG, [Thoth("a"), Thoth("b")])
        points = GAME.result(state)["points"]
        seen |= {kind for row in points for kind, count in row.items() if count}
    assert seen >= {"battle", "temple", "pyramid", "two_temples"}


def test_says_the_same_for_the_same_seed():
    one, two = (play(7, 2, Mode.SHORT, [Thoth("a"), RandomPlayer("b")])[1] for _ in range(2))
    assert one == two
    assert CARD in [key for _, _, key in one]
