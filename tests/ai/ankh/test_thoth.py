"""The computer player as a whole: legal, sure, quick, and clearly better than random."""

import ast
import inspect
from pathlib import Path

import pytest

import ai
from ai.ankh.thoth import DECISIONS, Thoth
from ai.player import Player
from ai.random_player import RandomPlayer
from bot.commands import checks
from bot.commands.match import Tally, play_one
from bot.games.registry import lookup, settings_of
from bot.games.uis import ui_of
from bot.tables.chance import seeded
from rules.ankh.words import VERB_OF
from rules.engine.session import Session

ANKH = lookup("ankh")
SETTINGS = settings_of(ANKH)
TIME_OF_AN_ANSWER = 1.0  # seconds, on a slow and busy machine; the bar is 2


def play(setting, seed, players):
    """Play a whole game and return what each seat answered."""
    session = Session(ANKH, ANKH.new(setting.seats, setting_options(setting)), seeded(seed))
    said = []
    while session.request is not None:
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view = ANKH.view(session.state, choice.seat)
        key = players[choice.seat].answer(view, choice.what, keys)
        assert key in keys, f"{choice.what}: {key} is not on offer"
        said.append((choice.seat, choice.what, key))
        session.answer(choice.seat, key)
    return said, session


def setting_options(setting):
    return setting.agreed  # without a choice it is the first map


def test_knows_every_decision_of_the_game():
    assert set(DECISIONS) == {*VERB_OF, "action"}


@pytest.mark.parametrize(
    "n", range(len(SETTINGS)), ids=lambda n: f"{SETTINGS[n].agreed['scenario']}-{SETTINGS[n].seats}"
)
def test_plays_whole_games_everywhere(n):
    setting = SETTINGS[n]
    tally = Tally("thoth", "random", setting.seats)
    play_one(ui_of("ankh"), setting, n, n, tally)  # an answer that is not on offer raises
    assert tally.games == 1
    assert tally.decisions > 10
    assert tally.slowest < TIME_OF_AN_ANSWER, tally.slowest_what


def test_plays_against_itself_as_every_god_of_five():
    (setting,) = settings_of(ANKH, 5, {"scenario": "guardians_of_kemet"})
    said, session = play(setting, 4, [Thoth(seat) for seat in range(5)])
    assert ANKH.result(session.state) is not None
    assert {seat for seat, _, _ in said} == set(range(5))


def test_beats_random_players():
    fitting = [setting for setting in SETTINGS if setting.seats == 2]
    tally = Tally("thoth", "random", 2)
    for n in range(20):
        play_one(ui_of("ankh"), fitting[n % len(fitting)], seed=100 + n, n=n, tally=tally)
    assert tally.wins >= 15, tally.words()


def test_says_the_same_for_the_same_seed():
    setting = SETTINGS[0]

    def game():
        return play(setting, 7, [Thoth("a"), RandomPlayer("b")])[0]

    assert game() == game()


def test_an_answer_does_not_depend_on_earlier_ones():
    setting = SETTINGS[0]
    session = Session(ANKH, ANKH.new(2, setting_options(setting)), seeded(1))
    player = Thoth("a")
    while session.request is not None and session.base < 120:
        choice = checks.waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view = ANKH.view(session.state, choice.seat)
        key = player.answer(view, choice.what, keys)
        assert Thoth("a").answer(view, choice.what, keys) == key
        session.answer(choice.seat, key)


# --- it sees its view and nothing else ------------------------------------------------------


def test_is_given_a_view_a_name_and_keys():
    for player in (Player, Thoth, RandomPlayer):
        assert list(inspect.signature(player.answer).parameters) == [
            "self",
            "view",
            "what",
            "options",
        ]


def test_imports_rules_but_no_session_history_or_state():
    standard = {"collections", "dataclasses", "functools", "itertools", "math", "random", "typing"}
    allowed = {"ai", "rules", *standard}
    forbidden = {"rules.engine.session", "rules.engine.history", "rules.ankh.state"}
    root = Path(ai.__path__[0])
    others = {*root.glob("search/*.py"), *root.glob("learning/*.py"), root / "levels.py"}
    for path in set(root.rglob("*.py")) - others:  # those that answer by a view
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module != "__future__":
                assert node.module.split(".")[0] in allowed, path
                assert node.module not in forbidden, path
            elif isinstance(node, ast.Import):
                assert {alias.name.split(".")[0] for alias in node.names} <= allowed, path


def test_a_view_is_not_changed_by_thinking():
    setting = SETTINGS[0]
    session = Session(ANKH, ANKH.new(2, setting_options(setting)), seeded(3))
    choice = checks.waiting(session)[0]
    view = ANKH.view(session.state, choice.seat)
    before = repr(view)
    Thoth(1).answer(view, choice.what, [str(option) for option in choice.options])
    assert repr(view) == before
