"""What may be typed in Senet, in three languages."""

from __future__ import annotations

import pytest

from bot.games.typed_words import words_for
from rules.engine.errors import IllegalAnswer
from rules.engine.session import Session
from rules.engine.trial import no_chance
from rules.senet.game import GAME

FORWARD = {"reed": [5, 9], "reel": [18, 19], "throw": 2}
BACKWARD = {"reed": [9, 17], "reel": [10, 11, 18, 19], "throw": 1}


def expanded(position, line, language="en"):
    session = Session(GAME, GAME.read_position(position), no_chance)
    return GAME.expand(session, 0, line, words_for("senet", language))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "5"),
        ("en", "move 5"),
        ("en", "go from house 5"),
        ("en", "mo 5"),
        ("ru", "ход 5"),
        ("ru", "хожу с дома 5"),
        ("ru", "вперёд 5"),
        ("ru", "move 5"),
        ("uk", "хід 5"),
        ("uk", "йду з дому 5"),
        ("uk", "уперед 5"),
        ("ru", "Хожу фишкой с клетки 5"),
        ("ru", "пойти из дома 5"),
        ("uk", "ходжу фішкою з клітинки 5"),
        ("uk", "xід 5"),  # the first letter is Latin
        ("en", "move the piece from square 5"),
        ("en", "move my piece 5."),
        ("ru", "ход фишкой 5"),
        ("ru", "двигаю фишку 5"),
        ("ru", "фишка 5"),
        ("ru", "впер 5"),
        ("ru", "иду 5."),
        ("uk", "рухаю фішку 5"),
        ("uk", "фішкою з 5"),
        ("uk", "упер 5"),
        ("uk", "ходжу фішкою 5!"),
    ],
)
def test_a_move_forward(language, line):
    assert expanded(FORWARD, line, language) == ["5"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "back 9"),
        ("en", "move back 9"),
        ("en", "go back from house 9"),
        ("ru", "назад 9"),
        ("ru", "Пойти фишкой назад 9"),
        ("ru", "отступаю из дома 9"),
        ("ru", "отступить фишкой 9!"),
        ("ru", "наз 9"),
        ("uk", "відступаю з 9"),
        ("uk", "Піти фішкою назад 9"),
        ("uk", "відступити фішкою 9."),
        ("uk", "нaзaд 9"),  # with Latin letters
    ],
)
def test_a_move_back(language, line):
    assert expanded(BACKWARD, line, language) == ["back 9"]


def test_what_comes_after_the_next_throw_cannot_be_said():
    with pytest.raises(IllegalAnswer) as caught:
        expanded(FORWARD, "5 9")
    assert caught.value.reason == "too_far_ahead"


def test_a_number_never_means_a_move_back():
    with pytest.raises(IllegalAnswer) as caught:
        expanded(BACKWARD, "9")
    assert caught.value.reason == "protected"
